"""Whatever is damaged is noticed, told at its table and in the log, and touches nothing else."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tavola.server.pool import BotPool
from tavola.server.refusals import refusal
from tavola.server.rooms import Rooms
from tavola.store import check, open_store
from tavola.table import DamagedTable, StoreError
from tavola.terminal.check import wrong_with
from tests.server.test_rooms import buy, made

pytestmark = pytest.mark.anyio

Damage = Callable[[sqlite3.Connection, str], object]


def run(*statements: str) -> Damage:
    """Damage by SQL, in which `?` is the table."""

    def damage(connection: sqlite3.Connection, table: str) -> None:
        connection.execute("PRAGMA foreign_keys = OFF")
        for statement in statements:
            connection.execute(statement, (table,) * statement.count("?"))

    return damage


READ_ONLY: dict[str, tuple[Damage, str]] = {
    "a choice with flipped bytes": (
        run("UPDATE entries SET data = replace(data, 'Chose', 'Ch{se') WHERE table_id = ?"),
        "cannot be read|not known here|no longer agrees",
    ),
    "a choice that is no JSON": (
        run("UPDATE entries SET data = substr(data, 3) WHERE table_id = ? AND data LIKE '%Chose%'"),
        "no longer agrees",
    ),
    "an entry missing in the middle": (
        run("DELETE FROM entries WHERE table_id = ? AND version = 4"),
        "entries 4 to 4 are missing",
    ),
    "the last entries missing": (
        run("DELETE FROM entries WHERE table_id = ? AND version > 10"),
        "only .* are left",
    ),
    "a head that is too high": (run("UPDATE tables SET version = 99 WHERE id = ?"), "had 99 entries"),
    "a head that is too low": (
        run("UPDATE tables SET version = 2 WHERE id = ?"),
        "says that there are 2 entries",
    ),
    "a missing row in the list of tables": (
        run("DELETE FROM tables WHERE id = ?"),
        "missing in the list of tables",
    ),
}
NOT_SHOWN: dict[str, tuple[Damage, str]] = {
    "a missing set-up": (
        run("DELETE FROM entries WHERE table_id = ? AND version = 1"),
        "entries 1 to 1 are missing",
    ),
    "a damaged set-up": (
        run('UPDATE entries SET data = \'{"is":"Crea\' WHERE table_id = ? AND version = 1'),
        "no longer agrees",
    ),
    "an unknown game": (
        run("UPDATE entries SET data = replace(data, '\"carrara\"', '\"chess\"') WHERE table_id = ?"),
        "the game 'chess' is not known here",
    ),
    "no entries at all": (run("DELETE FROM entries WHERE table_id = ?"), "entries are missing"),
}


async def two_tables(data: Path) -> tuple[str, str]:
    """Two tables at which a choice was made."""
    rooms = Rooms(await open_store(data), BotPool(1))
    tables = (await made(rooms), await made(rooms))
    for table in tables:
        async with rooms.visit(table) as room:
            await room.change(buy)
    await rooms.close()
    return tables


async def damaged(data: Path, damage: Damage) -> tuple[str, str]:
    """The same, the first of them damaged."""
    tables = await two_tables(data)
    with closing(sqlite3.connect(data / "tavola.db", isolation_level=None)) as connection:
        damage(connection, tables[0])
    return tables


def found(data: Path) -> list[str]:
    return [str(finding) for finding in check.findings(data, wrong_with)]


async def works(rooms: Rooms, table: str) -> bool:
    async with rooms.visit(table) as room:
        before = room.table.version
        return await room.change(lambda table: table.add_key(0, "another")) > before


@pytest.mark.parametrize(("damage", "why"), READ_ONLY.values(), ids=READ_ONLY)
async def test_what_is_left_of_a_damaged_table_can_be_looked_at(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: Damage, why: str
) -> None:
    table, other = await damaged(tmp_path, damage)
    lines = found(tmp_path)
    rooms = Rooms(await open_store(tmp_path), BotPool(1))
    async with rooms.visit(table) as room:
        told = (await room.snapshot()).read_only
    still_works = await works(rooms, other)
    await rooms.close()

    assert len(lines) == 1, lines
    assert lines[0].startswith(f"table {table}: ")
    assert re.search(why, told)
    assert [m for m in caplog.messages if m.startswith(f"table {table} is read-only")]
    assert still_works


@pytest.mark.parametrize(("damage", "why"), NOT_SHOWN.values(), ids=NOT_SHOWN)
async def test_a_table_that_cannot_be_shown_says_so_in_words(
    tmp_path: Path, damage: Damage, why: str
) -> None:
    table, other = await damaged(tmp_path, damage)
    lines = found(tmp_path)
    rooms = Rooms(await open_store(tmp_path), BotPool(1))
    with pytest.raises(DamagedTable, match=why) as raised:
        async with rooms.visit(table):
            pass
    still_works = await works(rooms, other)
    await rooms.close()
    words = refusal(raised.value, 0, "en")

    assert (words.kind, words.text.startswith("What was kept of this table is damaged")) == ("damaged", True)
    assert [line for line in lines if line.startswith(f"table {table}: ")]
    assert still_works


@pytest.mark.parametrize(
    "damage", [READ_ONLY[name][0] for name in READ_ONLY if "JSON" not in name and "flipped" not in name]
)
async def test_a_repaired_table_goes_on_from_what_can_be_read(tmp_path: Path, damage: Damage) -> None:
    table, _ = await damaged(tmp_path, damage)
    done = check.repair(tmp_path)
    rooms = Rooms(await open_store(tmp_path), BotPool(1))
    async with rooms.visit(table) as room:
        broken = room.table.broken
    await rooms.close()

    assert [line for line in done if table in line]
    assert found(tmp_path) == []
    assert broken is None


async def test_a_database_without_its_entries_is_refused_in_one_line(tmp_path: Path) -> None:
    await damaged(tmp_path, run("DROP TABLE entries"))
    with pytest.raises(StoreError, match="entries is missing; tavola check says what can be saved"):
        await open_store(tmp_path)

    (line,) = found(tmp_path)
    assert "the names of 2 tables are left" in line


async def test_a_page_with_flipped_bytes_harms_only_its_tables(tmp_path: Path) -> None:
    table, _ = await damaged(tmp_path, run("DELETE FROM archive"))
    path = tmp_path / "tavola.db"
    data = bytearray(path.read_bytes())
    at = data.find(b'"Stepped"') if b'"Stepped"' in data else data.find(b'"Chose"')
    data[at - 40 : at + 200] = os.urandom(240)
    path.write_bytes(data)
    lines = found(tmp_path)

    assert lines
    assert table  # both lie on the same page, so either may be harmed, and the check tells which


def copied(data: Path, to: Path) -> None:
    """The files as they are while the site runs, as if it were killed now."""
    to.mkdir()
    for file in data.iterdir():
        if not file.name.endswith("-shm"):
            shutil.copy(file, to)


@pytest.mark.parametrize("cut", [0, 0.5], ids=["removed", "cut"])
async def test_moves_lost_with_the_write_ahead_log_are_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, cut: float
) -> None:
    old, crashed = tmp_path / "data", tmp_path / "crashed"
    _, other = await two_tables(old)
    rooms = Rooms(await open_store(old), BotPool(1))
    async with rooms.visit(other) as room:
        await room.change(lambda table: table.add_key(0, "another"))
    new = await made(rooms)
    copied(old, crashed)
    await rooms.close()
    log = crashed / "tavola.db-wal"
    if cut:
        os.truncate(log, int(log.stat().st_size * cut))
    else:
        log.unlink()
    lines = found(crashed)
    rooms = Rooms(await open_store(crashed), BotPool(1))
    told = []
    for table in (other, new):
        try:
            async with rooms.visit(table) as room:
                told.append((await room.snapshot()).read_only)
        except DamagedTable as error:
            told.append(error.why)
    await rooms.close()

    assert [line for line in lines if "write-ahead log" in line]
    assert [text for text in told if "write-ahead log" in text]
    assert [message for message in caplog.messages if "lost with the write-ahead log" in message]
    assert (crashed / "tavola.heads").exists()  # until somebody has said that it is all right


async def test_after_a_proper_end_nothing_is_missed_without_the_log(tmp_path: Path) -> None:
    await two_tables(tmp_path)

    assert not (tmp_path / "tavola.heads").exists()
    assert not (tmp_path / "tavola.db-wal").exists()
    assert found(tmp_path) == []


async def test_a_crash_alone_loses_nothing_and_is_no_damage(tmp_path: Path) -> None:
    data, crashed = tmp_path / "data", tmp_path / "crashed"
    rooms = Rooms(await open_store(data), BotPool(1))
    table = await made(rooms)
    copied(data, crashed)
    await rooms.close()
    lines = found(crashed)
    rooms = Rooms(await open_store(crashed), BotPool(1))
    async with rooms.visit(table) as room:
        broken = room.table.broken
    await rooms.close()

    assert (lines, broken) == ([], None)
