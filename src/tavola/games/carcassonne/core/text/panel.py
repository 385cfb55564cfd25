"""What stands beside the map: points, supplies, the tile in hand or the one just laid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.carcassonne.core.rules.options import Put
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.landscape import WIDE, asked, styled, tile_lines
from tavola.games.carcassonne.core.text.module import Texts, texts_of
from tavola.games.carcassonne.core.text.tiles import sketch
from tavola.kernel import Decision, Seat
from tavola.text.marks import mark, named
from tavola.words import Lexicon

PANEL = 31
"""Its width."""
CLAIM = "carcassonne.claim"


def panel(view: CarcassonneView, lexicon: Lexicon, names: Sequence[str], *, roomy: bool) -> RenderableType:
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
        parts += [*gap, _hand(view.kinds[view.tile], lexicon, texts_of(view.packages))]
    elif (laid := just_laid(view, lexicon)) is not None:
        parts += [*gap, laid]
    return Group(*parts)


def _players(view: CarcassonneView, lexicon: Lexicon, names: Sequence[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column("", max_width=10, overflow="ellipsis", no_wrap=True)
    grid.add_column(lexicon.say("carcassonne-board-points"), justify="right", no_wrap=True)
    if view.if_ended_now:
        grid.add_column(lexicon.say("carcassonne-board-now"), justify="right", no_wrap=True)
    grid.add_column(lexicon.say("carcassonne-board-supply"), no_wrap=True)
    for seat, points in enumerate(view.scores):
        cells: list[RenderableType] = [named(seat, names), Text(str(points), style="bold")]
        if view.if_ended_now:
            cells.append(Text(f"({view.if_ended_now[seat]})", style="dim"))
        grid.add_row(*cells, _supply(view, seat, lexicon))
    return grid


def _track(view: CarcassonneView, lexicon: Lexicon) -> Iterable[Text]:
    """For each seat what it has on the score track and what it holds, two seats a line."""
    texts = texts_of(view.packages)
    if not texts.on_track and not texts.holds:
        return
    seats = []
    for seat in range(view.seats):
        text = Text.assemble(mark(seat))
        for part in texts.on_track:
            text.append_text(part.on_track(view, seat, lexicon))
        for part in texts.holds:
            text.append_text(part.holds(view, seat, lexicon))
        text.no_wrap = True
        seats.append(text)
    for at in range(0, len(seats), 2):
        pair = seats[at : at + 2]
        pair[0].pad_right(max(PANEL // 2 - len(pair[0]), 1))
        yield Text().join(pair)


def _supply(view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
    """How many meeples, a letter for each other figure, then what modules add."""
    figures = view.supply[seat]
    letters = [
        lexicon.say(f"carcassonne-board-letter-{name}")
        for name, n in figures.items()
        if name != "meeple" and n
    ]
    text = Text("".join([str(figures["meeple"]), *letters]))
    for part in texts_of(view.packages).in_supply:
        text.append_text(part.in_supply(view, seat, lexicon))
    return text


def _hand(tile: Tile, lexicon: Lexicon, texts: Texts) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for pair in ((0, 1), (2, 3)):
        drawn = [Group(*tile_lines(tile, turn, lexicon, texts, WIDE)) for turn in pair]
        grid.add_row(*drawn)
        grid.add_row(*(Text(lexicon.word("turn", f"r{turn}"), style="dim") for turn in pair))
    title = Text(lexicon.say("carcassonne-board-hand"), style="bold")
    return Group(title, grid, *_symbols(tile, lexicon, texts))


def _symbols(tile: Tile, lexicon: Lexicon, texts: Texts) -> Iterable[Text]:
    """What is on a tile besides its land, in words."""
    for part in tile.parts:
        for text in texts.parts:
            if part.kind in text.symbols:
                yield Text(text.symbol(part, lexicon))


def question_about_last_tile(view: CarcassonneView) -> Decision | None:
    """The viewer's question about the parts of the tile just laid, if there is one."""
    asks = (CLAIM, *texts_of(view.packages).about_last_tile)
    return next(filter(None, (asked(view, ask) for ask in asks)), None)


def just_laid(view: CarcassonneView, lexicon: Lexicon) -> RenderableType | None:
    """The tile just laid, large, with the names of the parts that the question is about."""
    decision = question_about_last_tile(view)
    if decision is None:
        return None
    laid, texts = view.tiles[-1], texts_of(view.packages)
    drawn = sketch(laid.kind, laid.turn, 13, 5, texts)
    cells = [[styled(sign, lexicon, texts) for sign in row] for row in drawn.rows]
    parts = dict.fromkeys(option.part for option in decision.options if isinstance(option, Put))
    parts |= dict.fromkeys(
        name for option in decision.options for text in texts.parts for name in text.named_parts(option)
    )
    for part in parts:
        row, column = drawn.spots[part]
        column = min(column, drawn.width - len(part))
        cells[row][column : column + len(part)] = [Text(letter, style="bold cyan") for letter in part]
    title = Text(lexicon.say("carcassonne-board-laid"), style="bold")
    return Group(title, *(Text().join(row) for row in cells))
