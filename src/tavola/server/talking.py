"""The socket: hears what a browser says, answers each message once, never falls over bad ones."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tavola.bots import bots_for
from tavola.kernel import IllegalChoice, Seat, StaleChoice, TavolaError, UndoRefused, UnknownOption
from tavola.server import messages as m
from tavola.server import scenes, telling
from tavola.server.gallery import names_of
from tavola.server.rooms import Act, Room, Rooms
from tavola.server.sockets import Connection, TokenBucket
from tavola.table import Keyring, NotAllowed, TableError
from tavola.table.ports import NoSuchTable

_log = logging.getLogger(__name__)

LONGEST = 16_384
"""Bytes of a message that are looked at; longer ones are refused unread."""
STAND_IN = "greedy"

AnySocket = WebSocket[Any, Any, Any]

_decoder = msgspec.json.Decoder(m.ClientMessage)


@websocket("/api/tables/{ident:str}/socket")
async def table_socket(socket: AnySocket, ident: str, rooms: Rooms) -> None:
    """One browser at one table."""
    await socket.accept()
    connection = Connection(lambda data: socket.send_data(data, mode="text"))
    try:
        room = await rooms.room(ident)
    except NoSuchTable:
        refused = m.Refused(0, "not-found", telling.common("en").say("table-no-such-table"))
        await socket.send_data(msgspec.json.encode(refused), mode="text")
        await socket.close(code=4404)
        return
    talk = Talk(room, rooms, connection)
    writer = asyncio.create_task(talk.write())
    reader = asyncio.create_task(_read(socket, talk))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        talk.leave()
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        try:
            await asyncio.wait_for(socket.close(code=1012), timeout=1)
        except Exception:
            _log.debug("the socket was closed from the other side")


async def _read(socket: AnySocket, talk: Talk) -> None:
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        await talk.hear(data)


class Talk:
    """What one socket says and is told."""

    def __init__(self, room: Room, rooms: Rooms, connection: Connection) -> None:
        self.room = room
        self._rooms = rooms
        self.me = connection
        self._limit = TokenBucket(rate=20, burst=60, now=time.monotonic)
        self._greeted = False

    # -- telling ---------------------------------------------------------------------------------

    async def write(self) -> None:
        try:
            await self.me.write(self._state, self._presence)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            _log.debug("a socket ended: %s", error)

    async def _state(self) -> m.State | None:
        if not self._greeted:
            return None
        async with self.room.lock:
            return scenes.state_message(self.room, self.room.gallery, self.me)

    def _presence(self) -> m.Presence:
        watching = sum(not self.room.table.seats_of(c.keys) for c in self.room.connections)
        return m.Presence(self.room.connected(), watching)

    def leave(self) -> None:
        self.room.connections.discard(self.me)
        self.room.presence_changed()
        self._rooms.forget_if_idle(self.room)

    # -- hearing ---------------------------------------------------------------------------------

    async def hear(self, text: str) -> None:
        """Answer one message; whatever it is, nothing but an answer comes of a bad one."""
        words = telling.common(self.me.language)
        if not self._limit.take():
            self._refuse(_id_in(text), "too-much", words.say("table-too-much"))
            return
        if len(text) > LONGEST:
            self._refuse(0, "malformed", words.say("table-too-long", most=LONGEST))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
            self._refuse(_id_in(text), "malformed", words.say("table-malformed"))
            return
        if not self._greeted and not isinstance(message, m.Hello):
            self._refuse(getattr(message, "id", 0), "malformed", words.say("table-hello-first"))
            return
        ident = 0 if isinstance(message, m.Hello) else message.id
        try:
            answer = await self._carry_out(message)
        except TavolaError as error:
            self.me.answer(refusal(error, ident, self.room, self.me.language))
            self.me.forget_sent()
            self.me.refresh()
            return
        if answer is not None:
            self.me.answer(answer)

    def _refuse(self, ident: int, kind: str, text: str) -> None:
        self.me.answer(m.Refused(ident, kind, text))
        self.me.forget_sent()
        self.me.refresh()

    async def _carry_out(self, message: m.ClientMessage) -> m.ServerMessage | None:
        match message:
            case m.Hello():
                self._greet(message)
                return None
            case m.Speak(id=ident, language=language):
                self.me.language = telling.language_of(language)
                self.me.forget_sent()
            case m.Look(id=ident, seat=seat):
                self._own(seat)
                self.me.look = seat
                self.me.forget_sent()
            case m.ShowScene(id=ident, step=step):
                async with self.room.lock:
                    table = self.room.table
                    shown, _ = scenes.shown_seat(table, self.me)
                    return scenes.scene(table, self.room.gallery, shown, self.me.language, step, ident)
            case m.Preview(id=ident, seat=seat, option=text):
                self._own(seat)
                async with self.room.lock:
                    option = self.room.table.game.parse(text)
                    return scenes.preview(self.room.table, seat, option, self.me.language, ident)
            case _:
                version = await self.room.change(self._act(message))
                return m.Done(message.id, version)
        self.me.refresh()
        return m.Done(ident, self.room.table.version)

    def _greet(self, message: m.Hello) -> None:
        self.me.keys = Keyring.of(*message.keys[:32])
        self.me.language = telling.language_of(message.language)
        self.me.look = message.look
        self.me.forget_sent()
        self._greeted = True
        self.room.connections.add(self.me)
        self.me.refresh()
        self.room.presence_changed()

    def _act(self, message: _Change) -> Act:
        match message:
            case m.Choose(seat=seat, version=version, option=text):
                self._own(seat)
                return lambda table: table.choose(seat, version, text)
            case m.Confirm(seat=seat):
                self._own(seat)
                return lambda table: table.confirm(seat)
            case m.Undo(seat=seat):
                self._own(seat)
                return lambda table: table.undo(seat)
            case m.AskTakeBack(seat=seat, to=to):
                self._own(seat)
                return lambda table: table.ask_take_back(seat, to)
            case m.AnswerTakeBack(seat=seat, agreed=agreed):
                self._own(seat)
                return lambda table: table.answer_take_back(seat, agreed=agreed)
            case m.HandOver(seat=seat, bot=bot):
                self._own_or_absent(seat)
                if bot not in bots_for(self.room.table.setup.game):
                    raise TableError("no-such-bot", f"there is no bot {bot!r} for this game")
                return lambda table: table.hand_over(seat, bot)
            case m.TakeOver(seat=seat):
                self._own(seat)
                return lambda table: table.take_over(seat)
            case m.Resign(seat=seat):
                self._own_or_absent(seat)
                return lambda table: table.resign(seat, STAND_IN)
            case m.Leave(seat=seat):
                self._own_or_absent(seat)
                return lambda table: table.leave(seat)
            case _:
                assert_never(message)

    def _own(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.room.table.seats_of(self.me.keys):
            raise NotAllowed("not-your-seat", "this seat is not yours")

    def _own_or_absent(self, seat: Seat) -> None:
        """One's own seat; or, for the host, that of somebody who is not here."""
        if self.room.table.is_host(self.me.keys) and seat not in self.room.connected():
            return
        self._own(seat)


_Change = (
    m.Choose
    | m.Confirm
    | m.Undo
    | m.AskTakeBack
    | m.AnswerTakeBack
    | m.HandOver
    | m.TakeOver
    | m.Resign
    | m.Leave
)


def refusal(error: TavolaError, ident: int, room: Room | None, language: str) -> m.Refused:
    """An error as an answer, in the viewer's language."""
    words = telling.common(language)
    if isinstance(error, IllegalChoice) and room is not None:
        table = room.table
        rules, spoken = table.game.rulebook(), telling.lexicon(table.setup.game, language)
        text = spoken.refused(error.reason, rules, names_of(table, language))
        rule = rules[error.reason.rule]
        return m.Refused(ident, "illegal", text, rule.id, rule.page, rule.text[words.language])
    if isinstance(error, StaleChoice):
        return m.Refused(ident, "stale", words.say("table-stale"))
    if isinstance(error, UnknownOption):
        return m.Refused(ident, "unknown", words.say("table-unknown-option"))
    if isinstance(error, UndoRefused):
        return m.Refused(ident, "undo", words.say("table-no-undo"))
    if isinstance(error, NoSuchTable):
        return m.Refused(ident, "not-found", words.say("table-no-such-table"))
    kind = "not-allowed" if isinstance(error, NotAllowed) else "table"
    return m.Refused(ident, kind, telling.error_text(error, words))


class _OnlyId(msgspec.Struct):
    id: int = 0


def _id_in(text: str) -> int:
    """The id of a message that cannot be read as a whole, if it has one."""
    try:
        return msgspec.json.decode(text[:LONGEST], type=_OnlyId).id
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
        return 0
