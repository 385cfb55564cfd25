"""Records that people opened, kept by their content, so that every position of them has an address."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import os
import re
from pathlib import Path

MOST_RECORDS = 1_000
"""How many records are kept; the one that was looked at longest ago gives way."""
_NAME_BYTES = 15
"""Enough that nobody finds two records of one name, or another's record by trying."""
_NAME = re.compile(r"[\w-]{20}\Z", re.ASCII)


class KeptRecords:
    """A folder of records, each under a name made from its text. To be used by one thread at a time."""

    def __init__(self, folder: Path, most: int = MOST_RECORDS) -> None:
        self._folder = folder
        self._most = most

    def keep(self, record: str) -> str:
        """Have a record, and tell its name; the same record always has the same."""
        text = record.encode()
        name = base64.urlsafe_b64encode(hashlib.sha256(text).digest()[:_NAME_BYTES]).decode()
        file = self._folder / name
        if not _touched(file):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._make_room()
            # Written aside first, so that nobody ever reads half of it.
            fresh = file.with_suffix(".new")
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as writing:
                writing.write(text)
            fresh.replace(file)
        return name

    def text(self, name: str) -> str | None:
        """The record of this name; None: there is none, or no longer."""
        file = self._folder / name
        if _NAME.match(name) is None or not _touched(file):
            return None
        try:
            return file.read_text("utf-8")
        except FileNotFoundError:
            return None

    def _make_room(self) -> None:
        files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime_ns)
        for file in files[: max(0, len(files) - self._most + 1)]:
            file.unlink(missing_ok=True)


def _touched(file: Path) -> bool:
    """Whether it is there; it counts as looked at now."""
    with contextlib.suppress(FileNotFoundError):
        os.utime(file)
        return True
    return False
