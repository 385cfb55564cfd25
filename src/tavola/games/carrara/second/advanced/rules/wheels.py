"""Two wheels: buying turns both and adds blocks, or the inner one; an emptied segment gives a piece."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.buying import blocks_left
from tavola.games.carrara.parts.rules.options import RELIEF, SEGMENTS
from tavola.games.carrara.parts.rules.wheel import on_segment
from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.options import BOTH, DECLINE, INNER, Gain
from tavola.games.carrara.second.advanced.rules.options import gain as gain_option
from tavola.games.carrara.second.advanced.rules.placing import PlacePiece
from tavola.games.carrara.second.rules.actions.buy import TAKE_BLOCKS, buy_options, turn_wheel
from tavola.games.carrara.second.rules.edition import Action, SecondTask
from tavola.games.carrara.second.rules.options import BuyBlocks
from tavola.kernel import Chance, Decision, Event, Events, Option, Outcome, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


@dataclass(frozen=True, slots=True)
class TurnLargeWheel(SecondTask):
    """Before the game the large wheel is turned at random: which decoration is on segment I."""

    name = "outer"
    phase = "setup"
    chance_rule = "carrara2.advanced.setup.wheels"

    def run(self, state: SecondState, events: Events) -> Pending:
        return Chance(dict.fromkeys(state.edition.box.decorations, 1), "carrara-second.outer")

    def dealt(self, state: SecondState, outcome: Outcome, events: Events) -> None:
        set_large_wheel(state, outcome)
        if events is not None:
            rule = "carrara2.advanced.setup.wheels"
            events.append(Event("carrara-second.outer", None, rule, {"piece": outcome}))


def set_large_wheel(state: SecondState, decoration: str) -> None:
    """Turn the large wheel until this decoration is on segment I."""
    mine = held(state)
    mine.outer = -mine.pieces.outer.index(mine.number(decoration)) % len(mine.pieces.outer)


class BuyWithWheels(Action):
    """Both wheels and new blocks, or the inner wheel only."""

    words = ("buy",)

    def options(self, state: SecondState) -> tuple[Option, ...]:
        return buy_options(state, BOTH, INNER)

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        if option == BOTH:
            held(state).turn_outer()
            held(state).turn_inner()
            turn_wheel(state, "carrara-second.turned_both", "carrara2.advanced.buy.both", events)
        else:
            assert option == INNER
            held(state).turn_inner()
            state.do_next(TAKE_BLOCKS)
            if events is not None:
                rule = "carrara2.advanced.buy.inner"
                events.append(Event("carrara-second.turned_inner", state.mover, rule))

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if option == RELIEF:
            return Reason("carrara2.buy.relief")
        if not isinstance(option, BuyBlocks):
            return None
        if option not in (BOTH, INNER):
            return Reason("carrara2.advanced.buy.must-turn")
        if not blocks_left(state):
            return Reason("carrara2.buy.nothing-left")
        return Reason("carrara2.ruling.still-needs-coins")


BUY_WITH_WHEELS = BuyWithWheels()


def emptied(state: SecondState, segment: int) -> None:
    """Whoever buys the last blocks of a segment may take what one of the wheels shows there."""
    if not any(on_segment(state.wheel, segment, state.edition.colours)) and _shown(state, segment):
        state.do_next(ChooseReward(segment))


def _shown(state: SecondState, segment: int) -> list[int]:
    """What the wheels show at a segment, as far as the supply has it."""
    mine = held(state)
    return [piece for piece in (mine.decoration_at(segment), mine.statue_at(segment)) if mine.supply[piece]]


@dataclass(frozen=True, slots=True)
class ChooseReward(SecondTask):
    """The decoration or the statue of the emptied segment, or neither."""

    name = "reward"
    phase = "reward"
    numbered = True

    segment: int

    def options(self, state: SecondState) -> tuple[Option, ...]:
        names = held(state).pieces.names
        return (*(gain_option(names[piece]) for piece in _shown(state, self.segment)), DECLINE)

    def run(self, state: SecondState, events: Events) -> Pending:
        details = {"segment": SEGMENTS[self.segment]}
        return (Decision(state.mover, "carrara-second.reward", self.options(state), details),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Gain):
            gain(state, held(state).number(option.piece), "carrara2.advanced.buy.emptied", events)
        elif events is not None:
            events.append(Event("carrara-second.declined", seat, "carrara2.advanced.buy.emptied"))

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, Gain):
            return Reason("carrara2.advanced.buy.shown", {"segment": SEGMENTS[self.segment]})
        return Reason("carrara2.advanced.buy.emptied")


def gain(state: SecondState, piece: int, rule: str, events: Events) -> None:
    """The mover takes a piece from the supply, and is asked next where it goes."""
    mine = held(state)
    mine.supply[piece] -= 1
    state.do_next(PlacePiece(piece))
    if events is not None:
        details, where = {"piece": mine.name(piece)}, (f"piece:{mine.name(piece)}",)
        events.append(Event("carrara-second.gained", state.mover, rule, details, where=where))
