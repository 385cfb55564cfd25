"""Traders: whoever closes a city gets its goods; most goods of a kind score at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules import preparing
from tavola.games.carcassonne.core.rules.faces import CITY
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.tiles import Part, Tile
from tavola.kernel import Award, Bag, Event, Events, Item, SetupError, parse_bag

GOODS = ("wine", "grain", "cloth")
MAJORITY = 10


@dataclass(frozen=True, slots=True)
class GoodsView:
    """By seat, its goods: how many of each kind."""

    goods: tuple[Bag, ...]


class Traders(Module):
    """Its slot counts goods by seat, then kind."""

    name = "traders"
    requires = ("traders-tiles",)
    marks = tuple((kind, 4) for kind in GOODS)

    def mark(self, tile: Tile, part: Part) -> Mapping[str, int]:
        return {part.fact("goods"): 1} if part.fact("goods") else {}

    def slot(self, seats: int) -> list[int]:
        return [0] * (seats * len(GOODS))

    def completed(self, state: CarcassonneState, feature: Feature, events: Events) -> None:
        if feature.kind != CITY:
            return
        goods = [state.rules.read(kind, feature.marks) for kind in GOODS]
        if not any(goods):
            return
        slot = self._slot(state)
        for kind, count in enumerate(goods):
            slot[state.mover * len(GOODS) + kind] += count
        if events is not None:
            taken = {kind: n for kind, n in zip(GOODS, goods, strict=True) if n}
            events.append(
                Event("carcassonne.goods", state.mover, "carcassonne.traders.closer", {"goods": taken})
            )

    def final(self, state: CarcassonneState) -> Iterator[Award]:
        slot = self._slot(state)
        for kind, name in enumerate(GOODS):
            counts = slot[kind :: len(GOODS)]
            if (most := max(counts)) == 0:
                continue
            for seat, count in enumerate(counts):
                if count == most:
                    item = Item("goods", 1, MAJORITY, "carcassonne.traders.majority", details={"goods": name})
                    yield Award(seat, "carcassonne.goods", (item,))

    def shows(self, state: CarcassonneState) -> GoodsView:
        slot = self._slot(state)
        rows = [slot[at : at + len(GOODS)] for at in range(0, len(slot), len(GOODS))]
        return GoodsView(tuple(dict(zip(GOODS, row, strict=True)) for row in rows))

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        match name.split():
            case ["goods", seat]:
                at, slot = preparing.seat(state, seat) * len(GOODS), self._slot(state)
                slot[at : at + len(GOODS)] = parse_bag(value, GOODS).values()
                for kind, (good, most) in enumerate(self._tokens(state).items()):
                    if (held := sum(slot[kind :: len(GOODS)])) > most:
                        raise SetupError(f"{held} {good} are too many: the box has {most}")
                return True
        return False

    def _tokens(self, state: CarcassonneState) -> Mapping[str, int]:
        """How many tokens of each kind there are: one for each symbol on the tiles."""
        tokens = dict.fromkeys(GOODS, 0)
        for tile in state.rules.faces.tiles:
            for part in tile.parts:
                if good := part.fact("goods"):
                    tokens[good] += tile.count
        return tokens

    def _slot(self, state: CarcassonneState) -> list[int]:
        return state.slots[state.rules.slot_number[self.name]]
