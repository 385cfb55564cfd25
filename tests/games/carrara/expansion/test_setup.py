"""Setting up an expansion game."""

from __future__ import annotations

import pickle
import random

import pytest

from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.game import FIRST_EDITION
from tavola.kernel import Play, Prepared, ScriptedDealer, SetupError
from tavola.library import load, new
from tavola.testing import rule, scenario
from tests.games.carrara.expansion.tables import CITIES, expansion, seen

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("carrara1x.setup.as-base", "carrara1x.ruling.six-stones")
@SEATS
def test_coins_blocks_wheel_stones_and_display_are_as_in_the_base_game(seats: int) -> None:
    base, view = scenario("carrara", seats=seats).view(0), seen(expansion(seats), 0)

    for field in ("wheel", "bag", "stack", "supply", "field", "mats", "cities"):
        assert getattr(view, field) == getattr(base, field)
    assert {mat.stones_left for mat in view.mats} == {6}


@rule("carrara1x.setup.mat", "carrara1x.special.fields")
def test_every_mat_has_two_special_fields_that_nobody_has_scored() -> None:
    view = seen(expansion(3))

    assert [special.name for special in view.specials] == ["urban", "rural"]
    assert view.scored_specials == ((), (), ())


@rule("carrara1x.setup.upgrades", "carrara1x.upgrade.kinds")
def test_eight_upgrades_lie_in_the_supply() -> None:
    owners = seen(expansion()).upgrade_owners

    assert list(owners) == [*CITIES, "urban", "rural"]
    assert set(owners.values()) == {None}


@rule("carrara1x.setup.eights", "carrara1x.eights.kinds")
def test_a_building_of_cost_8_of_every_type_lies_beside_the_board() -> None:
    eights = seen(expansion()).eights

    assert eights == ("biblioteca 8", "cathedrale 8", "palazzo 8", "porta 8", "castello 8", "villa 8")


@rule("carrara1x.setup.cards")
def test_a_card_of_every_pile_is_drawn() -> None:
    drawn = ("top-coins", "object-pairs", "building-twos", "extra-smallest")
    table = scenario("carrara", box="expansion").draws(*drawn)

    assert tuple(card.name for card in seen(table).cards) == drawn


@rule("carrara1x.setup.cards")
def test_nobody_acts_before_the_cards_are_drawn() -> None:
    setup = FIRST_EDITION.setups.make(2, box="expansion", start=0)
    state = Play(FIRST_EDITION, setup, ScriptedDealer([])).state
    reason = state.why_not(0, FIRST_EDITION.parse("buy"))

    assert reason is not None
    assert reason.rule == "carrara1x.setup.cards"


@rule("carrara1x.setup.cards", "carrara1x.ruling.extra-cards")
def test_one_of_6_top_8_object_9_building_and_7_extra_cards_is_drawn() -> None:
    setup = FIRST_EDITION.setups.make(2, box="expansion", start=0)
    state = FIRST_EDITION.new(setup)
    assert isinstance(state, ExpansionState)

    assert [len(pile) for pile in state.expansion.drawn] == [6, 8, 9, 7]


@rule("carrara1x.setup.chosen-cards")
def test_cards_may_be_chosen_in_any_combination() -> None:
    table = expansion(
        top="top-coins", objects="object-alike", building="building-fours", extra="extra-smallest"
    )

    assert [card.name for card in seen(table).cards] == [
        "top-coins",
        "object-alike",
        "building-fours",
        "extra-smallest",
    ]


@rule("carrara1x.setup.base-cards")
def test_the_base_games_conditions_are_cards_in_their_piles() -> None:
    state = FIRST_EDITION.new(FIRST_EDITION.setups.make(2, box="expansion", start=0))
    assert isinstance(state, ExpansionState)

    assert [pile[0] for pile in state.expansion.drawn[:3]] == ["top-scorings", "object-each", "building-cost"]


@rule("carrara1x.ruling.city-cards")
def test_with_the_other_reading_one_card_for_any_two_cities_replaces_three() -> None:
    setup = FIRST_EDITION.setups.make(2, box="expansion", start=0, options={"city-cards": "any-two"})
    state = FIRST_EDITION.new(setup)
    assert isinstance(state, ExpansionState)

    assert state.expansion.drawn[3] == (
        "extra-halves",
        "extra-majorities",
        "extra-smallest",
        "extra-two-types",
        "extra-any-two-cities",
    )


@rule("carrara1x.turn.as-base")
def test_the_turn_goes_on_as_in_the_base_game() -> None:
    table = expansion().chooses(0, "buy", "take II black")

    assert table.asked(0) == "carrara.after"
    assert table.chooses(0, "end").asked(1) == "carrara.action"


@rule("carrara1x.setup.mat")
def test_nothing_of_the_expansion_can_be_chosen_in_the_base_game() -> None:
    table = scenario("carrara")

    for text in ("buy-unturned", "raise villa 1 villa 8", "score-special urban", "upgrade lucca"):
        assert table.refuses(0, text).rule == "carrara1.turn.one-action"
    assert table.refuses(0, "build villa 8 lerici").rule == "carrara1.build.display"


def test_a_state_goes_to_another_process_with_its_edition() -> None:
    components = {"upgrade.livorno": "5 points"}
    setup = FIRST_EDITION.setups.make(3, box="expansion", start=0, components=components)
    state = FIRST_EDITION.new(setup)
    twin = pickle.loads(pickle.dumps(state))

    assert twin.key() == state.key()
    assert twin.edition.upgraded[0] == (5, 0)


def test_a_record_with_cards_and_rulings_replays_to_the_same_position() -> None:
    match = new("carrara", 2, seed=3, box="expansion", options={"product-groups": "whole"})
    chance = random.Random(3)
    for _ in range(60):
        match.choose(chance.choice(match.options))
    replayed = load(match.record)

    assert replayed.state.checksum == match.state.checksum


@pytest.mark.parametrize(
    ("pieces", "complaint"),
    [
        ({"upgrades 0": "lucca", "upgrades 1": "lucca"}, "upgrade for lucca cannot lie in two places"),
        ({"upgrades 0": "rome"}, "there is no upgrade 'rome'"),
        ({"specials 0": "desert"}, "there is no special field 'desert'"),
        ({"display": "villa 8"}, "beside the board"),
        ({"out": "villa 1", "built 0": "villa 1 pisa"}, "villa 1 cannot lie in two places"),
        (
            {"specials 0": "urban, rural", "types 0": "villa, porta, palazzo", "cities 0": "pisa, massa"},
            "cannot have scored 7 times",
        ),
        ({"cards": "top-coins"}, "nothing called 'cards'"),
    ],
)
def test_prepared_pieces_that_do_not_fit_are_refused(pieces: dict[str, str], complaint: str) -> None:
    setup = FIRST_EDITION.setups.make(2, box="expansion", start=0, prepared=Prepared(pieces))

    with pytest.raises(SetupError, match=complaint):
        FIRST_EDITION.new(setup)


@rule("carrara1x.setup.eights")
def test_prepared_buildings_of_cost_8_no_longer_lie_beside_the_board() -> None:
    table = expansion().built(0, "villa 8 pisa").prepare("out", "porta 1").upgrades(0, "lucca")
    view = seen(table.specials(1, "rural"))

    assert view.eights[-1] is None
    assert view.out == ("porta 1",)
    assert view.upgrade_owners["lucca"] == 0
    assert view.scored_specials == ((), ("rural",))
    assert view.mats[1].scorings == 1
