"""Places on the board that can be picked: those of the core's questions, and what others are made of."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import ACCENT, CARD
from tavola.drawing.players import colour
from tavola.drawing.svg import SERIF, at, circle, outline_circle, path, text, title
from tavola.games.carcassonne.core.picture.cell_words import on_tile
from tavola.games.carcassonne.core.picture.curves import Point
from tavola.games.carcassonne.core.picture.places import spot_on_board
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.view import PlacedFigure

_R = 11.5
_STAR = "M0-7.6L2.2-2.6 7.6-2.2 3.4 1.4 4.8 6.8 0 3.8-4.8 6.8-3.4 1.4-7.6-2.2-2.2-2.6Z"


def draw(scene: Scene) -> Iterator[str]:
    """Everything on the board that can be picked besides cells for the tile and figures that stand there."""
    for part in scene.parts:
        yield from part.targets(scene)
    yield from _scores(scene)


def figure_pick(scene: Scene, one: PlacedFigure) -> tuple[str, str] | None:
    """What a figure that stands on the board can be picked for: the pick and its words."""
    if one.seat != scene.view.seat:
        return None
    for part in scene.parts:
        for question, words in part.figures_asked_for:
            decision = scene.asked(question)
            place = {"figure": one.figure, "cell": f"{one.x},{one.y}", "part": one.part}
            if decision is not None and any(dict(option.fields) == place for option in decision.options):
                pick = ";".join(f"{name}={value}" for name, value in place.items())
                return pick, on_tile(scene, scene.say(words), place["cell"], one.part)
    told = (part.figure_pick(scene, one) for part in scene.parts)
    return next((found for found in told if found is not None), None)


def badge(at_: Point, words: str, icon: str, pick: str, turns: str | None = None, r: float = _R) -> str:
    """A round place to be picked."""
    return at(
        *at_,
        title(words),
        circle(0, 0, r, fill=CARD, fill_opacity=0.9, stroke=ACCENT, stroke_width=1.6),
        icon,
        outline_circle(0, 0, r),
        class_="offer",
        data_pick=pick,
        data_turns=turns,
    )


def spots(scene: Scene, question: str) -> Iterator[tuple[str, str, Point]]:
    """Cell, part and spot of every place that a question offers, each once."""
    decision = scene.asked(question)
    options = decision.options if decision else ()
    found = dict.fromkeys(
        (str(option.fields["cell"]), str(option.fields["part"]))
        for option in options
        if "part" in option.fields
    )
    for cell, part in found:
        yield cell, part, spot_on_board(scene.tile_at(cell), part)


def kind_of(scene: Scene, cell: str, part: str) -> str:
    """What a part of a tile is: road, city, field …"""
    parts = scene.tile_at(cell).kind.parts
    return next(one.kind for one in parts if one.name == part)


def own_colour(scene: Scene) -> str:
    """The colour of whoever looks."""
    return colour(scene.colour(scene.view.seat or 0))


def beside(scene: Scene, cell: str, part: str, spot: Point) -> Point:
    """The spot, or where there is room beside the figures that stand on it."""
    there = sum(1 for one in scene.view.figures if (f"{one.x},{one.y}", one.part) == (cell, part))
    return (spot[0] + 15 * there + 5, spot[1] + 5 * (there % 2)) if there else spot


def _scores(scene: Scene) -> Iterator[str]:
    """What is scored next: with its points where the table shows them."""
    points = {
        part: region.points[0] for region in scene.view.regions if region.points for part in region.parts
    }
    for cell, part, spot in spots(scene, "score"):
        worth = points.get(f"{cell}/{part}")
        icon = (
            path(_STAR, fill="#E9B949", stroke="#5B442A", stroke_linejoin="round")
            if worth is None
            else text(0, 5.5, str(worth), size=16, font_family=SERIF, font_weight=700, text_anchor="middle")
        )
        words = on_tile(scene, scene.say(f"score-{kind_of(scene, cell, part)}"), cell, part)
        at_ = beside(scene, cell, part, spot)
        yield badge(at_, words, icon, f"cell={cell};part={part}", r=13)
