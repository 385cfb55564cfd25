"""The quarry: blocks as an edition has them, and every purchase and payment, made once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import mul

from tavola.games.carrara.parts.rules.blocks import (
    Counts,
    blocks_of,
    coded_purchases,
    price_of,
    price_place,
)
from tavola.games.carrara.parts.rules.options import SEGMENTS, Pay, Take
from tavola.kernel import Coded, note, parse_bag


class Lot:
    """What a segment offers. Purchases are numbers until somebody looks at them."""

    __slots__ = ("_all", "_blocks", "_codes", "_price", "_price_at", "_prices", "_upto")

    def __init__(self, blocks: Counts, prices: Counts) -> None:
        self._blocks = blocks
        self._prices = prices
        self._all = 1
        """How many purchases there are, and to take nothing, which is none."""
        self._price = 0
        """What all of it costs."""
        for there, price in zip(blocks, prices, strict=True):
            if there:
                self._all *= there + 1
                self._price += there * price
        self._upto: list[int] | None = None
        """By coins, how many purchases cost no more; made for whoever cannot pay for all of it."""
        self._codes: list[int] | None = None
        """Made when somebody buys."""
        self._price_at = price_place(blocks)

    def __reduce__(self) -> tuple[type[Lot], tuple[Counts, Counts]]:
        return Lot, (self._blocks, self._prices)

    def offers(self, blocks: Counts, coins: int) -> bool:
        """Whether these blocks lie there, at least one, and so many coins pay for them."""
        if len(blocks) != len(self._blocks) or not any(blocks):
            return False
        for wanted, there in zip(blocks, self._blocks, strict=True):
            if not 0 <= wanted <= there:
                return False
        return _price(blocks, self._prices) <= coins

    def ways(self, coins: int) -> int:
        """How many purchases so many coins allow."""
        if coins >= self._price:
            return self._all - 1
        if self._upto is None:
            self._upto = _upto(self._blocks, self._prices, self._price)
        return self._upto[coins] if coins >= 0 else 0

    def purchase(self, coins: int, way: int) -> tuple[int, Counts]:
        """One of them, the fullest hand first: its price, and which blocks."""
        codes = self._coded()
        if coins >= self._price:
            return self._read(codes[way])
        at = self._price_at
        for code in codes:
            if price_of(code, at) <= coins:
                if not way:
                    return self._read(code)
                way -= 1
        raise IndexError("there are not so many purchases")

    def purchases(self, coins: int) -> list[tuple[int, Counts]]:
        """All of them."""
        at = self._price_at
        return [self._read(code) for code in self._coded() if price_of(code, at) <= coins]

    def _coded(self) -> list[int]:
        if self._codes is None:
            self._codes = coded_purchases(self._blocks, self._prices)
        return self._codes

    def _read(self, code: int) -> tuple[int, Counts]:
        at = self._price_at
        return price_of(code, at), blocks_of(code, at, self._blocks)


def _upto(blocks: Counts, prices: Counts, most: int) -> list[int]:
    """By coins, up to the price of all, in how many ways some of the blocks cost no more."""
    costs = [0]
    for there, price in zip(blocks, prices, strict=True):
        if there:
            costs = [cost + n * price for n in range(there + 1) for cost in costs]
    ways = [0] * (most + 1)
    for cost in costs:
        ways[cost] += 1
    ways[0] -= 1  # taking nothing is no purchase
    return list(accumulate(ways))


class Purchases(Coded):
    """What so many coins buy from one of the segments; a number is a place in the list of all purchases."""

    __slots__ = ("_coins", "_colours", "_lots", "_made", "_reached")

    def __init__(self, lots: list[Lot], reached: list[int], coins: int, colours: tuple[str, ...]) -> None:
        super().__init__(range(reached[-1]))
        self._lots = lots
        """By segment."""
        self._reached = reached
        """How many purchases there are up to each segment."""
        self._coins = coins
        self._colours = colours
        self._made: list[Take] = []
        """All of them, once somebody has looked."""

    def option(self, code: int) -> Take:
        segment = bisect_right(self._reached, code)
        if segment == len(self._lots):
            raise IndexError("there are not so many purchases")
        before = self._reached[segment - 1] if segment else 0
        price, counts = self._lots[segment].purchase(self._coins, code - before)
        return Take(segment, counts, self._colours, price)

    def __contains__(self, option: object) -> bool:
        return (
            isinstance(option, Take)
            and option.segment < len(self._lots)
            and self._lots[option.segment].offers(option.counts, self._coins)
        )

    def __iter__(self) -> Iterator[Take]:
        if not self._made:
            self._made = [
                Take(segment, counts, self._colours, price)
                for segment, lot in enumerate(self._lots)
                for price, counts in lot.purchases(self._coins)
            ]
        return iter(self._made)


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
        self._all_prices = tuple(price for segment in prices for price in segment)
        """As blocks lie on the wheel."""
        self._dearest = max(self._all_prices)
        self._ways_to_pay = ways_to_pay
        self._made_of = (colours, prices, on_wheel, ways_to_pay)
        self._payments: dict[tuple[Counts, int, int], tuple[Pay, ...]] = {}
        self._pays: dict[Counts, Pay] = {}
        self._lots: tuple[dict[Counts, Lot], ...] = tuple({} for _ in prices)
        """By segment."""

    def __reduce__(self) -> tuple[Callable[..., Quarry], tuple[object, ...]]:
        """Another process has a quarry of its own."""
        return quarry, self._made_of

    def can_sell(self, wheel: list[int], coins: int) -> bool:
        """Whether any block on the wheel costs no more than these coins."""
        if coins >= self._dearest:
            return any(wheel)
        for there, price in zip(wheel, self._all_prices, strict=True):  # noqa: SIM110 (asked every turn)
            if there and price <= coins:
                return True
        return False

    def affordable(self, wheel: list[int], coins: int) -> Purchases:
        """Every purchase from one segment for so many coins."""
        width, lying = self.width, tuple(wheel)
        found: list[Lot] = []
        reached: list[int] = []
        many = at = 0
        for segment, lots in enumerate(self._lots):
            blocks = lying[at : at + width]
            lot = lots.get(blocks) or self._lot(segment, blocks)
            found.append(lot)
            many += lot.ways(coins)
            reached.append(many)
            at += width
        return Purchases(found, reached, coins, self.colours)

    def ways(self, wheel: list[int], coins: int) -> int:
        """How many purchases there are."""
        width, lying = self.width, tuple(wheel)
        found = at = 0
        for segment, lots in enumerate(self._lots):
            blocks = lying[at : at + width]
            found += (lots.get(blocks) or self._lot(segment, blocks)).ways(coins)
            at += width
        return found

    def purchase(self, wheel: list[int], coins: int, way: int) -> Take | None:
        """One of them, by its number; None: there are not so many."""
        width, lying = self.width, tuple(wheel)
        at = 0
        for segment, lots in enumerate(self._lots):
            blocks = lying[at : at + width]
            lot = lots.get(blocks) or self._lot(segment, blocks)
            ways = lot.ways(coins)
            if way < ways:
                price, counts = lot.purchase(coins, way)
                return Take(segment, counts, self.colours, price)
            way -= ways
            at += width
        return None

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

    def _lot(self, segment: int, blocks: Counts) -> Lot:
        lots = self._lots[segment]
        found = lots.get(blocks)
        if found is None:
            found = note(lots, 4096, blocks, Lot(blocks, self.prices[segment]))
        return found


@lru_cache(maxsize=64)
def quarry(colours: tuple[str, ...], prices: tuple[Counts, ...], on_wheel: int, ways_to_pay: Ways) -> Quarry:
    """The quarry of an edition; the same object for equal ones."""
    return Quarry(colours, prices, on_wheel, ways_to_pay)


def _price(counts: Sequence[int], prices: Sequence[int]) -> int:
    return sum(map(mul, counts, prices))
