"""A browser's socket at a table: answers every message exactly once and survives malformed ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Set as AbstractSet
from typing import Any, assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tavola.bots import bots_for
from tavola.kernel import Seat, TavolaError
from tavola.server import messages as m
from tavola.server import presenter, view_messages
from tavola.server.connection import NOT_FOUND, RESTART, TOO_SLOW, TROUBLE, Connection, Sent
from tavola.server.limits import Limits, TokenBucket, TooManyRequests
from tavola.server.refusals import malformed, refusal, trouble
from tavola.server.render_cache import RenderCache
from tavola.server.room import Command, Room
from tavola.server.rooms import Rooms
from tavola.table import Entry, Keyring, NotAllowed, Snapshot, Table, TableError

_log = logging.getLogger(__name__)

MAX_MESSAGE_LENGTH = 16_384
"""Characters; longer messages are refused unread."""
MAX_KEYS = 32
MESSAGES_PER_SECOND, MESSAGE_BURST = 20, 60
"""How many messages a socket may send, steadily and in one burst."""
SOCKETS_PER_MINUTE = 600
"""How many sockets one address may open."""
_PAUSE_WHEN_FLOODED = 0.25
"""Seconds for which a socket that sends too much is not read."""

_CODES = {"not-found": NOT_FOUND, "too-much": TOO_SLOW}

AnySocket = WebSocket[Any, Any, Any]

_decoder = msgspec.json.Decoder(m.ClientMessage)


@websocket("/api/tables/{ident:str}/socket")
async def table_socket(socket: AnySocket, ident: FromPath[str], rooms: NamedDependency[Rooms]) -> None:
    """One browser at one table."""
    await socket.accept()
    language = presenter.preferred_language(socket.headers.get("accept-language", ""))
    limits: Limits = socket.app.state.limits
    connection = Connection(lambda data: socket.send_data(data, mode="text"), language)
    code = RESTART
    try:
        limits.check("sockets", socket, SOCKETS_PER_MINUTE)
        if not rooms.closing:
            async with rooms.visit(ident) as room:
                code = await SocketSession(
                    room, connection, limits.bucket(MESSAGES_PER_SECOND, MESSAGE_BURST)
                ).run(socket)
    except TavolaError as error:
        refused = refusal(error, 0, language)
        await socket.send_data(msgspec.json.encode(refused), mode="text")
        code = _CODES.get(refused.kind, TROUBLE)
    with contextlib.suppress(Exception):  # closed from the other side already
        await asyncio.wait_for(socket.close(code=code), timeout=1)


class SocketSession:
    """Everything that goes over one socket, in both directions."""

    def __init__(self, room: Room, connection: Connection, limit: TokenBucket) -> None:
        self.room = room
        self.me = connection
        self._limit = limit
        self._greeted = False

    async def run(self, socket: AnySocket) -> int:
        """Serve the socket until either side ends it; returns the code to close it with."""
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read(socket))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self.me)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        failed = [end for end in ends if isinstance(end, Exception)]
        for end in failed:
            _log.error("a socket at table %s failed", self.room.table.id, exc_info=end)
        return TROUBLE if failed else self.me.close_code or RESTART

    # -- sending ---------------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            await self.me.write(self._state, self._presence)
        except (WebSocketDisconnect, OSError) as error:  # a timeout is an OSError, too
            _log.debug("a socket ended: %s", error)

    async def _state(self) -> bytes | None:
        if not self._greeted:
            return None
        viewer, sent, here = self.me.viewer, self.me.sent, self.room.connected()

        def work(snapshot: Snapshot, cache: RenderCache) -> tuple[bytes, Sent]:
            state, sent_then = view_messages.state_message(snapshot, cache, viewer, sent, here)
            return msgspec.json.encode(state), sent_then

        try:
            data, sent_then = await self.room.render(work)
        except TavolaError as error:
            self.me.answer(refusal(error, 0, viewer.language))
            return None
        except Exception:
            _log.exception("table %s cannot be shown", self.room.table.id)
            self.me.answer(trouble(0, viewer.language))
            return None
        if self.me.sent is sent:  # otherwise everything is to be sent again, after this
            self.me.sent = sent_then
        return data

    def _presence(self) -> m.Presence:
        grace = {seat: math.ceil(left) for seat, left in self.room.absences.grace_left().items()}
        return m.Presence(self.room.connected(), self.room.watching(), grace)

    # -- receiving -------------------------------------------------------------------------------

    async def _read(self, socket: AnySocket) -> None:
        while True:
            try:
                text = await socket.receive_data(mode="text")  # empty, if it is not text
            except WebSocketDisconnect:
                return
            await self.handle(text)

    async def handle(self, text: str) -> None:
        """Answer one message; a bad one has no effect but its answer."""
        language = self.me.language
        if not self._limit.take():
            self.me.answer(refusal(TooManyRequests(), _id_of_malformed(text), language))
            await asyncio.sleep(_PAUSE_WHEN_FLOODED)
            return
        if len(text) > MAX_MESSAGE_LENGTH:
            long = presenter.common_words(language).say("table-too-long", most=MAX_MESSAGE_LENGTH)
            self._refuse(m.Refused(0, "malformed", long))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(malformed(language), _id_of_malformed(text))
            return
        ident = 0 if isinstance(message, m.Hello) else message.id
        try:
            answer = await self._respond(message)
        except TavolaError as error:
            self._refuse(refusal(error, ident, language, self.room.table))
        except Exception:
            _log.exception("%s at table %s failed", type(message).__name__, self.room.table.id)
            self._refuse(trouble(ident, language))
        else:
            if answer is not None:
                self.me.answer(answer)

    def _refuse(self, refused: m.Refused, ident: int | None = None) -> None:
        """Refuse, and send the whole state again, as the client may be out of step."""
        if ident is not None:
            refused.id = ident
        self.me.answer(refused)
        self.me.forget_sent()
        self.me.refresh_state()

    async def _respond(self, message: m.ClientMessage) -> m.ServerMessage | bytes | None:
        if isinstance(message, m.Hello):
            self._greet(message)
            return None
        if not self._greeted:
            words = presenter.common_words(self.me.language)
            return m.Refused(message.id, "malformed", words.say("table-hello-first"))
        match message:
            case m.Speak(language=language):
                self.me.language = presenter.language_of(language)
            case m.Look(seat=seat):
                if seat is not None:
                    self._must_own(await self.room.snapshot(), seat)
                self.me.look = seat
            case m.ShowScene(id=ident, step=step):
                return await self._render_position(step, ident)
            case m.Preview(id=ident, seat=seat, option=text):
                return await self._render_preview(seat, text, ident)
            case _:
                return m.Done(message.id, await self.room.change(self._command(message)))
        self.me.refresh_state()
        return m.Done(message.id, (await self.room.snapshot()).version)

    async def _render_position(self, step: int, ident: int) -> bytes:
        viewer = self.me.viewer

        def work(snapshot: Snapshot, cache: RenderCache) -> bytes:
            seat, _ = view_messages.seat_shown_to(viewer, snapshot)
            shown = view_messages.position_at(snapshot, cache, seat, viewer.language, step, ident)
            return msgspec.json.encode(shown)

        return await self.room.render(work)

    async def _render_preview(self, seat: Seat, text: str, ident: int) -> bytes:
        viewer = self.me.viewer

        def work(snapshot: Snapshot, _: RenderCache) -> bytes:
            self._must_own(snapshot, seat)
            return msgspec.json.encode(view_messages.preview_message(snapshot, viewer, seat, text, ident))

        return await self.room.render(work)

    def _greet(self, message: m.Hello) -> None:
        self.me.keys = Keyring.of(*message.keys[:MAX_KEYS])
        self.me.language = presenter.language_of(message.language)
        self.me.look = message.look
        self.me.forget_sent()
        self._greeted = True
        self.me.refresh_state()
        self.room.enter(self.me)

    def _command(self, message: m.Change) -> Command:
        """What the message does to the table; the sender's right to it is checked when it runs."""

        def command(table: Table) -> list[Entry]:
            if isinstance(message, m.HandOver | m.Resign | m.Leave):
                self._must_own_or_replace(table, message.seat)
            else:
                self._must_own(table, message.seat)
            return _apply(table, message, self.room.absences.long_absent())

        return command

    def _must_own(self, table: Table | Snapshot, seat: Seat) -> None:
        if seat not in table.seats_of(self.me.keys):
            raise NotAllowed("not-your-seat", "this seat is not yours")

    def _must_own_or_replace(self, table: Table, seat: Seat) -> None:
        """Allow one's own seat and, to the host, the seat of somebody absent longer than the grace period."""
        if seat in table.seats_of(self.me.keys) or not table.is_host(self.me.keys):
            self._must_own(table, seat)
        elif seat in self.room.connected():
            raise NotAllowed("is-here", "whoever holds this seat is here")
        elif left := self.room.absences.grace_left().get(seat):
            seconds = math.ceil(left)
            text = f"whoever holds this seat went away only just now; wait {seconds} seconds"
            raise NotAllowed("just-left", text, {"seconds": seconds})


def _apply(table: Table, message: m.Change, long_absent: AbstractSet[Seat]) -> list[Entry]:
    match message:
        case m.Choose(seat=seat, version=version, option=text):
            return table.choose(seat, version, text)
        case m.Confirm(seat=seat):
            return table.confirm(seat)
        case m.Undo(seat=seat):
            return table.undo(seat)
        case m.AskTakeBack(seat=seat, to=to):
            return table.ask_take_back(seat, to, absent=long_absent)
        case m.AnswerTakeBack(seat=seat, agreed=agreed):
            return table.answer_take_back(seat, agreed=agreed)
        case m.HandOver(seat=seat, bot=bot):
            if bot not in bots_for(table.setup.game):
                raise TableError("no-such-bot", f"there is no bot {bot!r} for this game")
            return table.hand_over(seat, bot)
        case m.TakeOver(seat=seat):
            return table.take_over(seat)
        case m.Resign(seat=seat):
            return table.resign(seat)
        case m.Leave(seat=seat):
            return table.leave(seat)
        case _:
            assert_never(message)


class _OnlyId(msgspec.Struct):
    id: int = 0


def _id_of_malformed(text: str) -> int:
    """The id in a message that is otherwise unreadable; 0 if there is none."""
    try:
        return msgspec.json.decode(text[:MAX_MESSAGE_LENGTH], type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
