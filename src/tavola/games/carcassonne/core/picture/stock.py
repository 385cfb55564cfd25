"""What belongs to nobody and is not on the board: mage and witch, bars of gold, ferries."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, framed
from tavola.drawing.palette import LINE, SOFT
from tavola.drawing.svg import at, el, group, path, text, title
from tavola.games.carcassonne.core.picture.figures import outline_of_magic
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.tokens import BARS

_WIDTH, _HEIGHT = 360, 58


def draw(scene: Scene) -> Iterator[Panel]:
    """The panel of the stock, if any of it is in play."""
    groups = [*_magic(scene), *_gold(scene), *_ferries(scene)]
    if groups:
        placed, x = [], float(MARGIN)
        for width, markup in groups:
            placed.append(at(x, 0, markup))
            x += width
        pieces = fragment("pieces", *placed)
        yield framed("stock", Purpose.STOCK, scene.say("stock"), _WIDTH, _HEIGHT, pieces, aside=True)


def _magic(scene: Scene) -> Iterator[tuple[float, str]]:
    if not scene.magic:
        return
    drawn = []
    for nth, (name, place) in enumerate(sorted(scene.magic.items())):
        x, y = 20 + 44 * nth, 34
        if place is None:
            drawn.append(at(x, y, el("use", href=f"#man-{name}"), id=name))
        else:
            shape = path(
                outline_of_magic(name), fill="none", stroke=LINE, stroke_width=1.6, stroke_dasharray="3 2.5"
            )
            drawn.append(at(x, y, shape))
    yield 104, group(title(f"{scene.say('mage')}, {scene.say('witch')}"), *drawn)


def _gold(scene: Scene) -> Iterator[tuple[float, str]]:
    if not scene.gold_held:
        return
    used = sum(scene.gold_held) + sum(scene.gold_lying.values())
    left = BARS - used
    bars = [
        at(
            18 + 3.2 * (nth % 3),
            42 - 5.4 * (nth // 3),
            el("use", href="#gold-bar"),
            id=f"gold-{used + nth + 1}",
        )
        for nth in range(left)
    ]
    yield 128, group(title(scene.say("gold-left", count=left)), *bars, _count(46, left))


def _ferries(scene: Scene) -> Iterator[tuple[float, str]]:
    if not scene.has_ferries:
        return
    left, used = scene.ferries_left, len(scene.ferries)
    boats = [
        at(20, 44 - 4 * nth, el("use", href="#ferry-boat"), id=f"ferry-{used + nth + 1}")
        for nth in range(left)
    ]
    yield 110, group(title(scene.say("ferries-left", count=left)), *boats, _count(44, left))


def _count(x: float, count: int) -> str:
    return text(x, 41, f"× {count}", size=15, fill=SOFT if not count else None)
