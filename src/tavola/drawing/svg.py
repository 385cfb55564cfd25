"""A small builder of SVG markup: functions that return text, with everything escaped."""

from __future__ import annotations

import re
from functools import lru_cache

Value = str | int | float | None
"""An attribute's value; None leaves the attribute out."""

SANS = "Inter, system-ui, sans-serif"
SERIF = "Fraunces, Georgia, serif"

_ESCAPES: dict[int, str | None] = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}
# Characters that XML knows no way to write are left out.
_ESCAPES |= dict.fromkeys((*range(9), 11, 12, *range(14, 32), *range(55296, 57344), 65534, 65535))
_SPECIAL = re.compile("[" + "".join(map(re.escape, map(chr, _ESCAPES))) + "]")


def escape(text: str) -> str:
    """Text as it may stand in markup, between tags or in an attribute."""
    return text.translate(_ESCAPES) if _SPECIAL.search(text) else text


def num(value: float) -> str:
    """A number with at most two decimals and no needless zeros."""
    return str(value) if isinstance(value, int) else _short(value)


@lru_cache(maxsize=8192)  # the same places come again in every picture
def _short(value: float) -> str:
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def points(*pairs: tuple[float, float]) -> str:
    """Coordinates as polygons take them."""
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


_MOST_WRITTEN, _LONGEST_WRITTEN = 16_384, 64
"""So many attributes are kept, and none that is longer: outlines seldom come again."""


class _Written(dict[tuple[str, Value], str]):
    """Attributes as they stand in markup, by keyword and value; the same come again in every picture."""

    def __missing__(self, attribute: tuple[str, Value]) -> str:
        keyword, value = attribute
        if value is None:
            written = ""
        else:
            shown = escape(value) if isinstance(value, str) else num(value)
            written = f' {keyword.rstrip("_").replace("_", "-")}="{shown}"'
        if len(written) <= _LONGEST_WRITTEN:
            if len(self) >= _MOST_WRITTEN:
                self.clear()
            self[attribute] = written
        return written


_written = _Written().__getitem__


def el(tag: str, /, *children: str, **attributes: Value) -> str:
    """An element around markup; `stroke_width` becomes `stroke-width`, `class_` becomes `class`."""
    written = "".join(map(_written, attributes.items()))
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def group(*children: str, **attributes: Value) -> str:
    """Several things as one."""
    return el("g", *children, **attributes)


def at(x: float, y: float, *children: str, scale: float = 1, **attributes: Value) -> str:
    """Things moved to a place, and scaled there."""
    return el("g", *children, transform=_moved(x, y, scale), **attributes)


@lru_cache(maxsize=8192)
def _moved(x: float, y: float, scale: float) -> str:
    return f"translate({num(x)} {num(y)})" + ("" if scale == 1 else f" scale({num(scale)})")


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    return el("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    return el("circle", cx=x, cy=y, r=r, **attributes)


def path(d: str, **attributes: Value) -> str:
    return el("path", d=d, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> str:
    return el("path", d=f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}", fill="none", **attributes)


def polygon(*pairs: tuple[float, float], **attributes: Value) -> str:
    return el("polygon", points=points(*pairs), **attributes)


def title(text: str) -> str:
    """The tooltip and accessible name of the element it is the first child of."""
    return el("title", escape(text))


def text(x: float, y: float, words: str, *, size: float = 13, **attributes: Value) -> str:
    """A line of text with its baseline at y; never a font size under 12."""
    return el("text", escape(words), x=x, y=y, font_size=size, **attributes)


def outline_box(x: float, y: float, width: float, height: float, r: float = 6, touch: bool = True) -> str:
    """The unseen outline of a thing: a front end strokes it to light the thing or to ring it.

    With `touch` it is also where a finger may touch.
    """
    return rect(x, y, width, height, rx=r, **_unseen(touch))


def outline_circle(x: float, y: float, r: float, touch: bool = True) -> str:
    """The unseen outline of a round thing."""
    return circle(x, y, r, **_unseen(touch))


def outline_path(d: str, touch: bool = True) -> str:
    """The unseen outline of a thing of any shape."""
    return path(d, **_unseen(touch))


def outline_on_colour(d: str, touch: bool = True) -> str:
    """The unseen outline of a thing that may have the very colour of the light: a pale band lies below it."""
    return path(d, class_="casing", fill="none", pointer_events="none") + outline_path(d, touch)


def _unseen(touch: bool) -> dict[str, str]:
    return {"class_": "outline", "fill": "none", "pointer_events": "all" if touch else "none"}
