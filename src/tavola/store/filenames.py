"""The names of the files in a data directory."""

DATABASE = "tavola.db"
LOCK = "tavola.lock"
SIDE_FILES = ("-wal", "-shm", "-journal")
"""What the names of SQLite's own files beside a database end in."""
