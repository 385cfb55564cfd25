"""The Messages: two counting figures each, and a message for landing on a dark space in one's own turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules import piece_text, scoring
from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.faces import CITY, FIELD, MONASTERY, ROAD
from tavola.games.carcassonne.core.rules.feature import Feature, strength_of, strongest
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Line, Module, Move
from tavola.games.carcassonne.core.rules.options import At, Plain, parse_at
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.track import DARK, credit
from tavola.kernel import (
    Award,
    Chance,
    Decision,
    Event,
    Events,
    Item,
    Option,
    Outcome,
    Pending,
    Reason,
    Seat,
    SetupError,
)

_BOX = components_beside(__name__)
NAMES = ("", *_BOX.names("messages"))
"""How the rules and words call them, by number."""
ALL = range(1, len(NAMES))
SMALLEST = {
    NAMES.index(name): kind for name, kind in (("road", ROAD), ("city", CITY), ("monastery", MONASTERY))
}
ONE_MORE_TILE, SCORE_A_MEEPLE = NAMES.index("tile"), NAMES.index("score-meeple")
PENNANTS, KNIGHTS = NAMES.index("pennants"), NAMES.index("knights")
EACH, INSTEAD = _BOX.number("each"), _BOX.number("instead")

DO, POINTS = Plain("message"), Plain("message-points")


@dataclass(frozen=True, slots=True)
class MessagesState(ModuleState):
    """The stack of messages: those never seen lie above, in an order that does not exist."""

    landed: bool = False
    """The mover has landed on a dark space."""
    seen: tuple[int, ...] = ()
    """The messages below, the upper ones first."""

    def key(self) -> tuple[int, ...]:
        return int(self.landed), *self.seen


MESSAGES = Slot[MessagesState]("messages")


@dataclass(frozen=True, slots=True)
class MessagesView:
    """The two counting figures of each seat, and the stack of messages."""

    meeple: tuple[int, ...]
    """By seat, the number that the counting meeple has reached."""
    messenger: tuple[int, ...]
    """By seat, the number that the messenger has reached."""
    unseen: int
    """How many messages nobody has seen yet; they lie on top."""
    seen: tuple[int, ...]
    """The numbers of those below, the upper ones first."""


@dataclass(frozen=True, slots=True)
class DrawMessage(CarcassonneTask):
    """Turn the top message over, if one was earned."""

    name = "message"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        kept = MESSAGES.of(state)
        if not kept.landed:
            return None
        if unseen := _unseen(state):
            return Chance({str(number): 1 for number in unseen}, "carcassonne.message")
        top, *below = kept.seen
        MESSAGES.put(state, MessagesState(seen=tuple(below)))
        self._turn_over(state, top, events)
        return None

    def dealt(self, state: CarcassonneState, outcome: Outcome, events: Events) -> None:
        MESSAGES.put(state, MessagesState(seen=MESSAGES.of(state).seen))
        self._turn_over(state, int(outcome), events)

    def _turn_over(self, state: CarcassonneState, number: int, events: Events) -> None:
        state.do_next(ReadMessage(number), PutMessageUnder(number), self)
        if events is not None:
            details = {"message": NAMES[number], "number": number}
            events.append(Event("carcassonne.message", state.mover, "carcassonne.messages.dark", details))


@dataclass(frozen=True, slots=True)
class ReadMessage(CarcassonneTask):
    """Do what the message says, or take two points."""

    name = "read-message"

    number: int

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        details = {"message": NAMES[self.number]}
        return (Decision(state.mover, "carcassonne.message", (DO, POINTS), details),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        number = self.number
        if option == POINTS:
            rule = "carcassonne.messages.two-points"
            _give(state, [("message-points", 1, INSTEAD, rule)], number, events)
        elif number == ONE_MORE_TILE:
            _one_more_tile(state, events)
        elif number == SCORE_A_MEEPLE:
            if any(_own(state)):
                state.do_next(RecallMeeple())
            else:
                _give(state, [], number, events)
        else:
            _give(state, _lines(state, number), number, events)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.messages.do-or-points")


@dataclass(frozen=True, slots=True)
class PutMessageUnder(CarcassonneTask):
    """A message that was dealt with goes under the stack."""

    name = "message-under"

    number: int

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        kept = MESSAGES.of(state)
        MESSAGES.put(state, MessagesState(kept.landed, (*kept.seen, self.number)))
        return None


@dataclass(frozen=True, slots=True)
class RecallMeeple(CarcassonneTask):
    """Score one of the mover's meeples and take it back."""

    name = "recall"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        own = dict.fromkeys(_own(state))
        options = tuple(
            state.option_at("recall", segment, state.rules.figures[figure].name) for segment, figure in own
        )
        return (Decision(state.mover, "carcassonne.recall", options),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, At)
        segment, figure = state.segment_of(option), state.rules.figure_number[option.figure]
        feature = state.feature(segment)
        lines: list[Line] = []
        if state.mover in strongest(feature.strength, state.seats):
            lines = _value(state, feature)
        state.take(state.figures.index((segment, figure, state.mover)))
        scoring.award(state, state.mover, feature, lines, "recalled", events)
        for module in state.rules.hear_figures_removed:
            module.figures_removed(state, events)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.messages.score-meeple", dict(option.fields))


class Messages(Module):
    """Every award is moved with one of two figures."""

    name = "messages"
    counters = ("messenger",)
    steps = (DrawMessage(),)

    def initial(self, seats: int) -> ModuleState:
        return MessagesState()

    def moved(self, state: CarcassonneState, source: str, move: Move, start: int, end: int) -> None:
        if move[0] == state.mover and end % DARK == 0:
            MESSAGES.put(state, MessagesState(landed=True, seen=MESSAGES.of(state).seen))

    def parse(self, text: str) -> Option | None:
        plain = next((option for option in (DO, POINTS) if str(option) == text), None)
        return plain or parse_at(text, "recall")

    def shows(self, state: CarcassonneState) -> MessagesView:
        seen = MESSAGES.of(state).seen
        meeple, messenger = tuple(state.track[: state.seats]), tuple(state.track[state.seats :])
        return MessagesView(meeple, messenger, len(_unseen(state)), seen)

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        match name.split():
            case ["messenger", text]:
                seat, points = piece_text.seat(state, text), piece_text.points(value)
                state.points[seat] += points
                state.track[state.seats + seat] += points
            case ["messages"]:
                seen = value.split()
                if len(set(seen)) < len(seen) or not set(seen) <= set(map(str, ALL)):
                    raise SetupError(f"{value!r} are no messages, each once, such as '4 1 8'")
                MESSAGES.put(state, MessagesState(MESSAGES.of(state).landed, tuple(map(int, seen))))
            case _:
                return False
        return True


def _unseen(state: CarcassonneState) -> list[int]:
    """The messages that nobody has seen yet; those being dealt with are not in the stack."""
    out = [task.number for task in state.agenda if isinstance(task, PutMessageUnder)]
    return [number for number in ALL if number not in MESSAGES.of(state).seen and number not in out]


def _own(state: CarcassonneState) -> Iterator[tuple[int, int]]:
    """The mover's meeples on the board: segment and figure."""
    for segment, figure, seat in state.figures:
        if seat == state.mover and state.rules.strengths[figure]:
            yield segment, figure


def _one_more_tile(state: CarcassonneState, events: Events) -> None:
    if state.stock:
        state.do_next(*state.rules.extra_tile)
    if events is not None:
        rule = "messages.tile" if state.stock else "ruling.messages-no-tile"
        details = {"left": len(state.stock)}
        events.append(Event("carcassonne.one_more_tile", state.mover, f"carcassonne.{rule}", details))


def _lines(state: CarcassonneState, number: int) -> list[Line]:
    """What a message brings the mover."""
    features = [f for f in scoring.claimed(state) if strength_of(f.strength, state.mover)]
    rule = f"carcassonne.messages.{NAMES[number]}"
    if number in SMALLEST:
        values = [_value(state, feature) for feature in features if feature.kind == SMALLEST[number]]
        return min(values, key=scoring.points_of, default=[])
    if number == PENNANTS:
        count = sum(state.rules.read("pennants", f.marks) for f in features if f.kind == CITY)
        return [("message-pennants", count, EACH, rule)]
    kind = CITY if number == KNIGHTS else FIELD
    count = sum(state.land.kind_of(segment) == kind for segment, _ in _own(state))
    return [(f"message-{NAMES[number]}", count, EACH, rule)]


def _value(state: CarcassonneState, feature: Feature) -> list[Line]:
    """What a feature would bring the mover, were the game over now."""
    if feature.kind != FIELD:
        return scoring.value_lines(state, feature)
    return scoring.field_lines(state, feature, state.mover, scoring.cities_along(state, feature))


def _give(state: CarcassonneState, lines: list[Line], number: int, events: Events) -> None:
    credit(state, state.mover, scoring.points_of(lines))
    if events is not None:
        rule = lines[0][3] if lines else "carcassonne.ruling.messages-none"
        items = tuple(Item(what, count, value, by) for what, count, value, by in lines)
        given = Award(state.mover, "carcassonne.message", items) if items else None
        details = {"message": NAMES[number]}
        events.append(Event("carcassonne.message_scored", state.mover, rule, details, given))
