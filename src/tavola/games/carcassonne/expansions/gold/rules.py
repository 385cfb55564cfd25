"""The Gold Mines: bars on tiles go to whoever completes something there; the more, the dearer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules import piece_text
from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.feature import Feature, strongest
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.options import RING, OnCell, cell_text, parse_on_cell
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Award, Decision, Event, Events, Item, Option, Pending, Reason, Seat

BARS = components_beside(__name__).number("bars")
WORTH = components_beside(__name__).steps("value")
"""From so many bars on, each is worth so much."""
SEAT_MASKS = 64
"""How many sets of seats there can be; the key of a position packs a cell and such a set into a number."""


@dataclass(frozen=True, slots=True)
class Right:
    """Who is entitled to the bars on a tile, a bit for each seat."""

    cell: int
    seats: int


@dataclass(frozen=True, slots=True)
class GoldState(ModuleState):
    """Where the bars are, and who may take which of them when everything is scored."""

    held: tuple[int, ...]
    """By seat."""
    lying: tuple[int, ...] = ()
    """The cells of all bars on tiles, one entry for each bar."""
    rights: tuple[Right, ...] = ()

    def key(self) -> tuple[int, ...]:
        rights = (right.cell * SEAT_MASKS + right.seats for right in self.rights)
        return *self.held, len(self.lying), *self.lying, *rights


GOLD = Slot[GoldState]("gold")


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
        if "gold" not in state.land.face.symbols:
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
    """Bars lie on tiles until a feature there is completed; at the end they are worth the more, the more."""

    name = "gold"
    steps = (LayBars(), ShareBars())

    def initial(self, seats: int) -> ModuleState:
        return GoldState((0,) * seats)

    def completed(self, state: CarcassonneState, feature: Feature, events: Events) -> None:
        """Note who is entitled to which bars; they are shared when everything is scored."""
        if not feature.strength:
            return
        gold = GOLD.of(state)
        cells = [cell for cell in dict.fromkeys(gold.lying) if feature.tiles >> state.land.tile_at(cell) & 1]
        if cells:
            entitled = sum(1 << seat for seat in strongest(feature.strength, state.seats))
            rights = (*gold.rights, *(Right(cell, entitled) for cell in cells))
            GOLD.put(state, GoldState(gold.held, gold.lying, rights))

    def ended(self, state: CarcassonneState) -> None:
        """What still lies on tiles goes back into the box."""
        GOLD.put(state, GoldState(GOLD.of(state).held))

    def final(self, state: CarcassonneState) -> Iterator[Award]:
        for seat, bars in enumerate(GOLD.of(state).held):
            if bars:
                each = next(worth for count, worth in WORTH if bars >= count)
                yield Award(seat, "carcassonne.gold", (Item("gold", bars, each, "carcassonne.gold.value"),))

    def parse(self, text: str) -> Option | None:
        return parse_on_cell(text, "gold") or parse_on_cell(text, "take-gold")

    def shows(self, state: CarcassonneState) -> GoldView:
        lying: dict[str, int] = {}
        for cell in GOLD.of(state).lying:
            lying[cell_text(cell)] = lying.get(cell_text(cell), 0) + 1
        return GoldView(lying, GOLD.of(state).held)

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        match name.split():
            case ["gold", seat]:
                _give(state, piece_text.seat(state, seat), _bars(state, value))
            case ["bars", cell]:
                at = piece_text.laid_cell(state, cell)
                _put_bars(state, [at] * _bars(state, value))
            case _:
                return False
        return True


def _bars(state: CarcassonneState, text: str) -> int:
    """A number of bars that are still in the box."""
    gold = GOLD.of(state)
    left = BARS - sum(gold.held) - len(gold.lying)
    return piece_text.number(text, left, f"of the {BARS} gold bars there are {left} left")


def _put_bars(state: CarcassonneState, cells: Iterable[int]) -> None:
    gold = GOLD.of(state)
    GOLD.put(state, GoldState(gold.held, (*gold.lying, *cells), gold.rights))


def _give(state: CarcassonneState, to: Seat, bars: int) -> None:
    gold = GOLD.of(state)
    held = tuple(count + bars if seat == to else count for seat, count in enumerate(gold.held))
    GOLD.put(state, GoldState(held, gold.lying, gold.rights))


def _rights(state: CarcassonneState) -> dict[int, int]:
    """Cells with bars to be shared, and who is entitled to them."""
    rights: dict[int, int] = {}
    for right in GOLD.of(state).rights:
        rights[right.cell] = rights.get(right.cell, 0) | right.seats
    return rights


def _take(state: CarcassonneState, seat: Seat, cell: int, events: Events) -> None:
    gold = GOLD.of(state)
    at = gold.lying.index(cell)
    lying = gold.lying[:at] + gold.lying[at + 1 :]
    rights = gold.rights
    if cell not in lying:
        rights = tuple(right for right in rights if right.cell != cell)
    GOLD.put(state, GoldState(gold.held, lying, rights))
    _give(state, seat, 1)
    if events is not None:
        where = (f"cell:{cell_text(cell)}",)
        rule = "carcassonne.gold.majority"
        events.append(Event("carcassonne.gold_taken", seat, rule, {"cell": cell_text(cell)}, where=where))


def _lay(state: CarcassonneState, beside: list[int], events: Events) -> None:
    _put_bars(state, (state.land.cell, *beside))
    if events is not None:
        where = tuple(f"cell:{cell_text(cell)}" for cell in (state.land.cell, *beside))
        details = {"cell": cell_text(beside[0])} if beside else {"cell": cell_text(state.land.cell)}
        events.append(
            Event("carcassonne.gold_laid", state.mover, "carcassonne.gold.two-bars", details, where=where)
        )


def _beside(state: CarcassonneState) -> list[int]:
    land = state.land
    return [land.cell + step for step in RING if land.tile_at(land.cell + step) >= 0]
