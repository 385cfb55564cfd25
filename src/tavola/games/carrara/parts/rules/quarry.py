"""The quarry: blocks as an edition has them, and every purchase and payment, made once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import mul

from tavola.games.carrara.parts.rules.blocks import Counts, prices_of_parts, purchases
from tavola.games.carrara.parts.rules.options import SEGMENTS, Pay, Take
from tavola.kernel import note, parse_bag


class Lot:
    """What a segment offers. How much of it coins can buy is soon known; what, only if somebody looks."""

    __slots__ = ("_by_coins", "_costs", "_takes")

    def __init__(self, costs: list[int]) -> None:
        self._costs = costs
        """Of every part of it, nothing at all included, the cheapest first."""
        self._takes: tuple[Take, ...] = ()
        self._by_coins: dict[int, tuple[Take, ...]] = {}

    def ways(self, coins: int) -> int:
        """How many purchases so many coins allow."""
        costs = self._costs
        return (len(costs) if coins >= costs[-1] else bisect_right(costs, coins)) - 1

    def takes(self, quarry: Quarry, segment: int, blocks: Counts, coins: int) -> tuple[Take, ...]:
        """These purchases, the fullest hand first."""
        if not self.ways(coins):
            return ()
        found = self._by_coins.get(coins)
        if found is None:
            every = self._takes = self._takes or quarry.every_take(segment, blocks)
            found = every
            if coins < self._costs[-1]:
                found = self._by_coins[coins] = tuple([take for take in every if take.price <= coins])
        return found


Ways = Callable[[Counts, int, int], Iterable[Counts]]
"""Every way in which blocks pay a cost where the first so many colours are accepted."""


class Quarry:
    """Colours, prices, and what can be bought and paid with blocks."""

    def __init__(
        self, colours: tuple[str, ...], prices: tuple[Counts, ...], on_wheel: int, ways_to_pay: Ways
    ) -> None:
        self.colours = colours
        self.prices = prices
        """By segment, then colour."""
        self.on_wheel = on_wheel
        """How many blocks lie on the wheel after it was refilled."""
        self.width = len(colours)
        self._ways_to_pay = ways_to_pay
        self._made_of = (colours, prices, on_wheel, ways_to_pay)
        self._payments: dict[tuple[Counts, int, int], tuple[Pay, ...]] = {}
        self._pays: dict[Counts, Pay] = {}
        self._lots: tuple[dict[Counts, Lot], ...] = tuple({} for _ in prices)
        """By segment."""

    def __reduce__(self) -> tuple[Callable[..., Quarry], tuple[object, ...]]:
        """Another process has a quarry of its own."""
        return quarry, self._made_of

    def affordable(self, wheel: list[int], coins: int) -> tuple[Take, ...]:
        """Every purchase from one segment for so many coins."""
        width = self.width
        found: tuple[Take, ...] = ()
        at = 0
        for segment in range(len(self.prices)):
            blocks = tuple(wheel[at : at + width])
            found += self._lot(segment, blocks).takes(self, segment, blocks, coins)
            at += width
        return found

    def ways(self, wheel: list[int], coins: int) -> int:
        """How many purchases there are."""
        width = self.width
        found = at = 0
        for segment, lots in enumerate(self._lots):
            blocks = tuple(wheel[at : at + width])
            found += (lots.get(blocks) or self._lot(segment, blocks)).ways(coins)
            at += width
        return found

    def purchase(self, wheel: list[int], coins: int, way: int) -> Take:
        """One of them, by its number."""
        width = self.width
        at = 0
        for segment in range(len(self.prices)):
            blocks = tuple(wheel[at : at + width])
            lot = self._lot(segment, blocks)
            ways = lot.ways(coins)
            if way < ways:
                return lot.takes(self, segment, blocks, coins)[way]
            way -= ways
            at += width
        raise IndexError("there are not so many purchases")

    def price(self, take: Take) -> int:
        """What a purchase costs here: whoever wrote it down may have read other prices."""
        return _price(take.counts, self.prices[take.segment])

    def payments(self, blocks: Counts, reach: int, cost: int) -> tuple[Pay, ...]:
        """By the blocks that can pay at all, how many colours are accepted, and the cost."""
        found = self._payments.get((blocks, reach, cost))
        if found is None:
            rest = (0,) * (self.width - len(blocks))
            every = [self.pay(counts + rest) for counts in self._ways_to_pay(blocks, reach, cost)]
            found = note(self._payments, 16384, (blocks, reach, cost), tuple(every))
        return found

    def pay(self, counts: Counts) -> Pay:
        """The payment of these blocks."""
        return self._pays.get(counts) or note(self._pays, 65536, counts, Pay(counts, self.colours))

    def counts(self, text: str) -> Counts:
        """How many blocks of each colour a text means."""
        return tuple(parse_bag(text, self.colours).values())

    def parse(self, words: list[str]) -> Take | Pay | None:
        """The purchase or payment that these words mean; None: they mean none."""
        match words:
            case ["take", segment, blocks] if segment in SEGMENTS:
                return self._take(SEGMENTS.index(segment), self.counts(blocks))
            case ["pay", blocks]:
                return self.pay(self.counts(blocks))
        return None

    def _take(self, segment: int, counts: Counts) -> Take:
        return Take(segment, counts, self.colours, _price(counts, self.prices[segment]))

    def every_take(self, segment: int, blocks: Counts) -> tuple[Take, ...]:
        """All that blocks on a segment offer whoever has coins enough."""
        every = purchases(blocks, self.prices[segment])
        return tuple([Take(segment, counts, self.colours, price) for price, counts in every])

    def _lot(self, segment: int, blocks: Counts) -> Lot:
        lots = self._lots[segment]
        found = lots.get(blocks)
        if found is None:
            found = note(lots, 4096, blocks, Lot(prices_of_parts(blocks, self.prices[segment])))
        return found


@lru_cache(maxsize=64)
def quarry(colours: tuple[str, ...], prices: tuple[Counts, ...], on_wheel: int, ways_to_pay: Ways) -> Quarry:
    """The quarry of an edition; the same object for equal ones."""
    return Quarry(colours, prices, on_wheel, ways_to_pay)


def _price(counts: Sequence[int], prices: Sequence[int]) -> int:
    return sum(map(mul, counts, prices))
