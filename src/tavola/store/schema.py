"""The shape of the database, as the newest migration leaves it."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("name", Text, nullable=False),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # 1: it waits for people alone, so nothing need be done for it when the site starts.
    Column("resting", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "changed"),
)

# Without rowid, all entries of a table lie together, in their order.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

# All entries of a table that nobody has touched for long, compressed; it has no others then.
ARCHIVE = Table(
    "archive",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
