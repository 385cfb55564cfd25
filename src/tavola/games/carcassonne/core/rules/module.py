"""What a module of rules can answer: the core's extension points, and tasks of its own.

A module overrides what it answers. When a game is set up, the rules keep for each extension point the
short list of modules that really answer it, so a module that is not in play costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tavola.games.carcassonne.core.rules.slots import NOTHING, ModuleState
from tavola.games.carcassonne.core.rules.tiles import Part, Tile
from tavola.kernel import Award, Events, Option, Reason, Seat, Task

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.feature import Feature
    from tavola.games.carcassonne.core.rules.offers import Offers
    from tavola.games.carcassonne.core.rules.state import CarcassonneState

Move = tuple[Seat, int, int]
"""On the score track: whose counting figure, which of theirs, how far."""

Line = tuple[str, int, int, str]
"""One line of a score: what, count, value, rule."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure: how many each seat has, and how much it counts for a majority."""

    name: str
    count: int
    strength: int = 0
    """0: no meeple, so it neither claims nor counts."""


class CarcassonneTask(Task["CarcassonneState"]):
    """A step of a turn; its class belongs to the core or to exactly one module."""

    __slots__ = ()


class Module:
    """One mechanic. Offer and effect of it stand in one file; its other parts lie in the same folder.

    A module holds no state, so two of the same class are the same.
    """

    name: ClassVar[str] = ""
    requires: ClassVar[tuple[str, ...]] = ()
    """Modules without which it makes no sense."""
    figures: ClassVar[tuple[Figure, ...]] = ()
    marks: ClassVar[tuple[tuple[str, int], ...]] = ()
    """Numbers that parts of tiles carry and that add up when parts join: name and bits."""
    claims: ClassVar[tuple[int, ...]] = ()
    """Kinds of features that meeples may claim, apart from roads, cities and monasteries."""
    surrounds: ClassVar[tuple[int, ...]] = ()
    """Kinds of features, apart from monasteries, for which surrounding tiles are counted."""
    counters: ClassVar[tuple[str, ...]] = ()
    """Figures on the score track that each seat has, apart from its counting meeple."""
    steps: ClassVar[tuple[CarcassonneTask, ...]] = ()
    """Its tasks that the order of a turn names; they are done every turn."""

    @property
    def package(self) -> str:
        """The folder it lies in, as a package: tiles, rules, words and pictures of its own are there."""
        return type(self).__module__.rpartition(".")[0]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    # -- setting up --------------------------------------------------------------------------------

    def mark(self, tile: Tile, part: Part) -> Mapping[str, int]:
        """What a part carries of this module's marks."""
        return {}

    def initial(self, seats: int) -> ModuleState:
        """What the module keeps in its slot of the state at the beginning."""
        return NOTHING

    def start_tile(self) -> str | None:
        """The tile that lies first, if not the usual one. First answer counts."""
        return None

    def taken_out(self) -> Iterable[str]:
        """Tiles that go back into the box. All answers together."""
        return ()

    # -- drawing and laying ------------------------------------------------------------------------

    def begun(self, state: CarcassonneState) -> None:
        """A turn begins, or the second half of a double turn. Everybody hears."""

    def drawn_from(self, state: CarcassonneState) -> list[int] | None:
        """Those tiles of the stock that are drawn from now, if not all of them. First answer counts."""
        return None

    def watches(self, state: CarcassonneState) -> bool:
        """Whether it may forbid anything now; asked before `forbids`."""
        return True

    def forbids(self, state: CarcassonneState, cell: int, turn: int) -> str | None:
        """The rule that forbids laying the tile there like this. Any answer forbids."""
        return None

    def laid(self, state: CarcassonneState) -> None:
        """The tile has just been laid and joined. Everybody hears."""

    # -- figures -----------------------------------------------------------------------------------

    def offers(self, state: CarcassonneState, offers: Offers) -> None:
        """Add further options instead of a meeple. All answers together."""

    def bars_now(self, state: CarcassonneState) -> bool:
        """Whether it may take anything away now; asked before `bars`."""
        return True

    def bars(self, state: CarcassonneState, option: Option) -> str | None:
        """The rule that takes this option away for now, whoever offers it. Any answer does."""
        return None

    def carries_out(self, state: CarcassonneState, option: Option, events: Events) -> bool:
        """Carry out an option of its own; False: it is not this module's."""
        return False

    def refuses(self, state: CarcassonneState, option: Option) -> Reason | None:
        """Why an option of its own is not offered; None: it is not this module's."""
        return None

    def parse(self, text: str) -> Option | None:
        """Its option that has this text."""
        return None

    def figures_removed(self, state: CarcassonneState, events: Events) -> None:
        """Figures have left the board. Everybody hears."""

    # -- scoring -----------------------------------------------------------------------------------

    def values(self, state: CarcassonneState, feature: Feature, lines: list[Line]) -> None:
        """Change the lines of a feature's score. One after the other."""

    def completed(self, state: CarcassonneState, feature: Feature, events: Events) -> None:
        """A feature was completed and scored. Everybody hears."""

    def city_value(self, state: CarcassonneState, field: Feature, seat: Seat) -> tuple[int, str] | None:
        """What a city is worth to this seat's meeples on a field, and by which rule. The most counts."""
        return None

    def beforehand(self, state: CarcassonneState) -> Iterable[Award]:
        """Awards of its own at the end, before features are scored. All answers together."""
        return ()

    def final(self, state: CarcassonneState) -> Iterable[Award]:
        """Awards of its own at the end, when features are scored. All answers together."""
        return ()

    def ended(self, state: CarcassonneState) -> None:
        """All is scored; what does not stay goes back. Everybody hears."""

    # -- the score track ---------------------------------------------------------------------------

    def counted(
        self, state: CarcassonneState, source: str, moves: Sequence[Move]
    ) -> Iterable[CarcassonneTask]:
        """It is settled which counting figures move; tasks for after that. All answers together."""
        return ()

    def moved(self, state: CarcassonneState, source: str, move: Move, start: int, end: int) -> None:
        """A counting figure went from one number to another. Everybody hears."""

    # -- looking -----------------------------------------------------------------------------------

    def shows(self, state: CarcassonneState) -> object:
        """What everybody sees of its slot: a frozen value of a class of the module's own."""
        raise NotImplementedError

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        """Put a prepared piece of its own, or raise SetupError; False: it is not this module's."""
        return False


class TileSet(Module):
    """Tiles that can be in play without any mechanic; what only mechanics know is then mere decoration."""
