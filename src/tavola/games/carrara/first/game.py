"""The first edition as a game: the base game, and the expansion game."""

from __future__ import annotations

from functools import cache

from tavola.games.carrara.first import data
from tavola.games.carrara.first.expansion import data as expansion_data
from tavola.games.carrara.first.expansion.rules import game as expansion
from tavola.games.carrara.first.expansion.rules.assumed import MODULE
from tavola.games.carrara.first.expansion.rules.prepared import ExpansionPreparation
from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.rules.game import OPTIONS, base_box, base_game
from tavola.games.carrara.first.rules.prepared import Preparation
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Game, Option, Rulebook, Setup, SetupError, SetupSchema, parse_book


@cache
def _rulebook() -> Rulebook:
    texts = (data.text_of("rulebook.toml"), expansion_data.text_of("rulebook.toml"))
    return Rulebook(map(parse_book, texts))


class FirstEdition(Game):
    """The Palaces of Carrara, first edition, for 2 to 4 players."""

    setups = SetupSchema(
        game="carrara",
        seats=range(min(base_box().goals), max(base_box().goals) + 1),
        modules=(MODULE,),
        boxes={"base": (), "expansion": (MODULE,)},
        options=OPTIONS + expansion.setup_options(),
        components=expansion.components(),
    )
    rules_version = 1
    oldest_rules_version = 1

    def new(self, setup: Setup, version: int | None = None) -> CarraraState:
        setup = self.setups.checked(setup)
        state, preparation = self._set_up(setup)
        if setup.prepared.pieces:
            if setup.start is None:
                raise SetupError("prepared pieces need a start player that is chosen, not drawn")
            preparation.place(setup.prepared.pieces)
        state.advance()
        return state

    def _set_up(self, setup: Setup) -> tuple[CarraraState, Preparation]:
        options = self.setups.in_force(setup)
        open_screens = options["screens"] == "open"
        choices = expansion.Choices.of(options, setup.components)
        # Also made where it is not played: components that do not fit are told at once.
        edition = expansion.expansion_game(choices)
        if MODULE in setup.modules:
            position = ExpansionState(edition, setup.seats, setup.start, open_screens=open_screens)
            return position, ExpansionPreparation(position)
        base = base_game(choices.after_last_building, choices.bought_object)
        state = CarraraState(base, setup.seats, setup.start, open_screens=open_screens)
        return state, Preparation(state)

    def parse(self, text: str) -> Option:
        return expansion.expansion_options().parse(text)

    def rulebook(self) -> Rulebook:
        return _rulebook()


FIRST_EDITION = FirstEdition()
