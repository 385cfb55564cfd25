"""The Gold Mines: bars on tiles go to whoever completes something there; the more, the dearer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules import preparing
from tavola.games.carcassonne.core.rules.feature import Feature, strongest
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.options import RING, OnCell, cell_text, parse_on_cell
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Award, Decision, Event, Events, Item, Option, Pending, Reason, Seat

BARS = 16
WORTH = ((10, 4), (7, 3), (4, 2), (1, 1))
"""From so many bars on, each is worth so much."""
SEAT_MASKS = 64


@dataclass(frozen=True, slots=True)
class GoldView:
    """Where bars of gold are."""

    lying: Mapping[str, int]
    """Bars on tiles, by cell."""
    held: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class LayBars(CarcassonneTask):
    """One bar onto the tile just laid, one onto a tile beside it."""

    name = "gold"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if "gold" not in state.tile_face[-1].symbols:
            return None
        beside = _beside(state)
        if len(beside) > 1:
            options = tuple(OnCell("gold", cell) for cell in beside)
            return (Decision(state.mover, "carcassonne.gold", options),)
        _lay(state, beside, events)
        return None

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, OnCell)
        _lay(state, [option.cell], events)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.gold.two-bars")


@dataclass(frozen=True, slots=True)
class ShareBars(CarcassonneTask):
    """Bars of what was completed are shared out, one after the other, the mover first."""

    name = "gold-share"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if _rights(state):
            state.do_next(TakeBar(state.mover))
        return None


@dataclass(frozen=True, slots=True)
class TakeBar(CarcassonneTask):
    """A seat takes one of the bars that it is entitled to, if any; then the next one does."""

    name = "gold-share"

    seat: Seat

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        rights, seat = _rights(state), self.seat
        if not rights:
            return None
        mine = [cell for cell, mask in rights.items() if mask >> seat & 1]
        if len(set(rights.values())) > 1 and len(mine) > 1:
            options = tuple(OnCell("take-gold", cell) for cell in mine)
            return (Decision(seat, "carcassonne.gold_share", options),)
        if mine:  # where all rights are alike, it does not matter which bar
            _take(state, seat, mine[0], events)
        state.do_next(TakeBar((seat + 1) % state.seats))
        return None

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, OnCell)
        _take(state, seat, option.cell, events)
        state.do_next(TakeBar((seat + 1) % state.seats))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.gold.tie")


class Gold(Module):
    """Its slot: bars of each seat; how many lie on tiles; their cells; rights to them, cell * 64 + seats."""

    name = "gold"
    steps = (LayBars(), ShareBars())

    def slot(self, seats: int) -> list[int]:
        return [0] * (seats + 1)

    def completed(self, state: CarcassonneState, feature: Feature, events: Events) -> None:
        """Note who is entitled to which bars; they are shared when everything is scored."""
        if not feature.strength:
            return
        slot = _slot(state)
        mask = sum(1 << seat for seat in strongest(feature.strength, state.seats))
        cells = dict.fromkeys(bars_on_tiles(state))
        slot += [cell * SEAT_MASKS + mask for cell in cells if feature.tiles >> state.board[cell] & 1]

    def ended(self, state: CarcassonneState) -> None:
        """What still lies on tiles goes back into the box."""
        _slot(state)[state.seats :] = [0]

    def final(self, state: CarcassonneState) -> Iterator[Award]:
        for seat in range(state.seats):
            if bars := _slot(state)[seat]:
                each = next(worth for count, worth in WORTH if bars >= count)
                yield Award(seat, "carcassonne.gold", (Item("gold", bars, each, "carcassonne.gold.value"),))

    def parse(self, text: str) -> Option | None:
        return parse_on_cell(text, "gold") or parse_on_cell(text, "take-gold")

    def shows(self, state: CarcassonneState) -> GoldView:
        lying: dict[str, int] = {}
        for cell in bars_on_tiles(state):
            lying[cell_text(cell)] = lying.get(cell_text(cell), 0) + 1
        return GoldView(lying, tuple(_slot(state)[: state.seats]))

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        match name.split():
            case ["gold", seat]:
                _slot(state)[preparing.seat(state, seat)] += _bars(state, value)
            case ["bars", cell]:
                at = preparing.laid_cell(state, cell)
                for _ in range(_bars(state, value)):
                    _put_bar(state, at)
            case _:
                return False
        return True


def _slot(state: CarcassonneState) -> list[int]:
    return state.slots[state.rules.slot_number["gold"]]


def _bars(state: CarcassonneState, text: str) -> int:
    """A number of bars that are still in the box."""
    left = BARS - sum(_slot(state)[: state.seats + 1])
    return preparing.number(text, left, f"of the {BARS} gold bars there are {left} left")


def bars_on_tiles(state: CarcassonneState) -> list[int]:
    """The cells of all bars on tiles, one entry for each bar."""
    slot = _slot(state)
    return slot[state.seats + 1 : state.seats + 1 + slot[state.seats]]


def _put_bar(state: CarcassonneState, cell: int) -> None:
    slot = _slot(state)
    slot.insert(state.seats + 1 + slot[state.seats], cell)
    slot[state.seats] += 1


def _rights(state: CarcassonneState) -> dict[int, int]:
    """Cells with bars to be shared, and who is entitled to them."""
    slot = _slot(state)
    rights: dict[int, int] = {}
    for right in slot[state.seats + 1 + slot[state.seats] :]:
        cell, mask = divmod(right, SEAT_MASKS)
        rights[cell] = rights.get(cell, 0) | mask
    return rights


def _take(state: CarcassonneState, seat: Seat, cell: int, events: Events) -> None:
    slot = _slot(state)
    slot.remove(cell)
    slot[state.seats] -= 1
    slot[seat] += 1
    if cell not in bars_on_tiles(state):
        head = state.seats + 1 + slot[state.seats]
        slot[head:] = [right for right in slot[head:] if right // SEAT_MASKS != cell]
    if events is not None:
        where = (f"cell:{cell_text(cell)}",)
        rule = "carcassonne.gold.majority"
        events.append(Event("carcassonne.gold_taken", seat, rule, {"cell": cell_text(cell)}, where=where))


def _lay(state: CarcassonneState, beside: list[int], events: Events) -> None:
    for cell in (state.last_cell, *beside):
        _put_bar(state, cell)
    if events is not None:
        where = tuple(f"cell:{cell_text(cell)}" for cell in (state.last_cell, *beside))
        details = {"cell": cell_text(beside[0])} if beside else {"cell": cell_text(state.last_cell)}
        events.append(
            Event("carcassonne.gold_laid", state.mover, "carcassonne.gold.two-bars", details, where=where)
        )


def _beside(state: CarcassonneState) -> list[int]:
    return [state.last_cell + step for step in RING if state.last_cell + step in state.board]
