"""Records that people bring along: to be looked at, and to be played on from."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from tavola.server import messages as m
from tavola.server import replays
from tavola.server.disconnects import while_connected
from tavola.server.limits import client_of, limited
from tavola.server.names import tidy
from tavola.server.refusals import ERRORS
from tavola.server.rooms import Rooms, new_key
from tavola.server.tables import colours_wished, seatings, start_if_full
from tavola.table import Entry, Table, TableError, fingerprint

AnyRequest = Request[Any, Any, Any]


@post("/api/replay", responses=ERRORS, guards=[limited("replay", per_minute=600)], status_code=200)
async def show_record(
    data: JSONBody[m.ReplayAsked], request: AnyRequest, rooms: NamedDependency[Rooms]
) -> Response[m.Replayed]:
    """A position of a record that somebody brought along."""
    replays.check_length(data.record)
    client, workshop = client_of(request), rooms.workshop

    async def studied() -> bytes:
        async with workshop.turn(client):
            return await workshop.apart(client, partial(replays.position, data, rooms.kept_records))

    encoded = await while_connected(request, studied())
    return Response(encoded, media_type=MediaType.JSON)  # type: ignore[arg-type]  # it is one, encoded


@get("/api/records/{name:str}", responses=ERRORS, guards=[limited("replay", per_minute=600)])
async def kept_record(
    name: FromPath[str], request: AnyRequest, rooms: NamedDependency[Rooms]
) -> m.KeptRecord:
    """The text of a record that the site keeps."""
    client, workshop, kept = client_of(request), rooms.workshop, rooms.kept_records
    async with workshop.turn(client):
        text = None if kept is None else await workshop.study(client, lambda: kept.text(name))
    if text is None:
        raise NotFoundException
    return m.KeptRecord(text)


# -- playing on ------------------------------------------------------------------------------------


@post("/api/tables/continued", responses=ERRORS, guards=[limited("tables", per_minute=60)])
async def play_on(
    data: JSONBody[m.PlayOn], request: AnyRequest, rooms: NamedDependency[Rooms]
) -> m.TableMade:
    """Set up a table that goes on from a position of a record; it starts at once if nobody is to come."""
    client, workshop = client_of(request), rooms.workshop
    replays.check_length(data.record)
    async with workshop.turn(client):
        past = await workshop.apart(client, partial(replays.past, data.record, data.step))
    if past is None:
        raise TableError("game-over", "the game is over")
    if len(data.seats) != past.setup.seats:
        raise TableError("seats-needed", f"this game has {past.setup.seats} seats")
    colours = colours_wished([plan.colour for plan in data.seats])
    host, invite = new_key(), new_key()
    keys = {seat: new_key() for seat, plan in enumerate(data.seats) if plan.who == "me"}

    def create(table: Table) -> list[Entry]:
        prints = {"host": fingerprint(host), "invite": fingerprint(invite)}
        return table.create(tidy(data.name), past.setup, **prints, colours=colours, past=past)

    room = await rooms.new(create, *seatings(past.setup.game, data.seats, keys), start_if_full)
    return m.TableMade(room.table.id, host, invite, keys)
