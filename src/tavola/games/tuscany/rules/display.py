"""The display: refilled from the own stack or from the neutral one, and cleared of five alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.faces import BACK, FACE, FACES, NO_TILE, NUMBER, TYPE_OF, TYPES
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import CHANCE, Chance, Event, Events, Outcome, Pending, Seat, kind_at

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState

FIVE, FIVE_AGAIN = "tuscany.display.five", "tuscany.display.again"

_MOST_SHUFFLES = 2
"""After so many within one refill, five of a colour stay: there is hardly anything else left."""

_COUNT_BITS = 6
_COUNT_MASK = (1 << _COUNT_BITS) - 1
"""Where tiles are counted by type, all counts are one number."""


@dataclass(frozen=True, slots=True)
class Refill(TuscanyTask):
    """The mover fills a space with the top tile of the own leftmost stack, or else with a neutral one."""

    name = "refill"
    phase = "chance"
    chance_rule = "tuscany.take.refill"
    numbered = True

    space: int

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        pool = {name: n for name, n in zip(FACES, self._stacks(state), strict=True) if n}
        if pool:
            return Chance(pool, "tuscany.refill")
        self._from_neutral(state)
        return None

    def _stacks(self, state: TuscanyState) -> list[int]:
        at = state.mover * len(FACES)
        return state.own[at : at + len(FACES)]

    def _from_neutral(self, state: TuscanyState) -> None:
        state.agenda.append(fill_spaces((self.space,), 0, "tuscany.take.neutral"))

    def _lay(self, state: TuscanyState, face: int) -> None:
        seat = state.mover
        state.own[seat * len(FACES) + face] -= 1
        state.laid[seat] += 1
        state.display[self.space] = face | (seat + 1) << BACK
        if _most_of_a_type(state) > state.box.most_of_a_colour:
            state.agenda.append(_CHECK)

    def asked(self, state: TuscanyState) -> Seat:
        return CHANCE

    def ways(self, state: TuscanyState) -> int:
        left = sum(self._stacks(state))
        if not left:
            self._from_neutral(state)
        return left

    def go(self, state: TuscanyState, way: int) -> None:
        self._lay(state, kind_at(self._stacks(state), way))

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        self._lay(state, NUMBER[outcome])
        if events is not None:
            seat = state.mover
            _shown(self.space, outcome, "tuscany.take.refill", seat, events)
            stack, rest = divmod(state.laid[seat], state.box.stack)
            if not rest:
                events.append(_emptied(state, seat, stack))


def _emptied(state: TuscanyState, seat: Seat, stack: int) -> Event:
    """What is told when a stack is empty, which ends the round only if it is the stack of this round."""
    last = stack == state.box.rounds
    if stack > state.round and not state.extra_round:
        kind, rule = "tuscany.emptied", "tuscany.round.third" if last else "tuscany.take.last-tile"
    elif last:
        kind, rule = "tuscany.emptied-later", "tuscany.round.extra"
    else:
        rule = "tuscany.round.second" if state.round == 1 else "tuscany.round.stacks-stay"
        kind = "tuscany.emptied-later"
    return Event(kind, seat, rule, {"stack": str(stack)})


@dataclass(frozen=True, slots=True)
class FillSpaces(TuscanyTask):
    """Neutral tiles come onto these spaces; only then is looked for five of a colour."""

    name = "fill"
    phase = "chance"
    numbered = True

    spaces: tuple[int, ...]
    shuffles: int
    """How often the stack was made anew since the refill began."""
    rule: str

    def _waits(self, state: TuscanyState, events: Events) -> bool:
        """Whether a tile is to be drawn; where the stack is empty, what was sent away makes it anew."""
        if not self.spaces:
            again = self.rule in (FIVE, FIVE_AGAIN)
            state.do_next(CheckDisplay(self.shuffles, FIVE_AGAIN if again else FIVE))
            return False
        if any(state.neutral):
            return True
        if any(state.removed):
            state.neutral, state.removed = state.removed, [0] * len(FACES)
            state.do_next(fill_spaces(self.spaces, self.shuffles + 1, self.rule))
            if events is not None:
                details = {"count": sum(state.neutral)}
                events.append(Event("tuscany.restacked", None, "tuscany.display.neutral", details))
        return False

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if not self._waits(state, events):
            return None
        return Chance({name: n for name, n in zip(FACES, state.neutral, strict=True) if n}, "tuscany.neutral")

    def _lay(self, state: TuscanyState, face: int) -> None:
        state.neutral[face] -= 1
        state.display[self.spaces[0]] = face
        state.agenda.append(fill_spaces(self.spaces[1:], self.shuffles, self.rule))

    def asked(self, state: TuscanyState) -> Seat:
        return CHANCE

    def ways(self, state: TuscanyState) -> int:
        return sum(state.neutral) if self._waits(state, None) else 0

    def go(self, state: TuscanyState, way: int) -> None:
        self._lay(state, kind_at(state.neutral, way))

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        self._lay(state, NUMBER[outcome])
        if events is not None:
            _shown(self.spaces[0], outcome, self.rule, None, events)

    def waits_by(self) -> str:
        return self.rule


def _shown(space: int, outcome: Outcome, rule: str, seat: Seat | None, events: list[Event]) -> None:
    details = {"tile": outcome}
    kind = "tuscany.shown" if seat is None else "tuscany.refilled"
    events.append(Event(kind, seat, rule, details, where=(f"display:{space + 1}",)))


@dataclass(frozen=True, slots=True)
class CheckDisplay(TuscanyTask):
    """Five tiles of a colour are sent away and replaced by neutral ones."""

    name = "check"

    shuffles: int
    rule: str

    def run(self, state: TuscanyState, events: Events) -> None:
        most = _most_of_a_type(state)
        if most <= state.box.most_of_a_colour or self.shuffles >= _MOST_SHUFFLES:
            return
        shown = [TYPE_OF[tile & FACE] for tile in state.display if tile >= 0]
        kind = min([kind for kind in shown if shown.count(kind) == most])
        spaces = send_away(state, kind)
        state.do_next(fill_spaces(spaces, self.shuffles, self.rule))
        if events is not None:
            details = {"colour": TYPES[kind], "count": most}
            events.append(Event("tuscany.sent-away", None, self.rule, details, where=_where(spaces)))


refill = lru_cache(maxsize=64)(Refill)
fill_spaces = lru_cache(maxsize=4096)(FillSpaces)
"""Tasks are made once: there are few of them."""
_CHECK = CheckDisplay(0, FIVE)


def _most_of_a_type(state: TuscanyState) -> int:
    """How many tiles of one type the display shows, of that which it shows most."""
    counts = most = 0
    for tile in state.display:
        if tile >= 0:
            at = TYPE_OF[tile & FACE] * _COUNT_BITS
            counts += 1 << at
            if counts >> at & _COUNT_MASK > most:
                most += 1
    return most


def send_away(state: TuscanyState, kind: int) -> tuple[int, ...]:
    """All tiles of a type leave the display; the spaces they leave."""
    spaces = tuple(
        space for space, tile in enumerate(state.display) if tile >= 0 and TYPE_OF[tile & FACE] == kind
    )
    for space in spaces:
        tile = state.display[space]
        state.display[space] = NO_TILE
        if tile >> BACK:
            state.boxed[tile >> BACK] += 1
        else:
            state.removed[tile & FACE] += 1
    return spaces


def _where(spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"display:{space + 1}" for space in spaces)
