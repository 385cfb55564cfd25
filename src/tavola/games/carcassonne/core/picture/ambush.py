"""Where a robber may lie in wait: the spaces of the track with the figures that stand there, large."""

from __future__ import annotations

from tavola.drawing.palette import CARD, LINE
from tavola.drawing.svg import SERIF, at, el, group, outline_box, rect, text, title
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.track import Piece, looks_of, standing, words_of
from tavola.kernel import Decision

_GAP = 8
_FIGURE = 28
"""About how high a figure is."""


def draw(scene: Scene, decision: Decision, width: float, height: float) -> str:
    """A button for every space, and the last for leaving the robber where it is."""
    count = len(decision.options)
    columns = 2 if count <= 4 else 3 if count <= 9 else 4
    rows = max(2, -(-count // columns))
    wide, high = (width - (columns - 1) * _GAP) / columns, (height - (rows - 1) * _GAP) / rows
    there = standing(scene)
    drawn = []
    for nth, option in enumerate(decision.options):
        space = int(str(option.fields["space"])) if option.fields else None
        button = (
            _stays(scene, wide, high)
            if space is None
            else _space(scene, space, there.get(space, []), wide, high)
        )
        drawn.append(at(nth % columns * (wide + _GAP), round(nth // columns * (high + _GAP), 1), button))
    return group(*drawn)


def _space(scene: Scene, number: int, pieces: list[Piece], width: float, height: float) -> str:
    fill, ink = looks_of(number)
    scale = min(1.1, (height - 14) / _FIGURE, 0.7 if width < 100 else 1.1)
    step = min(25 * scale, (width - 40) / max(1, len(pieces)))
    return group(
        title(f"{scene.say('ambush')} – {words_of(scene, number, pieces)}"),
        rect(0, 0, width, height, rx=8, fill=fill, stroke="#5E4838", stroke_opacity=0.6),
        text(8, height / 2 + 6, str(number), size=17, font_family=SERIF, font_weight=600, fill=ink),
        *(
            at(
                round(34 + 10 * scale + nth * step, 1),
                height / 2 + 1,
                el("use", href=f"#man-{seat}-{kind}"),
                scale=round(scale, 2),
            )
            for nth, (_, seat, kind, _) in enumerate(pieces)
        ),
        outline_box(0, 0, width, height, 8),
        data_pick=f"space={number}",
    )


def _stays(scene: Scene, width: float, height: float) -> str:
    return group(
        title(scene.say("pass-robber")),
        rect(0, 0, width, height, rx=8, fill=CARD, stroke=LINE),
        text(
            width / 2,
            height / 2 + 5,
            scene.say("robber-stays"),
            size=13,
            font_weight=600,
            text_anchor="middle",
        ),
        outline_box(0, 0, width, height, 8),
        data_pick="do=skip",
    )
