"""Checks of what each seat may know: whatever is hidden from it must make no difference to it."""

from __future__ import annotations

from tavola.kernel import Chance, Choice, Draw, Event, Seat, State, Step, visible_to
from tavola.testing.contract.trial import Trial, possible, take

LEAK = "views leak nothing"


def seen(trial: Trial, state: State, seat: Seat | None) -> str:
    """All that a seat sees of a state, to the last byte."""
    decision = None if seat is None else state.decision_of(seat)
    text = f"{state.view(seat)!r}\n{decision!r}"
    if " at 0x" in text:
        trial.fail(LEAK, "a view or option has no repr of its own, so that leaks cannot be seen")
    return text


def check_views(trial: Trial) -> None:
    """Views hold what belongs in them, and stay the same when all that is hidden changes."""
    state = trial.state
    before = state.key()
    pictured = trial.picture is not None and (
        trial.report.pictures_compared == 0 or trial.rng.random() < trial.demands.picture_share
    )
    for seat in trial.everybody:
        _check_view(trial, seat)
        scrambled = state.scrambled(seat, trial.rng.randrange)
        trial.report.scrambles += 1
        if scrambled.key() != before:
            trial.report.scrambles_that_differed += 1
        elif seat is not None and state.all_open:
            continue  # nothing is hidden, so one look, the spectator's, tells as much as all
        mine = seen(trial, state, seat)
        _compare(trial, f"scrambled for seat {seat}", mine, seen(trial, scrambled, seat))
        _compare(trial, f"asked openly, for seat {seat}", asked_openly(state), asked_openly(scrambled))
        if pictured and trial.picture is not None:
            drawings = [trial.picture(it.view(seat)) for it in (state, scrambled)]
            _compare(trial, f"picture for seat {seat}", *drawings)
            trial.report.pictures_compared += 1
        if seat is not None:
            imagined = state.imagined(seat, trial.rng.randrange)
            _compare(trial, f"imagined by seat {seat}", mine, seen(trial, imagined, seat))
    trial.same(LEAK, "looking changed the state", before, state.key())


def asked_openly(state: State) -> str:
    """The questions that everybody is said to know: answered by themselves, they must give nothing away."""
    pending = state.pending
    if isinstance(pending, Chance):
        return ""
    known = [decision for decision in pending if state.asks_openly(decision)]
    return "; ".join(f"{asked.seat} {asked.ask} {' | '.join(map(str, asked.options))}" for asked in known)


def _check_view(trial: Trial, seat: Seat | None) -> None:
    state = trial.state
    view = state.view(seat)
    pending = state.pending
    asked = () if isinstance(pending, Chance) else pending
    expected = (
        seat,
        trial.play.setup.seats,
        state.turn,
        tuple(decision.seat for decision in asked),
        tuple(decision for decision in asked if decision.seat == seat),
        state.standing(),
    )
    found = (view.seat, view.seats, view.turn, view.waiting_for, view.decisions, view.standing)
    trial.same("views are complete", f"for seat {seat}", expected, found)


def _compare(trial: Trial, what: str, mine: str, other: str) -> None:
    if mine == other:
        return
    at = next(
        (i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other))
    )
    around = slice(max(0, at - 60), at + 60)
    trial.fail(LEAK, f"{what}: it sees …{mine[around]}… become …{other[around]}…")


def check_what_is_heard(trial: Trial, step: Step) -> None:
    """A step sounds the same to a seat whatever is hidden from it, unless the step itself reveals it."""
    for seat in (None,) if trial.state.all_open else trial.everybody:
        scrambled = trial.state.scrambled(seat, trial.rng.randrange)
        if possible(scrambled, step):
            _compare_steps(trial, seat, (trial.state.copy(), step), (scrambled, step), may_reveal=True)
    other = _other_outcome(trial, step) if isinstance(step, Draw) else _other_sealed_answer(trial, step)
    if other is not None:
        for seat in _unaware(trial, step):
            _compare_steps(
                trial, seat, (trial.state.copy(), step), (trial.state.copy(), other), may_reveal=False
            )


def _compare_steps(
    trial: Trial, seat: Seat | None, one: tuple[State, Step], other: tuple[State, Step], *, may_reveal: bool
) -> None:
    sounds, sights = [], []
    for state, step in (one, other):
        events: list[Event] = []
        take(state, step, events)
        kept_quiet = [
            event for event in visible_to(events, seat) if event.kind not in trial.demands.revealing
        ]
        sounds.append(repr(kept_quiet))
        sights.append(seen(trial, state, seat))
    if may_reveal and sights[0] != sights[1]:
        return
    _compare(trial, f"after {one[1]}, seen by seat {seat}", *sights)
    _compare(trial, f"log of {one[1]}, heard by seat {seat}", *sounds)
    trial.report.logs_compared += 1


def _other_outcome(trial: Trial, step: Draw) -> Step | None:
    """Another outcome, where not everybody may know which one it was."""
    chance = trial.state.pending
    assert isinstance(chance, Chance)
    if chance.known_to is None:
        return None
    others = [outcome for outcome, weight in chance.pool.items() if weight and outcome != step.outcome]
    return Draw(trial.rng.choice(others), chance.why) if others else None


def _other_sealed_answer(trial: Trial, step: Choice) -> Step | None:
    """Another answer, where the answer stays sealed."""
    decision = trial.state.decision_of(step.seat)
    assert decision is not None
    other = Choice(step.seat, trial.rng.choice(decision.options))
    for choice in (step, other):
        after = trial.state.copy()
        take(after, choice)
        if choice.seat not in after.sealed:
            return None
    return other


def _unaware(trial: Trial, step: Step) -> list[Seat | None]:
    if isinstance(step, Choice):
        return [seat for seat in trial.everybody if seat != step.seat]
    chance = trial.state.pending
    known_to = chance.known_to if isinstance(chance, Chance) else None
    return [seat for seat in trial.everybody if seat not in (known_to or ())]
