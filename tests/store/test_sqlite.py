"""The journal in SQLite keeps the contract, and what only a file can promise."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from tavola.kernel import Choice, Written
from tavola.store import open_store
from tavola.store.sqlite import open_sqlite
from tavola.table import Journal, StoreError
from tavola.table import entries as e
from tests.store.journal_contract import JournalContract, added, begun
from tests.store.samples import CREATED, chosen


class TestSqlite(JournalContract):
    @pytest.fixture
    async def journal(self, tmp_path: Path) -> AsyncIterator[Journal]:
        journal = open_sqlite(tmp_path, now=count(1).__next__)
        yield journal
        await journal.close()


pytestmark = pytest.mark.anyio


async def test_what_was_kept_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    first = await open_store(tmp_path)
    await begun(first, "t", chosen(1))
    await first.close()
    second = await open_store(tmp_path)
    await added(second, 2, chosen(2))
    read = await second.read("t")
    await second.close()

    assert read == [CREATED, chosen(1), chosen(2)]


async def test_the_directory_is_made_with_all_above_it(tmp_path: Path) -> None:
    journal = await open_store(tmp_path / "a" / "b #1 %2F?")
    await begun(journal)
    read = await journal.read("t")
    await journal.close()

    assert read == [CREATED]


async def test_everything_is_in_one_file_after_closing(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal)
    await journal.close()

    assert {"tavola.db", "tavola.lock"} == {path.name for path in tmp_path.iterdir()}


async def test_the_file_is_written_ahead_and_synchronised_fully(tmp_path: Path) -> None:
    journal = open_sqlite(tmp_path)
    async with journal._writing.connect() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await journal.close()

    assert found == ["wal", 2, 1]


async def test_what_waits_when_the_store_is_closed_is_kept(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    waiting = [asyncio.create_task(begun(journal, f"t{n}")) for n in range(30)]
    await asyncio.sleep(0)
    await journal.close()
    came = await asyncio.gather(*waiting, return_exceptions=True)
    again = await open_store(tmp_path)
    kept = await again.tables()
    await again.close()

    assert came == [None] * 30
    assert len(kept) == 30


async def test_one_that_cannot_be_written_fails_alone_and_the_rest_go_on(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal)
    await journal.close()
    with closing(sqlite3.connect(tmp_path / "tavola.db")) as connection:
        connection.execute(
            "CREATE TRIGGER full_disk BEFORE INSERT ON entries WHEN NEW.data LIKE '%huge%' "
            "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        )
    journal = await open_store(tmp_path)
    came = await asyncio.gather(
        begun(journal, "a"),
        added(journal, 1, chosen(1), e.Stepped(Choice(0, Written("huge")))),
        begun(journal, "b"),
        return_exceptions=True,
    )
    await added(journal, 1, chosen(2))
    read = await journal.read("t")
    await journal.close()

    assert (came[0], came[2]) == (None, None)
    assert isinstance(came[1], StoreError)
    assert "tavola.db cannot be written: database or disk is full" in str(came[1])
    assert read == [CREATED, chosen(2)]


async def test_a_lost_event_loop_task_fails_those_who_wait(tmp_path: Path) -> None:
    journal = open_sqlite(tmp_path)
    waiting = asyncio.create_task(begun(journal))
    await asyncio.sleep(0)
    journal._writer._task.cancel()
    with pytest.raises(StoreError, match="closed"):
        await waiting
    with pytest.raises(StoreError, match="closed"):
        await begun(journal, "later")
    await journal.close()
