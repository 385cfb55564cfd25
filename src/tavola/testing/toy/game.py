"""The toy game as the kernel sees it: its setups, prepared pieces and rule list."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tavola.kernel import (
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
from tavola.testing.toy.options import CARDS, KINDS, TOKENS_OF_A_KIND, parse
from tavola.testing.toy.state import ToyState


class ToyGame(Game):
    """Prepared pieces are `tokens SEAT`, `points SEAT`, `card SEAT` and `rounds done`."""

    setups = SetupSchema(
        game="toy",
        seats=range(2, 5),
        modules=("cards",),
        boxes={"full": ("cards",), "plain": ()},
        options=(SetupOption("rounds", ("3", "1", "5")),),
    )
    rules_version = 2
    oldest_rules_version = 2

    state_class: type[ToyState] = ToyState
    """Tests plant bugs by another one."""

    def new(self, setup: Setup, version: int | None = None) -> ToyState:  # noqa: ARG002 (there is only one)
        rounds = int(setup.options["rounds"])
        state = self.state_class(setup.seats, rounds, setup.start, with_cards="cards" in setup.modules)
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
