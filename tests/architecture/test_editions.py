"""Modules that have an edition of their own in the compiled build offer the same in both."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EDITIONS = sorted(path.relative_to(ROOT / "compiled") for path in (ROOT / "compiled").rglob("*.py"))


def offered(path: Path) -> dict[str, list[str]]:
    """The classes of a module with their public methods, and what these are to be told."""
    tree = ast.parse(path.read_text("utf-8"))
    return {
        f"{node.name}.{method.name}": [argument.arg for argument in method.args.args]
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_")
    }


@pytest.mark.parametrize("path", EDITIONS, ids=map(str, EDITIONS))
def test_both_editions_offer_the_same(path: Path) -> None:
    plain, compiled = offered(ROOT / "src" / path), offered(ROOT / "compiled" / path)

    assert compiled == plain
