"""The order of a turn, as on the rulebook's last page; steps of modules not in play are left out."""

from tavola.games.carcassonne.core.rules.ruleset import Order

TURN = (
    # 1. A tile is laid.
    "draw",
    "lay",
    "gold",
    "magic",
    "robbers",
    # 2. One figure may be put, flown or taken back; then ferries.
    "claim",
    "ferry",
    "ferries-again",
    "keep-apart",
    # 3. Everything complete is scored; counting figures move and robbers rob.
    "score",
    # 4. After the scoring.
    "gold-share",
    "message",
    "robbers-back",
    "crop-circle",
    # All of it once more in a double turn.
    "double-turn",
)

ORDER = Order(half_turn=TURN, extra_tile=TURN[:-1])
