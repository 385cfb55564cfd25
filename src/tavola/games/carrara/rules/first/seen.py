"""Views: built up from what lies open, and from the viewer's own side of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.rules.first.parts import BOX, COLOURS, COST, TYPE
from tavola.games.carrara.rules.first.stages import Stage
from tavola.games.carrara.rules.progress import cost_built
from tavola.games.carrara.rules.view import Built, CarraraView, Goals, Mat, Screen
from tavola.games.carrara.rules.wheel import on_segment
from tavola.kernel import Decision, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState

_ASKING = (Stage.ACTION, Stage.TAKE, Stage.PAY, Stage.AFTER)


def view(state: CarraraState, seat: Seat | None) -> CarraraView:
    """What this seat (None: a spectator) may know."""
    stage = Stage(state.stage)
    asked = state.mover if stage in _ASKING else None
    own: Decision | None = state.decision_of(seat) if seat is not None and seat == asked else None
    tile, city = state.building
    return CarraraView(
        seat=seat,
        seats=state.seats,
        turn=state.turns,
        mover=None if stage is Stage.OVER or state.mover < 0 else state.mover,
        waiting_for=() if asked is None else (asked,),
        decisions=() if own is None else (own,),
        scores=tuple(state.points),
        standing=state.final,
        stage=stage.shown_as,
        start=_seat(state.start),
        wheel=tuple(_bag(on_segment(state.wheel, s, COLOURS), BOX.colours) for s in range(BOX.segments)),
        bag=sum(state.bag),
        display=tuple(None if number < 0 else BOX.tiles[number].name for number in state.display),
        stack=state.stack.bit_count(),
        building=None if tile < 0 else (BOX.tiles[tile].name, BOX.cities[city].name),
        field=tuple(name for name, n in zip(BOX.objects, state.field, strict=True) if n),
        supply=_bag(state.supply, BOX.objects),
        cities={place.name: _seat(owner) for place, owner in zip(BOX.cities, state.city_stone, strict=True)},
        mats=tuple(_mat(state, owner, seat) for owner in range(state.seats)),
        goals=Goals(*BOX.goals[state.seats]),
        announced_by=_seat(state.announced),
        last_built_by=_seat(state.last_builder),
    )


def _mat(state: CarraraState, owner: Seat, viewer: Seat | None) -> Mat:
    screen_open = owner == viewer or state.open_screens or state.stage == Stage.OVER
    scored = state.scored_types[owner]
    return Mat(
        seat=owner,
        points=state.points[owner],
        buildings=tuple(
            Built(BOX.tiles[tile].name, BOX.types[TYPE[tile]].name, COST[tile], BOX.cities[city].name)
            for tile, city in state.built[owner]
        ),
        cost_built=cost_built(state.built[owner], BOX),
        scored_types=tuple(kind.name for number, kind in enumerate(BOX.types) if scored >> number & 1),
        scorings=state.scorings[owner],
        stones_left=BOX.scorings - state.scorings[owner],
        screen=_screen(state, owner) if screen_open else None,
    )


def _screen(state: CarraraState, owner: Seat) -> Screen:
    return Screen(
        coins=state.coins[owner],
        blocks=_bag(state.hand(owner), BOX.colours),
        objects=_bag(state.objects_of(owner), BOX.objects),
    )


def _bag(counts: tuple[int, ...] | list[int], kinds: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(kinds, counts, strict=True))


def _seat(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat
