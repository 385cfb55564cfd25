"""Nothing of the box is lost or made while the engine plays."""

from __future__ import annotations

from collections import Counter

from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tests.games.carcassonne.referee.disagreement import same
from tests.games.carcassonne.referee.table import Asked, Table


def conserved(state: CarcassonneState, table: Table, asked: Asked | None) -> None:
    """Raises Disagreement where something is missing or too much."""
    what = None if asked is None else asked.what
    _figures(state)
    shown = {module.name: module.shows(state) for module in state.rules.showing}
    match shown.get("gold"):
        case {"lying": dict(lying), "held": tuple(held)} if what is not None:
            laid = len(table.land.with_symbol("gold")) - (what == "gold")
            same("gold bars", 2 * laid, sum(lying.values()) + sum(held))
        case {"lying": dict(lying)}:
            same("gold bars on tiles at the end", {}, lying)
    match shown.get("ferries"):
        case {"lying": tuple(ferries), "left": int(left)}:
            same("ferries", 8, left + len(ferries))
            waiting = len(table.land.with_symbol("lake")) - len(ferries)
            same("lakes without a ferry", True, waiting == 0 or (waiting == 1 and what != "tile"))
            same("one ferry on each lake", len(ferries), len({cell for cell, *_ in ferries}))
    match shown.get("messages"):
        case {"seen": tuple(seen), "unseen": int(unseen)}:
            known = [*seen, *table.reading]
            same("messages", (8, len(known)), (unseen + len(known), len({*known} & {*range(1, 9)})))
    match shown.get("robbers"):
        case {"spaces": tuple(spaces), "spent": tuple(spent)}:
            same("robbers", state.seats, len(spaces))
            same("where robbers are", set(), {*spaces} - {None, *range(50)})
            same("robbers that robbed stand on the track", set(), {s for s in spent if spaces[s] is None})
    if state.track and what == "tile":
        moved = tuple(sum(state.track[seat :: state.seats]) for seat in range(state.seats))
        same("all points are moved", state.scores(), moved)


def _figures(state: CarcassonneState) -> None:
    standing = Counter((figure, seat) for _, figure, seat in state.figures)
    for n, figure in enumerate(state.rules.figures):
        for seat in range(state.seats):
            same(f"all of {figure.name}", figure.count, standing[n, seat] + state.in_supply(n, seat))
