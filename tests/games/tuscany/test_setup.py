"""Before the first turn: the table, hands, boards built under a seal, and the first bonus cards."""

from __future__ import annotations

import pytest

from tavola.kernel import Chance, UndoRefused
from tavola.library import game
from tavola.testing import Scenario, rule, scenario
from tests.games.tuscany.tables import field, mat, seen, state, table, told

FIRST = "arrange ABC 0-0-0 up-up a2"


def building(seats: int = 2, **options: str) -> Scenario:
    """Everybody is about to build a board; seat n has the pieces A, B and C of number n + 1."""
    made = scenario(
        "tuscany", seats=seats, options={name.replace("_", "-"): v for name, v in options.items()}
    )
    for seat in range(seats):
        made.prepare(f"pieces {seat}", f"A{seat + 1}, B{seat + 1}, C{seat + 1}")
    return made


def built(seats: int = 2) -> Scenario:
    """All boards are built; the start player takes a bonus card."""
    made = building(seats)
    for seat in range(seats):
        made.chooses(seat, made.options(seat)[0])
    return made


@rule("tuscany.setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert len(seen(built(seats)).mats) == seats


@rule("tuscany.setup.tracks")
def test_everybody_starts_with_no_points_on_both_tracks() -> None:
    made = built()

    assert [(each.red, each.green) for each in seen(made).mats] == [(0, 0), (0, 0)]


@rule("tuscany.setup.cards", "tuscany.setup.hand")
def test_everybody_draws_five_of_the_122_cards_and_hides_them() -> None:
    made = built(3)
    view = seen(made, 1)

    assert [each.cards for each in view.mats] == [5, 5, 5]
    assert [each.hand is None for each in view.mats] == [True, False, True]
    assert view.pile == 122 - 15


@rule("tuscany.setup.yields")
def test_there_are_27_yield_cards() -> None:
    assert seen(built()).yields_left == 27


@rule("tuscany.setup.bonus-stock")
def test_five_bonus_cards_of_each_kind_lie_open() -> None:
    assert seen(built()).stock == {"card": 5, "storage": 5, "marble": 5, "worker": 5, "yield": 5}


@rule("tuscany.setup.colour-bonuses")
def test_each_colour_has_a_bonus_that_nobody_has_had() -> None:
    colours = seen(built()).colours

    assert len(colours) == 8
    assert all(bonus.points == bonus.first > 0 for bonus in colours)


@rule("tuscany.setup.tiles")
def test_everybody_has_three_stacks_of_seven_tiles() -> None:
    assert [each.stacks for each in seen(built()).mats] == [(7, 7, 7), (7, 7, 7)]


@rule("tuscany.setup.wood")
def test_nobody_has_marble_workers_or_hexagons_at_first() -> None:
    each = mat(built())

    assert (each.marble, each.workers, each.storage) == (0, 0, ())


@rule("tuscany.setup.neutral", "tuscany.setup.display")
def test_eight_of_the_32_neutral_tiles_form_the_display() -> None:
    view = seen(built())

    assert view.neutral == 24
    assert all(tile is not None and tile.back is None for tile in view.display)


@rule("tuscany.setup.start-player", "tuscany.ruling.start-player")
def test_chance_decides_who_begins_if_nobody_is_named() -> None:
    rules = game("tuscany")
    chance = rules.new(rules.setups.make(3)).pending

    assert isinstance(chance, Chance)
    assert chance.pool == {"0": 1, "1": 1, "2": 1}


@rule("tuscany.setup.pieces")
def test_everybody_gets_one_piece_of_each_letter() -> None:
    made = scenario("tuscany", seats=4)
    dealt = [each.pieces for each in seen(made).mats]

    assert all([piece[0] for piece in pieces] == ["A", "B", "C"] for pieces in dealt)
    assert len({piece for pieces in dealt for piece in pieces}) == 12


@rule("tuscany.setup.pieces", "tuscany.setup.offset")
def test_a_board_has_thirty_fields() -> None:
    board = mat(built()).board

    assert board is not None
    assert len(board.fields) == 30


@rule("tuscany.setup.offset", "tuscany.ruling.offset")
def test_pieces_are_not_shifted_by_more_than_a_field() -> None:
    made = building()

    assert made.refuses(0, "arrange ABC 0-0-0 high-up a2").rule == "tuscany.setup.offset"


@rule("tuscany.ruling.offset")
def test_with_wide_offsets_the_castle_is_a_question_of_its_own() -> None:
    made = building(offsets="wide")
    assert len(made.options(0)) == 6 * 8 * 16
    made.chooses(0, "join ABC 0-0-0 high-low")

    assert made.asked(0) == "tuscany.castle"
    assert made.options(0) == ["castle a2", "castle e4", "castle h2"]


@rule("tuscany.ruling.offset")
def test_with_wide_offsets_both_sealed_answers_can_be_withdrawn() -> None:
    made = building(offsets="wide")
    made.chooses(0, "join ABC 0-0-0 high-low", "castle e4")
    made.chooses(1, "join ABC 0-0-0 up-up")
    made.undo(0).undo(0)

    assert made.asked(0) == "tuscany.build"
    assert made.asked(1) == "tuscany.castle"


@rule("tuscany.ruling.turning")
def test_pieces_lie_in_any_order_and_may_be_turned_half_way() -> None:
    options = building().options(0)

    assert len(options) == 6 * 8 * 4 * 3 == 576
    assert {option.split(" ")[2] for option in options} == {
        f"{a}-{b}-{c}" for a in ("0", "180") for b in ("0", "180") for c in ("0", "180")
    }


@rule("tuscany.ruling.turning")
def test_a_piece_that_is_turned_half_way_lies_upside_down() -> None:
    made = building()
    made.chooses(0, "arrange ABC 180-0-0 up-up c2")
    made.chooses(1, made.options(1)[0])

    assert field(made, "c3").type == "carriage"  # upright, A1 has it on a1


@rule("tuscany.setup.start-castle")
def test_the_start_castle_stands_on_a_dark_green_field_and_brings_nothing() -> None:
    made = building()
    assert made.refuses(0, "arrange ABC 0-0-0 up-up a1").rule == "tuscany.setup.start-castle"
    made.chooses(0, "arrange ABC 0-0-0 up-up e4")
    made.chooses(1, made.options(1)[0])
    castle = field(made, "e4")

    assert castle.tile is not None
    assert castle.tile.name == "castle"
    assert (mat(made).green, made.asked(0)) == (0, "tuscany.bonus")


@rule("tuscany.setup.simultaneous")
def test_all_build_at_the_same_time_and_nobody_sees_a_board_before_all_are_done() -> None:
    made = building(3)
    assert [made.asked(seat) for seat in range(3)] == ["tuscany.build"] * 3
    made.chooses(1, FIRST.replace("a2", made.options(1)[0].split(" ")[-1]))

    assert [each.board is None for each in seen(made, 0).mats] == [True, True, True]
    assert [each.sealed for each in seen(made, 0).mats] == [False, True, False]
    assert mat(made, 1).board is not None


@rule("tuscany.setup.simultaneous")
def test_a_sealed_board_can_be_built_anew_until_all_are_done() -> None:
    made = building()
    made.chooses(0, FIRST).undo(0)
    assert made.asked(0) == "tuscany.build"
    made.chooses(0, FIRST)
    made.chooses(1, made.options(1)[0])

    assert len(told(made, "built")) == 2
    with pytest.raises(UndoRefused):
        made.undo(0)


@rule("tuscany.setup.simultaneous")
def test_who_has_built_waits_for_the_others() -> None:
    made = building().chooses(0, FIRST)

    assert made.refuses(0, FIRST).rule == "tuscany.setup.simultaneous"


@rule("tuscany.setup.leftover")
def test_with_two_players_all_shared_pieces_are_in_play() -> None:
    position = state(built(2))

    assert sum(position.box.cards) == 122
    assert sum(position.neutral) + 8 == 32
    assert sum(position.stock) == 25


@rule("tuscany.setup.bonus")
def test_bonus_cards_are_taken_clockwise_from_the_start_player() -> None:
    made = scenario("tuscany", seats=3, start=1)
    for seat in range(3):
        made.chooses(seat, made.options(seat)[0])
    order = []
    for _ in range(3):
        (seat,) = seen(made).waiting_for
        order.append(seat)
        made.chooses(seat, "bonus card")

    assert order == [1, 2, 0]
    assert seen(made).mover == 1


@rule("tuscany.setup.bonus")
def test_the_first_bonus_card_must_be_taken() -> None:
    assert built().refuses(0, "pass").rule == "tuscany.city.bonus"


@rule("tuscany.setup.storage-points")
def test_a_storage_space_at_set_up_brings_two_green_points() -> None:
    made = built().chooses(0, "bonus storage")

    assert (mat(made).green, mat(made).spaces) == (2, 2)


@rule("tuscany.ruling.hidden")
def test_of_others_a_seat_sees_how_many_cards_they_have_and_of_stacks_only_the_size() -> None:
    view = seen(built(), 0)

    assert (view.mats[1].cards, view.mats[1].hand) == (5, None)
    assert view.mats[0].stacks == (7, 7, 7)


@rule("tuscany.turn.clockwise")
def test_play_goes_round_clockwise() -> None:
    made = table(seats=3)
    for seat in (0, 1, 2):
        assert made.refuses((seat + 1) % 3, "draw").rule == "tuscany.turn.clockwise"
        made.chooses(seat, "draw")

    assert seen(made).mover == 0


@rule("tuscany.turn.one-action")
def test_a_turn_is_one_of_three_actions() -> None:
    made = table().hand(0, quarry=2).storage(0, "quarry")

    assert {option.split(" ")[0] for option in made.options(0)} == {"place", "draw", "take"}
    assert made.refuses(0, "end").rule == "tuscany.turn.one-action"
