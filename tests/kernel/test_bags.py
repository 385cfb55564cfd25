"""Bags and their text form."""

import pytest

from tavola.kernel import UnknownOption, bag_text, parse_bag

COLOURS = ("white", "red", "green")


@pytest.mark.parametrize(
    ("bag", "text"),
    [
        ({"white": 2, "green": 1}, "2white,green"),
        ({"white": 0, "red": 12}, "12red"),
        ({"green": 1, "white": 1}, "green,white"),
        ({}, "-"),
    ],
)
def test_a_bag_is_written_with_counts_only_where_they_are_not_one(bag: dict[str, int], text: str) -> None:
    assert bag_text(bag.items()) == text


def test_a_bag_is_read_with_every_kind_in_order() -> None:
    bag = parse_bag("green,2white", COLOURS)

    assert list(bag.items()) == [("white", 2), ("red", 0), ("green", 1)]


def test_nothing_is_a_dash() -> None:
    assert parse_bag("-", COLOURS) == {"white": 0, "red": 0, "green": 0}


@pytest.mark.parametrize(
    "text", ["", "blue", "0red", "red,", "red,red", "-1red", "red green", "2", "red;green"]
)
def test_what_is_no_bag_is_an_unknown_option(text: str) -> None:
    with pytest.raises(UnknownOption):
        parse_bag(text, COLOURS)


def test_the_error_names_the_kinds_there_are() -> None:
    with pytest.raises(UnknownOption, match="'blue' is none of white, red, green"):
        parse_bag("red,blue", COLOURS)
