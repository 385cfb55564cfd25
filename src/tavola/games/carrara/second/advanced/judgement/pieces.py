"""What decorations and statues are worth: sets, majorities, and a place to stand."""

from __future__ import annotations

from tavola.games.carrara.second.advanced.judgement.weights import AdvancedWeights
from tavola.games.carrara.second.advanced.rules.decorations import sets_of
from tavola.games.carrara.second.advanced.rules.holdings import EMPTY, held
from tavola.games.carrara.second.advanced.rules.placing import suited
from tavola.games.carrara.second.advanced.rules.statues import Majorities, statues_in
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Seat


def set_points(state: SecondState, seat: Seat) -> int:
    """What the decorations would bring if the game ended now."""
    sets = held(state).pieces.sets
    return sum(sets[count - 1] for count in sets_of(state, seat) if count)


def final_majorities(state: SecondState, seat: Seat) -> int:
    """What the statues would bring if the game ended now."""
    rule = next(scored for scored in state.edition.order.final if isinstance(scored, Majorities))
    return sum(rule.points(state, city)[seat] for city in range(state.edition.cities))


def expected_majorities(state: SecondState, seat: Seat) -> float:
    """What the statues will probably bring: a lead that a single statue ends is worth less."""
    if not held(state).statues[seat]:
        return 0.0
    total = 0.0
    for city, table in enumerate(held(state).pieces.majority):
        counts = statues_in(state, city)
        own = counts[seat]
        if own:
            rivals = sorted((n for other, n in enumerate(counts) if other != seat), reverse=True)
            behind = sum(n > own for n in rivals)
            level = sum(n == own for n in rivals)
            place = behind + (1 if level else 0)
            total += table[place] if place < len(table) else 0
            ahead = own - max((n for n in rivals if n < own), default=0)
            if not behind and not level and ahead > 1:
                total += min(ahead - 1, 2) * 0.15 * (table[0] - table[1])
    return total


def stored_worth(state: SecondState, seat: Seat, w: AdvancedWeights) -> float:
    """What the pieces in the warehouses may still bring."""
    mine = held(state)
    return sum(
        w.store * (1.4 if piece == mine.gold else 1.0) for piece in mine.store_of(seat) if piece != EMPTY
    )


def site_worth(state: SecondState, seat: Seat, kind: int, city: int, w: AdvancedWeights) -> float:
    """What a new building is worth as a place for pieces, those that wait for one above all."""
    mine = held(state)
    counts = sets_of(state, seat)
    sets = mine.pieces.sets
    worth = 0.0
    if mine.supply[kind] and counts[kind] < len(sets):
        worth += w.site * (sets[counts[kind]] - (sets[counts[kind] - 1] if counts[kind] else 0))
    for piece in mine.store_of(seat):
        if piece == EMPTY:
            continue
        if piece == kind or mine.first_statue <= piece < mine.first_statue + state.edition.reach[city]:
            worth += w.store
            break
    return worth


def placings(state: SecondState, seat: Seat, piece: int) -> list[SecondState]:
    """The positions with the piece on each building that suits it, or in a warehouse."""
    found = []
    for at in suited(state, seat, piece):
        after = state.copy()
        held(after).supply[piece] -= 1
        held(after).put_onto(seat, at, piece)
        found.append(after)
    store = held(state).store_of(seat)
    if EMPTY in store:
        after = state.copy()
        held(after).supply[piece] -= 1
        held(after).set_store(seat, store.index(EMPTY), piece)
        found.append(after)
    return found
