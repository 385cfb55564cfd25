"""Judges the options of The Castles of Tuscany, each by what it gains beyond doing nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tuscany.judgement.building import boards
from tavola.games.tuscany.judgement.clock import Clock
from tavola.games.tuscany.judgement.motives import motives
from tavola.games.tuscany.judgement.outlook import Outlook
from tavola.games.tuscany.judgement.purse import Purse
from tavola.games.tuscany.judgement.weights import Weights
from tavola.games.tuscany.rules.faces import BONUSES, FACE, NO_TILE, PLUS_CARD, TYPE_OF
from tavola.games.tuscany.rules.options import DRAW, MARBLE, Bonus, Discard, Free, Pay, Place, Swap, Take
from tavola.games.tuscany.rules.payments import payments
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.games.tuscany.rules.take import StoreTile
from tavola.games.tuscany.rules.yields import spaces
from tavola.kernel import Motive, Option, Pick, Seat, State

IMAGINED_DRAWS = 8
"""How often cards are drawn in mind before drawing is chosen."""
PAYMENTS_LOOKED_AT = 4
"""How many payments are tried in mind before a tile is placed."""


class Tuscany:
    """Values what options lead to, in red points at the end of the game."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._w = weights or Weights()

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:
        assert isinstance(state, TuscanyState)
        asked = state.decision_of(seat)
        assert asked is not None
        if asked.ask in ("tuscany.build", "tuscany.castle"):
            return boards(state, seat, options, self._w)
        question = _Question(state, seat, self._w, pick)
        return [question.value(option) for option in options]

    def motives(self, state: State, seat: Seat, option: Option, pick: Pick) -> Sequence[Motive]:
        """What speaks for an option; the boards that are built before the game speak for themselves."""
        assert isinstance(state, TuscanyState)
        if state.layouts[seat] is None:
            return ()
        return motives(state, seat, option, Outlook(state, seat, Clock(state, self._w), self._w))


class _Question:
    """One decision: what holds for all its options is found once."""

    def __init__(self, state: TuscanyState, seat: Seat, w: Weights, pick: Pick) -> None:
        self._state, self._seat, self._w, self._pick = state, seat, w, pick
        self._clock = Clock(state, w)
        self._outlook = Outlook(state, seat, self._clock, w)
        self._purse = Purse(state, self._outlook, self._clock, w)
        self._hand, self._workers = state.hand_of(seat), state.workers[seat]
        self._stored = tuple(tile & FACE for tile in state.storage[seat])
        self._now = self._holdings(self._hand, self._workers, self._stored)
        self._rivals: list[Outlook] | None = None

    def value(self, option: Option) -> float:
        match option:
            case Place():
                return self._place(option)
            case Take():
                return self._take(option)
            case Swap():
                return self._swap(option)
            case Pay():
                return self._pay(option)
            case Bonus():
                return self._outlook.prices.bonus[option.kind]
            case Free():
                return self._free(option)
            case Discard():
                return self._discard(option)
        if option == DRAW:
            return self._draw()
        # To end the turn, or to pass, brings nothing.
        return self._another_action() if option == MARBLE else 0.0

    def _holdings(self, hand: Sequence[int], workers: int, stored: Sequence[int]) -> float:
        return self._purse.worth(hand, workers, stored, self._state.display)

    def _place(self, option: Place) -> float:
        """The best of the first payments, with the board as it is afterwards."""
        state, seat = self._state, self._seat
        layout = state.layouts[seat]
        assert layout is not None
        kind = layout.types[option.field]
        after = state.copy()
        after.choose(seat, option)
        stored = list(self._stored)
        stored.remove(option.face)
        ways = payments(tuple(self._hand), kind, self._workers, state.box.place_cost)
        after.choose(seat, ways[0])
        purse = Purse(after, Outlook(after, seat, self._clock, self._w), self._clock, self._w)
        best = max(purse.worth(*self._paid(way), stored, state.display) for way in ways[:PAYMENTS_LOOKED_AT])
        return self._outlook.gain(option.face, option.field, 0) + best - self._now

    def _paid(self, way: Pay) -> tuple[list[int], int]:
        """Hand and workers after a payment."""
        *cards, workers = way.counts
        return [have - n for have, n in zip(self._hand, cards, strict=True)], self._workers - workers

    def _pay(self, option: Pay) -> float:
        """Payments differ in cards and workers only; the tile has left the storage by then."""
        face, _ = self._state.paying_for()
        stored = list(self._stored)
        stored.remove(face)
        return self._holdings(*self._paid(option), stored)

    def _free(self, option: Free) -> float:
        """A tile that costs nothing; the display loses it."""
        return self._outlook.gain(option.face, option.field, 0) + self._denied(option.face)

    def _draw(self) -> float:
        """What cards are worth on average over a few imagined draws."""
        state = self._state
        count = state.rulings.draw + state.bonus[self._seat * len(BONUSES) + PLUS_CARD]
        pool = state.pile if sum(state.pile) >= count else list(map(int.__add__, state.pile, state.discards))
        total = 0.0
        for _ in range(IMAGINED_DRAWS):
            total += self._holdings(self._with_cards(pool, count), self._workers, self._stored)
        return total / IMAGINED_DRAWS - self._now

    def _with_cards(self, pool: Sequence[int], count: int) -> list[int]:
        hand, left = self._hand[:], list(pool)
        for _ in range(min(count, sum(left))):
            at = self._pick(sum(left))
            kind = 0
            while at >= left[kind]:
                at -= left[kind]
                kind += 1
            left[kind] -= 1
            hand[kind] += 1
        return hand

    def _take(self, option: Take) -> float:
        """The tile stored, in place of the one that is worth least where there is no room."""
        state = self._state
        display = state.display[:]
        display[option.space] = NO_TILE
        room = len(self._stored) < spaces(state, self._seat)
        kept = [self._stored] if room else self._without_one()
        worth = max(
            self._purse.worth(self._hand, self._workers, (*stored, option.face), display) for stored in kept
        )
        return worth - self._now + self._denied(option.face)

    def _without_one(self) -> list[tuple[int, ...]]:
        stored = self._stored
        return [stored[:n] + stored[n + 1 :] for n in range(len(stored))]

    def _discard(self, option: Discard) -> float:
        task = self._state.task
        assert isinstance(task, StoreTile)
        stored = [*self._stored, task.tile & FACE]
        stored.remove(option.face)
        return self._holdings(self._hand, self._workers, stored)

    def _swap(self, option: Swap) -> float:
        """A tile that fits will turn up; the more are replaced, the better it will be."""
        gone = sum(tile >= 0 and TYPE_OF[tile & FACE] == option.type for tile in self._state.display)
        return self._outlook.prices.action * (0.5 + 0.1 * gone)

    def _another_action(self) -> float:
        """The best action now, for the price of a marble."""
        after = self._state.copy()
        after.choose(self._seat, MARBLE)
        asked = after.decision_of(self._seat)
        assert asked is not None
        then = _Question(after, self._seat, self._w, self._pick)
        return max(map(then.value, asked.options)) - self._outlook.prices.marble

    def _denied(self, face: int) -> float:
        """A share of what the tile would be worth to the rival who waits for it most."""
        state, w = self._state, self._w
        if self._rivals is None:
            others = (other for other in range(state.seats) if other != self._seat)
            self._rivals = [Outlook(state, other, self._clock, w) for other in others]
        alike = sum(tile >= 0 and TYPE_OF[tile & FACE] == TYPE_OF[face] for tile in state.display)
        wanted = max(rival.best(face, 1) - rival.prices.action for rival in self._rivals)
        return w.deny * max(0.0, wanted) / max(1, alike)
