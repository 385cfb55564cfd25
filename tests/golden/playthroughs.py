"""Playthroughs: all that a golden game says in public, step by step, as text that a person can read and diff.

    .venv/bin/python -m tests.golden.playthroughs    writes them anew, after a change that is meant

Beside the golden game `NAME.txt` stands `NAME.playthrough`: every question with all its options, every
chance with its pool, what was chosen or dealt, every event with its rule, its facts and its points, and
the scores where they changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from tavola.kernel import (
    Chance,
    Choice,
    Decision,
    Event,
    Option,
    Play,
    RandomDealer,
    parse_record,
    visible_to,
)
from tavola.kernel.record import Check
from tavola.library import game

HERE = Path(__file__).parent
KEPT = (
    "carcassonne/base-two-players",
    "carcassonne/inns-and-cathedrals",
    "carcassonne/minis",
    "carcassonne/prepared",
    "carcassonne/river-and-abbot",
    "carcassonne/rules-1-after-a-failed-flight",
    "carcassonne/rules-1-ferry-twice",
    "carcassonne/traders-and-builders",
    "carrara/expansion-prepared",
    "carrara/expansion-two-players",
    "carrara/last-building-prepared",
    "carrara-second/normal-two-players",
    "carrara-second/advanced-two-players",
    "carrara/open-screens",
    "carrara/two-players",
    "tuscany/prepared",
)
"""Every module is in one of them, and every kind of game; all would be long."""


def playthrough(path: Path) -> str:
    """The playthrough of a golden game."""
    record = parse_record(path.read_text("utf-8"))
    play = Play(game(record.setup.game), record.setup, RandomDealer(lambda _: 0), record.rules_version)
    lines: list[str] = []
    scores = play.state.scores()
    for step in record.entries:
        if isinstance(step, Check):
            continue
        lines += _asked(play)
        events = play.take(step)
        lines.append(
            f"  {step.seat} chose {step.option}" if isinstance(step, Choice) else f"  {step.outcome}"
        )
        lines += [f"    {_told(event)}" for event in visible_to(events, None)]
        if play.state.scores() != scores:
            scores = play.state.scores()
            lines.append(f"    scores {' '.join(map(str, scores))}")
    ranks = [f"{rank.rank}. seat {rank.seat} with {rank.score}" for rank in play.state.standing()]
    return "\n".join([*lines, *ranks]) + "\n"


def _asked(play: Play) -> Iterator[str]:
    pending = play.state.pending
    if isinstance(pending, Chance):
        pool = ", ".join(f"{n} × {outcome}" if n > 1 else outcome for outcome, n in pending.pool.items())
        yield f"{pending.why}: {pool}"
        return
    for decision in pending:
        yield f"{decision.ask} asks {decision.seat}{_facts(decision.details)}"
        yield from (f"  {line}" for line in _options(decision))


def _options(decision: Decision) -> Iterator[str]:
    """Options that begin with the same words on one line, the words said once."""
    for head, group in groupby(decision.options, key=_head):
        tails = [str(option).removeprefix(head).strip() for option in group]
        yield f"{head} {' | '.join(tails)}".rstrip()


def _head(option: Option) -> str:
    """All but the last field."""
    words = str(option).split(" ")
    return " ".join(words[:-1] if len(words) > 1 else words)


def _told(event: Event) -> str:
    who = "" if event.seat is None else f" {event.seat}"
    told = f"{event.kind}{who} by {event.rule}{_facts(event.details)}"
    if event.award is not None:
        items = (f"{item.count} × {item.value} {item.what} ({item.rule})" for item in event.award.items)
        told += f" = {event.award.points}: {'; '.join(items)}"
    return told


def _facts(details: object) -> str:
    return f" {details}" if details else ""


def paths() -> Sequence[Path]:
    """The golden games that have one."""
    return [HERE / f"{name}.txt" for name in KEPT]


if __name__ == "__main__":
    for golden in paths():
        golden.with_suffix(".playthrough").write_text(playthrough(golden), "utf-8")
