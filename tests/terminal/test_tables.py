"""`tavola tables` and `tavola check`: what a host does with tables beside the site."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tavola.store import open_store
from tavola.table import Status
from tavola.terminal.main import main
from tests.store.samples import CREATED, STARTED


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two tables, one of them archived."""

    async def keep() -> None:
        journal = await open_store(tmp_path)
        await journal.create("old", [CREATED, STARTED], game="toy", name="Friday", status=Status.OVER)
        await journal.archive(float("inf"))
        await journal.create("new", [CREATED], game="toy", name="", status=Status.GATHERING)
        await journal.close()

    asyncio.run(keep())
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def test_tables_are_listed_the_last_changed_first(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new, old = said(capsys, "tables", "list", "--data", str(data))

    assert new.startswith("new ")
    assert old.startswith("old ")
    assert "over, archived" in old
    assert old.endswith("Friday")


def test_tables_are_listed_for_machines_too(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = said(capsys, "tables", "list", "--status", "over", "--json", "--data", str(data))

    assert {"id": "old", "game": "toy", "entries": 2, "archived": True}.items() <= json.loads(line).items()


@pytest.mark.parametrize(("table", "entries"), [("old", 2), ("new", 1)])
def test_a_table_is_exported_whether_archived_or_not(
    data: Path, capsys: pytest.CaptureFixture[str], table: str, entries: int
) -> None:
    lines = said(capsys, "tables", "export", table, "--data", str(data))

    assert len(lines) == entries
    assert json.loads(lines[0])["is"] == "Created"


def test_nothing_is_deleted_without_a_yes(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = said(capsys, "tables", "delete", "old", "--data", str(data))
    left = said(capsys, "tables", "list", "--data", str(data))

    assert asked == ["1 tables would be deleted for good; say --yes to do it."]
    assert len(left) == 2


def test_what_is_deleted_is_gone(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = said(capsys, "tables", "delete", "old", "--yes", "--data", str(data))
    (left,) = said(capsys, "tables", "list", "--data", str(data))

    assert done == ["1 tables were deleted."]
    assert left.startswith("new ")


def test_what_nobody_has_touched_is_pruned(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = said(capsys, "tables", "prune", "--unchanged", "1", "--yes", "--data", str(data))
    gone = said(
        capsys, "tables", "prune", "--unchanged", "0", "--status", "over", "--yes", "--data", str(data)
    )

    assert (kept, gone) == (["0 tables were deleted."], ["1 tables were deleted."])


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["tables", "prune"], "say with --unchanged"),
        (["tables", "delete"], "say which tables"),
        (["tables", "delete", "old", "nowhere"], "there is no table 'nowhere'"),
        (["tables", "export", "nowhere"], "there is no table 'nowhere'"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    data: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    assert main([*arguments, "--data", str(data)]) == 2
    assert why in capsys.readouterr().err


def test_damage_is_told_a_line_each(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / "tavola.db", isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET version = 7 WHERE id = 'new'")
    status = main(["check", str(data)])
    lines = capsys.readouterr().out.splitlines()

    assert status == 1
    assert "table new: entry 2 cannot be read: the table had 7 entries, and only 1 are left; " in lines[0]
    assert lines[-1].endswith("damaged")


def test_a_directory_without_a_database_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "there is no database in" in capsys.readouterr().err
