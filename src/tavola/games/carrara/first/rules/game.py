"""The editions of the base game."""

from __future__ import annotations

from functools import cache

from tavola.games.carrara.first.data import text_of
from tavola.games.carrara.first.rules.actions.end import AnnounceEnd
from tavola.games.carrara.first.rules.box import Box, load
from tavola.games.carrara.first.rules.edition import Edition
from tavola.games.carrara.first.rules.options import Options
from tavola.games.carrara.first.rules.order import base_order
from tavola.kernel import SetupOption

OPTIONS = (
    SetupOption("screens", ("closed", "open")),
    SetupOption("after-last-building", ("builder", "nobody", "everybody"), formerly="builder"),
    SetupOption("bought-object", ("counts", "waits"), formerly="counts"),
)
"""What can be chosen for every game; the last two are rulings."""


@cache
def base_box() -> Box:
    """What is in the box."""
    return load(text_of("box.toml"))


@cache
def base_options() -> Options:
    """The options of the base game."""
    return Options(base_box())


@cache
def base_game(after_last_building: str = "builder", bought_object: str = "counts") -> Edition:
    """The base game, with these rulings on announcing the end."""
    announce = AnnounceEnd(after_last_building, bought_object)
    rulings = (after_last_building, bought_object)
    usual = {option.values[0] for option in OPTIONS}
    variant = tuple(ruling for ruling in rulings if ruling not in usual)
    return Edition(base_box(), base_options(), base_order(announce), (base_game, rulings), variant)
