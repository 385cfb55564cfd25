"""The book of rules over HTTP: in reading order, what is in play at a table, and drawn examples."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from tavola import library
from tavola.server.examples import entries_of, examples_of, happens, position_of
from tests.server.clients import Api
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def test_rules_of_a_chapter_stand_together(site: Site) -> None:
    async with Api(site) as api:
        rules = (await api.get("/api/rules/carcassonne?language=de")).json()
        chapters = [title for title, _ in groupby(rule["chapter"] for rule in rules)]

        assert chapters[:3] == ["Aufbau", "Ziel und Ablauf", "Plättchen legen"]
        assert len(set(chapters)) == len(chapters)


async def test_at_a_table_only_what_is_in_play_is_told(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "me", game="carrara")
        plain = (await api.get(f"/api/tables/{made['table']}/rules")).json()
        whole = (await api.get("/api/rules/carrara")).json()

        assert {rule["id"].split(".")[0] for rule in plain} == {"carrara1"}
        assert {rule["id"].split(".")[0] for rule in whole} == {"carrara1", "carrara1x"}


async def test_examples_are_drawn_and_summed_up(site: Site) -> None:
    async with Api(site) as api:
        found = (await api.get("/api/rules/carcassonne/examples?language=en")).json()
        road = next(example for example in found if example["rule"] == "carcassonne.score.road")

        assert road["sum"] == ["Road: 4 tiles × 1 = 4 points"]
        assert road["picture"].startswith("<svg")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", library.game_names())
def test_every_example_is_of_a_rule_and_has_a_sum(game: str, language: str) -> None:
    book, examples = library.game(game).rulebook(), examples_of(game, language)

    assert examples
    assert [example.rule for example in examples if example.rule not in book or not example.sum] == []


@pytest.mark.parametrize("game", library.game_names())
def test_every_printed_example_comes_to_the_sum_that_the_book_prints(game: str) -> None:
    printed = [entry for entry in entries_of(game) if "printed" in entry]
    for entry in printed:
        sums: Counter[str] = Counter()
        for event in happens(*position_of(game, entry)):
            for item in event.award.items if event.award is not None else ():
                sums[f"{event.seat} {item.unit}"] += item.total

        assert entry["printed"] == {name: sums[name] for name in entry["printed"]}, entry["en"]
        assert not [name for name in +sums - Counter(entry["printed"]) if name.endswith(" points")], entry[
            "en"
        ]
    assert len(printed) >= 4
