"""Many options are put before a person a few lines at a time."""

import pytest

from tavola import library
from tavola.kernel import Decision, Option
from tavola.terminal.menu import Menu, example_of, menu, sub_question, typed_bag, with_bag

GAME = library.game("carrara")
DE = library.lexicon("carrara", "de", strict=True)
EN = library.lexicon("carrara", "en", strict=True)
CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")


def options(*texts: str) -> list[Option]:
    return [GAME.parse(text) for text in texts]


def shown(*texts: str, most: int = 10) -> Menu:
    return menu(options(*texts), "?", EN, lambda _: None, most)


def labels(menu: Menu) -> list[str]:
    return [line.label for line in menu.lines]


BAGS = ("2white,green", "white,green", "2white", "white", "green")
TAKES = [f"take I {bag}" for bag in BAGS]


def test_few_options_are_a_line_each() -> None:
    assert labels(shown("buy", "build villa 1 massa")) == ["Buy blocks", "Build Villa 1 in Massa"]


def test_many_options_are_grouped_by_what_is_done() -> None:
    builds = [f"build villa {cost} {city}" for cost in (1, 2) for city in CITIES]
    grouped = shown("buy", *builds, "score-type villa")

    assert labels(grouped) == ["Buy blocks", "Build a building …", "Score the building type Villa"]


def test_a_group_tells_what_is_in_it() -> None:
    builds = [f"build villa {cost} {city}" for cost in (1, 2) for city in CITIES]
    grouped = shown(*builds)

    assert labels(grouped) == ["Villa 1 …", "Villa 2 …"]
    assert grouped.lines[0].note == "Livorno, Pisa, Lucca, Viareggio, Massa, Lérici"


def test_a_group_of_bags_tells_all_that_they_could_hold() -> None:
    grouped = shown(*TAKES, *(f"take VI {bag}" for bag in ("white,black", "black", "white,red")), most=4)

    assert labels(grouped) == ["Segment I …", "Segment VI …"]
    assert [line.note for line in grouped.lines] == ["2 white and 1 green", "1 white, 1 red and 1 black"]


def test_options_that_differ_in_a_bag_are_listed_in_part() -> None:
    narrowed = shown(*TAKES, most=3)

    assert len(narrowed.lines) == 3
    assert narrowed.more == 2
    assert narrowed.bag == "blocks"


def test_nothing_is_left_out_of_a_menu() -> None:
    builds = [f"build villa {cost} {city}" for cost in (1, 2, 3) for city in CITIES]

    assert [option for line in shown(*builds).lines for option in line.options] == options(*builds)


@pytest.mark.parametrize(
    ("typed", "bag"),
    [
        ("2weiß,grün", {"white": 2, "green": 1}),
        ("2white,green", {"white": 2, "green": 1}),
        ("2 weiße und 1 grünen", {"white": 2, "green": 1}),
        ("2x weiss + gruen", {"white": 2, "green": 1}),
        ("w", {"white": 1}),
        ("weiß weiß", {"white": 2}),
    ],
)
def test_a_bag_may_be_typed_in_many_ways(typed: str, bag: dict[str, int]) -> None:
    asked = menu(options(*TAKES), "?", DE, lambda _: None)

    assert typed_bag(typed, asked, DE) == bag


def test_an_unknown_word_in_a_bag_is_named() -> None:
    assert typed_bag("2white,purple", shown(*TAKES), EN) == "purple"


def test_a_word_for_two_kinds_is_no_bag() -> None:
    assert typed_bag("bl", shown("take I blue", "take I black"), EN) == "bl"


def test_a_bag_cannot_be_typed_where_none_is_asked() -> None:
    assert typed_bag("white", shown("buy", "end"), EN) is None


def test_a_typed_bag_finds_its_option_whatever_the_order() -> None:
    assert with_bag(shown(*TAKES), {"green": 1, "white": 2}) == GAME.parse("take I 2white,green")


def test_a_bag_that_no_option_has_becomes_the_text_it_would_have() -> None:
    assert with_bag(shown(*TAKES), {"white": 3}) == "take I 3white"


def test_the_example_is_one_of_the_options() -> None:
    asked = menu(options(*TAKES), "?", DE, lambda _: None)

    assert example_of(asked, DE) == "weiß,grün"


def test_a_narrowed_menu_asks_for_what_is_open_with_the_facts_of_the_decision() -> None:
    decision = Decision(0, "carrara.take", options(*TAKES), {"coins": 7})

    assert sub_question(decision, decision.options, EN) == "Which blocks do you buy? You have 7 coins."
