"""Migrations: from whatever revision a database has to the newest one, in one transaction."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from tavola.table import StoreError


def scripts() -> ScriptDirectory:
    """The migrations that this version knows."""
    return ScriptDirectory.from_config(_config())


def migrate(path: Path, revision: str | None) -> None:
    """Bring the database up to date; raises StoreError if its revision is not known here."""
    known = {script.revision for script in scripts().walk_revisions()}
    if revision is not None and revision not in known:
        raise StoreError(
            f"{path} was written by a newer Tavola (its revision is {revision}); nothing was changed"
        )
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # so that the shape changes in the transaction, too

    config = _config()
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise StoreError(f"{path} cannot be brought up to date: {error.orig}") from error


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
