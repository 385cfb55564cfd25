"""`tavola check`: looks for damage in the data, and says what can be saved."""

from __future__ import annotations

import argparse
from pathlib import Path

from tavola import library
from tavola.kernel import TavolaError
from tavola.table import Entry, TableState

FOUND = 1
"""The status if something is damaged."""


def run(args: argparse.Namespace) -> int:
    """Print what is damaged, a line each; repair it if wished."""
    try:
        from tavola.store import check
    except ModuleNotFoundError as error:
        raise TavolaError(f"this needs the package {error.name}: install tavola[server]") from error
    data = Path(args.data)
    if args.repair:
        for line in check.repair(data):
            print(line)
    found = 0
    for finding in check.findings(data, wrong_with):
        found += 1
        print(finding)
    print(f"{found} damaged" if found else f"Everything in {data} is whole.")
    return FOUND if found else 0


def wrong_with(ident: str, entries: list[Entry]) -> str:
    """Why a table of these entries would be read-only, or not be shown at all; empty: nothing is wrong."""
    table = TableState(ident, library.game)
    table.replayed(entries)
    if table.setup.game not in library.game_names():
        return f"the game {table.setup.game!r} is not known here"
    return "" if table.broken is None else str(table.broken)
