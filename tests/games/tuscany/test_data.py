"""The box: what the rulebooks state adds up, and what is assumed fits it."""

from __future__ import annotations

from itertools import permutations, product

from tavola.games.tuscany.rules.box import PIECES, box_of, check_regions, components
from tavola.games.tuscany.rules.faces import FACES, TYPE_OF, TYPES
from tavola.games.tuscany.rules.layout import (
    COLUMNS,
    NEAR,
    SHAPE,
    WIDE,
    coordinates,
    joined,
    neighbours,
    turns,
)

BOX = box_of(())


def by_type(counts: tuple[int, ...]) -> list[int]:
    return [sum(n for face, n in enumerate(counts) if TYPE_OF[face] == kind) for kind in range(len(TYPES))]


def test_a_board_has_thirty_fields_and_29_tiles_to_place() -> None:
    assert sum(BOX.fields) == 30
    assert sum(BOX.fields) - 1 == 29


def test_a_player_has_21_tiles_and_32_are_neutral() -> None:
    assert (sum(BOX.own), sum(BOX.neutral)) == (21, 32)
    assert BOX.stack * BOX.rounds == 21


def test_with_four_players_the_tiles_fill_all_boards_exactly() -> None:
    to_place = [n - (kind == 0) for kind, n in enumerate(BOX.fields)]

    assert [
        4 * own + neutral for own, neutral in zip(by_type(BOX.own), by_type(BOX.neutral), strict=True)
    ] == [4 * n for n in to_place]
    assert by_type(BOX.own) == [n - 1 for n in to_place]


def test_four_neutral_tiles_of_each_colour_never_open_with_five_alike() -> None:
    assert set(by_type(BOX.neutral)) == {4} == {BOX.most_of_a_colour}


def test_there_are_122_cards_27_yield_cards_and_25_bonus_cards() -> None:
    assert sum(BOX.cards) == 122
    assert sum(card.count for card in BOX.yields) == 27
    assert 5 * BOX.bonus_of_a_kind == 25


def test_the_double_tile_of_the_example_and_the_yield_of_two_red_points_exist() -> None:
    assert BOX.own[FACES.index("wine-boar")] == 1
    assert (("red", 2),) in [card.gains for card in BOX.yields]


def test_the_first_gets_more_for_a_colour_than_the_second_and_nobody_more_than_four() -> None:
    assert all(4 >= first > second >= 1 for first, second in BOX.colour_bonus)


def test_there_are_twelve_different_pieces_even_when_turned() -> None:
    seen = {BOX.pieces[name] for name in PIECES} | {tuple(reversed(BOX.pieces[name])) for name in PIECES}

    assert len(seen) == 24


def test_any_three_pieces_have_the_fields_of_a_board() -> None:
    for three in product(*([name for name in PIECES if name[0] == letter] for letter in "ABC")):
        fields = [kind for name in three for kind in BOX.pieces[name]]

        assert tuple(fields.count(kind) for kind in range(8)) == BOX.fields


def test_a_piece_has_columns_of_three_four_and_three_and_fits_itself_when_turned() -> None:
    assert tuple(sum(q == column for q, _ in SHAPE) for column in range(3)) == COLUMNS
    assert [(2 - q, 1 - r) for q, r in SHAPE] == list(reversed(SHAPE))


def test_at_half_a_field_all_three_fields_of_both_long_edges_touch() -> None:
    for offset in NEAR:
        near = neighbours((offset, "up"))
        left, right = range(7, 10), range(10, 13)

        assert all(near[field] & 0b111 << 10 for field in left)
        assert all(near[field] & 0b111 << 7 for field in right)


def test_no_two_fields_of_a_board_lie_in_one_place() -> None:
    assert all(len(set(coordinates(offsets))) == 30 for offsets in product(WIDE, repeat=2))


def test_our_pieces_never_make_a_region_of_more_than_three() -> None:
    check_regions(BOX, NEAR)


def test_turning_all_and_reversing_the_order_is_the_same_board_upside_down() -> None:
    a, b, c = (BOX.pieces[name] for name in ("A1", "B2", "C3"))

    assert joined((c, b, a), (True, True, True)) == tuple(reversed(joined((a, b, c), (False,) * 3)))
    assert len(turns()) == 8
    assert len(list(permutations("ABC"))) * 8 * 4 * 3 == 576


def test_every_assumed_value_says_what_it_means_and_why_in_both_languages() -> None:
    assert len(components()) == 24
    for component in components():
        assert set(component.meaning) == set(component.why) == {"de", "en"}
        assert "\n" not in component.value
