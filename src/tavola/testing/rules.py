"""Rules and their scenarios: which test shows which rule, and what is missing.

Tests are read, not run, so the answer does not depend on what was selected or on who ran first.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tavola.kernel import Rulebook

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Marks a test as a scenario of these rules: `@rule("carrara1.build.colours")`.

    Under pytest it is also the marker `rule`, for `pytest -m rule`.
    """
    if not ids:
        raise ValueError("a scenario shows at least one rule")

    def marked(test: Test) -> Test:
        if "pytest" in sys.modules:
            import pytest

            pytest.mark.rule(*ids)(test)
        return test

    return marked


@dataclass(frozen=True, slots=True)
class Found:
    """A test that shows rules, or is a scenario and should."""

    where: str
    """File and name."""
    rules: tuple[str, ...]
    is_scenario: bool


RINGS = ("engine", "judgement", "picture", "text", "words")
"""Around the rules: tests of these show no rule."""


def find_scenarios(folder: Path, *, apart: Iterable[str] = RINGS) -> list[Found]:
    """Every test below a folder that cites a rule or sets up a scenario, itself or by a function there.

    Tests in a folder `picture` or a file `test_picture.py`, for each name in `apart`, are left out.
    """
    left_out = {name for part in apart for name in (part, f"test_{part}.py")}
    files = {
        path: ast.parse(path.read_text("utf-8"), str(path))
        for path in sorted(folder.rglob("*.py"))
        if not left_out.intersection(path.relative_to(folder).parts)
    }
    functions = [
        (path, node)
        for path, tree in files.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    ]
    setting_up = _setting_up([node for _, node in functions])
    found = [
        Found(f"{path.relative_to(folder)}::{node.name}", tuple(_cited(node)), node.name in setting_up)
        for path, node in functions
        if node.name.startswith("test_")
    ]
    return [test for test in found if test.rules or test.is_scenario]


def _setting_up(functions: list[ast.FunctionDef]) -> set[str]:
    """Names of functions that call `scenario`, or use one that does (pytest fixtures by their name)."""
    uses = [
        (node.name, {*_names(node), *(argument.arg for argument in node.args.args)}) for node in functions
    ]
    reached = {"scenario"}
    while more := {name for name, used in uses if used & reached} - reached:
        reached |= more
    return reached


def _names(node: ast.FunctionDef) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id


def _cited(node: ast.FunctionDef) -> Iterator[str]:
    """Rule ids in the decorators: of `@rule(…)`, and of marks inside `parametrize`."""
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and _called(call) == "rule":
                for argument in call.args:
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise ValueError(
                            f"{node.name}: rules are cited by plain strings, so that they can be found"
                        )
                    yield argument.value


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def gaps(book: Rulebook, scenarios: Iterable[Found]) -> list[str]:
    """What is missing, one line each: scenarios of rules, rules of scenarios, lines of the source."""
    tests = list(scenarios)
    shown = {rule_id for test in tests for rule_id in test.rules}
    lines = [f"{found.id}: no scenario shows this rule" for found in book if found.id not in shown]
    lines += [f"{test.where}: cites no rule" for test in tests if not test.rules]
    lines += [
        f"{t.where}: {rule_id} is not in the rulebook"
        for t in tests
        for rule_id in t.rules
        if rule_id not in book
    ]
    for printed in book.books:
        lines += [
            f"{printed.id}, line {line}: covered by neither a rule nor a stated reason"
            for line in printed.uncovered()
        ]
        lines += [
            f"{printed.id}: {of} is named by an aside, but is not in the rulebook"
            for aside in printed.asides
            for of in aside.of
            if of not in book
        ]
    return lines
