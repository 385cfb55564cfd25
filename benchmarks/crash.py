"""`kill -9` of the site at random moments, while many games are played: is anything acknowledged ever lost?

Run `python benchmarks/crash.py [--games 100] [--seed 1]`; fails loudly if a choice is missing or doubled.

Some games are driven by clients that note every choice they send and every acknowledgement; the others are
played by the site's own bots, watched by clients that note every version and every line they are told.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.site import HOST, SiteProcess
from tavola.kernel import Choice
from tavola.store import open_store
from tavola.table import Entry
from tavola.table.entries import Stepped
from tavola.testing.wire import told

Message = dict[str, Any]
_LOST = (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, TimeoutError)
"""What a killed site looks like from outside."""


@dataclass
class Sent:
    """A choice that was sent, and the version with which it was acknowledged, if it was."""

    asked: int
    seat: int
    option: str
    acknowledged: int | None = None


@dataclass
class Game:
    """One game, and what was heard of it."""

    table: str
    keys: list[str]
    sent: list[Sent] = field(default_factory=list)
    version: int = 0
    log: list[str] = field(default_factory=list)
    over: bool = False
    question: Message | None = None

    @property
    def driven(self) -> bool:
        return bool(self.keys)

    @property
    def progress(self) -> int:
        """Grows with what was told to those who watch, and with what was acknowledged to those who play."""
        return sum(sent.acknowledged is not None for sent in self.sent) if self.driven else self.version

    def hear(self, state: Message) -> None:
        """A state was told: nothing told before may be missing in it."""
        told = state["table"]["version"]
        assert told >= self.version, f"{self.table} went back from version {self.version} to {told}"
        self.version = told
        self.over = state["table"]["status"] == "over"
        self.question = state["question"]
        log = [line["text"] for line in state["log"]]
        known = self.log[:-1]  # the last line may be told together with what came after it
        assert log[: len(known)] == known, f"{self.table} tells another story now"
        self.log = log


@dataclass
class Report:
    """What came of it."""

    games: int
    kills: int
    acknowledged: int
    unanswered: int
    landed: int
    """Unanswered choices that had counted."""
    watched: int
    """Versions that watchers were told of."""
    finished: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.games} games ({self.finished} finished), {self.kills} kills in {self.seconds:.0f} s: "
            f"{self.acknowledged} acknowledged choices, none missing, none doubled; {self.unanswered} "
            f"were sent but never answered, {self.landed} of them count; watchers were told {self.watched} "
            "versions, none taken back"
        )


class Ear:
    """One socket at a table: notes what it is told."""

    def __init__(self, socket: ClientConnection, game: Game) -> None:
        self._socket, self._game = socket, game
        self._state: Message | None = None
        self.answers: dict[int, Message] = {}

    async def say(self, kind: str, **fields: object) -> None:
        await self._socket.send(msgspec.json.encode({"is": kind, **fields}).decode())

    async def until(self, found: Callable[[], bool]) -> None:
        """Listen until it is so."""
        while not found():
            message: Message = msgspec.json.decode(await self._socket.recv())
            if message["is"] == "state":
                self._state = told(self._state, message)
                self._game.hear(self._state)
            elif "id" in message:
                self.answers[message["id"]] = message

    async def answer_to(self, number: int) -> Message:
        await self.until(lambda: number in self.answers)
        return self.answers[number]


@asynccontextmanager
async def heard(port: int, game: Game) -> AsyncIterator[Ear]:
    """A new socket at a table, greeted with all keys."""
    address = f"ws://{HOST}:{port}/api/tables/{game.table}/socket"
    async with connect(address, max_size=None, proxy=None, open_timeout=30) as socket:
        ear = Ear(socket, game)
        await ear.say("hello", keys=game.keys)
        yield ear


class Trial:
    """Games on a site that is killed again and again."""

    def __init__(self, data: Path, seed: int) -> None:
        self.site = SiteProcess(data)
        self.games: list[Game] = []
        self.kills = 0
        self.orphans: list[int] = []
        self._chance = random.Random(seed)

    async def run(self, games: int, driven: int, kills: int, seconds: float, *, to_the_end: bool) -> Report:
        """Play while the site is killed so often; then let it run, to the end or until every game went on."""
        began = time.monotonic()
        await self.site.start()
        try:
            await self._set_up(games, driven)
            playing = [asyncio.create_task(self._play(game)) for game in self.games]
            try:
                await self._kill(kills, playing, began + seconds)
                if to_the_end:
                    async with asyncio.timeout(seconds):
                        await asyncio.gather(*playing)
                else:
                    await self._all_go_on(seconds)
            finally:
                for task in playing:
                    task.cancel()
                ends = await asyncio.gather(*playing, return_exceptions=True)
            for end in ends:
                if isinstance(end, Exception):
                    raise end
        finally:
            self.site.stop()
        return await self._verify(time.monotonic() - began)

    async def _set_up(self, games: int, driven: int) -> None:
        async with httpx.AsyncClient(base_url=self.site.url, timeout=60, trust_env=False) as http:
            for number in range(games):
                who = {"who": "me"} if number < driven else {"who": "bot", "bot": "random"}
                options = {"screens": "open"}  # one client drives both seats, without a curtain
                body = {"game": "carrara", "seats": [who, who], "options": options}
                made = (await http.post("/api/tables", json=body)).raise_for_status().json()
                self.games.append(Game(made["table"], list(made["keys"].values())))

    async def _kill(self, kills: int, playing: list[asyncio.Task[None]], until: float) -> None:
        while self.kills < kills and time.monotonic() < until and not all(task.done() for task in playing):
            await asyncio.sleep(self._chance.uniform(0.05, 2.5))
            self.orphans += self.site.children()
            self.site.kill()
            self.kills += 1
            await self.site.start()

    async def _all_go_on(self, seconds: float) -> None:
        last = {game.table: game.progress for game in self.games}
        async with asyncio.timeout(seconds):
            while any(not game.over and game.progress <= last[game.table] for game in self.games):
                await asyncio.sleep(0.05)

    async def _play(self, game: Game) -> None:
        while not game.over:
            try:
                async with heard(self.site.port, game) as ear:
                    if game.driven:
                        await self._drive(game, ear)
                    else:
                        await ear.until(lambda: game.over)
            except _LOST:
                await asyncio.sleep(0.05)

    async def _drive(self, game: Game, ear: Ear) -> None:
        number = 0
        while not game.over:
            await ear.until(lambda: game.over or game.question is not None)
            if (question := game.question) is None:
                return
            number += 1
            option = self._chance.choice(question["options"])["text"]
            sent = Sent(question["version"], question["seat"], option)
            game.sent.append(sent)
            game.question = None
            await ear.say("choose", id=number, seat=sent.seat, version=sent.asked, option=option)
            answer = await ear.answer_to(number)
            if answer.get("kind") == "stale":
                game.sent.remove(
                    sent
                )  # what was told meanwhile still held the old question; nothing may come of it
                continue
            assert answer["is"] == "done", answer
            sent.acknowledged = answer["version"]

    async def _verify(self, seconds: float) -> Report:
        journal = await open_store(self.site.data)
        landed = 0
        try:
            for game in self.games:
                entries = [kept.entry for kept in await journal.read(game.table)]
                assert len(entries) >= game.version, f"{game.table} lost what was told"
                if game.driven:
                    landed += verified(game, entries)
        finally:
            await journal.close()
        every = [sent for game in self.games for sent in game.sent]
        acknowledged = sum(sent.acknowledged is not None for sent in every)
        return Report(
            games=len(self.games),
            kills=self.kills,
            acknowledged=acknowledged,
            unanswered=len(every) - acknowledged,
            landed=landed,
            watched=sum(game.version for game in self.games if not game.driven),
            finished=sum(game.over for game in self.games),
            seconds=seconds,
        )


def verified(game: Game, entries: list[Entry]) -> int:
    """Check that every acknowledged choice is kept once, where it was said; returns how many others are."""
    kept = {
        at: (entry.step.seat, str(entry.step.option))
        for at, entry in enumerate(entries)
        if isinstance(entry, Stepped) and isinstance(entry.step, Choice) and not entry.automatic
    }
    for sent in game.sent:
        if sent.acknowledged is not None:
            found = kept.pop(sent.asked, None)
            assert found is not None, f"{game.table}: {sent} is missing"
            assert found == (sent.seat, sent.option), f"{game.table}: {sent} became {found}"
            assert sent.acknowledged <= len(entries), f"{game.table}: {sent} is only half there"
    unanswered = {(sent.asked, sent.seat, sent.option) for sent in game.sent if sent.acknowledged is None}
    for at, found in kept.items():
        assert (at, *found) in unanswered, f"{game.table}: {found} was never sent, or is doubled"
    return len(kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--driven", type=int, help="how many of them clients drive (a quarter)")
    parser.add_argument("--kills", type=int, default=1000, help="at most; the games' end ends it, too")
    parser.add_argument("--seconds", type=float, default=900, help="how long the site is killed at most")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    driven = args.games // 4 if args.driven is None else args.driven
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder) / "data", args.seed)
        print(asyncio.run(trial.run(args.games, driven, args.kills, args.seconds, to_the_end=True)))


if __name__ == "__main__":
    main()
