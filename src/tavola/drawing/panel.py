"""Panels: what a picture of a game is made of, each a list of named fragments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from tavola.drawing.definitions import Definitions, used_definitions
from tavola.drawing.palette import INK
from tavola.drawing.svg import SANS, Value, el, num
from tavola.kernel import Seat


class Purpose(StrEnum):
    """What a panel is for; where it goes is up to whoever shows it."""

    BOARD = "board"
    HAND = "hand"
    """What the viewer is about to place or to choose from."""
    OWN_MAT = "own-mat"
    OTHER_MAT = "other-mat"
    MARKET = "market"
    TRACK = "track"
    """Points, rounds, goals."""
    STOCK = "stock"
    """What is left in the box."""


@dataclass(frozen=True, slots=True)
class Fragment:
    """A part of a drawing: it keeps its name from picture to picture, and changes as a whole."""

    name: str
    svg: str


def fragment(name: str, *svg: str) -> Fragment:
    """A fragment of several pieces of markup."""
    return Fragment(name, "".join(svg))


@dataclass(frozen=True, slots=True)
class Panel:
    """One drawing with a natural size: part of the board, or one seat's mat.

    Elements that stand for a field's value carry `data-pick="field=value"`; things that events
    speak of carry `data-ref`; each of both kinds has one child of class `outline`, unseen, to be stroked.
    Pieces keep their `id` from picture to picture, so that they can move.

    What a pick leaves open can be turned through on the spot: `data-turns="field"` beside `data-pick`.
    What could be is drawn once for each way, with `data-when="field=value|value;field=value"` on each: a page
    shows what fits the picks. `data-guess="field=value"` says what holds until a field is picked.
    Parts of one larger thing share a `data-region` and are lit together, with their `title` as words.
    A cell of a board says which by `data-cell="column,row"`, what lies on one by `data-on` with the same; its
    outline has four sides of the same length, `pathLength="4"`.
    A layer that is shown on demand is a group of class `on-demand` with `data-layer="name"`.
    """

    name: str
    purpose: Purpose
    title: str
    fragments: tuple[Fragment, ...]
    """In the order in which they are drawn; their names are unique within the panel."""
    width: int
    height: int
    left: int = 0
    top: int = 0
    """Where the drawing's own coordinates begin."""
    seat: Seat | None = None
    """None: it belongs to the board."""
    grows: bool = False
    """It grows with the game and has no natural size: it is shown as large as there is room."""
    aside: bool = False
    """Worth a look now and then, but not needed on the table top."""
    head: int = 0
    """So much of its top only says whose it is and how they stand, which a page may tell elsewhere."""
    legible_from: float = 0.86
    """The smallest scale at which its smallest words can be read: twelve pixels for what is fourteen high."""
    cell_size: int = 0
    """The size of each of its places, where all have the same; none is legible when shown too small."""
    strip: str = ""
    """What a seat holds, drawn in one line, for where there is no room for the whole."""
    uses: tuple[Definitions, ...] = ()
    """Where drawings come from that its fragments use and do not define."""
    hooks: Mapping[str, Value] = field(default_factory=dict)
    """Further attributes of its outer element."""

    @property
    def svg(self) -> str:
        """The whole drawing as one element, with all that it uses."""
        drawn = [part.svg for part in self.fragments]
        return self._outer((used_definitions(drawn, self.uses), *drawn))

    @property
    def bare(self) -> str:
        """The drawing without what it uses, for where that is defined already."""
        return self._outer(part.svg for part in self.fragments)

    @property
    def frame(self) -> str:
        """The drawing's outer element, with nothing in it."""
        return self._outer(())

    def _outer(self, content: Iterable[str]) -> str:
        return el(
            "svg",
            *content,
            xmlns="http://www.w3.org/2000/svg",
            id=f"panel-{self.name}",
            class_="tavola-panel",
            role="group",
            aria_label=self.title,
            viewBox=f"{num(self.left)} {num(self.top)} {self.width} {self.height}",
            width=self.width,
            height=self.height,
            font_family=SANS,
            fill=INK,
            **self.hooks,
        )
