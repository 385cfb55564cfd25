"""The Robbers: they stand on the score track and take half of what others get there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules import piece_text
from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module, Move
from tavola.games.carcassonne.core.rules.options import SKIP, Skip
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.track import AWARD, SPACES, credit, position, space
from tavola.kernel import Award, Decision, Event, Events, FieldValue, Item, Option, Pending, Reason, Seat

LEFT_OVER = components_beside(__name__).number("final")
"""Points for a robber that has not robbed."""
ROBBERY = "robbery"
"""Where points come from that a robber brought; nobody robs those."""

Loot = tuple[tuple[Seat, int, int], ...]
"""What a robber may choose from: whose points, which counting figure's, how many."""


@dataclass(frozen=True, slots=True)
class Robber:
    """A robber on the score track."""

    space: int
    spent: bool = False
    """It has robbed and is about to go home."""

    @property
    def key(self) -> int:
        return self.space + 100 * self.spent


@dataclass(frozen=True, slots=True)
class RobbersState(ModuleState):
    """By seat, its robber; None: at home."""

    robbers: tuple[Robber | None, ...]

    def key(self) -> tuple[int, ...]:
        return tuple(-1 if robber is None else robber.key for robber in self.robbers)

    def with_robber(self, of: Seat, robber: Robber | None) -> RobbersState:
        """The same with the robber of one seat elsewhere."""
        return RobbersState(tuple(robber if seat == of else it for seat, it in enumerate(self.robbers)))


ROBBERS = Slot[RobbersState]("robbers")


@dataclass(frozen=True, slots=True)
class RobbersView:
    """Where the robbers are."""

    spaces: tuple[int | None, ...]
    """By seat, the space of its robber; None: at home."""
    spent: tuple[Seat, ...]
    """Whose robbers have robbed and are about to go home."""


@dataclass(frozen=True, slots=True)
class Ambush(Option):
    """Stand the robber on a space of the score track."""

    at: int

    @property
    def word(self) -> str:
        return "ambush"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"space": str(self.at)}


@dataclass(frozen=True, slots=True)
class Rob(Option):
    """Rob the points that this figure moves."""

    seat: Seat
    counter: str

    @property
    def word(self) -> str:
        return "rob"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"victim": str(self.seat), "counter": self.counter}


@dataclass(frozen=True, slots=True)
class OfferRobbers(CarcassonneTask):
    """After a tile with the symbol: the mover's robber, then that of the next who has theirs at home."""

    name = "robbers"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if "robber" not in state.land.face.symbols:
            return None
        robbers = ROBBERS.of(state).robbers
        others = [(state.mover + n) % state.seats for n in range(1, state.seats)]
        following = next((seat for seat in others if robbers[seat] is None), None)
        if following is not None and _spaces(state, following):
            state.do_next(PlaceRobber(following))
        own = robbers[state.mover]
        if not (own and own.spent) and _spaces(state, state.mover):
            state.do_next(PlaceRobber(state.mover))
        return None


@dataclass(frozen=True, slots=True)
class PlaceRobber(CarcassonneTask):
    """A seat may stand its robber beside a counting figure of another."""

    name = "robbers"

    seat: Seat

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        spaces = map(Ambush, _spaces(state, self.seat))
        return (Decision(self.seat, "carcassonne.robber", (*spaces, SKIP)),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Skip):
            return
        assert isinstance(option, Ambush)
        robbers = ROBBERS.of(state)
        at_home = robbers.robbers[seat] is None
        rule = ("place" if seat == state.mover else "next") if at_home else "move"
        ROBBERS.put(state, robbers.with_robber(seat, Robber(option.at)))
        if events is not None:
            where = (f"space:{option.at}",)
            rule = f"carcassonne.robbers.{rule}"
            events.append(Event("carcassonne.ambush", seat, rule, dict(option.fields), where=where))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.robbers.place", dict(option.fields))


@dataclass(frozen=True, slots=True)
class Robbery(CarcassonneTask):
    """A robber takes its half; its owner chooses if there are several."""

    name = "robbery"

    seat: Seat
    loot: Loot

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        seat, loot = self.seat, self.loot
        if len({_half(points) for _, _, points in loot}) > 1:
            options = tuple(Rob(victim, state.rules.counters[counter]) for victim, counter, _ in loot)
            halves = tuple(_half(points) for _, _, points in loot)
            return (Decision(seat, "carcassonne.robbery", options, {"halves": halves}),)
        _rob(state, seat, loot[0], events)
        return None

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Rob)
        counter = state.rules.counters.index(option.counter)
        _rob(state, seat, next(one for one in self.loot if one[:2] == (option.seat, counter)), events)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.robbers.choose")


@dataclass(frozen=True, slots=True)
class SendRobbersHome(CarcassonneTask):
    """Robbers that have robbed go back to their owners."""

    name = "robbers-back"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        for seat, robber in enumerate(ROBBERS.of(state).robbers):
            if robber and robber.spent:
                ROBBERS.put(state, ROBBERS.of(state).with_robber(seat, None))
                if events is not None:
                    events.append(Event("carcassonne.robber_back", seat, "carcassonne.robbers.back"))
        return None


class Robbers(Module):
    """Every seat has one. Robbed points are never robbed again."""

    name = "robbers"
    steps = (OfferRobbers(), SendRobbersHome())

    def initial(self, seats: int) -> ModuleState:
        return RobbersState((None,) * seats)

    def counted(
        self, state: CarcassonneState, source: str, moves: Sequence[Move]
    ) -> Iterable[CarcassonneTask]:
        if source != AWARD:
            return
        lurking = dict(lurking_robbers(state))
        for n in range(state.seats):
            seat = (state.mover + n) % state.seats
            if seat in lurking and (loot := _loot(state, seat, lurking[seat], moves)):
                robber = Robber(lurking[seat], spent=True)
                ROBBERS.put(state, ROBBERS.of(state).with_robber(seat, robber))
                yield Robbery(seat, loot)

    def moved(self, state: CarcassonneState, source: str, move: Move, start: int, end: int) -> None:
        """Robbed points are not robbed: robbers beside the figure go with it."""
        if source != ROBBERY:
            return
        for seat, at in lurking_robbers(state):
            if seat != move[0] and at == space(start):
                ROBBERS.put(state, ROBBERS.of(state).with_robber(seat, Robber(space(end))))

    def ended(self, state: CarcassonneState) -> None:
        ROBBERS.put(state, RobbersState((None,) * state.seats))

    def beforehand(self, state: CarcassonneState) -> Iterator[Award]:
        for seat, _ in lurking_robbers(state):
            item = Item("robber", 1, LEFT_OVER, "carcassonne.robbers.final")
            yield Award(seat, "carcassonne.robber", (item,))

    def parse(self, text: str) -> Option | None:
        match text.split(" "):
            case ["ambush", at] if at.isdecimal() and str(int(at)) == at and int(at) < SPACES:
                return Ambush(int(at))
            case ["rob", seat, counter] if seat in ("0", "1", "2", "3", "4", "5") and counter.isalpha():
                return Rob(int(seat), counter)
        return None

    def shows(self, state: CarcassonneState) -> RobbersView:
        robbers = ROBBERS.of(state).robbers
        return RobbersView(
            spaces=tuple(robber.space if robber else None for robber in robbers),
            spent=tuple(seat for seat, robber in enumerate(robbers) if robber and robber.spent),
        )

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        match name.split():
            case ["robber", seat]:
                last = SPACES - 1
                at = piece_text.number(value, last, f"the scoring track has spaces 0 to {last}")
                of = piece_text.seat(state, seat)
                ROBBERS.put(state, ROBBERS.of(state).with_robber(of, Robber(at)))
                return True
        return False


def lurking_robbers(state: CarcassonneState) -> Iterator[tuple[Seat, int]]:
    """The robbers on the score track that have not robbed yet: whose, and on which space."""
    robbers = enumerate(ROBBERS.of(state).robbers)
    return ((seat, robber.space) for seat, robber in robbers if robber and not robber.spent)


def _spaces(state: CarcassonneState, seat: Seat) -> list[int]:
    """Where a robber may be put: spaces with another's counting figure, other than where it stands."""
    counters = range(len(state.rules.counters))
    others = (other for other in range(state.seats) if other != seat)
    found = {space(position(state, other, counter)) for other in others for counter in counters}
    robber = ROBBERS.of(state).robbers[seat]
    return sorted(found - {robber.space} if robber else found)


def _loot(state: CarcassonneState, seat: Seat, at: int, moves: Sequence[Move]) -> Loot:
    """The points with which others leave the robber's space; of those who only pass it, the first."""
    reached: dict[tuple[Seat, int], int] = {}
    standing: list[Move] = []
    arrived: list[Move] = []
    for move in moves:
        victim, counter, points = move
        key = (victim, counter)
        start = reached.get(key, position(state, victim, counter))
        if victim != seat and space(start) == at:
            (arrived if key in reached else standing).append(move)
        reached[key] = start + points
    return tuple(standing or arrived[:1])


def _rob(state: CarcassonneState, seat: Seat, victim: tuple[Seat, int, int], events: Events) -> None:
    points = _half(victim[2])
    credit(state, seat, points, ROBBERY)
    if events is not None:
        item = Item("robbed", 1, points, "carcassonne.robbers.rob")
        given = Award(seat, "carcassonne.robbed", (item,))
        details = {"victim": victim[0], "points": victim[2]}
        events.append(Event("carcassonne.robbed", seat, "carcassonne.robbers.rob", details, given))


def _half(points: int) -> int:
    return (points + 1) // 2
