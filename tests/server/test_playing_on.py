"""Records keep who played, and a game can be played on from any position of one."""

import pytest

from tavola import library
from tests.server.clients import Api, client, plan
from tests.server.serving import Site

pytestmark = pytest.mark.anyio

BEGUN = 17


def begun() -> library.Match:
    """A game under way."""
    match = library.new("carrara", 2, seed=4, options={"screens": "open"})
    while match.record.count("\n") < 4 * BEGUN:
        match.choose(match.options[0])
    return match


async def test_a_game_goes_on_from_a_position_with_the_seats_one_chooses(site: Site) -> None:
    record = begun().record
    async with Api(site) as api:
        asked = {"record": record, "step": BEGUN, "seats": [plan("me"), plan("me")]}
        made = await api.done("/api/tables/continued", asked)
        shown = await api.done("/api/replay", {"record": record, "step": BEGUN})
        async with client(site, made["table"]) as player:
            first = await player.hello(*made["keys"].values())
            await player.choose()
        restarted = await api.table(made["table"])

    assert first["table"]["status"] == restarted["status"] == "running"
    assert first["steps"] >= BEGUN
    assert first["log"][: shown["log_length"]] == shown["log"][: shown["log_length"]]


async def test_friends_may_come_first_but_no_seat_is_taken_away(site: Site) -> None:
    asked = {"record": begun().record, "seats": [plan("me"), plan("friend")]}
    async with Api(site) as api:
        made = await api.done("/api/tables/continued", asked)
        async with client(site, made["table"]) as host:
            await host.hello(made["host_key"])
            refused = await host.ask("remove", seat=1)
        waiting = await api.table(made["table"])
        await api.done(f"/api/tables/{made['table']}/join", {"invite": made["invite_key"], "name": "Ben"})
        started = await api.table(made["table"])

    assert (refused["is"], waiting["status"], started["status"]) == ("refused", "gathering", "running")


async def test_nobody_plays_on_where_a_game_is_over_or_with_other_seats(site: Site) -> None:
    match = begun()
    two, three = [plan("me"), plan("random")], [plan("me"), plan("me"), plan("me")]
    async with Api(site) as api:
        other = await api.post("/api/tables/continued", {"record": match.record, "seats": three})
        while not match.over:
            match.choose(match.options[-1])
        over = await api.post("/api/tables/continued", {"record": match.record, "seats": two})

    told = [answer.json()["text"] for answer in (other, over)]
    assert told == ["The game needs this many seats.", "The game is over."]


async def test_a_record_tells_the_names_and_colours_of_its_table(site: Site) -> None:
    seats = [{**plan("me"), "name": "Ada", "colour": 4}, {**plan("me"), "name": "Zoë", "colour": 2}]
    async with Api(site) as api:
        made = await api.make(*seats, options={"screens": "open"})
        record = (await api.get(f"/api/tables/{made['table']}/record")).text
        shown = await api.done("/api/replay", {"record": record})

    told = [(chair["name"], chair["colour"]) for chair in shown["table"]["chairs"]]
    assert told == [("Ada", 4), ("Zoë", 2)]


async def test_colours_that_cannot_be_are_replaced_by_others(site: Site) -> None:
    colours = "colour 0 9\ncolour 1 3\ncolour 2 3\n"
    record = f"tavola-record 1\ngame carrara\nrules 1\nseats 3\nstart 0\noption screens open\n{colours}"
    async with Api(site) as api:
        shown = await api.done("/api/replay", {"record": record})

    told = [chair["colour"] for chair in shown["table"]["chairs"]]
    assert (3, 3) == (told[1], len(set(told)))
