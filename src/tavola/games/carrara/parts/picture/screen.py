"""A seat's screen: closed for those who may not look, or what lies behind it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tavola.drawing.palette import LINE, SHADOW, WELL
from tavola.drawing.players import colour, ink_on, stone
from tavola.drawing.svg import at, el, group, outline_box, path, polygon, rect, text, title
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.icons import coin
from tavola.games.carrara.parts.picture.scene import Blocks, Hidden, Place, Scene
from tavola.kernel import Seat

_TOP = 44
"""Height of the line with the coins."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """How blocks lie behind a screen: how many in a row, and room and size of each."""

    per_row: int
    step: int
    row: int
    size: int


_FEW = _Grid(7, 46, 44, 30)
"""Each as large as a finger, up to two rows."""
_MANY = _Grid(11, 30, 36, 26)


def _grid(blocks: int) -> _Grid:
    return _FEW if blocks <= 2 * _FEW.per_row else _MANY


def height_for(blocks: int) -> int:
    """How high a screen is that shows so many blocks."""
    grid = _grid(blocks)
    return _TOP + grid.row * max(1, -(-blocks // grid.per_row)) + 6


def draw(scene: Scene, mat: Place, width: float, height: float, beside: str = "") -> str:
    """A screen with its corner at the origin; `beside` is what an open one shows right of the coins."""
    if mat.screen is None:
        return _closed(scene, mat.seat, width, height)
    return _open(scene, mat.seat, mat.screen, width, height, beside)


def _closed(scene: Scene, seat: Seat, width: float, height: float) -> str:
    """A folding screen in the seat's colour."""
    words = scene.say("screen-closed", player=scene.player(seat))
    return group(title(words), _folded(scene.colour(seat), width, height), class_="screen")


@lru_cache(maxsize=64)
def _folded(number: int, width: float, height: float) -> str:
    """The leaves of a screen in a player's colour, with the player's mark."""
    leaves, fold = 6, 7
    step = width / leaves
    parts = []
    for i in range(leaves):
        x, lift = i * step, i % 2
        left, right = (fold, 0) if lift == 0 else (0, fold)
        outline = ((x, left), (x + step, right), (x + step, height - fold + right), (x, height - fold + left))
        parts.append(polygon(*outline, fill=colour(number)))
        parts.append(polygon(*outline, fill="#000000", opacity=0.04 if lift == 0 else 0.16))
        parts.append(_niche(x + step / 2, step * 0.56, 16, height - 15, ink_on(number)))
    shadow = el("ellipse", cx=width / 2, cy=height - 2, rx=width / 2 - 4, ry=5, fill=SHADOW, opacity=0.4)
    return shadow + "".join(parts) + at(width / 2, height / 2, stone(number, 21))


def _niche(x: float, width: float, top: float, foot: float, ink: str) -> str:
    r = width / 2
    return path(
        f"M{x - r:.1f} {foot:.1f}V{top + r:.1f}a{r:.1f} {r:.1f} 0 0 1 {width:.1f} 0V{foot:.1f}Z",
        fill="none",
        stroke=ink,
        stroke_opacity=0.32,
        stroke_width=1.2,
    )


def _open(scene: Scene, seat: Seat, screen: Hidden, width: float, height: float, beside: str) -> str:
    say = scene.say
    return group(
        rect(0, 0, width, height, rx=8, fill=WELL),
        path(f"M0 8a8 8 0 0 1 8 -8H{width - 8:g}a8 8 0 0 1 8 8V5H0Z", fill=colour(scene.colour(seat))),
        group(
            title(say("coins", count=screen.coins)),
            at(22, 25, coin(12)),
            text(39, 31, str(screen.coins), size=18, font_weight=600),
        ),
        beside,
        _blocks(scene, scene.blocks_of(seat), width, own=seat == scene.view.seat),
        class_="screen",
    )


def _blocks(scene: Scene, blocks: Blocks, width: float, own: bool) -> str:
    """One element for each block, well apart as long as there are few."""
    grid = _grid(len(blocks))
    step, high = grid.step, grid.row
    drawn = []
    for i, (colour_name, name) in enumerate(blocks):
        row, column = divmod(i, grid.per_row)
        drawn.append(
            at(
                8 + step * (column + 0.5),
                _TOP + high * (row + 0.5),
                title(scene.say("block", colour=colour_name)),
                outline_box(-step / 2 + 0.5, -high / 2, step - 1, high, 7) if own else "",
                cube(colour_name, grid.size),
                id=name,
                data_pick=f"payment={colour_name}" if own else None,
            )
        )
    rule = path(f"M10 {_TOP - 1}H{width - 10:g}", fill="none", stroke=LINE)
    return rule + "".join(drawn)
