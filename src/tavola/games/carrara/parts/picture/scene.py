"""What the panels of every edition draw from: the view, the words, the seats, and which block is which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tavola.drawing.keeper import fact
from tavola.drawing.speech import Seating, Speech
from tavola.kernel import Bag, Seat

ROMAN = ("I", "II", "III", "IV", "V", "VI")

Blocks = tuple[tuple[str, str], ...]
"""Blocks of one place: colour and id of each."""


class Components(Protocol):
    """What the parts of a picture ask of a box."""

    @property
    def colours(self) -> tuple[str, ...]: ...
    @property
    def segments(self) -> int: ...
    @property
    def prices(self) -> tuple[tuple[int, ...], ...]: ...


class Hidden(Protocol):
    """What lies behind a screen, of any edition."""

    @property
    def coins(self) -> int: ...
    @property
    def blocks(self) -> Bag: ...


class Place(Protocol):
    """What lies before a seat."""

    @property
    def seat(self) -> Seat: ...
    @property
    def screen(self) -> Hidden | None: ...


class Table(Protocol):
    """What the parts of a picture ask of a view."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def seats(self) -> int: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def box(self) -> Components: ...
    @property
    def wheel(self) -> tuple[Bag, ...]: ...
    @property
    def bag(self) -> int: ...
    @property
    def stack(self) -> int: ...
    @property
    def mats(self) -> Sequence[Place]: ...


@dataclass
class Scene(Seating):
    """One picture in the making."""

    view: Table
    say: Speech
    colours: Sequence[int] = ()
    names: Sequence[str] = ()

    @fact
    def blocks_on_wheel(self, segment: int) -> Blocks:
        """Blocks on a segment, by its number."""
        return self._blocks[0][segment]

    @fact
    def blocks_of(self, seat: Seat) -> Blocks:
        """Blocks behind a screen that the viewer may look behind."""
        return self._blocks[1][seat]

    @property
    @fact
    def _blocks(self) -> tuple[tuple[Blocks, ...], Mapping[Seat, Blocks]]:
        """Blocks are numbered by colour: the wheel's oldest first, then the screens'.

        New blocks come onto the first segment, so those already on the wheel mostly keep their number.
        """
        count = dict.fromkeys(self.view.box.colours, 0)

        def taken(bag: Bag) -> Blocks:
            found = []
            for colour in self.view.box.colours:
                for _ in range(bag.get(colour, 0)):
                    count[colour] += 1
                    found.append((colour, f"block-{colour}-{count[colour]}"))
            return tuple(found)

        wheel = tuple(taken(bag) for bag in reversed(self.view.wheel))
        mats: Sequence[Place] = self.watched("mats")
        screens = {mat.seat: taken(mat.screen.blocks) for mat in mats if mat.screen is not None}
        return wheel[::-1], screens
