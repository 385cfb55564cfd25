"""A position of the toy game, and its rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from tavola.kernel import (
    Award,
    Chance,
    Decision,
    Event,
    Item,
    Option,
    Outcome,
    Pending,
    Pick,
    Place,
    Reason,
    Seat,
    State,
    drawn,
)
from tavola.testing.toy.options import (
    CARDS,
    CARDS_OF_A_KIND,
    KINDS,
    NUMBERS,
    TOKENS_OF_A_KIND,
    Bid,
    Pass,
    Take,
    stakes,
)
from tavola.testing.toy.refusals import refusal
from tavola.testing.toy.view import ToyView, see


class ToyState(State):
    """Stages: start, cards, die, bid, take, over."""

    __slots__ = (
        "bids",
        "cards",
        "deck",
        "die",
        "opened",
        "points",
        "rounds",
        "rounds_done",
        "seats",
        "stage",
        "start",
        "supply",
        "tokens",
        "winner",
        "with_cards",
    )

    def __init__(self, seats: int, rounds: int, start: Seat | None, *, with_cards: bool) -> None:
        self.seats = seats
        self.rounds = rounds
        self.start = start
        self.with_cards = with_cards
        self.rounds_done = 0
        self.die = 0
        self.tokens = [[1] * len(KINDS) for _ in range(seats)]
        self.supply = [TOKENS_OF_A_KIND - seats] * len(KINDS)
        self.deck = dict.fromkeys(CARDS, CARDS_OF_A_KIND)
        self.cards: list[str | None] = [None] * seats
        self.bids: list[Bid | None] = [None] * seats
        self.opened: tuple[Bid, ...] = ()
        self.points = [0] * seats
        self.winner: Seat | None = None
        self.stage = ""
        self.settle_stage()

    def settle_stage(self) -> None:
        """Before the first round: what is still to be drawn."""
        if self.start is None:
            self.stage = "start"
        elif self.with_cards and None in self.cards:
            self.stage = "cards"
        else:
            self.stage = "die"

    # -- what the state waits for -------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        match self.stage:
            case "start":
                return Chance({str(seat): 1 for seat in range(self.seats)}, "start")
            case "cards":
                return Chance(self.deck, "card", known_to=frozenset({self._next_without_card()}))
            case "die":
                return Chance({str(number): 1 for number in NUMBERS}, "die", opens_turn=True)
            case "bid":
                return tuple(
                    Decision(seat, "toy.bid", tuple(self.bids_of(seat)))
                    for seat in range(self.seats)
                    if self.bids[seat] is None
                )
            case "take":
                assert self.winner is not None
                kinds = [kind for kind, left in zip(KINDS, self.supply, strict=True) if left]
                return (Decision(self.winner, "toy.take", (*map(Take, kinds), Pass())),)
        return ()

    def bids_of(self, seat: Seat) -> Iterator[Bid]:
        """Every bid that is legal for this seat in this round."""
        before = self.opened[seat].number if self.opened else 0
        for number in NUMBERS:
            if number != before:
                for stake in stakes(tuple(self.tokens[seat])):
                    yield Bid(number, stake)

    def _next_without_card(self) -> Seat:
        return next(seat for seat in self._clockwise() if self.cards[seat] is None)

    def _clockwise(self) -> list[Seat]:
        return [((self.start or 0) + n) % self.seats for n in range(self.seats)]

    @property
    def turn(self) -> int:
        return self.rounds_done

    @property
    def sealed(self) -> frozenset[Seat]:
        return frozenset(seat for seat, bid in enumerate(self.bids) if bid is not None)

    # -- what happens -------------------------------------------------------------------------

    def _dealt(self, outcome: Outcome, events: list[Event] | None) -> None:
        happened = []
        match self.stage:
            case "start":
                self.start = int(outcome)
                happened.append(Event("start", self.start, "toy.setup.start"))
                self.settle_stage()
            case "cards":
                seat = self._next_without_card()
                self.cards[seat] = outcome
                self.deck[outcome] -= 1
                known = frozenset({seat})
                happened.append(
                    Event("card", seat, "toy.setup.card", secret={"card": outcome}, known_to=known)
                )
                self.settle_stage()
            case _:
                self.die = int(outcome)
                happened.append(Event("die", None, "toy.die", {"face": self.die}))
                self.stage = "bid"
        if events is not None:
            events += happened

    def _answer(self, seat: Seat, option: Option, events: list[Event] | None) -> None:
        happened: list[Event] = []
        match option:
            case Bid():
                self.bids[seat] = option
                secret = {"bid": str(option)}
                known = frozenset({seat})
                happened.append(Event("bid", seat, "toy.bid.sealed", secret=secret, known_to=known))
                if None not in self.bids:
                    happened += self._open()
            case Take():
                self.supply[KINDS.index(option.kind)] -= 1
                self.tokens[seat][KINDS.index(option.kind)] += 1
                happened.append(Event("took", seat, "toy.take.winner", {"kind": option.kind}))
                happened += self._end_round()
            case _:
                happened.append(Event("passed", seat, "toy.take.winner"))
                happened += self._end_round()
        if events is not None:
            events += happened

    def _open(self) -> list[Event]:
        self.opened = tuple(bid for bid in self.bids if bid is not None)
        self.bids = [None] * self.seats
        for seat, bid in enumerate(self.opened):
            for kind, n in enumerate(bid.stake):
                self.tokens[seat][kind] -= n
                self.supply[kind] += n
        self.winner = max(self._clockwise(), key=lambda seat: self._strength(seat))
        self.stage = "take"
        events = [Event("opened", None, "toy.open", {"bids": tuple(map(str, self.opened))})]
        for seat, bid in enumerate(self.opened):
            items = []
            if seat == self.winner:
                items.append(Item("number", 1, bid.number, "toy.open.winner"))
                items.append(Item("stake", sum(bid.stake), 2, "toy.open.winner"))
            if bid.number == self.die:
                items.append(Item("die", 1, 3, "toy.open.die"))
            if items:
                events.append(self._award(Award(seat, "round", tuple(items)), "toy.open"))
        return events

    def _strength(self, seat: Seat) -> tuple[int, int]:
        return self.opened[seat].number, sum(self.opened[seat].stake)

    def _end_round(self) -> list[Event]:
        self.rounds_done += 1
        self.winner = None
        self.stage = "die" if self.rounds_done < self.rounds else "over"
        if self.stage == "die":
            return []
        return [self._card_event(seat, card) for seat, card in enumerate(self.cards) if card is not None]

    def _card_event(self, seat: Seat, card: str) -> Event:
        tokens = self.tokens[seat][KINDS.index(CARDS[card])]
        return self._award(Award(seat, "card", (Item(card, tokens, 2, "toy.end.card"),)), "toy.end.card")

    def _award(self, award: Award, rule: str) -> Event:
        self.points[award.seat] += award.points
        return Event("award", award.seat, rule, {"source": award.source}, award=award)

    # -- what is known ------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> ToyView:
        return see(self, seat)

    def _refusal(self, seat: Seat, option: Option) -> Reason:
        return refusal(self, seat, option)

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        return self.scrambled(seat, pick)

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        other = self.copy()
        if self.stage == "over":
            return other
        hidden = [s for s in range(self.seats) if s != seat]
        with_card = [s for s in hidden if self.cards[s] is not None]
        for s in with_card:
            other.deck[str(self.cards[s])] += 1
        for s in with_card:
            card = drawn(Chance(other.deck, "card"), pick)
            other.deck[card] -= 1
            other.cards[s] = card
        for s in hidden:
            if self.bids[s] is not None:
                possible = list(self.bids_of(s))
                other.bids[s] = possible[pick(len(possible))]
        return other

    # -- what it is ---------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Place, ...]:
        if self.stage != "over":
            return ()
        results = {seat: (self.points[seat], sum(self.tokens[seat])) for seat in range(self.seats)}
        ranks = {
            seat: 1 + sum(other > result for other in results.values()) for seat, result in results.items()
        }
        tied = {
            seat: sum(other[0] == result[0] for other in results.values()) > 1
            for seat, result in results.items()
        }
        return tuple(
            Place(seat, ranks[seat], results[seat][0], results[seat][1] if tied[seat] else None)
            for seat in sorted(results, key=lambda seat: ranks[seat])
        )

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.seats, twin.rounds, twin.start, twin.with_cards = (
            self.seats,
            self.rounds,
            self.start,
            self.with_cards,
        )
        twin.rounds_done, twin.die, twin.stage, twin.winner = (
            self.rounds_done,
            self.die,
            self.stage,
            self.winner,
        )
        twin.tokens = [tokens[:] for tokens in self.tokens]
        twin.supply, twin.deck, twin.cards = self.supply[:], self.deck.copy(), self.cards[:]
        twin.bids, twin.opened, twin.points = self.bids[:], self.opened, self.points[:]
        return twin

    def key(self) -> tuple[object, ...]:
        table = (
            self.stage,
            self.rounds_done,
            self.rounds,
            self.start,
            self.with_cards,
            self.die,
            self.winner,
        )
        pieces = (
            tuple(map(tuple, self.tokens)),
            tuple(self.supply),
            tuple(self.deck.items()),
            tuple(self.cards),
        )
        bids = (tuple(None if bid is None else str(bid) for bid in self.bids), tuple(map(str, self.opened)))
        return (*table, *pieces, *bids, tuple(self.points))
