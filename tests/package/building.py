"""Wheels and sdists, built and installed as other people would."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).parents[2]

Target = Literal["sdist", "wheel"]


def building(target: Target, into: Path, tree: Path = ROOT, *, npm: bool) -> subprocess.CompletedProcess[str]:
    """Run the build backend in a tree, with or without npm to be found."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    environment = os.environ if npm else {**os.environ, "PATH": ""}
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


def build(target: Target, into: Path, tree: Path = ROOT, *, npm: bool = True) -> Path:
    """The file that was built."""
    done = building(target, into, tree, npm=npm)
    assert done.returncode == 0, done.stderr
    (built,) = into.iterdir()
    return built


def unpack(sdist: Path, into: Path) -> Path:
    """The tree that an sdist holds."""
    with tarfile.open(sdist) as archive:
        archive.extractall(into, filter="data")
    (tree,) = into.iterdir()
    return tree


def install(wheel: Path, environment: Path) -> Path:
    """Make an environment with this wheel, and nothing that it does not ask for; returns its command."""
    script = Path(__file__).with_name("install.sh")
    subprocess.run([script, wheel, environment, sys.executable], check=True)
    return environment / "bin" / "tavola"
