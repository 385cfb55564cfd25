"""The action of taking a tile, and the help for whoever could place none of those in the display."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.display import FillSpaces, Refill, send_away
from tavola.games.tuscany.rules.faces import BACK, FACE, HEXAGON, NAMES, NO_TILE, TYPE_OF, TYPES
from tavola.games.tuscany.rules.options import DISCARD, SWAP, TAKE, Discard, Swap, Take
from tavola.games.tuscany.rules.refusals import refusal
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.games.tuscany.rules.yields import spaces
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


def takes(state: TuscanyState) -> Iterator[Take]:
    """Any tile of the display."""
    for space, tile in enumerate(state.display):
        if tile >= 0:
            yield TAKE[space][tile & FACE]


def swaps(state: TuscanyState) -> Iterator[Swap]:
    """Any colour of the display, where no tile of it could be placed and other tiles might."""
    if not state.anything_fits(state.mover) and state.help_is_left(state.mover):
        present = {TYPE_OF[tile & FACE] for tile in state.display if tile >= 0}
        for kind in sorted(present):
            yield SWAP[kind]


def take(state: TuscanyState, option: Take, events: Events) -> None:
    """The tile goes to the storage; then its space is refilled."""
    tile = state.display[option.space]
    state.display[option.space] = NO_TILE
    if events is not None:
        where = (f"display:{option.space + 1}",)
        details = {"tile": NAMES[option.face]}
        events.append(Event("tuscany.took", state.mover, "tuscany.take.any", details, where=where))
    state.do_next(StoreTile(tile), Refill(option.space))


def swap(state: TuscanyState, option: Swap, events: Events) -> None:
    """All tiles of the colour are replaced by neutral ones."""
    gone = send_away(state, option.type)
    if events is not None:
        where = tuple(f"display:{space + 1}" for space in gone)
        details = {"colour": TYPES[option.type], "count": len(gone)}
        events.append(Event("tuscany.swapped", state.mover, "tuscany.take.help", details, where=where))
    state.do_next(FillSpaces(gone, 0, "tuscany.take.help"), AfterSwap())


@dataclass(frozen=True, slots=True)
class StoreTile(TuscanyTask):
    """A tile comes onto a storage space; where none is free, something there makes room."""

    name = "store"
    phase = "discard"

    tile: int

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        seat = state.mover
        if len(state.storage[seat]) < spaces(state, seat):
            state.storage[seat] = (*state.storage[seat], self.tile)
            return None
        faces = dict.fromkeys(tile & FACE for tile in state.storage[seat])
        if len(faces) == 1:
            self._discard(state, seat, next(iter(faces)), events)
            return None
        options = tuple(DISCARD[face] for face in faces)
        return (Decision(seat, "tuscany.discard", options, {"tile": NAMES[self.tile & FACE]}),)

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Discard)
        self._discard(state, seat, option.face, events)

    def _discard(self, state: TuscanyState, seat: Seat, face: int, events: Events) -> None:
        gone = state.remove_stored(seat, face)
        if face == HEXAGON:
            state.fresh = max(0, state.fresh - 1)
        else:
            state.boxed[gone >> BACK] += 1
        state.storage[seat] = (*state.storage[seat], self.tile)
        if events is not None:
            details = {"tile": NAMES[face]}
            where = (f"storage:{seat}",)
            events.append(Event("tuscany.discarded", seat, "tuscany.take.full", details, where=where))

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


@dataclass(frozen=True, slots=True)
class AfterSwap(TuscanyTask):
    """Whoever has begun to swap goes on until something fits, and must take a tile then."""

    name = "after-swap"
    phase = "take"

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if colours := tuple(swaps(state)):
            return (Decision(state.mover, "tuscany.swap", colours),)
        if tiles := tuple(takes(state)):
            return (Decision(state.mover, "tuscany.take", tiles),)
        return None

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Swap):
            swap(state, option, events)
        else:
            assert isinstance(option, Take)
            take(state, option, events)

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)
