"""Versions of the rules: a game goes by one from its first to its last step, and so does its record."""

FIRST = 1

ONE_TURN_WITH_EXTRA_TILES = 2
"""The tile of message 4 belongs to the turn: what is allowed once in a turn is not allowed again by it."""

NEWEST = ONE_TURN_WITH_EXTRA_TILES
