"""Games played beside the referee: after every step both must agree."""

from __future__ import annotations

from random import Random

from tavola.games.tuscany.rules.bonus import TakeBonus
from tavola.games.tuscany.rules.faces import TYPE_OF
from tavola.games.tuscany.rules.game import TUSCANY
from tavola.games.tuscany.rules.layout import FIELD_NAMES, bits
from tavola.games.tuscany.rules.options import Take
from tavola.games.tuscany.rules.start import DealPieces
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Chance, Option, draw_outcome
from tests.games.tuscany.referee.referee import Referee

PLENTY = 100


class Disagreement(AssertionError):
    """The rules and the referee see the same game differently."""


def play(seed: int, seats: int, **options: str) -> int:
    """A random game in which much is placed, as everybody has workers in plenty; how many steps it has."""
    rng = Random(seed)
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = TUSCANY.new(TUSCANY.setups.make(seats, options=chosen))
    referee = Referee(seats)
    steps = 0
    while not state.over:
        pending = state.pending
        if isinstance(pending, Chance):
            outcome = draw_outcome(pending, rng.randrange)
            referee.dealt(pending.why, outcome, _gets_piece(state))
            state.deal(outcome)
        else:
            decision = rng.choice(pending)
            option = _wanted(state, list(decision.options), rng)
            state.choose(decision.seat, option)
            referee.chose(decision.seat, str(option))
        if state.turns == 0 and isinstance(state.task, TakeBonus):
            state.workers = [PLENTY] * seats
        steps += 1
        compare(state, referee, f"game {seed}, step {steps}")
    return steps


def _gets_piece(state: TuscanyState) -> int:
    task = state.task
    return task._next(state) if isinstance(task, DealPieces) else -1


def _wanted(state: TuscanyState, options: list[Option], rng: Random) -> Option:
    """Placing first, as boards are to fill, then taking what fits; otherwise anything."""
    placements = [option for option in options if option.word in ("place", "free")]
    fitting = [
        option
        for option in options
        if isinstance(option, Take) and state.open_for(state.mover, TYPE_OF[option.face])
    ]
    return rng.choice((placements or fitting or options) if rng.random() < 0.9 else options)


def compare(state: TuscanyState, referee: Referee, when: str) -> None:
    """Points, regions, what is covered and what can be reached, for every seat."""
    for seat, own in enumerate(referee.seats):
        layout = state.layouts[seat]
        if layout is None:
            continue
        found: dict[str, tuple[object, object]] = {
            "green points": (state.green[seat], own.green),
            "covered fields": (
                _names(state.covered[seat]),
                sorted(spot.name for spot in own.spots.values() if spot.tile),
            ),
            "fields to reach": (_names(state.reach[seat]), sorted(own.reachable())),
            "regions": (
                sorted(_names(region) for region in layout.regions()),
                sorted(sorted(region) for region in own.regions),
            ),
        }
        for what, (rules, other) in found.items():
            if rules != other:
                raise Disagreement(f"{when}, seat {seat}: {what} {rules}, by the referee {other}")


def _names(mask: int) -> list[str]:
    return [FIELD_NAMES[field] for field in bits(mask)]
