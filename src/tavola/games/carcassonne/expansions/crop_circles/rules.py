"""The Crop Circles: everybody adds a meeple beside their own, or takes one back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.faces import CITY, FIELD, ROAD
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.options import SKIP, At, Plain, Skip, parse_at, part_text
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

KINDS = {"fork": FIELD, "club": ROAD, "shield": CITY}
ADD, REMOVE = Plain("all-add"), Plain("all-remove")
ADDED = ("meeple", "big-meeple")


@dataclass(frozen=True, slots=True)
class CropCirclesState(ModuleState):
    """For every tile whose turn is not over: which kind of place its crop circle is about, or 0."""

    laid: tuple[int, ...] = ()

    def key(self) -> tuple[int, ...]:
        return self.laid


NO_TILE, PLAIN_TILE = CropCirclesState(), CropCirclesState((0,))
CROP_CIRCLES = Slot[CropCirclesState]("crop-circles")


@dataclass(frozen=True, slots=True)
class LookForCropCircle(CarcassonneTask):
    """After the turn: was the tile of this step one with a crop circle?"""

    name = "crop-circle"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        laid = CROP_CIRCLES.of(state).laid
        kind = laid[-1]
        CROP_CIRCLES.put(state, NO_TILE if len(laid) == 1 else CropCirclesState(laid[:-1]))
        if kind:
            state.do_next(ChooseForAll(kind))
        return None


@dataclass(frozen=True, slots=True)
class ChooseForAll(CarcassonneTask):
    """Whoever laid the crop circle says what everybody does with meeples in such places."""

    name = "crop-circle"

    kind: int

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        details = {"circle": _circle(self.kind)}
        return (Decision(state.mover, "carcassonne.crop", (ADD, REMOVE), details),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        clockwise = ((seat + n) % state.seats for n in range(1, state.seats + 1))  # the mover comes last
        state.do_next(*(AddOrRemove(self.kind, option == ADD, other) for other in clockwise))
        if events is not None:
            do = "add" if option == ADD else "remove"
            details = {"circle": _circle(self.kind), "do": do}
            events.append(Event("carcassonne.crop", state.mover, f"carcassonne.crop.{do}", details))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.crop.must-choose")


@dataclass(frozen=True, slots=True)
class AddOrRemove(CarcassonneTask):
    """What one seat does."""

    name = "crop"

    kind: int
    adds: bool
    seat: Seat

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        kind, seat = self.kind, self.seat
        options = tuple(_additions(state, kind, seat) if self.adds else _removals(state, kind, seat))
        if not options:
            return None
        details = {"circle": _circle(kind)}
        if self.adds:
            return (Decision(seat, "carcassonne.crop_add", (*options, SKIP), details),)
        if len(options) > 1:
            return (Decision(seat, "carcassonne.crop_remove", options, details),)
        _carry_out(state, seat, options[0], events)
        return None

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        if not isinstance(option, Skip):
            assert isinstance(option, At)
            _carry_out(state, seat, option, events)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if not self.adds:
            return Reason("carcassonne.crop.remove", dict(option.fields))
        if isinstance(option, At) and option.figure not in ADDED:
            return Reason("carcassonne.ruling.crop-figures", dict(option.fields))
        return Reason("carcassonne.crop.same-kind", dict(option.fields))


class CropCircles(Module):
    """Tiles with a crop circle let everybody do the same, in one kind of place."""

    name = "crop-circles"
    steps = (LookForCropCircle(),)

    def initial(self, seats: int) -> ModuleState:
        return NO_TILE

    def laid(self, state: CarcassonneState) -> None:
        if state.land.seats[-1] >= 0:
            circle = state.land.face.symbols.get("crop-circle")
            laid = CROP_CIRCLES.of(state).laid
            if circle is None and not laid:
                CROP_CIRCLES.put(state, PLAIN_TILE)
                return
            kind = 0 if circle is None else KINDS[circle.fact("kind")]
            CROP_CIRCLES.put(state, CropCirclesState((*laid, kind)))

    def parse(self, text: str) -> Option | None:
        plain = next((option for option in (ADD, REMOVE) if str(option) == text), None)
        return plain or parse_at(text, "add", "remove")


def _circle(kind: int) -> str:
    return next(name for name, place in KINDS.items() if place == kind)


def _own(state: CarcassonneState, kind: int, seat: Seat) -> Iterator[tuple[int, int]]:
    """The meeples of a seat in such places: segment and figure."""
    for segment, figure, owner in state.figures:
        if owner == seat and state.land.kind_of(segment) == kind and state.rules.strengths[figure]:
            yield segment, figure


def _additions(state: CarcassonneState, kind: int, seat: Seat) -> Iterator[At]:
    numbers = [(name, state.rules.figure_number.get(name)) for name in ADDED]
    at_hand = [name for name, n in numbers if n is not None and state.in_supply(n, seat)]
    for segment in dict.fromkeys(segment for segment, _ in _own(state, kind, seat)):
        for name in at_hand:
            yield state.option_at("add", segment, name)


def _removals(state: CarcassonneState, kind: int, seat: Seat) -> Iterator[At]:
    for segment, figure in dict.fromkeys(_own(state, kind, seat)):
        yield state.option_at("remove", segment, state.rules.figures[figure].name)


def _carry_out(state: CarcassonneState, seat: Seat, option: At, events: Events) -> None:
    segment, figure = state.segment_of(option), state.rules.figure_number[option.figure]
    if option.verb == "add":
        state.put(figure, seat, segment)
    else:
        state.take(state.figures.index((segment, figure, seat)))
    if events is not None:
        where = (part_text(option.cell, option.part),)
        rule = "carcassonne.crop.add" if option.verb == "add" else "carcassonne.crop.remove"
        kind = "carcassonne.crop_added" if option.verb == "add" else "carcassonne.crop_removed"
        events.append(Event(kind, seat, rule, dict(option.fields), where=where))
    if option.verb == "remove":
        for module in state.rules.hear_figures_removed:
            module.figures_removed(state, events)
