"""Refusals while chance is awaited; and that every reason for a refusal is shown by some scenario."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.games.carrara.first import expansion as more
from tavola.games.carrara.first.rules import actions, state
from tavola.kernel import Play, Prepared, ScriptedDealer, Seat
from tavola.library import game
from tavola.testing import rule


def play(start: Seat | None = 0, **pieces: str) -> Play:
    """A game of two in which nothing is dealt unless asked for."""
    rules = game("carrara")
    setup = rules.setups.make(2, start=start, prepared=Prepared(pieces))
    return Play(rules, setup, ScriptedDealer([]))


def refused(table: Play, text: str) -> str | None:
    reason = table.state.why_not(0, table.game.parse(text))
    return None if reason is None else reason.rule


@rule("carrara1.setup.start-player")
def test_nobody_acts_before_it_is_clear_who_begins() -> None:
    table = play(start=None)

    assert refused(table, "buy") == "carrara1.setup.start-player"


@rule("carrara1.setup.buildings")
def test_nobody_acts_before_the_buildings_are_laid_out() -> None:
    table = play()

    assert refused(table, "buy") == "carrara1.setup.buildings"


@rule("carrara1.buy.refill")
def test_nothing_is_taken_before_the_wheel_is_refilled() -> None:
    table = play(display="villa 3")

    table.choose(0, "buy")

    assert refused(table, "take II white") == "carrara1.buy.refill"


@rule("carrara1.build.refill")
def test_the_turn_goes_on_only_after_a_new_building_is_turned_up() -> None:
    table = play(display="porta 1")

    table.choose(0, "build porta 1 lerici")
    table.choose(0, "pay black")

    assert refused(table, "end") == "carrara1.build.refill"


def test_every_reason_for_a_refusal_is_asserted_by_a_scenario() -> None:
    sources = [*Path(*actions.__path__).glob("*.py"), Path(state.__file__)]
    sources += Path(*more.__path__).rglob("*.py")
    rules = "".join(path.read_text("utf-8") for path in sources)
    reasons = set(re.findall(r'Reason\(\s*"(carrara1x?\.[a-z0-9.-]+)"', rules)) | _goals(rules)
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    asserted = _cited(re.sub(r"(?m)^@rule.*$", "", tests))

    assert reasons - asserted == set()


def _goals(text: str) -> set[str]:
    return set(re.findall(r'Goal\("(carrara1\.[a-z0-9.-]+)"', text))


def _cited(text: str) -> set[str]:
    return set(re.findall(r'"(carrara1x?\.[a-z0-9.-]+)"', text))
