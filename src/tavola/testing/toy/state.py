"""A position of the toy game, and its rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from tavola.kernel import Chance, Decision, Pick, Rank, Reason, Seat, State, draw_outcome
from tavola.testing.toy.options import (
    CARD_POINTS,
    CARDS,
    CARDS_OF_A_KIND,
    FACES,
    KINDS,
    NUMBERS,
    TOKENS_OF_A_KIND,
    Bid,
    stakes,
)
from tavola.testing.toy.tasks import ROUND, SET_UP
from tavola.testing.toy.view import ToyView, see


class ToyState(State):
    """What lies on the table; the order of play is in `tasks`."""

    __slots__ = (
        "bids",
        "card_points",
        "cards",
        "deck",
        "die",
        "faces",
        "opened",
        "points",
        "rounds",
        "rounds_done",
        "seats",
        "start",
        "supply",
        "tokens",
        "winner",
        "with_cards",
    )

    def __init__(self, seats: int, rounds: int, start: Seat | None, *, with_cards: bool) -> None:
        super().__init__(*SET_UP, *ROUND)
        self.seats = seats
        self.rounds = rounds
        self.start = start
        self.with_cards = with_cards
        self.rounds_done = 0
        self.faces = FACES
        self.card_points = CARD_POINTS
        self.die = 0
        self.tokens = [[1] * len(KINDS) for _ in range(seats)]
        self.supply = [TOKENS_OF_A_KIND - seats] * len(KINDS)
        self.deck = dict.fromkeys(CARDS, CARDS_OF_A_KIND)
        self.cards: list[str | None] = [None] * seats
        self.bids: list[Bid | None] = [None] * seats
        self.opened: tuple[Bid, ...] = ()
        self.points = [0] * seats
        self.winner: Seat | None = None

    @property
    def stage(self) -> str:
        """What comes next: start, cards, die, bid, take or over."""
        return self.agenda[-1].name if self.agenda else "over"

    def bids_of(self, seat: Seat) -> Iterator[Bid]:
        """Every bid that is legal for this seat in this round."""
        before = self.opened[seat].number if self.opened else 0
        for number in NUMBERS:
            if number != before:
                for stake in stakes(tuple(self.tokens[seat])):
                    yield Bid(number, stake)

    def clockwise(self) -> list[Seat]:
        """All seats, from the start player on."""
        return [((self.start or 0) + n) % self.seats for n in range(self.seats)]

    @property
    def turn(self) -> int:
        return self.rounds_done

    @property
    def sealed(self) -> frozenset[Seat]:
        return frozenset(seat for seat, bid in enumerate(self.bids) if bid is not None)

    # -- what is known ------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> ToyView:
        return see(self, seat)

    def _nothing_asked(self, seat: Seat) -> Reason:
        if self.over:
            return Reason("toy.end")
        if self.stage == "bid" and self.bids[seat] is not None:
            return Reason("toy.bid.once")
        if self.stage == "take":
            return Reason("toy.take.winner", {"winner": self.winner})
        return Reason("toy.bid.sealed", {"stage": self.stage})

    def asks_openly(self, decision: Decision) -> bool:
        """What lies in the supply is seen by all."""
        return decision.ask == "toy.take"

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        return self.scrambled(seat, pick)

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        other = self.copy()
        if self.over:
            return other
        other.ask_again()
        hidden = [s for s in range(self.seats) if s != seat]
        with_card = [s for s in hidden if self.cards[s] is not None]
        for s in with_card:
            other.deck[str(self.cards[s])] += 1
        for s in with_card:
            card = draw_outcome(Chance(other.deck, "card"), pick)
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

    def standing(self) -> tuple[Rank, ...]:
        if not self.over:
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
            Rank(seat, ranks[seat], results[seat][0], results[seat][1] if tied[seat] else None)
            for seat in sorted(results, key=lambda seat: ranks[seat])
        )

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.seats, twin.rounds, twin.start, twin.with_cards = (
            self.seats,
            self.rounds,
            self.start,
            self.with_cards,
        )
        twin.faces, twin.card_points = self.faces, self.card_points
        twin.agenda, twin._pending = self.agenda[:], self._pending
        twin.rounds_done, twin.die, twin.winner = self.rounds_done, self.die, self.winner
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
        # Only what was corrected, so that the checksums of all other games are those they always had.
        box = () if (self.faces, self.card_points) == (FACES, CARD_POINTS) else (self.faces, self.card_points)
        return (*table, *pieces, *bids, tuple(self.points), *box)
