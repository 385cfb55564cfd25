"""The library's front door: games by name, and matches to play, copy, take back, record and draw."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from tavola.kernel import (
    Choice,
    Decision,
    Event,
    Game,
    Option,
    Play,
    Prepared,
    RandomDealer,
    Rank,
    Seat,
    State,
    TavolaError,
    UndoRefused,
    View,
    parse_record,
    replay,
)
from tavola.registry import game, game_names, kit

if TYPE_CHECKING:
    from tavola.words import Lexicon


__all__ = ["Match", "TavolaError", "draw", "game", "game_names", "kit", "lexicon", "load", "new"]


def lexicon(name: str, language: str, *, strict: bool = False) -> Lexicon:
    """The words of a game in a language."""
    from tavola import words

    return words.load(name, language, kit(name).words, strict=strict)


def new(
    name: str,
    seats: int = 2,
    *,
    seed: int | str | None = None,
    box: str | None = None,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    start: Seat | None = None,
    prepared: Prepared | None = None,
    components: Mapping[str, str] | None = None,
) -> Match:
    """A new match, dealt up to its first question; with a seed, chance repeats itself."""
    rules = game(name)
    setup = rules.setups.make(
        seats,
        box=box,
        modules=tuple(modules),
        options=options,
        start=start,
        prepared=prepared,
        components=components,
    )
    play = Play(rules, setup, RandomDealer(_chance(seed).randrange))
    play.settle()
    return Match(play, seed)


def load(text: str, *, seed: int | str | None = None) -> Match:
    """The match of a record's text, ready to go on; raises RecordError where it disagrees."""
    record = parse_record(text)
    play = replay(game(record.setup.game), record)
    play.dealer = RandomDealer(_chance(seed).randrange)
    play.settle()
    return Match(play, seed)


def _chance(seed: int | str | None) -> random.Random:
    return random.SystemRandom() if seed is None else random.Random(seed)


class Match:
    """A game in progress: who is asked what, and everything one can do with it."""

    def __init__(self, play: Play, seed: int | str | None = None) -> None:
        self.play = play
        self._seed = seed
        self._copies = 0

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def state(self) -> State:
        """The position itself, secrets and all; `view` gives what a seat may know."""
        return self.play.state

    @property
    def decision(self) -> Decision | None:
        """The question that is asked now (the first, if several seats are asked); None when it is over."""
        pending = self.state.pending
        return pending[0] if isinstance(pending, tuple) and pending else None

    @property
    def seat(self) -> Seat | None:
        """Who is asked; None when the game is over."""
        return None if self.decision is None else self.decision.seat

    @property
    def options(self) -> Sequence[Option]:
        """Every legal answer to the question; none when the game is over."""
        return () if self.decision is None else self.decision.options

    def choose(self, option: Option | str, seat: Seat | None = None) -> list[Event]:
        """Answer the question, by an option or its text; returns what happened up to the next one."""
        asked = self.seat if seat is None else seat
        if asked is None:
            raise TavolaError(f"the game is over, so {str(option)!r} cannot be chosen")
        return self.play.choose(asked, option) + self.play.settle()

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last choice; what was drawn since then will be drawn again.

        With a seat, only what that seat may take back by itself at a table.
        """
        if seat is not None:
            self.play.undo(seat)
            return
        choices = [at for at, step in enumerate(self.play.steps) if isinstance(step, Choice)]
        if not choices:
            raise UndoRefused("there is nothing to take back")
        self.play.take_back(choices[-1])

    def copy(self) -> Match:
        """An independent match in the same position, with chances of its own."""
        twin = self.play.copy()
        self._copies += 1
        seed = None if self._seed is None else f"{self._seed}/copy {self._copies}"
        twin.dealer = RandomDealer(_chance(seed).randrange)
        return Match(twin, seed)

    def view(self, seat: Seat | None = None) -> View:
        """What a seat (None: a spectator) may know."""
        return self.state.view(seat)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    @property
    def standing(self) -> tuple[Rank, ...]:
        """The final ranking, best first; empty while the game runs."""
        return self.state.standing()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def log(self) -> list[Event]:
        """Everything that happened, secrets and all; `kernel.visible_to` gives what a seat may know."""
        return [event for _, event in self.play.log]

    @property
    def record(self) -> str:
        """The match as text: `tavola.load` reads it, `tavola verify` checks it."""
        return self.play.record().text()

    def svg(self, seat: Seat | None = None, language: str = "en") -> str:
        """The table as a seat (None: a spectator) sees it, as an SVG document."""
        return draw(self.game.name, self.view(seat), language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        scores = " ".join(map(str, self.scores))
        lines = [f"{self.game.name}, turn {self.state.turn}, scores {scores}"]
        if (decision := self.decision) is None:
            lines += [f"{rank.rank}. seat {rank.seat} with {rank.score}" for rank in self.standing]
        else:
            lines.append(f"seat {decision.seat}, {decision.ask}:")
            lines += [f"  {option}" for option in decision.options[:12]]
            if len(decision.options) > 12:
                lines.append(f"  … and {len(decision.options) - 12} more")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {len(self.play.steps)} steps, scores {self.scores}>"


def draw(name: str, view: View, language: str) -> str:
    """A view of a game as an SVG document."""
    from tavola import drawing

    panels = import_module(kit(name).picture).draw(view, lexicon(name, language))
    return drawing.compose(panels)
