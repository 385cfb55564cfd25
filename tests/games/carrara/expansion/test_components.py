"""Assumed values: which there are, and that whoever owns the box can correct them."""

from __future__ import annotations

import pytest

from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.game import FIRST_EDITION
from tavola.kernel import Setup, SetupError

NAMES = [
    "upgrade.livorno",
    "upgrade.pisa",
    "upgrade.viareggio",
    "upgrade.massa",
    "upgrade.urban",
    "upgrade.rural",
    "card.extra-cities-2",
    "card.extra-cities-3",
]


def corrected(**components: str) -> ExpansionState:
    """An expansion game with corrected values, their names written with underscores."""
    values = {name.replace("__", "-").replace("_", "."): value for name, value in components.items()}
    state = FIRST_EDITION.new(FIRST_EDITION.setups.make(2, box="expansion", start=0, components=values))
    assert isinstance(state, ExpansionState)
    return state


def test_all_that_no_source_states_can_be_corrected_and_nothing_else() -> None:
    assert [component.name for component in FIRST_EDITION.setups.components] == NAMES


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_component_says_what_it_means_and_why(language: str) -> None:
    for component in FIRST_EDITION.setups.components:
        assert "{" not in component.meaning[language]
        assert component.why[language]
        assert component.module == "expansion"


def test_a_corrected_upgrade_has_its_new_value_and_is_no_longer_assumed() -> None:
    state = corrected(upgrade_massa="3 points")
    upgrade = state.view(None).upgrades[4]

    assert (upgrade.place, upgrade.value, upgrade.assumed) == ("massa", (3, 0), False)
    assert state.view(None).upgrades[0].assumed


def test_a_corrected_card_scores_other_cities() -> None:
    state = corrected(card_extra__cities__2="massa, viareggio")
    card = next(card for card in state.expansion.piles[3] if card.name == "extra-cities-2")

    assert card.cities == ("massa", "viareggio")
    assert not card.assumed


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("upgrade.massa", "many", r"upgrade\.massa: 'many' is not a value such as"),
        ("upgrade.massa", "3 points + 2 points", "is not a value such as '3 points \\+ 1 coin' or '2 coins'"),
        ("upgrade.pisa", "0 coins", "pays nothing at all"),
        (
            "card.extra-cities-2",
            "pisa",
            r"card\.extra-cities-2: 'pisa' are not two of the cities livorno, pisa",
        ),
        ("card.extra-cities-3", "pisa, pisa", "are not two of the cities"),
        ("card.extra-cities-3", "pisa, rome", "are not two of the cities"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(name: str, value: str, complaint: str) -> None:
    setup = FIRST_EDITION.setups.make(2, box="expansion", components={name: value})

    with pytest.raises(SetupError, match=complaint):
        FIRST_EDITION.new(setup)


def test_a_value_that_examples_give_cannot_be_changed() -> None:
    with pytest.raises(SetupError, match=r"no assumed component 'upgrade\.lucca'"):
        FIRST_EDITION.setups.checked(Setup("carrara", 2, components={"upgrade.lucca": "9 points"}))


def test_positions_with_and_without_a_correction_have_different_checksums() -> None:
    assert corrected().checksum != corrected(upgrade_massa="3 points").checksum
    assert corrected().checksum == corrected(upgrade_massa="1 coin + 2 points").checksum
