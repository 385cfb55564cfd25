"""Announcing the end of the game, once its conditions are met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.edition import Goal
from tavola.games.carrara.first.rules.options import ANNOUNCE
from tavola.kernel import Award, Event, Events, Item, Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


def base_goals(state: CarraraState, seat: Seat) -> Iterator[Goal]:
    """The three conditions of the base game."""
    scorings, objects, cost = state.edition.box.goals[state.seats]
    yield Goal("carrara1.end.condition-scorings", state.scorings[seat], scorings)
    yield Goal("carrara1.end.condition-objects", sum(state.objects_of(seat)), objects)
    yield Goal("carrara1.end.condition-cost", state.edition.cost_built(state.built[seat]), cost)


def unmet_goal(state: CarraraState, seat: Seat) -> Goal | None:
    """The first condition that the seat does not meet."""
    return next((goal for goal in state.edition.order.goals(state, seat) if not goal.met), None)


def announcement_open(state: CarraraState) -> bool:
    """Nobody has announced; after the last building only its builder still may."""
    return state.announced < 0 and state.last_builder in (-1, state.mover)


class AnnounceEnd:
    """Whoever announces gets a bonus; the round is played to its end."""

    def options(self, state: CarraraState) -> Iterator[Option]:
        if announcement_open(state) and unmet_goal(state, state.mover) is None:
            yield ANNOUNCE

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> bool:
        if option != ANNOUNCE:
            return False
        seat, bonus = state.mover, state.edition.box.end_bonus
        state.announced = seat
        state.points[seat] += bonus
        if events is not None:
            item = Item("announced", 1, bonus, "carrara1.end.bonus")
            award = Award(seat, "carrara.announced", (item,))
            details = {"objects": sum(state.objects_of(seat))}
            where = (f"seat:{seat}",)
            events.append(Event("carrara.announced", seat, "carrara1.end.announce", details, award, where))
        return True

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if option != ANNOUNCE:
            return None
        if state.announced >= 0:
            return Reason("carrara1.end.only-once", {"seat": state.announced})
        if not announcement_open(state):
            return Reason("carrara1.ruling.last-builder-announces")
        unmet = unmet_goal(state, state.mover)
        assert unmet is not None
        return Reason(unmet.rule, {"count": unmet.there, "needed": unmet.needed})


ANNOUNCE_END = AnnounceEnd()
