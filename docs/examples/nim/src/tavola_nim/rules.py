"""The rules: a pile of counters, from which players take one to three in turn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Self

from tavola.kernel import (
    Award,
    Chance,
    Decision,
    Event,
    Events,
    FieldValue,
    Game,
    Item,
    Option,
    Outcome,
    Pending,
    Pick,
    Rank,
    Reason,
    Rulebook,
    Seat,
    Setup,
    SetupError,
    SetupOption,
    SetupSchema,
    State,
    Task,
    UnknownOption,
    View,
    parse_book,
)

MOST = 3
_TAKE = re.compile(r"take ([1-9])\Z")


@dataclass(frozen=True, slots=True)
class Take(Option):
    """Take this number of counters. Its text is `take 2`."""

    count: int

    @property
    def word(self) -> str:
        return "take"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"count": str(self.count)}


@dataclass(frozen=True, slots=True)
class NimView(View):
    """What everybody may know: all of it."""

    pile: int


@dataclass(frozen=True, slots=True)
class DrawStartPlayer(Task["NimState"]):
    """Chance decides who begins."""

    name = "start"

    def run(self, state: NimState, events: Events) -> Pending | None:
        return Chance({str(seat): 1 for seat in range(state.seats)}, "nim.start")

    def dealt(self, state: NimState, outcome: Outcome, events: Events) -> None:
        state.mover = int(outcome)
        if events is not None:
            events.append(Event("nim.start", state.mover, "nim.start"))


@dataclass(frozen=True, slots=True)
class TakeCounters(Task["NimState"]):
    """Whoever is to move takes counters, then the next; with the last counter the game is over."""

    name = "take"

    def run(self, state: NimState, events: Events) -> Pending | None:
        options = tuple(Take(count) for count in range(1, min(MOST, state.pile) + 1))
        return (Decision(state.mover, "nim.take", options, {"pile": state.pile}),)

    def answer(self, state: NimState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Take)
        state.pile -= option.count
        state.turns += 1
        if events is not None:
            events.append(Event("nim.took", seat, "nim.take", {"count": option.count, "pile": state.pile}))
        if state.pile:
            state.mover = (seat + 1) % state.seats
            state.do_next(self)
            return
        state.points[seat] = 1
        if events is not None:
            award = Award(seat, "nim.last", (Item("last", 1, 1, "nim.last"),))
            events.append(Event("nim.won", seat, "nim.last", award=award))

    def refusal(self, state: NimState, seat: Seat, option: Option) -> Reason:
        return Reason("nim.take", {"pile": state.pile})


class NimState(State):
    """A position. It is copied often, so it holds little, all of it plain."""

    __slots__ = ("mover", "pile", "points", "seats", "turns")

    def __init__(self, seats: int, pile: int, start: Seat | None) -> None:
        super().__init__(*((DrawStartPlayer(),) if start is None else ()), TakeCounters())
        self.seats = seats
        self.pile = pile
        self.mover = start or 0
        self.turns = 0
        self.points = [0] * seats

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def all_open(self) -> bool:
        return True

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.agenda, twin._pending = self.agenda[:], self._pending
        twin.seats, twin.pile, twin.mover, twin.turns = self.seats, self.pile, self.mover, self.turns
        twin.points = self.points[:]
        return twin

    def key(self) -> tuple[object, ...]:
        agenda = tuple(task.spelled() for task in self.agenda)
        return (agenda, self.seats, self.pile, self.mover, self.turns, tuple(self.points))

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        return self.copy()  # nothing is hidden

    def view(self, seat: Seat | None) -> NimView:
        asked = () if isinstance(self.pending, Chance) else self.pending
        return NimView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            mover=None if self.over else self.mover,
            waiting_for=tuple(decision.seat for decision in asked),
            decisions=tuple(decision for decision in asked if decision.seat == seat),
            scores=self.scores(),
            standing=self.standing(),
            pile=self.pile,
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Rank, ...]:
        if not self.over:
            return ()
        ranks = [Rank(seat, 1 if points else 2, points) for seat, points in enumerate(self.points)]
        return tuple(sorted(ranks, key=lambda rank: rank.rank))

    def _nothing_asked(self, seat: Seat) -> Reason:
        return Reason("nim.last" if self.over else "nim.turns")


class Nim(Game):
    """For two to four; an option says how large the pile is. Prepared games may name another size."""

    rules_version = 1
    oldest_rules_version = 1
    setups = SetupSchema(game="nim", seats=range(2, 5), options=(SetupOption("pile", ("21", "12")),))

    def new(self, setup: Setup, version: int | None = None) -> NimState:
        self.setups.checked(setup)
        pile = int(setup.options["pile"])
        for name, value in setup.prepared.pieces.items():
            if name != "pile" or not value.isdecimal() or not 0 < int(value) <= pile:
                raise SetupError(f"{name} = {value} cannot be prepared; there is pile = 1 to {pile}")
            pile = int(value)
        state = NimState(setup.seats, pile, setup.start)
        state.advance()
        return state

    def parse(self, text: str) -> Option:
        found = _TAKE.match(text)
        if found is None:
            raise UnknownOption(f"{text!r} is not 'take COUNT'")
        return Take(int(found[1]))

    def rulebook(self) -> Rulebook:
        return Rulebook([parse_book(files("tavola_nim").joinpath("rulebook.toml").read_text("utf-8"))])


NIM = Nim()
