"""The final scoring and the standing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.position import ranks
from tavola.kernel import Award, Event, Events, Item, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


def coins(state: SecondState, seat: Seat) -> Iterator[Item]:
    """So many coins are a point; what is left over is lost."""
    yield exchanged(state.coins[seat], state.edition.box.coins_per_point, "carrara2.final.coins")


def exchanged(held: int, rate: int, rule: str) -> Item:
    """The points for coins at a rate."""
    return Item("coins", held // rate, 1, rule, details={"coins": held, "rate": rate})


def final_scoring(state: SecondState, events: Events) -> None:
    """Everybody scores, whatever ended the game."""
    awards = [
        Award(
            seat,
            "carrara-second.final",
            tuple([item for scored in state.edition.order.final for item in scored(state, seat)]),
        )
        for seat in range(state.seats)
    ]
    for award in awards:
        state.points[award.seat] += award.points
        if events is not None:
            where = (f"seat:{award.seat}",)
            events.append(
                Event("carrara-second.final", award.seat, "carrara2.final.everyone", {}, award, where)
            )
    state.final = ranks(state)
    if events is not None:
        winners = [place.seat for place in state.final if place.rank == 1]
        rule = "carrara2.tie.shared" if len(winners) > 1 else "carrara2.final.winner"
        if len(winners) == 1 and state.final[0].tie_break is not None:
            rule = "carrara2.tie.blocks"
        events.append(Event("carrara-second.over", None, rule, {"seats": tuple(winners)}))
