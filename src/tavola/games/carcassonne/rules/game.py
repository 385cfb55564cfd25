"""Carcassonne Big Box as a game."""

from __future__ import annotations

from functools import cache

from tavola.games.carcassonne.data import text_of
from tavola.games.carcassonne.rules import catalog
from tavola.games.carcassonne.rules.core import options, versions
from tavola.games.carcassonne.rules.core.seen import AIDS
from tavola.games.carcassonne.rules.core.state import CarcassonneState
from tavola.games.carcassonne.rules.core.tasks import begin
from tavola.games.carcassonne.rules.pieces import place
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
    return Rulebook(parse_book(text_of(name)) for name in ("rulebook.toml", "rulebook-two.toml"))


class Carcassonne(Game):
    """For 2 to 6 players; modules as the catalog lists them."""

    setups = SetupSchema(
        game="carcassonne",
        seats=range(2, 7),
        modules=catalog.NAMES,
        boxes=catalog.BOXES,
        requires=catalog.REQUIRES,
        options=(SetupOption("aids", AIDS),),
    )
    rules_version = versions.NEWEST
    oldest_rules_version = versions.FIRST

    def new(self, setup: Setup, version: int | None = None) -> CarcassonneState:
        setup = self.setups.checked(setup)
        rules = catalog.ruleset(setup.modules, self.rules_version if version is None else version)
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
            parsed = (module.parse(text) for module in catalog.MODULES)
            option = next((found for found in parsed if found is not None), None)
        if option is None:
            raise UnknownOption(f"{text!r} is no option of this game")
        return option

    def rulebook(self) -> Rulebook:
        return _rulebook()


CARCASSONNE = Carcassonne()
