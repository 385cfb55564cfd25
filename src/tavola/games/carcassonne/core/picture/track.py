"""The score track: fifty spaces as a winding road, with counting figures and what else stands there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tavola.drawing import Fragment, Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, lying
from tavola.drawing.palette import paint
from tavola.drawing.svg import (
    SERIF,
    Value,
    at,
    circle,
    el,
    group,
    num,
    outline_box,
    outline_circle,
    path,
    rect,
    text,
    title,
)
from tavola.games.carcassonne.core.picture.part import TrackPiece
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.track import DARK, SPACES

WIDTH = 360
_PER_ROW = 10
_STEP, _ROW = 33.6, 44
_BOX = 31.6, 39.0
_LEFT, _START = MARGIN + 4, TITLE_HEIGHT + 6
_START_BOX = 9 * _STEP + _BOX[0], 30.0
_TOP = _START + _START_BOX[1] + 5

_CROWDS = ((1, 1, 0.86), (2, 2, 0.74), (3, 3, 0.62), (4, 2, 0.62), (6, 3, 0.56), (9, 3, 0.46), (12, 4, 0.42))
"""Up to so many pieces on a space stand in so many columns, and are so large."""
_DENSE = 5, 0.36
_TINY = 0.5
"""Below this size laps are told in words only."""


def draw(scene: Scene) -> Panel:
    """The panel of the score track."""
    words = scene.say("track")
    board = round(_TOP) + 5 * _ROW
    y, below = board + 10, []
    for part in scene.parts:
        if (lies := part.below_track(scene)) is not None:
            height, drawn = lies
            below.append(at(0, y + 2, drawn))
            y += round(height)
    return framed(
        "track",
        Purpose.TRACK,
        words,
        WIDTH,
        y,
        fragment("heading", heading(words)),
        scene.piece("ground", _ground, board),
        *scene.pieces("spaces", _spaces),
        *scene.pieces("figures", _crowds),
        fragment("below", *below),
        aside=True,
    )


def _ground(scene: Scene, board: int) -> str:
    lies = lying(MARGIN - 3, TITLE_HEIGHT, WIDTH - 2 * MARGIN + 6, board - TITLE_HEIGHT + 3, 10, "#C4AD86")
    return lies + _road() + _lap(scene)


def _spaces(scene: Scene) -> Iterator[Fragment]:
    there = standing(scene)
    picks = {space: pick for part in scene.parts for space, pick in part.spaces(scene).items()}
    for number in range(SPACES):
        yield _space(scene, number, there.get(number, []), picks.get(number))


def _crowds(scene: Scene) -> Iterator[Fragment]:
    for number, pieces in sorted(standing(scene).items()):
        yield fragment(f"crowd-{number}", group(_crowd(scene, number, pieces), pointer_events="none"))


def _corner(number: int) -> tuple[float, float]:
    """Where a space begins; every second row leads back, and the start is as wide as all of a row."""
    if number == 0:
        return _LEFT, _START
    row, column = divmod(number - 1, _PER_ROW)
    if row % 2:
        column = _PER_ROW - 1 - column
    return round(_LEFT + column * _STEP, 1), _TOP + row * _ROW


def _road() -> str:
    """The bends that join the rows."""
    d = ""
    for row in range(4):
        x, y = _corner((row + 1) * _PER_ROW)
        d += f"M{x + _BOX[0] / 2:.1f} {num(y + _BOX[1] - 3)}v11"
    d += f"M{_LEFT + _BOX[0] / 2:.1f} {num(_TOP - 8)}v11"
    return path(d, fill="none", stroke=paint("road"), stroke_width=16, opacity=0.7)


def _box(number: int) -> tuple[float, float]:
    """How large a space is."""
    return _BOX if number else _START_BOX


def _lap(scene: Scene) -> str:
    """After the last space: from here back to the start, with a golden pip for each lap."""
    x, y = _corner(SPACES)
    width, height = _BOX
    return at(
        x,
        y,
        title(scene.say("lap")),
        rect(
            0,
            0,
            width,
            height,
            rx=6,
            fill="none",
            stroke="#5E4838",
            stroke_opacity=0.6,
            stroke_dasharray="3 3",
        ),
        _pip(width / 2, 12, 5),
        text(width / 2, 32, f"+{SPACES}", size=14, font_weight=600, text_anchor="middle", fill="#4A382C"),
    )


def standing(scene: Scene) -> dict[int, list[TrackPiece]]:
    """Who stands on which space."""
    found: dict[int, list[TrackPiece]] = {}
    for piece in (*_counting(scene), *(one for part in scene.parts for one in part.on_track(scene))):
        found.setdefault(piece.space, []).append(piece)
    return found


def _counting(scene: Scene) -> Iterator[TrackPiece]:
    """The counting figures."""
    for seat in range(scene.view.seats):
        for counter, number in scene.counters(seat).items():
            laps, space = divmod(max(0, number), SPACES)
            words = scene.say(f"{counter}-of", player=scene.player(seat), number=number)
            pick = scene.counter_pick(seat, counter)
            yield TrackPiece(f"counter-{seat}-{counter}", seat, counter, words, space, laps, pick)


def _space(scene: Scene, number: int, pieces: list[TrackPiece], wanted: tuple[str, str] | None) -> Fragment:
    words = words_of(scene, number, pieces)
    if wanted is None:
        return _drawn_space(number, words, bool(pieces), None)
    return _drawn_space(number, f"{wanted[1]} – {words}", bool(pieces), wanted[0])


@lru_cache(maxsize=2048)
def _drawn_space(number: int, words: str, taken: bool, pick: str | None) -> Fragment:
    width, height = _box(number)
    x, y = _corner(number)
    fill, ink = looks_of(number)
    drawn = at(
        x,
        y,
        title(words),
        rect(0, 0, width, height, rx=6, fill=fill, stroke="#5E4838", stroke_opacity=0.6),
        text(
            _BOX[0] / 2,
            height / 2 + 5,
            str(number),
            size=14,
            font_family=SERIF,
            text_anchor="middle",
            fill=ink,
        )
        if not taken or number == 0
        else text(3.5, 13, str(number), size=14, font_family=SERIF, fill=ink),
        outline_box(0, 0, width, height, 6),
        data_ref=f"space:{number}",
        data_pick=pick,
    )
    return Fragment(f"space-{number}", drawn)


def looks_of(number: int) -> tuple[str, str]:
    """The colour of a space, and that of the writing on it."""
    return ("#5E4838", "#F6EBD6") if number % DARK == 0 else (paint("road"), "#5E4838")


def words_of(scene: Scene, number: int, pieces: list[TrackPiece]) -> str:
    """A space and who stands on it."""
    told = scene.say.listed([piece.words for piece in pieces])
    key = "space" if number % DARK else "space-dark"
    return ": ".join(filter(None, (scene.say(key, number=number), told)))


def _crowd(scene: Scene, number: int, pieces: list[TrackPiece]) -> str:
    """All pieces on a space, in rows; the more there are, the smaller."""
    if number == 0:
        return _row(scene, pieces)
    columns, scale = next(((c, s) for most, c, s in _CROWDS if len(pieces) <= most), _DENSE)
    rows = -(-len(pieces) // columns)
    width, height = _BOX
    left, top = _corner(number)
    step, rise = width / columns, min(26 * scale, (height - 27 * scale) / max(1, rows - 1))
    drawn = []
    for nth, piece in enumerate(pieces):
        row, column = divmod(nth, columns)
        here = min(columns, len(pieces) - row * columns)
        x = left + width / 2 + (column - (here - 1) / 2) * step
        y = top + height - 3 - 13 * scale - (rows - 1 - row) * rise
        drawn.append(_piece(scene, piece, round(x, 1), round(y, 1), scale))
    return group(*drawn)


def _row(scene: Scene, pieces: list[TrackPiece]) -> str:
    """All pieces on the start, where everybody begins, side by side."""
    step = min(25.0, (_START_BOX[0] - 40) / len(pieces))
    return group(
        *(
            _piece(scene, piece, round(_LEFT + 44 + nth * step, 1), _START + 17, 0.8)
            for nth, piece in enumerate(pieces)
        )
    )


def _piece(scene: Scene, piece: TrackPiece, x: float, y: float, scale: float) -> str:
    faded: dict[str, Value] = {"opacity": 0.45} if piece.faded else {}
    crown = scene.shape(piece.figure).crown
    pips = "".join(
        _pip((nth - (piece.laps - 1) / 2) * 8, -crown, 4) for nth in range(piece.laps if scale > _TINY else 0)
    )
    man = el("use", href=f"#man-{piece.seat}-{piece.figure}")
    if piece.pick is None:
        return at(x, y, man, pips, scale=scale, id=piece.name, **faded)
    ring = outline_circle(0, -1, 17)
    return at(
        x, y, title(piece.words), man, pips, ring, scale=scale, id=piece.name, data_pick=piece.pick, **faded
    )


def _pip(x: float, y: float, r: float) -> str:
    return circle(x, y, r, fill="#E9B949", stroke="#5B442A", stroke_width=1.2)
