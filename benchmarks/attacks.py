"""What one hostile address does to a site, from 127.0.0.2, bounded in time: used by attack.py and soak.py."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable, Coroutine
from os import urandom

import msgspec

from benchmarks.site import HOST

HOSTILE = "127.0.0.2"
"""Where attacks come from; honest players come from 127.0.0.1."""

Attack = Callable[[int, str, float], Coroutine[None, None, None]]
"""Attacks the site on a port, at a table, until a moment of the clock."""


def frame(data: bytes, opcode: int = 1) -> bytes:
    """A frame as a client sends it, masked by nothing but zeros."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([0x80 | opcode]) + length + b"\0\0\0\0" + data


def said(**message: object) -> bytes:
    return frame(msgspec.json.encode(message))


class Raw:
    """A socket of the rudest kind: it sends what it likes and reads only if it wants to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def at(cls, port: int, table: str, *, small: bool = False) -> Raw:
        raw = socket.socket()
        if small:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.setblocking(False)
        raw.bind((HOSTILE, 0))
        await asyncio.get_running_loop().sock_connect(raw, (HOST, port))
        reader, writer = await asyncio.open_connection(sock=raw, limit=2**16)
        key = b64encode(urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        writer.write(said(**{"is": "hello"}))
        return cls(reader, writer)

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await asyncio.wait_for(self.writer.drain(), 2)

    async def swallow(self) -> None:
        """Read and forget everything."""
        with contextlib.suppress(OSError):
            while await self.reader.read(65536):
                pass

    def end(self) -> None:
        self.writer.transport.abort()


async def crowd(count: int, until: float, one: Callable[[int], Awaitable[None]]) -> None:
    """So many at once, each again and again, however often it is cut off."""

    async def again(number: int) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, EOFError, TimeoutError, asyncio.IncompleteReadError):
                await one(number)
            await asyncio.sleep(0.1)

    tasks = [asyncio.create_task(again(number)) for number in range(count)]
    await asyncio.wait(tasks, timeout=max(0.0, until - time.monotonic()))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _talking(messages: Callable[[int], bytes], *, each: float, sockets: int) -> Attack:
    """Sockets that read everything and say such messages steadily."""

    async def attack(port: int, table: str, until: float) -> None:
        async def one(_: int) -> None:
            raw = await Raw.at(port, table)
            reading = asyncio.create_task(raw.swallow())
            try:
                number = 0
                while time.monotonic() < until and not reading.done():
                    number += 1
                    await raw.say(messages(number))
                    await asyncio.sleep(each)
            finally:
                reading.cancel()
                raw.end()

        await crowd(sockets, until, one)

    return attack


async def uploads(port: int, _: str, until: float) -> None:
    """Fifty uploads of records at a time, each a new one."""
    from tavola import library

    match, chance = library.new("carrara", 2, seed=1), random.Random(1)
    while not match.over:
        match.choose(chance.choice(match.options))
    record = match.record

    async def one(number: int) -> None:
        text = record + f"\n# {number} {random.random()}\n"
        body = msgspec.json.encode({"record": text})
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=(HOSTILE, 0))
        writer.write(
            f"POST /api/replay HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
            f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        while await reader.read(65536):
            pass
        writer.transport.abort()

    await crowd(50, until, one)


async def silence(port: int, _: str, until: float) -> None:
    """A thousand connections that say nothing."""

    async def one(_: int) -> None:
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=(HOSTILE, 0))
        await reader.read(1)
        writer.transport.abort()

    await crowd(1000, until, one)


async def deafness(port: int, table: str, until: float) -> None:
    """Sixty sockets that ask for scenes and never read."""

    async def one(_: int) -> None:
        raw = await Raw.at(port, table, small=True)
        try:
            raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
            for number in range(200):
                await raw.say(said(**{"is": "show-scene", "id": number, "step": number % 50}))
                await asyncio.sleep(0.05)
        finally:
            raw.end()

    await crowd(60, until, one)


async def pings(port: int, table: str, until: float) -> None:
    """Fifty sockets that do nothing but ping."""

    async def one(_: int) -> None:
        raw = await Raw.at(port, table)
        try:
            while time.monotonic() < until:
                await raw.say(frame(b"x" * 100, opcode=9) * 200)
                await asyncio.sleep(0.01)
        finally:
            raw.end()

    await crowd(50, until, one)


async def watchers(port: int, table: str, until: float) -> None:
    """Hundreds who come to look on and go again."""

    async def one(number: int) -> None:
        raw = await Raw.at(port, table)
        reading = asyncio.create_task(raw.swallow())
        await asyncio.sleep(0.5 + number % 7)
        reading.cancel()
        raw.end()

    await crowd(300, until, one)


ATTACKS: dict[str, Attack] = {
    "scenes": _talking(
        lambda n: said(**{"is": "show-scene", "id": n, "step": n % 60}), each=0.05, sockets=50
    ),
    "rubbish": _talking(lambda n: frame(b"rubbish %d" % n), each=0.05, sockets=50),
    "wrong choices": _talking(
        lambda n: said(**{"is": "choose", "id": n, "seat": 0, "version": 1, "option": "buy"}),
        each=0.05, sockets=50,
    ),
    "uploads": uploads,
    "large messages": _talking(lambda _: frame(b"x" * 990_000), each=0.2, sockets=20),
    "silence": silence,
    "deafness": deafness,
    "pings": pings,
    "watchers": watchers,
}  # fmt: skip
