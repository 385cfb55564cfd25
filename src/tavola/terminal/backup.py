"""`tavola backup`: copies all games, even while they are served."""

from __future__ import annotations

import argparse
from pathlib import Path

from tavola.kernel import TavolaError


def run(args: argparse.Namespace) -> int:
    """Copy the data and print where it went."""
    try:
        from tavola.store import backup
    except ModuleNotFoundError as error:
        raise TavolaError(f"backups need the package {error.name}: install tavola[server]") from error
    backup(Path(args.data), Path(args.target))
    print(f"All games of {args.data} are now in {args.target} too.")
    return 0
