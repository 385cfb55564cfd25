"""What cannot be opened is refused in one clear line, and left as it was."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from tavola.store import migration, open_store
from tavola.store.revision import REVISION
from tavola.store.schema import METADATA
from tavola.table import StoreError
from tests.store.journal_contract import begun, entries_of
from tests.store.samples import CREATED

pytestmark = pytest.mark.anyio


async def refusal(data_dir: Path) -> str:
    """The one line that opening this directory ends with."""
    with pytest.raises(StoreError) as caught:
        await open_store(data_dir)
    line = str(caught.value)
    assert "\n" not in line
    return line


async def kept(data_dir: Path) -> Path:
    """A closed database with a table."""
    journal = await open_store(data_dir)
    await begun(journal)
    await journal.close()
    return data_dir / "tavola.db"


def set_revision(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
        connection.commit()


async def test_a_database_of_a_newer_version_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    path = await kept(tmp_path)
    set_revision(path, "9999")
    before = path.read_bytes()
    line = await refusal(tmp_path)

    assert "was written by a newer Tavola" in line
    assert path.read_bytes() == before


async def test_after_a_refusal_the_directory_can_be_opened(tmp_path: Path) -> None:
    path = await kept(tmp_path)
    set_revision(path, "9999")
    await refusal(tmp_path)
    set_revision(path, REVISION)
    journal = await open_store(tmp_path)
    read = await entries_of(journal, "t")
    await journal.close()

    assert read == [CREATED]


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tavola.db"
    path.write_bytes(b"these are not the bytes of a database " * 100)
    before = path.read_bytes()
    line = await refusal(tmp_path)

    assert "file is not a database" in line
    assert path.read_bytes() == before


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = await kept(tmp_path)
    damaged = bytearray(path.read_bytes())
    damaged[100:4096] = os.urandom(3996)
    path.write_bytes(damaged)

    assert "tavola.db cannot be used" in await refusal(tmp_path)


async def test_a_database_of_something_else_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tavola.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    before = path.read_bytes()
    line = await refusal(tmp_path)

    assert "is not a database of Tavola" in line
    assert path.read_bytes() == before


async def test_a_file_where_the_directory_should_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")

    assert "data cannot be used for data" in await refusal(tmp_path / "data")
    assert "Not a directory" in await refusal(tmp_path / "data" / "below")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no /proc here")
async def test_a_directory_that_cannot_be_made_is_refused() -> None:
    assert "/proc/tavola cannot be used for data" in await refusal(Path("/proc/tavola"))


@contextmanager
def not_as_root() -> Iterator[None]:
    """Root may write everywhere, so be nobody for a while."""
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(me)


async def test_a_read_only_directory_is_refused() -> None:
    with tempfile.TemporaryDirectory() as directory:
        Path(directory).chmod(0o555)
        with not_as_root():
            line = await refusal(Path(directory))
        Path(directory).chmod(0o755)

    assert line == f"{directory} cannot be used for data: it is not writable"


async def test_a_read_only_database_is_refused() -> None:
    with tempfile.TemporaryDirectory() as directory:
        path = await kept(Path(directory))
        path.chmod(0o444)
        Path(directory).chmod(0o777)
        with not_as_root():
            line = await refusal(Path(directory))

    assert line == f"{path} cannot be used for data: it is not writable"


async def test_a_directory_in_use_is_refused(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    line = await refusal(tmp_path)
    await begun(journal)
    read = await entries_of(journal, "t")
    await journal.close()

    assert "is in use by another Tavola server" in line
    assert read == [CREATED]


HOLD = """
import asyncio, sys
from pathlib import Path
from tavola.store import open_store

async def hold():
    await open_store(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


async def test_another_process_locks_the_directory_until_it_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, tmp_path], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        line = await refusal(tmp_path)
        other.kill()
    journal = await open_store(tmp_path)
    await journal.close()

    assert "is in use by another Tavola server" in line


def test_the_newest_migration_is_the_one_that_the_code_expects() -> None:
    assert [REVISION] == migration.scripts().get_heads()


async def test_the_migrations_lead_to_the_shape_that_the_code_expects(tmp_path: Path) -> None:
    path = await kept(tmp_path)
    fresh = tmp_path / "fresh.db"
    engine = create_engine(f"sqlite:///{fresh}")
    METADATA.create_all(engine)
    engine.dispose()

    assert shape(path) - shape(fresh) == {"alembic_version"}
    assert shape(fresh) <= shape(path)


def shape(path: Path) -> set[str]:
    """Every table and index as it was made, whatever the white space."""
    with closing(sqlite3.connect(path)) as connection:
        made = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {name if name == "alembic_version" else " ".join(sql.split()) for name, sql in made}


async def test_opening_an_up_to_date_database_does_not_load_alembic(tmp_path: Path) -> None:
    await kept(tmp_path)
    program = HOLD.replace("    await asyncio.sleep(600)\n", "    print('alembic' in sys.modules)\n")
    program = program.replace("    await open_store(", "    journal = await open_store(")
    program = program.replace("\n\nasyncio.run", "\n    await journal.close()\n\nasyncio.run")
    done = subprocess.run(
        [sys.executable, "-c", program, tmp_path], check=True, capture_output=True, text=True
    )

    assert done.stdout.split() == ["open", "False"]


async def test_a_migration_that_is_interrupted_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade = command.upgrade

    def interrupted(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", interrupted)
    with pytest.raises(KeyboardInterrupt):
        await open_store(tmp_path)
    left = shape(tmp_path / "tavola.db")
    monkeypatch.undo()
    path = await kept(tmp_path)

    assert left == set()
    assert "alembic_version" in shape(path)
