"""The action of placing a tile: which one and where, then how to pay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.cards import discard
from tavola.games.tuscany.rules.effects import cover
from tavola.games.tuscany.rules.faces import HEXAGON, NAMES, TYPE_OF, TYPES
from tavola.games.tuscany.rules.layout import FIELD_NAMES, bits
from tavola.games.tuscany.rules.options import PLACE, Pay, Place
from tavola.games.tuscany.rules.payments import payments, singles_needed
from tavola.games.tuscany.rules.refusals import refusal
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


def places(state: TuscanyState) -> list[Option]:
    """Every tile of the storage, on every field that it fits and that the mover can pay."""
    seat = state.mover
    found: list[Option] = []
    if not state.storage[seat]:
        return found
    hand = state.hand_of(seat)
    least = singles_needed(hand, state.workers[seat], state.box.place_cost)
    for face in state.stored_faces(seat):
        if face != HEXAGON:
            kind = TYPE_OF[face]
            if hand[kind] + 1 >> 1 >= least and (fields := state.open_for(seat, kind)):
                found += _on_fields(face, fields)
        elif state.usable_hexagons(seat):
            for kind, own in enumerate(hand):
                if own + 1 >> 1 >= least and (fields := state.open_for(seat, kind)):
                    found += _on_fields(HEXAGON, fields)
    return found


@lru_cache(maxsize=16384)
def _on_fields(face: int, fields: int) -> tuple[Place, ...]:
    return tuple(PLACE[face][field] for field in bits(fields))


def place(state: TuscanyState, option: Place, events: Events) -> None:
    """What is placed where is settled; next comes the payment."""
    state.agenda.append(_pay_for_tile(option.face, option.field))
    if events is not None:
        where = (f"field:{FIELD_NAMES[option.field]}@{state.mover}",)
        events.append(
            Event("tuscany.placing", state.mover, "tuscany.place.action", option.fields, where=where)
        )


@dataclass(frozen=True, slots=True)
class PayForTile(TuscanyTask):
    """How to pay; always asked, for asking only where there is a choice would tell what the hand hides."""

    name = "pay"
    phase = "pay"
    numbered = True

    face: int
    field: int

    def options(self, state: TuscanyState) -> tuple[Option, ...]:
        seat = state.mover
        hand, workers = tuple(state.hand_of(seat)), state.workers[seat]
        return payments(hand, self.kind(state), workers, state.box.place_cost)

    def run(self, state: TuscanyState, events: Events) -> Pending:
        colour = TYPES[self.kind(state)]
        details = {"tile": NAMES[self.face], "field": FIELD_NAMES[self.field], "colour": colour}
        return (Decision(state.mover, "tuscany.pay", self.options(state), details),)

    def kind(self, state: TuscanyState) -> int:
        """The colour that has to be paid: that of the field."""
        layout = state.layouts[state.mover]
        assert layout is not None
        return layout.types[self.field]

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Pay)
        *cards, workers = option.counts
        discard(state, seat, cards)
        state.workers[seat] -= workers
        tile = state.remove_stored(seat, self.face)
        payment = option.fields["payment"] if events is not None else None
        assert not isinstance(payment, str)
        cover(state, seat, self.field, tile, events, payment)

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


_pay_for_tile = lru_cache(maxsize=1024)(PayForTile)
"""Tasks are made once: there are few of them."""
