"""Carcassonne's table in the terminal: the landscape as a map, the tile to be laid, points and supplies.

Cells that may be chosen carry the numbers of their lines in the menu.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.carcassonne.core.rules.options import Place, Put, unpacked
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid, Standing
from tavola.games.carcassonne.core.text.tiles import (
    CATHEDRAL,
    CITY,
    EMPTY,
    GARDEN,
    INK,
    INN,
    LAKE,
    MONASTERY,
    PENNANT,
    RIVER,
    VILLAGE,
    sketch,
)  # fmt: skip
from tavola.games.carcassonne.expansions.ferries.rules import FerriesView
from tavola.games.carcassonne.expansions.gold.rules import GoldView
from tavola.games.carcassonne.expansions.mage_and_witch.rules import MagicView
from tavola.games.carcassonne.expansions.messages.rules import MessagesView
from tavola.games.carcassonne.expansions.robbers.rules import RobbersView
from tavola.games.carcassonne.expansions.traders.rules import GoodsView
from tavola.kernel import Decision, View
from tavola.text import MOST_LINES
from tavola.text.marks import mark, named
from tavola.words import Lexicon

ROWS = 3
WIDE, NARROW = 7, 5
"""The height of a tile on the map, and its width where there is room and where there is not."""
PANEL = 31
MARGIN = 4
"""Columns beside the map: what is told, and the numbers of the rows."""
MENU = 18
"""Lines around the map: title, legend and the question below."""

ROOMY = 36
"""From this height on there are blank lines between what is told beside the map."""

Cell = tuple[int, int]
GOODS = ("wine", "grain", "cloth")
BAR = "$"
MAGIC = {"mage": "☼", "witch": "☾"}
SYMBOLS = ("flyer", "lake", "gold", "mage", "robber", "crop-circle")
ON_LAST_TILE = ("carcassonne.claim", "carcassonne.ferry")
"""Questions about the parts of the tile just laid."""
LOOSE = "bold yellow"
"""What lies or stands loose on the tiles."""


def table(view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions) -> RenderableType:
    """The map, as much of it as fits, and beside it all the rest."""
    assert isinstance(view, CarcassonneView)
    room = (size.width - PANEL - MARGIN - 2, max(size.height - MENU, 3 * ROWS + 1))
    drawn, notes = _map(view, lexicon, room)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=size.width - PANEL - 2, no_wrap=True)
    grid.add_column(width=PANEL)
    grid.add_row(Group(*drawn), _panel(view, lexicon, names, roomy=size.height >= ROOMY))
    return Group(grid, *notes, _legend(view, lexicon))


def aside(view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:  # noqa: ARG001
    """While a figure may be put or a ferry is laid: the tile just laid, with the names of its parts."""
    assert isinstance(view, CarcassonneView)
    return _just_laid(view, lexicon)


def opens_with_table(view: View) -> bool:
    """Except where the tile just laid is enough."""
    assert isinstance(view, CarcassonneView)
    return not any(_asked(view, ask) for ask in ON_LAST_TILE)


def _asked(view: CarcassonneView, ask: str) -> Decision | None:
    return next((decision for decision in view.decisions if decision.ask == ask), None)


# -- the map ---------------------------------------------------------------------------------------


def _map(
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
    decision = _asked(view, "carcassonne.lay")
    places = [option for option in decision.options if isinstance(option, Place)] if decision else []
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
    tiles = {laid.x: laid for laid in view.tiles if laid.y == y}
    for x in columns:
        if x in tiles:
            figures = [figure for figure in view.figures if (figure.x, figure.y) == (x, y)]
            rim = "bold yellow" if tiles[x] == view.tiles[-1] else "dim green"
            loose = _loose(view, (x, y))
            drawn = tile_lines(tiles[x].kind, tiles[x].turn, figures, lexicon, width, rim, loose)
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


@dataclass(frozen=True, slots=True)
class Loose:
    """What belongs to nobody on a tile."""

    bars: int = 0
    magic: Mapping[str, str] = field(default_factory=dict)
    """By part, the sign of who stands there."""
    ferry: tuple[str, str] | None = None


NOTHING = Loose()


def _loose(view: CarcassonneView, cell: Cell) -> Loose:
    at = f"{cell[0]},{cell[1]}"
    stand, lie, gold = view.part(MagicView), view.part(FerriesView), view.part(GoldView)
    magic = {
        spot.partition("/")[2]: MAGIC[name]
        for name, spot in (stand.places.items() if stand else ())
        if spot is not None and spot.partition("/")[0] == at
    }
    ferries = {ferry.cell: (ferry.first, ferry.second) for ferry in (lie.lying if lie else ())}
    return Loose(gold.lying.get(at, 0) if gold else 0, magic, ferries.get(at))


def tile_lines(
    tile: Tile,
    turn: int,
    figures: Sequence[Standing],
    lexicon: Lexicon,
    width: int,
    rim: str = "dim green",
    loose: Loose = NOTHING,
) -> list[Text]:
    """A tile with all that is on it; its corners are dots, to tell it from its neighbours."""
    drawn = sketch(tile, turn, width, ROWS)
    cells = [[_styled(sign, lexicon) for sign in row] for row in drawn.rows]
    for row, column in ((0, 0), (0, -1), (-1, 0), (-1, -1)):
        if drawn.rows[row][column] == EMPTY:
            cells[row][column] = Text("·", style=rim)
    if loose.ferry is not None:
        (row, column), sign = drawn.ferry(*loose.ferry)
        cells[row][column] = Text(sign, style=LOOSE)
    if loose.bars:
        taken = {drawn.spots[part] for part in (*loose.magic, *(figure.part for figure in figures))}
        row = 0 if any(spot[0] == ROWS - 1 and spot[1] < 2 for spot in taken) else ROWS - 1
        cells[row][:2] = [Text(str(loose.bars), style=LOOSE), Text(BAR, style=LOOSE)]
    for part, sign in loose.magic.items():
        row, column = drawn.spots[part]
        column = column + 1 if any(figure.part == part for figure in figures) else column
        cells[row][min(column, width - 1)] = Text(sign, style=LOOSE)
    for figure in figures:
        row, column = drawn.spots[figure.part]
        signs = [mark(figure.seat)]
        if figure.figure != "meeple":
            letter = lexicon.say(f"carcassonne-board-letter-{figure.figure}")
            signs.append(Text(letter, style="bold"))
        column = min(column, width - len(signs))
        cells[row][column : column + len(signs)] = signs
    return [Text().join(row) for row in cells]


def _styled(sign: str, lexicon: Lexicon) -> Text:
    if sign in GOODS:
        return Text(lexicon.say(f"carcassonne-board-letter-{sign}"), style="bold yellow")
    return Text(sign, style=INK.get(sign, "bold"))


# -- beside the map --------------------------------------------------------------------------------


def _panel(view: CarcassonneView, lexicon: Lexicon, names: Sequence[str], *, roomy: bool) -> RenderableType:
    gap = [""] if roomy else []
    parts: list[RenderableType] = [_players(view, lexicon, names)]
    if track := list(_track(view, lexicon)):
        title = Text(lexicon.say("carcassonne-board-track"), style="dim")
        parts += [title, *track] if roomy else track
    parts += gap
    left = lexicon.say("carcassonne-board-left", count=view.left)
    parts.append(Text(left, style="dim"))
    if view.aside:
        parts.append(Text(lexicon.say("carcassonne-board-aside", count=len(view.aside)), style="dim"))
    if view.tile is not None:
        parts += [*gap, _hand(view.kinds[view.tile], lexicon)]
    elif (laid := _just_laid(view, lexicon)) is not None:
        parts += [*gap, laid]
    return Group(*parts)


def _players(view: CarcassonneView, lexicon: Lexicon, names: Sequence[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column("", max_width=10, overflow="ellipsis", no_wrap=True)
    grid.add_column(lexicon.say("carcassonne-board-points"), justify="right", no_wrap=True)
    if view.if_ended_now:
        grid.add_column(lexicon.say("carcassonne-board-now"), justify="right", no_wrap=True)
    grid.add_column(lexicon.say("carcassonne-board-supply"), no_wrap=True)
    traders = view.part(GoodsView)
    for seat, points in enumerate(view.scores):
        cells: list[RenderableType] = [named(seat, names), Text(str(points), style="bold")]
        if view.if_ended_now:
            cells.append(Text(f"({view.if_ended_now[seat]})", style="dim"))
        grid.add_row(*cells, _supply(view.supply[seat], traders.goods[seat] if traders else {}, lexicon))
    return grid


def _track(view: CarcassonneView, lexicon: Lexicon) -> Iterable[Text]:
    """For each seat: where its two counting figures are, its robber and its gold."""
    messages, robbers, gold = view.part(MessagesView), view.part(RobbersView), view.part(GoldView)
    if messages is None and robbers is None and gold is None:
        return
    seats = []
    for seat, points in enumerate(view.scores):
        text = Text.assemble(mark(seat))
        if messages is not None:
            text.append(f" {points - messages.messenger[seat]}+{messages.messenger[seat]}")
        if robbers is not None and (space := robbers.spaces[seat]) is not None:
            text.append(f" {lexicon.say('carcassonne-board-letter-robber')}{space}", style="bold")
        if gold is not None and gold.held[seat]:
            text.append(f" {gold.held[seat]}{BAR}", style=LOOSE)
        text.no_wrap = True
        seats.append(text)
    for at in range(0, len(seats), 2):
        pair = seats[at : at + 2]
        pair[0].pad_right(max(PANEL // 2 - len(pair[0]), 1))
        yield Text().join(pair)


def _supply(figures: Mapping[str, int], goods: Mapping[str, int], lexicon: Lexicon) -> Text:
    """How many meeples, a letter for each other figure, then the goods."""
    letters = [
        lexicon.say(f"carcassonne-board-letter-{name}")
        for name, n in figures.items()
        if name != "meeple" and n
    ]
    text = Text("".join([str(figures["meeple"]), *letters]))
    for kind, count in goods.items():
        if count:
            text.append(f" {lexicon.say(f'carcassonne-board-letter-{kind}')}{count}", style="yellow")
    return text


def _hand(tile: Tile, lexicon: Lexicon) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for pair in ((0, 1), (2, 3)):
        drawn = [Group(*tile_lines(tile, turn, (), lexicon, WIDE)) for turn in pair]
        grid.add_row(*drawn)
        grid.add_row(*(Text(lexicon.word("turn", f"r{turn}"), style="dim") for turn in pair))
    title = Text(lexicon.say("carcassonne-board-hand"), style="bold")
    return Group(title, grid, *_symbols(tile, lexicon))


def _symbols(tile: Tile, lexicon: Lexicon) -> Iterable[Text]:
    """What is on a tile besides its land, in words."""
    for part in tile.parts:
        if part.kind in SYMBOLS:
            yield Text(lexicon.say(f"carcassonne-board-symbol-{part.kind}", circle=part.fact("kind")))


def _just_laid(view: CarcassonneView, lexicon: Lexicon) -> RenderableType | None:
    """The tile just laid, large, with the names of the parts that it is about."""
    decision = next(filter(None, (_asked(view, ask) for ask in ON_LAST_TILE)), None)
    if decision is None:
        return None
    laid = view.tiles[-1]
    drawn = sketch(laid.kind, laid.turn, 13, 5)
    cells = [[_styled(sign, lexicon) for sign in row] for row in drawn.rows]
    parts = dict.fromkeys(option.part for option in decision.options if isinstance(option, Put))
    piers = (str(option.fields["piers"]) for option in decision.options if "piers" in option.fields)
    parts |= dict.fromkeys(pier for pair in piers for pier in pair.split("-"))
    for part in parts:
        row, column = drawn.spots[part]
        column = min(column, drawn.width - len(part))
        cells[row][column : column + len(part)] = [Text(letter, style="bold cyan") for letter in part]
    title = Text(lexicon.say("carcassonne-board-laid"), style="bold")
    return Group(title, *(Text().join(row) for row in cells))


def _legend(view: CarcassonneView, lexicon: Lexicon) -> Text:
    """Every sign on the map, in words."""
    signs = {"city": CITY, "road": "─", "village": VILLAGE, "monastery": MONASTERY, "pennant": PENNANT}
    facts = {
        fact for laid in view.tiles for part in laid.kind.parts for fact in _facts(part.kind, part.facts)
    }
    signs |= {fact: sign for fact, sign in _RARE.items() if fact in facts}
    signs |= {fact: lexicon.say(f"carcassonne-board-letter-{fact}") for fact in GOODS if fact in facts}
    signs |= _loose_signs(view, lexicon)
    told = [
        Text.assemble((sign, INK.get(sign, "bold")), " ", lexicon.say(f"carcassonne-board-legend-{name}"))
        for name, sign in signs.items()
    ]
    others = [name for name in view.supply[0] if name != "meeple"]
    told += [
        Text.assemble(
            (lexicon.say(f"carcassonne-board-letter-{name}"), "bold"), " ", lexicon.word("figure", name)
        )
        for name in others
    ]
    return Text("  ").join(told)


_RARE = {"river": RIVER, "garden": GARDEN, "inn": INN, "cathedral": CATHEDRAL, "lake": LAKE, "flyer": "→"}


def _loose_signs(view: CarcassonneView, lexicon: Lexicon) -> Mapping[str, str]:
    magic, ferries = view.part(MagicView), view.part(FerriesView)
    gold, robbers = view.part(GoldView), view.part(RobbersView)
    places = magic.places if magic else {}
    signs = {name: MAGIC[name] for name, spot in places.items() if spot is not None}
    if ferries and ferries.lying:
        signs["ferry"] = "═"
    if gold and (gold.lying or any(gold.held)):
        signs["gold"] = BAR
    if robbers and any(space is not None for space in robbers.spaces):
        signs["robber"] = lexicon.say("carcassonne-board-letter-robber")
    return signs


def _facts(kind: str, facts: Mapping[str, str]) -> Iterable[str]:
    yield kind
    yield from facts
    yield facts.get("goods", "")
