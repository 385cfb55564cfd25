"""The first edition as a game."""

from __future__ import annotations

from functools import cache

from tavola.games.carrara.first.data import text_of
from tavola.games.carrara.first.rules.box import load
from tavola.games.carrara.first.rules.edition import Edition
from tavola.games.carrara.first.rules.order import BASE_GAME
from tavola.games.carrara.first.rules.prepared import place
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Game, Option, Rulebook, Setup, SetupError, SetupOption, SetupSchema, parse_book


@cache
def base_game() -> Edition:
    """The base game of the first edition."""
    return Edition(load(text_of("box.toml")), BASE_GAME, base_game)


@cache
def _rulebook() -> Rulebook:
    return Rulebook([parse_book(text_of("rulebook.toml"))])


class FirstEdition(Game):
    """The Palaces of Carrara, first edition, base game, for 2 to 4 players."""

    setups = SetupSchema(
        game="carrara",
        seats=range(min(base_game().box.goals), max(base_game().box.goals) + 1),
        boxes={"base": ()},
        options=(SetupOption("screens", ("closed", "open")),),
    )
    rules_version = 1
    oldest_rules_version = 1

    def new(self, setup: Setup, version: int | None = None) -> CarraraState:
        setup = self.setups.checked(setup)
        open_screens = setup.options["screens"] == "open"
        state = CarraraState(base_game(), setup.seats, setup.start, open_screens=open_screens)
        if setup.prepared.pieces:
            if setup.start is None:
                raise SetupError("prepared pieces need a start player that is chosen, not drawn")
            place(state, setup.prepared.pieces)
        state.advance()
        return state

    def parse(self, text: str) -> Option:
        return base_game().options.parse(text)

    def rulebook(self) -> Rulebook:
        return _rulebook()


FIRST_EDITION = FirstEdition()
