"""A whole game over sockets, and its record."""

import random

import pytest

from tavola import library
from tests.server.clients import duel, play_on
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def test_two_clients_play_a_whole_game_and_its_record_replays_to_the_same_scores(site: Site) -> None:
    async with duel(site, languages=("en", "de")) as game:
        await play_on(game.players, random.Random(7))
        shown = [chair["points"] for chair in (await game.api.table(game.table))["chairs"]]
        record = await game.api.get(f"/api/tables/{game.table}/record")

    assert shown == list(library.load(record.text).scores)


async def test_the_record_of_a_running_game_is_refused(site: Site) -> None:
    async with duel(site) as game:
        await play_on(game.players, random.Random(1), choices=3)
        answer = await game.api.get(f"/api/tables/{game.table}/record")

    assert (answer.status_code, answer.json()["kind"]) == (403, "not-allowed")


async def test_the_record_of_a_running_game_is_given_out_where_nothing_is_hidden(site: Site) -> None:
    async with duel(site, options={"screens": "open"}) as game:
        await play_on(game.players, random.Random(1), choices=3)
        answer = await game.api.get(f"/api/tables/{game.table}/record")
        shown = [chair["points"] for chair in (await game.api.table(game.table))["chairs"]]

    assert answer.status_code == 200
    assert shown == list(library.load(answer.text).scores)


async def test_a_table_that_has_not_begun_has_no_record(site: Site) -> None:
    async with duel(site) as game:
        made = await game.api.make("me", "friend")
        answer = await game.api.get(f"/api/tables/{made['table']}/record")

    assert answer.status_code == 403
