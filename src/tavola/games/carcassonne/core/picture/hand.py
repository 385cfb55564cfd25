"""The tile in hand and its turns, the tiles that are still to come, and those set aside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tavola.drawing import Fragment, Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, note, wrapped
from tavola.drawing.palette import CARD, INK, LINE, SHADOW, SOFT, WELL
from tavola.drawing.speech import Speech
from tavola.drawing.svg import at, el, group, outline_box, path, rect, text, title
from tavola.games.carcassonne.core.picture import cell_words, choice_cards
from tavola.games.carcassonne.core.picture.faces import corner_towers, face
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.tiles import Tile

WIDTH = 360
_LARGE, _SMALL, _TINY = 92, 56, 40
_TOP = 4
_GAP = 6
_PER_ROW = 8
_PITCH = (WIDTH - 2 * MARGIN + 3) / _PER_ROW
_ROW = 44


def draw(scene: Scene) -> Panel:
    """The panel of the tile in hand, in one row; or of what is asked in words instead."""
    words = scene.say("tile")
    asked = choice_cards.heading_of(scene)
    if asked is not None:
        parts = [scene.piece("heading", _heading), scene.piece("in-hand", _in_hand)]
        height = TITLE_HEIGHT + choice_cards.HEIGHT + 12
    else:
        parts = [
            scene.piece("stack", _stack),
            scene.piece("in-hand", _in_hand),
            scene.piece("turns", _turns),
        ]
        height = _TOP + _LARGE + 6
    return framed("tile", Purpose.HAND, words, WIDTH, height, *parts, uses=scene.definitions)


def _heading(scene: Scene) -> str:
    return heading(choice_cards.heading_of(scene) or scene.say("tile"))


def draw_rest(scene: Scene) -> Panel:
    """The panel of the tiles set aside and of those still to come."""
    y = 4
    rows: list[Fragment] = []
    for key, kinds in (("aside", _counted(scene.view.aside)), ("left", dict(scene.view.left_by_kind))):
        if kinds:
            rows += _grid(scene, key, kinds, y)
            y += 26 + -(-len(kinds) // _PER_ROW) * _ROW
    words = scene.say("tiles-left", count=scene.view.left)
    return framed("left", Purpose.STOCK, words, WIDTH, y, *rows, aside=True, uses=scene.definitions)


def _counted(tiles: tuple[str, ...]) -> dict[str, int]:
    return {ident: tiles.count(ident) for ident in dict.fromkeys(tiles)}


def _stack(scene: Scene) -> str:
    """How many tiles are still to be drawn."""
    words = scene.say("tiles-left", count=scene.view.left)
    cards = "".join(
        rect(-9 + 2 * i, -5 - 2.4 * i, 14, 14, rx=2.5, fill="#C2CE93", stroke="#5B4A36") for i in range(3)
    )
    left, y = MARGIN + _LARGE + 14, _TOP + _LARGE - 18
    return group(at(left + 10, y, cards), text(left + 28, y + 5, words, size=14, fill=SOFT))


@lru_cache(maxsize=1024)
def small_face(tile: Tile, turn: int, size: int) -> str:
    """A tile of any size with its corner at the origin, cut off at its edges."""
    return (
        rect(0.6, 2, size, size, rx=3, fill=SHADOW, opacity=0.4)
        + el(
            "svg",
            face(tile, turn),
            corner_towers(tile, turn) if size > _TINY else "",
            width=size,
            height=size,
            viewBox="0 0 100 100",
        )
        + rect(0, 0, size, size, rx=2, fill="none", stroke="#4A382C", stroke_opacity=0.55)
    )


def _in_hand(scene: Scene) -> str:
    """The tile, or the choices of a question in words in its place."""
    return choice_cards.draw(scene) or _tile_in_hand(scene)


def _tile_in_hand(scene: Scene) -> str:
    tile = scene.view.tile
    if tile is not None:
        kind = scene.view.kinds[tile]
        words = f"{scene.say('tile')}: {cell_words.face(scene.say, kind, 0)}"
        return at(
            MARGIN,
            _TOP,
            title(words),
            small_face(kind, 0, _LARGE),
            id="tile-in-hand",
            role="img",
            aria_label=words,
        )
    if scene.view.over:
        return ""
    lines = wrapped(scene.say("no-tile"), 11)
    middle = _LARGE / 2 + 5 - 8 * (len(lines) - 1)
    return at(
        MARGIN,
        _TOP,
        rect(1, 1, _LARGE - 2, _LARGE - 2, rx=8, fill=WELL, stroke=LINE, stroke_dasharray="5 5"),
        *(
            text(_LARGE / 2, middle + 16 * n, words, size=14, fill=SOFT, text_anchor="middle")
            for n, words in enumerate(lines)
        ),
    )


def _turns(scene: Scene) -> Iterator[str]:
    """The turns in which the tile can be laid somewhere, each to be picked."""
    decision, tile = scene.asked("lay"), scene.view.tile
    if decision is None or tile is None:
        return
    kind = scene.view.kinds[tile]
    wanted = {str(option.fields["turn"]) for option in decision.options}
    left = MARGIN + _LARGE + 14
    for turn in range(4):
        x = left + turn * (_SMALL + _GAP)
        if f"r{turn}" not in wanted:
            yield rect(x, _TOP, _SMALL, _SMALL, rx=5, fill="none", stroke=LINE, stroke_dasharray="4 4")
            continue
        yield at(
            x,
            _TOP,
            title(f"{scene.say('turn', degrees=90 * turn)}: {cell_words.face(scene.say, kind, turn)}"),
            small_face(kind, turn, _SMALL),
            outline_box(-2, -2, _SMALL + 4, _SMALL + 4, 5),
            data_pick=f"turn=r{turn}",
        )


def _grid(scene: Scene, key: str, kinds: dict[str, int], y: int) -> Iterator[Fragment]:
    """Small faces with how many there are of each."""
    say, tiles = scene.say, scene.view.kinds
    yield fragment(key, note(MARGIN, y + 14, say(key, count=sum(kinds.values()))))
    for number, (ident, count) in enumerate(kinds.items()):
        yield _face_left(say, key, tiles[ident], count, number, y)


@lru_cache(maxsize=8192)
def _face_left(say: Speech, key: str, kind: Tile, count: int, number: int, y: int) -> Fragment:
    """The face of so many tiles, at its place in the grid below a line."""
    row, column = divmod(number, _PER_ROW)
    words = f"{say('of-kind', count=count)}: {cell_words.face(say, kind, 0)}"
    return fragment(
        f"{key}-{kind.id}",
        at(
            round(MARGIN + column * _PITCH, 1),
            y + 24 + row * _ROW,
            title(words),
            small_face(kind, 0, _TINY),
            _badge(count),
            role="img",
        ),
    )


def _badge(count: int) -> str:
    corner = path("M23 24.5h14a3 3 0 0 1 3 3v12.5h-17z", fill=CARD, stroke="#4A382C", stroke_opacity=0.55)
    return corner + text(31.5, 37.5, str(count), size=14, font_weight=700, text_anchor="middle", fill=INK)
