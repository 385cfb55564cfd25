"""Views: built up from what lies open, and from the viewer's own side of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.wheel import on_segment
from tavola.games.carrara.second.rules.actions.build import PayForBuilding
from tavola.games.carrara.second.rules.actions.monument import PayForMonument
from tavola.games.carrara.second.rules.places import place_of
from tavola.games.carrara.second.rules.view import Built, CourtSection, EndOfGame, Mat, Screen, SecondView
from tavola.kernel import Chance, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


def build_view(state: SecondState, seat: Seat | None) -> SecondView:
    """What this seat (None: a spectator) may know."""
    shared = _open_view(state)
    return shared if seat is None else view_beyond(state, shared, seat)


def view_beyond(state: SecondState, shared: SecondView, seat: Seat) -> SecondView:
    """What a seat knows besides what lies open: what it is asked, and what is behind its own screen."""
    is_asked = not isinstance(state.pending, Chance) and seat == state.mover
    own = state.decision_of(seat) if is_asked else None
    return replace(
        shared,
        seat=seat,
        decisions=() if own is None else (own,),
        mats=tuple(
            replace(mat, screen=_behind_screen(state, seat)) if mat.seat == seat else mat
            for mat in shared.mats
        ),
    )


def _open_view(state: SecondState) -> SecondView:
    """What lies open."""
    box, colours = state.edition.box, state.edition.colours
    task, pending = state.task, state.pending
    asked = None if isinstance(pending, Chance) or not pending else state.mover
    view = SecondView(
        seat=None,
        seats=state.seats,
        turn=state.turns,
        mover=None if task is None or state.mover < 0 else state.mover,
        waiting_for=() if asked is None else (asked,),
        decisions=(),
        scores=tuple(state.points),
        standing=state.final,
        box=box,
        stage="over" if task is None else task.phase,
        start=_seat(state.start),
        wheel=tuple(_bag(on_segment(state.wheel, at, colours), box.colours) for at in range(box.segments)),
        bag=sum(state.bag),
        display=tuple(None if number < 0 else box.tiles[number].name for number in state.display),
        stack=sum(state.stack),
        monuments=_chosen(state.monuments, [kind.name for kind in box.types]),
        improvements=_chosen(state.improvements, box.improvements),
        building=_building(state),
        cities={place.name: _seat(owner) for place, owner in zip(box.cities, state.city_stone, strict=True)},
        court=_court(state),
        open_area=tuple(state.open),
        marker=_seat(state.leader),
        mats=tuple(_mat(state, owner) for owner in range(state.seats)),
        end=_end(state),
    )
    return state.more.seen(state, view)


def _building(state: SecondState) -> tuple[str, str] | None:
    box = state.edition.box
    match state.task:
        case PayForBuilding(tile, city):
            return box.tiles[tile].name, box.cities[city].name
        case PayForMonument(kind, city, _):
            return box.tiles[state.edition.regular + kind].name, box.cities[city].name
    return None


def _court(state: SecondState) -> tuple[CourtSection, ...]:
    return tuple(
        CourtSection(
            section.name,
            section.kind,
            section.amount,
            tuple(seat for seat in range(state.seats) if state.court[seat] >> number & 1),
            visited=state.leader >= 0 and state.visit == number,
        )
        for number, section in enumerate(state.edition.box.court)
    )


def _end(state: SecondState) -> EndOfGame:
    last: list[Seat] = []
    if state.ending >= 0 and state.agenda:
        seat = state.mover if state.mover != state.ending else (state.mover + 1) % state.seats
        while seat != state.ending:
            last.append(seat)
            seat = (seat + 1) % state.seats
    fewest = min(map(state.stones_left, range(state.seats)))
    return EndOfGame(sum(state.stack), fewest, _seat(state.ending), tuple(last))


def _mat(state: SecondState, owner: Seat) -> Mat:
    edition, box = state.edition, state.edition.box
    return Mat(
        seat=owner,
        points=state.points[owner],
        buildings=tuple(_built(state, owner, at) for at in range(len(state.built[owner]))),
        scored_types=_chosen(state.scored_types[owner], [kind.name for kind in box.types]),
        scored_landscapes=_chosen(state.scored_landscapes[owner], [each.name for each in box.landscapes]),
        improvements=_chosen(state.improved[owner], box.improvements),
        rates={name: state.rate(owner, number) for number, name in enumerate(box.improvements)},
        stones_left=state.stones_left(owner),
        screen=_behind_screen(state, owner) if state.open_screens or state.over else None,
        prospects=tuple(p for field in edition.order.fields for p in field.prospects(state, owner)),
    )


def _behind_screen(state: SecondState, owner: Seat) -> Screen:
    return Screen(state.coins[owner], _bag(state.hand(owner), state.edition.box.colours))


def _built(state: SecondState, seat: Seat, at: int) -> Built:
    edition, (tile, city) = state.edition, state.built[seat][at]
    return Built(
        tile=edition.box.tiles[tile].name,
        type=edition.box.types[edition.type_of[tile]].name,
        value=edition.value[tile],
        city=edition.box.cities[city].name,
        place=place_of(edition, state.built[seat], at),
        monument=tile >= edition.regular,
        worth=edition.order.value(state, seat, at),
    )


def _bag(counts: Sequence[int], kinds: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(kinds, counts, strict=True))


def _chosen(bits: int, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)


def _seat(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat
