"""The Palaces of Carrara, first edition, keeps the contract of every game."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tavola import library
from tavola.games.carrara.first.game import FIRST_EDITION, FirstEdition
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.first.rules.view import CarraraView, Screen
from tavola.games.carrara.parts.rules.position import Position
from tavola.kernel import Seat, Setup, State, View
from tavola.testing import ContractError, Demands, Report, check_game, scenario
from tests.thorough import sample

DEMANDS = Demands(
    tried=1500,  # that is, all
    share=sample(0.06, 0.15),
    picture_share=sample(0.02, 0.05),
    least_rules=20,
    totals={"blocks": 42, "objects": 36, "buildings": 30},
    # Whoever announces the end lifts the screen and shows the objects: carrara1.end.announce.
    revealing=frozenset({"carrara.announced"}),
)


def pieces(state: State) -> Mapping[str, int]:
    """How many pieces there are, wherever they lie."""
    assert isinstance(state, CarraraState)
    return {
        "blocks": sum(state.wheel) + sum(state.bag) + sum(state.blocks),
        "objects": sum(state.field) + sum(state.supply) + sum(state.objects),
        "buildings": state.stack.bit_count()
        + sum(tile >= 0 for tile in state.display)
        + sum(map(len, state.built)),
    }


def picture(view: View) -> str:
    return library.draw("carrara", view, "en")


def check(game: FirstEdition, setup: Setup, demands: Demands, games: int = 2) -> Report:
    return check_game(
        game, [setup], seed=setup.seats, games=games, picture=picture, conserved=pieces, demands=demands
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_carrara_keeps_every_promise(seats: int) -> None:
    report = check(FIRST_EDITION, FIRST_EDITION.setups.make(seats), replace(DEMANDS, secrets=True))
    print(report)

    assert sum(report.mutants.values()) == 1000
    assert report.most_options <= 1500
    assert report.pictures_compared > 0
    assert set(report.asked) == {"carrara.action", "carrara.take", "carrara.pay", "carrara.after"}


def test_carrara_keeps_every_promise_with_open_screens() -> None:
    setup = FIRST_EDITION.setups.make(3, options={"screens": "open"})
    report = check(FIRST_EDITION, setup, replace(DEMANDS, mutants=200, least_rules=10), games=1)

    assert report.games == 1


class ShowsCoins(CarraraState):
    """A planted leak: everybody sees what coins the others have."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> CarraraView:
        view = super().view(seat)
        mats = (replace(m, screen=m.screen or Screen(self.coins[m.seat], {}, {})) for m in view.mats)
        return replace(view, mats=tuple(mats))


class Leaky(FirstEdition):
    def new(self, setup: Setup, version: int | None = None) -> CarraraState:
        state = super().new(setup, version)
        leaky = object.__new__(ShowsCoins)
        for name in (*State.__slots__, *Position.__slots__, *CarraraState.__slots__):
            setattr(leaky, name, getattr(state, name))
        return leaky


def test_a_planted_leak_is_found() -> None:
    with pytest.raises(ContractError, match=r"scrambled for seat 0: it sees .*coins=") as found:
        check(Leaky(), FIRST_EDITION.setups.make(2), replace(DEMANDS, share=1.0), games=1)

    assert found.value.promise == "views leak nothing"


def test_even_all_blocks_on_one_segment_make_no_list_too_long() -> None:
    table = scenario("carrara").coins(0, 60).wheel("IV", white=2, yellow=2, red=2, green=2, blue=2, black=1)
    table.chooses(0, "buy")

    assert len(table.options(0)) == 3**5 * 2 - 1
