"""The Castles of Tuscany keeps the contract of every game."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tavola import library
from tavola.games.tuscany.rules.faces import BACK, HEXAGON
from tavola.games.tuscany.rules.game import TUSCANY, Tuscany
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.games.tuscany.rules.take import StoreTile
from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import Seat, Setup, State, View
from tavola.testing import ContractError, Demands, Report, check_game
from tests.thorough import sample

DEMANDS = Demands(
    tried=20, share=sample(0.02, 0.08), picture_share=sample(0.02, 0.05), least_rules=15, secrets=True
)
ASKED = {"tuscany.build", "tuscany.bonus", "tuscany.action", "tuscany.pay", "tuscany.after"}


def pieces(state: State) -> Mapping[str, int]:
    """How many pieces there are, wherever they lie; tiles by their back."""
    assert isinstance(state, TuscanyState)
    counted = {
        "cards": sum(state.pile) + sum(state.discards) + sum(state.hand),
        "yield cards": sum(state.yields) + sum(state.yields_done),
        "bonus cards": sum(state.stock) + sum(state.bonus),
        "neutral": sum(state.neutral) + sum(state.removed) + state.boxed[0],
    }
    for seat in range(state.seats):
        opened = state.layouts[seat] is not None
        in_stacks = sum(state.own[seat * len(state.neutral) : (seat + 1) * len(state.neutral)])
        counted[f"tiles {seat}"] = in_stacks + state.boxed[seat + 1] + (not opened)
    lying = [tile for tile in (*state.display, *state.tiles) if tile >= 0]
    lying += [tile for stored in state.storage for tile in stored]
    lying += [
        task.tile for task in state.agenda if isinstance(task, StoreTile)
    ]  # in hand, on the way to storage
    for tile in lying:
        if tile != HEXAGON:
            counted["neutral" if not tile >> BACK else f"tiles {(tile >> BACK) - 1}"] += 1
    return counted


def totals(seats: int) -> Mapping[str, int]:
    """What the box holds for so many seats."""
    return {
        "cards": 122,
        "yield cards": 27,
        "bonus cards": 25,
        "neutral": 32,
        **{f"tiles {seat}": 22 for seat in range(seats)},
    }


def picture(view: View) -> str:
    return library.draw("tuscany", view, "en")


def check(game: Tuscany, setup: Setup, demands: Demands = DEMANDS, games: int = 2) -> Report:
    wanted = replace(demands, totals=totals(setup.seats))
    return check_game(
        game, [setup], seed=setup.seats, games=games, picture=picture, conserved=pieces, demands=wanted
    )


def test_tuscany_keeps_every_promise() -> None:
    asked: set[str] = set()
    for seats in (2, 3, 4):
        report = check(TUSCANY, TUSCANY.setups.make(seats))
        print(report)
        asked |= set(report.asked)

        assert sum(report.mutants.values()) == 1000
        assert report.most_options == 576
        assert report.pictures_compared > 0

    assert asked >= ASKED


@pytest.mark.parametrize(
    ("option", "value"),
    [(option.name, value) for option in TUSCANY.setups.options for value in option.values[1:]],
)
def test_tuscany_keeps_every_promise_with_each_option(option: str, value: str) -> None:
    setup = TUSCANY.setups.make(3, options={option: value})
    report = check(TUSCANY, setup, replace(DEMANDS, mutants=200, least_rules=8), games=1)

    assert report.games == 1


class ShowsHands(TuscanyState):
    """A planted leak: everybody sees what cards the others have."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> TuscanyView:
        view = super().view(seat)
        mats = (replace(mat, hand={"city": self.hand_of(mat.seat)[1]}) for mat in view.mats)
        return replace(view, mats=tuple(mats))


class ShowsBoards(TuscanyState):
    """A planted leak: everybody sees where the others' castles will stand."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> TuscanyView:
        view = super().view(seat)
        mats = (replace(mat, empty=self.castles[mat.seat]) for mat in view.mats)
        return replace(view, mats=tuple(mats))


class Leaky(Tuscany):
    def __init__(self, kind: type[TuscanyState]) -> None:
        self.kind = kind

    def new(self, setup: Setup, version: int | None = None) -> TuscanyState:
        state = super().new(setup, version)
        leaky = object.__new__(self.kind)
        for name in (*State.__slots__, *TuscanyState.__slots__):
            setattr(leaky, name, getattr(state, name))
        return leaky


@pytest.mark.parametrize("kind", [ShowsHands, ShowsBoards])
def test_a_planted_leak_is_found(kind: type[TuscanyState]) -> None:
    with pytest.raises(ContractError) as found:
        check(Leaky(kind), TUSCANY.setups.make(3), replace(DEMANDS, share=1.0), games=1)

    assert found.value.promise == "views leak nothing"
