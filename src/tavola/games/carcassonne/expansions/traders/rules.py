"""Traders: whoever closes a city gets its goods; most goods of a kind score at the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import add

from tavola.games.carcassonne.core.rules import piece_text
from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.faces import CITY
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.tiles import Part, Tile
from tavola.kernel import Award, Bag, Event, Events, Item, Seat, SetupError, parse_bag

TOKENS = components_beside(__name__).counts("goods")
"""How many tokens of each kind there are."""
GOODS = tuple(TOKENS)
MAJORITY = components_beside(__name__).number("majority")


@dataclass(frozen=True, slots=True)
class TradersState(ModuleState):
    """By seat, its goods: how many of each kind."""

    goods: tuple[tuple[int, ...], ...]

    def key(self) -> tuple[int, ...]:
        return tuple(count for held in self.goods for count in held)

    def with_goods(self, of: Seat, held: Iterable[int]) -> TradersState:
        """The same with other goods of one seat."""
        now = tuple(held)
        return TradersState(tuple(now if seat == of else goods for seat, goods in enumerate(self.goods)))


TRADERS = Slot[TradersState]("traders")


@dataclass(frozen=True, slots=True)
class GoodsView:
    """By seat, its goods: how many of each kind."""

    goods: tuple[Bag, ...]


class Traders(Module):
    """Goods are for whoever closes a city, also if others own it."""

    name = "traders"
    requires = ("traders-tiles",)
    marks = tuple((kind, 4) for kind in GOODS)

    def mark(self, tile: Tile, part: Part) -> Mapping[str, int]:
        return {part.fact("goods"): 1} if part.fact("goods") else {}

    def initial(self, seats: int) -> ModuleState:
        return TradersState(((0,) * len(GOODS),) * seats)

    def completed(self, state: CarcassonneState, feature: Feature, events: Events) -> None:
        if feature.kind != CITY:
            return
        goods = [state.rules.read(kind, feature.marks) for kind in GOODS]
        if not any(goods):
            return
        traders = TRADERS.of(state)
        held = traders.goods[state.mover]
        TRADERS.put(state, traders.with_goods(state.mover, map(add, held, goods)))
        if events is not None:
            taken = {kind: n for kind, n in zip(GOODS, goods, strict=True) if n}
            events.append(
                Event("carcassonne.goods", state.mover, "carcassonne.traders.closer", {"goods": taken})
            )

    def final(self, state: CarcassonneState) -> Iterator[Award]:
        for name, counts in zip(GOODS, zip(*TRADERS.of(state).goods, strict=True), strict=True):
            if (most := max(counts)) == 0:
                continue
            for seat, count in enumerate(counts):
                if count == most:
                    item = Item("goods", 1, MAJORITY, "carcassonne.traders.majority", details={"goods": name})
                    yield Award(seat, "carcassonne.goods", (item,))

    def shows(self, state: CarcassonneState) -> GoodsView:
        return GoodsView(tuple(dict(zip(GOODS, held, strict=True)) for held in TRADERS.of(state).goods))

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        match name.split():
            case ["goods", seat]:
                of, given = piece_text.seat(state, seat), parse_bag(value, GOODS).values()
                traders = TRADERS.of(state).with_goods(of, given)
                for kind, (good, most) in enumerate(TOKENS.items()):
                    if (held := sum(goods[kind] for goods in traders.goods)) > most:
                        raise SetupError(f"{held} {good} are too many: the box has {most}")
                TRADERS.put(state, traders)
                return True
        return False
