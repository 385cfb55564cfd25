"""What a module can show in the terminal: the text board's extension points.

The file `text.py` in a module's folder offers `TEXT`, an instance of a subclass that overrides what it shows.
Signs are single characters, or the name of a letter that differs by language: NAME stands for what
`carcassonne-board-letter-NAME` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from rich.text import Text

from tavola.games.carcassonne.core.rules.tiles import Part
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid
from tavola.games.carcassonne.core.slices import parts_of
from tavola.kernel import Option, Seat
from tavola.words import Lexicon

LOOSE = "bold yellow"
"""The style of what lies or stands loose on the tiles."""
MIDDLE, CORNER = "middle", "corner"


@dataclass(frozen=True, slots=True)
class Loose:
    """Something on a tile that belongs to nobody."""

    sign: str
    on: str
    """The name of a part, MIDDLE or CORNER; in a corner there is room for two characters."""


class ModuleText:
    """What one module shows. Holds no state."""

    printed: ClassVar[Mapping[str, str]] = {}
    """Signs of what is printed on tiles, by the name that the legend has for it."""
    inks: ClassVar[Mapping[str, str]] = {}
    """Styles of its signs."""
    in_middle: tuple[str, ...] = ()
    """Kinds of parts that are drawn in the middle of their tile, below all figures."""
    symbols: tuple[str, ...] = ()
    """Kinds of parts that are told in words about the tile in hand."""
    about_last_tile: tuple[str, ...] = ()
    """Its questions for which the tile just laid is shown instead of the whole table."""

    def shown_on(self, part: Part) -> str:
        """The name of what is printed on a part, empty for nothing: its kind, or a fact about it."""
        return next((name for name in (part.kind, *part.facts) if name in self.printed), "")

    def sign(self, part: Part, turn: int) -> str:
        """The sign on a part of a tile turned like this, empty for none."""
        return self.printed.get(self.shown_on(part), "")

    def symbol(self, part: Part, lexicon: Lexicon) -> str:
        """A part of the tile in hand in words."""
        return lexicon.say(f"carcassonne-board-symbol-{part.kind}")

    def loose(self, view: CarcassonneView, laid: Laid) -> Iterable[Loose]:
        """What lies or stands on a tile and belongs to nobody. All answers together."""
        return ()

    def legend(self, view: CarcassonneView, lexicon: Lexicon) -> Mapping[str, str]:
        """Signs that are in use for loose things, by the name that the legend has for them."""
        return {}

    def named_parts(self, option: Option) -> Iterable[str]:
        """Parts of the tile just laid that an option of its own names."""
        return ()

    def on_track(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        """What a seat has on the score track. One after the other."""
        return Text()

    def holds(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        """What a seat holds, beside the track. One after the other."""
        return Text()

    def in_supply(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        """What a seat has in its supply besides figures. One after the other."""
        return Text()


class Texts:
    """All text parts in play, and for each extension point those that really answer it."""

    def __init__(self, parts: Sequence[ModuleText]) -> None:
        self.parts = tuple(parts)
        self.inks = {sign: style for part in parts for sign, style in part.inks.items()}
        self.about_last_tile = tuple(ask for part in parts for ask in part.about_last_tile)
        self.loose = self._answering("loose")
        self.on_track = self._answering("on_track")
        self.holds = self._answering("holds")
        self.in_supply = self._answering("in_supply")

    def _answering(self, point: str) -> tuple[ModuleText, ...]:
        default = getattr(ModuleText, point)
        return tuple(part for part in self.parts if getattr(type(part), point) is not default)


@lru_cache(maxsize=32)
def texts_of(packages: tuple[str, ...]) -> Texts:
    """What the modules in these folders show."""
    return Texts([part.TEXT for part in parts_of(packages, "text")])
