"""Lakes and ferries in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid
from tavola.games.carcassonne.core.text.module import MIDDLE, Loose, ModuleText
from tavola.games.carcassonne.expansions.ferries.rules import FerriesView
from tavola.kernel import Option
from tavola.words import Lexicon

N, E, S, W = range(4)
SIGNS = {
    frozenset((N, S)): "║", frozenset((E, W)): "═", frozenset((N, E)): "╚", frozenset((N, W)): "╝",
    frozenset((S, E)): "╔", frozenset((S, W)): "╗",
}  # fmt: skip
"""By the edges of the two roads that a ferry joins."""


class FerriesText(ModuleText):
    """A ferry lies in the middle of its lake, between two of the roads."""

    printed: ClassVar[Mapping[str, str]] = {"lake": "~"}
    inks: ClassVar[Mapping[str, str]] = {"~": "bold dodger_blue1"}
    in_middle = ("lake",)
    symbols = ("lake",)
    about_last_tile = ("carcassonne.ferry",)

    def loose(self, view: CarcassonneView, laid: Laid) -> Iterator[Loose]:
        ferries, cell = view.part(FerriesView), f"{laid.x},{laid.y}"
        for ferry in ferries.lying if ferries else ():
            if ferry.cell == cell:
                yield Loose(_sign(laid, ferry.first, ferry.second), MIDDLE)

    def legend(self, view: CarcassonneView, lexicon: Lexicon) -> Mapping[str, str]:
        ferries = view.part(FerriesView)
        return {"ferry": "═"} if ferries and ferries.lying else {}

    def named_parts(self, option: Option) -> Iterator[str]:
        if "piers" in option.fields:
            yield from str(option.fields["piers"]).split("-")


def _sign(laid: Laid, *roads: str) -> str:
    joined = [part for part in laid.kind.parts if part.name in roads]
    return SIGNS[frozenset((edge + laid.turn) % 4 for part in joined for edge in part.edges)]


TEXT = FerriesText()
