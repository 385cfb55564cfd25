"""Giving up is told to everybody; a request to go back can be withdrawn."""

from __future__ import annotations

import pytest

from tavola.server import rooms
from tests.server.clients import duel
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def test_giving_up_of_two_is_told_in_everybodys_language_and_brings_no_bot(site: Site) -> None:
    async with duel(site, languages=("en", "de"), start=0) as game:
        done = await game.one.ask("resign", seat=0)
        one, two = [await player.at_version(done["version"]) for player in game.players]

        assert one["log"][-1]["text"] == "Player 1 gave up. The game is over. The winner: Player 2."
        assert (
            two["log"][-1]["text"]
            == "Spieler 1 hat aufgegeben. Das Spiel ist zu Ende. Es gewinnt: Spieler 2."
        )
        assert (one["log"][-1]["seat"], one["table"]["chairs"][0]["bot"]) == (0, "")


async def test_giving_up_is_told_in_the_replay_of_the_last_step(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        done = await game.one.ask("resign", seat=0)
        state = await game.one.at_version(done["version"])
        scene = await game.one.ask("show-scene", step=state["steps"])

        assert scene["log_length"] == len(state["log"])


async def test_who_asked_to_go_back_may_withdraw_it(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        asked = await game.one.ask("ask-take-back", seat=0, to=1)
        pending = await game.two.at_version(asked["version"])
        done = await game.one.ask("answer-take-back", seat=0, agreed=False)
        state = await game.two.at_version(done["version"])
        late = await game.two.ask("answer-take-back", seat=1, agreed=True)

        assert pending["take_back"]["seat"] == 0
        assert (state["take_back"], state["steps"]) == (None, pending["steps"])
        assert late["kind"] == "table"


def test_the_best_of_our_own_bots_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "bots_for", lambda _: ("random", "greedy", "a stranger's"))

    assert rooms.strongest_bot("carrara") == "greedy"
