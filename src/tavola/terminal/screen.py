"""The screen: prints a game in words, for the seat that looks at it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tavola.kernel import Event, Rank, Rulebook, Seat, View, visible_to
from tavola.terminal import rules
from tavola.terminal.boards import board_of
from tavola.terminal.menu import Line
from tavola.terminal.prompt import Prompt
from tavola.text.marks import mark, named
from tavola.words import Lexicon

MOST_RULES = 6
LONG = 12
"""Menus of more lines are printed in columns."""


class Screen:
    """Prints one game in one language."""

    def __init__(self, console: Console, lexicon: Lexicon, game: str, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.names = names
        self._console = console
        self._game = game
        self._board = board_of(game)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """Print a sentence by its key."""
        self.print(self.lexicon.say(key, **facts), style)

    def print(self, text: str, style: str = "") -> None:
        self._console.print(Text(text, style=style))

    def clear(self) -> None:
        """Clear the screen and what has scrolled off it."""
        if self._console.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()

    # -- events ----------------------------------------------------------------------------

    def tell(self, events: Sequence[Event], seat: Seat | None, last: int | None = None) -> None:
        """Print the events visible to a seat, with their points explained; at most the last lines."""
        lines = self._story(visible_to(events, seat))
        for line in lines if last is None else lines[-last:]:
            self._console.print(line)

    def _story(self, events: Sequence[Event]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for text, event in self.lexicon.told_together(events, self.names):
            sign = Text(" ") if event.seat is None else mark(event.seat)
            lines.append(_hanging(sign, Text(text)))
            if event.award is not None:
                explained = self.lexicon.award(event.award)
                lines += [_hanging(Text("   "), Text(line)) for line in explained[:-1]]
                lines.append(_hanging(Text("   "), Text(explained[-1], style="bold")))
        return lines

    # -- the table ----------------------------------------------------------------------------

    def show_table(self, view: View) -> None:
        """Print the whole table under a title."""
        parts = [self.lexicon.say(f"{self.lexicon.game}-title")]
        if not view.over:
            parts.append(self.lexicon.say("terminal-turn", number=view.turn + 1))
            if view.mover is not None:
                parts.append(self.lexicon.say("terminal-to-move", player=self.names[view.mover]))
        self._console.rule(Text(" · ".join(parts), style="bold"), align="left")
        self._console.print(self._board.table(view, self.lexicon, self.names, self._console.size))

    def show_what_is_needed(self, view: View) -> None:
        """Print the whole table where the question needs it, else only what should be at hand."""
        if self._board.opens_with_table(view):
            self.show_table(view)
        elif (aside := self._board.aside(view, self.lexicon, self.names)) is not None:
            self._console.print(aside)

    def show_menu(self, prompt: Prompt) -> None:
        """Print the question and its numbered lines."""
        self.print(prompt.menu.question, "bold")
        if len(prompt.menu.lines) > LONG:
            self._console.print(_in_columns(prompt.menu.lines))
            return
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=3)
        for number, line in enumerate(prompt.menu.lines, start=1):
            text = Text(line.label)
            if line.note:
                text.append(f"  ({line.note})", style="dim")
            grid.add_row(Text(str(number), style="bold cyan"), text)
        self._console.print(grid)
        if prompt.more is not None:
            self._console.print(Padding(Text(prompt.more, style="dim"), (0, 0, 0, 4)))
        if len(prompt.menu.options) == 1:
            hint = Text(self.lexicon.say("terminal-only-one"), style="dim")
            self._console.print(Padding(hint, (0, 0, 0, 4)))

    def show_standing(self, standing: Sequence[Rank]) -> None:
        """Print who won, with the tie-break where one was needed."""
        self.print("")
        self.say("terminal-standing", "bold")
        for place in standing:
            points = self.lexicon.say("words-points", count=place.score)
            line = Text.assemble(f"  {place.rank}. ", named(place.seat, self.names), f"  {points}")
            if place.tie_break is not None:
                tie = self.lexicon.say(f"{self.lexicon.game}-tie-break", count=place.tie_break)
                line.append(f"  ({tie})", style="dim")
            self._console.print(line)

    def show_rules(self, book: Rulebook, text: str) -> None:
        """Print the rules that match a search."""
        found = rules.search(book, text, self.lexicon.language)
        if not found:
            self.say("terminal-rule-none", "yellow", game=self._game, text=text)
        for rule in found[:MOST_RULES]:
            rules.show(self._console, rule, self.lexicon, reasons=True)
        if len(found) > MOST_RULES:
            self.say("terminal-rule-more", "dim", count=len(found) - MOST_RULES, game=self._game)


def _in_columns(lines: Sequence[Line]) -> RenderableType:
    """Many lines side by side, without their notes."""
    numbered = [
        Text.assemble((f"{number:>3}", "bold cyan"), f" {line.label}")
        for number, line in enumerate(lines, start=1)
    ]
    return Columns(numbered, padding=(0, 2), equal=True, column_first=True)


def _hanging(sign: Text, text: Text) -> RenderableType:
    """A sign and a text that wraps below itself, not below the sign."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(sign, text)
    return grid
