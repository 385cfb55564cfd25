"""`tavola verify`: replays records and prints scores, ranks, what is pending and how points were made."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import Any

from rich.console import Console

from tavola import library
from tavola.kernel import Award, Chance, Event, Play, TavolaError
from tavola.terminal import USAGE_ERROR, arguments
from tavola.words import Lexicon


def run(args: Namespace) -> int:
    status = 0
    for file in args.files:
        try:
            play = arguments.replay_text(file, arguments.read_text(file))
        except TavolaError as error:
            status = USAGE_ERROR
            why = " ".join(str(error).split())
            print(f"tavola: {why}", file=sys.stderr)
            if args.json:
                print(json.dumps({"file": file, "error": why}))
            continue
        if args.json:
            print(json.dumps({"file": file, **summary(play, events=args.events)}))
        else:
            _print(file, play, arguments.language(args), events=args.events)
    return status


def summary(play: Play, *, events: bool) -> dict[str, Any]:
    """The outcome of a record as plain values."""
    setup, state = play.setup, play.state
    found = {
        "game": setup.game,
        "rules": play.rules_version,
        "seats": setup.seats,
        "modules": list(setup.modules),
        "options": dict(setup.options),
        "components": dict(setup.components),
        "prepared": bool(setup.prepared),
        "turns": state.turn,
        "steps": len(play.steps),
        "checksum": state.checksum,
        "over": state.over,
        "scores": list(state.scores()),
        "standing": [
            {"seat": place.seat, "rank": place.rank, "score": place.score, "tie_break": place.tie_break}
            for place in state.standing()
        ],
        "pending": _pending(play),
        "score_events": [_event(step, event) for step, event in play.log if event.award is not None],
    }
    return {**found, "events": [_event(*entry) for entry in play.log]} if events else found


def _pending(play: Play) -> Any:
    pending = play.state.pending
    if isinstance(pending, Chance):
        return {"chance": pending.why, "outcomes": len(pending.pool)}
    return [
        {"seat": decision.seat, "ask": decision.ask, "options": [str(option) for option in decision.options]}
        for decision in pending
    ]


def _event(step: int, event: Event) -> dict[str, Any]:
    details = {**event.details, **event.secret}
    told = {"step": step, "kind": event.kind, "seat": event.seat, "rule": event.rule, "details": details}
    return told if event.award is None else {**told, "award": _award(event.award)}


def _award(award: Award) -> dict[str, Any]:
    return {
        "seat": award.seat,
        "points": award.points,
        "items": [
            {
                "what": item.what,
                "count": item.count,
                "value": item.value,
                "total": item.total,
                "unit": item.unit,
                "rule": item.rule,
                "where": item.where,
                "details": dict(item.details),
            }
            for item in award.items
        ],
    }


def _print(file: str, play: Play, language: str, *, events: bool) -> None:
    console = Console(highlight=False, soft_wrap=True, markup=False)
    lexicon = library.lexicon(play.setup.game, language)
    names = [lexicon.say("words-seat", number=seat + 1) for seat in range(play.setup.seats)]
    state = play.state
    unusual = ["prepared"] if play.setup.prepared else []
    unusual += [f"{name} = {value}" for name, value in play.setup.components.items()]
    seats = ", ".join([f"{play.setup.seats} seats", *unusual])
    console.print(f"{file}: {play.setup.game}, rules {play.rules_version}, {seats}, ", end="")
    console.print(f"{state.turn} turns, {len(play.steps)} steps, checksum {state.checksum}")
    for _, event in play.log:
        if events or event.award is not None:
            _tell(console, lexicon, event, names)
    console.print("scores " + " ".join(map(str, state.scores())))
    for place in state.standing():
        tie = "" if place.tie_break is None else f", tie-break {place.tie_break}"
        console.print(f"  {place.rank}. {names[place.seat]}: {place.score}{tie}")
    if isinstance(state.pending, Chance):
        console.print(f"waits for chance: {state.pending.why}")
    for decision in () if isinstance(state.pending, Chance) else state.pending:
        console.print(
            f"waits for {names[decision.seat]}: {lexicon.question(decision)} ({decision.ask}, ", end=""
        )
        console.print(lexicon.say("terminal-choices", count=len(decision.options)) + ")")


def _tell(console: Console, lexicon: Lexicon, event: Event, names: list[str]) -> None:
    full = Event(event.kind, event.seat, event.rule, {**event.details, **event.secret}, event.award)
    console.print(f"  {lexicon.told(full, names)} ({event.rule})")
    for line in [] if event.award is None else lexicon.award(event.award):
        console.print(f"    {line}")
