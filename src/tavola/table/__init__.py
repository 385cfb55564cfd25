"""A match: who sits where, what was chosen, who may see what. Knows games only as kernel objects."""

from tavola.table.entries import Entry, decode, encode
from tavola.table.errors import NotAllowed, NotStarted, TableError
from tavola.table.ports import Conflict, DamagedTable, Journal, NoSuchTable, StoreError, Summary, TimedEntry
from tavola.table.preview import Preview, preview
from tavola.table.seating import Chair, Keyring, fingerprint
from tavola.table.snapshot import Snapshot, replay_of, snapshot_of
from tavola.table.table import Table
from tavola.table.table_state import Status, TableState, TakeBack

__all__ = [
    "Chair",
    "Conflict",
    "DamagedTable",
    "Entry",
    "Journal",
    "Keyring",
    "NoSuchTable",
    "NotAllowed",
    "NotStarted",
    "Preview",
    "Snapshot",
    "Status",
    "StoreError",
    "Summary",
    "Table",
    "TableError",
    "TableState",
    "TakeBack",
    "TimedEntry",
    "decode",
    "encode",
    "fingerprint",
    "preview",
    "replay_of",
    "snapshot_of",
]
