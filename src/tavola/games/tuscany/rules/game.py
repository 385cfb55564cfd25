"""The Castles of Tuscany as a game."""

from __future__ import annotations

from functools import cache

from tavola.games.tuscany.data import text_of
from tavola.games.tuscany.rules.box import box_of, check_regions, components
from tavola.games.tuscany.rules.layout import NEAR, WIDE
from tavola.games.tuscany.rules.options import parse
from tavola.games.tuscany.rules.prepared import place
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.games.tuscany.rules.task import Rulings
from tavola.kernel import Game, Option, Rulebook, Setup, SetupError, SetupOption, SetupSchema, parse_book


@cache
def _rulebook() -> Rulebook:
    return Rulebook([parse_book(text_of("rulebook.toml"))])


class Tuscany(Game):
    """The Castles of Tuscany for 2 to 4 players."""

    setups = SetupSchema(
        game="tuscany",
        seats=box_of(()).seats,
        boxes={"base": ()},
        options=(
            SetupOption("draw", ("3", "2")),
            SetupOption("cards-per-point", ("5", "3")),
            SetupOption("tie-break", ("more-green", "fewer-green")),
            SetupOption("hexagon", ("later", "at-once")),
            SetupOption("offsets", ("half", "wide")),
            SetupOption("castle-refill", ("after", "before")),
        ),
        components=components(),
    )
    rules_version = 1
    oldest_rules_version = 1

    def new(self, setup: Setup, version: int | None = None) -> TuscanyState:
        setup = self.setups.checked(setup)
        rulings = _rulings(setup)
        box = box_of(tuple(sorted(setup.components.items())))
        if any(name.startswith("piece.") for name in setup.components):
            check_regions(box, WIDE if rulings.wide_offsets else NEAR)
        state = TuscanyState(box, rulings, setup.seats, setup.start)
        if setup.prepared.pieces:
            if setup.start is None:
                raise SetupError("prepared pieces need a start player that is chosen, not drawn")
            place(state, setup.prepared.pieces)
        state.advance()
        return state

    def parse(self, text: str) -> Option:
        return parse(text)

    def rulebook(self) -> Rulebook:
        return _rulebook()


def _rulings(setup: Setup) -> Rulings:
    options = setup.options
    return Rulings(
        draw=int(options["draw"]),
        cards_per_point=int(options["cards-per-point"]),
        fewer_green_wins=options["tie-break"] == "fewer-green",
        hexagon_at_once=options["hexagon"] == "at-once",
        wide_offsets=options["offsets"] == "wide",
        refill_first=options["castle-refill"] == "before",
    )


TUSCANY = Tuscany()
