"""The shape of the database that this version needs; apart, so that opening one loads no SQL library."""

REVISION = "0002"
"""The newest migration: a database that has it is ready."""
