"""Three rounds, each with its scoring; then what is left counts, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.faces import HEXAGON
from tavola.games.tuscany.rules.layout import FIELDS
from tavola.kernel import Award, Event, Events, Item, Rank, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


def end_of_round(state: TuscanyState, events: Events) -> bool:
    """Everybody has had a turn: perhaps the round is over; whether the game is."""
    box = state.box
    last = state.round == box.rounds - 1
    if last and state.extra_round:
        _scoring(state, "tuscany.round.extra", events)
        _final(state, events)
        return True
    enough = box.stack * (state.round + 1)
    if not any(laid >= enough for laid in state.laid):
        return False
    if last:
        state.extra_round = True
        if events is not None:
            events.append(Event("tuscany.extra-round", None, "tuscany.round.extra"))
        return False
    rule = "tuscany.round.first" if state.round == 0 else "tuscany.round.second"
    _scoring(state, rule, events)
    state.round += 1
    return False


def _scoring(state: TuscanyState, rule: str, events: Events) -> None:
    """The green points of everybody are added to the red ones, and stay."""
    if events is not None:
        events.append(Event("tuscany.scoring", None, rule, {"round": str(state.round + 1)}))
    for seat in range(state.seats):
        green = state.green[seat]
        state.red[seat] += green
        if events is not None:
            award = Award(seat, "tuscany.scoring", (Item("green", green, 1, "tuscany.scoring.transfer"),))
            where = (f"seat:{seat}",)
            events.append(Event("tuscany.scored", seat, "tuscany.scoring.transfer", {}, award, where))


def leftovers(state: TuscanyState, seat: Seat) -> tuple[Item, ...]:
    """What counts at the end."""
    value = state.box.final_item_points
    stored = state.storage[seat]
    hexagons = stored.count(HEXAGON)
    cards, per = sum(state.hand_of(seat)), state.rulings.cards_per_point
    rule = "tuscany.final.items"
    return (
        Item("tiles", len(stored) - hexagons, value, rule),
        Item("hexagons", hexagons, value, rule),
        Item("marble", state.marble[seat], value, rule),
        Item("workers", state.workers[seat], value, rule),
        Item("cards", cards // per, 1, "tuscany.final.cards", details={"cards": cards, "per": per}),
    )


def _final(state: TuscanyState, events: Events) -> None:
    for seat in range(state.seats):
        award = Award(seat, "tuscany.final", leftovers(state, seat))
        state.red[seat] += award.points
        if events is not None:
            where = (f"seat:{seat}",)
            events.append(Event("tuscany.final", seat, "tuscany.final.items", {}, award, where))
    state.final = _standing(state)
    if events is not None:
        winners = tuple(place.seat for place in state.final if place.rank == 1)
        events.append(Event("tuscany.over", None, _decided_by(state), {"seats": winners}))


def _decided_by(state: TuscanyState) -> str:
    """The rule by which the winner is ahead; that of shared victories tells of the other printing, too."""
    winner, second = state.final[:2]
    if winner.score > second.score:
        return "tuscany.final.winner"
    if winner.tie_break != second.tie_break:
        return "tuscany.tie.empty"
    shared = winner.rank == second.rank or state.rulings.fewer_green_wins
    return "tuscany.tie.shared" if shared else "tuscany.tie.green"


def _standing(state: TuscanyState) -> tuple[Rank, ...]:
    """Most points first; then most empty fields; then most green points, or by the other printing fewest."""

    def result(seat: Seat) -> tuple[int, ...]:
        empty, green = empty_fields(state, seat), state.green[seat]
        if state.rulings.fewer_green_wins:
            return state.red[seat], empty, -green, -sum(state.hand_of(seat))
        return state.red[seat], empty, green

    results = {seat: result(seat) for seat in range(state.seats)}
    places = []
    for seat in sorted(results, key=lambda seat: (tuple(-n for n in results[seat]), seat)):
        mine = results[seat]
        rank = 1 + sum(other > mine for other in results.values())
        tied = sum(other[0] == mine[0] for other in results.values()) > 1
        places.append(Rank(seat, rank, mine[0], mine[1] if tied else None))
    return tuple(places)


def empty_fields(state: TuscanyState, seat: Seat) -> int:
    """Fields of the own board that nothing covers."""
    return FIELDS - state.covered[seat].bit_count()
