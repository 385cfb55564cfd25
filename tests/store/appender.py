"""Appends to many tables until it is killed; prints every append once it is acknowledged.

As a program, it forks for every line on its input: the child says its process number and appends until
it is killed, then the parent says so. So only the first one waits for the imports.
"""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path

from tavola.kernel import Choice, Written
from tavola.store.sqlite import open_sqlite
from tavola.table import NoSuchTable, Status
from tavola.table import entries as e

TABLES = 20


def entries_at(table: str, version: int) -> list[e.Entry]:
    """The one or two entries that come after so many: recognisable, and never the same elsewhere."""
    return [e.Stepped(Choice(0, Written(f"{table} {version}"))) for _ in range(1 + version % 2)]


def say(line: str) -> None:
    """In one piece: being killed must not leave half a line."""
    os.write(1, f"{line}\n".encode())


async def main(data_dir: Path) -> None:
    journal = open_sqlite(data_dir)

    async def play(table: str) -> None:
        try:
            version = len(await journal.read(table))
        except NoSuchTable:
            version = len(first := entries_at(table, 0))
            await journal.create(table, first, game="toy", name="", status=Status.RUNNING)
            say(f"{table} 0")
        for _ in count():
            more = entries_at(table, version)
            await journal.append(table, version, more, status=Status.RUNNING)
            say(f"{table} {version}")
            version += len(more)

    await asyncio.gather(*(play(f"table-{n}") for n in range(TABLES)))


if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            say(str(os.getpid()))
            asyncio.run(main(Path(sys.argv[1])))
        os.waitpid(child, 0)
        say("killed")
