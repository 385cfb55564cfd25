"""The names of the files in a data directory."""

DATABASE = "tavola.db"
LOCK = "tavola.lock"
