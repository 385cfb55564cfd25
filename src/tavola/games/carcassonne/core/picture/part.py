"""What an expansion can add to the picture: its extension points.

The file `picture.py` in an expansion's folder offers `PICTURE`, an instance of a subclass that overrides
what it answers. Only what is in play is asked, in the order of the catalog.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.picture.figures import Shape
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.kernel import Decision, Seat

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.picture.scene import Scene
    from tavola.games.carcassonne.core.rules.view import PlacedFigure


@dataclass(frozen=True, slots=True)
class TrackPiece:
    """A piece on the score track."""

    name: str
    """Its id, which it keeps from picture to picture."""
    seat: Seat
    figure: str
    words: str
    space: int
    laps: int = 0
    pick: str | None = None
    faded: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """One choice of a question, to be picked."""

    pick: str
    icon: str
    words: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """The choices of a question, beside a picture of what they are about."""

    cards: tuple[Card, ...]
    picture: str = ""


class PicturePart:
    """The picture of one expansion. Holds no state."""

    figures: tuple[Shape, ...] = ()
    """The shapes of its figures that have an owner; without one, a figure looks like a meeple."""
    has_track = False
    """Whether it matters who stands where on the score track, so that all of it is shown."""
    has_stock = False
    """Whether some of it belongs to nobody and lies beside the board; see `stock`."""
    figures_asked_for: tuple[tuple[str, str], ...] = ()
    """Its questions that are about figures on the board, each with the word for picking one."""

    symbols: tuple[Symbol, ...] = ()
    """What is printed on the tiles in its folder, and on no others."""
    stamps: tuple[tuple[str, str], ...] = ()
    """What is drawn once and used wherever it stands: name and markup, around its own middle."""
    ends: tuple[tuple[str, float], ...] = ()
    """What roads on its tiles end at, and how much room that takes around its middle."""
    layouts: tuple[Layout, ...] = ()
    """Those of its tiles that are laid out in their own way."""

    # -- where a game is set up --------------------------------------------------------------------

    printed = ""
    """What its rules read on tiles: such a tile stands for it, unless it has a figure."""
    lies_down = False
    """Whether its figure is shown lying."""

    # -- the board ---------------------------------------------------------------------------------

    def definitions(self, scene: Scene) -> Iterable[str]:
        """What other drawings use by its id."""
        return ()

    def lying(self, scene: Scene) -> Iterable[str]:
        """Pieces that lie on the board, below all figures."""
        return ()

    def ways(self, scene: Scene) -> Iterable[str]:
        """Ways that are shown across the board, below all figures."""
        return ()

    def standing(self, scene: Scene) -> Iterable[str]:
        """Figures on the board that have no owner."""
        return ()

    def targets(self, scene: Scene) -> Iterable[str]:
        """Places on the board that can be picked in the open question."""
        return ()

    def figure_pick(self, scene: Scene, figure: PlacedFigure) -> tuple[str, str] | None:
        """What a figure of the viewer can be picked for, and the words. First answer counts."""
        return None

    # -- a seat's mat ------------------------------------------------------------------------------

    def belongings(self, scene: Scene, seat: Seat) -> Iterable[str]:
        """What a seat has of it, side by side in one row of its mat; each around its left end."""
        return ()

    def waiting(self, scene: Scene, seat: Seat, x: float, feet: float) -> str:
        """A piece at the right end of the mat that waits for its time; empty: there is none."""
        return ""

    def counters(self, scene: Scene, seat: Seat) -> Mapping[str, int] | None:
        """The numbers that a seat's counting figures have reached, if there are several. First answer."""
        return None

    def counter_pick(self, scene: Scene, seat: Seat, counter: str) -> str | None:
        """What a counting figure can be picked for in the open question. First answer counts."""
        return None

    # -- the score track ---------------------------------------------------------------------------

    def on_track(self, scene: Scene) -> Iterable[TrackPiece]:
        """Its pieces on the score track, apart from counting figures."""
        return ()

    def spaces(self, scene: Scene) -> Mapping[int, tuple[str, str]]:
        """The spaces that can be picked in the open question, each with its pick and the words."""
        return {}

    def below_track(self, scene: Scene) -> tuple[float, str] | None:
        """What lies below the score track, and how much room it takes."""
        return None

    # -- all the rest ------------------------------------------------------------------------------

    def stock(self, scene: Scene) -> Iterable[tuple[float, str]]:
        """What of it belongs to nobody and is not on the board, each with how much room it takes."""
        return ()

    def cards(self, scene: Scene, decision: Decision) -> Cards | None:
        """Choices to be shown large for a question in words. First answer counts."""
        return None

    def sheet(self, scene: Scene, decision: Decision, width: float, height: float) -> str | None:
        """Anything else that is shown large for a question, as large as told. First answer counts."""
        return None
