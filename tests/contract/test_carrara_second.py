"""The Palaces of Carrara, second edition, keeps the contract of every game in both modes."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tavola import library
from tavola.games.carrara.parts.rules.position import Position
from tavola.games.carrara.second.advanced.rules.holdings import Advanced
from tavola.games.carrara.second.advanced.rules.placing import PlacePiece
from tavola.games.carrara.second.game import SECOND_EDITION, SecondEdition
from tavola.games.carrara.second.rules.state import SecondState
from tavola.games.carrara.second.rules.view import Screen, SecondView
from tavola.kernel import Seat, Setup, State, View
from tavola.testing import ContractError, Demands, Report, check_game
from tests.thorough import sample

# What the book makes a player show: coins that do not suffice, and those that a money field asks for.
REVEALING = frozenset({"carrara-second.relief", "carrara-second.claimed"})
DEMANDS = Demands(
    tried=1500,  # that is, all
    share=sample(0.02, 0.1),
    picture_share=sample(0.02, 0.05),
    least_rules=20,
    revealing=REVEALING,
    secrets=True,
)
NORMAL_QUESTIONS = {"action", "follow", "take", "pay", "improve", "field"}
ADVANCED_QUESTIONS = NORMAL_QUESTIONS | {"reward", "decoration", "gold", "place", "after"}


def pieces(state: State) -> Mapping[str, int]:
    """How many pieces there are, wherever they lie."""
    assert isinstance(state, SecondState)
    box = state.edition.box
    built = [tile for seat in state.built for tile, _ in seat]
    found = {
        "blocks": sum(state.wheel) + sum(state.bag) + sum(state.blocks),
        "improvements": state.improvements.bit_count() + sum(map(int.bit_count, state.improved)),
        "monuments": state.monuments.bit_count() + sum(tile >= state.edition.regular for tile in built),
        "stones": sum(map(state.stones_left, range(state.seats))) + _scored(state),
        "points above": sum(points < 0 for points in state.points),
        "coins below": sum(coins < 0 for coins in state.coins),
        "sections": len(box.court),
    }
    return {**found, **_advanced(state, state.more)} if isinstance(state.more, Advanced) else found


def _scored(state: SecondState) -> int:
    marks = sum(map(int.bit_count, (*state.scored_types, *state.scored_landscapes)))
    in_hand = sum(task.name == "field" for task in state.agenda)
    more = sum(state.more.scorings(state, seat) for seat in range(state.seats))
    return marks + in_hand + more + sum(seat >= 0 for seat in state.city_stone)


def _advanced(state: SecondState, mine: Advanced) -> Mapping[str, int]:
    kinds = [0] * len(mine.supply)
    for piece, count in enumerate(mine.supply):
        kinds[piece] += count
    for seat, built in enumerate(state.built):
        for at, (tile, _) in enumerate(built):
            kinds[state.edition.type_of[tile]] += mine.has_decoration(seat, at)
            if mine.statue_on(seat, at) >= 0:
                kinds[mine.first_statue + mine.statue_on(seat, at)] += 1
    for piece in mine.stored:
        if piece >= 0:
            kinds[piece] += 1
    for task in state.agenda:
        if isinstance(task, PlacePiece):
            kinds[task.piece] += 1
    kinds[mine.gold] += mine.boxed
    return dict(zip(mine.pieces.names, kinds, strict=True))


def picture(view: View) -> str:
    return library.draw("carrara-second", view, "en")


def check(setup: Setup, demands: Demands = DEMANDS, games: int = 2) -> Report:
    return check_game(
        SECOND_EDITION,
        [setup],
        seed=setup.seats,
        games=games,
        picture=picture,
        conserved=pieces,
        demands=demands,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", ["normal", "advanced"])
def test_the_second_edition_keeps_every_promise(box: str, seats: int) -> None:
    share = (4 if box == "normal" else 1.6) * DEMANDS.share / seats
    report = check(SECOND_EDITION.setups.make(seats, box=box), replace(DEMANDS, share=share))
    print(report)
    asked = {ask.partition(".")[2] for ask in report.asked}

    assert sum(report.mutants.values()) == 1000
    assert report.most_options <= 1500
    assert report.pictures_compared > 0
    assert asked <= (NORMAL_QUESTIONS if box == "normal" else ADVANCED_QUESTIONS)
    assert asked >= {"action", "follow", "take", "pay", "field"}


@pytest.mark.parametrize(
    "options",
    [{"screens": "open"}, {"money-fields": "own"}, {"statue-ties": "last"}],
    ids=lambda options: "-".join(*options.items()),
)
def test_the_second_edition_keeps_every_promise_with_other_readings(options: Mapping[str, str]) -> None:
    setup = SECOND_EDITION.setups.make(3, box="advanced", options=options)
    secrets = "screens" not in options
    report = check(setup, replace(DEMANDS, tried=50, mutants=200, least_rules=10, secrets=secrets), games=1)

    assert report.games == 1


def test_the_second_edition_keeps_every_promise_with_corrected_components() -> None:
    corrected = {
        "court.normal": "2coins 3coins 4coins 1points 2points 3points",
        "city.lerici": "1coins,1points",
        "improvement.lucca": "1coins,3points",
    }
    setup = SECOND_EDITION.setups.make(2, components=corrected)
    report = check(setup, replace(DEMANDS, tried=50, mutants=200, least_rules=10), games=1)

    assert report.games == 1


class ShowsBlocks(SecondState):
    """A planted leak: everybody sees what blocks the others have."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> SecondView:
        view = super().view(seat)
        mats = (replace(m, screen=m.screen or Screen(0, {"white": self.hand(m.seat)[0]})) for m in view.mats)
        return replace(view, mats=tuple(mats))


class Leaky(SecondEdition):
    def new(self, setup: Setup, version: int | None = None) -> SecondState:
        state = super().new(setup, version)
        leaky = object.__new__(ShowsBlocks)
        for name in (*State.__slots__, *Position.__slots__, *SecondState.__slots__):
            setattr(leaky, name, getattr(state, name))
        return leaky


def test_a_planted_leak_is_found() -> None:
    with pytest.raises(ContractError, match="it sees") as found:
        check_game(Leaky(), [SECOND_EDITION.setups.make(2)], games=1, demands=replace(DEMANDS, share=1.0))

    assert found.value.promise == "views leak nothing"
