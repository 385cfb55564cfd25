"""Announcing the end of the game, once its conditions are met."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.edition import Action, Goal
from tavola.games.carrara.first.rules.options import ANNOUNCE
from tavola.kernel import Award, Event, Events, Item, Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


def base_goals(state: CarraraState, seat: Seat) -> Iterator[Goal]:
    """The three conditions of the base game."""
    scorings, objects, cost = state.edition.box.goals[state.seats]
    yield Goal("carrara1.end.condition-scorings", state.scorings[seat], scorings)
    yield Goal("carrara1.end.condition-objects", sum(state.objects_of(seat)), objects)
    yield Goal("carrara1.end.condition-cost", state.edition.estate(state.built[seat]).cost, cost)


def unmet_goal(state: CarraraState, seat: Seat) -> Goal | None:
    """The first condition that the seat does not meet."""
    for goal in state.edition.order.goals(state, seat):
        if goal.there < goal.needed:
            return goal
    return None


class AnnounceEnd(Action):
    """Whoever announces gets a bonus; the round is played to its end.

    The book leaves open who may still announce after the last building (its builder, nobody or everybody),
    and whether an object counts in the turn in which it was bought.
    """

    words = ("announce",)

    def __init__(self, after_last_building: str = "builder", bought_object: str = "counts") -> None:
        self._after_last_building = after_last_building
        self._bought_waits = bought_object == "waits"

    def options(self, state: CarraraState) -> tuple[Option, ...]:
        if self._closed(state) is None and unmet_goal(state, state.mover) is None:
            return (ANNOUNCE,)
        return ()

    def _closed(self, state: CarraraState) -> Reason | None:
        """Why nobody in the mover's place could announce, whatever conditions are met."""
        if state.announced >= 0:
            return Reason("carrara1.end.only-once", {"seat": state.announced})
        if state.last_builder >= 0 and (
            self._after_last_building == "nobody"
            or (self._after_last_building == "builder" and state.last_builder != state.mover)
        ):
            return Reason("carrara1.ruling.last-builder-announces")
        if self._bought_waits and state.extra_bought:
            return Reason("carrara1.ruling.bought-object-counts")
        return None

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        seat, bonus = state.mover, state.edition.box.end_bonus
        state.announced = seat
        state.points[seat] += bonus
        if events is not None:
            item = Item("announced", 1, bonus, "carrara1.end.bonus")
            award = Award(seat, "carrara.announced", (item,))
            details = {"objects": sum(state.objects_of(seat))}
            where = (f"seat:{seat}",)
            events.append(Event("carrara.announced", seat, "carrara1.end.announce", details, award, where))
            events += self._shown(state)

    def _shown(self, state: CarraraState) -> Iterable[Event]:
        """What the announcing seat shows besides."""
        return ()

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if option != ANNOUNCE:
            return None
        if (closed := self._closed(state)) is not None:
            return closed
        unmet = unmet_goal(state, state.mover)
        assert unmet is not None
        return Reason(unmet.rule, {"count": unmet.there, "needed": unmet.needed})
