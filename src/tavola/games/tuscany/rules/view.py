"""What a seat may know of a game of The Castles of Tuscany: the table, the mats, the boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.games.tuscany.rules.box import Box
from tavola.kernel import Bag, Seat, View

RING = 50
"""How many spaces a track has."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile or a wooden hexagon, wherever it lies."""

    name: str
    """A type, kinds of agriculture such as `wine-boar`, or `hexagon`."""
    type: str
    """Its type, which is its colour; a hexagon has that of its field, and none before it lies on one."""
    kinds: tuple[str, ...] = ()
    """What an agriculture tile shows."""
    back: Seat | None = None
    """From whose set it is; None: neutral, or a hexagon."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a board."""

    name: str
    """Column a to i from left to right, then the place from the top: `b4`."""
    q: int
    r: int
    """Axial coordinates, flat side up: the height is r + q/2, downwards."""
    piece: int
    """On the first, second or third piece from the left: 0, 1 or 2."""
    type: str
    region: int
    """The number of its region on this board."""
    tile: Tile | None
    reachable: bool
    """Whether it is empty and lies beside a covered field."""


@dataclass(frozen=True, slots=True)
class Region:
    """Connected fields of one colour."""

    number: int
    type: str
    fields: tuple[str, ...]
    covered: int
    points: int
    """What completing it brings, or has brought."""

    @property
    def size(self) -> int:
        return len(self.fields)

    @property
    def complete(self) -> bool:
        return self.covered == len(self.fields)


@dataclass(frozen=True, slots=True)
class Board:
    """A board as it was built."""

    pieces: tuple[str, str, str]
    """From left to right, such as `A1`."""
    turned: tuple[bool, bool, bool]
    offsets: tuple[str, str]
    """How the second and the third piece lie: up or down by half a field, high or low by one and a half."""
    castle: str | None
    """The field of the start castle; None: not yet decided."""
    fields: tuple[Field, ...]
    regions: tuple[Region, ...]


@dataclass(frozen=True, slots=True)
class Mat:
    """What lies before one seat."""

    seat: Seat
    red: int
    green: int
    cards: int
    """How many cards it holds."""
    hand: Bag | None
    """The cards by colour; None: hidden from the viewer."""
    storage: tuple[Tile, ...]
    spaces: int
    """Storage spaces, free ones included."""
    marble: int
    workers: int
    bonus: Bag
    """Bonus cards by kind: card, storage, marble, worker, yield."""
    stacks: tuple[int, ...]
    """Tiles left in each of the own stacks, the leftmost first."""
    laid: int
    """Own tiles that were laid into the display."""
    pieces: tuple[str, ...]
    """The pieces it was dealt."""
    board: Board | None
    """None: not built yet, or sealed."""
    sealed: bool
    """Whether it has built its board while others still build."""
    empty: int
    """Empty fields of the board."""

    @property
    def marker(self) -> int:
        """What the marker shows: 0 (it is not needed yet), 50 or 100."""
        return min(self.red // RING * RING, 2 * RING)

    @property
    def red_space(self) -> int:
        """The space of the red track on which the stone stands; the last one also stands for 0."""
        return (self.red - 1) % RING + 1

    @property
    def green_space(self) -> int:
        """The same on the green track."""
        return (self.green - 1) % RING + 1


@dataclass(frozen=True, slots=True)
class ColourBonus:
    """A colour bonus tile: what it is worth, and who has had it."""

    type: str
    first: int
    second: int
    first_by: Seat | None
    second_by: Seat | None

    @property
    def points(self) -> int:
        """What the next to complete the colour gets; 0: nothing any more."""
        if self.first_by is None:
            return self.first
        return self.second if self.second_by is None else 0


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a tile would bring the viewer at once on one of the fields that it fits."""

    tile: str
    field: str
    region: int
    """Points for the region that it would complete; 0: it completes none."""
    colour: int
    """Points for the colour that it would complete."""
    kinds: int
    """Points for new kinds of agriculture."""
    gains: Bag
    """marble, worker, hexagon, cards, yield, bonus or tile, as its effect."""

    @property
    def points(self) -> int:
        """All green points at once."""
        return self.region + self.colour + self.kinds


@dataclass(frozen=True, slots=True)
class TuscanyView(View):
    """The table as one seat sees it."""

    box: Box
    """The components in play."""
    stage: str
    """setup, build, bonus, action, pay, discard, take, free, chance, after or over."""
    start: Seat | None
    round: int
    """1, 2 or 3."""
    stack_emptied: bool
    """Whether somebody has emptied the stack that ends this round."""
    extra_round: bool
    """Whether this is the last time around the table."""
    marble_used: bool
    """Whether the mover has had another action for a marble."""
    display: tuple[Tile | None, ...]
    """The spaces 1 to 8."""
    neutral: int
    """Tiles left in the neutral stack."""
    removed: Bag
    """Neutral tiles that were sent away, by name; they are the next neutral stack."""
    pile: int
    """Cards left in the pile."""
    discards: Bag
    """Cards paid since the pile was made, by colour."""
    stock: Bag
    """Bonus cards left, by kind."""
    colours: tuple[ColourBonus, ...]
    yields: Mapping[str, int]
    """All yield cards of the box, by name."""
    yields_left: int
    """Yield cards left in the pile."""
    yields_done: Bag
    """Yield cards turned up since that pile was made."""
    turned_up: tuple[str, ...]
    """Yield cards of this turn, in order."""
    mats: tuple[Mat, ...]
    paying: tuple[str, str] | None
    """Tile and field that the mover is paying for."""
    prospects: tuple[Prospect, ...]
    """For the viewer: what every tile of the display and of the own storage would bring where it fits."""
    missing: Bag
    """For the viewer: by colour, how many cards are missing to pay for a tile, pairs and workers counted."""
