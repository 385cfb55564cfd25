"""Joining when the answer got lost: asking again gives the same seat, and nobody else gets it."""

import asyncio

import pytest

from tavola.testing.wire import Message
from tests.server.clients import Api, client
from tests.server.serving import Site

pytestmark = pytest.mark.anyio

TOKEN, OTHER = "Ben's_0123456789_token", "Zoe's_0123456789_token"


async def join(api: Api, made: Message, **more: str) -> Message:
    return await api.done(f"/api/tables/{made['table']}/join", {"invite": made["invite_key"], **more})


async def test_asking_again_gives_the_same_seat(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        answers = [await join(api, made, token=TOKEN, name="Ben") for _ in range(3)]
        chairs = (await api.table(made["table"]))["chairs"]
        async with client(site, made["table"]) as ben:
            state = await ben.hello(answers[0]["key"])

    assert answers == [answers[0]] * 3
    assert [(chair["name"], chair["free"]) for chair in chairs] == [("", False), ("Ben", False), ("", True)]
    assert state["mine"] == [1]


async def test_asking_again_works_when_the_game_has_begun(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend")
        lost = await join(api, made, token=TOKEN)
        begun = await api.table(made["table"])
        again = await join(api, made, token=TOKEN)

    assert (begun["status"], again) == ("running", lost)


async def test_asking_again_changes_nothing(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        await join(api, made, token=TOKEN, name="Ben")
        before = await api.table(made["table"])
        await join(api, made, token=TOKEN, name="Somebody else")

        assert before == await api.table(made["table"])


async def test_asked_twice_at_the_same_instant_one_seat_is_taken(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend", "friend")
        answers = await asyncio.gather(*(join(api, made, token=TOKEN) for _ in range(8)))
        chairs = (await api.table(made["table"]))["chairs"]

    assert {answer["key"] for answer in answers} == {answers[0]["key"]}
    assert [chair["free"] for chair in chairs] == [False, False, True, True]


async def test_another_token_is_another_person(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        ben, zoe = await join(api, made, token=TOKEN), await join(api, made, token=OTHER)

    assert (ben["seat"], zoe["seat"]) == (1, 2)
    assert ben["key"] != zoe["key"]


async def test_the_same_token_opens_no_other_table(site: Site) -> None:
    async with Api(site) as api:
        one, other = await api.make("me", "friend"), await api.make("me", "friend")
        keys = [(await join(api, made, token=TOKEN))["key"] for made in (one, other)]

    assert keys[0] != keys[1]


async def test_the_token_is_no_invitation(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend")
        await join(api, made, token=TOKEN)
        answer = await api.post(f"/api/tables/{made['table']}/join", {"invite": "guessed", "token": TOKEN})

    assert answer.status_code == 403


async def test_who_has_left_sits_down_again(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        first = await join(api, made, token=TOKEN)
        async with client(site, made["table"]) as ben:
            await ben.hello(first["key"])
            await ben.ask("leave", seat=first["seat"])
            await join(api, made, token=OTHER)
            again = await join(api, made, token=TOKEN)

    assert again["seat"] == 2


@pytest.mark.parametrize("token", ["1", "x" * 21, "x" * 201])
async def test_a_token_that_could_be_guessed_is_refused(site: Site, token: str) -> None:
    async with Api(site, **{"Accept-Language": "de"}) as api:
        made = await api.make("me", "friend")
        asked = {"invite": made["invite_key"], "token": token}
        answer = await api.post(f"/api/tables/{made['table']}/join", asked)
        free = [chair["free"] for chair in (await api.table(made["table"]))["chairs"]]

    assert (answer.status_code, answer.json()["kind"]) == (409, "table")
    assert (
        answer.json()["text"] == "Ein Token zum Mitspielen hat 22 bis 200 Zeichen, die niemand erraten kann."
    )
    assert free == [False, True]


async def test_a_client_without_a_token_still_gets_a_seat_each_time(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        seats = [(await join(api, made))["seat"] for _ in range(2)]

    assert seats == [1, 2]


async def test_the_host_gives_a_free_seat_to_a_bot_and_the_game_begins(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend")
        async with client(site, made["table"]) as host:
            await host.hello(made["keys"]["0"], made["host_key"])
            done = await host.ask("hand-over", seat=1, bot="random")
        table = await api.table(made["table"])

    assert done["is"] == "done"
    assert (table["status"], table["chairs"][1]["bot"], table["chairs"][1]["name"]) == (
        "running",
        "random",
        "Pippo",
    )


async def test_a_bot_gets_up_again_for_the_host_before_the_start(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        async with client(site, made["table"]) as host:
            await host.hello(made["keys"]["0"], made["host_key"])
            await host.ask("hand-over", seat=1, bot="random")
            await host.ask("leave", seat=1)
        table = await api.table(made["table"])

    assert (table["status"], [chair["free"] for chair in table["chairs"]]) == (
        "gathering",
        [False, True, True],
    )


async def test_only_the_host_gives_away_a_free_seat(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        ben = await join(api, made, token=TOKEN)
        async with client(site, made["table"]) as guest:
            await guest.hello(ben["key"])
            answer = await guest.ask("hand-over", seat=2, bot="random")

    assert (answer["is"], answer["kind"]) == ("refused", "not-allowed")
