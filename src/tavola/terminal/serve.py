"""`tavola serve`: the site."""

from __future__ import annotations

import argparse
from pathlib import Path

from tavola.kernel import TavolaError


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from tavola.server.serve import serve

        serve(
            args.host,
            args.port,
            Path(args.data),
            say=lambda text: print(text, flush=True),
            grace=args.grace,
        )
    except ModuleNotFoundError as error:  # some are loaded only when they are needed
        raise TavolaError(f"serving needs the package {error.name}: install tavola[server]") from error
    return 0
