"""The site under load: from a choice to the other browser's message, CPU, bytes, opening and undoing.

Run `python benchmarks/server.py [--tables 200] [--choices 150]`; prints, asserts nothing. Bounded in count
and time: each part ends after its number of choices or its number of seconds, whichever comes first.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.site import HOST, SiteProcess, cpu_seconds
from benchmarks.wire import Wire
from tavola import library
from tavola.kernel import Choice, Draw, Prepared, Step
from tavola.store import open_store
from tavola.table import Entry, Status, Table, fingerprint
from tavola.table.entries import Stepped
from tavola.testing.wire import told

Message = dict[str, Any]
PLAYERS = 4
"""At the longest game."""
TRIALS = 30
"""Games played by chance to find a long one."""
UNDOS = 25
SECONDS = 40.0
"""Each part of the measurement ends after so long."""
PATIENCE = 60.0
"""Seconds without a message after which something is lost."""


class Refused(Exception):
    """The site refused what a browser said."""


class Browser:
    """One socket that notes when what came."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.state: Message = {}
        self.answers: dict[int, Message] = {}
        self.wire = Wire()

    async def hello(self, *keys: str) -> None:
        await self._send({"is": "hello", "keys": keys})
        await self.until(lambda: bool(self.state))

    async def say(self, kind: str, **fields: object) -> int:
        self._number += 1
        await self._send({"is": kind, "id": self._number, **fields})
        return self._number

    async def _send(self, message: object) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def until(self, found: Callable[[], bool]) -> float:
        """Listen until it is so; returns when it was. Raises Refused and TimeoutError."""
        while not found():
            text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
            assert isinstance(text, str)
            at = time.perf_counter()
            message = msgspec.json.decode(text)
            if message["is"] == "state":
                self.state = told(self.state or None, message)
                self.wire.count(text.encode())
            elif message["is"] == "refused":
                raise Refused(f"{message['kind']}: {message['text']}")
            elif "id" in message:
                self.answers[message["id"]] = message
            if found():
                return at
        return time.perf_counter()

    async def answer_to(self, number: int) -> Message:
        await self.until(lambda: number in self.answers)
        return self.answers[number]

    async def done(self, kind: str, **fields: object) -> None:
        """Say something, and wait for the answer and the state that follow."""
        await self.at_version((await self.answer_to(await self.say(kind, **fields)))["version"])

    async def at_version(self, version: int) -> None:
        await self.until(lambda: self.version >= version)

    @property
    def version(self) -> int:
        version: int = self.state["table"]["version"] if self.state else 0
        return version


@asynccontextmanager
async def browser(site: SiteProcess, table: str) -> AsyncIterator[Browser]:
    address = f"ws://{HOST}:{site.port}/api/tables/{table}/socket"
    async with connect(address, max_size=None, proxy=None, open_timeout=60) as socket:
        yield Browser(socket)


# -- from a choice to the other browser ----------------------------------------------------------------


async def duel(
    site: SiteProcess, http: httpx.AsyncClient, choices: int, pause: float = 0.0
) -> tuple[list[float], Wire]:
    """Two browsers play by chance; milliseconds from each choice to the other one's state.

    Without a pause between choices they are quicker than a site whose limits are as they are allows.
    """
    chance = random.Random(1)
    took: list[float] = []
    ends = time.monotonic() + SECONDS
    me = {"who": "me"}
    while True:
        made = await posted(http, {"game": "carrara", "seats": [me, me]})
        async with browser(site, made["table"]) as one, browser(site, made["table"]) as two:
            players = (one, two)
            for seat, player in enumerate(players):
                await player.hello(made["keys"][str(seat)])
            while one.state["table"]["status"] == "running":
                if len(took) == choices or time.monotonic() > ends:
                    return took, one.wire
                took.append(1000 * await choice(players, chance))
                await asyncio.sleep(pause)


async def choice(players: tuple[Browser, Browser], chance: random.Random) -> float:
    """One choice; seconds until the other one has its state."""
    seat = players[0].state["table"]["waiting_for"][0]
    mover, other = players[seat], players[1 - seat]
    question = mover.state["question"]
    option = chance.choice(question["options"])["text"]
    began = time.perf_counter()
    number = await mover.say("choose", seat=seat, version=question["version"], option=option)
    version = question["version"]
    # Both are listened to, so that a refusal is heard instead of a state that never comes.
    heard, done = await asyncio.gather(other.until(lambda: other.version > version), mover.answer_to(number))
    for player in players:
        await player.at_version(done["version"])
    return heard - began


async def posted(http: httpx.AsyncClient, body: Message) -> Message:
    made: Message = (await http.post("/api/tables", json=body)).raise_for_status().json()
    return made


# -- the longest game ----------------------------------------------------------------------------------


def longest_game() -> library.Match:
    """The longest of some games by chance."""
    matches = []
    for seed in range(TRIALS):
        match, chance = library.new("carrara", PLAYERS, seed=seed, start=0), random.Random(seed)
        while not match.over:
            match.choose(chance.choice(match.options))
        matches.append(match)
    return max(matches, key=lambda match: len(match.play.steps))


@dataclass
class Longest:
    """The longest game, as a table that stands just before its end."""

    table: str
    keys: list[str]
    steps: int
    last: Choice
    """The choice that can be taken back."""


async def prepare(data: Path) -> Longest:
    """Keep it; the site need not have played it."""
    steps = longest_game().play.steps
    table = Table("longest", library.game, random.Random(1).randrange)
    draws = tuple(step.outcome for step in steps if isinstance(step, Draw))
    setup = library.game("carrara").setups.make(
        PLAYERS, start=0, options={"screens": "open"}, prepared=Prepared(draws=draws)
    )
    keys = [f"key {seat}" for seat in range(PLAYERS)]
    entries: list[Entry] = table.create("", setup, host="", invite="", colours=list(range(PLAYERS)))
    for seat, key in enumerate(keys):
        entries += table.sit(seat, "", key=fingerprint(key))
    entries += table.start()
    good = len(entries)
    for number, step in enumerate(steps):
        if number < len(table.running.steps):
            continue  # the table has dealt, or given the only answer, by itself
        entries += _taken(table, step)
        if (
            isinstance(step, Choice)
            and table.status is Status.RUNNING
            and table.running.steps[-1] == step
            and table.running.undoable(step.seat)
        ):
            good = len(entries)
    journal = await open_store(data)
    await journal.create("longest", entries[:good], game="carrara", name="", status=Status.RUNNING)
    await journal.close()
    kept = entries[good - 1]
    assert isinstance(kept, Stepped)
    last = kept.step
    assert isinstance(last, Choice)
    return Longest("longest", keys, len(steps), last)


def _taken(table: Table, step: Step) -> list[Entry]:
    if isinstance(step, Choice):
        return table.choose(step.seat, table.version, str(step.option))
    return table.confirm(table.waiting_for[0])  # lets the table deal


async def opened(site: SiteProcess, game: Longest) -> float:
    """Milliseconds from connecting to the first state."""
    began = time.perf_counter()
    async with browser(site, game.table) as player:
        await player.hello(*game.keys)
        return 1000 * (time.perf_counter() - began)


async def undos(site: SiteProcess, game: Longest) -> list[float]:
    """Milliseconds from asking to take back to the state that follows."""
    took: list[float] = []
    ends, last = time.monotonic() + SECONDS, game.last
    async with browser(site, game.table) as player:
        await player.hello(*game.keys)
        while len(took) < UNDOS and time.monotonic() < ends:
            began = time.perf_counter()
            await player.done("undo", seat=last.seat)
            took.append(1000 * (time.perf_counter() - began))
            version = player.state["question"]["version"]
            await player.done("choose", seat=last.seat, version=version, option=str(last.option))
    return took


# -- what it costs -------------------------------------------------------------------------------------


def choices_kept(data: Path) -> int:
    with closing(sqlite3.connect(f"file:{data / 'tavola.db'}?mode=ro", uri=True)) as connection:
        query = """SELECT COUNT(*) FROM entries WHERE data LIKE '%"is":"Chose"%'"""
        return int(connection.execute(query).fetchone()[0])


def spread(values: list[float]) -> str:
    ordered = sorted(values)
    return f"median {statistics.median(ordered):.1f} ms, p99 {ordered[int(len(ordered) * 0.99)]:.1f} ms"


async def main(tables: int, choices: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        game = await prepare(data)
        site = SiteProcess(data)
        await site.start()
        try:
            async with httpx.AsyncClient(base_url=site.url, timeout=60, trust_env=False) as http:
                await alone(site, http, choices)
                await long(site, game)
                await crowded(site, http, tables, choices)
        finally:
            site.stop()


async def alone(site: SiteProcess, http: httpx.AsyncClient, choices: int) -> None:
    before = sum(site.cpu)
    took, wire = await duel(site, http, choices)
    each = 1000 * (sum(site.cpu) - before) / len(took)
    print(f"two browsers alone, {len(took)} choices")
    print(f"  choice to other browser {spread(took)}")
    print(f"  site's CPU per choice   {each:8.1f} ms (two drawings, two messages, one durable entry)")
    for what, sizes in (("as text", wire.plain), ("on the wire", wire.sent)):
        later = statistics.median(sizes[1:])
        print(f"  bytes, {what:16} first state {sizes[0]}, later median {later:.0f}, most {max(sizes[1:])}")


async def long(site: SiteProcess, game: Longest) -> None:
    print(f"the longest of {TRIALS} games of {PLAYERS} has {game.steps} steps")
    print(f"  opened, not in memory   {await opened(site, game):8.1f} ms")
    print(f"  opened, in memory       {await opened(site, game):8.1f} ms")
    took = await undos(site, game)
    print(f"  undo at its end         {spread(took)} ({len(took)} times)")


async def crowded(site: SiteProcess, http: httpx.AsyncClient, tables: int, choices: int) -> None:
    bots = [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "random"}]
    for _ in range(tables):
        await posted(http, {"game": "carrara", "seats": bots})
    began, before, kept = time.perf_counter(), cpu_seconds(site.pid), choices_kept(site.data)
    took, _ = await duel(site, http, choices)
    seconds, used = time.perf_counter() - began, cpu_seconds(site.pid) - before
    moved = choices_kept(site.data) - kept - len(took)
    print(f"two browsers beside {tables} live bot tables, {len(took)} choices in {seconds:.0f} s")
    print(f"  choice to other browser {spread(took)}")
    print(f"  bots moved              {moved / seconds:8.1f} times a second")
    print(f"  site's CPU              {used / seconds:8.2f} of a core")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--choices", type=int, default=150)
    given = parser.parse_args()
    asyncio.run(main(given.tables, given.choices))
