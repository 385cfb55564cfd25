"""Bots by name. A bot sees a Perspective only; chance comes to it by `pick`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from tavola.bots.chance import RandomBot
from tavola.bots.greedy import Greedy, Judgement
from tavola.kernel import Bot, TavolaError

__all__ = ["BOTS", "JUDGEMENTS", "Bot", "Greedy", "Judgement", "RandomBot", "bot", "bots_for"]

JUDGEMENTS = {
    "carcassonne": "tavola.bots.carcassonne:Carcassonne",
    "carrara": "tavola.bots.carrara:Carrara",
}
"""By game: `module:class` of what knows a good position from a bad one; loaded when it is used."""


def _random(game: str) -> Bot:  # noqa: ARG001 (it plays them all)
    return RandomBot()


def _greedy(game: str) -> Bot:
    if game not in JUDGEMENTS:
        raise TavolaError(f"the bot 'greedy' cannot judge {game!r} yet; {_who_plays(game)}")
    module, _, name = JUDGEMENTS[game].partition(":")
    judgement: Judgement = getattr(import_module(module), name)()
    return Greedy(judgement)


BOTS: dict[str, Callable[[str], Bot]] = {"random": _random, "greedy": _greedy}
"""Every bot by its name: what makes one for a game."""


def bot(name: str, game: str) -> Bot:
    """A new bot for one seat of a game; raises TavolaError where there is none."""
    if name not in BOTS:
        raise TavolaError(f"there is no bot {name!r}; {_who_plays(game)}")
    return BOTS[name](game)


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game."""
    return tuple(name for name in BOTS if name != "greedy" or game in JUDGEMENTS)


def _who_plays(game: str) -> str:
    return f"{game} is played by {', '.join(bots_for(game))}"
