"""The order of the toy game, and how each step is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.kernel import (
    AnyTask,
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
    Task,
)
from tavola.testing.toy import refusals
from tavola.testing.toy.options import CARDS, KINDS, Bid, Pass, Take

if TYPE_CHECKING:
    from tavola.testing.toy.state import ToyState


@dataclass(frozen=True, slots=True)
class DrawStartPlayer(Task["ToyState"]):
    """Chance decides who starts, if nobody was named."""

    name = "start"

    def run(self, state: ToyState, events: Events) -> Pending | None:
        if state.start is not None:
            return None
        return Chance({str(seat): 1 for seat in range(state.seats)}, "start")

    def dealt(self, state: ToyState, outcome: Outcome, events: Events) -> None:
        state.start = int(outcome)
        if events is not None:
            events.append(Event("start", state.start, "toy.setup.start"))


@dataclass(frozen=True, slots=True)
class DealCards(Task["ToyState"]):
    """Everybody draws a secret card, from the start player on."""

    name = "cards"

    def run(self, state: ToyState, events: Events) -> Pending | None:
        if not state.with_cards or None not in state.cards:
            return None
        return Chance(dict(state.deck), "card", known_to=frozenset({self._next(state)}))

    def dealt(self, state: ToyState, outcome: Outcome, events: Events) -> None:
        seat = self._next(state)
        state.cards[seat] = outcome
        state.deck[outcome] -= 1
        state.do_next(self)
        if events is not None:
            known = frozenset({seat})
            events.append(Event("card", seat, "toy.setup.card", secret={"card": outcome}, known_to=known))

    @staticmethod
    def _next(state: ToyState) -> Seat:
        return next(seat for seat in state.clockwise() if state.cards[seat] is None)


@dataclass(frozen=True, slots=True)
class RollDie(Task["ToyState"]):
    """The die opens every round."""

    name = "die"

    def run(self, state: ToyState, events: Events) -> Pending:
        return Chance({str(face): 1 for face in range(1, state.faces + 1)}, "die", opens_turn=True)

    def dealt(self, state: ToyState, outcome: Outcome, events: Events) -> None:
        state.die = int(outcome)
        if events is not None:
            events.append(Event("die", None, "toy.die", {"face": state.die}))


@dataclass(frozen=True, slots=True)
class BidSealed(Task["ToyState"]):
    """Everybody bids at the same time; when all have, the bids are opened."""

    name = "bid"

    def run(self, state: ToyState, events: Events) -> Pending | None:
        if None not in state.bids:
            self._open(state, events)
            return None
        return tuple(
            Decision(seat, "toy.bid", tuple(state.bids_of(seat)))
            for seat in range(state.seats)
            if state.bids[seat] is None
        )

    def answer(self, state: ToyState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Bid)
        state.bids[seat] = option
        state.do_next(self)
        if events is not None:
            secret = {"bid": str(option)}
            events.append(Event("bid", seat, "toy.bid.sealed", secret=secret, known_to=frozenset({seat})))

    def refusal(self, state: ToyState, seat: Seat, option: Option) -> Reason:
        return refusals.no_bid(state, seat, option)

    @staticmethod
    def _open(state: ToyState, events: Events) -> None:
        opened = state.opened = tuple(bid for bid in state.bids if bid is not None)
        state.bids = [None] * state.seats
        for seat, bid in enumerate(opened):
            for kind, n in enumerate(bid.stake):
                state.tokens[seat][kind] -= n
                state.supply[kind] += n
        state.winner = max(state.clockwise(), key=lambda seat: (opened[seat].number, sum(opened[seat].stake)))
        if events is not None:
            events.append(Event("opened", None, "toy.open", {"bids": tuple(map(str, opened))}))
        for seat, bid in enumerate(opened):
            items = []
            if seat == state.winner:
                items.append(Item("number", 1, bid.number, "toy.open.winner"))
                items.append(Item("stake", sum(bid.stake), 2, "toy.open.winner"))
            if bid.number == state.die:
                items.append(Item("die", 1, 3, "toy.open.die"))
            if items:
                _give(state, Award(seat, "round", tuple(items)), "toy.open", events)


@dataclass(frozen=True, slots=True)
class TakeToken(Task["ToyState"]):
    """The winner may take a token."""

    name = "take"

    def run(self, state: ToyState, events: Events) -> Pending:
        assert state.winner is not None
        kinds = [kind for kind, left in zip(KINDS, state.supply, strict=True) if left]
        return (Decision(state.winner, "toy.take", (*map(Take, kinds), Pass())),)

    def answer(self, state: ToyState, seat: Seat, option: Option, events: Events) -> None:
        told = Event("passed", seat, "toy.take.winner")
        if isinstance(option, Take):
            state.supply[KINDS.index(option.kind)] -= 1
            state.tokens[seat][KINDS.index(option.kind)] += 1
            told = Event("took", seat, "toy.take.winner", {"kind": option.kind})
        if events is not None:
            events.append(told)

    def refusal(self, state: ToyState, seat: Seat, option: Option) -> Reason:
        return refusals.no_token(state, option)


@dataclass(frozen=True, slots=True)
class EndRound(Task["ToyState"]):
    """On to the next round; after the last one the cards are scored."""

    name = "end"

    def run(self, state: ToyState, events: Events) -> None:
        state.rounds_done += 1
        state.winner = None
        if state.rounds_done < state.rounds:
            state.do_next(*ROUND)
            return
        for seat, card in enumerate(state.cards):
            if card is not None:
                tokens = state.tokens[seat][KINDS.index(CARDS[card])]
                item = Item(card, tokens, state.card_points, "toy.end.card")
                _give(state, Award(seat, "card", (item,)), "toy.end.card", events)


def _give(state: ToyState, award: Award, rule: str, events: Events) -> None:
    state.points[award.seat] += award.points
    if events is not None:
        events.append(Event("award", award.seat, rule, {"source": award.source}, award=award))


SET_UP: tuple[AnyTask, ...] = (DrawStartPlayer(), DealCards())
ROUND: tuple[AnyTask, ...] = (RollDie(), BidSealed(), TakeToken(), EndRound())
