"""The journal in SQLite keeps the contract, and what only a file can promise."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from tavola.kernel import Choice, Written
from tavola.store import open_store, reading, sqlite
from tavola.store.sqlite import open_sqlite
from tavola.table import Conflict, Journal, StoreError
from tavola.table import entries as e
from tests.store.journal_contract import JournalContract, added, begun, entries_of
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
    read = await entries_of(second, "t")
    await second.close()

    assert read == [CREATED, chosen(1), chosen(2)]


async def test_what_is_written_while_a_table_is_read_does_not_make_it_look_damaged(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal, "t", chosen(1))
    with (
        closing(sqlite3.connect(tmp_path / "tavola.db", isolation_level=None)) as reader,
        closing(sqlite3.connect(tmp_path / "tavola.db", isolation_level=None)) as writer,
    ):
        written = []

        def write_between(statement: str) -> None:
            if "FROM tables" in statement:  # the entries were read just before
                written.append(
                    writer.execute(
                        "INSERT INTO entries SELECT 't', 3, 1.0, data FROM entries WHERE version = 2"
                    ).rowcount
                )
                writer.execute("UPDATE tables SET version = 3")

        reader.set_trace_callback(write_between)
        read = reading.entries_of(reader, "t")
    await journal.close()

    assert written == [1]
    assert [kept.entry for kept in read] == [CREATED, chosen(1)]


async def test_the_directory_is_made_with_all_above_it(tmp_path: Path) -> None:
    journal = await open_store(tmp_path / "a" / "b #1 %2F?")
    await begun(journal)
    read = await entries_of(journal, "t")
    await journal.close()

    assert read == [CREATED]


async def test_everything_is_in_one_file_after_closing(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal)
    await journal.close()

    assert {"tavola.db", "tavola.lock"} == {path.name for path in tmp_path.iterdir()}


async def test_the_file_is_written_ahead_and_synchronised_fully(tmp_path: Path) -> None:
    journal = open_sqlite(tmp_path)
    found = [
        journal._writing.execute(f"PRAGMA {name}").fetchone()[0]
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
    read = await entries_of(journal, "t")
    await journal.close()

    assert (came[0], came[2]) == (None, None)
    assert isinstance(came[1], StoreError)
    assert "tavola.db cannot be written: database or disk is full" in str(came[1])
    assert read == [CREATED, chosen(2)]


async def test_a_lost_writer_fails_those_who_wait(tmp_path: Path) -> None:
    def lost() -> float:
        raise SystemExit

    journal = open_sqlite(tmp_path, now=lost)
    waiting = asyncio.create_task(begun(journal))
    with pytest.raises(StoreError, match="closed"):
        await waiting
    with pytest.raises(StoreError, match="closed"):
        await begun(journal, "later")
    await journal.close()


async def test_a_version_that_another_process_has_changed_conflicts(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal)
    with closing(sqlite3.connect(tmp_path / "tavola.db")) as other:
        other.execute("UPDATE tables SET version = 2")
        other.execute("INSERT INTO entries SELECT table_id, 2, at, data FROM entries")
        other.commit()
    with pytest.raises(Conflict) as caught:
        await added(journal, 1, chosen(1))
    await added(journal, 2, chosen(2))
    read = await entries_of(journal, "t")
    await journal.close()

    assert caught.value.found == 2
    assert read == [CREATED, CREATED, chosen(2)]


async def test_a_duplicate_entry_fails_alone_and_changes_nothing(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal)
    with closing(sqlite3.connect(tmp_path / "tavola.db")) as other:
        other.execute("INSERT INTO entries SELECT table_id, 3, at, data FROM entries")
        other.commit()
    came = await asyncio.gather(
        begun(journal, "a"),
        added(journal, 1, chosen(1), chosen(2)),
        begun(journal, "b"),
        return_exceptions=True,
    )
    versions = {summary.id: summary.version for summary in await journal.tables()}
    await journal.close()

    assert [type(result) for result in came] == [type(None), StoreError, type(None)]
    assert versions == {"a": 1, "b": 1, "t": 1}


async def test_while_the_database_is_locked_all_who_wait_fail_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = count()
    monkeypatch.setattr(sqlite, "_BUSY_TIMEOUT", 0.05)
    journal = open_sqlite(tmp_path)
    await begun(journal)
    write = journal._writer._write
    monkeypatch.setattr(journal._writer, "_write", lambda jobs: (next(attempts), write(jobs))[1])
    with closing(sqlite3.connect(tmp_path / "tavola.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        came = await asyncio.gather(*(begun(journal, f"t{n}") for n in range(30)), return_exceptions=True)
    tried = next(attempts)
    await added(journal, 1, chosen(1))
    read = await entries_of(journal, "t")
    await journal.close()

    assert {str(result) for result in came} == {
        f"{tmp_path / 'tavola.db'} cannot be written: database is locked"
    }
    assert tried <= 2
    assert read == [CREATED, chosen(1)]


async def test_closing_waits_for_what_is_being_written_even_if_it_is_cancelled(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    waiting = [asyncio.create_task(begun(journal, f"t{n}")) for n in range(30)]
    await asyncio.sleep(0)
    closing_down = asyncio.create_task(journal.close())
    await asyncio.sleep(0)
    closing_down.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing_down
    again = await open_store(tmp_path)
    kept = await again.tables()
    await again.close()
    await asyncio.gather(*waiting)

    assert len(kept) == 30
