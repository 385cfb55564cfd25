"""The toy game as the kernel sees it: its setups, prepared pieces and rule list."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from tavola.kernel import (
    Component,
    Game,
    Option,
    Rulebook,
    Setup,
    SetupError,
    SetupOption,
    SetupSchema,
    UnknownOption,
    parse_bag,
    parse_book,
)
from tavola.testing.toy.options import CARD_POINTS, CARDS, FACES, KINDS, TOKENS_OF_A_KIND, parse
from tavola.testing.toy.state import ToyState

_COMPONENTS = (
    Component(
        name="die.faces",
        value=str(FACES),
        meaning={
            "de": "Wie viele Seiten der Würfel hat, 2 bis 20.",
            "en": "How many faces the die has, 2 to 20.",
        },
        why={
            "de": "Kein Regelheft nennt sie; geboten werden die Zahlen 1 bis 5.",
            "en": "No rulebook says it; the numbers bid are 1 to 5.",
        },
    ),
    Component(
        name="card.points",
        value=str(CARD_POINTS),
        meaning={
            "de": "Wie viele Punkte eine Karte für jeden Stein ihrer Art bringt, 1 bis 9.",
            "en": "How many points a card brings for each token of its kind, 1 to 9.",
        },
        why={
            "de": "So viel wie ein gesetzter Stein.",
            "en": "As many as a token that was staked.",
        },
        module="cards",
    ),
)
_FITTING = {"die.faces": range(2, 21), "card.points": range(1, 10)}


class ToyGame(Game):
    """Prepared pieces are `tokens SEAT`, `points SEAT`, `card SEAT` and `rounds done`."""

    setups = SetupSchema(
        game="toy",
        seats=range(2, 5),
        modules=("cards",),
        boxes={"full": ("cards",), "plain": ()},
        options=(SetupOption("rounds", ("3", "1", "5")),),
        components=_COMPONENTS,
    )
    rules_version = 2
    oldest_rules_version = 2

    state_class: type[ToyState] = ToyState
    """Tests plant bugs by another one."""

    def new(self, setup: Setup, version: int | None = None) -> ToyState:
        rounds = int(setup.options["rounds"])
        state = self.state_class(setup.seats, rounds, setup.start, with_cards="cards" in setup.modules)
        _correct(state, setup.components)
        for name, value in setup.prepared.pieces.items():
            _prepare(state, name, value)
        _balance(state)
        state.advance()
        return state

    def parse(self, text: str) -> Option:
        return parse(text)

    def rulebook(self) -> Rulebook:
        return _rulebook()


@cache
def _rulebook() -> Rulebook:
    text = files("tavola.testing.toy").joinpath("rulebook.toml").read_text("utf-8")
    return Rulebook([parse_book(text)])


def _correct(state: ToyState, components: Mapping[str, str]) -> None:
    for name, value in components.items():
        fitting = _FITTING[name]
        if value not in map(str, fitting):
            raise SetupError(f"{name} is a number from {fitting[0]} to {fitting[-1]}, not {value!r}")
    state.faces = int(components.get("die.faces", state.faces))
    state.card_points = int(components.get("card.points", state.card_points))


def _prepare(state: ToyState, name: str, value: str) -> None:
    what, _, of = name.partition(" ")
    if name == "rounds done":
        state.rounds_done = _number(name, value, state.rounds)
    elif what not in ("tokens", "points", "card") or of not in map(str, range(state.seats)):
        raise SetupError(
            f"toy has no piece {name!r}; there is 'tokens 0', 'points 0', 'card 0' and 'rounds done'"
        )
    elif what == "tokens":
        _prepare_tokens(state, int(of), value)
    elif what == "points":
        state.points[int(of)] = _number(name, value, 100)
    else:
        if not state.with_cards or not state.deck.get(value):
            raise SetupError(
                f"{value!r} is no card that is left; there is {', '.join(CARDS)} in module cards"
            )
        state.deck[value] -= 1
        state.cards[int(of)] = value


def _prepare_tokens(state: ToyState, seat: int, value: str) -> None:
    try:
        state.tokens[seat] = list(parse_bag(value, KINDS).values())
    except UnknownOption as error:
        raise SetupError(f"tokens {seat}: {error}") from error


def _balance(state: ToyState) -> None:
    """All tokens that nobody was given are in the supply."""
    for kind, name in enumerate(KINDS):
        state.supply[kind] = TOKENS_OF_A_KIND - sum(tokens[kind] for tokens in state.tokens)
        if state.supply[kind] < 0:
            raise SetupError(f"there are only {TOKENS_OF_A_KIND} {name} tokens")


def _number(name: str, value: str, below: int) -> int:
    if not value.isdecimal() or int(value) >= below:
        raise SetupError(f"{name} is a number below {below}, not {value!r}")
    return int(value)


TOY = ToyGame()
