"""The action of taking a tile, and the help for whoever could place none of those in the display."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.display import fill_spaces, refill, send_away
from tavola.games.tuscany.rules.faces import BACK, FACE, HEXAGON, NAMES, NO_TILE, TYPE_OF, TYPES
from tavola.games.tuscany.rules.options import DISCARD, SWAP, TAKE, Discard, Swap, Take
from tavola.games.tuscany.rules.refusals import refusal
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.games.tuscany.rules.yields import spaces
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


def add_takes(state: TuscanyState, found: list[Option]) -> None:
    """Any tile of the display."""
    for space, tile in enumerate(state.display):
        if tile >= 0:
            found.append(TAKE[space][tile & FACE])


def add_swaps(state: TuscanyState, found: list[Option]) -> None:
    """Any colour of the display, where no tile of it could be placed and other tiles might."""
    if not state.anything_fits(state.mover) and state.help_is_left(state.mover):
        present = {TYPE_OF[tile & FACE] for tile in state.display if tile >= 0}
        found += [SWAP[kind] for kind in sorted(present)]


def take(state: TuscanyState, option: Take, events: Events) -> None:
    """The tile goes to the storage; then its space is refilled."""
    tile = state.display[option.space]
    state.display[option.space] = NO_TILE
    if events is not None:
        where = (f"display:{option.space + 1}",)
        details = {"tile": NAMES[option.face]}
        events.append(Event("tuscany.took", state.mover, "tuscany.take.any", details, where=where))
    state.agenda.append(refill(option.space))
    if not _stored(state, tile, events):
        state.agenda.append(store_tile(tile))


def swap(state: TuscanyState, option: Swap, events: Events) -> None:
    """All tiles of the colour are replaced by neutral ones."""
    gone = send_away(state, option.type)
    if events is not None:
        where = tuple(f"display:{space + 1}" for space in gone)
        details = {"colour": TYPES[option.type], "count": len(gone)}
        events.append(Event("tuscany.swapped", state.mover, "tuscany.take.help", details, where=where))
    state.do_next(fill_spaces(gone, 0, "tuscany.take.help"), AfterSwap())


def _stored(state: TuscanyState, tile: int, events: Events) -> bool:
    """Whether the mover could store a tile without a question."""
    seat = state.mover
    stored = state.storage[seat]
    if len(stored) < spaces(state, seat):
        state.storage[seat] = (*stored, tile)
        return True
    face = stored[0] & FACE
    for other in stored:
        if other & FACE != face:
            return False
    _replace_stored(state, seat, face, tile, events)
    return True


def _replace_stored(state: TuscanyState, seat: Seat, face: int, tile: int, events: Events) -> None:
    gone = state.remove_stored(seat, face)
    if face == HEXAGON:
        state.fresh = max(0, state.fresh - 1)
    else:
        state.boxed[gone >> BACK] += 1
    state.storage[seat] = (*state.storage[seat], tile)
    if events is not None:
        details = {"tile": NAMES[face]}
        where = (f"storage:{seat}",)
        events.append(Event("tuscany.discarded", seat, "tuscany.take.full", details, where=where))


@dataclass(frozen=True, slots=True)
class StoreTile(TuscanyTask):
    """A tile comes onto a storage space; where none is free, something there makes room."""

    name = "store"
    phase = "discard"
    numbered = True

    tile: int

    def options(self, state: TuscanyState) -> tuple[Option, ...]:
        return tuple([DISCARD[face] for face in state.stored_faces(state.mover)])

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if _stored(state, self.tile, events):
            return None
        details = {"tile": NAMES[self.tile & FACE]}
        return (Decision(state.mover, "tuscany.discard", self.options(state), details),)

    def ways(self, state: TuscanyState) -> int:
        return 0 if _stored(state, self.tile, None) else TuscanyTask.ways(self, state)

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Discard)
        _replace_stored(state, seat, option.face, self.tile, events)

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


store_tile = lru_cache(maxsize=1024)(StoreTile)
"""Tasks are made once: there are few of them."""


@dataclass(frozen=True, slots=True)
class AfterSwap(TuscanyTask):
    """Whoever has begun to swap goes on until something fits, and must take a tile then."""

    name = "after-swap"
    phase = "take"
    numbered = True

    def options(self, state: TuscanyState) -> tuple[Option, ...]:
        found: list[Option] = []
        add_swaps(state, found)
        if not found:
            add_takes(state, found)
        return tuple(found)

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        options = self.options(state)
        if not options:
            return None
        ask = "tuscany.swap" if isinstance(options[0], Swap) else "tuscany.take"
        return (Decision(state.mover, ask, options),)

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Swap):
            swap(state, option, events)
        else:
            assert isinstance(option, Take)
            take(state, option, events)

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)
