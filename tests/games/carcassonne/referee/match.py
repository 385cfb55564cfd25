"""A game played by the engine and followed by the referee, compared at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.game import CARCASSONNE, Carcassonne
from tavola.kernel import Chance, Choice, Decision, Draw, Event, Option, Step, draw_outcome
from tests.games.carcassonne.referee.comparison import Comparison, place
from tests.games.carcassonne.referee.disagreement import Disagreement, same
from tests.games.carcassonne.referee.land import ring
from tests.games.carcassonne.referee.referee import Referee
from tests.games.carcassonne.referee.table import Gain, Table, cell_of, place_of

MODULES = CARCASSONNE.setups.modules
TOLD_OTHERWISE = {
    f"carcassonne.{what}"
    for what in (
        "started", "drawn", "aside", "laid", "put", "scored", "final", "extra", "abbot", "goods", "lonely",
        "double_turn", "over",
    )
}  # fmt: skip
"""Events that say nothing beyond what is compared anyway."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: all of it follows from the seed."""

    seed: int
    modules: tuple[str, ...]
    seats: int
    crowded: bool
    """Whether tiles are laid close together, so that more is completed than by chance alone."""


def fixture(seed: int) -> Fixture:
    """Random modules for 2 to 6, brought tile sets included; every third game is one with everything."""
    rng = Random(f"referee {seed}")
    if seed % 3 == 0:
        return Fixture(seed, MODULES, 2 + seed // 3 % 5, rng.random() < 0.5)
    share = rng.choice((0.3, 0.6, 0.9))
    named = tuple(name for name in MODULES if rng.random() < share)
    setup = CARCASSONNE.setups.make(2, box="first-game", modules=named)
    return Fixture(seed, setup.modules, rng.randint(2, 6), rng.random() < 0.5)


def follow(
    game: Fixture,
    engine: Carcassonne = CARCASSONNE,
) -> Counter[str]:
    """Play it to the end; how often what was seen. Raises Disagreement at the first difference."""
    rng = Random(game.seed)
    setup = engine.setups.make(
        game.seats, box="first-game", modules=game.modules, options={"aids": "teaching"}
    )
    state = engine.new(setup)
    referee = Referee(setup.modules, game.seats)
    comparison = Comparison(state, referee)
    steps: list[Step] = []
    try:
        while True:
            comparison.make()
            if state.over:
                return referee.table.seen + Counter(games=1, steps=len(steps))
            step = _step(state, referee.table, rng, crowded=game.crowded)
            steps.append(step)
            _take(state, referee, step)
    except Exception as error:
        told = "\n".join(map(_told, steps))
        what = str(error) if isinstance(error, Disagreement) else repr(error)
        raise Disagreement(f"{what}\n\n{game}\nafter {len(steps)} steps:\n{told}") from error


def _told(step: Step) -> str:
    return f"{step.seat}: {step.option}" if isinstance(step, Choice) else f"-: {step.outcome}"


def _step(state: CarcassonneState, table: Table, rng: Random, *, crowded: bool) -> Step:
    pending = state.pending
    if isinstance(pending, Chance):
        return Draw(draw_outcome(pending, rng.randrange), pending.why)
    decision = pending[0]
    options: Sequence[Option] = decision.options
    if crowded and rng.random() < 0.8:
        options = _eager(table, decision)
    return Choice(decision.seat, rng.choice(options))


def _eager(table: Table, decision: Decision) -> Sequence[Option]:
    """Options after which more happens than by chance alone."""
    options: Sequence[Option] = decision.options
    match decision.ask:
        case "carcassonne.lay":
            near = [_neighbours(table, str(option)) for option in options]
            return [option for option, count in zip(options, near, strict=True) if count == max(near)]
        case "carcassonne.claim":
            # Nobody comes back from a field, so there are few figures left for the rest.
            return [o for o in options if str(o).split()[-1][0] in "rcmg"] or options[-1:]
        case "carcassonne.count":
            points, reached = int(str(decision.details["points"])), table.counters
            ends = [reached[str(option).split()[1]][decision.seat] + points for option in options]
            return [o for o, end in zip(options, ends, strict=True) if end % 5 == 0] or options
        case "carcassonne.magic" if all(str(option).startswith("conjure") for option in options):
            # Close to the other one, so that they meet.
            far = [_from_the_other(table, str(option)) for option in options]
            return [option for option, steps in zip(options, far, strict=True) if steps == min(far)]
        case "carcassonne.robber":
            many = [_figures_on(table, str(option)) for option in options]
            return [option for option, count in zip(options, many, strict=True) if count == max(many)]
    return options


def _neighbours(table: Table, text: str) -> int:
    """Tiles around a place; most of all where mage and witch could be brought together."""
    near = [cell for cell in ring(cell_of(text.split()[1])) if cell in table.land.tiles]
    features = [table.enchanted(name) for name in table.magic]
    meet = all(feature is not None and feature.cells.intersection(near) for feature in features)
    return len(near) + 10 * meet


def _from_the_other(table: Table, text: str) -> int:
    """How far a place for the mage is from the witch, and the other way round."""
    name, (cell, part) = text.split()[1], place_of(text)
    other = table.magic["witch" if name == "mage" else "mage"]
    if other is None or other[1][0] != part[0]:
        return 100
    return abs(cell[0] - other[0][0]) + abs(cell[1] - other[0][1])


def _figures_on(table: Table, text: str) -> int:
    """How many counting figures are where a robber may go."""
    space = int(text.split()[1]) if text != "skip" else -1
    return sum(spot == space for seat in range(table.seats) for _, spot in table.spots(seat))


def _take(state: CarcassonneState, referee: Referee, step: Step) -> None:
    events: list[Event] = []
    if isinstance(step, Choice):
        state.choose(step.seat, step.option, events)
        referee.told(str(step.option))
    else:
        state.deal(step.outcome, events)
        referee.told(step.outcome)
    same(
        "what was scored",
        Counter(gain for gain in referee.table.gains if gain.points),
        Counter(
            Gain(event.award.seat, event.award.points, frozenset(map(place, event.where)))
            for event in events
            if event.award is not None and event.award.points
        ),
    )
    told = [
        (event.kind.removeprefix("carcassonne."), event.seat, frozenset(event.where))
        for event in events
        if event.kind not in TOLD_OTHERWISE
    ]
    # Where all have the same right to all bars, it does not matter who takes which.
    told = [(what, seat, frozenset() if what == "gold_taken" else where) for what, seat, where in told]
    same("what was told", Counter(referee.table.told), Counter(told))
    same("in which order", [what for what, *_ in referee.table.told], [what for what, *_ in told])
