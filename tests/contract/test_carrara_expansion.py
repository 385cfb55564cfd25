"""The expansion game of the first edition keeps the contract of every game, with all cards and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tavola import library
from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.game import FIRST_EDITION
from tavola.kernel import Setup, State, View
from tavola.testing import Demands, Report, check_game
from tests.thorough import sample

DEMANDS = Demands(
    tried=1500,  # that is, all
    share=sample(0.03, 0.05),
    picture_share=sample(0.02, 0.05),
    least_rules=20,
    totals={"blocks": 42, "objects": 36, "buildings": 36},
    # Whoever announces the end lifts the screen: carrara1x.ruling.shows-screen. Whoever cannot pay for any
    # block shows it: carrara1.buy.relief.
    revealing=frozenset(
        {"carrara.announced", "carrara.shows_objects", "carrara.shows_coins", "carrara.relief"}
    ),
)
OPTIONS = {option.name: option.values for option in FIRST_EDITION.setups.options}
CARDS = ("top-card", "object-card", "building-card", "extra-card")
RULINGS = (
    "screens",
    "after-last-building",
    "bought-object",
    "city-cards",
    "product-groups",
    "unturned-relief",
)


def pieces(state: State) -> Mapping[str, int]:
    """How many pieces there are, wherever they lie."""
    assert isinstance(state, ExpansionState)
    open_tiles = [tile for tile in (*state.display, *state.eights) if tile >= 0]
    return {
        "blocks": sum(state.wheel) + sum(state.bag) + sum(state.blocks),
        "objects": sum(state.field) + sum(state.supply) + sum(state.objects),
        "buildings": state.stack.bit_count()
        + len(open_tiles)
        + sum(map(len, state.built))
        + state.out.bit_count(),
    }


def picture(view: View) -> str:
    return library.draw("carrara", view, "en")


def check(setup: Setup, demands: Demands, games: int, seed: int) -> Report:
    return check_game(
        FIRST_EDITION, [setup], seed=seed, games=games, picture=picture, conserved=pieces, demands=demands
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expansion_game_keeps_every_promise(seats: int) -> None:
    setup = FIRST_EDITION.setups.make(seats, box="expansion")
    report = check(setup, replace(DEMANDS, secrets=True), games=2, seed=seats)
    print(report)

    assert report.most_options <= 1500
    assert report.pictures_compared > 0
    assert set(report.asked) >= {"carrara.action", "carrara.take", "carrara.pay", "carrara.after"}


def mixed(number: int) -> Setup:
    """A setup with some card of every pile and some reading of every ruling: enough of them show all."""
    cards = {name: OPTIONS[name][1:][number % (len(OPTIONS[name]) - 1)] for name in CARDS}
    rulings = {
        name: OPTIONS[name][(number + place) % len(OPTIONS[name])] for place, name in enumerate(RULINGS)
    }
    return FIRST_EDITION.setups.make(2 + number % 3, box="expansion", options={**cards, **rulings})


@pytest.mark.parametrize("number", range(9))
def test_every_card_and_every_ruling_keeps_every_promise(number: int) -> None:
    report = check(
        mixed(number), replace(DEMANDS, share=0.02, mutants=200, least_rules=10), games=1, seed=number
    )

    assert report.games == 1


def test_these_setups_have_every_card_and_every_ruling() -> None:
    chosen = [mixed(number).options for number in range(9)]

    for name in (*CARDS, *RULINGS):
        assert {options[name] for options in chosen} == set(OPTIONS[name]) - {"drawn"}
