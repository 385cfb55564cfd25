"""A site whose host has corrected what we assume of a box."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tavola import library, registry
from tavola.testing.wire import drawn
from tests.server.clients import Api, client, play_on
from tests.server.serving import Site, serving
from tests.server.toy.parts import KIT

pytestmark = pytest.mark.anyio

CORRECTED = {"toy": {"die.faces": "12"}}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.REGISTRY, "toy", KIT)


async def toy_info(site: Site, language: str = "en") -> dict[str, Any]:
    async with Api(site) as api:
        games = (await api.get(f"/api/games?language={language}")).json()
    found: dict[str, Any] = next(game for game in games if game["name"] == "toy")
    return found


async def played(site: Site, **wish: Any) -> tuple[str, dict[str, Any]]:
    """A finished game of two people: its record, and what the site tells of the table."""
    async with Api(site) as api:
        made = await api.make("me", "me", game="toy", options={"rounds": "1"}, **wish)
        async with client(site, made["table"]) as one, client(site, made["table"]) as two:
            await one.hello(made["keys"]["0"])
            await two.hello(made["keys"]["1"])
            await play_on((one, two), random.Random(1))
        record = (await api.get(f"/api/tables/{made['table']}/record")).text
        again = await api.done(f"/api/tables/{made['table']}/rematch", {"seat": 0, "key": made["keys"]["0"]})
        table = {**(await api.table(made["table"])), "again": (await api.table(again["table"]))["components"]}
    return record, table


async def test_the_lobby_tells_what_is_assumed_and_what_the_host_has_corrected(
    site: Site, tmp_path: Path
) -> None:
    with serving(tmp_path, corrections=CORRECTED) as corrected:
        die, card = (await toy_info(corrected, "de"))["components"]

    assert (die["assumed"], die["value"]) == ("5", "12")
    assert (card["assumed"], card["value"], card["module"]) == ("2", "2", "cards")
    assert die["meaning"] == "Wie viele Seiten der Würfel hat, 2 bis 20."
    assert die["why"].startswith("Kein Regelheft nennt sie")
    assert [part["value"] for part in (await toy_info(site))["components"]] == ["5", "2"]


async def test_new_tables_are_played_with_the_hosts_values_and_so_is_their_rematch(tmp_path: Path) -> None:
    with serving(tmp_path, corrections=CORRECTED) as corrected:
        record, table = await played(corrected)
        _, plain = await played(corrected, box="plain")

    assert "component die.faces = 12\n" in record
    assert table["components"] == table["again"] == {"die.faces": "12", "card.points": "2"}
    assert plain["components"] == {"die.faces": "12"}


async def test_the_record_of_a_corrected_game_is_shown_at_any_other_site(site: Site, tmp_path: Path) -> None:
    with serving(tmp_path, corrections=CORRECTED) as corrected:
        record, table = await played(corrected)
    async with Api(site) as api:
        shown = await api.done("/api/replay", {"record": record})

    assert shown["table"]["components"] == table["components"]
    assert "faces=12" in drawn(shown["panels"][0])
    assert shown["scores"] == [chair["points"] for chair in table["chairs"]]
    assert library.load(record).over


async def test_tables_keep_the_values_that_they_began_with(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        async with Api(before) as api:
            old = await api.make("me", "me", game="toy")
    with serving(tmp_path, corrections=CORRECTED) as now:
        async with Api(now) as api:
            new = await api.make("me", "me", game="toy")
            values = {ident: (await api.table(ident))["components"] for ident in (old["table"], new["table"])}
        async with client(now, old["table"]) as player:
            state = await player.hello(old["keys"]["0"])
    with serving(tmp_path) as later:
        async with Api(later) as api:
            kept = (await api.table(new["table"]))["components"]

    assert values[old["table"]]["die.faces"] == "5"
    assert state["table"]["components"]["die.faces"] == "5"
    assert values[new["table"]]["die.faces"] == kept["die.faces"] == "12"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("component die.face = 6", "did you mean die.faces?"),
        ("component die.faces = 21", "die.faces is a number from 2 to 20, not '21'"),
        ("component die.faces = 99999", "there is a number with more than four digits"),
    ],
)
async def test_a_strangers_record_with_impossible_values_is_refused(site: Site, line: str, why: str) -> None:
    record = library.new("toy").record.replace("\noption", f"\n{line}\noption", 1)
    async with Api(site) as api:
        answer = await api.post("/api/replay", {"record": record})

    assert answer.status_code == 422
    assert why in answer.json()["text"]
