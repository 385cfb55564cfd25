"""Options, their fields and texts."""

from tavola.kernel import Option, field_text
from tavola.kernel.options import is_listed
from tavola.testing.toy import Bid, Pass, Take


def test_the_text_is_the_word_and_the_fields() -> None:
    assert str(Bid(3, (2, 0, 1))) == "bid 3 2red,blue"


def test_an_option_without_fields_is_its_word() -> None:
    assert str(Pass()) == "pass"


def test_a_scalar_field_is_its_own_text() -> None:
    assert field_text("3,-1") == "3,-1"


def test_a_bag_field_is_written_as_a_bag() -> None:
    assert field_text({"red": 2, "green": 0, "blue": 1}) == "2red,blue"


def test_equal_options_are_listed_even_if_they_are_different_objects() -> None:
    assert is_listed(Take("red"), [Take("blue"), Take("red")])


def test_an_option_of_another_kind_is_not_listed() -> None:
    options: list[Option] = [Take("blue"), Take("red")]

    assert not is_listed(Pass(), options)
