"""Tables at which the second edition's judgement is asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tavola.bots import Greedy, RandomBot
from tavola.games.carrara.second.judgement.catalog import CarraraSecond
from tavola.kernel import Bot, Chance, Game, Perspective, Pick, Seat, State, draw_outcome
from tavola.testing import Scenario


def pick_of(seed: int | str) -> Pick:
    """Chance that repeats itself."""
    return Random(seed).randrange


def bot_called(name: str) -> Bot:
    return Greedy(CarraraSecond()) if name == "greedy" else RandomBot()


def answers(table: Scenario, seat: Seat) -> str:
    """What greedy would choose here, in the words of a player."""
    return str(bot_called("greedy").choose(Perspective(table.state, seat, pick_of(0)), pick_of(1)))


def played(game: Game, box: str, names: Sequence[str], seed: int, start: Seat = 0) -> tuple[State, int]:
    """A finished game, and how many choices it took."""
    state, pick = game.new(game.setups.make(len(names), box=box, start=start)), pick_of(seed)
    bots, choices = list(map(bot_called, names)), 0
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        seat = pending[0].seat
        state.choose(seat, bots[seat].choose(Perspective(state, seat, pick), pick))
        choices += 1
    return state, choices


def length(game: Game, box: str, names: Sequence[str], seed: int) -> int:
    """How many choices a game took until it was over."""
    return played(game, box, names, seed)[1]


def games_won(game: Game, box: str, games: int) -> int:
    """How many games greedy wins against random, in both seats by turns."""
    won = 0
    for seed in range(games):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        state, _ = played(game, box, names, seed, start=seed // 2 % 2)
        won += state.standing()[0].seat == seed % 2
    return won
