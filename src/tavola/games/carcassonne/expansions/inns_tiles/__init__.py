"""The tiles of Inns & Cathedrals."""
