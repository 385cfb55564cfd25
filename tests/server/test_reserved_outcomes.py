"""What a take-back removed is the server's secret until it is dealt again."""

import random

import pytest

from tests.server.clients import Client, Duel, duel, play_on
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


def told(player: Client) -> dict[str, object]:
    """All of the last state but what counts the changes of the table."""
    assert player.state is not None
    table = {name: fact for name, fact in player.state["table"].items() if name != "version"}
    question = player.state["question"] and {**player.state["question"], "version": 0}
    return {**player.state, "table": table, "question": question}


async def record(game: Duel) -> str:
    return (await game.api.get(f"/api/tables/{game.table}/record")).text


async def take_back(game: Duel, to: int) -> None:
    await game.one.ask("ask-take-back", seat=0, to=to)
    agreed = await game.two.ask("answer-take-back", seat=1, agreed=True)
    for player in game.players:
        await player.at_version(agreed["version"])


async def test_after_a_take_back_everything_is_told_as_if_nothing_had_been_drawn(site: Site) -> None:
    async with duel(site, game="carcassonne", start=0) as game:
        await play_on(game.players, random.Random(3), choices=7)
        state = game.one.state
        assert state is not None
        steps, before = state["steps"], (await record(game), [told(player) for player in game.players])
        await play_on(game.players, random.Random(4), choices=12)
        later = await record(game)
        await take_back(game, steps)

        assert later.startswith(before[0].rstrip())
        assert before == (await record(game), [told(player) for player in game.players])


def draws(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("draw")]


async def test_what_was_taken_back_is_told_when_it_is_dealt_again(site: Site) -> None:
    async with duel(site, game="carcassonne", start=0) as game:
        await play_on(game.players, random.Random(3), choices=12)
        drawn = draws(await record(game))
        await take_back(game, 2)
        hidden = draws(await record(game))
        await play_on(game.players, random.Random(3), choices=12)

        assert len(hidden) < len(drawn)
        assert drawn == draws(await record(game))[: len(drawn)]
