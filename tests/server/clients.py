"""Clients as browsers are: they greet, number what they say, and put the states together."""

from __future__ import annotations

import asyncio
import random
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavola.testing.wire import Message, drawn, told
from tests.server.serving import GUARD, Site

CERTIFICATES = ssl.create_default_context()
"""Read once; each client would read all that this machine trusts anew."""


class Client:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.state: Message | None = None
        """The last state, as a browser knows it: with every drawing, and the whole log."""
        self.states = 0
        self.closed: tuple[int, str] | None = None
        self._last_id = 1000
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                async with self._news:
                    self._hear(text)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
            self._news.notify_all()

    def _hear(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["is"] == "state":
            self.states += 1
            state = told(self.state, message)
            self.state = {**state, "panels": [{**panel, "svg": drawn(panel)} for panel in state["panels"]]}

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait until there is something; returns it."""
        async with asyncio.timeout(GUARD), self._news:
            while not (thing := found()):
                assert self.closed is None, f"the socket was closed: {self.closed}"
                await self._news.wait()
            return thing

    async def until_closed(self) -> tuple[int, str]:
        async with asyncio.timeout(GUARD), self._news:
            while self.closed is None:
                await self._news.wait()
            return self.closed

    async def hello(
        self,
        *keys: str,
        language: str = "en",
        look: int | None = None,
        careful: bool = False,
        wait: bool = True,
    ) -> Message:
        """Greet; returns the state that follows."""
        before = self.states
        greeting = {"keys": list(keys), "language": language, "look": look, "careful": careful}
        await self.send({"is": "hello", **greeting})
        if wait:
            await self.until(lambda: self.states > before)
        return self.state or {}

    async def send(self, message: Message | str | bytes) -> None:
        """Send anything at all."""
        await self.socket.send(
            msgspec.json.encode(message).decode() if isinstance(message, dict) else message
        )

    async def say(self, kind: str, **fields: Any) -> int:
        """Say something; returns its number."""
        self._last_id += 1
        await self.send({"is": kind, "id": self._last_id, **fields})
        return self._last_id

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and wait for its one answer."""
        return await self.answer_to(await self.say(kind, **fields))

    async def answer_to(self, ident: int) -> Message:
        answer: Message = await self.until(
            lambda: next((message for message in self.heard if message.get("id") == ident), None)
        )
        return answer

    async def refusal(self, message: Message | str | bytes) -> Message:
        """Send something bad; returns the refusal that follows."""
        before = len(self.heard)
        await self.send(message)
        refused: Message = await self.until(
            lambda: next((m for m in self.heard[before:] if m["is"] == "refused"), None)
        )
        return refused

    async def at_version(self, version: int) -> Message:
        """The first state of at least this version."""
        state: Message = await self.until(
            lambda: self.state if self.state and self.state["table"]["version"] >= version else None
        )
        return state

    async def choose(self, option: str | None = None) -> Message:
        """Answer the open question, by its first option if none is given; returns the new state."""
        question = await self.question()
        text = option or question["options"][0]["text"]
        done = await self.ask("choose", seat=question["seat"], version=question["version"], option=text)
        assert done["is"] == "done", done
        return await self.at_version(done["version"])

    async def question(self) -> Message:
        """The open question, once there is one."""
        question: Message = await self.until(lambda: self.state and self.state["question"])
        return question


@asynccontextmanager
async def client(site: Site, table: str, **headers: str) -> AsyncIterator[Client]:
    """A socket at a table."""
    address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:
        me = Client(socket)
        try:
            yield me
        finally:
            await socket.close()
            await asyncio.gather(me._listening, return_exceptions=True)


class Api:
    """What a browser asks over HTTP."""

    def __init__(self, site: Site, **headers: str) -> None:
        self.http = httpx.AsyncClient(
            base_url=site.url, headers=headers, timeout=GUARD, trust_env=False, verify=CERTIFICATES
        )

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def make(self, *seats: str | Message, game: str = "carrara", **more: Any) -> Message:
        """A table whose seats are `me`, `friend` or a bot's name."""
        body = {"game": game, "seats": [plan(seat) for seat in seats], **more}
        return await self.done("/api/tables", body)

    async def done(self, path: str, body: Any) -> Message:
        """What a request that must succeed gives."""
        answer = await self.post(path, body)
        assert answer.is_success, answer.text
        made: Message = answer.json()
        return made

    async def table(self, ident: str) -> Message:
        found: Message = (await self.get(f"/api/tables/{ident}")).json()
        return found


def plan(seat: str | Message) -> Message:
    if isinstance(seat, dict):
        return seat
    return {"who": seat} if seat in ("me", "friend") else {"who": "bot", "bot": seat}


async def play_on(players: Sequence[Client], chance: random.Random, *, choices: int = 10_000) -> int:
    """Let these clients, one for each seat, choose by chance until the game is over; returns how often."""
    for made in range(choices):
        state = players[0].state
        assert state is not None
        if state["table"]["status"] == "over":
            return made
        seat = state["table"]["waiting_for"][0]
        mover = players[seat]
        await mover.at_version(state["table"]["version"])
        assert mover.state is not None
        if mover.state["confirm"] is not None:
            done = await mover.ask("confirm", seat=seat)
        else:
            question = await mover.question()
            option = chance.choice(question["options"])["text"]
            done = await mover.ask("choose", seat=seat, version=question["version"], option=option)
        assert done["is"] == "done", done
        for player in players:
            await player.at_version(done["version"])
    return choices


@dataclass
class Duel:
    """Two people at one table, each at a browser of their own."""

    api: Api
    made: Message
    key: str
    """The second one's."""
    one: Client
    two: Client

    @property
    def table(self) -> str:
        ident: str = self.made["table"]
        return ident

    @property
    def players(self) -> tuple[Client, Client]:
        return (self.one, self.two)

    @property
    def keys(self) -> tuple[str, str]:
        return (self.made["keys"]["0"], self.key)

    async def mover(self) -> Client:
        """Whoever is asked first."""
        state: Message = await self.one.until(
            lambda: self.one.state if self.one.state and self.one.state["table"]["waiting_for"] else None
        )
        mover = self.players[state["table"]["waiting_for"][0]]
        await mover.question()
        return mover

    async def version(self) -> int:
        """What the table's version is, by HTTP."""
        version: int = (await self.api.table(self.table))["version"]
        return version


@asynccontextmanager
async def duel(site: Site, *, languages: tuple[str, str] = ("en", "en"), **more: Any) -> AsyncIterator[Duel]:
    """A running game of two people."""
    async with Api(site) as api:
        made = await api.make("me", "friend", **more)
        joined = await api.done(f"/api/tables/{made['table']}/join", {"invite": made["invite_key"]})
        async with client(site, made["table"]) as one, client(site, made["table"]) as two:
            await one.hello(made["keys"]["0"], language=languages[0])
            await two.hello(joined["key"], language=languages[1])
            yield Duel(api, made, joined["key"], one, two)
