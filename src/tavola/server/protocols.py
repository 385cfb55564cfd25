"""The server's side of every connection: who is let in, and how long somebody may keep it waiting.

Requests and their bodies must come within a time, what we send must be read within a time, and frames that
cost us something but say nothing (pings, pieces of messages) are counted. Whoever does not keep to it is cut
off without a word, which costs nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, MutableMapping
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tavola.server.addresses import client_block
from tavola.server.door import do_not_linger
from tavola.server.limits import Limits, TokenBucket

MOST_CONNECTIONS = 8_000
"""How many connections there may be at a time, if the system lets us have so many."""
CONNECTIONS_PER_PEER = 400
"""How many connections one address may have; a trusted proxy, which speaks for many, has no such limit."""
CONNECTIONS_PER_SECOND, CONNECTIONS_AT_ONCE = 20, 400
"""How many new connections one address may make, steadily and in one burst."""
RESERVED = 0.2
"""The part of all connections that is kept for people who already play here."""
REQUEST_SECONDS = 15.0
"""How long a request, with its body, may take to arrive."""
UNREAD_SECONDS = 30.0
"""How long a client may leave unread what is sent to it."""
IDLE_FRAMES_PER_SECOND, IDLE_FRAMES_AT_ONCE = 10, 100
"""How many frames that say nothing a socket may send."""
UNREAD_PONGS = 65_536
"""Bytes; with so much unread, no ping is answered any more."""
_BITE = 2048
"""Bytes that are looked at before it is asked again whether this socket may go on."""
_MOST_KNOWN = 20_000
_ABORT = "tavola.abort"

AnyProtocol = H11Protocol | WebSocketsSansIOProtocol


class Doorkeeper:
    """Lets connections in while there is room; the last room is kept for people who already play here."""

    def __init__(self, most: int = MOST_CONNECTIONS, trusted: Iterable[str] = ("127.0.0.1", "::1")) -> None:
        self.most = most
        self.turned_away = 0
        self.ended = 0
        """How many connections have come and gone."""
        self._trusted = [ipaddress.ip_network(proxy, strict=False) for proxy in trusted if proxy != "*"]
        self._trusts_all = "*" in trusted
        self._limits = Limits()
        self._peers: Counter[str] = Counter()
        self._open = 0
        self._silent: OrderedDict[AnyProtocol, None] = OrderedDict()
        self._players: OrderedDict[str, None] = OrderedDict()

    @property
    def open(self) -> int:
        """How many connections there are."""
        return self._open

    @property
    def crowded(self) -> bool:
        """Whether only the room for people who already play here is left."""
        return self._open >= self.most * (1 - RESERVED)

    def remember(self, client: str) -> None:
        """Somebody plays from this address."""
        self._players[client] = None
        self._players.move_to_end(client)
        if len(self._players) > _MOST_KNOWN:
            self._players.popitem(last=False)

    def plays(self, client: str) -> bool:
        """Whether somebody has played from this address."""
        return client in self._players

    def admits(self, host: str) -> bool:
        """Whether somebody from this address may come at all, asked before there is a protocol for it."""
        peer = client_block(host)
        has_many = self._peers[peer] >= CONNECTIONS_PER_PEER
        if (not has_many and self._arrivals(peer).has()) or self._is_trusted(peer):
            return True
        self.turned_away += 1
        return False

    def enter(self, protocol: AnyProtocol, peer: str) -> bool:
        """A connection comes, and has said nothing yet; whether it may stay."""
        self._peers[peer] += 1
        self._open += 1
        self._silent[protocol] = None
        if self._may_stay(peer):
            return True
        self.turned_away += 1
        return False

    def _may_stay(self, peer: str) -> bool:
        trusted = self._is_trusted(peer)
        if not trusted and (self._peers[peer] > CONNECTIONS_PER_PEER or not self._arrivals(peer).take()):
            return False
        privileged = trusted or self.plays(peer)
        if self._open <= self.most * (1 if privileged else 1 - RESERVED):
            return True
        return self._drop_a_silent_one()

    def _arrivals(self, peer: str) -> TokenBucket:
        return self._limits.bucket_of("connections", peer, CONNECTIONS_PER_SECOND, CONNECTIONS_AT_ONCE)

    def _drop_a_silent_one(self) -> bool:
        """Make room at the expense of whoever has said nothing for longest; not of the newcomer."""
        if len(self._silent) < 2:
            return False
        oldest = next(iter(self._silent))
        self.has_spoken(oldest)
        cut_off(oldest.transport)
        return True

    def has_spoken(self, protocol: AnyProtocol) -> None:
        """A connection has made a request."""
        self._silent.pop(protocol, None)

    def leave(self, protocol: AnyProtocol, peer: str) -> None:
        """A connection is gone."""
        self.has_spoken(protocol)
        self._open -= 1
        self.ended += 1
        self._peers[peer] -= 1
        if not self._peers[peer]:
            del self._peers[peer]

    def _is_trusted(self, peer: str) -> bool:
        try:
            address = ipaddress.ip_address(peer.partition("/")[0])
        except ValueError:
            return False
        return self._trusts_all or any(address in network for network in self._trusted)


class SiteConfig(uvicorn.Config):
    """How uvicorn serves the site, and who stands at its door."""

    doorkeeper: Doorkeeper


def doorkeeper_of(config: uvicorn.Config) -> Doorkeeper:
    """Who stands at this site's door."""
    assert isinstance(config, SiteConfig)
    return config.doorkeeper


def cut_off(transport: asyncio.BaseTransport) -> None:
    """End a connection at once; neither we nor the system keep what was not read."""
    raw = transport.get_extra_info("socket")
    if raw is not None:
        do_not_linger(raw)
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()


class _Deadline:
    """Calls something unless it is met in time."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float) -> None:
        """Start counting, unless it counts already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._call)

    def met(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


_INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
"""What h11 calls a client whose request has not come, or not come whole."""


class HttpConnection(H11Protocol):
    """HTTP, for as long as the client neither says too little nor reads too little."""

    _peer = ""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arriving = _Deadline(partial(cut_off, transport))
        self._unread = _Deadline(partial(cut_off, transport))
        self._peer = client_block(self.client[0]) if self.client else ""
        if doorkeeper_of(self.config).enter(self, self._peer):
            self._arriving.begin(REQUEST_SECONDS)
        else:
            cut_off(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded:
            return
        if self.conn.their_state in _INCOMPLETE:
            self._arriving.begin(REQUEST_SECONDS)
        else:
            self._arriving.met()
            doorkeeper_of(self.config).has_spoken(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._forget_deadlines()
        doorkeeper_of(self.config).leave(self, self._peer)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadlines()
        doorkeeper_of(self.config).leave(self, self._peer)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(UNREAD_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.met()

    def _forget_deadlines(self) -> None:
        self._arriving.met()
        self._unread.met()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that is read only as fast as it is answered, and aborted if it only costs."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = _Deadline(self.abort)
        self._peer = client_block(self.client[0]) if self.client else ""
        self._received = bytearray()
        self._idle_frames = TokenBucket(IDLE_FRAMES_PER_SECOND, IDLE_FRAMES_AT_ONCE, self.loop.time)
        self._aborted = False
        doorkeeper_of(self.config).enter(self, self._peer)  # as HTTP it was let in already
        doorkeeper_of(self.config).has_spoken(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.met()
        self._received.clear()
        doorkeeper_of(self.config).leave(self, self._peer)
        super().connection_lost(exc)

    def abort(self) -> None:
        """End it without a farewell, and forget what it has not read."""
        self._aborted = True
        self._received.clear()
        cut_off(self.transport)

    # -- reading ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._received += data
        self._look_at_received()

    def _look_at_received(self) -> None:
        while self._received and not self.read_paused and not self._aborted:
            bite = bytes(self._received[:_BITE])
            del self._received[:_BITE]
            super().data_received(bite)

    async def receive(self) -> Any:
        message = await super().receive()
        self._look_at_received()
        return message

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: MutableMapping[str, Any] = self.scope["extensions"]
            extensions[_ABORT] = {"abort": self.abort}

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_PONGS:
            self.abort()
        elif self._may_idle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_idle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._may_idle():
            super().handle_cont(event)

    def _may_idle(self) -> bool:
        if self._aborted:
            return False
        if not self._idle_frames.take():
            self.abort()
            return False
        return True

    # -- writing ----------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._look_at_received()  # after a close, reading goes on for the other side's farewell

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(UNREAD_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.met()


def abort(scope: Any) -> None:
    """End the socket of this scope without a farewell, if its server knows how."""
    extension = (scope.get("extensions") or {}).get(_ABORT)
    if extension is not None:
        extension["abort"]()
