"""All panels of a picture as one SVG that stands alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log

from tavola.drawing.definitions import used_definitions
from tavola.drawing.palette import DARK, LIGHT, LINE, PAPER, resolved
from tavola.drawing.panel import Panel
from tavola.drawing.svg import at, el, num, rect

_GAP = 22
_BORDER = 30
_LARGEST = 1.5
"""The board may be drawn so much larger than the mats."""


@dataclass(slots=True)
class _Column:
    panels: list[Panel] = field(default_factory=list)
    scale: float = 1

    @property
    def width(self) -> float:
        return self.scale * max((panel.width for panel in self.panels), default=0)

    @property
    def height(self) -> float:
        return self.scale * sum(panel.height for panel in self.panels) + _GAP * max(0, len(self.panels) - 1)


def compose(panels: Sequence[Panel], columns: int = 4, dark: bool = False) -> str:
    """One drawing of the whole table on paper, its colours fixed.

    From three columns on, the seats' mats lie beside the board, which is drawn as large as they are high.
    """
    placed = [column for column in _arranged(panels, max(1, columns)) if column.panels]
    height = _tallest(placed)
    x, content = float(_BORDER), []
    for column in placed:
        content.append(_drawn(column, x, height))
        x += column.width + _GAP
    width, full = round(x - _GAP + _BORDER), round(height + 2 * _BORDER)
    sheet = el(
        "svg",
        el("style", ".tavola-panel{font-variant-numeric:tabular-nums}"),
        used_definitions(
            (part.svg for panel in panels for part in panel.fragments),
            dict.fromkeys(used for panel in panels for used in panel.uses),
        ),
        rect(0, 0, width, full, fill=PAPER),
        rect(9, 9, width - 18, full - 18, rx=10, fill="none", stroke=LINE),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width)} {num(full)}",
        width=width,
        height=full,
    )
    return resolved(sheet, DARK if dark else LIGHT)


def _arranged(panels: Sequence[Panel], columns: int) -> list[_Column]:
    board = [panel for panel in panels if panel.seat is None]
    mats = [panel for panel in panels if panel.seat is not None]
    if columns < 3 or not board or not mats:
        return _filled(panels, columns)
    half = (len(mats) + 1) // 2
    none: list[_Column] = []
    beside = (none, _filled(board, columns - 1), [_Column(mats)])
    around = ([_Column(mats[:half])], _filled(board, columns - 2), [_Column(mats[half:])])
    left, middle, right = min((beside, around), key=lambda way: _unlike(way[1], [*way[0], *way[2]]))
    scale = min(_LARGEST, max(1.0, _tallest([*left, *right]) / _tallest(middle)))
    for column in middle:
        column.scale = scale
    return [*left, *middle, *right]


def _unlike(board: Sequence[_Column], mats: Sequence[_Column]) -> float:
    """How far the board and the mats are from being equally high."""
    return abs(log(_tallest(board) / _tallest(mats)))


def _tallest(columns: Iterable[_Column]) -> float:
    return max((column.height for column in columns), default=0)


def _filled(panels: Iterable[Panel], columns: int) -> list[_Column]:
    """Panels in order, each to the column that is shortest so far."""
    filled = [_Column() for _ in range(columns)]
    for panel in panels:
        min(filled, key=lambda column: column.height).panels.append(panel)
    return filled


def _drawn(column: _Column, x: float, height: float) -> str:
    """A column from top to bottom, what room is left spread between its panels."""
    spare = (height - column.height) / max(1, len(column.panels) - 1)
    y, drawn = float(_BORDER), []
    for panel in column.panels:
        drawn.append(
            at(x + (column.width - panel.width * column.scale) / 2, y, panel.bare, scale=column.scale)
        )
        y += panel.height * column.scale + _GAP + spare
    return "".join(drawn)
