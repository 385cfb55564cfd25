"""The quarry: blocks as an edition has them, and every purchase and payment, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import mul

from tavola.games.carrara.parts.rules.blocks import Counts, purchases
from tavola.games.carrara.parts.rules.options import SEGMENTS, Pay, Take
from tavola.kernel import parse_bag


class Lot:
    """What a segment offers: who has fewer coins than all of it costs can buy a part."""

    __slots__ = ("_by_coins", "price", "takes")

    def __init__(self, takes: tuple[Take, ...], price: int) -> None:
        self.takes = takes
        self.price = price
        """What all of it costs."""
        self._by_coins: dict[int, tuple[Take, ...]] = {}

    def for_coins(self, coins: int) -> tuple[Take, ...]:
        """What so many coins, fewer than the price of all, can buy."""
        found = self._by_coins.get(coins)
        if found is None:
            found = self._by_coins[coins] = tuple([take for take in self.takes if take.price <= coins])
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
        self.payments: Callable[[Counts, int, int], tuple[Pay, ...]] = lru_cache(maxsize=16384)(
            self._payments
        )
        """By the blocks that can pay at all, how many colours are accepted, and the cost."""
        self.take: Callable[[int, Counts], Take] = lru_cache(maxsize=65536)(self._take)
        self.pay: Callable[[Counts], Pay] = lru_cache(maxsize=65536)(self._pay)
        self._lot: Callable[[int, Counts], Lot] = lru_cache(maxsize=16384)(self._new_lot)

    def __reduce__(self) -> tuple[Callable[..., Quarry], tuple[object, ...]]:
        """Another process has a quarry of its own."""
        return quarry, self._made_of

    def affordable(self, wheel: list[int], coins: int) -> tuple[Take, ...]:
        """Every purchase from one segment for so many coins."""
        lot_of, width = self._lot, self.width
        found: tuple[Take, ...] = ()
        at = 0
        for segment in range(len(self.prices)):
            lot = lot_of(segment, tuple(wheel[at : at + width]))
            found += lot.takes if coins >= lot.price else lot.for_coins(coins)
            at += width
        return found

    def price(self, take: Take) -> int:
        """What a purchase costs here: whoever wrote it down may have read other prices."""
        return self.take(take.segment, take.counts).price

    def counts(self, text: str) -> Counts:
        """How many blocks of each colour a text means."""
        return tuple(parse_bag(text, self.colours).values())

    def parse(self, words: list[str]) -> Take | Pay | None:
        """The purchase or payment that these words mean; None: they mean none."""
        match words:
            case ["take", segment, blocks] if segment in SEGMENTS:
                return self.take(SEGMENTS.index(segment), self.counts(blocks))
            case ["pay", blocks]:
                return self.pay(self.counts(blocks))
        return None

    def _take(self, segment: int, counts: Counts) -> Take:
        return Take(segment, counts, self.colours, _price(counts, self.prices[segment]))

    def _payments(self, blocks: Counts, reach: int, cost: int) -> tuple[Pay, ...]:
        rest = (0,) * (self.width - len(blocks))
        return tuple(self.pay(counts + rest) for counts in self._ways_to_pay(blocks, reach, cost))

    def _pay(self, counts: Counts) -> Pay:
        return Pay(counts, self.colours)

    def _new_lot(self, segment: int, blocks: Counts) -> Lot:
        prices = self.prices[segment]
        takes = [Take(segment, counts, self.colours, price) for price, counts in purchases(blocks, prices)]
        return Lot(tuple(takes), _price(blocks, prices))


@lru_cache(maxsize=64)
def quarry(colours: tuple[str, ...], prices: tuple[Counts, ...], on_wheel: int, ways_to_pay: Ways) -> Quarry:
    """The quarry of an edition; the same object for equal ones."""
    return Quarry(colours, prices, on_wheel, ways_to_pay)


def _price(counts: Sequence[int], prices: Sequence[int]) -> int:
    return sum(map(mul, counts, prices))
