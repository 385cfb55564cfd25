"""The page about our reading of the rulebook says what the rule list, the tests and the catalog say."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.games.carcassonne import catalog
from tavola.games.carcassonne.game import CARCASSONNE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "carcassonne.md").read_text("utf-8")


def test_every_ruling_is_explained_and_none_that_is_not_in_the_list() -> None:
    rulings = [rule.id for rule in CARCASSONNE.rulebook() if rule.ruling]

    assert sorted(rulings) == sorted(re.findall(r"^### .*: `(.+)`$", PAGE, re.MULTILINE))


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    files = (ROOT / "tests" / "games" / "carcassonne").rglob("test_*.py")
    there = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))}

    assert named - there == set()


def test_the_boxes_are_as_they_are_in_the_catalog() -> None:
    printed = dict(re.findall(r"^\| `([a-z-]+)`(?: \(usual\))? \| (.+) \|$", PAGE, re.MULTILINE))
    listed = {box: ", ".join(modules) or "none" for box, modules in catalog.BOXES.items()}

    assert {box: printed[box] for box in listed} == {**listed, "big-box": "all of them"}


def test_the_part_to_each_side_is_where_the_page_says() -> None:
    rows = re.findall(
        r"^\| `r(\d)` \| `([NESW])` \| `([NESW])` \| `([NESW])` \| `([NESW])` \|$", PAGE, re.MULTILINE
    )
    faces = catalog.CATALOG.ruleset(("farmers",)).faces
    turned = {turn: faces.faces[faces.index["base.V"]][turn] for turn in range(4)}

    assert [turn for turn, *_ in rows] == ["0", "1", "2", "3"]
    for turn, *sides in rows:
        unturned = [turned[0].edge_segment["NESW".index(side)] for side in sides]
        assert list(turned[int(turn)].edge_segment) == unturned


def test_every_piece_that_can_be_prepared_is_in_the_page_about_records() -> None:
    told = set(re.findall(r"`([a-z]+)(?: [0-9,]+)?`", (ROOT / "docs" / "record.md").read_text("utf-8")))
    files = (ROOT / "src/tavola/games/carcassonne").rglob("*.py")
    names = {name for path in files for name in re.findall(r'case \["([a-z]+)"', path.read_text("utf-8"))}

    assert names >= {
        "points",
        "mover",
        "left",
        "goods",
        "gold",
        "bars",
        "robber",
        "messenger",
        "messages",
        "ferry",
    }
    assert {*names - {"ambush", "rob"}, "start", "laid", "figures", "mage", "witch"} <= told


def test_the_tile_sets_have_as_many_tiles_as_told() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \| (\d+) \|", PAGE, re.MULTILINE)
    printed = {name: int(count) for name, count in rows}

    assert printed == {name: sum(tile.count for tile in catalog.tile_set(name)) for name in printed}
    assert len(printed) == 10
