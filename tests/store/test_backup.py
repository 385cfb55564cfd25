"""Backups are consistent copies, also of a running server's database."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tavola.store import backup, open_store
from tavola.table import Entry, StoreError
from tests.store.journal_contract import added, begun, entries_of
from tests.store.samples import CREATED, chosen
from tests.store.test_kill import appending, expected, line, until_killed

pytestmark = pytest.mark.anyio


async def restored(copy: Path, data_dir: Path) -> dict[str, list[Entry]]:
    """What a server finds that starts with this copy."""
    data_dir.mkdir()
    copy.rename(data_dir / "tavola.db")
    journal = await open_store(data_dir)
    tables = {summary.id: await entries_of(journal, summary.id) for summary in await journal.tables()}
    await journal.close()
    return tables


async def test_a_backup_has_all_that_was_kept(tmp_path: Path) -> None:
    journal = await open_store(tmp_path / "data")
    await begun(journal, "t", chosen(1))
    backup(tmp_path / "data", tmp_path / "copy.db")
    await added(journal, 2, chosen(2))
    await journal.close()

    assert await restored(tmp_path / "copy.db", tmp_path / "new") == {"t": [CREATED, chosen(1)]}


async def test_a_backup_from_another_process_while_much_is_written_is_consistent(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with appending(data) as (start, said):
        print("go", file=start, flush=True)
        server = int(line(said))
        acknowledged = [(table, int(at)) for table, at in (line(said).split() for _ in range(100))]
        draining = asyncio.create_task(asyncio.to_thread(until_killed, said))
        for number in range(3):
            await asyncio.to_thread(backup, data, tmp_path / f"copy-{number}.db")
        os.kill(server, signal.SIGKILL)
        await draining
    for number in range(3):
        tables = await restored(tmp_path / f"copy-{number}.db", tmp_path / f"new-{number}")

        assert tables == {table: expected(table, len(entries)) for table, entries in tables.items()}
        assert [(table, at) for table, at in acknowledged if len(tables[table]) <= at] == []


async def test_the_copy_is_a_single_file(tmp_path: Path) -> None:
    journal = await open_store(tmp_path / "data")
    (tmp_path / "copies").mkdir()
    backup(tmp_path / "data", tmp_path / "copies" / "copy.db")
    await journal.close()

    assert ["copy.db"] == [path.name for path in (tmp_path / "copies").iterdir()]


async def test_a_backup_of_a_stopped_server_works(tmp_path: Path) -> None:
    journal = await open_store(tmp_path / "data")
    await begun(journal)
    await journal.close()
    backup(tmp_path / "data", tmp_path / "copy.db")

    assert await restored(tmp_path / "copy.db", tmp_path / "new") == {"t": [CREATED]}


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await journal.close()
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(StoreError, match="exists already"):
        backup(tmp_path, tmp_path / "copy.db")

    assert (tmp_path / "copy.db").read_text() == "precious"


def test_without_a_database_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        backup(tmp_path, tmp_path / "copy.db")

    assert list(tmp_path.iterdir()) == []


async def test_a_backup_to_a_place_that_is_not_there_says_so_in_one_line(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await journal.close()
    with pytest.raises(StoreError, match="cannot be copied") as caught:
        backup(tmp_path, tmp_path / "nowhere" / "copy.db")

    assert "\n" not in str(caught.value)


def test_a_backup_of_a_damaged_file_leaves_no_copy(tmp_path: Path) -> None:
    (tmp_path / "tavola.db").write_bytes(b"not a database at all " * 500)
    with pytest.raises(StoreError, match="cannot be copied"):
        backup(tmp_path, tmp_path / "copy.db")

    assert ["tavola.db"] == [path.name for path in tmp_path.iterdir()]
