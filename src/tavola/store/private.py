"""Files that only their owner may read: they hold names and games."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path

_log = logging.getLogger(__name__)

_OWNER_ONLY = 0o600
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private(path: Path) -> None:
    """See to it that the file is there and is its owner's alone; SQLite's other files take after it."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY))
    tighten(path)


def tighten(path: Path) -> None:
    """Take from others what an older version let them do with a file, if it is there."""
    try:
        if path.stat().st_mode & _OTHERS:
            path.chmod(_OWNER_ONLY)
    except FileNotFoundError:
        return
    except PermissionError:  # it belongs to somebody else, who lets us use it
        _log.warning("%s can be read by others, and only its owner can change that", path)
