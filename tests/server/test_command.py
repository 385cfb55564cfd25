"""`tavola serve` and `tavola backup` as a host calls them: one clear line where something is wrong."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tavola.store import open_store
from tavola.terminal.main import main
from tests.server.clients import Client
from tests.server.deaf import never_reading
from tests.server.serving import GUARD
from tests.thorough import sample

COMMAND = "from tavola.terminal.main import main; raise SystemExit(main())"


def tavola(*arguments: object, without: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own to its end, as if this package were not installed."""
    hide = f"import sys; sys.modules[{without!r}] = None; " if without else ""
    command = [sys.executable, "-c", hide + COMMAND, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=GUARD, check=False)


class Served:
    """A running `tavola serve`."""

    def __init__(self, process: subprocess.Popen[str], said: str) -> None:
        self.process = process
        self.said = said
        self.url = said.split()[3]
        self.port = int(self.url.rpartition(":")[2])

    def stop(self, number: signal.Signals) -> tuple[int, str]:
        """Send a signal; returns its status and what it complained about."""
        self.process.send_signal(number)
        _, complaints = self.process.communicate(timeout=GUARD)
        return self.process.returncode, complaints


@contextmanager
def served(data: Path, *options: str) -> Iterator[Served]:
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(data), *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        while "://" not in said:
            assert said, process.communicate()
            said = process.stdout.readline()
        yield Served(process, said)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def tavola_here(*arguments: object) -> subprocess.CompletedProcess[str]:
    """The same in this process, for what is refused before anything begins: it need not load everything."""
    command, said, complaints = [*map(str, arguments)], io.StringIO(), io.StringIO()
    with redirect_stdout(said), redirect_stderr(complaints):
        status = main(command)
    return subprocess.CompletedProcess(command, status, said.getvalue(), complaints.getvalue())


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    """The one line in which a command said why it did not work."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("tavola: ")
    return line


def make_table(url: str) -> dict[str, str]:
    body = {"game": "carrara", "seats": [{"who": "me"}, {"who": "me"}], "start": 0}
    made: dict[str, str] = httpx.post(f"{url}/api/tables", json=body, trust_env=False, timeout=GUARD).json()
    return made


def kept(database: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.execute("SELECT id, version FROM tables"))


def test_a_used_port_is_said_in_one_line(tmp_path: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = one_line(tavola_here("serve", "--port", port, "--data", tmp_path / "data"))

    assert line == f"tavola: cannot listen on 127.0.0.1 port {port}: address already in use; try --port"
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("option", "value"), [("--port", "99999"), ("--port", "-1"), ("--host", "no.such.host.invalid")]
)
def test_an_address_that_cannot_be_is_said_in_one_line(tmp_path: Path, option: str, value: str) -> None:
    line = one_line(tavola_here("serve", option, value, "--data", tmp_path / "data"))

    assert "cannot listen on" in line


def test_a_data_directory_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    line = one_line(tavola_here("serve", "--port", 0, "--data", tmp_path / "file" / "data"))

    assert "cannot be used for data" in line
    assert (tmp_path / "file").read_text() == "mine"


def test_a_newer_database_is_said_in_one_line_and_left_alone(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        made = make_table(site.url)
        site.stop(signal.SIGTERM)
    with closing(sqlite3.connect(tmp_path / "tavola.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'r9999'")
        connection.commit()
    line = one_line(tavola("serve", "--port", 0, "--data", tmp_path))

    assert "was written by a newer Tavola" in line
    assert [ident for ident, _ in kept(tmp_path / "tavola.db")] == [made["table"]]


def test_a_file_that_is_no_database_is_said_in_one_line_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tavola.db").write_text("not a database, but long enough to look like one " * 100)
    before = (tmp_path / "tavola.db").read_bytes()
    line = one_line(tavola("serve", "--port", 0, "--data", tmp_path))

    assert "cannot be used" in line
    assert (tmp_path / "tavola.db").read_bytes() == before


def test_the_address_is_said_and_a_second_server_on_the_same_games_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        line = one_line(tavola("serve", "--port", 0, "--data", tmp_path))
        answer = httpx.get(f"{site.url}/api/health", trust_env=False, timeout=GUARD)

    assert site.said == f"Tavola is at {site.url} (games are kept in {tmp_path})\n"
    assert answer.json()["tables"] == 0
    assert "is in use by another Tavola server" in line
    assert answer.json()["disk"] == "ok"


@pytest.mark.parametrize(
    "package",
    sample(
        ["segno", "websockets"],
        ["alembic", "litestar", "msgspec", "segno", "sqlalchemy", "uvicorn", "websockets"],
    ),
)
def test_a_missing_package_is_said_in_one_line(tmp_path: Path, package: str) -> None:
    line = one_line(tavola("serve", "--port", 0, "--data", tmp_path / "data", without=package))

    assert line == f"tavola: serving needs the package {package}: install tavola[server]"


def test_a_box_file_that_does_not_fit_is_said_in_one_line_before_anything_begins(tmp_path: Path) -> None:
    (tmp_path / "my-box.toml").write_text("[carcassonne]\ntiles = 71\n")
    options = ("--components", tmp_path / "my-box.toml")
    line = one_line(tavola_here("serve", "--port", 0, "--data", tmp_path / "data", *options))

    assert "my-box.toml: carcassonne has no assumed component 'tiles'" in line
    assert not (tmp_path / "data").exists()


@pytest.mark.anyio
async def test_backups_are_made_while_the_site_runs_and_can_be_played_on(tmp_path: Path) -> None:
    with served(tmp_path / "data") as site:
        made = make_table(site.url)
        done = tavola("backup", tmp_path / "copy.db", "--data", tmp_path / "data")
        again = tavola_here("backup", tmp_path / "copy.db", "--data", tmp_path / "data")
        later = make_table(site.url)
        site.stop(signal.SIGTERM)

    assert done.returncode == 0
    assert [ident for ident, _ in kept(tmp_path / "copy.db")] == [made["table"]]
    assert "exists already" in one_line(again)
    assert {ident for ident, _ in kept(tmp_path / "data" / "tavola.db")} == {made["table"], later["table"]}

    (tmp_path / "restored").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "restored" / "tavola.db")
    journal = await open_store(tmp_path / "restored")
    entries = await journal.read(made["table"])
    await journal.close()

    assert len(entries) > 3


def test_there_is_nothing_to_back_up_where_nothing_is_kept(tmp_path: Path) -> None:
    line = one_line(tavola_here("backup", tmp_path / "copy.db", "--data", tmp_path / "nowhere"))

    assert "there is no database in" in line


@pytest.mark.anyio
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_the_site_stops_cleanly_and_tells_its_clients(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path) as site:
        made = make_table(site.url)
        address = f"ws://127.0.0.1:{site.port}/api/tables/{made['table']}/socket"
        async with connect(address, max_size=None, proxy=None) as socket:
            player = Client(socket)
            await player.hello(language="de")
            status, complaints = await asyncio.to_thread(site.stop, number)
            code, _ = await player.until_closed()

    assert (status, complaints) == (0, "")
    assert code == 1012
    assert player.heard[-1] == {
        "is": "closing",
        "text": "Die Seite wird neu gestartet und kommt von selbst wieder.",
    }


def test_a_site_whose_bots_are_thinking_stops_cleanly(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        bot = {"who": "bot", "bot": "greedy"}
        for _ in range(5):
            body = {"game": "carrara", "seats": [bot, bot]}
            httpx.post(f"{site.url}/api/tables", json=body, trust_env=False, timeout=GUARD)
        os.kill(site.process.pid, signal.SIGTERM)
        status, complaints = site.stop(signal.SIGTERM)

    assert (status, complaints) == (0, "")


def test_a_deaf_spectator_does_not_delay_the_end(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        made = make_table(site.url)
        asked = [{"is": "show-scene", "id": n, "step": 0} for n in range(55)]
        with closing(never_reading(site.port, made["table"], *asked)):
            time.sleep(1)  # until more has been sent than the system holds back
            status, complaints = site.stop(signal.SIGTERM)

    assert (status, complaints) == (0, "")  # uvicorn would complain after three seconds
