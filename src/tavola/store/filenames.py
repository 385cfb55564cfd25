"""The names of the files in a data directory."""

DATABASE = "tavola.db"
LOCK = "tavola.lock"
HEADS = "tavola.heads"
"""How far tables had come when the site was last running; see heads.py."""
PROBE = "tavola.probe"
"""Written and removed again to see whether the disk can be written."""
SIDE_FILES = ("-wal", "-shm", "-journal")
"""What the names of SQLite's own files beside a database end in."""
