"""Every reason for a refusal is shown by some scenario, and every reason is a rule of the list."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import tavola.games.carcassonne as rules
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Play, RandomDealer, ScriptedDealer
from tavola.testing import rule

RULE = re.compile(r"carcassonne(\.[a-z-]*[a-z])+")
REFUSING = ("refusal", "_refusal", "refuses", "_no_meeple", "forbids")
SPELT_OUT = {
    "carcassonne.claim.no-field", "carcassonne.claim.no-garden", "carcassonne.claim.no-river",
    "carcassonne.abbot.take-back", "carcassonne.ruling.abbot-complete",
}  # fmt: skip
"""Reasons that the code puts together."""


def reasons() -> set[str]:
    """Every rule that the code of the rules gives as a reason."""
    found = set(SPELT_OUT)
    for path in Path(str(rules.__file__)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name in REFUSING:
                texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                found |= {
                    t
                    for t in texts
                    if isinstance(t, str) and re.fullmatch(r"carcassonne(\.[a-z-]*[a-z])+", t)
                }
    return found


def test_every_reason_for_a_refusal_is_asserted_by_a_scenario() -> None:
    files = [path for path in Path(__file__).parent.rglob("test_*.py") if path.name != Path(__file__).name]
    tests = "".join(path.read_text("utf-8") for path in files)
    asserted = set(re.findall(r'"(carcassonne\.[a-z.-]+)"', re.sub(r"(?m)^@rule.*$", "", tests)))

    assert reasons() - asserted == set()


def test_every_reason_for_a_refusal_is_a_rule() -> None:
    assert {reason for reason in reasons() if reason not in CARCASSONNE.rulebook()} == set()


@rule("carcassonne.turn.draw")
def test_nobody_acts_before_it_is_clear_who_begins() -> None:
    play = Play(CARCASSONNE, CARCASSONNE.setups.make(2), ScriptedDealer([]))
    reason = play.state.why_not(0, CARCASSONNE.parse("place 1,0 r0"))

    assert reason is not None
    assert reason.rule == "carcassonne.turn.draw"


def test_every_event_and_every_line_of_a_score_cites_a_rule_of_the_list() -> None:
    cited: set[str] = set()
    for seed in range(6):
        chance = random.Random(seed)
        setup = CARCASSONNE.setups.make(3, box="big-box")
        play = Play(CARCASSONNE, setup, RandomDealer(chance.randrange))
        play.settle()
        while isinstance(pending := play.state.pending, tuple) and pending:
            play.choose(pending[0].seat, chance.choice(pending[0].options))
            play.settle()
        for _, event in play.log:
            cited.add(event.rule)
            cited |= set() if event.award is None else {item.rule for item in event.award.items}

    assert len(cited) > 20
    assert {ident for ident in cited if ident not in CARCASSONNE.rulebook()} == set()
