"""Carcassonne Big Box as a game."""

from __future__ import annotations

from functools import cache

from tavola.games.carcassonne.catalog import BOXES, CATALOG, INTERACTIONS
from tavola.games.carcassonne.core.rules import options, versions
from tavola.games.carcassonne.core.rules.build_view import AIDS
from tavola.games.carcassonne.core.rules.catalog import Catalog
from tavola.games.carcassonne.core.rules.prepared import place
from tavola.games.carcassonne.core.rules.resources import has, text_of
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
    parse_rulebook,
)  # fmt: skip

RULES = "rulebook.toml"


@cache
def _rulebook(packages: tuple[str, ...]) -> Rulebook:
    """The rules that lie in the folders of these packages."""
    return parse_rulebook(text_of(package, RULES) for package in packages if has(package, RULES))


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
        return _rulebook((*self.catalog.packages, INTERACTIONS))


CARCASSONNE = Carcassonne()
