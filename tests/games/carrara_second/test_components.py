"""Assumed values: listed with meaning and reason, corrected by who owns the box, checked on load."""

from __future__ import annotations

import pickle

import pytest

from tavola.games.carrara.second.game import COMPONENTS, SECOND_EDITION, advanced_edition, normal_edition
from tavola.kernel import Play, RandomDealer, SetupError, parse_record, replay

BAD = [
    ("city.livorno", "lots", "is not written like 3points"),
    ("city.livorno", "10points", "1 to 9 coins and points"),
    ("city.livorno", "-", "1 to 9 coins and points"),
    ("improvement.rural", "2apples", "is not written like"),
    ("court.normal", "5coins", "there are 6 sections, not 1"),
    ("court.normal", "5coins 5coins 5coins 3points 3points gold", "is no bonus"),
    ("court.normal", "99coins 5coins 5coins 3points 3points 3points", "at most 20"),
    ("court.normal", "5coins,3points 5coins 5coins 3points 3points 3points", "is not one bonus"),
    ("wheel.decorations", "book book crown cup flag gate", "each of"),
    ("wheel.statues", "white yellow red green blue purple", "purple statue on segment I"),
    ("statues.pisa", "1 2", "not three numbers"),
    ("statues.pisa", "1 2 3", "a lower place never brings more"),
    ("statues.pisa", "100 2 1", "none more than 99"),
    ("statues.livorno", "11 7 3", "the book's example gives 12 for place 1, not 11"),
]


@pytest.mark.parametrize(("name", "value", "why"), BAD)
def test_a_value_that_does_not_fit_is_refused_readably(name: str, value: str, why: str) -> None:
    setup = SECOND_EDITION.setups.make(2, box="advanced", components={name: value})
    with pytest.raises(SetupError, match=why):
        SECOND_EDITION.new(setup)


def test_what_the_book_states_cannot_be_changed() -> None:
    with pytest.raises(SetupError, match="no assumed component"):
        SECOND_EDITION.setups.make(2, components={"city.pisa": "4coins"})


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.name)
def test_a_component_tells_its_meaning_and_why_in_both_languages(component: object) -> None:
    from tavola.kernel import Component

    assert isinstance(component, Component)
    assert set(component.meaning) == set(component.why) == {"de", "en"}


def test_equal_values_share_an_edition_in_every_process() -> None:
    values = (("city.livorno", "4points"),)
    edition = advanced_edition(values, "own", "last")

    assert pickle.loads(pickle.dumps(edition)) is edition
    assert normal_edition(values) is normal_edition(values)
    assert normal_edition(values) is not normal_edition()


def test_a_record_with_corrected_values_replays() -> None:
    setup = SECOND_EDITION.setups.make(
        2,
        start=0,
        box="advanced",
        components={"improvement.lucca": "1coins,3points", "statues.pisa": "9 6 3"},
    )
    play = Play(SECOND_EDITION, setup, RandomDealer(lambda _: 0))
    play.settle()
    play.choose(0, "pass")
    text = play.record().text()

    assert "component statues.pisa = 9 6 3" in text
    assert replay(SECOND_EDITION, parse_record(text)).state.checksum == play.state.checksum
