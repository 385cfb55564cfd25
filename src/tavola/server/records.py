"""Records that people bring along: to be looked at, and to be played on from."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from tavola import library
from tavola.kernel import Check, Play, Record, RecordError, TavolaError, parse_record, replay
from tavola.server import messages as m
from tavola.server import presenter, view_messages
from tavola.server.disconnects import while_connected
from tavola.server.kept_records import KeptRecords
from tavola.server.limits import client_of, limited
from tavola.server.refusals import ERRORS
from tavola.server.render_cache import RenderCache
from tavola.server.rooms import Rooms, new_key
from tavola.server.setup_size import check_size
from tavola.server.tables import COLOURS, colours_wished, seatings, start_if_full, tidy
from tavola.table import Chair, Entry, Snapshot, Table, TableError, fingerprint, replay_of

_log = logging.getLogger(__name__)

LONGEST_RECORD = 500_000
RECORDS_KEPT = 4
"""How many uploaded records stay replayed, each of a few megabytes at most, for people who step through."""

AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class _Replay:
    """A record that somebody brought along."""

    game: Snapshot
    cache: RenderCache = field(default_factory=RenderCache)


@post("/api/replay", responses=ERRORS, guards=[limited("replay", per_minute=600)], status_code=200)
async def show_record(
    data: JSONBody[m.ReplayAsked], request: AnyRequest, rooms: NamedDependency[Rooms]
) -> m.Replayed:
    """A position of a record that somebody brought along."""
    _check_length(data.record)
    client, workshop = client_of(request), rooms.workshop

    async def studied() -> m.Replayed:
        async with workshop.turn(client):
            return await workshop.study(client, lambda: _position(data, rooms.kept_records))

    return await while_connected(request, studied())


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


def _position(data: m.ReplayAsked, kept: KeptRecords | None) -> m.Replayed:
    """What was asked for; one thread does all of these, so the replays kept need no lock."""
    replayed, language = _replay(data.record), presenter.language_of(data.language)
    game, cache = replayed.game, replayed.cache
    play = game.running
    seat = data.seat if data.seat in range(len(game.chairs)) and game.all_is_open else None
    step = len(play.steps) if data.step is None else max(0, min(data.step, len(play.steps)))
    shown = view_messages.position_at(game, cache, seat, language, step)
    return m.Replayed(
        table=view_messages.table_info(game, (), language),
        step=step,
        steps=len(play.steps),
        panels=shown.panels,
        definitions=presenter.definitions_used(game.setup.game, cache.panels(game, seat, language)),
        log=cache.log(game, seat, language).lines[:],
        log_length=shown.log_length,
        scores=shown.scores,
        waiting_for=shown.waiting_for,
        turns=shown.turns,
        kept="" if kept is None else kept.keep(data.record),
    )


def _check_length(record: str) -> None:
    if len(record) > LONGEST_RECORD:
        raise RecordError(f"a record has at most {LONGEST_RECORD} characters")


@lru_cache(maxsize=RECORDS_KEPT)
def _replay(text: str) -> _Replay:
    record = parse_record(text)
    return _Replay(replay_of(_replayed(record), _chairs(record)))


def _chairs(record: Record) -> list[Chair]:
    """Who sat there, as far as the record tells: a colour that is nobody's or another's gives way."""
    told = [record.colours.get(seat, -1) for seat in range(record.setup.seats)]
    free = [colour for colour in range(COLOURS) if colour not in told]
    chairs = []
    for seat, colour in enumerate(told):
        taken = colour in told[:seat] or colour not in range(COLOURS)
        given = (free.pop(0) if free else seat) if taken else colour
        chairs.append(Chair(seat, given, tidy(record.names.get(seat, ""))))
    return chairs


def _replayed(record: Record) -> Play:
    try:
        check_size(record.setup)
        return replay(library.game(record.setup.game), record)
    except RecordError:
        raise
    except TavolaError as error:
        raise RecordError(str(error)) from error
    except Exception as error:  # whatever a stranger's record leads to, it is the record's fault
        _log.warning("a record could not be replayed: %r", error)
        raise RecordError("it does not replay") from error


# -- playing on ------------------------------------------------------------------------------------


@post("/api/tables/continued", responses=ERRORS, guards=[limited("tables", per_minute=60)])
async def play_on(
    data: JSONBody[m.PlayOn], request: AnyRequest, rooms: NamedDependency[Rooms]
) -> m.TableMade:
    """Set up a table that goes on from a position of a record; it starts at once if nobody is to come."""
    client, workshop = client_of(request), rooms.workshop
    async with workshop.turn(client):
        past = await workshop.study(client, lambda: _past(data))
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


def _past(data: m.PlayOn) -> Record:
    """The record up to the position that was asked for, if anything is left to play there."""
    _check_length(data.record)
    play = _replay(data.record).game.running
    steps = len(play.steps) if data.step is None else max(0, min(data.step, len(play.steps)))
    if play.at(steps).over:
        raise TableError("game-over", "the game is over")
    return _first_steps(play.record(), steps)


def _first_steps(record: Record, steps: int) -> Record:
    """The beginning of a record."""
    kept, left = [], steps
    for entry in record.entries:
        left -= not isinstance(entry, Check)
        if left < 0:
            break
        kept.append(entry)
    return replace(record, entries=tuple(kept))
