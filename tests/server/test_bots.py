"""Bots move by themselves, in processes that may die."""

import asyncio
import os
import random
import signal
from collections.abc import Sequence
from contextlib import suppress

import pytest

from tavola import library
from tavola.kernel import Choice, Perspective
from tavola.server import bot_runner
from tavola.server.pool import BotPool, PrioritySemaphore
from tavola.table import Entry, Status, StoreError
from tavola.table.entries import Stepped
from tests.server.clients import Api, client
from tests.server.serving import GUARD, Site

pytestmark = pytest.mark.anyio


async def test_bots_play_a_whole_game_by_themselves(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("greedy", "random", "random")
        async with client(site, made["table"]) as watcher:
            await watcher.hello()
            state = await watcher.until(
                lambda: (
                    watcher.state if watcher.state and watcher.state["table"]["status"] == "over" else None
                )
            )
        record = await api.get(f"/api/tables/{made['table']}/record")

    assert [chair["points"] for chair in state["table"]["chairs"]] == list(library.load(record.text).scores)


async def test_the_game_goes_on_when_a_bots_process_is_killed(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("greedy", "random")
        async with client(site, made["table"]) as watcher:
            await watcher.hello()
            killed = 0
            while killed < 3:
                assert watcher.state is not None
                version = watcher.state["table"]["version"]
                await watcher.at_version(version + 6)
                for pid in site.call(lambda: site.rooms.pool.pids):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                        killed += 1
            assert watcher.state is not None
            await watcher.at_version(watcher.state["table"]["version"] + 6)


async def test_a_bot_that_fails_is_replaced_by_chance(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(site.rooms.pool, "choose", fail)
    async with Api(site) as api:
        made = await api.make("me", "greedy", start=1)
        async with client(site, made["table"]) as player:
            await player.hello(made["keys"]["0"])

            assert (await player.question())["seat"] == 0


@pytest.mark.parametrize("text", ["end", "fly me to the moon"])
async def test_a_bot_that_is_mistaken_is_replaced_by_chance(
    site: Site, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    async def mistaken(*_: object, **__: object) -> str:
        return text

    monkeypatch.setattr(site.rooms.pool, "choose", mistaken)
    async with Api(site) as api:
        made = await api.make("me", "greedy", start=1)
        async with client(site, made["table"]) as player:
            await player.hello(made["keys"]["0"])

            assert (await player.question())["seat"] == 0


async def test_a_bot_waits_and_tries_again_when_its_move_cannot_be_written(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, failed = site.rooms.journal.append, 0

    async def at_first_not(table: str, version: int, entries: Sequence[Entry], *, status: Status) -> float:
        nonlocal failed
        if failed < 3 and isinstance(entry := entries[0], Stepped) and isinstance(entry.step, Choice):
            failed += 1
            raise StoreError("not now")
        return await append(table, version, entries, status=status)

    monkeypatch.setattr(bot_runner, "_FIRST_RETRY", 0.01)
    async with Api(site) as api:
        made = await api.make("me", "me", start=1)
        async with client(site, made["table"]) as player:
            await player.hello(*made["keys"].values(), look=1)
            monkeypatch.setattr(site.rooms.journal, "append", at_first_not)
            await player.ask("hand-over", seat=1, bot="random")
            await player.until(lambda: player.state and player.state["table"]["waiting_for"] == [0])

    assert failed == 3


async def test_a_bot_whose_seat_is_taken_back_while_it_thinks_does_not_move(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, may_answer = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    async def slow(_: str, __: str, perspective: Perspective, *___: object, **____: object) -> str:
        loop.call_soon_threadsafe(asked.set)
        while not may_answer.is_set():
            await asyncio.sleep(0.01)
        return str(perspective.options[0])

    monkeypatch.setattr(site.rooms.pool, "choose", slow)
    async with Api(site) as api:
        made = await api.make("me", "me", start=0)
        async with client(site, made["table"]) as player:
            await player.hello(*made["keys"].values(), look=0)
            await player.ask("hand-over", seat=0, bot="random")
            async with asyncio.timeout(GUARD):
                await asked.wait()
            back = await player.ask("take-over", seat=0)
            state = await player.at_version(back["version"])
            may_answer.set()
            question = await player.question()
            table = await api.table(made["table"])

    assert state["table"]["waiting_for"] == [0]
    assert question["seat"] == 0
    assert table["version"] == back["version"]


async def test_workers_yield_to_the_site() -> None:
    pool = BotPool(1)
    match = library.new("carrara", seed=1)
    assert match.seat is not None
    perspective = Perspective(match.state, match.seat, random.Random(1).randrange)
    text = await pool.choose("random", "carrara", perspective, 1)
    (pid,) = pool.pids
    niceness = os.getpriority(os.PRIO_PROCESS, pid)
    pool.close()

    assert text in map(str, match.options)
    assert niceness > os.getpriority(os.PRIO_PROCESS, 0)


async def test_the_urgent_pass_the_gate_first() -> None:
    slots, order = PrioritySemaphore(1), []

    async def go(name: str, urgent: bool) -> None:
        async with slots.slot(urgent=urgent):
            order.append(name)
            await asyncio.sleep(0)

    async with slots.slot(urgent=False):
        tasks = [asyncio.create_task(go(f"bot {n}", urgent=False)) for n in range(3)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(go("person", urgent=True)))
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)

    assert order == ["person", "bot 0", "bot 1", "bot 2"]


async def test_who_leaves_the_queue_takes_no_place() -> None:
    slots, inside = PrioritySemaphore(1), []

    async def go(name: str) -> None:
        async with slots.slot(urgent=False):
            inside.append(name)

    async with slots.slot(urgent=False):
        first, second = asyncio.create_task(go("first")), asyncio.create_task(go("second"))
        await asyncio.sleep(0)
    first.cancel()  # it has been called already, but has not come in yet
    await asyncio.gather(first, second, return_exceptions=True)
    async with asyncio.timeout(GUARD), slots.slot(urgent=False):
        inside.append("third")

    assert inside == ["second", "third"]
