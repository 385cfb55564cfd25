"""Decorations and statues: where they may stand, and warehouses for those that do not stand yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules.holdings import EMPTY, held
from tavola.games.carrara.second.advanced.rules.options import (
    DECLINE,
    STORE,
    Gain,
    Move,
    Place,
    Swap,
    move,
    place_on,
    swap,
)
from tavola.games.carrara.second.rules.edition import Action, SecondTask
from tavola.games.carrara.second.rules.places import building_at, place_of
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


def suits(state: SecondState, seat: Seat, at: int, piece: int) -> bool:
    """Whether a piece may stand on a building: there is room, and type or city allow it."""
    mine, (tile, city) = held(state), state.built[seat][at]
    if piece < mine.first_statue:
        return state.edition.type_of[tile] == piece and not mine.has_decoration(seat, at)
    if mine.statue_on(seat, at) >= 0:
        return False
    return piece == mine.gold or piece - mine.first_statue < state.edition.reach[city]


def suited(state: SecondState, seat: Seat, piece: int) -> list[int]:
    """The seat's buildings on which a piece may stand."""
    mine, built = held(state), state.built[seat]
    if piece < mine.first_statue:
        decorated, type_of = mine.decorated[seat], state.edition.type_of
        return [
            at for at, (tile, _) in enumerate(built) if type_of[tile] == piece and not decorated >> at & 1
        ]
    free = [at for at in range(len(built)) if mine.statue_on(seat, at) < 0]
    if piece == mine.gold:
        return free
    reach, colour = state.edition.reach, piece - mine.first_statue
    return [at for at in free if colour < reach[built[at][1]]]


def why_not_there(state: SecondState, seat: Seat, place: str, piece: int) -> Reason:
    """The rule that keeps a piece off a building."""
    mine = held(state)
    at = building_at(state.edition, state.built[seat], place)
    details = {"piece": mine.name(piece), "place": place}
    if at < 0:
        return Reason("carrara2.advanced.place.built", details)
    if mine.is_decoration(piece):
        return Reason("carrara2.advanced.place.decoration", details)
    taken = mine.statue_on(seat, at) >= 0
    rule = "carrara2.advanced.place.one-statue" if taken else "carrara2.advanced.place.statue"
    return Reason(rule, details)


def tell_placed(state: SecondState, kind: str, rule: str, piece: int, at: int, events: Events) -> None:
    """Everybody sees where a piece now stands."""
    if events is not None:
        seat = state.mover
        place = place_of(state.edition, state.built[seat], at)
        tile = state.edition.box.tiles[state.built[seat][at][0]].name
        details = {"piece": held(state).name(piece), "tile": tile, "place": place}
        where = (f"place:{place}@{seat}",)
        events.append(Event(f"carrara-second.{kind}", seat, rule, details, where=where))


class MoveOut(Action):
    """A stored piece may move onto a building in any later turn of its owner."""

    words = ("move",)

    def options(self, state: SecondState) -> list[Option]:
        mine, seat = held(state), state.mover
        found: list[Option] = []
        for piece in mine.movable(seat):
            if there := suited(state, seat, piece):
                name, places = mine.name(piece), state.edition.places(state.built[seat])
                found += [move(name, places[at]) for at in there]
        return found

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, Move)
        mine, seat = held(state), state.mover
        piece = mine.number(option.stored)
        at = building_at(state.edition, state.built[seat], option.place)
        store = mine.store_of(seat)
        room = next(r for r, kept in enumerate(store) if kept == piece and not mine.fresh >> r & 1)
        mine.set_store(seat, room, EMPTY)
        mine.put_onto(seat, at, piece)
        tell_placed(state, "moved", "carrara2.advanced.store.move", piece, at, events)

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, Move):
            return None
        mine, seat = held(state), state.mover
        piece = mine.number(option.stored)
        rooms = [room for room, kept in enumerate(mine.store_of(seat)) if kept == piece]
        if not rooms:
            return Reason("carrara2.advanced.store.rooms", {"piece": option.stored})
        if all(mine.fresh >> room & 1 for room in rooms):
            return Reason("carrara2.advanced.store.later", {"piece": option.stored})
        return why_not_there(state, seat, option.place, piece)


MOVE_OUT = MoveOut()


@dataclass(frozen=True, slots=True)
class PlacePiece(SecondTask):
    """Where the piece in hand goes: onto a building, or into a warehouse."""

    name = "place"
    phase = "place"
    numbered = True

    piece: int

    def options(self, state: SecondState) -> tuple[Option, ...]:
        mine, seat = held(state), state.mover
        places = state.edition.places(state.built[seat])
        found: list[Option] = [place_on(places[at]) for at in suited(state, seat, self.piece)]
        store = mine.store_of(seat)
        if EMPTY in store:
            found.append(STORE)
        elif not found:
            found += [swap(mine.name(kept)) for kept in dict.fromkeys(store)]
            found.append(DECLINE)
        found += MOVE_OUT.options(state)
        return tuple(found)

    def run(self, state: SecondState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara-second.place", self.options(state), self._details(state)),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        mine = held(state)
        match option:
            case Place(place):
                at = building_at(state.edition, state.built[seat], place)
                mine.put_onto(seat, at, self.piece)
                tell_placed(state, "placed", self._rule(state), self.piece, at, events)
            case Swap(stored):
                kept = mine.number(stored)
                room = mine.store_of(seat).index(kept)
                mine.give_back(kept)
                self._store(state, room, "swapped", {"stored": stored}, events)
            case Move():
                state.do_next(self)
                MOVE_OUT.carry_out(state, option, events)
            case _ if option == STORE:
                self._store(state, mine.store_of(seat).index(EMPTY), "stored", {}, events)
            case _:
                mine.give_back(self.piece)
                if events is not None:
                    rule = "carrara2.advanced.store.full"
                    events.append(Event("carrara-second.returned", seat, rule, self._details(state)))

    def _store(
        self, state: SecondState, room: int, kind: str, details: dict[str, object], events: Events
    ) -> None:
        mine = held(state)
        mine.set_store(state.mover, room, self.piece)
        mine.fresh |= 1 << room
        if events is not None:
            rule = "carrara2.advanced.store.must" if kind == "stored" else "carrara2.advanced.store.full"
            facts = {**self._details(state), **details}
            where = (f"warehouse:{room}@{state.mover}",)
            events.append(Event(f"carrara-second.{kind}", state.mover, rule, facts, where=where))

    def _rule(self, state: SecondState) -> str:
        mine = held(state)
        if mine.is_decoration(self.piece):
            return "carrara2.advanced.place.decoration"
        gold = self.piece == mine.gold
        return "carrara2.advanced.court.gold" if gold else "carrara2.advanced.place.statue"

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, Place):
            return why_not_there(state, seat, option.place, self.piece)
        if (reason := MOVE_OUT.refusal(state, option)) is not None:
            return reason
        if option == STORE:
            return Reason("carrara2.advanced.store.rooms", self._details(state))
        if isinstance(option, Swap) or option == DECLINE:
            return Reason("carrara2.advanced.store.full", self._details(state))
        if isinstance(option, Gain):
            return Reason("carrara2.advanced.buy.emptied")
        return Reason("carrara2.advanced.store.must", self._details(state))

    def _details(self, state: SecondState) -> dict[str, object]:
        return {"piece": held(state).name(self.piece)}
