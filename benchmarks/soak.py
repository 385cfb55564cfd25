"""Soak and chaos: tables of all games, clients that come and go, hostile ones, kills; for as long as asked.

Run `python benchmarks/soak.py [--minutes 2] [--tables 20] [--kills 3] [--hostile scenes,pings]`.
Half of the tables are driven by clients (through a proxy that drops, doubles and reorders what it can, if
`--chaos` is not 0), the others are played by bots and watched. It fails

- if a choice that was acknowledged is missing or doubled in the journal, or a table went back;
- if a client's picture differs from what a new client is shown at the end;
- if an honest choice was acknowledged later than `--goal` seconds at the 99th percentile (kills aside);
- if memory grew by more than `--growth` megabytes a minute in the second half.

Loopback only, bounded in time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
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

from benchmarks.attacks import ATTACKS
from benchmarks.chaos import ChaosProxy
from benchmarks.crash import Sent
from benchmarks.site import HOST, SiteProcess
from tavola.kernel import Choice
from tavola.store import open_store
from tavola.table import Entry
from tavola.table.entries import Stepped
from tavola.testing.wire import told

Message = dict[str, Any]
GAMES = ("carrara", "carrara-second", "tuscany", "carcassonne")
_LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, httpx.HTTPError, EOFError)
PATIENCE = 20.0
"""Seconds that a client waits for an answer before it thinks that its line is broken."""


@dataclass
class Game:
    """One table, and what its client was told."""

    table: str
    keys: list[str]
    sent: list[Sent] = field(default_factory=list)
    version: int = 0
    state: Message = field(default_factory=dict)
    log: list[Any] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["table"]["status"] == "over"

    def hear(self, message: Message) -> None:
        self.state = told(self.state or None, message)
        version = self.state["table"]["version"]
        assert version >= self.version, f"{self.table} went back from version {self.version} to {version}"
        self.version = version
        self.log = self.state["log"]


@dataclass
class Soak:
    """Everything that is measured."""

    args: argparse.Namespace
    site: SiteProcess
    chance: random.Random
    games: list[Game] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    memory: list[tuple[float, float]] = field(default_factory=list)
    killed: float = 0.0
    kills: int = 0
    port: int = 0
    """Where clients knock: the site's port, or that of the proxy before it."""

    async def set_up(self) -> None:
        async with httpx.AsyncClient(base_url=self.site.url, timeout=60, trust_env=False) as http:
            names = {game["name"] for game in (await http.get("/api/games")).json()}
            games = [name for name in GAMES if name in names]
            for number in range(self.args.tables):
                who = {"who": "me"} if number % 2 == 0 else {"who": "bot", "bot": "random"}
                body = {"game": games[number // 2 % len(games)], "seats": [who, who]}
                made = (await http.post("/api/tables", json=body)).raise_for_status().json()
                self.games.append(Game(made["table"], list(made["keys"].values())))

    # -- clients ----------------------------------------------------------------------------------

    async def drive(self, game: Game, until: float) -> None:
        """Play at a table, or watch it; leave and come back now and then."""
        while time.monotonic() < until and not game.over:
            try:
                stay = time.monotonic() + self.chance.uniform(3, 20)
                address = f"ws://{HOST}:{self.port}/api/tables/{game.table}/socket"
                async with connect(address, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
                    await self._visit(socket, game, min(stay, until))
            except _LOST:
                await asyncio.sleep(self.chance.uniform(0.05, 1.0))

    async def _visit(self, socket: ClientConnection, game: Game, until: float) -> None:
        await socket.send(msgspec.json.encode({"is": "hello", "keys": game.keys}).decode())
        number, look = 0, 0
        await self._state(socket, game)
        while time.monotonic() < until and not game.over:
            state = game.state
            if not game.keys:
                await self._state(socket, game)
                continue
            number += 1
            if state["curtain"]:
                look = state["table"]["waiting_for"][0]
                await self._ask(socket, game, number, {"is": "look", "seat": look})
            elif state["confirm"] is not None:
                await self._ask(socket, game, number, {"is": "confirm", "seat": state["confirm"]})
            elif state["question"] is not None:
                await self._choose(socket, game, number, state["question"])
            else:
                await self._state(socket, game)
            await asyncio.sleep(self.args.pause)

    async def _choose(self, socket: ClientConnection, game: Game, number: int, question: Message) -> None:
        option = self.chance.choice(question["options"])["text"]
        sent = Sent(question["version"], question["seat"], option)
        game.sent.append(sent)
        began = time.monotonic()
        message = {"is": "choose", "seat": sent.seat, "version": sent.asked, "option": option}
        answer = await self._ask(socket, game, number, message)
        if answer["is"] == "done":
            sent.acknowledged = answer["version"]
            if began > self.killed + 5:
                self.took.append(time.monotonic() - began)
        elif answer["kind"] == "stale":
            game.sent.remove(sent)  # it was refused, so it must not count; what is kept is checked for that
        else:
            raise AssertionError(answer)

    async def _ask(self, socket: ClientConnection, game: Game, number: int, message: Message) -> Message:
        """Say something; returns its answer, once the state that belongs to it is known."""
        await socket.send(msgspec.json.encode({**message, "id": number}).decode())
        states, answer = 0, None
        while answer is None or not states:
            heard: Message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            if heard["is"] == "state":
                game.hear(heard)
                states += 1
            elif heard.get("id") == number:
                answer = heard
            elif heard["is"] == "closing":
                raise EOFError
        while answer["is"] == "done" and game.version < answer["version"]:
            await self._state(socket, game)
        return answer

    async def _state(self, socket: ClientConnection, game: Game) -> None:
        """Wait for the next state."""
        while True:
            heard: Message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            if heard["is"] == "state":
                game.hear(heard)
                return
            if heard["is"] == "closing":
                raise EOFError

    # -- what happens to them ---------------------------------------------------------------------

    async def kill(self, until: float) -> None:
        """Kill the site now and then."""
        if not self.args.kills:
            return
        pause = (until - time.monotonic()) / (self.args.kills + 1)
        for _ in range(self.args.kills):
            await asyncio.sleep(pause)
            self.killed = time.monotonic()
            self.site.kill()
            await self.site.start()
            self.killed = time.monotonic()
            self.kills += 1
            self.memory.clear()

    async def weigh(self, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.sleep(1)
            with contextlib.suppress(OSError, AssertionError):
                self.memory.append((time.monotonic(), self.site.memory))

    # -- what came of it --------------------------------------------------------------------------

    async def same_to_a_newcomer(self) -> int:
        """Check that a newcomer is told the same as every client was; returns how many were compared."""
        compared = 0
        for game in self.games:
            seen, log = game.version, game.log
            fresh = Game(game.table, game.keys)
            address = f"ws://{HOST}:{self.site.port}/api/tables/{game.table}/socket"
            hello = {"is": "hello", "keys": game.keys, "look": game.state.get("seat")}
            async with connect(address, max_size=None, proxy=None, open_timeout=60) as socket:
                await socket.send(msgspec.json.encode(hello).decode())
                await self._state(socket, fresh)
            assert fresh.version >= seen, f"{game.table} lost what was told"
            if fresh.version == seen and not fresh.state["curtain"] and not game.state["curtain"]:
                assert fresh.log == log, f"{game.table} tells another story now"
                compared += 1
        return compared

    async def verify(self) -> str:
        journal = await open_store(self.site.data)
        landed = 0
        try:
            for game in self.games:
                entries = [kept.entry for kept in await journal.read(game.table)]
                assert len(entries) >= game.version, f"{game.table} lost what was told"
                if game.keys:
                    landed += verified(game, entries)
                choices = sum(isinstance(e, Stepped) and isinstance(e.step, Choice) for e in entries)
                assert choices or not game.sent, f"{game.table} lost everything"
        finally:
            await journal.close()
        return f"{len(self.took)} choices timed, {landed} unanswered ones count"

    def growth(self) -> float:
        """Megabytes a minute in the second half since the last kill."""
        later = self.memory[len(self.memory) // 2 :]
        if len(later) < 20:
            return 0.0
        (began, first), (ended, last) = later[0], later[-1]
        return 60 * (last - first) / (ended - began)


def verified(game: Game, entries: list[Entry]) -> int:
    """Check that every acknowledged choice is kept once, by when it was said; returns how many others are."""
    kept = [
        (at, entry.step.seat, str(entry.step.option))
        for at, entry in enumerate(entries, 1)
        if isinstance(entry, Stepped) and isinstance(entry.step, Choice)
    ]
    unanswered = [(sent.seat, sent.option) for sent in game.sent if sent.acknowledged is None]
    for sent in game.sent:
        if (by := sent.acknowledged) is not None:
            times = range(sent.asked + 1, by + 1)
            found = [k for k in kept if k[0] in times and k[1:] == (sent.seat, sent.option)]
            assert found, f"{game.table}: {sent} is missing"
            kept.remove(found[0])
    for _, seat, option in kept:
        assert (seat, option) in unanswered, f"{game.table}: {option} of {seat} was never sent, or is doubled"
        unanswered.remove((seat, option))
    return len(kept)


async def main(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = SiteProcess(Path(folder) / "data", scale=args.scale)
        await site.start()
        soak = Soak(args, site, random.Random(args.seed))
        proxy = ChaosProxy(site, args.chaos, soak.chance)
        soak.port = await proxy.start() if args.chaos else site.port
        await soak.set_up()
        until = time.monotonic() + 60 * args.minutes
        hostile = [_hostile(name, site.port, soak.games[0].table, until) for name in _names(args.hostile)]
        try:
            playing = [asyncio.create_task(soak.drive(game, until)) for game in soak.games]
            beside = [asyncio.create_task(work) for work in (soak.kill(until), soak.weigh(until))]
            ends = await asyncio.gather(*playing, *beside, return_exceptions=True)
            for end in ends:
                if isinstance(end, BaseException):
                    raise end
            compared = await soak.same_to_a_newcomer()
        finally:
            for process in hostile:
                process.terminate()
                process.wait()
            await proxy.stop()
            site.stop()
        told = await soak.verify()
        ordered = sorted(soak.took) or [0.0]
        p99 = ordered[int(len(ordered) * 0.99)]
        print(f"{len(soak.games)} tables, {soak.kills} kills: {told}, none missing, none doubled")
        print(f"{compared} clients ended equal to a newcomer; the proxy spoilt {proxy.spoilt} messages")
        median = 1000 * ordered[len(ordered) // 2]
        print(f"acknowledged after {median:.0f} ms (median), {1000 * p99:.0f} ms (p99)")
        print(f"memory {soak.memory[-1][1] if soak.memory else 0:.0f} MB, {soak.growth():+.1f} MB a minute")
        assert p99 <= args.goal, f"choices took {p99:.2f} s at the 99th percentile, more than {args.goal} s"
        assert soak.growth() <= args.growth, "memory grows"


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _hostile(name: str, port: int, table: str, until: float) -> subprocess.Popen[bytes]:
    script = Path(__file__).with_name("attack.py")
    seconds = str(until - time.monotonic())
    command = [sys.executable, str(script), "--attack", name, "--port", str(port), "--table", table]
    return subprocess.Popen([*command, "--seconds", seconds])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--pause", type=float, default=0.05, help="seconds between a client's choices")
    parser.add_argument("--hostile", default="", help=f"some of {', '.join(ATTACKS)}")
    parser.add_argument("--chaos", type=float, default=0.05, help="how many messages the proxy spoils")
    parser.add_argument(
        "--goal", type=float, default=1.0, help="seconds for a choice, at the 99th percentile"
    )
    parser.add_argument("--growth", type=float, default=20.0, help="megabytes a minute")
    parser.add_argument("--scale", type=float, default=1e6, help="how much wider limits are; 1: as they are")
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(main(parser.parse_args()))
