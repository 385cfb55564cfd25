"""The landscape as a map of characters: as much of it as fits, with the cells that may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from tavola.games.carcassonne.core.rules.options import LayTile, unpacked
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid, PlacedFigure
from tavola.games.carcassonne.core.text.module import CORNER, LOOSE, MIDDLE, Loose, Texts, texts_of
from tavola.games.carcassonne.core.text.tiles import EMPTY, INK, Sketch, sketch
from tavola.kernel import Decision
from tavola.text import MOST_LINES
from tavola.text.marks import mark
from tavola.words import Lexicon

ROWS = 3
WIDE, NARROW = 7, 5
"""The height of a tile on the map, and its width where there is room and where there is not."""
MARGIN = 4
"""Columns beside the map, for the numbers of the rows."""

Cell = tuple[int, int]


def asked(view: CarcassonneView, ask: str) -> Decision | None:
    """The viewer's question of this kind, if it is asked."""
    return next((decision for decision in view.decisions if decision.ask == ask), None)


def draw_map(
    view: CarcassonneView, lexicon: Lexicon, room: tuple[int, int]
) -> tuple[Sequence[Text], Sequence[Text]]:
    """The lines of the map, and what to say about cells that are not on it."""
    numbers = cell_numbers(view)
    cells = {(laid.x, laid.y) for laid in view.tiles} | set(numbers)
    columns, rows = _span(x for x, _ in cells), _span(y for _, y in cells)
    width = WIDE if len(columns) * WIDE <= room[0] else NARROW
    most = (max(room[0] // width, 1), max((room[1] - 1) // ROWS, 1))
    notes = []
    if len(columns) > most[0] or len(rows) > most[1]:
        columns, rows = window(columns, rows, most, set(numbers), view.tiles[-1] if view.tiles else None)
        notes.append(Text(lexicon.say("carcassonne-board-cut"), style="dim"))
        if outside := [cell for cell in numbers if cell[0] not in columns or cell[1] not in rows]:
            listed = "  ".join(f"{numbers[x, y]}: {x},{y}" for x, y in outside)
            notes.append(Text(lexicon.say("carcassonne-board-elsewhere", cells=listed), style="dim"))
    lines = [Text(" " * MARGIN + "".join(f"{x:^{width}}" for x in columns), style="dim")]
    for y in rows:
        lines += _row(view, lexicon, columns, y, width, numbers)
    return lines, notes


def cell_numbers(view: CarcassonneView) -> dict[Cell, str]:
    """By cell where the tile may be laid: the numbers of its lines in the menu."""
    decision = asked(view, "carcassonne.lay")
    places = [option for option in decision.options if isinstance(option, LayTile)] if decision else []
    cells = [unpacked(option.cell) for option in places]
    if len(cells) > MOST_LINES:
        cells = list(dict.fromkeys(cells))
    numbers: dict[Cell, str] = {}
    for cell in cells:
        at = [number for number, other in enumerate(cells, start=1) if other == cell]
        numbers[cell] = str(at[0]) if len(at) == 1 else f"{at[0]}-{at[-1]}"
    return numbers


def _span(values: Iterable[int]) -> range:
    known = list(values) or [0]
    return range(min(known), max(known) + 1)


def window(
    columns: range, rows: range, most: tuple[int, int], wanted: set[Cell], last: Laid | None
) -> tuple[range, range]:
    """The part of the map with most of the wanted cells, and of these the one nearest to the last tile."""
    wide, high = min(most[0], len(columns)), min(most[1], len(rows))
    near = (0, 0) if last is None else (last.x, last.y)

    def worth(corner: Cell) -> tuple[int, int]:
        left, top = corner
        inside = sum(left <= x < left + wide and top <= y < top + high for x, y in wanted)
        return inside, -abs(left + wide // 2 - near[0]) - abs(top + high // 2 - near[1])

    corners = [(x, y) for x in columns[: len(columns) - wide + 1] for y in rows[: len(rows) - high + 1]]
    left, top = max(corners, key=worth)
    return range(left, left + wide), range(top, top + high)


def _row(
    view: CarcassonneView, lexicon: Lexicon, columns: range, y: int, width: int, numbers: Mapping[Cell, str]
) -> list[Text]:
    lines = [Text(f"{y:>{MARGIN - 1}} " if row == 1 else " " * MARGIN, style="dim") for row in range(ROWS)]
    texts = texts_of(view.packages)
    tiles = {laid.x: laid for laid in view.tiles if laid.y == y}
    for x in columns:
        if x in tiles:
            figures = [figure for figure in view.figures if (figure.x, figure.y) == (x, y)]
            rim = "bold yellow" if tiles[x] == view.tiles[-1] else "dim green"
            laid = tiles[x]
            loose = [piece for part in texts.loose for piece in part.loose(view, laid)]
            drawn = tile_lines(laid.kind, laid.turn, lexicon, texts, width, rim, figures, loose)
        else:
            drawn = _empty(numbers.get((x, y)), width)
        for line, part in zip(lines, drawn, strict=True):
            line.append_text(part)
    return lines


def _empty(number: str | None, width: int) -> list[Text]:
    if number is None:
        return [Text(" " * width)] * ROWS
    rim = Text("·" + " " * (width - 2) + "·", style="cyan")
    return [rim, Text(f"{number:^{width}}", style="bold cyan"), rim]


def tile_lines(
    tile: Tile,
    turn: int,
    lexicon: Lexicon,
    texts: Texts,
    width: int,
    rim: str = "dim green",
    figures: Sequence[PlacedFigure] = (),
    loose: Sequence[Loose] = (),
) -> list[Text]:
    """A tile with all that is on it; its corners are dots, to tell it from its neighbours."""
    drawn = sketch(tile, turn, width, ROWS, texts)
    cells = [[styled(sign, lexicon, texts) for sign in row] for row in drawn.rows]
    for row, column in ((0, 0), (0, -1), (-1, 0), (-1, -1)):
        if drawn.rows[row][column] == EMPTY:
            cells[row][column] = Text("·", style=rim)
    _draw_loose(cells, drawn, loose, {figure.part for figure in figures})
    for figure in figures:
        row, column = drawn.spots[figure.part]
        signs = [mark(figure.seat)]
        if figure.figure != "meeple":
            letter = lexicon.say(f"carcassonne-board-letter-{figure.figure}")
            signs.append(Text(letter, style="bold"))
        column = min(column, width - len(signs))
        cells[row][column : column + len(signs)] = signs
    return [Text().join(row) for row in cells]


def _draw_loose(cells: list[list[Text]], drawn: Sketch, loose: Sequence[Loose], occupied: set[str]) -> None:
    """First what lies in the middle or in a corner, then what stands on a part, beside its figure."""
    standing = [piece for piece in loose if piece.on in drawn.spots]
    taken = {drawn.spots[part] for part in (*occupied, *(piece.on for piece in standing))}
    corners = [piece for piece in loose if piece.on == CORNER]
    for piece in loose:
        if piece.on == MIDDLE:
            row, column = drawn.middle
            cells[row][column] = Text(piece.sign, style=LOOSE)
    for number, piece in enumerate(corners):
        row = 0 if any(spot[0] == ROWS - 1 and spot[1] < 2 for spot in taken) else ROWS - 1
        column = drawn.width - len(piece.sign) if number % 2 else 0
        cells[row][column : column + len(piece.sign)] = [Text(sign, style=LOOSE) for sign in piece.sign]
    for piece in standing:
        row, column = drawn.spots[piece.on]
        column = column + 1 if piece.on in occupied else column
        cells[row][min(column, drawn.width - 1)] = Text(piece.sign, style=LOOSE)


def styled(sign: str, lexicon: Lexicon, texts: Texts) -> Text:
    """A sign in its colour; names of letters become the letter of the language."""
    text = lexicon.say(f"carcassonne-board-letter-{sign}") if len(sign) > 1 else sign
    return Text(text, style=INK.get(sign) or texts.inks.get(sign, "bold"))
