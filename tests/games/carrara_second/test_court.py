"""The royal court: visits led, followed and forgone, and the open area."""

from __future__ import annotations

from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import coins, kinds, normal, view


def three() -> Scenario:
    """Three players, each with a villa."""
    table = normal(3).built(0, "villa 1 lerici").built(1, "villa 2 lerici").built(2, "villa 4 lerici")
    return table.display("porta 1")


@rule("carrara2.score.steps", "carrara2.court.bonus")
def test_the_bonus_comes_before_the_field() -> None:
    table = three().chooses(0, "visit coins 1")

    assert coins(table, 0) == 25
    assert table.asked(0) == "carrara-second.field"
    assert table.refuses(0, "pass").rule == "carrara2.score.steps"


@rule("carrara2.court.bonus")
def test_points_are_a_bonus_too() -> None:
    assert three().chooses(0, "visit points 2").points(0) == 3


@rule("carrara2.court.marker")
def test_the_leader_takes_the_marker_and_nobody_else_starts_a_visit() -> None:
    table = three().chooses(0, "visit coins 1", "score-type villa")

    assert view(table).marker == 0
    assert [section.visited for section in view(table).court] == [True] + [False] * 5
    assert table.asked(1) == "carrara-second.follow"
    assert table.refuses(1, "visit coins 2").rule == "carrara2.court.follow"


@rule("carrara2.court.marker")
def test_without_a_stone_in_the_visited_section_no_other_visit_starts() -> None:
    table = three().marker("0 coins 1").mover("1").court(1, "coins 2")

    assert table.refuses(1, "visit coins 2").rule == "carrara2.court.marker"
    assert table.may(1, "visit open")


@rule("carrara2.court.own-stone")
def test_a_stone_is_taken_where_one_stands() -> None:
    table = three().types(0, "porta").court(0, "coins 2")

    assert table.refuses(0, "visit coins 1").rule == "carrara2.court.own-stone"


@rule("carrara2.court.sections")
def test_the_court_has_only_its_sections() -> None:
    assert three().refuses(0, "visit gold 1").rule == "carrara2.court.sections"


@rule("carrara2.score.stones")
def test_who_has_no_stone_does_not_score() -> None:
    table = three().types(0, "villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")

    assert table.refuses(0, "visit coins 1").rule == "carrara2.score.stones"


@rule("carrara2.court.follow")
def test_followers_get_the_same_bonus_and_choose_any_field() -> None:
    table = three().chooses(0, "visit coins 1", "score-type villa")
    table.chooses(1, "visit coins 1", "score-landscape rural").chooses(2, "visit coins 1", "score-type villa")

    assert [coins(table, seat) for seat in range(3)] == [20 + 5 + 1, 20 + 5, 20 + 5 + 4]
    assert table.points(1) == 2


@rule("carrara2.court.follow")
def test_the_follower_does_not_take_the_marker() -> None:
    table = three().chooses(0, "visit coins 1", "score-type villa")
    table.chooses(1, "visit coins 1", "score-type villa")

    assert view(table).marker == 0


@rule("carrara2.court.forgo")
def test_who_does_not_follow_moves_the_stone_and_has_an_ordinary_turn() -> None:
    table = three().chooses(0, "visit coins 1", "score-type villa").chooses(1, "pass")

    assert view(table).open_area == (0, 1, 0)
    assert coins(table, 1) == 22
    assert kinds(table)[0] == "forwent"
    assert view(table).court[0].stones == (2,)


@rule("carrara2.court.open-area", "carrara2.ruling.open-any-time")
def test_a_stone_in_the_open_area_scores_later_without_a_bonus() -> None:
    table = three().chooses(0, "visit coins 1", "score-type villa").chooses(1, "pass").chooses(2, "pass")
    table.chooses(0, "pass").chooses(1, "visit open", "score-type villa")

    assert coins(table, 1) == 22 + 2
    assert view(table).marker is None
    assert table.asked(2) == "carrara-second.action"


@rule("carrara2.court.open-area")
def test_when_the_sections_are_empty_every_scoring_begins_in_the_open_area() -> None:
    table = three().court(0).court(1).court(2)

    assert [option for option in table.options(0) if option.startswith("visit")] == ["visit open"]
    table.chooses(0, "visit open", "score-type villa")
    assert view(table).marker is None


@rule("carrara2.court.marker-back")
def test_the_marker_goes_back_at_the_start_of_the_next_turn_and_may_be_taken_again() -> None:
    table = three().chooses(0, "visit coins 1", "score-type villa").chooses(1, "pass").chooses(2, "pass")

    assert view(table).marker is None
    table.chooses(0, "visit coins 2", "score-landscape rural")
    assert view(table).marker == 0


@rule("carrara2.ruling.field-needed")
def test_without_a_field_to_score_no_stone_is_taken() -> None:
    table = normal()

    assert table.refuses(0, "visit coins 1").rule == "carrara2.ruling.field-needed"


@rule("carrara2.ruling.field-needed", "carrara2.court.forgo")
def test_who_cannot_score_cannot_follow() -> None:
    table = three().built(1, "-").chooses(0, "visit coins 1", "score-type villa")

    assert table.refuses(1, "visit coins 1").rule == "carrara2.ruling.field-needed"
    table.chooses(1, "pass")
    assert view(table).open_area == (0, 1, 0)


@rule("carrara2.ruling.no-open-area")
def test_who_could_follow_does_not_score_from_the_open_area() -> None:
    table = three().types(1, "porta").court(1, "coins 1", "coins 2").chooses(0, "visit coins 1")
    table.chooses(0, "score-type villa")

    assert view(table).open_area[1] == 3
    assert table.refuses(1, "visit open").rule == "carrara2.ruling.no-open-area"
