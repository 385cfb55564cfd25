"""Judges Carrara's options: each is played on a copy, and what it leads to is given its worth."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.first.judgement.ending import announcement_wins, wins_this_turn
from tavola.games.carrara.first.judgement.mode import BASE_GAME, Mode
from tavola.games.carrara.first.judgement.tempo import turns_left
from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.first.judgement.worth import Worth
from tavola.games.carrara.first.rules.options import ANNOUNCE
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.judgement.motives import motives
from tavola.games.carrara.parts.rules.options import Pay, Take
from tavola.kernel import Chance, Motive, Option, Pick, Seat, State, draw_outcome

IMAGINED_DRAWS = 3
"""How often the wheel is refilled in mind before buying is chosen."""
BUILDINGS_LOOKED_AT = 8
"""How many of the buildings that promise most are judged closely."""
SURE = 1000.0
"""More than any position is worth."""


class Carrara:
    """Values what options lead to: the worth to the own seat, less a share of the worth to the best rival."""

    def __init__(self, weights: Weights | None = None, mode: Mode = BASE_GAME) -> None:
        self._w, self._mode = weights or Weights(), mode

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:
        assert isinstance(state, CarraraState)
        return _Question(state, seat, self._w, self._mode.for_question(), pick).values(options)

    def motives(self, state: State, seat: Seat, option: Option, pick: Pick) -> Sequence[Motive]:
        return motives(state, seat, option)


class _Question:
    """One decision: what holds for all its options is found once."""

    def __init__(self, state: CarraraState, seat: Seat, w: Weights, mode: Mode, pick: Pick) -> None:
        self._state, self._seat, self._w, self._mode, self._pick = state, seat, w, mode, pick
        self._turns = [turns_left(state, other, w, mode) for other in range(state.seats)]
        self._rivals: dict[tuple[int, ...], float] = {}

    def values(self, options: Sequence[Option]) -> list[float]:
        asked = self._state.decision_of(self._seat)
        assert asked is not None
        match asked.ask:
            case "carrara.take":
                return self._purchases(self._own(self._state), options)
            case "carrara.pay":
                return self._payments(options)
            case "carrara.action":
                return self._actions(options)
        return [self._after(option) for option in options]

    def _own(self, state: CarraraState) -> Worth:
        return Worth(state, self._seat, self._turns[self._seat], self._w, self._mode)

    def _position(self, state: CarraraState) -> float:
        return self._own(state).now() - self._w.rivals * self._best_rival(state)

    def _best_rival(self, state: CarraraState) -> float:
        """The worth to the best rival; of what can be chosen here, only scorings change it."""
        key = (*state.city_stone, *state.supply)
        if key not in self._rivals:
            others = [other for other in range(state.seats) if other != self._seat]
            self._rivals[key] = max(
                Worth(state, o, self._turns[o], self._w, self._mode, plan=False).now() for o in others
            )
        return self._rivals[key]

    def _chosen(self, option: Option) -> CarraraState:
        after = self._state.copy()
        after.choose(self._seat, option)
        return after

    def _actions(self, options: Sequence[Option]) -> list[float]:
        """Few buildings are worth a closer look: those that promise most, and can be paid."""
        state, seat, mode = self._state, self._seat, self._mode
        sites = [mode.site(state, seat, option) for option in options]
        builds = {site for site in sites if site is not None}
        ranked = [site for _, *rest in self._own(state).prospects if (site := tuple(rest)) in builds]
        looked_at = set(ranked[:BUILDINGS_LOOKED_AT]) if ranked else builds
        return [
            self._after(option) if site is None or site in looked_at else -SURE
            for option, site in zip(options, sites, strict=True)
        ]

    def _after(self, option: Option) -> float:
        after = self._chosen(option)
        if option == ANNOUNCE:
            return 2 * SURE if announcement_wins(after, self._seat) else -SURE
        if self._mode.buys(option):
            return self._bought(after)
        if self._mode.site(self._state, self._seat, option) is not None:
            _pay_sensibly(after, self._seat)
            after = self._followed(after)
        return (SURE if wins_this_turn(after, self._seat) else 0.0) + self._position(after)

    def _followed(self, state: CarraraState) -> CarraraState:
        """The position once the building's own question, if there is one, has its best answer."""
        best, found = 0.0, state
        for option in self._mode.follows(state, self._seat):
            after = state.copy()
            after.choose(self._seat, option)
            worth = Worth(after, self._seat, self._turns[self._seat], self._w, self._mode, plan=False).now()
            if found is state or worth > best:
                best, found = worth, after
        return found

    def _bought(self, state: CarraraState) -> float:
        """The best purchase, on average over a few imagined draws."""
        own, total = self._own(state), 0.0
        draws = IMAGINED_DRAWS if isinstance(state.pending, Chance) else 1
        for _ in range(draws):
            drawn_for = state.copy()
            while isinstance(chance := drawn_for.pending, Chance):
                drawn_for.deal(draw_outcome(chance, self._pick))
            decision = drawn_for.decision_of(self._seat)
            assert decision is not None
            total += max(self._purchases(own, decision.options))
        return total / draws - self._w.rivals * self._best_rival(state)

    def _purchases(self, own: Worth, options: Sequence[Option]) -> list[float]:
        """Purchases differ in blocks and coins only."""
        return [
            own.of(tuple(map(int.__add__, own.hand, o.counts)), own.coins - o.price)
            if isinstance(o, Take)
            else own.of(own.hand, own.coins + self._state.edition.box.relief)
            for o in options
        ]

    def _payments(self, options: Sequence[Option]) -> list[float]:
        """Payments differ in blocks only."""
        own = self._own(self._chosen(options[0]))
        hand = self._state.hand(self._seat)
        return [
            own.of(tuple(map(int.__sub__, hand, option.counts)), own.coins)
            for option in options
            if isinstance(option, Pay)
        ]


def _pay_sensibly(state: CarraraState, seat: Seat) -> None:
    """The first payment listed keeps the dearest colours."""
    decision = state.decision_of(seat)
    assert decision is not None
    state.choose(seat, decision.options[0])
