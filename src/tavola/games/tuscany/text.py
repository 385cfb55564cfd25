"""The table in the terminal: display, bonuses, and the boards as columns of fields."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.tuscany.rules.view import Board, ColourBonus, Field, Mat, Tile, TuscanyView
from tavola.kernel import View
from tavola.text.marks import named
from tavola.words import Lexicon

_INK = {
    "castle": "green4",
    "city": "red",
    "farmstead": "dark_cyan",
    "agriculture": "chartreuse3",
    "quarry": "grey62",
    "village": "dark_orange",
    "monastery": "gold1",
    "carriage": "wheat1",
    "": "orange4",
}
_BOARD = 38
"""How wide a board is, with air beside it."""


def table(view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions) -> RenderableType:
    """The whole table as the viewer sees it."""
    assert isinstance(view, TuscanyView)
    parts: list[RenderableType] = [_display(view, lexicon), _stocks(view, lexicon), ""]
    parts += [_boards(view, lexicon, names, size.width), _progress(view, lexicon, names)]
    if (notice := _notice(view, lexicon)) is not None:
        parts.append(notice)
    if (own := aside(view, lexicon, names)) is not None:
        parts.append(own)
    return Group(*parts)


def aside(view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
    """The viewer's hand, and what is missing to place a tile."""
    assert isinstance(view, TuscanyView)
    hand = None if view.seat is None else view.mats[view.seat].hand
    if hand is None:
        return None
    held = [
        Text(f"{n} {lexicon.word('colour', kind)}", style=f"bold {_INK[kind]}") for kind, n in hand.items()
    ]
    cards = Text(", ").join(held) if held else Text(lexicon.say("words-nothing"))
    return Text.assemble((lexicon.say("tuscany-board-hand") + ": ", "bold"), cards)


def opens_with_table(view: View) -> bool:
    """At the start of a turn, and while boards are built."""
    assert isinstance(view, TuscanyView)
    return view.stage in ("build", "bonus", "action", "over")


# -- the middle of the table ---------------------------------------------------------------------


def _display(view: TuscanyView, lexicon: Lexicon) -> Table:
    grid = Table.grid(padding=(0, 2))
    cells = [
        Text("–", style="dim") if tile is None else _tile(tile, lexicon, f"{number} ")
        for number, tile in enumerate(view.display, start=1)
    ]
    grid.add_row(Text(lexicon.say("tuscany-board-display"), style="bold"), *cells[:4])
    grid.add_row(Text(lexicon.say("tuscany-board-round", round=view.round), style="dim"), *cells[4:])
    return grid


def _tile(tile: Tile, lexicon: Lexicon, before: str = "") -> Text:
    return Text.assemble((before, "dim"), (lexicon.word("tile", tile.name), f"bold {_INK[tile.type]}"))


def _stocks(view: TuscanyView, lexicon: Lexicon) -> Text:
    told = [
        lexicon.say("tuscany-board-neutral", count=view.neutral),
        lexicon.say("tuscany-board-pile", count=view.pile, discards=sum(view.discards.values())),
        lexicon.say("tuscany-board-yields", count=view.yields_left),
    ]
    bonuses = [_colour_bonus(bonus, lexicon) for bonus in view.colours]
    heading = (f"\n{lexicon.say('tuscany-board-colours')}: ", "bold")
    return Text.assemble((" · ".join(told), "dim"), heading, Text("  ").join(bonuses))


def _colour_bonus(bonus: ColourBonus, lexicon: Lexicon) -> Text:
    worth = str(bonus.points) if bonus.points else "–"
    return Text.assemble((lexicon.word("short", bonus.type), _INK[bonus.type]), f" {worth}")


# -- boards -----------------------------------------------------------------------------------------


def _boards(view: TuscanyView, lexicon: Lexicon, names: Sequence[str], width: int) -> Table:
    """As many boards beside each other as there is room for."""
    across = max(1, min(len(view.mats), width // _BOARD))
    grid = Table.grid(padding=(0, 2))
    drawn = [_board_of(mat, lexicon, names) for mat in view.mats]
    for first in range(0, len(drawn), across):
        grid.add_row(*drawn[first : first + across])
    return grid


def _board_of(mat: Mat, lexicon: Lexicon, names: Sequence[str]) -> RenderableType:
    if mat.board is not None:
        return Group(named(mat.seat, names), _fields(mat.board, lexicon))
    told = lexicon.say("tuscany-board-sealed" if mat.sealed else "tuscany-board-building")
    pieces = lexicon.say("tuscany-board-pieces", pieces=" ".join(mat.pieces) or "–")
    return Group(named(mat.seat, names), Text(f"{told}\n{pieces}", style="dim"))


def _fields(board: Board, lexicon: Lexicon) -> Text:
    """Each field two letters in its column: in brackets if covered, between dots if it can be reached."""
    at = {(field.q, 2 * field.r + field.q): field for field in board.fields}
    heights = [height for _, height in at]
    lines = [Text("".join(f" {letter}  " for letter in "abcdefghi"), style="dim")]
    for height in range(min(heights), max(heights) + 1):
        line = Text()
        for column in range(9):
            field = at.get((column, height))
            line.append_text(Text("    ") if field is None else _field(field, lexicon))
        lines.append(line)
    return Text("\n").join(lines)


def _field(field: Field, lexicon: Lexicon) -> Text:
    ink = _INK[field.type]
    letters = lexicon.word("short", field.type)
    if field.tile is not None:
        return Text(f"[{letters}]", style=f"bold {ink}")
    around = "·" if field.reachable else " "
    return Text(f"{around}{letters.lower()}{around}", style=ink if field.reachable else f"dim {ink}")


# -- who has what -----------------------------------------------------------------------------------


def _progress(view: TuscanyView, lexicon: Lexicon, names: Sequence[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("", min_width=10, max_width=14, overflow="ellipsis", no_wrap=True)
    for heading in ("red", "green", "cards", "marble", "workers", "stacks"):
        grid.add_column(lexicon.say(f"tuscany-board-{heading}"), justify="right", no_wrap=True)
    for heading in ("storage", "bonus"):
        grid.add_column(lexicon.say(f"tuscany-board-{heading}"))
    for mat in view.mats:
        grid.add_row(
            named(mat.seat, names),
            Text(str(mat.red), style="bold red"),
            Text(str(mat.green), style="bold green"),
            str(mat.cards),
            str(mat.marble),
            str(mat.workers),
            "-".join(map(str, mat.stacks)),
            _storage(mat, lexicon),
            lexicon.bag("bonus", mat.bonus) if mat.bonus else "–",
        )
    return grid


def _storage(mat: Mat, lexicon: Lexicon) -> Text:
    stored = [_tile(tile, lexicon) for tile in mat.storage]
    free = [Text(lexicon.say("tuscany-board-free"), style="dim")] * (mat.spaces - len(stored))
    return Text(", ").join([*stored, *free])


def _notice(view: TuscanyView, lexicon: Lexicon) -> Text | None:
    if view.over:
        return None
    if view.extra_round:
        return Text(lexicon.say("tuscany-board-extra"), style="bold red")
    if view.stack_emptied:
        return Text(lexicon.say("tuscany-board-last"), style="bold red")
    return None
