"""What cards, workers and stored tiles are worth together: the tiles that they will soon place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp

from tavola.games.tuscany.judgement.clock import Clock
from tavola.games.tuscany.judgement.outlook import Outlook
from tavola.games.tuscany.judgement.weights import Weights
from tavola.games.tuscany.rules.faces import FACE, HEXAGON, TYPE_OF
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.games.tuscany.rules.yields import spaces

_MOST = 24
"""Cards of a colour that are told apart."""
_TO_BE_DRAWN = 1.5
"""How much dearer a card is that is still missing: it has to be the right one."""
_NO_ROOM = 0.5
"""How far a tile of the display counts while all storage spaces are taken."""


class Purse:
    """Judges holdings of one seat: hands, workers and what lies on its storage spaces."""

    __slots__ = (
        "_by_colour", "_clock", "_cost", "_enough", "_floor", "_open", "_outlook", "_soonest", "_spaces",
        "_w",
    )  # fmt: skip

    def __init__(self, state: TuscanyState, outlook: Outlook, clock: Clock, w: Weights) -> None:
        self._outlook, self._clock, self._w = outlook, clock, w
        seat, prices = outlook.seat, outlook.prices
        self._cost = state.box.place_cost
        self._spaces = spaces(state, seat)
        self._open = [kind for kind in range(8) if state.open_for(seat, kind)]
        self._floor = state.box.final_item_points * w.half_time / (clock.turns + w.half_time)
        """What a tile is worth that will never be placed."""
        another = state.marble[seat] > 0 and not state.marble_used
        self._soonest = 0 if another and clock.turns < 1 else 1
        """In how many turns another tile can be placed."""
        card = prices.card_use
        self._by_colour = [self._colour(outlook.missing(kind), card) for kind in range(8)]
        """By colour, then by number: what cards are worth."""
        self._enough = min(w.enough_cards, w.cards_per_turn * clock.turns + 1)
        """How many cards can still be put to use."""

    def _colour(self, fields: int, card: float) -> list[float]:
        w, worths = self._w, [0.0]
        for n in range(1, _MOST):
            if n <= self._cost * fields:
                more = card * (1 + w.readiness) if n % self._cost == 0 else card * (1 - w.readiness)
            else:
                more = card * (w.pair - w.odd_card) if n % 2 == 0 else card * w.odd_card
            worths.append(worths[-1] + more)
        return worths

    def worth(
        self, hand: Sequence[int], workers: int, stored: Sequence[int], display: Iterable[int] = ()
    ) -> float:
        """Cards and workers by themselves, and what the tiles will bring beyond these."""
        w, price = self._w, self._outlook.prices
        total = self._means(hand, workers)
        left, men = list(hand), workers
        faces = sorted(stored, key=self._promise, reverse=True)
        taken = [0] * 8
        for place, face in enumerate(faces):
            turn = self._soonest + place
            net, missing, kind = self._plan(face, left, men, turn, taken)
            count = (w.stored if not place else w.second_stored) * w.lacking**missing
            total += max(self._floor, count * net)
            if kind >= 0:
                taken[kind] += 1
                men = self._pay(left, men, kind)[1]
        best = 0.0
        turn = self._soonest + 1 + len(faces)
        for face in {tile & FACE for tile in display if tile >= 0}:
            net, missing, _ = self._plan(face, left, men, turn, taken)
            best = max(best, w.stored * w.lacking**missing * net - price.action)
        return total + w.displayed * best * (1.0 if len(faces) < self._spaces else _NO_ROOM)

    def _promise(self, face: int) -> float:
        if face == HEXAGON:
            return max((self._outlook.best(face, 1, kind) for kind in self._open), default=0.0)
        return self._outlook.best(face, 1)

    def _means(self, hand: Sequence[int], workers: int) -> float:
        """Cards and workers; of too many at once, not all will be used."""
        cards, prices = sum(hand), self._outlook.prices
        count = cards + self._w.cards_in_a_worker * workers
        if not count:
            return 0.0
        use = workers * prices.worker_use
        for worths, n in zip(self._by_colour, hand, strict=True):
            use += worths[n if n < _MOST else _MOST - 1]
        return (
            use * self._enough * (1 - exp(-count / self._enough)) / count
            + cards * prices.card_left
            + workers * prices.worker_left
        )

    def _plan(
        self, face: int, hand: list[int], workers: int, turn: int, taken: Sequence[int]
    ) -> tuple[float, int, int]:
        """What placing a tile nets, how many cards are missing for it, and the colour to be paid; -1: none.

        By colour, so many of the best fields are taken by other tiles.
        """
        kinds = self._open if face == HEXAGON else (TYPE_OF[face],)
        best, found, lacks = 0.0, -1, 0
        action = self._outlook.prices.action
        for kind in kinds:
            left = hand[:]
            missing, men = self._pay(left, workers, kind)
            when = turn + missing
            if when > self._clock.turns:
                continue
            gain = self._outlook.best(face, when, kind, taken[kind])
            if gain <= best:
                continue
            price = self._means(hand, workers) - self._means(left, men)
            net = gain - action - price - _TO_BE_DRAWN * missing * self._outlook.prices.card
            if net > best:
                best, found, lacks = net, kind, missing
        return best, lacks, found

    def _pay(self, hand: list[int], workers: int, kind: int) -> tuple[int, int]:
        """Take the cheapest payment out of the hand; how much is missing, and the workers that are left."""
        own = min(self._cost, hand[kind])
        hand[kind] -= own
        missing = self._cost - own
        worker = self._outlook.prices.worker_use
        while missing:
            cheapest, colour = worker if workers else 1000.0, -1
            for other, n in enumerate(hand):
                if n >= 2 and other != kind:
                    worths = self._by_colour[other]
                    n = min(n, _MOST - 1)
                    if worths[n] - worths[n - 2] < cheapest:
                        cheapest, colour = worths[n] - worths[n - 2], other
            if colour >= 0:
                hand[colour] -= 2
            elif workers:
                workers -= 1
            else:
                break
            missing -= 1
        return missing, workers
