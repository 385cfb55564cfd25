"""The HTTP route that opens a table for a first game that teaches itself."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tavola.kernel import LEARNER
from tavola.server import messages as m
from tavola.server.lessons import lesson_of
from tavola.server.limits import limited
from tavola.server.names import tidy
from tavola.server.refusals import ERRORS, known_game
from tavola.server.rooms import Rooms, new_key
from tavola.server.tables import sits, start_if_full
from tavola.table import Entry, Table, TableError, fingerprint

COLOURS = (4, 1)
"""The learner's colour and the bot's."""


@post("/api/lessons/{name:str}", responses=ERRORS, guards=[limited("tables", per_minute=60)])
async def learn(name: FromPath[str], data: JSONBody[m.Learner], rooms: NamedDependency[Rooms]) -> m.TableMade:
    """Set up the first game of somebody who learns a game; it starts at once."""
    lesson = lesson_of(known_game(name).name)
    if lesson is None:
        raise TableError("no-lesson", f"{name} has no lesson")
    host, invite, key = new_key(), new_key(), new_key()

    def create(table: Table) -> list[Entry]:
        return table.create(
            "", lesson.setup, host=fingerprint(host), invite=fingerprint(invite), colours=COLOURS
        )

    room = await rooms.new(
        create,
        sits(LEARNER, tidy(data.name), key=fingerprint(key)),
        sits(1, lesson.name, bot=lesson.bot),
        start_if_full,
    )
    return m.TableMade(room.table.id, host, invite, {LEARNER: key})
