"""Connections that say nothing, say too much, or do not read are cut off, and players still get in."""

from __future__ import annotations

import asyncio
import socket

import pytest

from tavola.server import protocols
from tavola.server.protocols import Doorkeeper
from tests.server.clients import duel
from tests.server.deaf import never_reading
from tests.server.serving import GUARD, Site

pytestmark = pytest.mark.anyio


class Knocking(asyncio.Transport):
    """A connection, as far as a doorkeeper cares."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False

    @property
    def transport(self) -> asyncio.Transport:
        return self

    def abort(self) -> None:
        self.aborted = True


def entered(doorkeeper: Doorkeeper, peer: str, *, speaks: bool = True) -> tuple[Knocking, bool]:
    knocking = Knocking()
    admitted = doorkeeper.enter(knocking, peer)  # type: ignore[arg-type]
    if speaks:
        doorkeeper.has_spoken(knocking)  # type: ignore[arg-type]
    return knocking, admitted


def test_the_last_room_is_for_those_who_already_play() -> None:
    doorkeeper = Doorkeeper(most=10, trusted=())
    doorkeeper.remember("203.0.113.9")
    strangers = [entered(doorkeeper, f"203.0.113.{n}")[1] for n in range(20, 29)]

    assert strangers == [True] * 8 + [False]
    assert doorkeeper.crowded
    assert entered(doorkeeper, "203.0.113.9")[1]
    assert doorkeeper.turned_away == 1


def test_who_has_said_nothing_for_longest_makes_room() -> None:
    doorkeeper = Doorkeeper(most=10, trusted=())
    silent = [entered(doorkeeper, f"203.0.113.{n}", speaks=False)[0] for n in range(8)]
    _, admitted = entered(doorkeeper, "203.0.113.99")

    assert admitted
    assert [one.aborted for one in silent] == [True] + [False] * 7


def test_one_address_has_a_limit_unless_it_is_a_trusted_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "CONNECTIONS_PER_PEER", 2)
    doorkeeper = Doorkeeper(most=100, trusted=("192.0.2.0/24",))

    assert [entered(doorkeeper, "203.0.113.1")[1] for _ in range(3)] == [True, True, False]
    assert [entered(doorkeeper, "192.0.2.7")[1] for _ in range(3)] == [True] * 3


def test_who_comes_again_and_again_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "CONNECTIONS_AT_ONCE", 3)
    doorkeeper = Doorkeeper(most=100, trusted=())
    admitted = []
    for _ in range(5):
        one, may_stay = entered(doorkeeper, "203.0.113.1")
        doorkeeper.leave(one, "203.0.113.1")  # type: ignore[arg-type]
        admitted.append(may_stay)

    assert admitted == [True] * 3 + [False] * 2
    assert entered(doorkeeper, "203.0.113.2")[1]


def test_who_came_too_often_is_not_admitted_at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "CONNECTIONS_AT_ONCE", 2)
    doorkeeper = Doorkeeper(most=100, trusted=("192.0.2.7",))
    admitted = []
    for peer in ("203.0.113.1", "192.0.2.7"):
        for _ in range(3):
            admitted.append(doorkeeper.admits(peer))
            one, _ = entered(doorkeeper, peer)
            doorkeeper.leave(one, peer)  # type: ignore[arg-type]

    assert admitted == [True, True, False] + [True] * 3
    assert doorkeeper.turned_away == 2  # once as somebody who knocks, once as a connection


def test_who_has_too_many_connections_is_not_admitted_at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "CONNECTIONS_PER_PEER", 1)
    doorkeeper = Doorkeeper(most=100, trusted=())
    before = doorkeeper.admits("203.0.113.1")
    entered(doorkeeper, "203.0.113.1")

    assert (before, doorkeeper.admits("203.0.113.1")) == (True, False)


def test_who_leaves_makes_room() -> None:
    doorkeeper = Doorkeeper(most=1, trusted=("192.0.2.7",))
    first, _ = entered(doorkeeper, "192.0.2.7")
    refused, admitted = entered(doorkeeper, "192.0.2.7")
    for one in (first, refused):
        doorkeeper.leave(one, "192.0.2.7")  # type: ignore[arg-type]

    assert not admitted
    assert entered(doorkeeper, "192.0.2.7")[1]
    assert doorkeeper.open == 1


def connected(site: Site) -> socket.socket:
    return socket.create_connection(("127.0.0.1", site.port))


async def ended(raw: socket.socket) -> bool:
    """Whether the other side ends the connection."""
    raw.settimeout(GUARD)

    def read() -> bool:
        try:
            while raw.recv(65536):
                pass
        except ConnectionError:
            pass
        return True

    with raw:
        return await asyncio.to_thread(read)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a header", "half a body"],
)
async def test_a_request_that_does_not_come_is_not_waited_for(
    site: Site, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.1)
    raw = connected(site)
    raw.sendall(said)

    assert await ended(raw)


async def test_who_is_not_admitted_costs_no_connection(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(protocols, "CONNECTIONS_PER_PEER", 0)
    monkeypatch.setattr(Doorkeeper, "_is_trusted", lambda *_: False)
    monkeypatch.setattr(Doorkeeper, "enter", lambda _, __, peer: made.append(peer))

    assert await ended(connected(site))
    assert made == []


async def test_a_flood_of_pings_ends_the_socket(site: Site) -> None:
    async with duel(site) as game:
        raw = never_reading(site.port, game.table)
        raw.sendall(b"\x89\x80\0\0\0\0" * 1000)

        assert await ended(raw)
        assert (await (await game.mover()).choose())["table"]["version"] > 0


async def test_a_message_in_a_thousand_pieces_ends_the_socket(site: Site) -> None:
    async with duel(site) as game:
        raw = never_reading(site.port, game.table)
        raw.sendall(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 1000)

        assert await ended(raw)


async def test_many_messages_in_one_packet_are_all_answered(site: Site) -> None:
    async with duel(site, start=0) as game:
        numbers = [await game.one.say("look", seat=0) for _ in range(40)]
        answers = [await game.one.answer_to(number) for number in numbers]

        assert [answer["is"] for answer in answers] == ["done"] * 40


async def test_connections_are_counted_until_they_are_gone(site: Site) -> None:
    doorkeeper = protocols.doorkeeper_of(site.server.config)
    async with duel(site):
        during = site.call(lambda: doorkeeper.open)
    async with asyncio.timeout(GUARD):
        while site.call(lambda: doorkeeper.open):
            await asyncio.sleep(0.01)

    assert during >= 2
