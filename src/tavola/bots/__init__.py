"""Bots by name. A bot is given a Perspective and a source of chance, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from tavola import registry
from tavola.bots.advice import Advice, Advisor
from tavola.bots.chance import RandomBot
from tavola.bots.greedy import Greedy, Judgement
from tavola.kernel import Bot, TavolaError

__all__ = ["BOTS", "Advice", "Advisor", "Bot", "Greedy", "Judgement", "RandomBot", "bot", "bots_for"]

ENTRY_POINTS = "tavola.bots"
"""The entry point group of other packages' bots: a name, and a function from a game's name to a bot."""


def _random(game: str) -> Bot:  # noqa: ARG001 (it plays them all)
    return RandomBot()


def _greedy(game: str) -> Bot:
    where = _judgement(game)
    if where is None:
        raise TavolaError(f"the bot 'greedy' cannot judge {game!r} yet; {_who_plays(game)}")
    module, _, name = where.partition(":")
    judgement: Judgement = getattr(import_module(module), name)()
    return Greedy(judgement)


BOTS: dict[str, Callable[[str], Bot]] = {"random": _random, "greedy": _greedy}
"""Our own bots by name: functions from a game's name to a bot."""


@cache
def _announced() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def bot(name: str, game: str) -> Bot:
    """A new bot for one seat of a game; raises TavolaError for an unknown name."""
    if name in BOTS:
        return BOTS[name](game)
    if name in _announced():
        try:
            make: Callable[[str], Bot] = _announced()[name].load()
        except (ImportError, AttributeError) as error:
            where = _announced()[name].value
            raise TavolaError(f"the bot {name!r} cannot be loaded from {where}: {error}") from error
        return make(game)
    raise TavolaError(f"there is no bot {name!r}; {_who_plays(game)}")


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game."""
    own = (name for name in BOTS if name != "greedy" or _judgement(game) is not None)
    return (*own, *(name for name in _announced() if name not in BOTS and _plays(name, game)))


def _plays(name: str, game: str) -> bool:
    try:
        bot(name, game)
    except TavolaError:
        return False
    return True


def _judgement(game: str) -> str | None:
    return registry.kit(game).judgement if game in registry.game_names() else None


def _who_plays(game: str) -> str:
    return f"{game} is played by {', '.join(bots_for(game))}"
