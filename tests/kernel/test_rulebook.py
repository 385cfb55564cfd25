"""Rule lists."""

import pytest

from tavola.kernel import Rulebook, parse_book, parse_rulebook

BOOK = """
[book]
id = "b"
title.de = "Buch"
title.en = "Book"
source = "b.txt"
source_lines = 9

[[aside]]
lines = ["1-2"]
reason = "heading"

[[rule]]
id = "b.one"
page = 1
lines = ["3-5", "8"]
de = "Eins."
en = "One."

[[rule]]
id = "b.two"
page = 2
lines = ["6"]
de = "Zwei."
en = "Two."
ruling = true
why.de = "Deshalb."
why.en = "Therefore."
"""


def test_rules_are_found_by_id() -> None:
    book = Rulebook([parse_book(BOOK)])

    assert book["b.one"].text == {"de": "Eins.", "en": "One."}
    assert "b.three" not in book
    assert [rule.id for rule in book] == ["b.one", "b.two"]
    assert len(book) == 2


def test_a_ruling_says_why() -> None:
    rule = Rulebook([parse_book(BOOK)])["b.two"]

    assert rule.ruling
    assert rule.why == {"de": "Deshalb.", "en": "Therefore."}


def test_lines_without_rule_or_reason_are_found() -> None:
    assert parse_book(BOOK).uncovered() == [7, 9]


def test_a_rule_listed_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"rules listed twice: b\.one"):
        Rulebook([parse_book(BOOK.replace("b.two", "b.one"))])


def test_a_rule_listed_in_two_books_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"rules listed twice: b\.one, b\.two"):
        Rulebook([parse_book(BOOK), parse_book(BOOK)])


FRAGMENT = """
[[rule]]
id = "b.zero"
page = 1
lines = ["1"]
de = "Null."
en = "Zero."

[[aside]]
lines = ["7"]
reason = "layout"
"""


def test_a_fragment_adds_rules_and_asides_in_reading_order() -> None:
    (book,) = parse_rulebook([FRAGMENT, BOOK]).books
    pages = [(rule.page, rule.lines[0].start) for rule in book.rules]

    assert "b.zero" in [rule.id for rule in book.rules]
    assert pages == sorted(pages)
    assert book.uncovered() == [9]


def test_a_list_with_a_head_is_a_book_of_its_own() -> None:
    other = BOOK.replace('"b"', '"c"').replace("b.one", "c.one").replace("b.two", "c.two")

    assert [len(book.rules) for book in parse_rulebook([BOOK, other, FRAGMENT]).books] == [3, 2]
