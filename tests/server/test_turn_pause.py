"""After a person's turn there is a short pause, which the server ends, unless the person plays carefully."""

from __future__ import annotations

import pytest

from tavola.server.turn_pause import PAUSE_AFTER_GUESS, TURN_PAUSE
from tavola.testing.wire import Message
from tests.server.clients import Api, Client, client
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def seated(api: Api) -> Message:
    return await api.make("me", "me", game="carcassonne", start=0, modules=[], box="base")


async def to_end_of_turn(me: Client, *, guess: bool = False) -> Message:
    """Lay a tile and put nothing on it."""
    await me.choose()
    question = await me.question()
    nothing = question["options"][-1]["text"]
    await me.ask("choose", seat=question["seat"], version=question["version"], option=nothing, guess=guess)
    state: Message = await me.until(
        lambda: me.state if me.state and me.state["confirm"] is not None else None
    )
    return state


async def test_the_server_ends_the_turn_after_a_pause(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            state = await to_end_of_turn(me)
            site.pass_time(TURN_PAUSE)
            after = await me.until(lambda: me.state if me.state and me.state["question"] else None)

    assert (0, round(1000 * TURN_PAUSE)) == (state["confirm"], state["confirm_in"])
    assert 1 == after["question"]["seat"]


async def test_the_pause_ends_although_the_mover_is_gone(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            await to_end_of_turn(me)
        site.pass_time(TURN_PAUSE)
        async with client(site, made["table"]) as watching:
            await watching.hello()
            state = await watching.until(
                lambda: (
                    watching.state
                    if watching.state and watching.state["table"]["waiting_for"] == [1]
                    else None
                )
            )

    assert state is not None


async def test_who_takes_back_in_the_pause_is_asked_again(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            await to_end_of_turn(me)
            done = await me.ask("undo", seat=0)
            state = await me.at_version(done["version"])
            site.pass_time(10 * TURN_PAUSE)
            later = await api.table(made["table"])

    assert 0 == state["question"]["seat"]
    assert done["version"] == later["version"]


async def test_who_plays_carefully_ends_the_turn_themselves(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values(), careful=True)
            state = await to_end_of_turn(me)
            site.pass_time(100.0)
            version = (await api.table(made["table"]))["version"]
            done = await me.ask("confirm", seat=0)

    assert (0, None) == (state["confirm"], state["confirm_in"])
    assert (version, "done") == (state["table"]["version"], done["is"])


async def test_whoever_stops_being_careful_has_the_turn_ended(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values(), careful=True)
            await to_end_of_turn(me)
            await me.ask("be-careful", careful=False)
            state = await me.until(lambda: me.state if me.state and me.state["confirm_in"] else None)
            site.pass_time(TURN_PAUSE)
            after = await me.until(lambda: me.state if me.state and me.state["question"] else None)

    assert round(1000 * TURN_PAUSE) == state["confirm_in"]
    assert 1 == after["question"]["seat"]


async def test_a_guess_has_a_longer_pause(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            state = await to_end_of_turn(me, guess=True)

    assert round(1000 * PAUSE_AFTER_GUESS) == state["confirm_in"]


async def test_choosing_otherwise_replaces_the_last_choice(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            asked = await me.question()
            state = await me.choose(asked["options"][0]["text"])
            done = await me.ask(
                "choose-instead",
                seat=0,
                version=state["table"]["version"],
                option=asked["options"][1]["text"],
            )
            after = await me.at_version(done["version"])
            stale = await me.ask(
                "choose-instead",
                seat=0,
                version=state["table"]["version"],
                option=asked["options"][0]["text"],
            )

    assert ("done", state["steps"]) == (done["is"], after["steps"])
    assert ("refused", "stale") == (stale["is"], stale["kind"])


async def test_what_can_be_taken_back_is_chosen_without_asking(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            asked = await me.question()
            option = asked["options"][0]["text"]
            answer = await me.ask("choose", seat=0, version=asked["version"], option=option, ask_first=True)

    assert "done" == answer["is"]


async def test_what_cannot_be_taken_back_asks_first(site: Site) -> None:
    """In Carrara blocks are drawn from the bag as soon as somebody has bought some."""
    async with Api(site) as api:
        made = await api.make("me", "me", game="carrara", start=0)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values(), look=0)
            answer: Message = {}
            for _ in range(6):
                asked = await me.question()
                option = asked["options"][0]["text"]
                before = asked["version"]
                answer = await me.ask(
                    "choose", seat=asked["seat"], version=before, option=option, ask_first=True
                )
                if answer["is"] == "preview":
                    break
                await me.at_version(answer["version"])
            sure = await me.ask("choose", seat=asked["seat"], version=before, option=option)

    assert ("preview", True, option) == (answer["is"], answer["final"], answer["option"])
    assert "done" == sure["is"]


async def test_a_hint_is_a_preview_of_what_a_bot_would_choose(site: Site) -> None:
    async with Api(site) as api:
        made = await seated(api)
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            asked = await me.question()
            hint = await me.ask("ask-hint", seat=0)
            other = await me.ask("ask-hint", seat=1)

    assert ("preview", True) == (hint["is"], hint["option"] in [o["text"] for o in asked["options"]])
    assert ("refused", "table") == (other["is"], other["kind"])
    assert hint["why"]


async def test_who_plays_without_aids_gets_no_hint(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "me", game="carcassonne", start=0, box="base", options={"aids": "purist"})
        async with client(site, made["table"]) as me:
            await me.hello(*made["keys"].values())
            await me.question()
            hint = await me.ask("ask-hint", seat=0)

    assert ("refused", "This table plays without aids.") == (hint["is"], hint["text"])
