"""What is kept can be read by its owner alone, however generous the owner's shell is."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola.store import backup, open_store
from tests.store.journal_contract import begun

pytestmark = pytest.mark.anyio

FILES = ("tavola.db", "tavola.db-wal", "tavola.db-shm", "tavola.lock")


@pytest.fixture(autouse=True)
def everybody_may_read() -> Iterator[None]:
    """Files are made for everybody, unless somebody says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


async def test_all_files_of_an_open_journal_are_private(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal)
    found = modes(tmp_path)
    await journal.close()

    assert set(FILES) <= set(found)
    assert set(found.values()) == {0o600}


async def test_files_of_an_older_version_are_tightened_when_they_are_opened(tmp_path: Path) -> None:
    await (await open_store(tmp_path)).close()
    for name in FILES:
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    journal = await open_store(tmp_path)
    await begun(journal)
    found = modes(tmp_path)
    await journal.close()

    assert set(FILES) <= set(found)
    assert set(found.values()) == {0o600}


async def test_a_backup_is_private(tmp_path: Path) -> None:
    journal = await open_store(tmp_path / "data")
    await begun(journal)
    (tmp_path / "copies").mkdir()
    backup(tmp_path / "data", tmp_path / "copies" / "copy.db")
    await journal.close()

    assert modes(tmp_path / "copies") == {"copy.db": 0o600}


async def test_what_another_owner_lets_us_use_is_used_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await (await open_store(tmp_path)).close()
    (tmp_path / "tavola.db").chmod(0o666)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    await (await open_store(tmp_path)).close()

    assert [
        f"{tmp_path / 'tavola.db'} can be read by others, and only its owner can change that"
    ] == caplog.messages
