"""What both editions share in the terminal: wheel, display, which colours pay, stones and blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rich.table import Table
from rich.text import Text

from tavola.games.carrara.parts.rules.options import SEGMENTS
from tavola.kernel import Seat
from tavola.text.marks import mark
from tavola.words import Lexicon

INK = {
    "white": "bold",
    "yellow": "bold yellow",
    "red": "bold red",
    "green": "bold green",
    "blue": "bold dodger_blue1",
    "black": "bold grey50",
    "purple": "bold medium_purple1",
    "gold": "bold gold1",
}
ROWS = 5
"""Rows of the display, however few tiles lie there."""


class City(Protocol):
    """What a board tells of a city."""

    @property
    def name(self) -> str: ...
    @property
    def accepts(self) -> Sequence[int]: ...
    @property
    def minimum(self) -> int: ...


class Box(Protocol):
    """What a board tells of the components."""

    @property
    def colours(self) -> Sequence[str]: ...
    @property
    def prices(self) -> Sequence[Sequence[int]]: ...
    @property
    def cities(self) -> Sequence[City]: ...


def say(lexicon: Lexicon, key: str, **facts: object) -> str:
    """Words of an edition's own board, by the last part of their key."""
    return lexicon.say(f"{lexicon.game}-board-{key}", **facts)


def wheel(box: Box, segments: Sequence[Mapping[str, int]], lexicon: Lexicon) -> Table:
    """A row for each colour: by segment its blocks and its price."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    grid.add_column(say(lexicon, "wheel"), min_width=12, no_wrap=True)
    for segment in SEGMENTS:
        grid.add_column(segment, justify="right", width=6, no_wrap=True)
    for number, colour in enumerate(box.colours):
        cells = [
            _cell(blocks[colour], box.prices[segment][number], colour)
            for segment, blocks in enumerate(segments)
        ]
        grid.add_row(Text(lexicon.word("colour", colour), style=INK[colour]), *cells)
    return grid


def _cell(blocks: int, price: int, colour: str) -> Text:
    if not blocks:
        return Text(f"{price}", style="dim")
    squares = "■" * blocks if blocks < 4 else f"{blocks}■"
    return Text.assemble((squares, INK[colour]), " ", (f"{price}", "bold"))


def display(tiles: Iterable[str | None], stack: int, bag: int, lexicon: Lexicon) -> Table:
    """The buildings that can be taken, in two columns, and how many tiles and blocks are left."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(say(lexicon, "display"), no_wrap=True)
    grid.add_column(Text(say(lexicon, "stack", count=stack), style="dim"), no_wrap=True)
    names = sorted(lexicon.word("tile", tile) for tile in tiles if tile is not None)
    left = names[: (len(names) + 1) // 2]
    for row, name in enumerate(left):
        right = row + len(left)
        grid.add_row(name, names[right] if right < len(names) else "")
    for _ in range(ROWS - len(left)):
        grid.add_row("", "")
    grid.add_row(Text(say(lexicon, "bag", count=bag), style="dim"), "")
    return grid


def accepted(box: Box, lexicon: Lexicon) -> list[Text]:
    """By city the last colour that pays there: all dearer ones do too."""
    told = []
    for city in box.cities:
        last = box.colours[city.accepts[-1]]
        if len(city.accepts) == len(box.colours):
            told.append(Text(say(lexicon, "accepts-all")))
        else:
            key = "only" if len(city.accepts) == 1 else "to"
            told.append(Text(say(lexicon, f"accepts-{key}", colour=last), style=INK[last]))
    return told


def track(box: Box, owners: Mapping[str, Seat | None], lexicon: Lexicon) -> list[Text]:
    """By city the stone on it, or how many buildings a scoring needs."""
    told = []
    for city in box.cities:
        owner = owners[city.name]
        if owner is None:
            told.append(Text(say(lexicon, "open", count=city.minimum), style="dim"))
        else:
            told.append(Text.assemble(mark(owner), " ✓"))
    return told


def blocks_held(blocks: Mapping[str, int], lexicon: Lexicon) -> Text:
    """Blocks behind a screen, by colour."""
    held = [
        Text(f"{count} {lexicon.word('colour', colour)}", style=INK[colour])
        for colour, count in blocks.items()
        if count
    ]
    return Text(", ").join(held) if held else Text(lexicon.say("words-nothing"))
