"""Extra cards: every printed example on the printed mat, and the rulings."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.carrara.expansion.tables import by_rule, card, ended, ending, expansion, progress
from tests.games.carrara.looking import coins, objects

MAT = (
    "cathedrale 3 livorno",
    "porta 2 livorno",
    "villa 1 lucca",
    "biblioteca 2 massa",
    "biblioteca 8 lerici",
    "cathedrale 4 lerici",
)
"""The mat that the book explains these cards with; its Lérici has an upgrade."""


def printed(extra: str, **rulings: str) -> Scenario:
    """The end of a game of four in which seat 0 has the printed mat."""
    table = expansion(4, extra=extra, **rulings).built(0, *MAT).upgrades(0, "lerici")
    return ending(table, 4).coins(0, 0)


def scored(table: Scenario, rule_id: str) -> tuple[int, int]:
    """Points and coins that the card brings to seat 0."""
    award = ended(table, 0, last=3)
    return by_rule(award, rule_id), by_rule(award, rule_id, unit="coins")


@rule("carrara1x.extra.smallest", "carrara1x.final.extra")
def test_the_printed_example_of_the_smallest_buildings() -> None:
    assert scored(printed("extra-smallest"), "carrara1x.extra.smallest") == (19, 0)


@rule("carrara1x.extra.two-types", "carrara1x.ruling.best-choice")
def test_the_printed_example_of_two_types() -> None:
    assert scored(printed("extra-two-types"), "carrara1x.extra.two-types") == (23, 12)


@rule("carrara1x.extra.cities-1", "carrara1x.ruling.scored-again", "carrara1x.ruling.upgrade-values")
def test_the_printed_example_of_livorno_and_lerici() -> None:
    assert scored(printed("extra-cities-1"), "carrara1x.extra.cities-1") == (27, 12)


@rule("carrara1x.ruling.city-cards")
def test_in_the_other_reading_livorno_and_lerici_are_the_best_choice() -> None:
    assert scored(printed("extra-any-two-cities"), "carrara1x.ruling.city-cards") == (27, 12)


@rule("carrara1x.ruling.city-cards", "carrara1x.ruling.extra-cards")
@pytest.mark.parametrize(("extra", "points"), [("extra-cities-2", 2), ("extra-cities-3", 2)])
def test_the_sister_cards_score_pisa_and_massa_and_lucca_and_viareggio(extra: str, points: int) -> None:
    assert scored(printed(extra), "carrara1x.ruling.city-cards") == (points, 0)
    assert card(printed(extra), "extra").assumed


@rule("carrara1x.extra.halves")
def test_the_printed_example_of_left_and_right_cities() -> None:
    table = printed("extra-halves").built(
        1, "palazzo 5 lucca", "porta 1 pisa", "villa 4 massa", "castello 1 pisa"
    )

    assert scored(table, "carrara1x.extra.halves") == (9, 0)


@rule("carrara1x.extra.halves")
def test_in_a_tie_everybody_gets_the_points() -> None:
    table = ending(expansion(extra="extra-halves").built(0, "villa 3 pisa").built(1, "porta 3 lucca"))
    mine = ended(table, 0)
    other = next(award for award in table.awards if award.seat == 1)

    assert by_rule(mine, "carrara1x.extra.halves") == by_rule(other, "carrara1x.extra.halves") == 9


@rule("carrara1x.extra.majorities")
def test_the_printed_example_of_majorities() -> None:
    table = printed("extra-majorities").built(1, "villa 4 lucca", "castello 2 massa", "porta 4 massa")
    table.built(2, "palazzo 5 pisa").built(3, "biblioteca 4 livorno", "villa 5 lerici", "castello 4 lerici")

    assert scored(table, "carrara1x.extra.majorities") == (18, 0)


@rule("carrara1x.ruling.sum-of-nothing")
def test_nobody_has_the_majority_where_nobody_has_built() -> None:
    award = ended(ending(expansion(extra="extra-majorities").built(0, "villa 3 pisa")))

    assert by_rule(award, "carrara1x.extra.majorities") == 12


@rule("carrara1x.extra.again")
def test_what_was_scored_in_the_game_is_scored_again() -> None:
    table = printed("extra-cities-1").cities(1, "livorno", "lerici").types(0, "biblioteca", "cathedrale")

    assert scored(table, "carrara1x.extra.cities-1") == (27, 12)


@rule("carrara1x.ruling.scored-again")
def test_no_objects_are_taken_for_an_extra_card() -> None:
    table = printed("extra-two-types")
    ended(table, 0, last=3)

    assert objects(table, 0) == {}


@rule("carrara1x.ruling.extra-first")
def test_coins_of_the_extra_card_are_counted_at_the_end() -> None:
    table = printed("extra-cities-1")
    award = ended(table, 0, last=3)

    assert coins(table, 0) == 12
    assert by_rule(award, "carrara1.final.coins") == 2


@rule("carrara1x.ruling.best-choice")
def test_which_types_are_best_depends_on_what_coins_are_worth() -> None:
    built = ("villa 4 massa", "porta 5 pisa", "palazzo 4 massa")
    dear = progress(expansion(extra="extra-two-types").coins(0, 0).built(0, *built), "extra")
    cheap = progress(
        expansion(top="top-coins", extra="extra-two-types").coins(0, 0).built(0, *built), "extra"
    )

    assert (dear.worth(), dear.worth("coins")) == (8, 0)
    assert (cheap.worth(), cheap.worth("coins")) == (4, 15)


@rule("carrara1x.ruling.best-choice")
def test_after_the_game_the_card_still_tells_the_types_that_were_scored() -> None:
    built = ("villa 5 massa", "castello 4 lerici", "castello 5 pisa", "castello 2 viareggio", "porta 5 lucca")
    table = ending(expansion(extra="extra-two-types").coins(0, 8).built(0, *built))
    award = ended(table)
    told = progress(table, "extra")

    assert by_rule(award, "carrara1x.extra.two-types", unit="coins") == 23
    assert (told.worth(), told.worth("coins")) == (10, 23)


@rule("carrara1x.extra.no-condition")
def test_an_extra_card_asks_for_nothing() -> None:
    assert card(expansion(), "extra").needed is None


@rule("carrara1x.final.extra", "carrara1x.final.as-base")
def test_the_final_scoring_is_the_sum_of_cards_and_coins() -> None:
    table = ending(expansion(objects="object-pairs", building="building-rural", extra="extra-smallest"))
    table.built(0, "villa 3 massa", "castello 2 lucca").objects(0, book=2, cup=1).coins(0, 11)
    award = ended(table)

    assert award.points == (3 + 4) + (5 + 1) + 12 + 2
    assert table.points(0) == award.points


@rule("carrara1x.ruling.best-choice")
def test_others_do_not_see_what_a_free_choice_is_worth_to_a_seat() -> None:
    table = expansion(extra="extra-two-types").built(0, "villa 3 pisa")

    assert card(table, "extra", 1).progress[0].items is None
    assert card(expansion(extra="extra-smallest"), "extra", 1).progress[0].items == ()
