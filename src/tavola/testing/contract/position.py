"""Checks of one position: what it asks, that its options work, and that copies are copies."""

from __future__ import annotations

import pickle
import re

from tavola.kernel import (
    Chance,
    Decision,
    IllegalChoice,
    Option,
    UnknownOption,
    field_text,
)
from tavola.testing.contract.trial import Trial, question, random_step, take

NEVER_EMPTY = "options never empty"
NEVER_TOO_MANY = "options not too many"
_LINE = re.compile(r"\S(?:[^\n\r;]*\S)?\Z")
_WORD = re.compile(r"[^\s;]+\Z")


def check_pending(trial: Trial) -> None:
    """Options are never none, never too many, never twice; their texts stand for them."""
    state = trial.state
    before = state.key()
    pending = state.pending
    if isinstance(pending, Chance):
        _check_chance(trial, pending)
    else:
        seats = [decision.seat for decision in pending]
        if len(set(seats)) < len(seats) or not set(seats) <= set(range(trial.play.setup.seats)):
            trial.fail("pending", f"the seats asked are {seats}")
        for decision in pending:
            _check_decision(trial, decision)
    trial.same("pending", "listing what is pending changed the state", before, state.key())
    if (not pending) != bool(state.standing()):
        trial.fail("pending", "there must be a standing exactly when nothing is pending")
    if not pending:
        _check_standing(trial)


def _check_chance(trial: Trial, chance: Chance) -> None:
    if not chance.pool or any(weight < 0 for weight in chance.pool.values()) or not sum(chance.pool.values()):
        trial.fail("pending", f"nothing can be drawn for {chance.why}: {dict(chance.pool)}")
    if not _WORD.match(chance.why) or not all(_LINE.match(outcome) for outcome in chance.pool):
        trial.fail("pending", f"a record cannot store {chance.why!r} or one of {list(chance.pool)}")
    before = trial.state.key()
    try:
        trial.state.copy().deal("no such outcome")
    except ValueError:
        trial.same("pending", "an impossible outcome changed something", before, trial.state.key())
    else:
        trial.fail("pending", f"an impossible outcome was dealt for {chance.why}")


def _check_decision(trial: Trial, decision: Decision) -> None:
    options = decision.options
    where = f"seat {decision.seat}, {decision.ask}"
    if not options:
        trial.fail(NEVER_EMPTY, where)
    if len(options) > trial.demands.most_options:
        trial.fail(NEVER_TOO_MANY, f"{where}: {len(options)} options")
    if len(options) > trial.report.most_options:
        trial.report.most_options, trial.report.most_options_asked = len(options), decision.ask
    listed = list(map(str, options))
    if len(set(listed)) < len(listed):
        twice = sorted({text for text in listed if listed.count(text) > 1})
        trial.fail("options never twice", f"{where}: {', '.join(twice[:5])}")
    if len(set(options)) < len(options):
        trial.fail("options never twice", f"{where}: options with different texts are equal")
    for option, text in zip(options, listed, strict=True):
        check_text(trial, option, text)


def check_text(trial: Trial, option: Option, text: str) -> None:
    """The text form is its word and fields, a record can store it, and it means this option."""
    if not _LINE.match(text) or text != " ".join([option.word, *map(field_text, option.fields.values())]):
        trial.fail("text forms", f"{text!r} is not the word and the fields of {option!r}")
    try:
        parsed = trial.play.game.parse(text)
    except UnknownOption as error:
        trial.fail("text forms", f"{text!r} does not parse: {error}")
    trial.same("text forms", f"{text!r} means another option", option, parsed)


def _check_standing(trial: Trial) -> None:
    state = trial.state
    places = state.standing()
    scores = state.scores()
    if sorted(place.seat for place in places) != list(range(trial.play.setup.seats)):
        trial.fail("standing", f"not everybody has one place: {places}")
    if any(place.score != scores[place.seat] for place in places):
        trial.fail("standing", f"its scores are not the scores: {places}, {scores}")
    expected = sorted(places, key=lambda place: place.rank)
    if (
        list(places) != expected
        or places[0].rank != 1
        or any(p.rank > n for n, p in enumerate(places, start=1))
    ):
        trial.fail("standing", f"these are no ranks: {[place.rank for place in places]}")


def check_options_apply(trial: Trial) -> None:
    """Every listed option applies and is refused by no rule; on copies, so nothing changes here."""
    state = trial.state
    pending = state.pending
    if isinstance(pending, Chance):
        return
    before = state.key()
    for decision in pending:
        tried = trial.rng.sample(
            range(len(decision.options)), min(trial.demands.tried, len(decision.options))
        )
        for option in (decision.options[at] for at in tried):
            if (reason := state.why_not(decision.seat, option)) is not None:
                trial.fail("every option applies", f"{option} is listed, but {reason.rule} refuses it")
            twin = state.copy()
            try:
                twin.choose(decision.seat, option)
            except IllegalChoice as error:
                trial.fail("every option applies", f"{option} is listed, but its copy says {error}")
            if twin.key() == before:
                trial.fail("every option applies", f"{option} changes nothing at all")
            trial.report.options_applied += 1
    trial.same("copies are copies", "an option applied to a copy changed the original", before, state.key())


def check_copies(trial: Trial) -> None:
    """Copies and pickles are the same position with the same options, and live on their own."""
    state = trial.state
    before, asked = state.key(), question(state)
    hash(before)
    for what, twin in (("copy", state.copy()), ("pickle", pickle.loads(pickle.dumps(state)))):
        trial.same("copies are copies", f"a {what} is another position", before, twin.key())
        trial.same("copies are copies", f"a {what} asks something else", asked, question(twin))
        trial.same("copies are copies", f"a {what} has another checksum", state.checksum, twin.checksum)
        for _ in range(8):
            if isinstance(twin.pending, Chance) or any(decision.options for decision in twin.pending):
                take(twin, random_step(twin, trial.rng))
        trial.same("copies are copies", f"playing on in a {what} changed the original", before, state.key())
        trial.same(
            "copies are copies", f"playing on in a {what} changed the question", asked, question(state)
        )
