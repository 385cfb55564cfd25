"""What all panels have in common: the outer element, the title line, the shadow of things on the table."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.drawing.definitions import Definitions
from tavola.drawing.palette import INK, SHADOW, SOFT
from tavola.drawing.panel import Fragment, Panel, Purpose
from tavola.drawing.svg import SANS, SERIF, Value, at, el, num, rect, text, title
from tavola.kernel import Seat

MARGIN = 8
"""Free room left and right of what a panel shows."""
TITLE_HEIGHT = 32


def framed(
    name: str,
    purpose: Purpose,
    title: str,
    width: int,
    height: int,
    *fragments: Fragment,
    seat: Seat | None = None,
    aside: bool = False,
    head: int = 0,
    strip: str = "",
    uses: tuple[Definitions, ...] = (),
    legible_from: float = 0.86,
    **hooks: Value,
) -> Panel:
    """A panel that begins at the origin."""
    return Panel(
        name,
        purpose,
        title,
        fragments,
        width,
        height,
        seat=seat,
        aside=aside,
        head=head,
        strip=strip,
        uses=uses,
        legible_from=legible_from,
        hooks=hooks,
    )


def mat_purpose(seat: Seat, viewer: Seat | None) -> Purpose:
    """What a seat's mat is for whoever looks at it."""
    return Purpose.OWN_MAT if seat == viewer else Purpose.OTHER_MAT


def heading(words: str, x: float = MARGIN, y: float = 21) -> str:
    """A panel's title, in the serif."""
    return text(x, y, words, size=18, font_family=SERIF, font_weight=600)


def counted_line(things: Iterable[tuple[str, str, str]]) -> str:
    """A strip: small drawings around their middle, each with how many there are and what it is in words."""
    x, drawn = 0.0, []
    for shape, count, words in things:
        number = text(21, 17, count, size=13.5, font_weight=600)
        drawn.append(at(round(x, 1), 0, title(words), at(10, 12, shape), number))
        x += 27 + 8 * len(count)
    return el(
        "svg",
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(max(1, x))} 24",
        width=num(max(1, x)),
        height=24,
        font_family=SANS,
        fill=INK,
    )


def note(x: float, y: float, words: str, anchor: str = "start", size: float = 14) -> str:
    """A quiet line beside what matters."""
    return text(x, y, words, size=size, fill=SOFT, text_anchor=anchor)


def shortened(words: str, most: int) -> str:
    """A name that fits its line."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def wrapped(words: str, most: int) -> list[str]:
    """Words in lines of so many letters, longer only where one word is."""
    lines = [""]
    for word in words.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) + 1 > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def lying(x: float, y: float, width: float, height: float, r: float, fill: str, **attributes: Value) -> str:
    """A flat thing that lies on the table: a rounded shape with a soft shadow."""
    return rect(x + 0.5, y + 2, width, height, rx=r, fill=SHADOW, opacity=0.28) + rect(
        x, y, width, height, rx=r, fill=fill, **attributes
    )
