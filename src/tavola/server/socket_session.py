"""A browser's socket at a table: answers every message exactly once and survives malformed ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from random import SystemRandom
from typing import Any, assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tavola.bots import bots_for
from tavola.kernel import Motive, Option, Seat, TavolaError
from tavola.kernel import State as GameState
from tavola.server import logs, presenter, view_messages
from tavola.server import messages as m
from tavola.server.connection import NOT_FOUND, RESTART, TOO_SLOW, TROUBLE, Connection
from tavola.server.limits import Allowance, Busy, Limits, TooManyRequests, client_of
from tavola.server.pool import Advised
from tavola.server.protocols import Doorkeeper, abort
from tavola.server.refusals import malformed, refusal, trouble
from tavola.server.render_cache import RenderCache
from tavola.server.room import Command, Room
from tavola.server.rooms import Rooms, strongest_bot
from tavola.server.tables import bot_name, start_if_full
from tavola.table import Entry, Keyring, NotAllowed, Snapshot, Table, TableError, preview

_log = logging.getLogger(__name__)

MAX_MESSAGE_LENGTH = 16_384
"""Characters; longer messages are refused unread."""
MAX_KEYS = 32
STUDIES_AT_ONCE = 4
"""How many scenes and previews a socket may wait for."""
SOCKETS_PER_MINUTE = 600
"""How many sockets one address may open."""
_PAUSE_WHEN_FLOODED = 0.25
"""Seconds for which a socket that sends too much is not read."""

_WITHOUT_AIDS = "purist"
"""What the option `aids`, where a game has it, says of those who want no help."""
_CHANCE = SystemRandom()

_CODES = {
    "not-found": NOT_FOUND,
    "damaged": NOT_FOUND,
    "too-much": TOO_SLOW,
    "busy": TOO_SLOW,
    "store": TOO_SLOW,
}
"""What a socket that cannot be served is closed with; the client comes back later, but for NOT_FOUND."""

AnySocket = WebSocket[Any, Any, Any]

_decoder = msgspec.json.Decoder(m.ClientMessage)


@websocket("/api/tables/{ident:str}/socket")
async def table_socket(socket: AnySocket, ident: FromPath[str], rooms: NamedDependency[Rooms]) -> None:
    """One browser at one table."""
    await socket.accept()
    language = presenter.preferred_language(socket.headers.get("accept-language", ""))
    limits: Limits = socket.app.state.limits
    doorkeeper: Doorkeeper = socket.app.state.doorkeeper
    client = client_of(socket)
    connection = Connection(lambda data: socket.send_data(data, mode="text"), language)
    code = RESTART
    try:
        limits.check("sockets", client, SOCKETS_PER_MINUTE)
        if doorkeeper.crowded and not doorkeeper.plays(client):
            raise Busy
        with limits.open_socket(client):
            said = await _said_while_dozing(socket, ident, rooms)
            if not rooms.closing:
                async with rooms.visit(ident) as room:
                    allowance = limits.allowance(client)
                    session = SocketSession(room, connection, allowance, doorkeeper.remember, rooms.edition)
                    code = await session.run(socket, said)
    except WebSocketDisconnect:
        return
    except TavolaError as error:
        refused = refusal(error, 0, language)
        await socket.send_data(msgspec.json.encode(refused), mode="text")
        code = _CODES.get(refused.kind, TROUBLE)
    if code == TOO_SLOW and connection.close_code == TOO_SLOW:
        abort(socket.scope)  # it does not read, so it would not read a farewell either
        return
    with contextlib.suppress(Exception):  # closed from the other side already
        await asyncio.wait_for(socket.close(code=code), timeout=1)


async def _said_while_dozing(socket: AnySocket, ident: str, rooms: Rooms) -> list[str]:
    """What a socket has said before its table had to be in memory; nothing, if that is there already.

    Whoever comes back and knows everything is told so, and dozes until something happens.
    """
    if await rooms.asleep_at(ident) is None:
        return []
    hello: str = await socket.receive_data(mode="text")
    known = _known(hello)
    if (known.version, known.edition) != (await rooms.asleep_at(ident), rooms.edition):
        return [hello]
    await socket.send_data(msgspec.json.encode(m.Welcome(rooms.edition, current=True)), mode="text")
    hearing = asyncio.ensure_future(socket.receive_data(mode="text"))
    dozing = asyncio.ensure_future(rooms.doze(ident))
    try:
        await asyncio.wait((hearing, dozing), return_when=asyncio.FIRST_COMPLETED)
        return [hello, hearing.result()] if hearing.done() else [hello]
    finally:
        hearing.cancel()
        dozing.cancel()
        await asyncio.gather(hearing, dozing, return_exceptions=True)


def _known(text: str) -> m.Known:
    """What a Hello says that is known; nothing, if it is none."""
    try:
        message = _decoder.decode(text) if len(text) <= MAX_MESSAGE_LENGTH else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        message = None
    return (message.known if isinstance(message, m.Hello) else None) or m.Known()


class SocketSession:
    """Everything that goes over one socket, in both directions."""

    def __init__(
        self,
        room: Room,
        connection: Connection,
        allowance: Allowance,
        remember_player: Callable[[str], None] = lambda _: None,
        edition: str = "",
    ) -> None:
        self.room = room
        self._remember_player = remember_player
        self.me = connection
        self._allowance = allowance
        self.edition = edition
        self._greeted = False
        self._studies: set[asyncio.Task[None]] = set()

    async def run(self, socket: AnySocket, said: Sequence[str] = ()) -> int:
        """Serve the socket until either side ends it; returns the code to close it with.

        It has `said` something already, which is still to be answered.
        """
        logs.table.set(self.room.table.id)
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read(socket, said))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self.me)
            tasks += self._studies  # nobody is there to see what would come of them
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
            await self.me.write(self._state, self.room.presence)
        except (WebSocketDisconnect, OSError) as error:  # a timeout is an OSError, too
            _log.debug("a socket ended: %s", error)

    async def _state(self) -> bytes | None:
        if not self._greeted:
            return None
        greetings = self.me.greetings
        try:
            made = await self.room.view(self.me)
        except TavolaError as error:
            self.me.answer(refusal(error, 0, self.me.language))
            return None
        except Exception:
            _log.exception("table %s cannot be shown", self.room.table.id)
            self.me.answer(trouble(0, self.me.language))
            return None
        if self.me.greetings == greetings:  # otherwise everything is to be sent again, after this
            self.me.sent = made.sent
        return made.data

    # -- receiving -------------------------------------------------------------------------------

    async def _read(self, socket: AnySocket, said: Sequence[str]) -> None:
        for text in said:
            await self.handle(text)
        while True:
            try:
                text = await socket.receive_data(mode="text")  # empty, if it is not text
            except WebSocketDisconnect:
                return
            await self.handle(text)

    async def handle(self, text: str) -> None:
        """Answer one message; a bad one has no effect but its answer, which costs next to nothing."""
        language = self.me.language
        if not self._allowance.may_speak():
            self._refuse(refusal(TooManyRequests(), _id_of_malformed(text), language))
            await asyncio.sleep(_PAUSE_WHEN_FLOODED)
            return
        if len(text) > MAX_MESSAGE_LENGTH:
            long = presenter.common_words(language).say("table-too-long", most=MAX_MESSAGE_LENGTH)
            self._refuse(m.Refused(0, "malformed", long))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            refused = malformed(language)
            refused.id = _id_of_malformed(text)
            self._refuse(refused)
            return
        if isinstance(message, m.ShowScene | m.Preview) and self._greeted:
            self._begin_study(message)
        else:
            await self._handle(message)

    def _begin_study(self, message: m.ShowScene | m.Preview) -> None:
        """Look something up while the socket is read on, so that its end is noticed and ends this, too."""
        if len(self._studies) >= STUDIES_AT_ONCE or self.me.reads_slowly:
            self._refuse(refusal(Busy(), message.id, self.me.language))
            return
        task = asyncio.create_task(self._handle(message))
        self._studies.add(task)
        task.add_done_callback(self._studies.discard)

    async def _handle(self, message: m.ClientMessage) -> None:
        ident, language = 0 if isinstance(message, m.Hello) else message.id, self.me.language
        try:
            answer = await self._respond(message)
        except TavolaError as error:
            self._refuse(refusal(error, ident, language, self.room.table))
            if not isinstance(message, m.ShowScene | m.Preview):
                self._repeat_state()
        except Exception:
            _log.exception("%s at table %s failed", type(message).__name__, self.room.table.id)
            self._refuse(trouble(ident, language))
            self._repeat_state()
        else:
            if answer is not None:
                self.me.answer(answer)

    def _refuse(self, refused: m.Refused) -> None:
        self.room.metrics.refusals[refused.kind] += 1
        self.me.answer(refused)

    def _repeat_state(self) -> None:
        """Send the whole state again, as the client may be out of step; but not over and over."""
        if self._allowance.repeats.take():
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
            case m.BeCareful(careful=careful):
                self._play_carefully(careful=careful)
            case m.ShowScene(id=ident, step=step):
                return await self._render_position(step, ident)
            case m.Preview(id=ident, seat=seat, option=text):
                return await self._render_preview(seat, text, ident=ident)
            case m.AskHint(id=ident, seat=seat):
                return await self._render_preview(seat, *await self._advice(seat), ident=ident)
            case _:
                return await self._change(message)
        self.me.refresh_state()
        return m.Done(message.id, (await self.room.snapshot()).version)

    async def _advice(self, seat: Seat) -> Advised:
        """What our best bot would choose for this seat and why, knowing no more than the seat does."""
        async with self.room.reading() as table:
            self._must_own(table, seat)
            if table.asked_at(seat) is None:
                raise TableError("not-asked", "nothing is asked of this seat now")
            if table.setup.options.get("aids") == _WITHOUT_AIDS:
                raise TableError("no-hints", "this table plays without aids")
            game, perspective = table.setup.game, table.perspective(seat, _CHANCE.randrange)
        return await self.room.bot_runner.advise(strongest_bot(game), game, perspective)

    async def _change(self, message: m.Change) -> m.Done | bytes:
        began = time.monotonic()
        try:
            done = m.Done(message.id, await self.room.change(self._command(message)))
        except AsksFirst as asked:
            return await self._render_preview(asked.seat, asked.option, ident=message.id)
        self.room.metrics.changes.observe(time.monotonic() - began)
        return done

    def _play_carefully(self, *, careful: bool) -> None:
        for seat in self.room.table.seats_of(self.me.keys):
            self.room.turn_pause.set_careful(seat, careful=careful)

    async def _render_position(self, step: int, ident: int) -> bytes:
        viewer = self.me.viewer

        def work(snapshot: Snapshot, cache: RenderCache) -> Callable[[], bytes]:
            seat, _ = view_messages.seat_shown_to(viewer, snapshot)
            shown = view_messages.position_at(snapshot, cache, seat, viewer.language, step, ident)
            return partial(view_messages.drawn, *shown)

        return await self.room.study(self._allowance.client, work)

    async def _render_preview(
        self, seat: Seat, text: str, motives: Sequence[Motive] = (), *, ident: int
    ) -> bytes:
        viewer = self.me.viewer

        def work(snapshot: Snapshot, _: RenderCache) -> Callable[[], bytes]:
            self._must_own(snapshot, seat)
            return partial(
                view_messages.drawn,
                *view_messages.preview_message(snapshot, viewer, seat, text, ident, motives),
            )

        return await self.room.study(self._allowance.client, work)

    def _greet(self, message: m.Hello) -> None:
        self.me.keys = Keyring.of(*message.keys[:MAX_KEYS])
        self.me.language = presenter.language_of(message.language)
        self.me.look = message.look
        self.me.coached = message.coach
        self.me.forget_sent()
        self._greeted = True
        self._play_carefully(careful=message.careful)
        current = message.known is not None and self._is_current(message.known)
        if message.known is not None:
            self.me.answer(m.Welcome(self.edition, current))
        if not current:
            self.me.refresh_state()
        self.room.enter(self.me)
        if self.room.plays(self.me):
            self._remember_player(self._allowance.client)

    def _is_current(self, known: m.Known) -> bool:
        """Whether what is known is still so; the time that is left to end a turn always changes."""
        table = self.room.table
        here = (table.version, self.edition)
        return (known.version, known.edition) == here and table.waits_for_confirmation is None

    def _command(self, message: m.Change) -> Command:
        """What the message does to the table; the sender's right to it is checked when it runs."""

        def command(table: Table) -> list[Entry]:
            is_given = isinstance(message, m.HandOver) and _is_free(table, message.seat)
            if is_given or isinstance(message, m.Swap | m.Remove):
                self._must_be_host(table)
            elif isinstance(message, m.HandOver | m.Resign | m.Leave):
                self._must_own_or_replace(table, message.seat)
            else:
                self._must_own(table, message.seat)
            if isinstance(message, m.Choose | m.ChooseInstead):
                self.room.turn_pause.chosen(message.seat, guess=message.guess)
            return _apply(table, message, self.room.absences.long_absent())

        return command

    def _must_own(self, table: Table | Snapshot, seat: Seat) -> None:
        if seat not in table.seats_of(self.me.keys):
            raise NotAllowed("not-your-seat", "this seat is not yours")

    def _must_be_host(self, table: Table) -> None:
        if not table.is_host(self.me.keys):
            raise NotAllowed("not-your-seat", "only the host arranges the seats")

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


class AsksFirst(TavolaError):
    """The choice cannot be taken back, so its chooser wants to see first what it does."""

    def __init__(self, seat: Seat, option: str) -> None:
        super().__init__("that cannot be taken back")
        self.seat, self.option = seat, option


def _ask_first(state: GameState, seat: Seat, option: Option) -> None:
    """Raise unless the option can be taken back."""
    if preview(state, seat, option).final:
        raise AsksFirst(seat, str(option))


def _apply(table: Table, message: m.Change, long_absent: AbstractSet[Seat]) -> list[Entry]:
    match message:
        case m.Choose(seat=seat, version=version, option=text):
            if message.ask_first and table.asked_at(seat) is not None:
                _ask_first(table.running.state, seat, table.game.parse(text))
            return table.choose(seat, version, text)
        case m.ChooseInstead(seat=seat, version=version, option=text):
            return table.choose_instead(seat, version, text)
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
            return _seat_bot(table, seat, bot) if _is_free(table, seat) else table.hand_over(seat, bot)
        case m.TakeOver(seat=seat):
            return table.take_over(seat)
        case m.Resign(seat=seat):
            return table.resign(seat)
        case m.Swap(seat=seat, other=other):
            return table.swap(seat, other)
        case m.Remove(seat=seat):
            return table.remove(seat) + start_if_full(table)
        case m.Leave(seat=seat):
            return table.leave(seat)
        case _:
            assert_never(message)


def _is_free(table: Table, seat: Seat) -> bool:
    return 0 <= seat < len(table.chairs) and table.chairs[seat].free


def _seat_bot(table: Table, seat: Seat, bot: str) -> list[Entry]:
    """Before the start: a bot sits down where somebody is still waited for."""
    bots = [chair.bot for chair in table.chairs if chair.bot]
    return table.sit(seat, bot_name(bot, [*bots, bot]), bot=bot) + start_if_full(table)


class _OnlyId(msgspec.Struct):
    id: int = 0


def _id_of_malformed(text: str) -> int:
    """The id in a message that is otherwise unreadable; 0 if there is none."""
    try:
        return msgspec.json.decode(text[:MAX_MESSAGE_LENGTH], type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
