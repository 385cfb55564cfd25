"""The picture of The Castles of Tuscany: a view drawn as panels, plain so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin, sqrt

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.players import mark
from tavola.drawing.svg import el, group, outline_path, path, rect, text, title
from tavola.games.tuscany.rules.view import Board, Field, Mat, Tile, TuscanyView
from tavola.kernel import Words

__all__ = ["draw", "emblem"]

INK = {
    "castle": "#2F5D3A",
    "city": "#B5402F",
    "farmstead": "#2C9C9C",
    "agriculture": "#8DB255",
    "quarry": "#8A8A86",
    "village": "#DD8433",
    "monastery": "#E0B93B",
    "carriage": "#CDB58C",
    "": "#B98B5A",
}
"""The colours of the types; wood where there is none."""
SIZE = 26
"""From the middle of a field to its corner."""


def draw(
    view: TuscanyView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """The display, and one panel for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called.
    """
    return (
        _display(view, words),
        _track(view, words, colours),
        *(_mat(view, mat, words, colours, names) for mat in view.mats),
    )


def _display(view: TuscanyView, words: Words) -> Panel:
    step = 2.2 * SIZE
    spaces = [
        _space(number, tile, (number % 4 + 0.6) * step, (number // 4 + 0.6) * step, words)
        for number, tile in enumerate(view.display)
        if tile is not None
    ]
    said = words.say("tuscany-picture-display")
    drawn = fragment("display", *spaces)
    return Panel("display", Purpose.MARKET, said, (drawn,), round(4.4 * step), round(2.4 * step))


def _track(view: TuscanyView, words: Words, colours: Sequence[int]) -> Panel:
    """Both kinds of points, a line for each seat."""
    lines = [
        fragment(f"seat-{mat.seat}", _sign(mat, colours, 18, 24 + 24 * mat.seat), _points(mat, words))
        for mat in view.mats
    ]
    said = words.say("tuscany-picture-track")
    return Panel("score", Purpose.TRACK, said, tuple(lines), 240, 24 * len(lines) + 18)


def _points(mat: Mat, words: Words) -> str:
    said = words.say("tuscany-picture-points", red=mat.red, green=mat.green)
    return text(36, 29 + 24 * mat.seat, said, size=14)


def _sign(mat: Mat, colours: Sequence[int], x: float, y: float) -> str:
    return mark(colours[mat.seat] if mat.seat < len(colours) else mat.seat, x, y)


def _space(number: int, tile: Tile, x: float, y: float, words: Words) -> str:
    name = words.say(f"tuscany-tile-{tile.name}")
    said = words.say("tuscany-picture-space", number=number + 1, tile=name)
    hooks = {"data_pick": f"space={number + 1}", "data_ref": f"display:{number + 1}", "role": "button"}
    return group(title(said), _hexagon(x, y, fill=INK[tile.type]), outline_path(_shape(x, y)), **hooks)


def _mat(view: TuscanyView, mat: Mat, words: Words, colours: Sequence[int], names: Sequence[str]) -> Panel:
    known = names[mat.seat].strip() if mat.seat < len(names) else ""
    player = known or words.say("tuscany-picture-player", number=mat.seat + 1)
    said = words.say("tuscany-picture-board", player=player)
    own = mat.seat == view.seat
    fields = [] if mat.board is None else _board(mat.board, mat.seat, words, own=own)
    parts = [fragment("sign", _sign(mat, colours, 18, 18)), fragment("fields", *fields)]
    purpose = Purpose.OWN_MAT if own else Purpose.OTHER_MAT
    return Panel(f"mat-{mat.seat}", purpose, said, tuple(parts), 420, 330, seat=mat.seat)


def _board(board: Board, seat: int, words: Words, *, own: bool) -> list[str]:
    top = min(field.r + field.q / 2 for field in board.fields)
    return [_field(field, seat, top, words, own=own) for field in board.fields]


def _field(field: Field, seat: int, top: float, words: Words, *, own: bool) -> str:
    x = 40 + 1.5 * SIZE * field.q
    y = 60 + sqrt(3) * SIZE * (field.r + field.q / 2 - top)
    colour = words.say(f"tuscany-tile-{field.type}")
    said = words.say("tuscany-picture-field", field=field.name, colour=colour)
    ink = INK[field.type]
    shape = _hexagon(x, y, fill=ink, fill_opacity=1 if field.tile is not None else 0.3, stroke=ink)
    hooks = {"data_ref": f"field:{field.name}@{seat}"}
    if own:
        hooks |= {"data_pick": f"field={field.name}", "role": "button"}
    return group(title(said), shape, outline_path(_shape(x, y)), **hooks)


def _hexagon(x: float, y: float, **attributes: str | float) -> str:
    return path(_shape(x, y), **attributes)


def _shape(x: float, y: float) -> str:
    corners = [(x + SIZE * cos(n * pi / 3), y + SIZE * sin(n * pi / 3)) for n in range(6)]
    return f"M{'L'.join(f'{a:.1f} {b:.1f}' for a, b in corners)}Z"


@cache
def emblem() -> str:
    """A small drawing that stands for the game."""
    middle = (("agriculture", 121, 68), ("castle", 160, 90), ("city", 199, 68), ("village", 160, 135))
    hexagons = [_hexagon(x, y, fill=INK[kind]) for kind, x, y in middle]
    paper = rect(0, 0, 320, 180, fill="#F3E9D6")
    namespace = "http://www.w3.org/2000/svg"
    return el("svg", paper, *hexagons, xmlns=namespace, viewBox="0 0 320 180", width=320, height=180)
