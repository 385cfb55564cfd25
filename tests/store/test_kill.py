"""`kill -9` at any moment loses nothing that was acknowledged, and doubles nothing."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from tavola.store import open_store
from tavola.table import Entry
from tests.store import appender
from tests.store.journal_contract import entries_of

ROUNDS = 8


@contextmanager
def appending(data_dir: Path) -> Iterator[tuple[IO[str], IO[str]]]:
    """The appender's input and output."""
    command = [sys.executable, appender.__file__, str(data_dir)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield process.stdin, process.stdout


def acknowledged_until_killed(start: IO[str], said: IO[str], lines: int) -> set[tuple[str, int]]:
    """Let it append until it has acknowledged so many, kill it, and return all that it said."""
    print("go", file=start, flush=True)
    child = int(line(said))
    heard = [line(said) for _ in range(lines)]
    os.kill(child, signal.SIGKILL)
    heard += until_killed(said)
    return {(table, int(version)) for table, version in map(str.split, heard)}


def line(said: IO[str]) -> str:
    """The next line; there must be one."""
    heard = said.readline()
    assert heard, "the appender ended"
    return heard


def until_killed(said: IO[str]) -> list[str]:
    """All lines that come before the appender is found killed."""
    return list(iter(lambda: line(said), "killed\n"))


async def kept(data_dir: Path) -> dict[str, list[Entry]]:
    journal = await open_store(data_dir)
    tables = {summary.id: await entries_of(journal, summary.id) for summary in await journal.tables()}
    await journal.close()
    return tables


def expected(table: str, entries: int) -> list[Entry]:
    """The only journal of this length that the appender can have meant."""
    made: list[Entry] = []
    while len(made) < entries:
        made += appender.entries_at(table, len(made))
    return made


@pytest.mark.anyio
async def test_every_acknowledged_append_is_there_exactly_once_after_kill_9(tmp_path: Path) -> None:
    acknowledged: set[tuple[str, int]] = set()
    with appending(tmp_path) as (start, said):
        for _ in range(ROUNDS):
            acknowledged |= acknowledged_until_killed(start, said, random.randint(1, 300))
            tables = await kept(tmp_path)
            missing = [(table, at) for table, at in acknowledged if len(tables.get(table, ())) <= at]

            assert missing == []
            assert tables == {table: expected(table, len(entries)) for table, entries in tables.items()}
