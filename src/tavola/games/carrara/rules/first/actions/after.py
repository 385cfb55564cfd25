"""After the action: the extra purchase, the announcement, and the end of the turn or the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.rules.first.actions.final import final_scoring
from tavola.games.carrara.rules.first.parts import BOX, SAY, TYPES
from tavola.games.carrara.rules.first.stages import Stage
from tavola.games.carrara.rules.options import ANNOUNCE, END, BuyObject
from tavola.games.carrara.rules.progress import cost_built
from tavola.kernel import Award, Decision, Event, Item, Option, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState


def question(state: CarraraState) -> Decision:
    """Always asked, even if only ending is possible: else the question itself would tell."""
    return Decision(state.mover, "carrara.after", tuple(_options(state)), {"coins": state.coins[state.mover]})


def _options(state: CarraraState) -> Iterator[Option]:
    if not state.extra_bought and state.coins[state.mover] >= BOX.object_price:
        for kind in range(TYPES):
            if state.field[kind]:
                yield SAY.object[kind]
    if announcement_open(state) and unmet_goal(state, state.mover) is None:
        yield ANNOUNCE
    yield END


def announcement_open(state: CarraraState) -> bool:
    """Nobody has announced; after the last building only its builder still may."""
    return state.announced < 0 and state.last_builder in (-1, state.mover)


def unmet_goal(state: CarraraState, seat: Seat) -> tuple[str, int, int] | None:
    """The first of the three conditions that is not met: its rule, what there is, what is needed."""
    scorings, objects, cost = BOX.goals[state.seats]
    have = (state.scorings[seat], sum(state.objects_of(seat)), cost_built(state.built[seat], BOX))
    rules = (
        "carrara1.end.condition-scorings",
        "carrara1.end.condition-objects",
        "carrara1.end.condition-cost",
    )
    for rule, there, needed in zip(rules, have, (scorings, objects, cost), strict=True):
        if there < needed:
            return rule, there, needed
    return None


def answer(state: CarraraState, option: Option, events: list[Event] | None) -> None:
    """Buy an object and be asked once more; or announce, or end the turn."""
    if isinstance(option, BuyObject):
        _buy_object(state, option, events)
        return
    if option == ANNOUNCE:
        _announce(state, events)
    else:
        assert option == END
    _end_turn(state, events)


def _buy_object(state: CarraraState, option: BuyObject, events: list[Event] | None) -> None:
    state.coins[state.mover] -= BOX.object_price
    state.field[option.object] -= 1
    state.objects[state.mover * TYPES + option.object] += 1
    state.extra_bought = True
    if events is not None:
        details = {**option.fields, "coins": BOX.object_price}
        where = (f"object:{option.name}", f"seat:{state.mover}")
        events.append(Event("carrara.object", state.mover, "carrara1.extra.one", details, where=where))


def _announce(state: CarraraState, events: list[Event] | None) -> None:
    state.announced = state.mover
    state.points[state.mover] += BOX.end_bonus
    if events is not None:
        item = Item("announced", 1, BOX.end_bonus, "carrara1.end.bonus")
        award = Award(state.mover, "carrara.announced", (item,))
        details = {"objects": sum(state.objects_of(state.mover))}
        where = (f"seat:{state.mover}",)
        events.append(Event("carrara.announced", state.mover, "carrara1.end.announce", details, award, where))


def decline(state: CarraraState, events: list[Event] | None) -> None:
    """No action in the last round; the extra purchase is still open."""
    state.stage = Stage.AFTER
    if events is not None:
        events.append(Event("carrara.declined", state.mover, "carrara1.end.no-duty"))


def _end_turn(state: CarraraState, events: list[Event] | None) -> None:
    state.turns += 1
    state.extra_bought = False
    following = (state.mover + 1) % state.seats
    ending = state.announced >= 0 or state.last_builder >= 0
    if ending and following == state.start:
        final_scoring(state, events)
        state.stage = Stage.OVER
        return
    state.mover = following
    state.stage = Stage.ACTION
