"""The order of a turn, as on the rulebook's last page; steps of modules not in play are left out.

1. a tile is drawn and laid,
2. a figure may be put on it,
3. everything complete is scored,
and all of it once more in a double turn.
"""

ORDER = (
    "draw",
    "lay",
    "claim",
    "score",
    "double-turn",
)
