"""What positions and tasks of every edition have in common."""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeVar

from tavola.games.carrara.parts.rules.blocks import Counts
from tavola.games.carrara.parts.rules.quarry import Quarry
from tavola.kernel import AnyTask, Chance, Pick, Rank, Reason, Seat, State, Task

PositionT = TypeVar("PositionT", bound="Position")


class Step(Task[PositionT]):
    """A step of a turn. Those that wait say where in the turn the game stands."""

    __slots__ = ()

    stage: ClassVar[int] = -1
    """The number that stands for it in the key of a position, for ever, where keys have such numbers."""
    phase: ClassVar[str] = ""
    """How a view names it."""
    chance_rule: ClassVar[str] = ""
    """The rule by which everybody waits while it leaves something to chance."""

    def asked(self, state: PositionT) -> Seat:
        return state.mover


class Position(State):
    """Flat lists of small numbers; rows of a seat stand one after the other."""

    __slots__ = (
        "bag", "blocks", "built", "city_stone", "coins", "display", "final", "mover", "open_screens",
        "points", "quarry", "scored_types", "seats", "start", "turns", "wheel",
    )  # fmt: skip

    waits_by: ClassVar[str]
    """The rule by which seats wait for the mover."""
    over_by: ClassVar[str]
    """The rule by which nothing is asked any more."""

    def __init__(
        self,
        tasks: tuple[AnyTask, ...],
        quarry: Quarry,
        seats: int,
        *,
        blocks_per_colour: int,
        coins: int,
        cities: int,
        display: int,
        open_screens: bool,
    ) -> None:
        super().__init__(*tasks)
        colours = quarry.width
        self.quarry = quarry
        self.seats = seats
        self.open_screens = open_screens
        self.start: Seat = -1
        self.mover: Seat = -1
        self.turns = 0
        self.wheel = [1] * colours + [0] * colours * (len(quarry.prices) - 1)
        self.bag = [blocks_per_colour - 1] * colours
        self.blocks = [0] * colours * seats
        self.coins = [coins] * seats
        self.points = [0] * seats
        self.built: list[tuple[tuple[int, int], ...]] = [()] * seats
        """By seat: (tile, city) in the order of building; what replaces a building takes its place."""
        self.scored_types = [0] * seats
        """By seat, a bit for each type."""
        self.city_stone: list[Seat] = [-1] * cities
        self.display = [-1] * display
        self.final: tuple[Rank, ...] = ()

    @property
    def task(self) -> Step[Any] | None:
        """What is to be done next; None when the game is over."""
        if not self.agenda:
            return None
        task = self.agenda[-1]
        assert isinstance(task, Step)
        return task

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def all_open(self) -> bool:
        return self.open_screens

    def hand(self, seat: Seat) -> Counts:
        """The seat's blocks by colour."""
        width = self.quarry.width
        return tuple(self.blocks[seat * width : (seat + 1) * width])

    def hand_in(self, seat: Seat, counts: Counts) -> None:
        """Blocks that are paid go into the bag."""
        blocks, bag = self.blocks, self.bag
        at = seat * len(bag)
        for colour, n in enumerate(counts):
            if n:
                blocks[at + colour] -= n
                bag[colour] += n

    def _copy_shared(self, twin: Self) -> None:
        """Give the twin what every edition has."""
        twin.agenda, twin._pending, twin.listed = self.agenda[:], self._pending, self.listed
        twin.quarry, twin.seats, twin.open_screens = self.quarry, self.seats, self.open_screens
        twin.start, twin.mover, twin.turns, twin.final = self.start, self.mover, self.turns, self.final
        twin.wheel, twin.bag, twin.blocks = self.wheel[:], self.bag[:], self.blocks[:]
        twin.coins, twin.points, twin.built = self.coins[:], self.points[:], self.built[:]
        twin.scored_types, twin.city_stone = self.scored_types[:], self.city_stone[:]
        twin.display = self.display[:]

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        """All that is hidden can be counted from what was played openly, so it is kept."""
        return self.copy()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Rank, ...]:
        return self.final

    def _nothing_asked(self, seat: Seat) -> Reason:
        if isinstance(self.pending, Chance):
            assert self.task is not None
            return Reason(self.task.chance_rule)
        if self.over:
            return Reason(self.over_by)
        return Reason(self.waits_by, {"seat": self.mover})


def open_cities(state: Position) -> int:
    """A bit for each city that nobody has scored."""
    found, bit = 0, 1
    for owner in state.city_stone:
        if owner < 0:
            found |= bit
        bit <<= 1
    return found


def ranks(state: Position) -> tuple[Rank, ...]:
    """Most points first; equal points, most blocks first; equal in both, the same rank."""
    left = [sum(state.hand(seat)) for seat in range(state.seats)]
    results = list(zip(state.points, left, strict=True))
    places = []
    for seat in sorted(range(state.seats), key=lambda seat: (-state.points[seat], -left[seat], seat)):
        better = sum([result > results[seat] for result in results])
        tied = state.points.count(state.points[seat]) > 1
        places.append(Rank(seat, better + 1, state.points[seat], left[seat] if tied else None))
    return tuple(places)
