"""Building the own board: three pieces to be swapped, turned and shifted, until the start castle is put down.

Every piece is drawn in each place that it can lie in, and each drawing says when it is seen
(`data-when="order=ABC|ACB;turns=0-0-0"`); so the page shows at once what is picked. What is not picked yet
is guessed (`data-guess`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import framed
from tavola.drawing.hexes import Axial, HexGrid
from tavola.drawing.palette import ACCENT, CARD, INK, SOFT
from tavola.drawing.svg import (
    Value,
    at,
    circle,
    el,
    group,
    num,
    outline_circle,
    outline_on_colour,
    path,
    rect,
    text,
    title,
)
from tavola.games.tuscany.picture import estate
from tavola.games.tuscany.picture.heads import HEIGHT, TEXT, WIDTH, head
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.picture.tiles import SIZE, empty, tile
from tavola.games.tuscany.rules.boards import layout_of
from tavola.games.tuscany.rules.faces import TYPES
from tavola.games.tuscany.rules.layout import FIELD_NAMES, OFFSETS, SHAPE, Types, neighbours
from tavola.games.tuscany.rules.view import Mat
from tavola.kernel import Option

_HEX = 35.5
_SEEN_AT_MOST = 200
"""For more boards than these the regions are not counted beforehand."""
_TURNED = {"0": "180", "180": "0"}


@dataclass(frozen=True, slots=True)
class _Plan:
    """What can be built, and where it is drawn."""

    scene: Scene
    mat: Mat
    orders: tuple[str, ...]
    turns: tuple[str, ...]
    offsets: tuple[str, ...]
    castle: bool
    """Whether the castle is put down with the same answer."""
    guess: tuple[str, str, str]
    grid: HexGrid
    bottom: float

    def piece(self, letter: str) -> str:
        return next(name for name in self.mat.pieces if name.startswith(letter))

    def types(self, letter: str, turn: str) -> Types:
        types = self.scene.box.pieces[self.piece(letter)]
        return types[::-1] if turn == "180" else types

    def when(self, **fields: Iterable[str]) -> dict[str, Value]:
        """The attributes of what is seen only for these values; unseen where no page says what is picked."""
        guessed = dict(zip(("order", "turns", "offsets"), self.guess, strict=True))
        clauses = {name: tuple(values) for name, values in fields.items()}
        seen = all(guessed[name] in values for name, values in clauses.items())
        told = ";".join(f"{name}={'|'.join(values)}" for name, values in clauses.items())
        return {"data_when": told, "display": None if seen else "none"}

    def cells(self, slot: int, offset: str) -> list[Axial]:
        """Where a piece's fields lie; the middle piece never moves."""
        shift = 0 if slot == 1 else (slot - 1) * OFFSETS[offset]
        return [(q + 3 * slot, r + shift) for q, r in SHAPE]


def draw(scene: Scene, mat: Mat) -> Panel:
    """The panel of a board that is being built; empty before the pieces are dealt."""
    options = [option for decision in scene.view.decisions for option in decision.options]
    parts = []
    height = 400.0
    if options and "order" in options[0].fields:
        plan = _plan(scene, mat, options)
        height = plan.bottom + 108
        parts = [
            fragment("pieces", _defs(plan), *_turn_targets(plan), *_pieces(plan)),
            fragment("joins", *_joins(plan)),
            fragment("controls", *_swaps(plan), *_shifts(plan)),
            fragment("summary", *_summaries(plan)),
        ]
    return framed(
        f"estate-{mat.seat}",
        Purpose.OWN_MAT,
        scene.say("estate", player=scene.player(mat.seat)),
        WIDTH,
        round(height),
        scene.piece("head", head, mat),
        *parts,
        seat=mat.seat,
    )


def _plan(scene: Scene, mat: Mat, options: list[Option]) -> _Plan:
    def values(name: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(str(option.fields[name]) for option in options))

    offsets = values("offsets")
    steps = tuple(dict.fromkeys(each.split("-")[0] for each in offsets))
    first = options[0].fields
    size = HexGrid(_HEX)
    plan = _Plan(
        scene,
        mat,
        values("order"),
        values("turns"),
        offsets,
        "castle" in first,
        (str(first["order"]), str(first["turns"]), str(first["offsets"])),
        size,
        0,
    )
    left, top, right, bottom = size.box(
        cell for slot in range(3) for step in steps for cell in plan.cells(slot, step)
    )
    grid = HexGrid(_HEX, (WIDTH - right - left) / 2, HEIGHT + 4 - top)
    return replace(plan, grid=grid, bottom=HEIGHT + 4 + bottom - top)


def _steps(plan: _Plan, slot: int) -> tuple[str, ...]:
    """How a piece in this place can be shifted against the middle one."""
    if slot == 1:
        return ("",)
    return tuple(dict.fromkeys(each.split("-")[slot // 2] for each in plan.offsets))


def _defs(plan: _Plan) -> str:
    """Every piece once, upright and turned; symbols never stand on their heads."""
    home = HexGrid(_HEX)
    drawn = []
    for letter, turn in product("ABC", ("0", "180")):
        types = plan.types(letter, turn)
        near = _regions(types)
        lands = [estate.land(home, [SHAPE[n] for n in some], TYPES[types[some[0]]]) for some in near]
        marks = [
            at(*home.middle(cell), empty(TYPES[kind], round(_HEX / SIZE, 3)))
            for cell, kind in zip(SHAPE, types, strict=True)
        ]
        drawn.append(group(estate.plate(home, list(SHAPE)), *lands, *marks, id=f"piece-{letter}-{turn}"))
    scale = round(_HEX / SIZE, 3)
    drawn.append(group(tile("castle", "castle"), id="piece-castle", transform=f"scale({scale:g})"))
    drawn += [_face(sign, name) for name, sign in _SIGNS.items()]
    guess = ";".join(
        f"{name}={value}" for name, value in zip(("order", "turns", "offsets"), plan.guess, strict=True)
    )
    return el("defs", *drawn, data_guess=guess)


def _regions(types: Types) -> list[list[int]]:
    """Fields of one piece that belong together."""
    near = neighbours(("up", "up"))
    left = set(range(len(SHAPE)))
    found = []
    while left:
        some, fresh = [], [min(left)]
        while fresh:
            n = fresh.pop()
            if n not in left:
                continue
            left.remove(n)
            some.append(n)
            fresh += [m for m in left if near[n] >> m & 1 and types[m] == types[n]]
        found.append(sorted(some))
    return found


def _pieces(plan: _Plan) -> Iterator[str]:
    for slot, letter, turn in product(range(3), "ABC", ("0", "180")):
        for step in _steps(plan, slot):
            cells = plan.cells(slot, step)
            origin = HexGrid(_HEX).middle(SHAPE[0])
            x, y = plan.grid.middle(cells[0])
            fields: dict[str, Iterable[str]] = {
                "order": [order for order in plan.orders if order[slot] == letter],
                "turns": [turns for turns in plan.turns if turns.split("-")[slot] == turn],
            }
            if step:
                fields["offsets"] = [each for each in plan.offsets if each.split("-")[slot // 2] == step]
            yield group(
                _used(f"{letter}-{turn}", x - origin[0], y - origin[1], pointer_events="none"),
                *(_castles(plan, slot, plan.types(letter, turn), cells) if plan.castle else ()),
                **plan.when(**fields),
            )


def _castles(plan: _Plan, slot: int, types: Types, cells: list[Axial]) -> Iterator[str]:
    """Where the start castle can be put down: a castle one sees through."""
    for n, kind in enumerate(types):
        if TYPES[kind] != "castle":
            continue
        name = FIELD_NAMES[slot * len(SHAPE) + n]
        yield group(
            title(plan.scene.say("castle-here", field=plan.scene.field_name(name))),
            _used("castle", *plan.grid.middle(cells[n]), opacity=0.45),
            outline_on_colour(plan.grid.outline(cells[n], 3)),
            data_pick=f"castle={name}",
        )


def _joins(plan: _Plan) -> Iterator[str]:
    """Links over the seams, where fields of one colour become one region."""
    for seam, order, first, second in product(range(2), plan.orders, ("0", "180"), ("0", "180")):
        for step in _steps(plan, 2 * seam):
            left = list(zip(plan.cells(seam, step), plan.types(order[seam], first), strict=True))
            right = list(zip(plan.cells(seam + 1, step), plan.types(order[seam + 1], second), strict=True))
            links = [
                _link(plan.grid, one, other)
                for one, kind in left
                for other, like in right
                if kind == like and (other[0] - one[0], other[1] - one[1]) in plan.grid.neighbours
            ]
            if not links:
                continue
            yield group(
                path("".join(links), fill="none", stroke="#3B2C20", stroke_width=11, stroke_linecap="round"),
                path("".join(links), fill="none", stroke="#E9B949", stroke_width=7.5, stroke_linecap="round"),
                pointer_events="none",
                **plan.when(
                    order=[order],
                    turns=[t for t in plan.turns if t.split("-")[seam : seam + 2] == [first, second]],
                    offsets=[each for each in plan.offsets if each.split("-")[seam] == step],
                ),
            )


def _link(grid: HexGrid, one: Axial, other: Axial) -> str:
    (ax, ay), (bx, by) = grid.middle(one), grid.middle(other)
    return (
        f"M{num(ax + (bx - ax) * 0.36)} {num(ay + (by - ay) * 0.36)}"
        f"L{num(bx - (bx - ax) * 0.36)} {num(by - (by - ay) * 0.36)}"
    )


def _middle(plan: _Plan, slot: int) -> float:
    """The middle of a place between left and right."""
    return plan.grid.middle((3 * slot + 1, 0))[0]


_SIGNS = {
    "turn": "M-10 -3a10.5 10.5 0 0 1 19 -3M10 3a10.5 10.5 0 0 1 -19 3M9 -12V-5.5H2.5M-9 12V5.5H-2.5",
    "swap": "M-12 -5H12M7 -10L12 -5L7 0M12 6H-12M-7 1L-12 6L-7 11",
    "shift": "M0 -13V13M-6 -7L0 -13L6 -7M-6 7L0 13L6 7",
}


def _face(sign: str, name: str) -> str:
    """A round button."""
    return group(
        circle(0, 0, 23, fill=CARD, stroke=ACCENT, stroke_width=1.5),
        path(
            sign, fill="none", stroke=INK, stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round"
        ),
        id=f"piece-{name}",
    )


def _used(name: str, x: float, y: float, **attributes: Value) -> str:
    return el("use", href=f"#piece-{name}", x=round(x, 2), y=round(y, 2), **attributes)


def _button(x: float, y: float, name: str, words: str, area: str, pick: str, when: dict[str, Value]) -> str:
    return group(
        title(words),
        area,
        _used(name, x, y),
        outline_circle(round(x, 2), y, 24),
        data_pick=pick,
        **when,
    )


def _turn_targets(plan: _Plan) -> Iterator[str]:
    """A click on a piece, or on the button below it, turns it half way."""
    for slot, turns in product(range(3), plan.turns):
        x = _middle(plan, slot)
        each = turns.split("-")
        each[slot] = _TURNED[each[slot]]
        left, tall = round(x - 2.2 * _HEX), plan.bottom - HEIGHT
        area = rect(left, HEIGHT, 4.4 * _HEX, tall, fill="none", pointer_events="all")
        words = plan.scene.say("turn", number=slot + 1)
        pick = f"turns={'-'.join(each)}"
        yield _button(x, plan.bottom + 34, "turn", words, area, pick, plan.when(turns=[turns]))


def _seam(plan: _Plan, seam: int) -> float:
    return (_middle(plan, seam) + _middle(plan, seam + 1)) / 2


def _swaps(plan: _Plan) -> Iterator[str]:
    for seam, order in product(range(2), plan.orders):
        letters = list(order)
        letters[seam], letters[seam + 1] = letters[seam + 1], letters[seam]
        words = plan.scene.say("swap-pieces", number=seam + 1)
        x, y = _seam(plan, seam) - 27, plan.bottom + 34
        yield _button(x, y, "swap", words, "", f"order={''.join(letters)}", plan.when(order=[order]))


def _shifts(plan: _Plan) -> Iterator[str]:
    for seam, offsets in product(range(2), plan.offsets):
        steps = _steps(plan, 2 * seam)
        each = offsets.split("-")
        each[seam] = steps[(steps.index(each[seam]) + 1) % len(steps)]
        words = plan.scene.say("shift-pieces", number=seam + 1)
        x, y = _seam(plan, seam) + 27, plan.bottom + 34
        yield _button(x, y, "shift", words, "", f"offsets={'-'.join(each)}", plan.when(offsets=[offsets]))


def _summaries(plan: _Plan) -> Iterator[str]:
    """What all regions of a board would bring, for every board where there are not too many."""
    say = plan.scene.say
    yield text(
        WIDTH / 2,
        plan.bottom + 98,
        say("put-castle" if plan.castle else "confirm-board"),
        size=TEXT,
        text_anchor="middle",
        fill=SOFT,
    )
    if len(plan.orders) * len(plan.turns) * len(plan.offsets) > _SEEN_AT_MOST:
        return
    points = plan.scene.box.region_points
    for order, turns, offsets in product(plan.orders, plan.turns, plan.offsets):
        layout = layout_of(plan.scene.box, plan.mat.pieces, order, turns, offsets)
        sizes = [region.bit_count() for region in layout.regions()]
        total = sum(points[size - 1] for size in sizes)
        words = say("regions", three=sizes.count(3), two=sizes.count(2), one=sizes.count(1), points=total)
        yield text(
            WIDTH / 2,
            plan.bottom + 76,
            words,
            size=TEXT,
            text_anchor="middle",
            **plan.when(order=[order], turns=[turns], offsets=[offsets]),
        )
