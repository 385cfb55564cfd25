"""Mutants: answers that are almost right, made from right ones. Every one must be refused, for a reason."""

from __future__ import annotations

import re
from random import Random

from tavola.kernel import Chance, IllegalChoice, Option, Play, Seat, TavolaError, UnknownOption
from tavola.testing.contract.position import check_text
from tavola.testing.contract.trial import Trial, question

REFUSED = "what is not listed is refused"
_ENTRY = re.compile(r"(-?[0-9]*)(.*)\Z", re.DOTALL)
_CHARACTERS = "abxyz019 ,-;.A"


class Pool:
    """Every option's text seen so far, and some of the positions."""

    def __init__(self, rng: Random, most: int = 250) -> None:
        self._rng = rng
        self._asking = _Sample(rng, most)
        self._idle = _Sample(rng, most)
        self._known: set[str] = set()
        self._texts: dict[str, list[str]] = {}

    def note(self, play: Play) -> None:
        """Keep what is listed here, and perhaps the position."""
        pending = play.state.pending
        if isinstance(pending, Chance) or not pending:
            self._idle.offer(play)
            return
        self._asking.offer(play)
        for decision in pending:
            for text in map(str, decision.options):
                if text not in self._known:
                    self._known.add(text)
                    self._texts.setdefault(text.partition(" ")[0], []).append(text)

    def text(self, word: str | None = None) -> str:
        """A text listed at some time; with this first word, if one is given."""
        return self._rng.choice(self._texts[self._rng.choice(list(self._texts)) if word is None else word])

    def position(self, *, asking: bool) -> Play:
        """A position in which somebody is asked, or nobody."""
        return self._rng.choice((self._asking if asking else self._idle).kept)


class _Sample:
    """Keeps some of the positions offered, each with the same chance."""

    def __init__(self, rng: Random, most: int) -> None:
        self._rng = rng
        self._most = most
        self._offered = 0
        self.kept: list[Play] = []

    def offer(self, play: Play) -> None:
        self._offered += 1
        if len(self.kept) < self._most:
            self.kept.append(play.copy())
        elif (at := self._rng.randrange(self._offered)) < self._most:
            self.kept[at] = play.copy()


MUTATIONS = ("other seat", "other phase", "other piece", "other amount", "nobody is asked", "broken text")


def _mutant(trial: Trial, pool: Pool, kind: str) -> tuple[Seat, str]:
    """A seat and the text it tries; it may turn out to be legal after all."""
    rng = trial.rng
    anybody = rng.randrange(trial.play.setup.seats)
    pending = trial.state.pending
    if isinstance(pending, Chance) or not pending:
        return anybody, pool.text()
    decision = rng.choice(pending)
    text = str(rng.choice(decision.options))
    match kind:
        case "other seat":
            return anybody, text
        case "other phase":
            return decision.seat, pool.text()
        case "other piece":
            return decision.seat, _with_other_piece(text, pool.text(text.partition(" ")[0]), rng)
        case "other amount":
            return decision.seat, _with_other_amount(text, rng)
    return decision.seat, _broken(text, rng)


def _with_other_piece(text: str, other: str, rng: Random) -> str:
    mine, others = text.split(" "), other.split(" ")
    at = rng.randrange(min(len(mine), len(others)))
    return " ".join([*mine[:at], others[at], *mine[at + 1 :]])


def _with_other_amount(text: str, rng: Random) -> str:
    words = text.split(" ")
    at = rng.randrange(len(words))
    entries = words[at].split(",")
    which = rng.randrange(len(entries))
    found = _ENTRY.match(entries[which])
    assert found is not None
    entries[which] = f"{rng.choice((1, 2, 3, 4, 5, 6, 9, 12))}{found[2]}"
    return " ".join([*words[:at], ",".join(entries), *words[at + 1 :]])


def _broken(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    match rng.randrange(5):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + rng.choice(_CHARACTERS) + text[at:]
        case 2:
            return text[:at] + rng.choice(_CHARACTERS) + text[at + 1 :]
        case 3:
            return f"{text} {rng.choice(text.split(' '))}"
    return text.upper()


def check_mutants(trial: Trial, pool: Pool) -> None:
    """Mutated options, spread evenly over all kinds, are refused by rules of the book."""
    made, wanted = trial.report.mutants, trial.demands.mutants
    for kind in MUTATIONS:
        last = kind == MUTATIONS[-1]
        goal = wanted - sum(made.values()) if last else wanted // len(MUTATIONS)
        for _ in range(30 * goal):
            if made[kind] >= goal:
                break
            _check_mutant(trial, pool, kind)
    if sum(made.values()) < wanted:
        trial.fail(REFUSED, f"only {sum(made.values())} of {wanted} mutants could be made")
    if len(trial.report.refusals) < trial.demands.least_rules:
        trial.fail(
            REFUSED, f"by {len(trial.report.refusals)} different rules only: {dict(trial.report.refusals)}"
        )


def _check_mutant(trial: Trial, pool: Pool, kind: str) -> None:
    """One mutant, unless it is legal after all, is refused and changes nothing."""
    trial.play = pool.position(asking=kind != "nobody is asked")
    seat, text = _mutant(trial, pool, kind)
    option = _parsed(trial, text)
    decision = trial.state.decision_of(seat)
    if option is None and kind != "broken text":
        return
    if option is not None and decision is not None and option in decision.options:
        return
    before = _position(trial)
    if option is None:
        _check_refused(trial, seat, text, UnknownOption)
        trial.report.unparsable += 1
    else:
        _check_reason(trial, seat, option)
    trial.report.mutants[kind] += 1
    trial.same(
        REFUSED, f"{text!r} by seat {seat} was refused and changed something", before, _position(trial)
    )


def _position(trial: Trial) -> tuple[object, ...]:
    """All that a refusal must leave as it is: the position, what it asks, and the way there."""
    return trial.state.key(), question(trial.state), tuple(trial.play.steps), len(trial.play.log)


def _parsed(trial: Trial, text: str) -> Option | None:
    try:
        return trial.play.game.parse(text)
    except UnknownOption:
        return None
    except Exception as error:
        trial.fail(REFUSED, f"parsing {text!r} raised {error!r}, not UnknownOption")


def _check_refused(trial: Trial, seat: Seat, text: str, expected: type[TavolaError]) -> TavolaError:
    refusal: Exception | None = None
    try:
        trial.play.choose(seat, text)
    except Exception as error:
        refusal = error
    if refusal is None:
        trial.fail(REFUSED, f"{text!r} by seat {seat} is not listed, but was accepted")
    if not isinstance(refusal, expected):
        trial.fail(REFUSED, f"{text!r} by seat {seat} raised {refusal!r}, not {expected.__name__}")
    return refusal


def _check_reason(trial: Trial, seat: Seat, option: Option) -> None:
    check_text(trial, option, str(option))
    reason = trial.state.why_not(seat, option)
    if reason is None:
        trial.fail(REFUSED, f"{option} is not listed for seat {seat}, but why_not knows no reason")
    if reason.rule not in trial.play.game.rulebook():
        trial.fail(REFUSED, f"{option} is refused by {reason.rule!r}, which is not in the rulebook")
    error = _check_refused(trial, seat, str(option), IllegalChoice)
    trial.same(REFUSED, f"{option}: the reason", reason, getattr(error, "reason", None))
    imagined = trial.state.scrambled(seat, trial.rng.randrange).why_not(seat, option)
    trial.same("refusals leak nothing", f"{option} for seat {seat}", repr(reason), repr(imagined))
    trial.report.refusals[reason.rule] += 1
