"""`./run` as a person types it."""

from __future__ import annotations

import re
import socket
import subprocess
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

RUN = str(Path(__file__).parents[2] / "run")


def run(*arguments: object, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run it to its end in some folder."""
    command = [RUN, *map(str, arguments)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_options_alone_are_for_serving(tmp_path: Path) -> None:
    command = [RUN, "--port", "0", "--data", str(tmp_path / "games")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        serving.terminate()

    assert re.fullmatch(
        rf"Tavola is at http://127\.0\.0\.1:\d+ \(games are kept in {tmp_path}/games\)\n", said
    )
    assert serving.returncode == 0


@pytest.mark.parametrize("command", [[], ["serve"]])
def test_the_port_that_is_named_is_the_one_that_is_taken(tmp_path: Path, command: list[str]) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run(*command, "--port", port, folder=tmp_path)

    assert f"cannot listen on 127.0.0.1 port {port}: address already in use" in done.stderr


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_is_about_all_commands(tmp_path: Path, option: str) -> None:
    done = run(option, folder=tmp_path)

    assert done.returncode == 0
    assert "simulate" in done.stdout


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    said = run("--version", folder=tmp_path).stdout

    assert re.fullmatch(rf"tavola {re.escape(version('tavola'))} \((plain|compiled)\)\n", said)


def test_another_command_is_run_as_it_is(tmp_path: Path) -> None:
    done = run("games", "--lang", "en", folder=tmp_path)

    assert "The Palaces of Carrara" in done.stdout


def test_an_option_that_there_is_not_is_refused(tmp_path: Path) -> None:
    done = run("--prot", 9000, folder=tmp_path)

    assert done.returncode == 2
    assert "--prot" in done.stderr
