"""Checks of steps: points are explained, nothing is lost, and every step can be told again or taken back."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.kernel import (
    Award,
    Chance,
    Choice,
    Event,
    Log,
    Outcome,
    RecordError,
    Step,
    UndoRefused,
    parse_record,
    replay,
)
from tavola.testing.contract.trial import Trial, take


def check_events(trial: Trial, events: list[Event], before: tuple[int, ...]) -> None:
    """Everything that happens cites a rule of the book, and awards explain every point."""
    book = trial.play.game.rulebook()
    gained = [0] * trial.play.setup.seats
    for event in events:
        awards: tuple[Award, ...] = () if event.award is None else (event.award,)
        for rule in (event.rule, *(item.rule for award in awards for item in award.items)):
            if rule not in book:
                trial.fail("events cite rules", f"{event.kind} cites {rule!r}, which is not in the rulebook")
        for award in awards:
            gained[award.seat] += award.points
            trial.report.awards += 1
    change = [now - then for now, then in zip(trial.state.scores(), before, strict=True)]
    trial.same("award items sum to the points", "awarded, and what the scores say", gained, change)


def check_conserved(trial: Trial, totals: Mapping[str, int]) -> None:
    """Pieces neither appear nor vanish."""
    if trial.conserved is not None:
        found = dict(trial.conserved(trial.state))
        trial.same("pieces are conserved", "the count", dict(totals), found)


def check_undo(trial: Trial, step: Step) -> None:
    """Undo equals never having chosen; it is refused only where others' sealed answers were opened."""
    if not isinstance(step, Choice):
        return
    play = trial.play
    twin = play.copy()
    twin.choose(step.seat, step.option)
    if play.state.sealed - {step.seat} - twin.state.sealed:
        try:
            twin.undo(step.seat)
        except UndoRefused:
            return
        trial.fail("undo", f"{step.option} opened the sealed answers and was taken back all the same")
    if not twin.undoable(step.seat):
        trial.fail("undo", f"{step.option} cannot be taken back at once")
    trial.same("undo", "it took back something else", step.option, twin.undo(step.seat))
    _same_play(trial, "undo", twin.state.key(), twin.record().text(), twin.log)
    trial.report.undone += 1


def check_withdrawal(trial: Trial) -> None:
    """A sealed answer can be withdrawn, whoever has answered since, and given again."""
    for seat in trial.state.sealed:
        twin = trial.play.copy()
        option = twin.undo(seat)
        if twin.state.decision_of(seat) is None:
            trial.fail("undo", f"seat {seat} has withdrawn its answer but is not asked again")
        twin.choose(seat, option)
        trial.same("undo", "giving a withdrawn answer again", trial.state.key(), twin.state.key())
        trial.report.undone += 1


def check_take_back(trial: Trial) -> None:
    """Going back and on again leads to the same outcomes, without a new draw, and to the same position."""
    play = trial.play
    twin = play.copy()

    def nothing_new(chance: Chance) -> Outcome:
        trial.fail("take-back", f"a taken-back outcome was drawn anew for {chance.why}")

    twin.dealer = nothing_new
    to = trial.rng.randrange(len(play.steps) + 1)
    twin.take_back(to)
    trial.same("take-back", f"to step {to}", play.at(to).key(), twin.state.key())
    trial.same("take-back", "reserved outcomes in the record", (), twin.record().reserved_outcomes)
    saved = parse_record(twin.dealer_record().text()).reserved_outcomes
    expected = () if twin.state.over else tuple(twin.reserved_outcomes)
    trial.same("take-back", "reserved outcomes in the dealer's record", expected, saved)
    for step in play.steps[to:]:
        if isinstance(step, Choice):
            twin.choose(step.seat, step.option)
        else:
            twin.deal()
    _same_play(trial, "take-back", twin.state.key(), twin.record().text(), twin.log)
    trial.report.take_backs += 1


def check_record(trial: Trial) -> None:
    """Record → text → record → the same game."""
    play = trial.play
    record = play.record()
    text = record.text()
    parsed = parse_record(text)
    trial.same("record", "read again", record, parsed)
    try:
        again = replay(play.game, parsed)
    except RecordError as error:
        trial.fail("record", f"it does not replay: {error}")
    trial.same("record", "the checksum", trial.state.checksum, again.state.checksum)
    _same_play(trial, "record", again.state.key(), again.record().text(), again.log)
    trial.report.replays += 1


def check_silence(trial: Trial, step: Step, before: object) -> None:
    """Nobody listening makes no difference; and the step before is remembered as it was."""
    silent = trial.play.at(len(trial.play.steps) - 1)
    trial.same("record", "the position before the last step", before, silent.key())
    take(silent, step)
    trial.same("events change nothing", f"{step} without listeners", trial.state.key(), silent.key())


def _same_play(trial: Trial, promise: str, key: object, record: str, log: Log) -> None:
    trial.same(promise, "the position", trial.state.key(), key)
    trial.same(promise, "the record", trial.play.record().text(), record)
    trial.same(promise, "the log", repr(trial.play.log), repr(log))
