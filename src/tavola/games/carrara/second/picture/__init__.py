"""The picture of the second edition: wheel, board, court, mats and points as plain panels."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, mat_purpose, note
from tavola.drawing.svg import at, group, outline_box, text
from tavola.games.carrara.parts.picture import score
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.emblem import emblem
from tavola.games.carrara.parts.picture.scene import ROMAN, Scene
from tavola.games.carrara.parts.picture.speech import speech
from tavola.games.carrara.second.rules.view import Mat, SecondView
from tavola.kernel import Words

__all__ = ["draw", "emblem"]

WIDTH = 360
_LINE = 26


def draw(
    view: SecondView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called.
    """
    scene = Scene(view, speech(words, "carrara-second"), colours, names)
    return (
        _wheel(view, words),
        _display(view, words),
        _court(view, words, scene),
        score.draw(scene),
        *(_mat(view, mat, words, scene) for mat in view.mats),
    )


def _panel(name: str, purpose: Purpose, title: str, rows: Sequence[str], mat: Mat | None = None) -> Panel:
    height = TITLE_HEIGHT + _LINE * len(rows) + 10
    lines = [fragment(f"row-{n}", at(0, TITLE_HEIGHT + _LINE * n + 4, row)) for n, row in enumerate(rows)]
    seat = None if mat is None else mat.seat
    return framed(name, purpose, title, WIDTH, height, fragment("heading", heading(title)), *lines, seat=seat)


def _row(label: str, *parts: str, pick: str | None = None) -> str:
    outline = outline_box(MARGIN - 4, -2, WIDTH - 2 * MARGIN + 8, _LINE - 2) if pick else ""
    return group(note(MARGIN, 15, label), *parts, outline, data_pick=pick)


def _wheel(view: SecondView, words: Words) -> Panel:
    rows = []
    for number, blocks in enumerate(view.wheel):
        colours = [colour for colour, count in blocks.items() for _ in range(count)]
        cubes = [at(60 + 24 * n, 11, cube(colour, 20)) for n, colour in enumerate(colours)]
        rows.append(_row(ROMAN[number], *cubes, pick=f"segment={ROMAN[number]}"))
    return _panel("wheel", Purpose.MARKET, words.say("carrara-second-board-wheel"), rows)


def _display(view: SecondView, words: Words) -> Panel:
    shown = [tile for tile in view.display if tile is not None]
    rows = [
        _row("", text(60, 15, words.say("carrara-second-picture-tile", tile=tile)), pick=f"tile={tile}")
        for tile in dict.fromkeys(shown)
    ]
    return _panel("display", Purpose.BOARD, words.say("carrara-second-board-display"), rows)


def _court(view: SecondView, words: Words, scene: Scene) -> Panel:
    rows = [
        _row(
            words.say("carrara-second-picture-section", section=section.name),
            text(200, 15, ", ".join(map(scene.player, section.stones))),
            pick=f"section={section.name}",
        )
        for section in view.court
    ]
    opened = ", ".join(f"{scene.player(seat)} {n}" for seat, n in enumerate(view.open_area) if n)
    label = words.say("carrara-second-picture-section", section="open")
    rows.append(_row(label, text(200, 15, opened), pick="section=open"))
    return _panel("court", Purpose.BOARD, words.say("carrara-second-board-court"), rows)


def _mat(view: SecondView, mat: Mat, words: Words, scene: Scene) -> Panel:
    rows = []
    for city in view.box.cities:
        column = [built for built in mat.buildings if built.city == city.name]
        tiles = ", ".join(words.say("carrara-second-picture-tile", tile=built.tile) for built in column)
        name = words.say(f"carrara-second-city-{city.name}")
        rows.append(_row(name, text(90, 15, tiles, size=12), pick=f"city={city.name}"))
    if mat.screen is not None:
        rows.append(_row(words.say("carrara-second-picture-coins", count=mat.screen.coins)))
        for colour, count in mat.screen.blocks.items():
            if count:
                cubes = [at(100 + 24 * n, 11, cube(colour, 20)) for n in range(count)]
                rows.append(_row("", *cubes))
    return _panel(f"mat-{mat.seat}", mat_purpose(mat.seat, view.seat), scene.player(mat.seat), rows, mat)
