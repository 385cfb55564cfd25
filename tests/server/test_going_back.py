"""Undo, confirmation and take-backs by consent, over sockets; and coming back after the line broke."""

import random

import pytest

from tavola.testing.wire import drawn
from tests.server.clients import Client, client, duel, play_on
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


def board(player: Client) -> tuple[object, ...]:
    """What lies on the table and what was told of it."""
    assert player.state is not None
    drawings = [(panel["name"], panel["svg"]) for panel in player.state["panels"]]
    return drawings, player.state["log"], player.state["steps"]


async def test_an_undone_choice_leaves_no_trace_with_anybody(site: Site) -> None:
    async with duel(site, start=0) as game, client(site, game.table) as watcher:
        await watcher.hello()
        await game.one.choose("buy")
        await game.one.choose()
        for player in (*game.players, watcher):
            assert game.one.state is not None
            await player.at_version(game.one.state["table"]["version"])
        before = [board(player) for player in (*game.players, watcher)]
        assert game.one.state is not None
        allowed = game.one.state["undoable"]
        state = await game.one.choose("end")
        done = await game.one.ask("undo", seat=0)
        for player in (*game.players, watcher):
            await player.at_version(done["version"])

        assert (allowed, state["undoable"]) == ([0], [0])
        assert [board(player) for player in (*game.players, watcher)] == before


async def test_a_draw_cannot_be_undone_alone(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        refused = await game.one.ask("undo", seat=0)

        assert refused["kind"] == "undo"


async def test_the_next_round_is_opened_only_when_the_mover_confirms(toy_site: Site) -> None:
    async with duel(toy_site, game="toy", box="plain", start=0) as game:
        await game.one.choose("bid 5 -")
        await game.two.choose("bid 1 -")
        waiting = await game.one.choose("take red")
        early = await game.two.ask("confirm", seat=1)
        undone = await game.one.ask("undo", seat=0)
        assert undone["is"] == "done"
        await game.one.at_version(undone["version"])
        await game.one.choose("take blue")
        done = await game.one.ask("confirm", seat=0)
        state = await game.two.at_version(done["version"])

        assert (waiting["confirm"], waiting["question"], waiting["table"]["waiting_for"]) == (0, None, [0])
        assert early["kind"] == "table"
        assert state["table"]["waiting_for"] == [0, 1]
        assert any("takes blue" in line["text"] for line in state["log"])
        assert not any("takes red" in line["text"] for line in state["log"])


async def test_going_back_further_needs_everybodys_consent_and_brings_the_same_draws_again(
    site: Site,
) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        assert game.one.state is not None
        bought, steps = board(game.one), game.one.state["steps"]
        asked = await game.one.ask("ask-take-back", seat=0, to=9)
        pending = await game.two.at_version(asked["version"])
        agreed = await game.two.ask("answer-take-back", seat=1, agreed=True)
        back = await game.one.at_version(agreed["version"])
        await game.one.choose("buy")

        assert pending["take_back"] == {"seat": 0, "to": 9, "agreed": [0], "awaited": [1]}
        assert (back["take_back"], back["steps"]) == (None, 9)
        assert steps > 9
        assert board(game.one) == bought


async def test_one_refusal_ends_the_request(site: Site) -> None:
    async with duel(site, start=0) as game:
        before = (await game.one.choose("buy"))["steps"]
        await game.one.ask("ask-take-back", seat=0, to=9)
        refused = await game.two.ask("answer-take-back", seat=1, agreed=False)
        state = await game.one.at_version(refused["version"])

        assert (state["take_back"], state["steps"]) == (None, before)


async def test_after_coming_back_everything_is_there_again(site: Site) -> None:
    async with duel(site) as game:
        await play_on(game.players, random.Random(5), choices=25)
        async with client(site, game.table) as again:
            state = await again.hello(game.keys[0])
            last = again.heard[0]

            assert board(again) == board(game.one)
            assert all(panel["panel"]["order"] == list(panel["fragments"]) for panel in last["panels"])
            assert last["whole"]
            assert last["log_from"] == 0
            assert state["last_moves"] == (game.one.state or {})["last_moves"]


async def test_a_second_greeting_brings_everything_again(site: Site) -> None:
    async with duel(site) as game:
        await play_on(game.players, random.Random(5), choices=10)
        before = board(game.one)
        await game.one.hello(game.keys[0])
        last = next(message for message in reversed(game.one.heard) if message["is"] == "state")

        assert last["whole"]
        assert last["log_from"] == 0
        assert all(panel["panel"]["order"] == list(panel["fragments"]) for panel in last["panels"])
        assert board(game.one) == before


async def test_later_states_hold_only_what_changed(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        last = next(message for message in reversed(game.one.heard) if message["is"] == "state")

        wheel, *others = last["panels"]
        assert "order" not in wheel["panel"]
        assert {"segment-I", "segment-II"} <= wheel["fragments"].keys()
        assert not {"heading", "ground", "hub"} & wheel["fragments"].keys()
        assert all(panel["name"].startswith("mat-") for panel in others)
        assert "setup" not in last["table"]
        assert "mine" not in last["state"]
        assert last["log_from"] > 0


async def test_the_language_changes_at_once(site: Site) -> None:
    async with duel(site, start=0) as game:
        english = await game.one.question()
        await game.one.ask("speak", language="de")
        german = await game.one.until(
            lambda: (
                game.one.state and game.one.state["question"]["text"] != english["text"] and game.one.state
            )
        )
        await game.one.ask("speak", language="tlh")

        assert german["table"]["title"] == "Die Paläste von Carrara"
        assert german["question"]["options"][0]["text"] == english["options"][0]["text"]


async def test_every_step_can_be_seen_again_with_the_lines_that_belong_to_it(site: Site) -> None:
    async with duel(site) as game:
        await play_on(game.players, random.Random(2), choices=15)
        assert game.one.state is not None
        steps, lines = game.one.state["steps"], game.one.state["log"]
        scenes = [await game.one.ask("show-scene", step=step) for step in range(steps + 1)]
        lengths = [scene["log_length"] for scene in scenes]

        assert lengths == [sum(line["step"] < step for line in lines) for step in range(steps + 1)]
        assert (lengths[0], lengths[-1]) == (0, len(lines))
        assert [drawn(p) for p in scenes[-1]["panels"]] == [p["svg"] for p in game.one.state["panels"]]
