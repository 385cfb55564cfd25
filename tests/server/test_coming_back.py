"""Who comes back and still shows what is so is told that, and nothing is replayed or drawn for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tavola.server.dozing import Dozing
from tests.server.clients import Client, client, duel
from tests.server.serving import Site, serving

pytestmark = pytest.mark.anyio

A_LONG_TIME = 1e30
"""Seconds by which a site believes to be late; it takes a while to forget that."""


@dataclass
class Page:
    """What a browser knows of a table when its site is gone."""

    table: str
    key: str
    version: int
    edition: str

    async def greet(self, socket: Client, **other: object) -> bool:
        """Come back; returns whether all that is known is still so."""
        known = {"version": self.version, "edition": self.edition, **other}
        await socket.send({"is": "hello", "keys": [self.key], "known": known})
        welcome = await socket.until(lambda: next((m for m in socket.heard if m["is"] == "welcome"), None))
        assert self.edition in ("", welcome["edition"])
        current: bool = welcome["current"]
        return current


async def pages_before(data: Path) -> tuple[Page, Page]:
    """Two people have played a little when their site ends; the first of them is asked."""
    with serving(data) as site:
        async with duel(site, start=0) as game:
            await game.one.choose("buy")
            await game.one.send({"is": "hello", "keys": [game.keys[0]], "known": {}})
            welcome = await game.one.until(
                lambda: next((m for m in game.one.heard if m["is"] == "welcome"), None)
            )
            version = await game.version()
            one, two = (Page(game.table, key, version, welcome["edition"]) for key in game.keys)
            return one, two


@asynccontextmanager
async def busy_site(data: Path) -> AsyncIterator[Site]:
    """A site that has so much to do that it opens no table unless somebody needs it."""
    with serving(data) as site:
        site.call(lambda: site.rooms.load.note(A_LONG_TIME))
        yield site


async def test_after_a_restart_nothing_is_sent_to_who_knows_everything(tmp_path: Path) -> None:
    one, _ = await pages_before(tmp_path)
    async with busy_site(tmp_path) as site, client(site, one.table) as back:
        current = await one.greet(back)

        assert current
        assert [message["is"] for message in back.heard] == ["welcome"]
        assert site.rooms.live == ()


async def test_who_dozes_hears_of_the_next_change(tmp_path: Path) -> None:
    one, two = await pages_before(tmp_path)
    async with (
        busy_site(tmp_path) as site,
        client(site, one.table) as first,
        client(site, two.table) as second,
    ):
        assert await one.greet(first)
        assert await two.greet(second)
        await second.hello(two.key)
        mover = first if (second.state or {})["table"]["waiting_for"] == [0] else second
        if mover is first:
            await first.hello(one.key)
        version = (await mover.choose())["table"]["version"]

        assert (await first.at_version(version))["table"]["version"] >= version
        assert (await second.at_version(version))["table"]["version"] >= version


async def test_what_is_said_while_dozing_is_answered(tmp_path: Path) -> None:
    one, _ = await pages_before(tmp_path)
    async with busy_site(tmp_path) as site, client(site, one.table) as back:
        assert await one.greet(back)
        answer = await back.ask("speak", language="de")
        state = await back.at_version(answer["version"])

        assert answer["is"] == "done"
        assert state["table"]["version"] == one.version


async def test_tables_of_those_who_doze_are_opened_when_there_is_nothing_else_to_do(tmp_path: Path) -> None:
    one, _ = await pages_before(tmp_path)
    with serving(tmp_path) as site:
        async with client(site, one.table) as back:
            assert await one.greet(back)
            await back.until(lambda: any(message["is"] == "presence" for message in back.heard))

            assert [room.table.id for room in site.rooms.live] == [one.table]
            assert back.states == 0


@pytest.mark.parametrize("other", [{"version": 1}, {"edition": "another"}, {"edition": ""}])
async def test_who_knows_something_else_is_sent_everything(tmp_path: Path, other: dict[str, object]) -> None:
    one, _ = await pages_before(tmp_path)
    async with busy_site(tmp_path) as site, client(site, one.table) as back:
        current = await one.greet(back, **other)
        state = await back.at_version(one.version)

        assert not current
        assert state["table"]["version"] == one.version


async def test_a_line_that_broke_for_a_moment_brings_nothing_new(tmp_path: Path) -> None:
    one, _ = await pages_before(tmp_path)
    with serving(tmp_path) as site:
        async with client(site, one.table) as there, client(site, one.table) as back:
            await there.hello(one.key)
            current = await one.greet(back)
            await back.until(lambda: any(message["is"] == "presence" for message in back.heard))

            assert current
            assert back.states == 0


async def test_a_turn_that_is_about_to_end_is_sent_with_the_time_that_is_left(toy_site: Site) -> None:
    async with duel(toy_site, game="toy", box="plain", start=0) as game:
        await game.one.choose("bid 5 -")
        await game.two.choose("bid 1 -")
        version = (await game.one.choose("take red"))["table"]["version"]
        page = Page(game.table, game.keys[0], version, toy_site.rooms.edition)
        async with client(toy_site, game.table) as back:
            current = await page.greet(back)

            assert not current
            assert (await back.at_version(version))["confirm"] == 0


async def test_a_site_that_stops_tells_those_who_doze(tmp_path: Path) -> None:
    one, _ = await pages_before(tmp_path)
    async with busy_site(tmp_path) as site, client(site, one.table) as back:
        assert await one.greet(back)
        site.stop()
        code, _ = await back.until_closed()

        assert code == 1012


async def test_who_leaves_in_its_sleep_is_not_woken() -> None:
    dozing = Dozing()
    asleep = [asyncio.create_task(dozing.sleep(table)) for table in ("a", "a", "b")]
    await asyncio.sleep(0)
    for gone in asleep[:2]:
        gone.cancel()
    await asyncio.gather(*asleep[:2], return_exceptions=True)

    assert await dozing.longest() == "b"
    assert dozing.count == 1
    dozing.wake_all()
    await asleep[2]
    assert dozing.count == 0
