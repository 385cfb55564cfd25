"""Records that people bring along, replayed by a process that knows nothing else of the site."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from functools import lru_cache

import msgspec

from tavola import library
from tavola.kernel import Check, Play, Record, RecordError, TavolaError, parse_record, replay
from tavola.server import messages as m
from tavola.server import presenter, view_messages
from tavola.server.kept_records import KeptRecords
from tavola.server.names import COLOURS, tidy
from tavola.server.render_cache import RenderCache
from tavola.server.setup_size import check_size
from tavola.table import Chair, Snapshot, replay_of

_log = logging.getLogger(__name__)

LONGEST_RECORD = 500_000
RECORDS_KEPT = 4
"""How many uploaded records stay replayed, each of a few megabytes at most, for people who step through."""


@dataclass(frozen=True, slots=True)
class _Replay:
    """A record that somebody brought along."""

    game: Snapshot
    cache: RenderCache = field(default_factory=RenderCache)


def check_length(record: str) -> None:
    """Raise RecordError if no game can be that long."""
    if len(record) > LONGEST_RECORD:
        raise RecordError(f"a record has at most {LONGEST_RECORD} characters")


def position(data: m.ReplayAsked, kept: KeptRecords | None) -> bytes:
    """The position that was asked for, as an encoded `Replayed`, of a record that is kept from then on, where
    any are; raises RecordError.

    One thread does all of these, so the replays kept need no lock.
    """
    replayed, language = _replay(data.record), presenter.language_of(data.language)
    game, cache = replayed.game, replayed.cache
    play = game.running
    seat = data.seat if data.seat in range(len(game.chairs)) and game.all_is_open else None
    step = len(play.steps) if data.step is None else max(0, min(data.step, len(play.steps)))
    shown, drawing = view_messages.position_at(game, cache, seat, language, step)
    told = m.Replayed(
        table=view_messages.table_info(game, (), language),
        step=step,
        steps=len(play.steps),
        panels=drawing.panels(),
        definitions=presenter.definitions_used(game.setup.game, cache.panels(game, seat, language)),
        log=cache.log(game, seat, language).lines[:],
        log_length=shown.log_length,
        scores=shown.scores,
        waiting_for=shown.waiting_for,
        turns=shown.turns,
        kept="" if kept is None else kept.keep(data.record),
    )
    return msgspec.json.encode(told)


def past(text: str, step: int | None) -> Record | None:
    """The record up to this position; None if nothing is left to play there. Raises RecordError."""
    play = _replay(text).game.running
    steps = len(play.steps) if step is None else max(0, min(step, len(play.steps)))
    if play.at(steps).over:
        return None
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
