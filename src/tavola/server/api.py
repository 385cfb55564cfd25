"""The API: tables are set up and joined by HTTP, and played over their sockets."""

from __future__ import annotations

import io
import random
from collections.abc import Mapping, Sequence
from functools import lru_cache

import segno
from litestar import Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import ClientException

from tavola import library
from tavola.bots import bots_for
from tavola.kernel import Play, Prepared, RecordError, Seat, Setup, parse_record, replay
from tavola.server import messages as m
from tavola.server import scenes, telling
from tavola.server.gallery import Gallery
from tavola.server.limits import limited
from tavola.server.rooms import Act, Rooms, new_key
from tavola.table import Entry, Keyring, NotAllowed, Status, Table, TableError, fingerprint

LONGEST_NAME = 40
LONGEST_RECORD = 500_000
COLOURS = 6


# -- games -----------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def games(language: str = "en") -> list[m.GameInfo]:
    """Every game, with what can be set up."""
    return [_game_info(name, telling.language_of(language)) for name in library.game_names()]


@lru_cache(maxsize=64)
def _game_info(name: str, language: str) -> m.GameInfo:
    game, words = library.game(name), telling.lexicon(name, language)
    return m.GameInfo(
        name=name,
        title=words.say(f"{words.game}-title"),
        sentence=words.say(f"{words.game}-sentence"),
        picture=telling.emblem(name),
        seats=list(game.offer.seats),
        bots=list(bots_for(name)),
        boxes=[telling.switch(words, "box", box) for box in game.offer.boxes],
        modules=[telling.switch(words, "module", module) for module in game.offer.modules],
        options=[telling.switch(words, "option", o.name, o.values) for o in game.offer.options],
    )


@get("/api/rules/{name:str}", sync_to_thread=False)
def rules(name: str, language: str = "en") -> list[m.RuleText]:
    """A game's rule list."""
    return telling.rule_texts(library.game(name), language)


# -- tables ----------------------------------------------------------------------------------------


@post("/api/tables", guards=[limited("tables", per_minute=60)])
async def make_table(data: m.NewTable, rooms: Rooms) -> m.TableMade:
    """Set up a table; it starts at once if nobody is still to come."""
    setup = _setup(data)
    host, invite = new_key(), new_key()
    keys = {seat: new_key() for seat, plan in enumerate(data.seats) if plan.who == "me"}

    def create(table: Table) -> list[Entry]:
        name = data.name.strip()[:LONGEST_NAME]
        colours = _colours([plan.colour for plan in data.seats])
        return table.create(name, setup, host=fingerprint(host), invite=fingerprint(invite), colours=colours)

    room = await rooms.new(create, *_seatings(data, keys), _start_if_full)
    return m.TableMade(room.table.id, host, invite, keys)


def _setup(data: m.NewTable) -> Setup:
    game = library.game(data.game)
    return game.offer.setup(
        len(data.seats),
        box=data.box,
        modules=tuple(data.modules),
        options=data.options,
        start=data.start,
        prepared=Prepared(data.pieces),
    )


def _seatings(data: m.NewTable, keys: Mapping[Seat, str]) -> list[Act]:
    acts: list[Act] = []
    for seat, plan in enumerate(data.seats):
        name = plan.name.strip()[:LONGEST_NAME]
        if plan.who == "me":
            acts.append(_sits(seat, name, key=fingerprint(keys[seat])))
        elif plan.who == "bot":
            if plan.bot not in bots_for(data.game):
                raise TableError("no-such-bot", f"there is no bot {plan.bot!r} for {data.game}")
            acts.append(_sits(seat, name or plan.bot.capitalize(), bot=plan.bot))
        elif plan.who != "friend":
            raise TableError("no-such-plan", f"a seat is for me, a friend or a bot, not for {plan.who!r}")
    return acts


def _sits(seat: Seat, name: str, *, key: str = "", bot: str = "") -> Act:
    return lambda table: table.sit(seat, name, key=key, bot=bot)


def _start_if_full(table: Table) -> list[Entry]:
    return [] if any(chair.free for chair in table.chairs) else table.start()


def _colours(wished: Sequence[int | None]) -> list[int]:
    """Everybody's colour: as wished, the others as they come."""
    given = [colour for colour in wished if colour is not None]
    if len(set(given)) < len(given) or any(colour not in range(COLOURS) for colour in given):
        raise TableError("colours", "every seat needs a colour of its own")
    left = [colour for colour in range(COLOURS) if colour not in given]
    return [left.pop(0) if colour is None else colour for colour in wished]


@get("/api/tables/{ident:str}")
async def table_info(ident: str, rooms: Rooms, language: str = "en") -> m.TableInfo:
    """A table's head line."""
    room = await rooms.room(ident)
    async with room.lock:
        return scenes.table_info(room.table, room.connected(), language)


@post("/api/tables/{ident:str}/join", guards=[limited("join", per_minute=60)])
async def join(ident: str, data: m.Join, rooms: Rooms) -> m.Joined:
    """Take the first free seat, by invitation."""
    room = await rooms.room(ident)
    key = new_key()
    taken: list[Seat] = []

    def act(table: Table) -> list[Entry]:
        if not Keyring.of(data.invite).opens(table.invite):
            raise NotAllowed("not-invited", "this invitation is not valid")
        seat = next((chair.seat for chair in table.chairs if chair.free), None)
        if seat is None:
            raise TableError("table-full", "every seat is taken")
        taken.append(seat)
        name = data.name.strip()[:LONGEST_NAME]
        return table.sit(seat, name, key=fingerprint(key)) + _start_if_full(table)

    await room.change(act)
    return m.Joined(taken[0], key)


@post("/api/tables/{ident:str}/keys", guards=[limited("keys", per_minute=60)])
async def another_key(ident: str, data: m.SeatKey, rooms: Rooms) -> m.Joined:
    """A further key for one's seat, to go on elsewhere."""
    room = await rooms.room(ident)
    key = new_key()

    def act(table: Table) -> list[Entry]:
        _must_hold(table, data)
        return table.add_key(data.seat, fingerprint(key))

    await room.change(act)
    return m.Joined(data.seat, key)


@post("/api/tables/{ident:str}/revoke", guards=[limited("keys", per_minute=60)])
async def revoke(ident: str, data: m.SeatKey, rooms: Rooms) -> m.Done:
    """Void all keys of one's seat but this one."""
    room = await rooms.room(ident)

    def act(table: Table) -> list[Entry]:
        _must_hold(table, data)
        return table.revoke_keys(data.seat, fingerprint(data.key))

    return m.Done(0, await room.change(act))


def _must_hold(table: Table, data: m.SeatKey) -> None:
    if data.seat not in table.seats_of(Keyring.of(data.key)):
        raise NotAllowed("not-your-seat", "this seat is not yours")


@post("/api/tables/{ident:str}/rematch", guards=[limited("tables", per_minute=60)])
async def rematch(ident: str, data: m.SeatKey, rooms: Rooms) -> m.TableMade:
    """The same people again, everybody one seat further; their keys open their new seats."""
    room = await rooms.room(ident)
    old = room.table
    _must_hold(old, data)
    if old.status is not Status.OVER:
        raise TableError("still-running", "the game is not over yet")
    if old.rematch:
        raise TableError("rematch-exists", "there is a rematch already")
    host, invite = new_key(), new_key()
    seats = len(old.chairs)
    setup = Setup(old.setup.game, seats, old.setup.modules, old.setup.options)
    rotated = [old.chairs[(seat - 1) % seats] for seat in range(seats)]

    def create(table: Table) -> list[Entry]:
        return table.create(
            old.name,
            setup,
            host=fingerprint(host),
            invite=fingerprint(invite),
            colours=[chair.colour for chair in rotated],
        )

    def sit(table: Table) -> list[Entry]:
        made: list[Entry] = []
        for seat, chair in enumerate(rotated):
            if chair.keys:
                made += table.sit(seat, chair.name, key=chair.keys[0])
                for key in chair.keys[1:]:
                    made += table.add_key(seat, key)
            else:
                made += table.sit(seat, chair.name, bot=chair.bot)
        return made

    new = await rooms.new(create, sit, _start_if_full)
    await room.change(lambda table: table.rematched(new.table.id))
    return m.TableMade(new.table.id, host, invite, {(data.seat + 1) % seats: data.key})


# -- records -----------------------------------------------------------------------------------------


@get("/api/tables/{ident:str}/record", media_type="text/plain; charset=utf-8")
async def record(ident: str, rooms: Rooms) -> Response[str]:
    """The game as text, once nothing in it is secret any more."""
    room = await rooms.room(ident)
    async with room.lock:
        if not room.table.all_is_open:
            raise NotAllowed("record-secret", "the record is secret until the game is over")
        text = room.table.running.record().text()
    name = f"attachment; filename={room.table.setup.game}-{ident}.txt"
    return Response(text, headers={"Content-Disposition": name})


@post("/api/replay", guards=[limited("replay", per_minute=600)], sync_to_thread=True, status_code=200)
def show_record(data: m.ReplayAsked) -> m.Replayed:
    """A position of a record that somebody brought along."""
    if len(data.record) > LONGEST_RECORD:
        raise RecordError(f"a record has at most {LONGEST_RECORD} characters")
    table, language = _exhibit(data.record), telling.language_of(data.language)
    play = table.running
    seat = data.seat if data.seat in range(len(table.chairs)) else None
    if not table.all_is_open:
        seat = None
    step = len(play.steps) if data.step is None else max(0, min(data.step, len(play.steps)))
    gallery = Gallery()
    shown = scenes.scene(table, gallery, seat, language, step)
    return m.Replayed(
        table=scenes.table_info(table, (), language),
        step=step,
        steps=len(play.steps),
        panels=shown.panels,
        log=gallery.log(table, seat, language).lines,
        log_length=shown.log_length,
        scores=shown.scores,
    )


@lru_cache(maxsize=16)
def _exhibit(text: str) -> Table:
    parsed = parse_record(text)
    play: Play = replay(library.game(parsed.setup.game), parsed)
    table = Table("", library.game, random.SystemRandom().randrange)
    colours = list(range(play.setup.seats))
    table.create("", play.setup, host="", invite="", colours=colours)
    table.show(play)
    return table


# -- odds and ends -------------------------------------------------------------------------------------


@post("/api/qr", guards=[limited("qr", per_minute=120)], status_code=200)
async def qr(data: m.QrAsked) -> Response[bytes]:
    """A text as a QR code."""
    if len(data.text) > 500:
        raise ClientException("a QR code holds at most 500 characters here")
    out = io.BytesIO()
    segno.make(data.text, error="m").save(out, kind="svg", scale=4, border=2, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml")


@get("/api/health", sync_to_thread=False)
def health(state: AppState) -> dict[str, int]:
    """Whether the site is up, and how many tables are live."""
    rooms: Rooms = state.rooms
    return {"tables": len(rooms.live)}
