"""The display: refilled from the own stack or from the neutral one, and cleared of five alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.faces import BACK, FACE, FACES, NO_TILE, NUMBER, TYPE_OF, TYPES
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import Chance, Event, Events, Outcome, Pending, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState

FIVE, FIVE_AGAIN = "tuscany.display.five", "tuscany.display.again"

_MOST_SHUFFLES = 2
"""After so many within one refill, five of a colour stay: there is hardly anything else left."""


@dataclass(frozen=True, slots=True)
class Refill(TuscanyTask):
    """The mover fills a space with the top tile of the own leftmost stack, or else with a neutral one."""

    name = "refill"
    phase = "chance"
    chance_rule = "tuscany.take.refill"

    space: int

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        at = state.mover * len(FACES)
        pool = {name: n for name, n in zip(FACES, state.own[at : at + len(FACES)], strict=True) if n}
        if pool:
            return Chance(pool, "tuscany.refill")
        state.do_next(FillSpaces((self.space,), 0, "tuscany.take.neutral"))
        return None

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        seat = state.mover
        face = NUMBER[outcome]
        state.own[seat * len(FACES) + face] -= 1
        state.laid[seat] += 1
        state.display[self.space] = face | (seat + 1) << BACK
        state.do_next(CheckDisplay(0, FIVE))
        if events is not None:
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

    spaces: tuple[int, ...]
    shuffles: int
    """How often the stack was made anew since the refill began."""
    rule: str

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if not self.spaces:
            again = self.rule in (FIVE, FIVE_AGAIN)
            state.do_next(CheckDisplay(self.shuffles, FIVE_AGAIN if again else FIVE))
            return None
        if pool := {name: n for name, n in zip(FACES, state.neutral, strict=True) if n}:
            return Chance(pool, "tuscany.neutral")
        if any(state.removed):
            state.neutral, state.removed = state.removed, [0] * len(FACES)
            state.do_next(FillSpaces(self.spaces, self.shuffles + 1, self.rule))
            if events is not None:
                details = {"count": sum(state.neutral)}
                events.append(Event("tuscany.restacked", None, "tuscany.display.neutral", details))
        return None

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        face = NUMBER[outcome]
        state.neutral[face] -= 1
        space, *others = self.spaces
        state.display[space] = face
        state.do_next(FillSpaces(tuple(others), self.shuffles, self.rule))
        if events is not None:
            _shown(space, outcome, self.rule, None, events)

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
        counts = [0] * 8
        for tile in state.display:
            if tile >= 0:
                counts[TYPE_OF[tile & FACE]] += 1
        most = max(counts)
        if most <= state.box.most_of_a_colour or self.shuffles >= _MOST_SHUFFLES:
            return
        kind = counts.index(most)
        spaces = send_away(state, kind)
        state.do_next(FillSpaces(spaces, self.shuffles, self.rule))
        if events is not None:
            details = {"colour": TYPES[kind], "count": most}
            events.append(Event("tuscany.sent-away", None, self.rule, details, where=_where(spaces)))


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
