"""Entries as the text that is kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavola.kernel import Choice, Written
from tavola.store.texts import from_text, to_text
from tavola.table import Table
from tavola.table import entries as e
from tavola.testing.toy import TOY
from tests.store.samples import CREATED, ONE_OF_EVERY_KIND

texts = st.text(st.characters(exclude_categories=["Cs"]))
values = texts | st.integers(-(2**53), 2**53) | st.booleans() | st.none()


@given(texts, texts, st.integers(0, 9), st.dictionaries(texts, values | st.lists(values)))
def test_any_text_comes_back_as_it_was(name: str, key: str, seat: int, details: dict[str, object]) -> None:
    choice = Choice(seat, Written(name))
    for entry in (e.Seated(seat, name, key=key), e.Rematched(name, details), e.Stepped(choice, key)):
        assert from_text(to_text(entry)) == entry


def test_the_samples_have_every_kind_that_is_kept() -> None:
    assert {type(entry) for entry in ONE_OF_EVERY_KIND} == set(e.Entry.__args__) - {e.Unreadable}


@pytest.mark.parametrize(
    "text",
    ['{"is": "Teleported", "seat": 0}', '{"is": "Chose", "place": 0}', '{"is": "Chose"', "[1]", "", "null"],
)
def test_a_text_that_cannot_be_read_becomes_an_entry_that_says_so(text: str) -> None:
    assert isinstance(from_text(text), e.Unreadable)


def test_a_table_with_such_an_entry_is_read_only_but_not_lost() -> None:
    table = Table("t", lambda _: TOY, lambda n: n - 1)
    table.replayed([CREATED, from_text('{"is": "Teleported"}'), e.Seated(0, "Ada", key="k")])

    assert table.name == "Friday"
    assert "entry 2 of its journal no longer agrees" in str(table.broken)
