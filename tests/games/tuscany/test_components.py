"""Corrected components: whoever owns the box plays with its values, and what does not fit is refused."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tavola import library
from tavola.games.tuscany.rules.box import Box, box_of, components
from tavola.games.tuscany.rules.game import TUSCANY
from tavola.kernel import SetupError, parse_record, replay

OURS = {component.name: component.value for component in components()}


def box(**given: str) -> Box:
    return new({name.replace("_", "-"): value for name, value in given.items()})


def new(given: dict[str, str]) -> Box:
    return TUSCANY.new(TUSCANY.setups.make(2, start=0, components=given)).box


def test_another_split_of_the_cards_is_played() -> None:
    changed = box(cards="14castle,14city,14farmstead,16agriculture,16quarry,16village,16monastery,16carriage")

    assert changed.cards == (14, 14, 14, 16, 16, 16, 16, 16)


def test_other_yield_cards_may_give_several_things() -> None:
    changed = box(yield_cards="20red1-worker1,7cards2")

    assert [(card.count, card.gains) for card in changed.yields] == [
        (20, (("red", 1), ("worker", 1))),
        (7, (("cards", 2),)),
    ]


def test_kinds_of_agriculture_may_be_named_in_any_order() -> None:
    changed = new({"agriculture.own": "boar-wine, grain, wine, grain-olives"})

    assert changed.own == box_of(()).own


def test_another_colour_bonus_is_played() -> None:
    assert new({"colour-bonus.city": "3 1"}).colour_bonus[1] == (3, 1)


def test_a_piece_may_have_its_colours_elsewhere() -> None:
    words = OURS["piece.A1"].split(" ")
    words[0], words[1] = words[1], words[0]

    assert new({"piece.A1": " ".join(words)}).pieces["A1"] != box_of(()).pieces["A1"]


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("cards", "122castle,city", "there are 122 cards, not 123"),
        ("cards", "many", "component cards: 'many' is none of"),
        ("yield-cards", "26red2", "there are 27 cards, not 26"),
        ("yield-cards", "27gold1", "is not a number of cards and what they give"),
        ("yield-cards", "red2", "is not a number of cards and what they give"),
        ("yield-cards", "20red2,7red2", "red2 stands there twice"),
        ("agriculture.own", "wine,grain,olives", "there are 4 tiles, not 3"),
        ("agriculture.neutral", "wine,grain,olives,rice", "'rice' is not one or two of wine"),
        ("agriculture.neutral", "wine,grain,olives,wine-wine", "'wine-wine' is not one or two of"),
        ("colour-bonus.city", "3", "'3' is not two numbers"),
        ("colour-bonus.city", "1 3", "the second no more"),
        ("piece.A1", "castle city", "is not three columns of 3, 4 and 3 colours"),
        (
            "piece.A1",
            "castle castle castle / castle city city city / quarry quarry quarry",
            "the pieces A1 to A4 must have the same colours",
        ),
    ],
)
def test_values_that_do_not_fit_are_refused_with_the_reason(name: str, value: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        new({name: value})


def test_all_pieces_of_a_letter_may_change_their_colours_only_if_boards_stay_as_they_are() -> None:
    given = {f"piece.A{n}": OURS[f"piece.A{n}"].replace("monastery", "quarry") for n in range(1, 5)}

    with pytest.raises(SetupError, match="a board has 4 fields for quarry, but A, B and C together 5"):
        new(given)


def test_pieces_with_which_a_region_of_four_can_be_built_are_refused() -> None:
    a, c = "village carriage village", "village agriculture village"
    given = {
        "piece.A1": f"{a} / castle city agriculture farmstead / quarry monastery agriculture",
        "piece.C1": f"castle monastery quarry / city agriculture monastery carriage / {c}",
    }

    with pytest.raises(SetupError, match="a region of more than 3 fields can be built"):
        new(given)


def test_boxes_are_made_once_and_found_again_after_pickling() -> None:
    changed = new({"colour-bonus.city": "3 1"})

    assert pickle.loads(pickle.dumps(changed)) is changed
    assert new({"colour-bonus.city": "3 1"}) is changed
    assert new({}) is box_of(())


def test_a_game_with_corrected_components_is_played_to_its_end_and_replays() -> None:
    given = {
        "yield-cards": "27red1-green1",
        "colour-bonus.city": "9 5",
        "agriculture.own": "wine,wine,wine,wine",
    }
    match = library.new("tuscany", 2, seed=2, components=given)
    rng = Random(2)
    while not match.over:
        match.choose(rng.choice(match.options))
    text = match.record

    assert "component colour-bonus.city = 9 5" in text
    assert replay(TUSCANY, parse_record(text)).state.key() == match.state.key()
