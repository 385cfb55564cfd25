"""One move ahead: every way to lay the tile, with the best figure to put."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carcassonne.core.judgement import motives
from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.weights import Weights
from tavola.games.carcassonne.core.judgement.worth import Worth
from tavola.games.carcassonne.core.rules.options import SKIP, Put
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Chance, Decision, Motive, Option, Pick, Seat, State

CLOSER_LOOK = 8
"""How many ways to lay a tile are looked at with every figure; the others only without one."""

NEXT_TURN = ("carcassonne.lay", "carcassonne.claim")
"""Questions that end what one answer leads to."""


class Carcassonne:
    """Judges a question's options by the positions they lead to, up to the next draw."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:
        """A value for each option."""
        assert isinstance(state, CarcassonneState)
        self._hopes = Hopes(state, self._weights)
        decision = state.decision_of(seat)
        assert decision is not None
        if decision.ask != "carcassonne.lay":
            return [self._after(state, seat, option) for option in options]
        steps = _steps_before_claim(state)
        laid = [self._until_claim(_chosen(state, seat, option), seat, steps) for option in options]
        plain = [self._settled(after, seat) for after in laid]
        best = sorted(range(len(laid)), key=lambda n: -plain[n] - self._promise(laid[n], seat))[:CLOSER_LOOK]
        values = plain[:]
        for number in best:
            values[number] = max(plain[number], self._with_figure(laid[number], seat))
        return values

    def motives(self, state: State, seat: Seat, option: Option, pick: Pick) -> Sequence[Motive]:
        """What speaks for an option, once the rest of the half turn is answered as it was judged."""
        assert isinstance(state, CarcassonneState)
        self._hopes = hopes = Hopes(state, self._weights)
        decision = state.decision_of(seat)
        assert decision is not None
        if decision.ask == "carcassonne.claim" and option == SKIP:
            after = self._played_on(_chosen(state, seat, option), seat)
            return (*motives.of_turn(state, after, seat), *motives.of_saving(state, seat))
        if decision.ask == "carcassonne.claim" and isinstance(option, Put):
            after = self._played_on(_chosen(state, seat, option), seat)
            told = motives.of_claim(state, seat, option, hopes, "promises")
            return (*motives.of_turn(state, after, seat, option), *told)
        if decision.ask != "carcassonne.lay":
            return ()
        laid = self._until_claim(_chosen(state, seat, option), seat, _steps_before_claim(state))
        claim = self._best_claim(laid, seat)
        settled = self._played_on(laid if claim is None else _chosen(laid, seat, claim), seat)
        found = [*motives.of_turn(state, settled, seat, claim)]
        if claim is not None:
            found += motives.of_claim(laid, seat, claim, hopes, "claim")
        return found or [*motives.of_board(state, settled, seat, hopes)]

    def _best_claim(self, laid: CarcassonneState, seat: Seat) -> Put | None:
        """The figure worth putting on the tile just laid, if any is worth it."""
        decision = laid.decision_of(seat)
        if decision is None or decision.ask != "carcassonne.claim":
            return None
        best = max(decision.options, key=lambda option: self._after(laid, seat, option))
        return best if isinstance(best, Put) else None

    def _played_on(self, state: CarcassonneState, seat: Seat) -> CarcassonneState:
        """The position before the next tile is drawn or laid, all questions until then answered offhand."""
        while not isinstance(state.pending, Chance) and state.pending and state.mover == seat:
            decision = state.pending[0]
            if decision.ask == "carcassonne.lay":
                break
            state = _chosen(state, decision.seat, self._offhand(decision))
        return state

    def _after(self, state: CarcassonneState, seat: Seat, option: Option) -> float:
        return self._settled(_chosen(state, seat, option), seat)

    def _settled(self, state: CarcassonneState, seat: Seat) -> float:
        """The worth once the questions of this half turn are answered somehow."""
        judges, worth = self._hopes.judges, 0.0
        while not isinstance(state.pending, Chance) and state.pending:
            decision = state.pending[0]
            if decision.ask in judges.worth_a_look:
                return worth + max(self._after(state, decision.seat, option) for option in decision.options)
            if decision.seat == seat:
                worth += judges.questions.get(decision.ask, 0.0)
            if decision.ask == "carcassonne.lay":
                break
            state = _chosen(state, decision.seat, self._offhand(decision))
        if isinstance(state.pending, Chance):
            why = state.pending.why
            if why in judges.averaged:
                return worth + self._on_average(state, seat, state.pending)
            if why in judges.chances:
                worth += judges.chances[why]
            elif state.mover == seat and len(state.agenda) > len(state.rules.whole_turn):
                worth += self._weights.another_tile
        return worth + Worth(state, self._hopes).of(seat)

    def _on_average(self, state: CarcassonneState, seat: Seat, chance: Chance) -> float:
        """The worth over all outcomes, each of them as likely."""
        values = []
        for outcome in chance.pool:
            after = state.copy()
            after.deal(outcome)
            values.append(self._settled(after, seat))
        return sum(values) / len(values)

    def _with_figure(self, laid: CarcassonneState, seat: Seat) -> float:
        decision = laid.decision_of(seat)
        if decision is None or decision.ask != "carcassonne.claim":
            return float("-inf")
        return max(self._after(laid, seat, option) for option in decision.options if option != SKIP)

    def _promise(self, laid: CarcassonneState, seat: Seat) -> float:
        """What a figure on this tile may bring, roughly: the free feature of it that promises most."""
        decision = laid.decision_of(seat)
        if decision is None or decision.ask != "carcassonne.claim":
            return 0.0
        base, face = laid.land.base, laid.land.face
        parts = {option.part for option in decision.options if isinstance(option, Put)}
        offered = [base + number for number, name in enumerate(face.names) if name in parts]
        free = [segment for segment in offered if not laid.occupied(segment)]
        return Worth(laid, self._hopes).best_claim(free, seat)

    def _until_claim(self, state: CarcassonneState, seat: Seat, steps: Sequence[str]) -> CarcassonneState:
        """What the tile itself asks for is answered offhand, so that figures can be looked at."""
        while (
            not isinstance(state.pending, Chance)
            and state.pending
            and state.mover == seat
            and state.pending[0].ask not in NEXT_TURN
            and state.agenda[-1].name in steps
        ):
            state = _chosen(state, state.pending[0].seat, self._offhand(state.pending[0]))
        return state

    def _offhand(self, decision: Decision) -> Option:
        """An answer for a quick look ahead: what is optional is left, unless a module thinks otherwise."""
        if SKIP in decision.options and decision.ask not in self._hopes.judges.not_skipped:
            return SKIP
        return decision.options[0]


def _steps_before_claim(state: CarcassonneState) -> Sequence[str]:
    """The names of the steps between laying a tile and claiming something on it."""
    names = [task.name for task in state.rules.half_turn]
    return names[names.index("lay") + 1 : names.index("claim")]


def _chosen(state: CarcassonneState, seat: Seat, option: Option) -> CarcassonneState:
    after = state.copy()
    after.choose(seat, option)
    return after
