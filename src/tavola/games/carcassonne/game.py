"""Carcassonne Big Box as a game."""

from __future__ import annotations

from functools import cache

from tavola.games.carcassonne.catalog import BOXES, CATALOG
from tavola.games.carcassonne.core.rules import options, versions
from tavola.games.carcassonne.core.rules.catalog import Catalog
from tavola.games.carcassonne.core.rules.prepared import place
from tavola.games.carcassonne.core.rules.resources import CORE, text_of
from tavola.games.carcassonne.core.rules.seen import AIDS
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.tasks import begin
from tavola.kernel import (
    Game,
    Option,
    Rulebook,
    Setup,
    SetupError,
    SetupOption,
    SetupSchema,
    UnknownOption,
    parse_book,
)  # fmt: skip


@cache
def _rulebook() -> Rulebook:
    return Rulebook(parse_book(text_of(CORE, name)) for name in ("rulebook.toml", "rulebook-two.toml"))


class Carcassonne(Game):
    """For 2 to 6 players; modules as the catalog lists them."""

    rules_version = versions.NEWEST
    oldest_rules_version = versions.FIRST

    def __init__(self, catalog: Catalog = CATALOG) -> None:
        self.catalog = catalog
        self.setups = SetupSchema(
            game="carcassonne",
            seats=range(2, 7),
            modules=catalog.names,
            boxes=BOXES,
            requires=catalog.requires,
            options=(SetupOption("aids", AIDS),),
        )

    def new(self, setup: Setup, version: int | None = None) -> CarcassonneState:
        setup = self.setups.checked(setup)
        rules = self.catalog.ruleset(setup.modules, self.rules_version if version is None else version)
        state = CarcassonneState(rules, setup.seats, setup.options["aids"])
        if setup.start is not None:
            begin(state, setup.start, None)
        if setup.prepared.pieces:
            if setup.start is None:
                raise SetupError("prepared pieces need a start player that is chosen, not drawn")
            place(state, setup.prepared.pieces)
        state.advance()
        return state

    def parse(self, text: str) -> Option:
        option = options.parse(text)
        if option is None:
            parsed = (module.parse(text) for module in self.catalog.modules)
            option = next((found for found in parsed if found is not None), None)
        if option is None:
            raise UnknownOption(f"{text!r} is no option of this game")
        return option

    def rulebook(self) -> Rulebook:
        return _rulebook()


CARCASSONNE = Carcassonne()
