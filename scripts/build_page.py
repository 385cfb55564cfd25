"""Builds the page that browsers load, from web/, unless it is there already: python3 scripts/build_page.py

./run and ./test call it, and so does the build of a wheel or sdist (scripts/build_hook.py). It needs nothing
but Python; npm only when there is something to build. With --packages, the page's packages are there
afterwards in any case, for its own checks and tests.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src/tavola/server/page")
MADE_FROM = "made-from"
"""Beside what was made: a list of what it was made from."""
NOT_SOURCES = {"dist", "node_modules"}


class BuildError(Exception):
    """The page cannot be built here."""


def main(*arguments: str) -> int:
    try:
        if "--packages" in arguments:
            install_packages(ROOT / "web")
        build_page(ROOT)
    except BuildError as error:
        print(f"{Path(__file__).name}: {error}", file=sys.stderr)
        return 1
    return 0


def build_page(root: Path) -> None:
    """Build the page of this tree; returns at once when it was built from what is there now."""
    made_from = root / PAGE / MADE_FROM
    now = fingerprint(root)
    if _text(made_from) == now:
        return
    install_packages(root / "web")
    _say("setting up: the page")
    _npm(root / "web", "run", "--silent", "build")
    made_from.write_text(now, "utf-8")


def install_packages(web: Path) -> None:
    """Install exactly what is locked; again only when the lock has changed."""
    lock = (web / "package-lock.json").read_text("utf-8")
    made_from = web / "node_modules" / MADE_FROM
    if _text(made_from) == lock:
        return
    _say("setting up: packages of the page")
    _npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    made_from.write_text(lock, "utf-8")


def fingerprint(root: Path) -> str:
    """The checksum and name of every file that the page is made from, one a line."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in sorted(sources(root))
    )


def sources(root: Path) -> Iterator[Path]:
    """The client itself, and what it shares with Python: words and colours."""
    for entry in (root / "web").iterdir():
        if entry.is_file():
            yield entry
        elif entry.name not in NOT_SOURCES:
            yield from (path for path in entry.rglob("*") if path.is_file())
    yield from (root / "src/tavola/words").glob("*.ftl")
    yield root / "src/tavola/drawing/palette.py"


def _npm(web: Path, *arguments: str) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise BuildError("needs node with npm (Debian: nodejs npm)")
    # Who called may be read by a program, so whatever npm says goes where messages go.
    if subprocess.run([npm, *arguments], cwd=web, stdout=sys.stderr, check=False).returncode:
        raise BuildError(f"npm {arguments[0]} failed")


def _text(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
