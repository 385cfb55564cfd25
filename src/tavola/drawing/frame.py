"""What all panels have in common: the outer element, the title line, the shadow of things on the table."""

from __future__ import annotations

from tavola.drawing.palette import INK, SHADOW, SOFT
from tavola.drawing.panel import Panel
from tavola.drawing.svg import SANS, SERIF, Value, el, rect, text
from tavola.kernel import Seat

MARGIN = 8
"""Free room left and right of what a panel shows."""
TITLE_HEIGHT = 32


def framed(
    name: str,
    title: str,
    width: int,
    height: int,
    *content: str,
    seat: Seat | None = None,
    aside: bool = False,
    **hooks: Value,
) -> Panel:
    """A panel around drawn content."""
    svg = el(
        "svg",
        *content,
        xmlns="http://www.w3.org/2000/svg",
        id=f"panel-{name}",
        class_="tavola-panel",
        role="group",
        aria_label=title,
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        font_family=SANS,
        fill=INK,
        **hooks,
    )
    return Panel(name, title, svg, width, height, seat, aside=aside)


def heading(words: str, x: float = MARGIN, y: float = 21) -> str:
    """A panel's title, in the serif."""
    return text(x, y, words, size=18, font_family=SERIF, font_weight=600)


def note(x: float, y: float, words: str, anchor: str = "start", size: float = 12.5) -> str:
    """A quiet line beside what matters."""
    return text(x, y, words, size=size, fill=SOFT, text_anchor=anchor)


def shortened(words: str, most: int) -> str:
    """A name that fits its line."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def lying(x: float, y: float, width: float, height: float, r: float, fill: str, **attributes: Value) -> str:
    """A flat thing that lies on the table: a rounded shape with a soft shadow."""
    return rect(x + 0.5, y + 2, width, height, rx=r, fill=SHADOW, opacity=0.28) + rect(
        x, y, width, height, rx=r, fill=fill, **attributes
    )
