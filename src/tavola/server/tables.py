"""HTTP routes of tables: set up, join, look at, rematch. Playing goes over their sockets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import SystemRandom
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from tavola.bots import bots_for
from tavola.kernel import Prepared, Seat, Setup
from tavola.server import messages as m
from tavola.server import presenter, view_messages
from tavola.server.limits import client_of, limited
from tavola.server.names import COLOURS, tidy
from tavola.server.refusals import ERRORS, known_game
from tavola.server.room import Command
from tavola.server.rooms import Corrections, Rooms, derived_key, new_key
from tavola.server.setup_size import check_size
from tavola.table import Chair, Entry, Keyring, NotAllowed, Table, TableError, fingerprint

MOST_KEYS = 20
"""How many keys may open one seat."""
TOKEN_LENGTH = range(22, 201)
"""Characters of a client's token; 22 of them hold 128 bits."""

_CHANCE = SystemRandom()

AnyRequest = Request[Any, Any, Any]


# -- setting up ------------------------------------------------------------------------------------


@post("/api/tables", responses=ERRORS, guards=[limited("tables", per_minute=60)])
async def make_table(data: JSONBody[m.NewTable], rooms: NamedDependency[Rooms]) -> m.TableMade:
    """Set up a table; it starts at once if nobody is still to come."""
    setup = _setup(data, rooms.corrections)
    colours = colours_wished([plan.colour for plan in data.seats])
    host, invite = new_key(), new_key()
    keys = {seat: new_key() for seat, plan in enumerate(data.seats) if plan.who == "me"}

    def create(table: Table) -> list[Entry]:
        name = tidy(data.name)
        return table.create(name, setup, host=fingerprint(host), invite=fingerprint(invite), colours=colours)

    room = await rooms.new(create, *seatings(data.game, data.seats, keys), start_if_full)
    rooms.workshop.draw_ahead(room.table.id, setup)
    return m.TableMade(room.table.id, host, invite, keys)


def _setup(data: m.NewTable, corrections: Corrections) -> Setup:
    setup = known_game(data.game).setups.make(
        len(data.seats),
        box=data.box,
        modules=tuple(data.modules),
        options=data.options,
        start=data.start,
        prepared=Prepared(data.pieces, tuple(data.draws)),
        components=corrections.get(data.game),
    )
    return check_size(setup)


def seatings(game: str, plans: Sequence[m.SeatPlan], keys: Mapping[Seat, str]) -> list[Command]:
    """What seats everybody who is there already: those with a key, and bots."""
    commands: list[Command] = []
    bots: list[str] = []
    for seat, plan in enumerate(plans):
        name = tidy(plan.name)
        if plan.who == "me":
            commands.append(sits(seat, name, key=fingerprint(keys[seat])))
        elif plan.who == "bot":
            if plan.bot not in bots_for(game):
                raise TableError("no-such-bot", f"there is no bot {plan.bot!r} for {game}")
            bots.append(plan.bot)
            commands.append(sits(seat, name or bot_name(plan.bot, bots), bot=plan.bot))
    return commands


_BOT_NAMES = {
    "greedy": ("Messer Bruno", "Donna Chiara", "Conte Luca", "Donna Rosa", "Messer Pietro"),
    "random": ("Pippo", "Mimi", "Toto", "Nina", "Gigi"),
}
"""What our own bots are called, in every language, one after the other."""


def bot_name(bot: str, bots: Sequence[str]) -> str:
    """What a bot is called; of a kind without names for so many, the second is numbered."""
    number = bots.count(bot)
    if number <= len(names := _BOT_NAMES.get(bot, ())):
        return names[number - 1]
    return bot.capitalize() if number == 1 else f"{bot.capitalize()} {number}"


def sits(seat: Seat, name: str, *, key: str = "", bot: str = "") -> Command:
    return lambda table: table.sit(seat, name, key=key, bot=bot)


def start_if_full(table: Table) -> list[Entry]:
    return [] if any(chair.free for chair in table.chairs) else table.start()


def colours_wished(wished: Sequence[int | None]) -> list[int]:
    """Everybody's colour: as wished, the others by chance."""
    given = [colour for colour in wished if colour is not None]
    left = [colour for colour in range(COLOURS) if colour not in given]
    if len(set(given)) < len(given) or len(given) + len(left) > COLOURS or len(wished) > COLOURS:
        raise TableError("colours", "every seat needs a colour of its own")
    _CHANCE.shuffle(left)
    return [left.pop() if colour is None else colour for colour in wished]


# -- coming along ----------------------------------------------------------------------------------


@get("/api/tables/{ident:str}", responses=ERRORS, guards=[limited("look", per_minute=600)])
async def table_info(
    ident: FromPath[str], rooms: NamedDependency[Rooms], language: FromQuery[str] = "en"
) -> m.TableInfo:
    """A table's head line."""
    async with rooms.visit(ident) as room:
        return view_messages.table_info(await room.snapshot(), room.connected(), language)


@post("/api/tables/{ident:str}/join", responses=ERRORS, guards=[limited("join", per_minute=60)])
async def join(ident: FromPath[str], data: JSONBody[m.Join], rooms: NamedDependency[Rooms]) -> m.Joined:
    """Take the first free seat, by invitation; who asks again with the same token gets the same one."""
    key = _joining_key(ident, data.token)
    taken: list[Seat] = []

    def command(table: Table) -> list[Entry]:
        if not Keyring.of(data.invite).opens(table.invite):
            raise NotAllowed("not-invited", "this invitation is not valid")
        if already := table.seats_of(Keyring.of(key)):
            taken.append(already[0])
            return []
        seat = next((chair.seat for chair in table.chairs if chair.free), None)
        if seat is None:
            raise TableError("table-full", "every seat is taken")
        taken.append(seat)
        return table.sit(seat, tidy(data.name), key=fingerprint(key)) + start_if_full(table)

    async with rooms.visit(ident) as room:
        await room.change(command)
    return m.Joined(taken[-1], key)


def _joining_key(ident: str, token: str) -> str:
    """The key of a new seat; made from the client's token, if it has one, it is the same each time."""
    if not token:
        return new_key()
    if len(token) not in TOKEN_LENGTH:
        least, most = TOKEN_LENGTH[0], TOKEN_LENGTH[-1]
        text = f"a token has {least} to {most} characters that nobody can guess"
        raise TableError("token", text, {"least": least, "most": most})
    return derived_key(token, f"a seat at {ident}")


@post("/api/tables/{ident:str}/keys", responses=ERRORS, guards=[limited("keys", per_minute=60)])
async def another_key(
    ident: FromPath[str], data: JSONBody[m.SeatKey], rooms: NamedDependency[Rooms]
) -> m.Joined:
    """A further key for one's seat, to go on elsewhere."""
    key = new_key()

    def command(table: Table) -> list[Entry]:
        _must_hold(table, data)
        if len(table.chairs[data.seat].keys) >= MOST_KEYS:
            raise TableError("too-many-keys", f"a seat has at most {MOST_KEYS} keys")
        return table.add_key(data.seat, fingerprint(key))

    async with rooms.visit(ident) as room:
        await room.change(command)
    return m.Joined(data.seat, key)


@post("/api/tables/{ident:str}/revoke", responses=ERRORS, guards=[limited("keys", per_minute=60)])
async def revoke(ident: FromPath[str], data: JSONBody[m.SeatKey], rooms: NamedDependency[Rooms]) -> m.Done:
    """Void all keys of one's seat but this one."""

    def command(table: Table) -> list[Entry]:
        _must_hold(table, data)
        return table.revoke_keys(data.seat, fingerprint(data.key))

    async with rooms.visit(ident) as room:
        return m.Done(0, await room.change(command))


def _must_hold(table: Table, data: m.SeatKey) -> None:
    if data.seat not in table.seats_of(Keyring.of(data.key)):
        raise NotAllowed("not-your-seat", "this seat is not yours")


# -- afterwards ------------------------------------------------------------------------------------


@post("/api/tables/{ident:str}/rematch", responses=ERRORS, guards=[limited("tables", per_minute=60)])
async def rematch(
    ident: FromPath[str], data: JSONBody[m.SeatKey], rooms: NamedDependency[Rooms]
) -> m.TableMade:
    """The same people again, everybody one seat further; their keys open their new seats.

    There is one rematch: whoever asks later, or once more, is told of the same table.
    """
    # Made from the seat's key, these are the same when the same person asks once more.
    host, invite = (derived_key(data.key, f"{what} of the rematch of {ident}") for what in ("host", "invite"))
    async with rooms.visit(ident) as room, room.rematching:
        async with room.reading() as old:
            _must_hold(old, data)
            there = old.rematch
            commands = [] if there else _again(old, rooms.corrections, fingerprint(host), fingerprint(invite))
        if not there:
            there = (await rooms.new(*commands)).table.id
            await room.change(lambda table: table.rematched(there))
    async with rooms.visit(there) as again, again.reading() as new:
        return m.TableMade(
            table=new.id,
            host_key=host if Keyring.of(host).opens(new.host) else "",
            invite_key=invite if Keyring.of(invite).opens(new.invite) else "",
            keys=dict.fromkeys(new.seats_of(Keyring.of(data.key)), data.key),
        )


def _again(old: Table, corrections: Corrections, host: str, invite: str) -> list[Command]:
    """What sets up the same game for the same people, everybody one seat further."""
    old.must_be_over()
    name, seats = old.name, len(old.chairs)
    setup = old.game.setups.make(
        seats,
        box="",
        modules=old.setup.modules,
        options=old.setup.options,
        components=corrections.get(old.setup.game),
    )
    rotated = [old.chairs[(seat - 1) % seats] for seat in range(seats)]
    colours = [chair.colour for chair in rotated]

    def create(table: Table) -> list[Entry]:
        return table.create(name, setup, host=host, invite=invite, colours=colours)

    return [create, *_sitting_again(rotated), start_if_full]


def _sitting_again(chairs: Iterable[Chair]) -> Iterable[Command]:
    for seat, chair in enumerate(chairs):
        if not chair.keys:
            yield sits(seat, chair.name, bot=chair.bot)
            continue
        first, *others = chair.keys
        yield sits(seat, chair.name, key=first)
        for key in others:
            yield _another(seat, key)


def _another(seat: Seat, key: str) -> Command:
    return lambda table: table.add_key(seat, key)


@get("/api/tables/{ident:str}/rules", responses=ERRORS, guards=[limited("look", per_minute=600)])
async def rules_in_play(
    ident: FromPath[str], rooms: NamedDependency[Rooms], language: FromQuery[str] = "en"
) -> list[m.RuleText]:
    """The rules that matter at a table."""
    async with rooms.visit(ident) as room:
        table = await room.snapshot()
    return presenter.rule_texts(table.game, language, table.setup.modules)


@get(
    "/api/tables/{ident:str}/record",
    responses=ERRORS,
    media_type="text/plain; charset=utf-8",
    guards=[limited("look", per_minute=600)],
)
async def record(ident: FromPath[str], request: AnyRequest, rooms: NamedDependency[Rooms]) -> Response[str]:
    """The game as text, once nothing in it is secret any more."""
    async with rooms.visit(ident) as room:
        table = await room.snapshot()
        if not table.all_is_open:
            raise NotAllowed("record-secret", "the record is secret until the game is over")
        client, workshop = client_of(request), rooms.workshop
        async with workshop.turn(client):
            text = await workshop.study(client, lambda: table.record().text())
    name = f"attachment; filename={table.setup.game}-{table.id}.txt"
    return Response(text, headers={"Content-Disposition": name})
