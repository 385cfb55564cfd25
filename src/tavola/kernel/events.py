"""Events: what happened, for logs and explanations; and awards, which explain every point."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tavola.kernel.options import Seat
from tavola.kernel.values import made_often


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score: `count` × `value`, what for, where on the board, by which rule."""

    what: str
    count: int
    value: int
    rule: str
    where: str = ""
    unit: str = "points"
    details: Mapping[str, object] = field(default_factory=dict)

    @property
    def total(self) -> int:
        return self.count * self.value


@dataclass(frozen=True, slots=True)
class Award:
    """What a seat gets in one scoring, as a sum of items."""

    seat: Seat
    source: str
    items: tuple[Item, ...]

    def total(self, unit: str = "points") -> int:
        return sum(item.total for item in self.items if item.unit == unit)

    @property
    def points(self) -> int:
        return self.total("points")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `kind` and `details` become words, `rule` says by which rule."""

    kind: str
    seat: Seat | None
    rule: str
    details: Mapping[str, object] = field(default_factory=dict)
    award: Award | None = None
    where: tuple[str, ...] = ()
    """What it concerns on the board, by the `data-ref` of the drawing."""
    secret: Mapping[str, object] = field(default_factory=dict)
    """Details that only the seats in `known_to` learn."""
    known_to: frozenset[Seat] = frozenset()

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat (None: a spectator) may know it."""
        if not self.secret:
            return self
        if seat is not None and seat in self.known_to:
            return replace(self, details={**self.details, **self.secret}, secret={})
        return replace(self, secret={})


made_often(Item, Award, Event)


def visible_to(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """These events as a seat (None: a spectator) may know them."""
    return [event.seen_by(seat) for event in events]
