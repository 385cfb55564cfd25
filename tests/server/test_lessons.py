"""A first game that teaches itself, at a real table."""

from __future__ import annotations

import pytest

from tavola.testing.wire import Message
from tests.server.clients import Api, Client, client
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def begun(api: Api) -> tuple[str, str]:
    """A table where somebody learns, and the key of their seat."""
    made = (await api.post("/api/lessons/carcassonne", {"name": "Anna"})).json()
    return made["table"], made["keys"]["0"]


async def test_the_learner_is_asked_only_what_the_card_asks_for(site: Site) -> None:
    async with Api(site) as api:
        table, key = await begun(api)
        async with client(site, table) as learner:
            state = await learner.hello(key)

            assert [option["text"] for option in state["question"]["options"]] == ["place 1,0 r0"]
            assert (state["coach"]["first"], len(state["coach"]["cards"])) == (0, 3)
            assert state["coach"]["cards"][0]["text"].startswith("Welcome!")


async def test_who_wants_no_coach_is_asked_everything(site: Site) -> None:
    async with Api(site) as api:
        table, key = await begun(api)
        async with client(site, table) as learner:
            await learner.send({"is": "hello", "keys": [key], "coach": False})
            state = await learner.until(lambda: learner.state)

            assert len(state["question"]["options"]) > 1
            assert state["coach"] is None


async def test_who_only_watches_hears_no_coach(site: Site) -> None:
    async with Api(site) as api:
        table, _ = await begun(api)
        async with client(site, table) as learner:
            state = await learner.hello()

            assert state["coach"] is None


async def test_the_bot_answers_as_the_lesson_says(site: Site) -> None:
    async with Api(site) as api:
        table, key = await begun(api)
        async with client(site, table) as learner:
            await learner.hello(key)
            for option in ("place 1,0 r0", "put meeple r1"):
                await choose(learner, option)
            await learner.ask("confirm", seat=0)
            text = await learner.until(lambda: card(learner))

            assert text.startswith("Carla has closed the city")


async def test_the_end_is_told_when_it_has_come_and_not_while_the_bot_has_a_turn_left(site: Site) -> None:
    async with Api(site) as api:
        made = (await api.post("/api/lessons/tuscany", {"name": "Anna"})).json()
        async with client(site, made["table"]) as learner:
            await learner.hello(made["keys"]["0"], careful=True)
            told_early = False

            def now() -> Message | None:
                nonlocal told_early
                state = learner.state
                if state is None:
                    return None
                is_over = state["table"]["status"] == "over"
                cards = (state["coach"] or {"cards": []})["cards"]
                told_early |= not is_over and any(card["rule"] == "tuscany.final.items" for card in cards)
                return state if is_over or state["question"] or state["confirm"] is not None else None

            while (state := await learner.until(now))["table"]["status"] != "over":
                if state["question"]:
                    done = await learner.ask(
                        "choose",
                        seat=0,
                        version=state["question"]["version"],
                        option=state["question"]["options"][0]["text"],
                    )
                else:
                    done = await learner.ask("confirm", seat=0)
                await learner.at_version(done["version"])

            assert state["coach"]["cards"][0]["rule"] == "tuscany.final.items"
            assert not told_early


async def choose(learner: Client, option: str) -> None:
    question = await learner.until(lambda: learner.state and learner.state["question"])
    answer = await learner.ask("choose", seat=0, version=question["version"], option=option)
    assert answer["is"] == "done"


def card(learner: Client) -> str:
    """What the coach says first after the first turn."""
    coach = (learner.state or {})["coach"]
    return coach["cards"][0]["text"] if coach["first"] == 4 and coach["cards"] else ""


async def test_a_game_without_a_lesson_says_so(toy_site: Site) -> None:
    async with Api(toy_site) as api:
        refused = await api.post("/api/lessons/toy", {})

        assert refused.status_code == 409
        assert "no first game" in refused.json()["text"]
