"""A terminal for tests: lines typed in advance, and everything printed as text."""

import random
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path

from rich.console import Console

from tavola import library, words
from tavola.kernel import Bot, Choice, Game, Option, Perspective, Pick, Play, Prepared, RandomDealer
from tavola.terminal.saved_game import Seating
from tavola.terminal.screen import Screen
from tavola.terminal.session import Session

NAMES = ("Anna", "Ben", "Cleo", "Dora")


class Hasty:
    """A bot that takes the last option: in Carrara it buys one block and ends its turn."""

    def choose(self, perspective: Perspective, pick: Pick) -> Option:  # noqa: ARG002 (no chance needed)
        options = perspective.options
        return options[0] if perspective.decision.ask == "carrara.action" else options[-1]


class Terminal:
    """Plays a game with what is typed; leaves when nothing more is typed."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Bot | None],
        *typed: str,
        pieces: Mapping[str, str] | None = None,
        draws: Sequence[str] = (),
        box: str | None = None,
        language: str = "en",
        file: Path | None = None,
        size: tuple[int, int] = (80, 24),
        is_terminal: bool = False,
    ) -> None:
        self.prompts: list[str] = []
        self._typed = list(typed)
        self._out = StringIO()
        pick = random.Random(1).randrange
        prepared = Prepared(pieces or {}, tuple(draws))
        setup = game.setups.make(len(players), start=0, box=box, prepared=prepared)
        self.play = Play(game, setup, RandomDealer(pick))
        names = NAMES[: len(players)]
        kinds = tuple("human" if player is None else "random" for player in players)
        console = Console(
            file=self._out,
            width=size[0],
            height=size[1],
            force_terminal=is_terminal,
            color_system=None,
            highlight=False,
        )
        lexicon = (
            library.lexicon(game.name, language)
            if game.name in library.game_names()
            else words.load(None, language)
        )
        screen = Screen(console, lexicon, game.name, names)
        self.session = Session(self.play, players, Seating(kinds, names), screen, self._read, pick, file)

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self._typed:
            raise EOFError
        line = self._typed.pop(0)
        self._out.write(f"{prompt}{line}\n")
        return line

    def run(self) -> str:
        """Everything that was printed."""
        self.session.run()
        return self._out.getvalue()

    @property
    def chosen(self) -> list[str]:
        """What was chosen, as records write it."""
        return [f"{step.seat} {step.option}" for step in self.play.steps if isinstance(step, Choice)]
