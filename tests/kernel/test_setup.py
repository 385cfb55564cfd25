"""Setups and what is wrong with them."""

import pytest

from tavola.kernel import Component, Prepared, Setup, SetupError, SetupOption, SetupSchema
from tavola.testing.toy import TOY


def test_what_is_not_said_is_as_the_game_has_it() -> None:
    setup = TOY.setups.make(3)

    assert setup == Setup("toy", 3, modules=("cards",), options={"rounds": "3"})


def test_a_box_is_a_preset_of_modules() -> None:
    assert TOY.setups.make(2, box="plain").modules == ()


def test_named_modules_come_on_top_of_the_usual_box() -> None:
    setups = SetupSchema("x", range(2, 5), ("a", "b", "c"), {"usual": ("b",)})

    assert ("a", "b") == setups.make(2, modules=("a",)).modules


def test_a_module_brings_along_what_it_makes_no_sense_without() -> None:
    setups = SetupSchema("x", range(2, 5), ("a", "b"), {"usual": ()}, requires={"a": ("b",)})

    assert ("a", "b") == setups.make(2, modules=("a",)).modules


def test_named_modules_come_on_top_of_a_named_box() -> None:
    assert TOY.setups.make(2, box="plain", modules=("cards",)).modules == ("cards",)


def test_with_an_empty_box_only_the_named_modules_are_in_play() -> None:
    setups = SetupSchema("x", range(2, 5), ("a", "b", "c"), {"usual": ("b",)}, requires={"c": ("a",)})

    assert ("a", "c") == setups.make(2, box="", modules=("c",)).modules
    assert () == setups.make(2, box="").modules


def test_a_prepared_setup_says_so() -> None:
    setup = TOY.setups.make(2, prepared=Prepared({"tokens 0": "2red"}))

    assert setup.prepared
    assert not TOY.setups.make(2).prepared


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"seats": 5}, "toy is for 2 to 4 players, not for 5"),
        ({"seats": 2, "start": 2}, "start player 2 has no seat among 0 to 1"),
        ({"seats": 2, "start": -1}, "start player -1 has no seat"),
        ({"seats": 2, "box": "huge"}, "toy has no box 'huge'; there is full, plain"),
        ({"seats": 2, "modules": ("dragons",)}, "toy has no module 'dragons'; there is cards"),
        ({"seats": 2, "options": {"speed": "fast"}}, "toy has no option 'speed'; there is rounds"),
        ({"seats": 2, "options": {"rounds": "9"}}, "option rounds is one of 3, 1, 5, not '9'"),
    ],
)
def test_what_is_wrong_with_a_setup_is_told(wrong: dict[str, object], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        TOY.setups.make(**wrong)  # type: ignore[arg-type]


def test_a_setup_of_another_game_is_refused() -> None:
    with pytest.raises(SetupError, match="a setup for 'chess', not for 'toy'"):
        TOY.setups.checked(Setup("chess", 2))


def test_an_option_that_is_missing_is_named() -> None:
    with pytest.raises(SetupError, match="option rounds is not set; it is one of 3, 1, 5"):
        TOY.setups.checked(Setup("toy", 2))


RULES = SetupSchema(
    "x",
    range(2, 5),
    ("cards",),
    {"plain": (), "full": ("cards",)},
    options=(
        SetupOption("speed", ("slow", "fast")),
        SetupOption("ties", ("shared", "broken"), formerly="broken"),
        SetupOption("deal", ("drawn", "chosen"), module="cards"),
    ),
)


def test_an_option_of_a_module_is_set_only_where_the_module_is_in_play() -> None:
    assert RULES.make(2).options == {"speed": "slow", "ties": "shared"}
    assert RULES.make(2, box="full").options["deal"] == "drawn"


def test_an_option_of_a_module_that_is_not_in_play_is_left_out() -> None:
    assert "deal" not in RULES.make(2, options={"deal": "chosen"}).options
    with pytest.raises(SetupError, match="option deal belongs to module cards, which is not in play"):
        RULES.checked(Setup("x", 2, options={"speed": "slow", "ties": "shared", "deal": "drawn"}))


def test_an_option_younger_than_a_record_is_as_it_was_when_the_record_was_made() -> None:
    old = RULES.checked(Setup("x", 2, options={"speed": "fast"}))

    assert old.options == {"speed": "fast"}
    assert RULES.in_force(old) == {"speed": "fast", "ties": "broken"}


def test_options_of_a_setup_hold_as_they_were_chosen() -> None:
    assert RULES.in_force(RULES.make(2)) == {"speed": "slow", "ties": "shared"}


DIE = Component("die.faces", "6", {"en": "How many faces the die has."}, {"en": "Most dice have six."})
CARD = Component("card.points", "2", {"en": "What a card counts."}, {"en": "It looks like two."}, "cards")
BOX = SetupSchema("x", range(2, 5), ("cards",), {"full": ("cards",), "plain": ()}, components=(DIE, CARD))


def test_only_components_that_the_game_names_can_have_another_value() -> None:
    assert BOX.checked(Setup("x", 2, components={"die.faces": "8"})).components == {"die.faces": "8"}
    with pytest.raises(SetupError, match=r"no assumed component 'coin'; there is die\.faces, card\.points"):
        BOX.checked(Setup("x", 2, components={"coin": "3"}))


def test_a_misspelt_component_is_suggested() -> None:
    with pytest.raises(SetupError, match=r"no assumed component 'die\.face'; did you mean die\.faces\?"):
        BOX.make(2, components={"die.face": "8"})


@pytest.mark.parametrize("value", ["", " 8", "8\n0 pass", "\u2028"])
def test_the_value_of_a_component_stands_on_one_line(value: str) -> None:
    with pytest.raises(SetupError, match=r"the value of component die\.faces is text on one line"):
        BOX.make(2, components={"die.faces": value})


def test_a_setup_keeps_only_components_that_are_not_ours() -> None:
    assert BOX.make(2, components={"die.faces": "6"}).components == {}
    assert BOX.make(2, components={"die.faces": "8"}).components == {"die.faces": "8"}


def test_a_setup_keeps_only_components_that_are_in_play() -> None:
    corrected = {"die.faces": "8", "card.points": "3"}

    assert BOX.make(2, box="full", components=corrected).components == corrected
    assert BOX.make(2, box="plain", components=corrected).components == {"die.faces": "8"}
