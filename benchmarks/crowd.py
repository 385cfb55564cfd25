"""A crowd: many tables of all games, two players and somebody who looks on at each, choices at an even pace.

Run `python benchmarks/crowd.py [--tables 1000] [--minutes 2] [--every 10] [--scenes 0] [--restart]`. Prints
how long choices took to the other player, and how the site's CPU and memory went. With `--scenes` people ask
for so many earlier positions a second, which the site may put off when it is busy; with `--restart` the site
is restarted at the end, and it is told when everybody was back. It fails if anybody was cut off or met an
internal error, or if choices took longer than `--goal` milliseconds at the 99th percentile. Loopback only,
bounded in time.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import gc
import random
import resource
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.site import HOST, SiteProcess

Message = dict[str, Any]
GAMES: tuple[Message, ...] = (
    {"game": "carcassonne"},
    {"game": "carcassonne", "box": "big-box"},
    {"game": "carrara"},
    {"game": "carrara-second"},
    {"game": "tuscany"},
)
OPENING = 40
"""How many sockets are opened at a time."""
FIRST_WAIT, LONGEST_WAIT, RESTART_SPREAD = 0.3, 5.0, 2.0
"""Seconds that a page waits before it comes back, as the real one does."""
RESTART = 1012
_LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


class Heard(msgspec.Struct):
    """What a client reads of a message; drawings and log are left alone."""

    kind: str = msgspec.field(name="is")
    id: int = 0
    refused: str = msgspec.field(name="kind", default="")
    text: str = ""
    edition: str = ""
    current: bool = False
    table: Any = None
    state: Any = None


_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Crowd:
    """Everything that is measured."""

    site: SiteProcess
    chance: random.Random
    others: list[float] = field(default_factory=list)
    """Milliseconds from each choice to the other player."""
    by_game: dict[str, list[float]] = field(default_factory=lambda: collections.defaultdict(list))
    """The same by what is played."""
    onlookers: list[float] = field(default_factory=list)
    """The same to whoever looks on."""
    refused: collections.Counter[str] = field(default_factory=collections.Counter)
    closed: collections.Counter[int] = field(default_factory=collections.Counter)
    late: int = 0
    """Choices that could not be made when they were due, since the one before was not heard of yet."""
    scenes: int = 0
    """Earlier positions that were shown."""
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(OPENING))
    stopping: bool = False


class Client:
    """One page: it comes back by itself when its socket is closed."""

    def __init__(self, crowd: Crowd, table: str, key: str | None) -> None:
        self._crowd, self._table, self._keys = crowd, table, [] if key is None else [key]
        self._socket: ClientConnection | None = None
        self._number = 0
        self.state: Message = {}
        self.table: Message = {}
        self._edition = ""
        self.changed = asyncio.Event()
        self.back = asyncio.Event()
        """Set while it is connected and knows the table."""
        self.life = asyncio.create_task(self._live())

    @property
    def version(self) -> int:
        return int(self.table.get("version", 0))

    async def say(self, kind: str, **fields: object) -> None:
        self._number += 1
        if self._socket is not None:
            with contextlib.suppress(*_LOST):
                await self._socket.send(
                    msgspec.json.encode({"is": kind, "id": self._number, **fields}).decode()
                )

    async def heard_after(self, version: int) -> float:
        """When it heard of a later version."""
        while self.version <= version:
            self.changed.clear()
            await self.changed.wait()
        return time.perf_counter()

    async def _live(self) -> None:
        wait = FIRST_WAIT
        while not self._crowd.stopping:
            code = 0
            try:
                async with self._crowd.opening:
                    socket = await connect(
                        self._address, max_size=None, proxy=None, open_timeout=60, ping_interval=None
                    )  # browsers send no pings
                async with socket:
                    wait, self._socket = FIRST_WAIT, socket
                    known = {"version": self.version, "edition": self._edition}
                    hello = {"is": "hello", "keys": self._keys, "known": known}
                    await socket.send(msgspec.json.encode(hello).decode())
                    async for text in socket:
                        self._hear(_decode(text))
                code = socket.close_code or 0
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd is not None else 0
            except _LOST:
                pass
            self._socket = None
            self.back.clear()
            if not self._crowd.stopping:
                self._crowd.closed[code] += 1
                spread = RESTART_SPREAD * random.random() if code == RESTART else 0.0
                await asyncio.sleep(spread + wait * (0.5 + random.random()))
                wait = min(LONGEST_WAIT, 1.8 * wait)

    @property
    def _address(self) -> str:
        return f"ws://{HOST}:{self._crowd.site.port}/api/tables/{self._table}/socket"

    def _hear(self, message: Heard) -> None:
        if message.kind == "state":
            self.table.update(message.table)
            self.state.update(message.state)
            self.changed.set()
            self.back.set()
        elif message.kind == "welcome":
            self._edition = message.edition
            if message.current:
                self.back.set()
        elif message.kind == "refused":
            self._crowd.refused[message.refused] += 1
        elif message.kind == "scene":
            self._crowd.scenes += 1

    async def leave(self) -> None:
        self.life.cancel()
        await asyncio.gather(self.life, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()


class Party:
    """A table with two players and one who looks on; when a game is over, they play another."""

    def __init__(self, crowd: Crowd, setup: Message) -> None:
        self._crowd, self._setup = crowd, setup
        self.clients: list[Client] = []

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        for client in self.clients:
            await client.leave()
        me = {"who": "me"}
        answer = await http.post("/api/tables", json={**self._setup, "seats": [me, me]})
        made = answer.raise_for_status().json()
        keys = (made["keys"]["0"], made["keys"]["1"], None)
        self.clients = [Client(self._crowd, made["table"], key) for key in keys]
        for client in self.clients:
            await client.back.wait()

    async def play(self, http: httpx.AsyncClient, every: float, until: float) -> None:
        due = time.monotonic() + every * self._crowd.chance.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self.clients[0].table["status"] == "over":
                await self.sit_down(http)
            took = time.monotonic()
            await self._move(until)
            due += every
            if time.monotonic() > due:
                self._crowd.late += 1
                due += every * ((time.monotonic() - took) // every)

    async def _move(self, until: float) -> None:
        players = self.clients[:2]
        for seat, player in enumerate(players):
            if player.state.get("confirm") is not None:
                version = player.version
                await player.say("confirm", seat=seat)
                await player.heard_after(version)
        mover = next((player for player in players if player.state.get("question")), None)
        if mover is None:
            return
        question = mover.state["question"]
        option = self._crowd.chance.choice(question["options"])["text"]
        began, version = time.perf_counter(), question["version"]
        await mover.say("choose", seat=question["seat"], version=version, option=option)
        other, onlooker = players[mover is players[0]], self.clients[2]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(1.0, until - time.monotonic())):
                heard = await asyncio.gather(
                    *(client.heard_after(version) for client in (other, onlooker, mover))
                )
                self._crowd.others.append(1000 * (heard[0] - began))
                self._crowd.by_game[" ".join(self._setup.values())].append(1000 * (heard[0] - began))
                self._crowd.onlookers.append(1000 * (heard[1] - began))


async def main(args: argparse.Namespace) -> int:
    raise_limit()
    gc.disable()  # a look at all that thousands of clients know would count as a delay of the site
    with tempfile.TemporaryDirectory() as folder:
        site = SiteProcess(Path(folder) / "data")
        await site.start()
        crowd = Crowd(site, random.Random(args.seed))
        parties = [Party(crowd, GAMES[number % len(GAMES)]) for number in range(args.tables)]
        limits = httpx.Limits(max_connections=20)
        try:
            async with httpx.AsyncClient(
                base_url=site.url, timeout=120, trust_env=False, limits=limits
            ) as http:
                await seated(parties, http)
                print(f"{args.tables} tables, {3 * args.tables} sockets: {site.memory:.0f} MB", flush=True)
                await played(crowd, parties, http, args)
                if args.restart:
                    await restarted(crowd, parties)
        finally:
            crowd.stopping = True
            await asyncio.gather(*(client.leave() for party in parties for client in party.clients))
            site.stop()
        return told(crowd, args, site)


def raise_limit() -> None:
    """As many descriptors as may be had."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def seated(parties: list[Party], http: httpx.AsyncClient) -> None:
    gate = asyncio.Semaphore(OPENING)

    async def seat(party: Party) -> None:
        async with gate:
            await party.sit_down(http)

    await asyncio.gather(*map(seat, parties))


async def played(
    crowd: Crowd, parties: list[Party], http: httpx.AsyncClient, args: argparse.Namespace
) -> None:
    began, until = time.monotonic(), time.monotonic() + 60 * args.minutes
    beside = [asyncio.create_task(watched(crowd, until))]
    if args.scenes:
        beside.append(asyncio.create_task(looked(crowd, parties, args.scenes, until)))
    await asyncio.gather(*(party.play(http, args.every, until) for party in parties))
    await asyncio.gather(*beside)
    print(f"{len(crowd.others)} choices in {time.monotonic() - began:.0f} s, {crowd.late} late", flush=True)


async def watched(crowd: Crowd, until: float) -> None:
    """Tell every minute how it goes."""
    count = 0
    while time.monotonic() < until:
        used, clock = crowd.site.cpu, time.monotonic()
        await asyncio.sleep(min(60.0, max(0.1, until - time.monotonic())))
        passed = time.monotonic() - clock
        site, others = ((now - before) / passed for now, before in zip(crowd.site.cpu, used, strict=True))
        fresh, count = crowd.others[count:], len(crowd.others)
        print(
            f"  {crowd.site.memory:6.0f} MB, {site:.2f} of a core and its processes {others:.2f}, "
            f"{len(fresh)} choices: {spread(fresh)}",
            flush=True,
        )


async def looked(crowd: Crowd, parties: list[Party], each_second: float, until: float) -> None:
    """Have people who look on ask for earlier positions."""
    while time.monotonic() < until:
        client = crowd.chance.choice(parties).clients[2]
        steps = int(client.state.get("steps", 0))
        await client.say("show-scene", step=crowd.chance.randrange(steps + 1))
        await asyncio.sleep(1 / each_second)


async def restarted(crowd: Crowd, parties: list[Party]) -> None:
    clients = [client for party in parties for client in party.clients]
    began = time.monotonic()
    await asyncio.to_thread(crowd.site.stop)
    stopped = time.monotonic()
    await crowd.site.start()
    ready = time.monotonic()
    backs = await asyncio.gather(*map(_back, clients))
    ordered = sorted(back - ready for back in backs)
    print(
        f"restart: stopped in {stopped - began:.1f} s, ready after {ready - stopped:.1f} s; "
        f"{len(clients)} sockets back after another {ordered[len(ordered) // 2]:.1f} s (median), "
        f"{ordered[-1]:.1f} s (last)",
        flush=True,
    )


async def _back(client: Client) -> float:
    await client.back.wait()
    return time.monotonic()


def spread(values: list[float]) -> str:
    if not values:
        return "none"
    ordered = sorted(values)
    p99, most = ordered[int(len(ordered) * 0.99)], ordered[-1]
    return f"median {statistics.median(ordered):.1f} ms, p99 {p99:.1f} ms, most {most:.0f} ms"


def told(crowd: Crowd, args: argparse.Namespace, site: SiteProcess) -> int:
    """Print what came of it; returns 1 if that is not good enough."""
    print(f"choice to the other player {spread(crowd.others)}")
    for game, took in crowd.by_game.items():
        print(f"  {game:24} {spread(took)}")
    print(f"choice to who looks on     {spread(crowd.onlookers)}")
    if args.scenes:
        print(f"earlier positions shown    {crowd.scenes}")
    print(f"refused {dict(crowd.refused)}, closed {dict(crowd.closed)}")
    log = site.log.read_text("utf-8")
    print(f"the site's log has {log.count(chr(10))} lines, {log.count('Traceback')} tracebacks")
    p99 = sorted(crowd.others)[int(len(crowd.others) * 0.99)] if crowd.others else 0.0
    unasked = sum(count for code, count in crowd.closed.items() if code != RESTART and not args.restart)
    bad = "Traceback" in log or unasked > 0 or bool(set(crowd.refused) - {"busy", "stale"})
    return int(bad or (args.goal is not None and p99 > args.goal))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--every", type=float, default=10, help="seconds from choice to choice at each table")
    parser.add_argument("--scenes", type=float, default=0, help="earlier positions asked for, a second")
    parser.add_argument("--restart", action="store_true", help="restart the site at the end")
    parser.add_argument("--goal", type=float, help="milliseconds, at the 99th percentile")
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(asyncio.run(main(parser.parse_args())))
