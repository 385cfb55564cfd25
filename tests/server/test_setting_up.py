"""What is in play at a table that was set up over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import Api
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def modules_in_record(api: Api, **wish: Any) -> str:
    """The line of the record that says which modules are in play; Carcassonne hides nothing."""
    made = await api.make("me", "me", game="carcassonne", **wish)
    record = (await api.get(f"/api/tables/{made['table']}/record")).text
    return next((line for line in record.splitlines() if line.startswith("modules")), "")


async def game_info(api: Api, name: str) -> dict[str, Any]:
    games = (await api.get("/api/games?language=en")).json()
    found: dict[str, Any] = next(game for game in games if game["name"] == name)
    return found


async def test_boxes_tell_their_modules_and_modules_what_they_bring(site: Site) -> None:
    async with Api(site) as api:
        game = await game_info(api, "carcassonne")
        boxes = {box["name"]: box["modules"] for box in game["boxes"]}
        requires = {module["name"]: module["requires"] for module in game["modules"]}

        assert boxes["base"] == ["farmers"]
        assert boxes["big-box"] == list(requires)
        assert (requires["cathedrals"], requires["river"]) == (["inns-tiles"], [])


async def test_with_an_empty_box_the_record_has_exactly_what_was_asked_for(site: Site) -> None:
    async with Api(site) as api:
        some = await modules_in_record(api, box="", modules=["river", "abbot"])
        none = await modules_in_record(api, box="", modules=[])
        usual = await modules_in_record(api)

        assert some.split()[1:] == ["river", "abbot"]
        assert none.split()[1:] == []
        assert usual.split()[1:] == ["farmers"]
