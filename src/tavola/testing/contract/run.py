"""Running the contract suite: random games, every promise checked on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from random import Random

from tavola.kernel import Choice, EmptyQuestion, EndlessQuestion, Game, Play, RandomDealer, Setup, State, View
from tavola.testing.contract.components import check_components
from tavola.testing.contract.lane import check_lane
from tavola.testing.contract.mutants import Pool, check_mutants
from tavola.testing.contract.position import (
    NEVER_EMPTY,
    NEVER_TOO_MANY,
    check_copies,
    check_options_apply,
    check_pending,
)
from tavola.testing.contract.report import ContractError, Report
from tavola.testing.contract.secrets import LEAK, check_views, check_what_is_heard
from tavola.testing.contract.steps import (
    check_conserved,
    check_events,
    check_record,
    check_silence,
    check_take_back,
    check_undo,
    check_withdrawal,
)
from tavola.testing.contract.trial import Demands, Trial, random_step


def check_game(
    game: Game,
    setups: Iterable[Setup],
    *,
    seed: int = 1,
    games: int = 2,
    picture: Callable[[View], str] | None = None,
    conserved: Callable[[State], Mapping[str, int]] | None = None,
    demands: Demands | None = None,
) -> Report:
    """Play random games of each setup and check everything; raises ContractError.

    `picture` draws a view, for the leak test; `conserved` counts pieces that must never change in number.
    """
    rng = Random(seed)
    demands = demands or Demands()
    report = Report(game.name)
    pool = Pool(rng)
    trial = None
    for setup in setups:
        for number in range(games):
            play = Play(game, setup, RandomDealer(rng.randrange))
            trial = Trial(play, rng, report, demands, picture, conserved)
            with _told_where(f"seed {seed}, game {report.games + 1}"), _nothing_breaks(trial):
                _check_one_game(trial, pool, by_word=number % 2 == 1)
            report.games += 1
    if trial is None:
        raise ValueError("there is no setup, or no game, to check")
    with _told_where(f"seed {seed}, mutants after {report.games} games"), _nothing_breaks(trial):
        check_components(trial)
        check_mutants(trial, pool)
    if demands.secrets and not report.scrambles_that_differed:
        trial.fail(LEAK, "scrambling never changed anything, so nothing was tested")
    return report


@contextmanager
def _told_where(where: str) -> Iterator[None]:
    """A complaint says how to come upon it again."""
    try:
        yield
    except ContractError as error:
        error.add_note(where)
        raise


@contextmanager
def _nothing_breaks(trial: Trial) -> Iterator[None]:
    """An error inside the game becomes a complaint with a record, too."""
    try:
        yield
    except ContractError:
        raise
    except EmptyQuestion as error:
        raise ContractError(NEVER_EMPTY, str(error), trial.play.record().text()) from error
    except EndlessQuestion as error:
        raise ContractError(NEVER_TOO_MANY, str(error), trial.play.record().text()) from error
    except Exception as error:
        raise ContractError("nothing breaks", repr(error), trial.play.record().text()) from error


def _check_one_game(trial: Trial, pool: Pool, *, by_word: bool) -> None:
    totals = trial.totals()
    decisions = 0
    held = (trial.state.copy(), trial.state.key())
    passed: list[State] = []
    while True:
        _check_position(trial)
        if trial.rng.random() < trial.demands.share or trial.state.over:
            passed.append(trial.state.copy())
        check_conserved(trial, totals)
        pool.note(trial.play)
        if trial.state.over:
            break
        if trial.rng.random() < 0.1:
            trial.same("copies are copies", "playing on changed a copy made before", held[1], held[0].key())
            held = (trial.state.copy(), trial.state.key())
        decisions += _check_step(trial, by_word=by_word)
        if decisions > trial.demands.most_decisions:
            trial.fail("the game ends", f"not within {trial.demands.most_decisions} decisions")
    check_record(trial)
    check_take_back(trial)
    for position in passed:
        check_lane(trial, position)  # last: what is wrong with the state itself has been told by now
    trial.report.longest_game = max(decisions, trial.report.longest_game)


def _check_position(trial: Trial) -> None:
    check_pending(trial)
    if trial.rng.random() < trial.demands.share or trial.state.over:
        check_options_apply(trial)
        check_copies(trial)
        check_views(trial)
        check_withdrawal(trial)
    if trial.rng.random() < 0.05 * trial.demands.share:
        check_record(trial)
        check_take_back(trial)


def _check_step(trial: Trial, *, by_word: bool) -> int:
    """Take one step, checked; how many decisions that was."""
    step = random_step(trial.state, trial.rng, by_word=by_word)
    costly = trial.rng.random() < trial.demands.share
    if costly:
        check_undo(trial, step)
        check_what_is_heard(trial, step)
    before, scores, turn = trial.state.key(), trial.state.scores(), trial.state.turn
    if isinstance(step, Choice):
        decision = trial.state.decision_of(step.seat)
        assert decision is not None
        trial.report.asked[decision.ask] += 1
        trial.report.decisions += 1
        events = trial.play.choose(step.seat, step.option)
    else:
        trial.report.outcomes += 1
        events = trial.play.deal(step.outcome)
    check_events(trial, events, scores)
    if trial.state.turn < turn:
        trial.fail("turns grow", f"turn {turn} was followed by turn {trial.state.turn}")
    if costly:
        check_silence(trial, step, before)
    return int(isinstance(step, Choice))
