"""The second edition as a game: its boxes, its options, and the edition that each setup is played by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from tavola.games.carrara.second.advanced.rules import options as advanced_options
from tavola.games.carrara.second.advanced.rules.box import load_advanced
from tavola.games.carrara.second.advanced.rules.order import advanced_game
from tavola.games.carrara.second.data import advanced_text_of, text_of
from tavola.games.carrara.second.rules.box import assumed, load
from tavola.games.carrara.second.rules.edition import Edition
from tavola.games.carrara.second.rules.order import NORMAL_GAME
from tavola.games.carrara.second.rules.prepared import place
from tavola.games.carrara.second.rules.state import SecondState
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
)

ADVANCED = "advanced"
COMPONENTS = (
    *assumed(text_of("assumed.toml")),
    *assumed(advanced_text_of("assumed.toml"), module=ADVANCED),
)

Values = tuple[tuple[str, str], ...]
"""Values of components that differ from ours, by name."""


@lru_cache(maxsize=32)
def normal_edition(values: Values = ()) -> Edition:
    """The normal game with these components."""
    return Edition(load(text_of("box.toml"), _values(values)), NORMAL_GAME, normal_edition, (values,))


@lru_cache(maxsize=32)
def advanced_edition(values: Values = (), money_fields: str = "shared", statue_ties: str = "next") -> Edition:
    """The advanced game with these components and readings of the rules."""
    all_values = _values(values)
    plain = load(text_of("box.toml"), all_values)
    box, pieces = load_advanced(plain, advanced_text_of("box.toml"), all_values)
    order = advanced_game(pieces, money_fields=money_fields, statue_ties=statue_ties)
    return Edition(box, order, advanced_edition, (values, money_fields, statue_ties))


def _values(changed: Values) -> Mapping[str, str]:
    return {component.name: component.value for component in COMPONENTS} | dict(changed)


@cache
def _rulebook() -> Rulebook:
    return Rulebook([parse_book(text_of("rulebook.toml"), advanced_text_of("rulebook.toml"))])


class SecondEdition(Game):
    """The Palaces of Carrara, second edition, normal and advanced, for 2 to 4 players."""

    setups = SetupSchema(
        game="carrara-second",
        seats=range(2, 5),
        modules=(ADVANCED,),
        boxes={"normal": (), "advanced": (ADVANCED,)},
        options=(
            SetupOption("screens", ("closed", "open")),
            SetupOption("money-fields", ("shared", "own"), module=ADVANCED),
            SetupOption("statue-ties", ("next", "last"), module=ADVANCED),
        ),
        components=COMPONENTS,
    )
    rules_version = 1
    oldest_rules_version = 1

    def new(self, setup: Setup, version: int | None = None) -> SecondState:
        setup = self.setups.checked(setup)
        open_screens = setup.options["screens"] == "open"
        state = SecondState(self.edition(setup), setup.seats, setup.start, open_screens=open_screens)
        if setup.prepared.pieces:
            if setup.start is None:
                raise SetupError("prepared pieces need a start player that is chosen, not drawn")
            place(state, setup.prepared.pieces)
        state.advance()
        return state

    def edition(self, setup: Setup) -> Edition:
        """What a setup is played by; the same object for equal ones."""
        values = tuple(sorted(setup.components.items()))
        if ADVANCED not in setup.modules:
            return normal_edition(values)
        return advanced_edition(values, setup.options["money-fields"], setup.options["statue-ties"])

    def parse(self, text: str) -> Option:
        edition = normal_edition()
        try:
            return edition.options.parse(text)
        except UnknownOption:
            return advanced_options.parse(edition, text)

    def rulebook(self) -> Rulebook:
        return _rulebook()


SECOND_EDITION = SecondEdition()
