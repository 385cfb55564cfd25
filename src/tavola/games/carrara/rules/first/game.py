"""The first edition as a game."""

from __future__ import annotations

from functools import cache

from tavola.games.carrara.data import text_of
from tavola.games.carrara.rules.first.actions import start
from tavola.games.carrara.rules.first.parts import BOX, SAY
from tavola.games.carrara.rules.first.pieces import place
from tavola.games.carrara.rules.first.state import CarraraState
from tavola.kernel import Game, Offer, Option, Rulebook, Setup, SetupError, SetupOption, parse_book


@cache
def _rulebook() -> Rulebook:
    return Rulebook([parse_book(text_of("rulebook.toml"))])


class FirstEdition(Game):
    """The Palaces of Carrara, first edition, base game, for 2 to 4 players."""

    offer = Offer(
        game="carrara",
        seats=range(min(BOX.goals), max(BOX.goals) + 1),
        boxes={"base": ()},
        options=(SetupOption("screens", ("closed", "open")),),
    )
    rules_version = 1
    oldest_rules_version = 1

    def new(self, setup: Setup, version: int | None = None) -> CarraraState:  # noqa: ARG002 (there is only one)
        setup = self.offer.checked(setup)
        state = CarraraState(setup.seats, open_screens=setup.options["screens"] == "open")
        if setup.start is not None:
            start.begin(state, setup.start, None)
        if setup.prepared.pieces:
            if setup.start is None:
                raise SetupError("prepared pieces need a start player that is chosen, not drawn")
            place(state, setup.prepared.pieces)
        return state

    def parse(self, text: str) -> Option:
        return SAY.parse(text)

    def rulebook(self) -> Rulebook:
        return _rulebook()


FIRST_EDITION = FirstEdition()
