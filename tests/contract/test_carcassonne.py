"""Carcassonne keeps the contract of every game, with every module alone, every pair, and many at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from tavola.games.carcassonne.core.rules.options import cell_text
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Choice, Prepared, Setup, SetupError, State
from tavola.testing import Demands, Report, check_game, scenario
from tavola.testing.contract.trial import random_step, take
from tests.thorough import sample

MODULES = CARCASSONNE.setups.modules
QUICK = Demands(tried=3, share=0.02, mutants=60, least_rules=4)
TILES = {
    "inns-tiles": 18,
    "traders-tiles": 24,
    "river": 12 - 1,  # it replaces the start tile
    "flyers": 8,
    "ferries": 8,
    "gold": 8,
    "mage-and-witch": 8,
    "robbers": 8,
    "crop-circles": 6,
}
FIGURES = ("abbot", "big-meeple", "builder", "pig")


def setup(seats: int, *modules: str) -> Setup:
    return CARCASSONNE.setups.make(seats, box="first-game", modules=modules)


def pieces(state: State) -> Mapping[str, int]:
    """How many there are, wherever they are."""
    assert isinstance(state, CarcassonneState)
    laid = state.land.laid or 1  # the start tile lies as soon as somebody begins
    counts = {"tiles": sum(state.pile.values()) + len(state.aside) + laid + (state.tile >= 0)}
    for number, figure in enumerate(state.rules.figures):
        for seat in range(state.seats):
            standing = sum(it[1:] == (number, seat) for it in state.figures)
            counts[f"{figure.name} {seat}"] = state.in_supply(number, seat) + standing
    return counts


def box(of: Setup) -> Mapping[str, int]:
    """How many there must be."""
    names = ["meeple", *(name for name in FIGURES if name in of.modules)]
    figures = {f"{name} {seat}": 7 if name == "meeple" else 1 for name in names for seat in range(of.seats)}
    return {"tiles": 72 + sum(TILES.get(name, 0) for name in of.modules), **figures}


def check(of: Setup, demands: Demands, *, games: int = 1, seed: int = 1) -> Report:
    return check_game(
        CARCASSONNE, [of], seed=seed, games=games, conserved=pieces, demands=replace(demands, totals=box(of))
    )


def subset(number: int) -> Setup:
    """Random modules for 2 to 6 players, who may or may not get all the aids."""
    rng = Random(f"carcassonne {number}")
    share = rng.random()
    return CARCASSONNE.setups.make(
        rng.randint(2, 6),
        box="first-game",
        modules=tuple(name for name in MODULES if rng.random() < share),
        options={"aids": rng.choice(("standard", "teaching", "purist"))},
    )


@pytest.mark.parametrize("seats", sample([2, 4, 6], [2, 3, 4, 5, 6]))
def test_carcassonne_keeps_every_promise_with_everything(seats: int) -> None:
    demands = Demands(tried=3, share=sample(0.04, 0.06), mutants=sample(300, 600), least_rules=10)
    report = check(CARCASSONNE.setups.make(seats, box="big-box"), demands)
    print(report)

    assert report.most_options <= 1500
    assert report.awards > 0


def test_carcassonne_keeps_every_promise_with_many_double_turns() -> None:
    prepared = Prepared(
        {
            "figures 0": "meeple 0,0 r1, builder 0,0 r1",
            "figures 1": "meeple 0,0 r1, builder 0,0 r1",
            "left": "7base.U, 8base.V, 4base.W, base.Ug",
        }
    )
    modules = ("builder", "big-meeple", "abbot")
    setup = CARCASSONNE.setups.make(2, modules=modules, start=0, prepared=prepared)
    demands = Demands(share=0.1, mutants=200, least_rules=8)
    report = check_game(CARCASSONNE, [setup], games=10, conserved=pieces, demands=demands)

    assert report.asked["carcassonne.second"] > 20


@pytest.mark.parametrize("left", ["0base.E", "5base.E", "base.E, base.E", "base.D0", "base.", "base.E 0,0"])
def test_tiles_that_are_not_there_cannot_be_left(left: str) -> None:
    setup = CARCASSONNE.setups.make(2, start=0, prepared=Prepared({"left": left}))

    with pytest.raises(SetupError, match="not so many tiles left"):
        CARCASSONNE.new(setup)


def test_who_laid_a_tile_makes_a_difference_to_the_position() -> None:
    road = ("meeple 0,0 r1", "builder 0,0 r1")
    first, second = (
        scenario(CARCASSONNE, box="first-game", modules=("builder",))
        .figures(0, *road)
        .figures(1, *road)
        .draws(*["base.U"] * 4)
        for _ in range(2)
    )
    first.chooses(0, "place 1,0 r0", "second-turn", "place 2,0 r0")
    first.chooses(1, "place 3,0 r0", "no-second-turn")
    second.chooses(0, "place 1,0 r0", "no-second-turn")
    second.chooses(1, "place 2,0 r0", "second-turn", "place 3,0 r0")

    assert first.view(0) != second.view(0)
    assert first.state.key() != second.state.key()


def tries(state: CarcassonneState) -> Iterator[str]:
    """Everything that anybody could ever think of answering here."""
    yield from ("skip", "take abbot", "second-turn", "no-second-turn")
    for part in (f"{kind}{number}" for kind in "fcrmgw" for number in (1, 2, 3, 4)):
        yield from (f"put {figure} {part}" for figure in ("meeple", *FIGURES))
    yield from ("place 0,0 r0", "place 99,99 r0")
    for cell, _ in state.land.frontier():
        yield from (f"place {cell_text(cell)} r{turn}" for turn in range(4))


REFUSALS = {
    "turn.clockwise", "turn.order", "lay.beside", "lay.empty", "lay.fits", "lay.one", "claim.this-tile",
    "claim.own-supply", "claim.unoccupied", "claim.no-garden",
}  # fmt: skip


@pytest.mark.parametrize(
    ("modules", "more"),
    [
        ((), {"claim.no-field"}),
        (("river",), {"claim.no-field", "claim.no-river", "river.goes-on", "river.no-u-turn"}),
        (("farmers", "abbot", "big-meeple"), {"abbot.take-back", "abbot.where"}),
        (("farmers", "builder"), {"builder.own-meeple", "builder.where", "builder.double-turn"}),
        (("farmers", "pig"), {"pig.own-farmer"}),
    ],
    ids=lambda it: " ".join(it) if isinstance(it, tuple) else "",
)
def test_whatever_is_not_listed_is_refused_by_a_rule(modules: tuple[str, ...], more: set[str]) -> None:
    rng, book = Random(1), CARCASSONNE.rulebook()
    state = CARCASSONNE.new(CARCASSONNE.setups.make(2, box="first-game", modules=modules, start=0))
    rules = set()
    while not state.over:
        step = random_step(state, rng)
        if isinstance(step, Choice):
            listed = {str(option) for option in state.pending[0].options}  # type: ignore[index]
            for text in tries(state):
                option = CARCASSONNE.parse(text)
                reason = state.why_not(step.seat, option)
                assert (reason is None) == (text in listed), text
                rules |= {reason.rule} if reason else set()
            other = state.why_not(1 - step.seat, step.option)
            rules |= {other.rule} if other else set()
        take(state, step)

    assert {rule for rule in rules if rule not in book} == set()
    assert rules == {f"carcassonne.{name}" for name in REFUSALS | more}


def test_carcassonne_keeps_every_promise_in_a_first_game() -> None:
    assert check(setup(2), QUICK, games=2).games == 2


@pytest.mark.parametrize("module", MODULES)
def test_carcassonne_keeps_every_promise_with_one_module(module: str) -> None:
    assert check(setup(2 + MODULES.index(module) % 5, module), QUICK).games == 1


COMPANY = sample(9, 6)
"""So many modules at a time: the fewer, the more games."""


def companies(size: int) -> list[tuple[str, ...]]:
    """Sets of modules such that any two of all modules are together in one of them."""
    apart = set(combinations(MODULES, 2))
    found = []
    while apart:
        company = list(min(apart, key=lambda pair: tuple(map(MODULES.index, pair))))
        while len(company) < size:
            company.append(
                max(MODULES, key=lambda it: -1 if it in company else len(apart & pairs(it, company)))
            )
        apart -= set(combinations(in_order(company), 2))
        found.append(tuple(in_order(company)))
    return found


def pairs(module: str, company: list[str]) -> set[tuple[str, ...]]:
    return {tuple(in_order([module, other])) for other in company}


def in_order(modules: list[str]) -> list[str]:
    return sorted(modules, key=MODULES.index)


@pytest.mark.parametrize("company", companies(COMPANY), ids=" ".join)
def test_carcassonne_keeps_every_promise_whichever_two_modules_meet(company: tuple[str, ...]) -> None:
    seed = sum(map(MODULES.index, company))

    assert check(setup(2 + seed % 5, *company), QUICK, seed=seed).games == 1


def test_any_two_modules_meet_in_some_company() -> None:
    met = {pair for company in companies(COMPANY) for pair in combinations(company, 2)}

    assert met == set(combinations(MODULES, 2))


@pytest.mark.parametrize("number", range(sample(4, 12)))
def test_carcassonne_keeps_every_promise_with_random_modules(number: int) -> None:
    assert check(subset(number), QUICK, seed=number).games == 1
