"""The Crop Circles: after the turn everybody adds a meeple to one of their own, or takes one away."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, offered, seen, sums, supply, told


def with_circles(seats: int = 2, *more: str) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("crop-circles", *more))


FORK = ("place 0,-1 r2", "skip")


def fork(seats: int = 2, *more: str) -> Scenario:
    """A crop circle with a fork is drawn: it closes the city of the start tile on 0,-1."""
    return with_circles(seats, *more).draws("cropcircles.C")


CLUB = ("place 1,0 r0", "skip")


def club(seats: int = 2, *more: str) -> Scenario:
    """A crop circle with a club is drawn: on 1,0 it goes on with the road of the start tile."""
    return with_circles(seats, *more).draws("cropcircles.A")


@rule("carcassonne.crop.tiles")
def test_6_tiles_with_a_crop_circle_are_shuffled_in() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0, modules=("crop-circles",))).pending

    assert isinstance(chance, Chance)
    assert sum(n for tile, n in chance.pool.items() if tile.startswith("cropcircles.")) == 6
    assert sum(chance.pool.values()) == 71 + 6


@rule("carcassonne.crop.divides")
def test_a_road_ends_at_a_crop_circle() -> None:
    table = with_circles().start("base.W 0,0 r0").figures(1, "meeple 0,0 r1").draws("cropcircles.D")

    table.chooses(0, "place 1,0 r0", "skip")

    assert table.points(1) == 2


@rule("carcassonne.crop.divides")
def test_a_crop_circle_separates_the_fields_at_its_two_sides() -> None:
    table = with_circles().laid("base.B 0,1 r0", "base.B 1,1 r0").figures(1, "meeple 0,1 f1")
    table.draws("cropcircles.E")

    table.chooses(0, "place 2,1 r0")

    assert offered(table, 0, "meeple") == ["c1", "c2", "f2"]


@rule("carcassonne.crop.not-on")
def test_a_figure_goes_onto_everything_on_the_tile_but_the_crop_circle() -> None:
    table = with_circles().draws("cropcircles.F")

    table.chooses(0, "place 0,-1 r2")

    assert offered(table, 0, "meeple") == ["c1", "c2"]
    assert table.refuses(0, "put meeple x1").rule == "carcassonne.claim.this-tile"


@rule("carcassonne.crop.choose")
def test_the_choice_comes_after_putting_and_scoring() -> None:
    table = fork().figures(1, "meeple 0,0 c1")

    table.chooses(0, "place 0,-1 r2", "put meeple f1")

    assert (table.points(1), table.asked(0), table.options(0)) == (
        4,
        "carcassonne.crop",
        ["all-add", "all-remove"],
    )


@rule("carcassonne.crop.choose", "carcassonne.crop.last")
def test_the_left_neighbour_begins_and_whoever_laid_the_tile_comes_last() -> None:
    table = fork(3).mover("1")
    for seat in range(3):
        table.figures(seat, "meeple 0,0 f2")

    table.chooses(1, *FORK, "all-add")
    order: list[int] = []
    for _ in range(3):
        order += seen(table).waiting_for
        table.chooses(order[-1], "skip")

    assert order == [2, 0, 1]


@rule("carcassonne.crop.choose")
def test_all_do_the_same() -> None:
    table = fork().figures(0, "meeple 0,0 f2").figures(1, "meeple 0,0 f2")

    table.chooses(0, *FORK, "all-remove")

    assert (figures(table, 0), figures(table, 1)) == ([], [])


@rule("carcassonne.crop.choose")
def test_a_tile_without_a_crop_circle_asks_nothing() -> None:
    table = with_circles().figures(0, "meeple 0,0 f2").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.crop.add")
def test_adding_takes_a_meeple_from_the_supply() -> None:
    table = fork().figures(1, "meeple 0,0 f2")

    table.chooses(0, *FORK, "all-add").chooses(1, "add meeple 0,0 f2")

    assert (figures(table, 1), supply(table, 1)["meeple"]) == (["meeple 0,0 f2", "meeple 0,0 f2"], 5)


@rule("carcassonne.crop.add", "carcassonne.score.majority")
def test_the_added_meeple_counts_for_the_majority() -> None:
    table = club().start("base.W 0,0 r0").figures(0, "meeple 0,0 r3").figures(1, "meeple 0,0 r3")
    table.draws("base.W")

    table.chooses(0, *CLUB, "all-add").chooses(1, "add meeple 0,0 r3").chooses(0, "skip")
    table.chooses(1, "place -1,0 r0", "skip")

    assert sums(table) == [(1, 2)]


@rule("carcassonne.crop.remove")
def test_a_road_that_a_meeple_was_taken_away_from_may_be_claimed_again() -> None:
    table = club().figures(1, "meeple 0,0 r1").draws("base.U")

    table.chooses(0, *CLUB, "all-remove").chooses(1, "place -1,0 r0")

    assert "r1" in offered(table, 1, "meeple")


@rule("carcassonne.crop.add")
def test_nobody_needs_to_add() -> None:
    table = fork().figures(1, "meeple 0,0 f2")

    table.chooses(0, *FORK, "all-add").chooses(1, "skip")

    assert figures(table, 1) == ["meeple 0,0 f2"]


@rule("carcassonne.crop.add")
def test_without_a_meeple_in_the_supply_nothing_is_added() -> None:
    table = fork().figures(1, *["meeple 0,0 f2"] * 7)

    table.chooses(0, *FORK, "all-add")

    assert (table.asked(1), len(figures(table, 1))) == ("carcassonne.lay", 7)


@rule("carcassonne.crop.remove")
def test_whoever_has_several_decides_which_one_goes() -> None:
    table = fork().laid("base.B 0,1 r0").figures(1, "meeple 0,0 f1", "meeple 0,1 f1")

    table.chooses(0, *FORK, "all-remove")
    options = table.options(1)
    table.chooses(1, "remove meeple 0,1 f1")

    assert options == ["remove meeple 0,0 f1", "remove meeple 0,1 f1"]
    assert (figures(table, 1), supply(table, 1)["meeple"]) == (["meeple 0,0 f1"], 6)


@rule("carcassonne.crop.remove")
@pytest.mark.parametrize("other", ["skip", "remove meeple 0,0 f2"], ids=["none", "somebody else's"])
def test_one_own_meeple_must_be_taken_away(other: str) -> None:
    table = fork().laid("base.B 0,1 r0").figures(1, "meeple 0,0 f1", "meeple 0,1 f1")
    table.figures(0, "meeple 0,0 f2")

    table.chooses(0, *FORK, "all-remove")

    assert table.refuses(1, other).rule == "carcassonne.crop.remove"


@rule("carcassonne.crop.must-choose")
def test_the_choice_may_not_be_declined_even_if_nobody_has_such_a_meeple() -> None:
    table = fork()

    table.chooses(0, *FORK)

    assert table.refuses(0, "skip").rule == "carcassonne.crop.must-choose"


@rule("carcassonne.crop.kind")
@pytest.mark.parametrize(
    ("tile", "place", "circle", "part"),
    [
        ("cropcircles.C", "place 0,1 r1", "fork", "f2"),
        ("cropcircles.D", "place 0,1 r2", "fork", "f2"),
        ("cropcircles.A", "place 0,1 r0", "club", "r1"),
        ("cropcircles.B", "place 1,0 r0", "club", "r1"),
        ("cropcircles.E", "place 0,1 r1", "shield", "c1"),
        ("cropcircles.F", "place 0,-1 r3", "shield", "c1"),
    ],
)
def test_the_fork_is_for_farmers_the_club_for_highwaymen_the_shield_for_knights(
    tile: str, place: str, circle: str, part: str
) -> None:
    table = with_circles().figures(1, "meeple 0,0 f2", "meeple 0,0 r1", "meeple 0,0 c1").draws(tile)

    table.chooses(0, place, "skip", "all-add")

    assert table.options(1) == [f"add meeple 0,0 {part}", "skip"]
    assert told(table, "crop").details == {"circle": circle, "do": "add"}


@rule("carcassonne.crop.same-kind")
@pytest.mark.parametrize("part", ["0,-1 r1", "0,0 r1", "0,0 f1"], ids=["none there", "highwayman", "foreign"])
def test_a_meeple_is_added_only_where_an_own_meeple_of_this_kind_stands(part: str) -> None:
    table = fork().figures(1, "meeple 0,0 f2", "meeple 0,0 r1").figures(0, "meeple 0,0 f1")

    table.chooses(0, *FORK, "all-add")

    assert table.refuses(1, f"add meeple {part}").rule == "carcassonne.crop.same-kind"


@rule("carcassonne.crop.cannot")
@pytest.mark.parametrize("choice", ["all-add", "all-remove"])
def test_whoever_has_no_such_meeple_is_passed_over(choice: str) -> None:
    table = fork(3).figures(1, "meeple 0,0 r1").figures(2, "meeple 0,0 f1", "meeple 0,0 f2")

    table.chooses(0, *FORK, choice)

    assert (seen(table).waiting_for, figures(table, 1)) == ((2,), ["meeple 0,0 r1"])


@rule(
    "carcassonne.crop.choose",
    "carcassonne.crop.add",
    "carcassonne.crop.same-kind",
    "carcassonne.crop.cannot",
    "carcassonne.crop.last",
)
def test_p21_example_a_with_the_shield_everybody_may_add_a_knight() -> None:
    """You are seat 0, Green is 1, Blue is 2 and has no knight."""
    table = with_circles(3).start("base.R 0,0 r0").laid("base.B 0,1 r0", "base.E -1,1 r3", "base.E 1,1 r1")
    table.figures(0, "meeple -1,1 c1").figures(1, "meeple 1,1 c1").draws("cropcircles.E")

    table.chooses(0, "place 0,-1 r0", "put meeple c2", "all-add").chooses(1, "add meeple 1,1 c1")
    yours = sorted(table.options(0))
    upper = table.refuses(0, "add meeple 0,-1 c1").rule
    table.chooses(0, "add meeple 0,-1 c2")

    assert (yours, upper) == (
        ["add meeple -1,1 c1", "add meeple 0,-1 c2", "skip"],
        "carcassonne.crop.same-kind",
    )
    assert [figures(table, seat) for seat in range(3)] == [
        ["meeple -1,1 c1", "meeple 0,-1 c2", "meeple 0,-1 c2"],
        ["meeple 1,1 c1", "meeple 1,1 c1"],
        [],
    ]


@rule(
    "carcassonne.crop.choose", "carcassonne.crop.remove", "carcassonne.crop.cannot", "carcassonne.crop.last"
)
def test_p21_example_b_green_scores_four_points_and_then_everybody_takes_a_farmer_away() -> None:
    """Green is seat 0, Blue is 1, you are 2."""
    table = fork(3).figures(1, "meeple 0,0 f1").figures(2, "meeple 0,0 f2")

    table.chooses(0, "place 0,-1 r2", "put meeple c1", "all-remove")

    assert ([table.points(seat) for seat in range(3)], seen(table).figures) == ([4, 0, 0], ())
    removed = [event.seat for event in table.events if event.kind == "carcassonne.crop_removed"]
    assert (removed, seen(table).waiting_for) == ([1, 2], (1,))


@rule("carcassonne.crop.last")
def test_afterwards_the_next_player_has_an_ordinary_turn() -> None:
    table = fork().figures(0, "meeple 0,0 f2")

    table.chooses(0, *FORK, "all-add", "add meeple 0,0 f2")

    assert (table.asked(1), seen(table).waiting_for) == ("carcassonne.lay", (1,))


@rule("carcassonne.crop.last", "carcassonne.crop.add")
def test_a_meeple_just_put_onto_the_crop_circle_tile_may_get_company() -> None:
    table = fork()

    table.chooses(0, "place 0,-1 r2", "put meeple f1", "all-add", "add meeple 0,-1 f1")

    assert figures(table, 0) == ["meeple 0,-1 f1", "meeple 0,-1 f1"]


@rule("carcassonne.ruling.crop-place")
def test_the_new_meeple_stands_on_the_tile_of_the_one_it_is_put_to() -> None:
    table = club().laid("base.U -1,0 r0").figures(1, "meeple 0,0 r1")

    table.chooses(0, *CLUB, "all-add")

    assert table.options(1) == ["add meeple 0,0 r1", "skip"]
    assert table.refuses(1, "add meeple -1,0 r1").rule == "carcassonne.crop.same-kind"


@rule("carcassonne.ruling.crop-figures")
def test_an_ordinary_or_the_big_meeple_may_be_added() -> None:
    table = club(2, "big-meeple").figures(1, "meeple 0,0 r1")

    table.chooses(0, *CLUB, "all-add")

    assert table.options(1) == ["add meeple 0,0 r1", "add big-meeple 0,0 r1", "skip"]


@rule("carcassonne.ruling.crop-figures")
@pytest.mark.parametrize("figure", ["abbot", "builder", "pig"])
def test_no_other_figure_may_be_added(figure: str) -> None:
    table = club(2, "abbot", "builder", "pig").figures(1, "meeple 0,0 r1")

    table.chooses(0, *CLUB, "all-add")

    assert table.refuses(1, f"add {figure} 0,0 r1").rule == "carcassonne.ruling.crop-figures"


@rule("carcassonne.ruling.crop-figures", "carcassonne.crop.remove")
def test_the_big_meeple_may_be_taken_away_but_not_the_builder() -> None:
    table = club(2, "big-meeple", "builder")
    table.figures(1, "meeple 0,0 r1", "big-meeple 0,0 r1", "builder 0,0 r1")

    table.chooses(0, *CLUB, "all-remove")

    assert table.options(1) == ["remove meeple 0,0 r1", "remove big-meeple 0,0 r1"]


@rule("carcassonne.ruling.crop-lonely")
def test_the_builder_comes_back_with_the_last_highwayman_and_nobody_scores() -> None:
    table = club(2, "builder").figures(1, "meeple 0,0 r1", "builder 0,0 r1")

    table.chooses(0, *CLUB, "all-remove")

    assert (figures(table, 1), supply(table, 1)) == ([], {"meeple": 7, "builder": 1})
    assert table.awards == []


@rule("carcassonne.ruling.crop-lonely")
def test_the_pig_comes_back_with_the_last_farmer_and_nobody_scores() -> None:
    table = fork(2, "pig").figures(1, "meeple 0,0 f1", "pig 0,0 f1")

    table.chooses(0, *FORK, "all-remove")

    assert (figures(table, 1), supply(table, 1)) == ([], {"meeple": 7, "pig": 1})
    assert table.awards == []


@rule("carcassonne.ruling.crop-lonely")
def test_the_builder_stays_while_an_own_meeple_is_left_there() -> None:
    table = club(2, "builder").figures(1, "meeple 0,0 r1", "meeple 0,0 r1", "builder 0,0 r1")

    table.chooses(0, *CLUB, "all-remove")

    assert figures(table, 1) == ["meeple 0,0 r1", "builder 0,0 r1"]
