"""`tavola tables`: lists, exports, prunes and deletes tables."""

from __future__ import annotations

import argparse
import json
import time
from datetime import UTC, datetime
from pathlib import Path

from tavola.kernel import TavolaError
from tavola.table import Status, Summary

SECONDS_A_DAY = 86_400


def run(args: argparse.Namespace) -> int:
    """Do what the subcommand says."""
    try:
        from tavola.store import listing
    except ModuleNotFoundError as error:
        raise TavolaError(f"this needs the package {error.name}: install tavola[server]") from error
    data = Path(args.data)
    if args.what == "export":
        for line in listing.exported(data, args.tables[0]):
            print(line)
        return 0
    tables = [table for table in listing.listed(data) if _is_meant(table[0], args)]
    if args.what == "list":
        for summary, packed in tables:
            print(_told(summary, packed, as_json=args.json))
        return 0
    return _delete(data, [summary.id for summary, _ in tables], args)


def _is_meant(table: Summary, args: argparse.Namespace) -> bool:
    if args.tables and table.id not in args.tables:
        return False
    if args.status and table.status is not Status(args.status):
        return False
    return args.unchanged is None or table.changed < time.time() - args.unchanged * SECONDS_A_DAY


def _told(table: Summary, packed: bool, *, as_json: bool) -> str:
    changed = datetime.fromtimestamp(table.changed, UTC).strftime("%Y-%m-%d %H:%M")
    if as_json:
        return json.dumps({
            "id": table.id, "game": table.game, "name": table.name, "status": table.status.value,
            "entries": table.version, "created": table.created, "changed": table.changed, "archived": packed,
        })  # fmt: skip
    status = f"{table.status.value}, archived" if packed else table.status.value
    name = "".join(letter for letter in table.name if letter.isprintable())
    return f"{table.id}  {changed}  {table.game:16} {status:18} {table.version:6}  {name}".rstrip()


def _delete(data: Path, tables: list[str], args: argparse.Namespace) -> int:
    from tavola.store import listing

    if args.what == "delete" and not args.tables:
        raise TavolaError("say which tables are to be deleted, by their ids")
    if args.what == "prune" and args.unchanged is None:
        raise TavolaError("say with --unchanged DAYS for how long nobody must have touched what is pruned")
    if unknown := set(args.tables) - set(tables):
        raise TavolaError(f"there is no table {min(unknown)!r} that is meant; nothing was deleted")
    if not args.yes:
        print(f"{len(tables)} tables would be deleted for good; say --yes to do it.")
        return 0
    print(f"{listing.delete(data, tables)} tables were deleted.")
    return 0
