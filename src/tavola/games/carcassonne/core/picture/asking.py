"""Places on the board that the questions of the modules speak of, each to be picked."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import ACCENT, CARD
from tavola.drawing.players import colour
from tavola.drawing.svg import (
    SERIF,
    at,
    circle,
    el,
    group,
    outline_box,
    outline_circle,
    path,
    rect,
    text,
    title,
)
from tavola.games.carcassonne.core.picture.curves import SIZE, Point, towards
from tavola.games.carcassonne.core.picture.figures import pale
from tavola.games.carcassonne.core.picture.places import (
    cell_at,
    flyer_on_board,
    gold_on_board,
    lake_on_board,
    pier_on_board,
    piers_of,
    spot_on_board,
)
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.view import Standing

_R = 11.5
_STAR = "M0-7.6L2.2-2.6 7.6-2.2 3.4 1.4 4.8 6.8 0 3.8-4.8 6.8-3.4 1.4-7.6-2.2-2.2-2.6Z"


def places(scene: Scene) -> Iterator[str]:
    """Everything on the board that can be picked besides cells for the tile and figures that stand there."""
    yield from _fly(scene)
    yield from _gold(scene)
    yield from _taken_gold(scene)
    yield from _magic(scene)
    yield from _landing(scene)
    yield from _ferries(scene)
    yield from _scores(scene)
    yield from _additions(scene)


def figure_pick(scene: Scene, one: Standing) -> tuple[str, str] | None:
    """What a figure that stands on the board can be picked for: the pick and its words."""
    if one.seat != scene.view.seat:
        return None
    for question, words in (("recall", "recall"), ("crop_remove", "remove")):
        decision = scene.asked(question)
        place = {"figure": one.figure, "cell": f"{one.x},{one.y}", "part": one.part}
        if decision is not None and any(dict(option.fields) == place for option in decision.options):
            return ";".join(f"{name}={value}" for name, value in place.items()), scene.say(words)
    claim = scene.asked("claim")
    if claim is not None:
        for option in claim.options:
            if option.word == "take" and option.fields["figure"] == one.figure:
                return f"figure={one.figure}", scene.say("take-back")
    return None


def _badge(at_: Point, words: str, icon: str, pick: str, turns: str | None = None, r: float = _R) -> str:
    """A round place to be picked."""
    return at(
        *at_,
        title(words),
        circle(0, 0, r, fill=CARD, fill_opacity=0.9, stroke=ACCENT, stroke_width=1.6),
        icon,
        outline_circle(0, 0, r),
        data_pick=pick,
        data_turns=turns,
    )


def _spots(scene: Scene, question: str) -> Iterator[tuple[str, str, Point]]:
    """Cell, part and spot of every place that a question offers, each once."""
    decision = scene.asked(question)
    options = decision.options if decision else ()
    found = dict.fromkeys(
        (str(option.fields["cell"]), str(option.fields["part"]))
        for option in options
        if "part" in option.fields
    )
    for cell, part in found:
        yield cell, part, spot_on_board(scene.laid[cell], part)


def _kind(scene: Scene, cell: str, part: str) -> str:
    parts = scene.laid[cell].kind.parts
    return next(one.kind for one in parts if one.name == part)


def _own(scene: Scene) -> str:
    return colour(scene.colour(scene.view.seat or 0))


def _fly(scene: Scene) -> Iterator[str]:
    decision = scene.asked("claim")
    found = flyer_on_board(scene.last) if scene.last else None
    if decision is None or found is None or not any(option.word == "fly" for option in decision.options):
        return
    spot, _ = found
    wings = path(
        "M-2-3C-5-9-10-11-13-9C-12-3-9 1-2 1ZM2-3C5-9 10-11 13-9C12-3 9 1 2 1Z",
        fill="#FFF6E3",
        stroke="#241E1A",
        stroke_linejoin="round",
    )
    man = at(0, 1, wings, pale("meeple", fill=_own(scene)))
    yield _badge(spot, scene.say("fly"), man, "do=fly", "figure", 14)


def _gold(scene: Scene) -> Iterator[str]:
    decision = scene.asked("gold")
    for option in decision.options if decision else ():
        cell = str(option.fields["cell"])
        x, y = cell_at(cell)
        gx, gy = gold_on_board(scene.laid[cell])
        yield at(
            x * SIZE,
            y * SIZE,
            title(scene.say("gold-here")),
            rect(6, 6, 88, 88, rx=9, fill="#E9B949", fill_opacity=0.16, stroke=ACCENT, stroke_opacity=0.5),
            at(gx - x * SIZE, gy - y * SIZE, el("use", href="#gold-bar"), opacity=0.7),
            outline_box(6, 6, 88, 88, 9),
            data_pick=f"cell={cell}",
        )


def _taken_gold(scene: Scene) -> Iterator[str]:
    decision = scene.asked("gold_share")
    for option in decision.options if decision else ():
        cell = str(option.fields["cell"])
        x, y = gold_on_board(scene.laid[cell])
        yield at(
            x,
            y,
            title(scene.say("take-gold")),
            circle(0, -1, 19, fill="none", stroke=ACCENT, stroke_opacity=0.6, stroke_width=1.6),
            outline_circle(0, -1, 19),
            data_pick=f"cell={cell}",
        )


def _magic(scene: Scene) -> Iterator[str]:
    hat = group(
        path("M-8 5C-4 3.4-2.6-3 0-8C2.6-3 4 3.4 8 5C3 7.4-3 7.4-8 5Z", fill="#7B4FA3", stroke="#241E1A"),
        path("M0-3.4L1 -1.2 3.4-1 1.6 .6 2.2 3 0 1.7-2.2 3-1.6 .6-3.4-1-1-1.2Z", fill="#E9B949"),
    )
    for cell, part, spot in _spots(scene, "magic"):
        words = scene.say(f"put-{_kind(scene, cell, part)}")
        yield _badge(spot, words, hat, f"cell={cell};part={part}", "figure")


def _landing(scene: Scene) -> Iterator[str]:
    for cell, part, spot in _spots(scene, "landing"):
        words = scene.say(f"put-{_kind(scene, cell, part)}")
        man = pale("meeple", fill=_own(scene))
        yield _badge(_beside(scene, cell, part, spot), words, man, f"cell={cell};part={part}")


def _ferries(scene: Scene) -> Iterator[str]:
    """A small boat for every pair of piers, around the lake; between opposite piers in its middle."""
    decision = scene.asked("ferry") or scene.asked("ferries")
    for option in decision.options if decision else ():
        if "piers" not in option.fields:
            continue
        cell, piers = str(option.fields["cell"]), str(option.fields["piers"])
        tile = scene.laid[cell]
        lake = lake_on_board(tile)
        (ax, ay), (bx, by) = (towards(lake, pier_on_board(tile, road)) for road in piers.split("-"))
        dx, dy = ax + bx, ay + by
        at_ = lake[0] + 25 * dx, lake[1] + 25 * dy
        if abs(dx) + abs(dy) < 0.9:
            at_ = lake
            if len(piers_of(tile)) > 3:
                at_ = lake[0] + (13 if abs(ax) > abs(ay) else -13), lake[1]
        icon = group(
            path(
                f"M{9 * ax:.1f} {9 * ay:.1f}Q0 0 {9 * bx:.1f} {9 * by:.1f}",
                fill="none",
                stroke="#6E4726",
                stroke_width=6,
                stroke_linecap="round",
            ),
            path(
                f"M{9 * ax:.1f} {9 * ay:.1f}Q0 0 {9 * bx:.1f} {9 * by:.1f}",
                fill="none",
                stroke="#D9A86C",
                stroke_width=3.6,
                stroke_linecap="round",
            ),
        )
        yield _badge(at_, scene.say("ferry-here"), icon, f"cell={cell};piers={piers}", r=12)


def _scores(scene: Scene) -> Iterator[str]:
    """What is scored next: with its points where the table shows them."""
    points = {
        part: region.points[0] for region in scene.view.regions if region.points for part in region.parts
    }
    for cell, part, spot in _spots(scene, "score"):
        worth = points.get(f"{cell}/{part}")
        icon = (
            path(_STAR, fill="#E9B949", stroke="#5B442A", stroke_linejoin="round")
            if worth is None
            else text(0, 5.5, str(worth), size=16, font_family=SERIF, font_weight=700, text_anchor="middle")
        )
        words = scene.say(f"score-{_kind(scene, cell, part)}")
        at_ = _beside(scene, cell, part, spot)
        yield _badge(at_, words, icon, f"cell={cell};part={part}", r=13)


def _additions(scene: Scene) -> Iterator[str]:
    for cell, part, spot in _spots(scene, "crop_add"):
        lies = _kind(scene, cell, part) == "field"
        plus = at(8, -8, circle(0, 0, 5, fill=ACCENT), path("M-3 0H3M0-3V3", stroke="#FFF", stroke_width=1.6))
        icon = pale("meeple", lies, _own(scene)) + plus
        pick = f"cell={cell};part={part}"
        yield _badge(_beside(scene, cell, part, spot), scene.say("add"), icon, pick, "figure")


def _beside(scene: Scene, cell: str, part: str, spot: Point) -> Point:
    """The spot, or where there is room beside the figures that stand on it."""
    there = sum(1 for one in scene.view.figures if (f"{one.x},{one.y}", one.part) == (cell, part))
    return (spot[0] + 15 * there + 5, spot[1] + 5 * (there % 2)) if there else spot
