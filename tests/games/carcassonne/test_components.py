"""What is in the box besides tiles: one list for each folder, checked when it is read."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.carcassonne.catalog import tile_set
from tavola.games.carcassonne.core.rules.components import load
from tavola.games.carcassonne.expansions.ferries.rules import FERRIES
from tavola.games.carcassonne.expansions.gold.rules import BARS
from tavola.games.carcassonne.expansions.traders.rules import TOKENS
from tavola.kernel import SetupError


def tiles_with(symbol: str, of: str) -> int:
    return sum(tile.count for tile in tile_set(of) if any(part.kind == symbol for part in tile.parts))


def test_there_is_a_token_for_each_good_on_the_tiles() -> None:
    printed: Counter[str] = Counter()
    for tile in tile_set("traders"):
        for part in tile.parts:
            if part.fact("goods"):
                printed[part.fact("goods")] += tile.count

    assert dict(printed) == dict(TOKENS)


def test_there_are_two_bars_for_each_tile_with_gold() -> None:
    assert 2 * tiles_with("gold", "gold") == BARS


def test_there_is_a_ferry_for_each_lake() -> None:
    assert tiles_with("lake", "ferries") == FERRIES


def test_figures_have_a_count_and_a_strength_if_they_are_meeples() -> None:
    box = load("[figures]\nking = { count = 1, strength = 3 }\ndog = { count = 2 }", "there")

    assert [(it.name, it.count, it.strength) for it in box.figures()] == [("king", 1, 3), ("dog", 2, 0)]


@pytest.mark.parametrize(
    ("text", "asked", "told"),
    [
        ("bars = 0", "number", "there: bars must be a whole number from 1 on, not 0"),
        ("bars = true", "number", "there: bars must be a whole number from 1 on, not True"),
        ("ferries = 8", "number", "there: there is no bars, only ferries"),
        ("", "number", "there: there is no bars, only nothing"),
        ("bars = 3", "numbers", "there: bars must be a list, not 3"),
        ("bars = []", "steps", r"there: bars must be a list, not \[\]"),
        ("bars = [[1, 1], [4, 2]]", "steps", "there: bars must be a list of pairs, the highest first"),
        ("bars = [[4, 2, 7]]", "steps", "there: bars must be a list of pairs, the highest first"),
        ('bars = ["a", "a"]', "names", "there: bars must be a list of different names"),
        ("bars = {}", "counts", "there: bars must be a table with an entry for each kind"),
        ("bars = { wine = -1 }", "counts", "there: bars.wine must be a whole number from 1 on, not -1"),
    ],
)
def test_what_is_wrong_is_named(text: str, asked: str, told: str) -> None:
    box = load(text, "there")

    with pytest.raises(SetupError, match=told):
        getattr(box, asked)("bars")


@pytest.mark.parametrize("entry", ["7", "{ strength = 1 }", "{ count = 1, strenght = 1 }"])
def test_a_figure_that_is_not_told_right_is_named(entry: str) -> None:
    with pytest.raises(SetupError, match=r"figures\.king must be a count, and a strength if it is a meeple"):
        load(f"[figures]\nking = {entry}", "there").figures()


def test_a_list_that_cannot_be_read_says_where() -> None:
    with pytest.raises(SetupError, match=r"^there: "):
        load("bars = ", "there")
