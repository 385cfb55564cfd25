"""What a seat may know of a game of the second edition; what a mode does not have is empty or None."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.games.carrara.second.rules.box import Box, Rate
from tavola.games.carrara.second.rules.edition import Prospect
from tavola.kernel import Bag, Seat, View


@dataclass(frozen=True, slots=True)
class Screen:
    """What a seat keeps behind its screen."""

    coins: int
    blocks: Bag


@dataclass(frozen=True, slots=True)
class Built:
    """A building on a mat, in the order of building."""

    tile: str
    """Such as `villa 3`; a monument is `villa 8`."""
    type: str
    value: int
    """As printed."""
    city: str
    place: str
    """City and number in its column from the bottom, as options name it: `lucca 2`."""
    monument: bool
    decoration: str | None = None
    """The kind, such as `flag`."""
    statue: str | None = None
    """The colour, or `gold`."""
    worth: int = 0
    """The value when it is scored: with a decoration one more."""


@dataclass(frozen=True, slots=True)
class Mat:
    """What lies before one seat."""

    seat: Seat
    points: int
    buildings: tuple[Built, ...]
    scored_types: tuple[str, ...]
    scored_landscapes: tuple[str, ...]
    improvements: tuple[str, ...]
    """Names of cities and landscapes."""
    rates: Mapping[str, Rate]
    """By city and landscape: what a value of 1 brings this seat now."""
    stones_left: int
    screen: Screen | None
    """None: hidden from the viewer."""
    prospects: tuple[Prospect, ...]
    """What each scoring field would bring now, possible or not, as everybody can work out."""
    warehouses: tuple[str | None, ...] = ()
    """The decoration or statue in each, by its name; no warehouses: the mode has none."""
    scored_pairs: tuple[str, ...] = ()
    """Statue fields that are scored: `massa-pisa`."""
    money: str | None = None
    """The money field that the seat has claimed, by its rate."""


@dataclass(frozen=True, slots=True)
class CourtSection:
    """A bonus section of the royal court."""

    name: str
    kind: str
    """coins, points, gold or decoration."""
    amount: int
    stones: tuple[Seat, ...]
    """Whose stones stand there."""
    visited: bool
    """Whether the royal visit that is on goes there."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """What the two wheels show at a segment."""

    decoration: str
    statue: str


@dataclass(frozen=True, slots=True)
class MoneyField:
    """A money field, by its rate: so many coins are a point at the end."""

    rate: str
    needed: int
    """Coins that must be shown to claim it."""
    claimed_by: tuple[Seat, ...]
    """Shared fields have at most one stone."""


@dataclass(frozen=True, slots=True)
class EndOfGame:
    """What the end of the game still needs, and who has turns left."""

    stack: int
    fewest_stones: int
    """Of the seat that has fewest left to score with."""
    triggered_by: Seat | None
    last_turns: tuple[Seat, ...]
    """Seats that still have their last turn, in order; the mover's is the one that is on."""


@dataclass(frozen=True, slots=True)
class Majorities:
    """Points for the most statues in each city, and how many each seat has there."""

    points: Mapping[str, tuple[int, ...]]
    """By city: first, second, third."""
    statues: Mapping[str, tuple[int, ...]]
    """By city, then seat."""
    would_score: Mapping[str, tuple[int, ...]]
    """By city, then seat: the points if the game ended now."""


@dataclass(frozen=True, slots=True)
class SecondView(View):
    """The table as one seat sees it."""

    box: Box
    """The components in play."""
    stage: str
    """setup, action, take, pay, show, improve, field, reward, place, after or over."""
    start: Seat | None
    wheel: tuple[Bag, ...]
    """Blocks on segments I to VI."""
    bag: int
    display: tuple[str | None, ...]
    stack: int
    monuments: tuple[str, ...]
    """Types whose monument is left."""
    improvements: tuple[str, ...]
    """What can still be improved."""
    building: tuple[str, str] | None
    """Tile and city that are being paid for."""
    cities: Mapping[str, Seat | None]
    """Whose stone stands on each city of the board."""
    court: tuple[CourtSection, ...]
    open_area: tuple[int, ...]
    """By seat, how many stones stand in the open area of the court."""
    marker: Seat | None
    """Who holds the marker of the royal visit; None: it lies on the court."""
    mats: tuple[Mat, ...]
    end: EndOfGame
    symbols: tuple[Symbol, ...] = ()
    """By segment; empty: the wheels are blank."""
    decorations: Bag | None = None
    """Supply by kind; None: the mode has none."""
    statues: Bag | None = None
    """Supply by colour; `gold` lies at the court."""
    money_fields: tuple[MoneyField, ...] = ()
    pairs: tuple[str, ...] = ()
    """The statue fields of every mat."""
    majorities: Majorities | None = None
    purchase_price: int | None = None
    """What a decoration or statue costs; None: the mode has no such purchase."""
    purchased: bool = False
    """Whether the mover has made the purchase of this turn."""
    in_hand: str | None = None
    """The decoration or statue that the mover is about to place."""
