"""Views: built up from what lies open, and from the viewer's own side of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.actions.build import Payment
from tavola.games.carrara.first.rules.edition import Edition
from tavola.games.carrara.first.rules.view import Built, CarraraView, Goals, Mat, Screen
from tavola.games.carrara.parts.rules.wheel import on_segment
from tavola.kernel import Chance, Decision, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


def build_view(state: CarraraState, seat: Seat | None) -> CarraraView:
    """What this seat (None: a spectator) may know."""
    box, colours = state.edition.box, state.edition.colours
    task, pending = state.task, state.pending
    asked = None if isinstance(pending, Chance) or not pending else state.mover
    own: Decision | None = state.decision_of(seat) if seat is not None and seat == asked else None
    building = (task.tile, task.city) if isinstance(task, Payment) else None
    return CarraraView(
        seat=seat,
        seats=state.seats,
        turn=state.turns,
        mover=None if task is None or state.mover < 0 else state.mover,
        waiting_for=() if asked is None else (asked,),
        decisions=() if own is None else (own,),
        scores=tuple(state.points),
        standing=state.final,
        box=box,
        stage="over" if task is None else task.phase,
        start=_seat(state.start),
        wheel=tuple(_bag(on_segment(state.wheel, at, colours), box.colours) for at in range(box.segments)),
        bag=sum(state.bag),
        display=tuple(None if number < 0 else box.tiles[number].name for number in state.display),
        stack=state.stack.bit_count(),
        building=building and (box.tiles[building[0]].name, box.cities[building[1]].name),
        field=tuple(name for name, n in zip(box.objects, state.field, strict=True) if n),
        supply=_bag(state.supply, box.objects),
        cities={place.name: _seat(owner) for place, owner in zip(box.cities, state.city_stone, strict=True)},
        mats=tuple(_mat(state, owner, seat) for owner in range(state.seats)),
        goals=Goals(*box.goals[state.seats]),
        announced_by=_seat(state.announced),
        last_built_by=_seat(state.last_builder),
    )


def _mat(state: CarraraState, owner: Seat, viewer: Seat | None) -> Mat:
    screen_open = owner == viewer or state.open_screens or state.over
    scored, edition, box = state.scored_types[owner], state.edition, state.edition.box
    return Mat(
        seat=owner,
        points=state.points[owner],
        buildings=tuple(_built(edition, tile, city) for tile, city in state.built[owner]),
        cost_built=edition.cost_built(state.built[owner]),
        scored_types=tuple(kind.name for number, kind in enumerate(box.types) if scored >> number & 1),
        scorings=state.scorings[owner],
        stones_left=box.scorings - state.scorings[owner],
        screen=_screen(state, owner) if screen_open else None,
    )


def _built(edition: Edition, tile: int, city: int) -> Built:
    box = edition.box
    kind = box.types[edition.type_of[tile]].name
    return Built(box.tiles[tile].name, kind, edition.cost[tile], box.cities[city].name)


def _screen(state: CarraraState, owner: Seat) -> Screen:
    box = state.edition.box
    return Screen(
        coins=state.coins[owner],
        blocks=_bag(state.hand(owner), box.colours),
        objects=_bag(state.objects_of(owner), box.objects),
    )


def _bag(counts: tuple[int, ...] | list[int], kinds: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(kinds, counts, strict=True))


def _seat(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat
