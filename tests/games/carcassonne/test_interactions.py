"""Where the mini expansions meet each other and the large ones."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.expansions.gold.rules import GoldView
from tavola.games.carcassonne.expansions.mage_and_witch.rules import MagicView
from tavola.games.carcassonne.expansions.robbers.rules import RobbersView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, goods, part, seen, supply


def playing(*modules: str, seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=modules)


def about(table: Scenario, seat: int = 0) -> dict[str, object]:
    """What the question to a seat says besides."""
    decision = table.state.decision_of(seat)
    assert decision is not None
    return dict(decision.details)


def with_message(number: int, *modules: str, then: tuple[str, ...] = ()) -> Scenario:
    """Seat 0 completes a road on 1,0 for 2 points, lands on 5 with one figure and gets this message.

    The other figure stands on 3. Tiles 0,0 and 1,0 have open roads on their outer sides then.
    """
    table = playing("messages", *modules).start("base.W 0,0 r0").draws("base.W", str(number), *then)
    return table.figures(0, "meeple 0,0 r1").points(0, 3).messenger(0, 3)


COMPLETE = ("place 1,0 r0", "skip")


# -- the tile of message 4 -------------------------------------------------------------------------------


@rule("carcassonne.ruling.messages-tile", "carcassonne.gold.two-bars")
def test_the_tile_of_message_4_brings_gold() -> None:
    table = with_message(4, "gold", then=("gold.H",))

    table.chooses(0, *COMPLETE, "message", "place 0,-1 r2", "gold 1,0")

    assert part(table, GoldView).lying == {"0,-1": 1, "1,0": 1}


@rule("carcassonne.ruling.messages-tile", "carcassonne.gold.order")
def test_gold_of_what_the_tile_of_message_4_completes_is_shared_out() -> None:
    table = with_message(4, "gold", then=("base.W",)).laid("base.U 0,1 r1").prepare("bars 0,1", "1")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r2")

    table.chooses(0, *COMPLETE, "message", "place 0,2 r1", "skip", "count meeple")

    assert part(table, GoldView) == GoldView({}, held=(1, 0))


@rule("carcassonne.ruling.messages-tile", "carcassonne.mage.put")
def test_the_tile_of_message_4_brings_the_mage() -> None:
    table = with_message(4, "mage-and-witch", then=("mage.D",))

    table.chooses(0, *COMPLETE, "message", "place 0,-1 r1", "conjure mage 0,0 r2")

    assert (part(table, MagicView).mage, table.asked(0)) == ("0,0/r2", "carcassonne.claim")


@rule("carcassonne.ruling.messages-tile", "carcassonne.robbers.place", "carcassonne.robbers.next")
def test_the_tile_of_message_4_brings_robbers() -> None:
    table = with_message(4, "robbers", then=("robbers.F",)).points(1, 7)

    table.chooses(0, *COMPLETE, "message", "place 0,-1 r0", "ambush 7").chooses(1, "ambush 5")

    assert part(table, RobbersView).spaces == (7, 5)


@rule("carcassonne.ruling.robbers-spent", "carcassonne.ruling.messages-tile")
def test_a_robber_that_has_robbed_before_the_tile_of_message_4_cannot_be_moved_by_it() -> None:
    table = with_message(4, "robbers", then=("robbers.F",)).figures(1, "meeple 0,0 r1")
    table.points(1, 20).messenger(1, 20).robber(0, 20)

    table.chooses(0, *COMPLETE, "count messenger", "message", "place 0,-1 r0")

    assert (table.asked(0), table.asked(1)) == (None, "carcassonne.robber")


@rule("carcassonne.ruling.messages-tile", "carcassonne.crop.choose")
def test_the_tile_of_message_4_brings_its_crop_circle() -> None:
    table = with_message(4, "crop-circles", then=("cropcircles.C",)).figures(1, "meeple 0,0 f1")

    table.chooses(0, *COMPLETE, "message", "place 0,-1 r1", "skip", "all-remove")

    assert (figures(table, 1), seen(table).waiting_for) == ([], (1,))


@rule("carcassonne.ruling.messages-tile", "carcassonne.crop.choose")
def test_two_crop_circles_in_one_turn_are_both_carried_out() -> None:
    table = playing("messages", "crop-circles").start("base.W 0,0 r0")
    table.draws("cropcircles.D", "4", "cropcircles.A")
    table.figures(0, "meeple 0,0 r1").points(0, 3).messenger(0, 3)

    table.chooses(0, *COMPLETE, "message", "place 0,-1 r2", "skip")
    circles = [about(table)["circle"]]
    table.chooses(0, "all-add")
    circles.append(about(table)["circle"])
    table.chooses(0, "all-add")

    assert (sorted(map(str, circles)), seen(table).waiting_for) == (["club", "fork"], (1,))


@rule("carcassonne.ruling.messages-tile", "carcassonne.messages.chain")
def test_the_tile_of_message_4_is_scored_and_can_bring_a_message_itself() -> None:
    table = with_message(4, then=("base.W", "6")).figures(0, "meeple 0,0 r1", "meeple 0,0 r2")

    table.chooses(0, *COMPLETE, "message", "place 0,1 r1", "skip", "count messenger")

    assert (table.points(0), table.asked(0), about(table)) == (
        3 + 3 + 2 + 2,
        "carcassonne.message",
        {"message": "knights"},
    )


@rule("carcassonne.ruling.messages-tile")
def test_for_a_tile_of_message_4_that_fits_nowhere_another_is_drawn() -> None:
    table = with_message(4, then=("base.C", "base.U"))

    table.chooses(0, *COMPLETE, "message")

    assert (seen(table).aside, seen(table).tile) == (("base.C",), "base.U")


@rule("carcassonne.ruling.messages-tile", "carcassonne.ruling.messages-no-tile")
def test_if_the_last_tile_fits_nowhere_the_crop_circle_of_this_turn_still_comes() -> None:
    table = playing("messages", "crop-circles").start("base.W 0,0 r0").draws("cropcircles.A", "4")
    table.figures(0, "meeple 0,0 r1").figures(1, "meeple 0,0 r2").points(0, 3).messenger(0, 3)
    table.left("cropcircles.A", "base.C")

    table.chooses(0, "place 1,0 r2", "skip", "message")
    question = table.asked(0)
    table.chooses(0, "all-remove")

    assert (question, table.over, seen(table).figures) == ("carcassonne.crop", True, ())


# -- message 4 and the builder ---------------------------------------------------------------------------


@rule("carcassonne.ruling.messages-tile", "carcassonne.builder.double-turn")
def test_the_tile_of_message_4_at_the_road_of_the_builder_brings_a_double_turn() -> None:
    table = with_message(4, "builder", then=("base.U",))
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r2", "builder 0,0 r2")

    table.chooses(0, *COMPLETE, "message", "place 0,1 r1", "skip")

    assert table.asked(0) == "carcassonne.second"


@rule("carcassonne.ruling.messages-tile")
def test_a_builder_put_in_this_turn_brings_no_double_turn_by_the_tile_of_message_4() -> None:
    table = with_message(4, "builder", then=("base.U",)).laid("base.U 0,1 r1", "base.U 1,1 r1")
    table.figures(0, "meeple 0,0 r1", "meeple 1,1 r1")

    table.chooses(0, "place 1,0 r0", "put builder r2", "message", "place 1,2 r1", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.ruling.messages-tile", "carcassonne.builder.no-chain")
def test_two_tiles_at_roads_of_the_builder_bring_a_single_double_turn() -> None:
    table = with_message(4, "builder", then=("base.U", "base.U"))
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1", "meeple 0,0 r2")

    table.chooses(0, *COMPLETE, "message", "place 0,1 r1", "put builder r1")
    table.chooses(0, "second-turn", "place 0,2 r1", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.ruling.messages-tile", "carcassonne.builder.no-chain", "carcassonne.messages.double-turn")
def test_the_tile_of_message_4_in_the_second_half_brings_no_third() -> None:
    table = playing("messages", "builder").start("base.W 0,0 r0").points(0, 3).messenger(0, 3)
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r2", "builder 0,0 r2")
    table.draws("base.U", "base.W", "4", "base.U")

    table.chooses(0, "place 0,1 r1", "skip", "second-turn", *COMPLETE, "message", "place 0,2 r1", "skip")

    assert seen(table).waiting_for == (1,)


# -- crop circles and the builder ------------------------------------------------------------------------


@rule("carcassonne.order.after", "carcassonne.crop.choose", "carcassonne.builder.double-turn")
def test_a_crop_circle_in_the_first_half_is_finished_before_the_second() -> None:
    table = playing("builder", "crop-circles").draws("cropcircles.D")
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1").figures(1, "meeple 0,0 f1")

    table.chooses(0, "place 1,0 r0", "skip")
    asked = [table.asked(0)]
    table.chooses(0, "all-add").chooses(1, "skip")
    asked.append(table.asked(0))

    assert asked == ["carcassonne.crop", "carcassonne.second"]


@rule("carcassonne.ruling.crop-lonely", "carcassonne.builder.double-turn")
def test_a_double_turn_stays_earned_if_the_crop_circle_sends_the_builder_home() -> None:
    table = playing("builder", "crop-circles").draws("cropcircles.A", "base.U")
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1")

    table.chooses(0, "place 1,0 r0", "skip", "all-remove")
    home = supply(table, 0)
    table.chooses(0, "second-turn")

    assert (home, table.asked(0)) == ({"meeple": 7, "builder": 1}, "carcassonne.lay")


@rule("carcassonne.order.after", "carcassonne.crop.last")
def test_a_crop_circle_in_the_second_half_has_its_own_action() -> None:
    table = playing("builder", "crop-circles").draws("base.U", "cropcircles.D")
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1").figures(1, "meeple 0,0 f1")

    table.chooses(0, "place 1,0 r0", "skip", "second-turn", "place 2,0 r0", "skip", "all-remove")

    assert (figures(table, 1), seen(table).waiting_for) == ([], (1,))


@rule("carcassonne.ruling.crop-figures")
def test_an_abbot_is_no_concern_of_crop_circles() -> None:
    table = playing("abbot", "crop-circles").laid("base.B 0,1 r0").draws("cropcircles.C")
    table.figures(1, "abbot 0,1 m1", "meeple 0,0 f2")

    table.chooses(0, "place 0,-1 r2", "skip", "all-remove")

    assert figures(table, 1) == ["abbot 0,1 m1"]


# -- robbers and messages --------------------------------------------------------------------------------


@rule("carcassonne.robbers.rob", "carcassonne.messages.two-points")
def test_the_two_points_of_a_message_can_be_robbed() -> None:
    table = with_message(6, "robbers").robber(1, 5)

    table.chooses(0, *COMPLETE, "message-points", "count meeple")

    assert [table.points(seat) for seat in range(2)] == [3 + 3 + 2 + 2, 1]


@rule("carcassonne.robbers.rob", "carcassonne.messages.choose-figure")
def test_who_moves_the_other_figure_with_the_points_of_a_message_escapes_the_robber() -> None:
    table = with_message(6, "robbers", then=("7",)).robber(1, 5)

    table.chooses(0, *COMPLETE, "message-points", "count messenger")

    assert (table.points(1), part(table, RobbersView).spaces) == (0, (None, 5))


@rule("carcassonne.order.after", "carcassonne.robbers.messages")
def test_one_scoring_with_own_and_robbed_points_brings_one_message() -> None:
    table = playing("messages", "robbers").start("base.W 0,0 r0").draws("base.W", "6")
    table.figures(0, "meeple 0,0 r1").figures(1, "meeple 0,0 r1")
    table.points(0, 3).messenger(0, 9).points(1, 20).messenger(1, 20).robber(0, 20)

    table.chooses(0, *COMPLETE, "count meeple", "count messenger")
    reached = (table.points(0), table.asked(0))
    table.chooses(0, "message")

    assert (reached, seen(table).waiting_for) == ((5 + 10, "carcassonne.message"), (1,))


@rule("carcassonne.robbers.messages", "carcassonne.robbers.choose")
def test_a_robber_may_choose_between_both_figures_of_one_player() -> None:
    around = ("base.B 1,0 r0", "base.W 1,1 r0")
    table = playing("messages", "robbers").start("base.E 0,0 r2").laid(*around).draws("base.L")
    table.figures(1, "meeple 0,0 c1", "meeple 1,1 r3").points(1, 9).messenger(1, 9)
    table.robber(0, 9).points(0, 1).messenger(0, 1)

    table.chooses(0, "place 0,1 r0", "skip", "score 0,1 c1").chooses(1, "count messenger")
    options = table.options(0)
    table.chooses(0, "rob 1 messenger")

    assert (options, table.points(0)) == (["rob 1 meeple", "rob 1 messenger"], 2 + 1)


# -- the abbot taken back --------------------------------------------------------------------------------


def abbot_in_a_garden(*modules: str) -> Scenario:
    """The abbot of seat 0 stands in a garden; with base.U on 1,0 he is worth 2."""
    table = playing("abbot", *modules).start("base.Ug 0,0 r0").figures(0, "abbot 0,0 g1")
    return table.points(0, 3).draws("base.U")


@rule("carcassonne.abbot.take-back", "carcassonne.messages.dark")
def test_the_abbot_taken_back_brings_a_message() -> None:
    table = abbot_in_a_garden("messages").messenger(0, 3)

    table.chooses(0, "place 1,0 r0", "take abbot")

    assert (table.points(0), table.asked(0)) == (3 + 3 + 2, "carcassonne.message")


@rule("carcassonne.abbot.take-back", "carcassonne.robbers.rob")
def test_the_points_of_the_abbot_taken_back_can_be_robbed() -> None:
    table = abbot_in_a_garden("robbers").robber(1, 3)

    table.chooses(0, "place 1,0 r0", "take abbot")

    assert [table.points(seat) for seat in range(2)] == [5, 1]


def abbot_and_road(seats: int = 2) -> Scenario:
    """With base.W on 1,0 the abbot of seat 0 is worth 3, and a road of 3 tiles is complete; seat 1 waits."""
    table = playing("abbot", "robbers", seats=seats).start("base.Ug 0,0 r0").laid("base.W -1,0 r0")
    return table.points(0, 3).robber(1, 3).draws("base.W")


@rule("carcassonne.robbers.must", "carcassonne.ruling.robbers-first-scoring")
def test_of_an_abbot_taken_back_and_a_road_in_one_turn_the_robber_takes_the_abbot() -> None:
    table = abbot_and_road().figures(0, "abbot 0,0 g1", "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0", "take abbot")

    assert [table.points(seat) for seat in range(2)] == [3 + 3 + 3, 2]


@rule("carcassonne.robbers.choose", "carcassonne.ruling.robbers-first-scoring")
def test_a_robber_cannot_leave_the_abbot_for_what_another_gets_later_in_the_turn() -> None:
    table = abbot_and_road(3).figures(0, "abbot 0,0 g1").figures(2, "meeple 0,0 r1").points(2, 3)

    table.chooses(0, "place 1,0 r0", "take abbot")

    assert table.asked(1) == "carcassonne.lay"
    assert [table.points(seat) for seat in range(3)] == [3 + 3, 2, 3 + 3]


@rule("carcassonne.abbot.take-back", "carcassonne.gold.majority", "carcassonne.gold.monastery")
def test_the_abbot_taken_back_brings_no_gold() -> None:
    table = abbot_in_a_garden("gold").prepare("bars 0,0", "2")

    table.chooses(0, "place 1,0 r0", "take abbot")

    assert part(table, GoldView) == GoldView({"0,0": 2}, held=(0, 0))


# -- mage and witch with inns, cathedrals, messages, gold, goods and farmers -----------------------------


@rule("carcassonne.mage.mage", "carcassonne.inns.double")
def test_the_mage_adds_one_point_for_each_tile_to_a_road_with_an_inn() -> None:
    table = playing("mage-and-witch", "inns").start("base.W 0,0 r0").laid("inns.B 1,0 r0").draws("base.W")
    table.figures(0, "meeple 0,0 r1").mage("1,0 r1")

    table.chooses(0, "place 2,0 r0", "skip")

    assert table.points(0) == 3 * 2 + 3


@rule("carcassonne.mage.mage", "carcassonne.cathedrals.three")
def test_the_mage_adds_one_point_for_each_tile_to_a_city_with_a_cathedral() -> None:
    city = ("base.F 0,-1 r1", "base.E 0,-2 r2", "base.E 1,0 r3", "base.E 0,1 r0")
    table = playing("mage-and-witch", "inns", "cathedrals").start("inns.K 0,0 r0").laid(*city)
    table.figures(0, "meeple 0,0 c1").mage("0,0 c1").draws("base.E")

    table.chooses(0, "place -1,0 r1", "skip")

    assert table.points(0) == (6 + 1) * 3 + 6


@rule("carcassonne.messages.road", "carcassonne.mage.final", "carcassonne.ruling.mage-messages")
@pytest.mark.parametrize(("figure", "points"), [("mage", 3 + 3), ("witch", 2)])
def test_for_message_1_a_road_counts_with_mage_or_witch_who_stay(figure: str, points: int) -> None:
    table = with_message(1, "mage-and-witch").laid("base.U -1,0 r0", "base.U -2,0 r0")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r3").prepare(figure, "0,0 r3")

    table.chooses(0, *COMPLETE).chooses(0, "message")

    assert (table.award.points, part(table, MagicView).places[figure]) == (points, "0,0/r3")


@rule("carcassonne.messages.inn", "carcassonne.mage.final-inn")
def test_for_message_1_an_open_road_with_an_inn_and_the_mage_is_worth_its_tiles() -> None:
    table = with_message(1, "mage-and-witch", "inns").laid("inns.B -1,0 r0")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r3").mage("0,0 r3")

    table.chooses(0, *COMPLETE).chooses(0, "message")

    assert table.award.points == 2


@rule("carcassonne.messages.score-meeple", "carcassonne.mage.final", "carcassonne.ruling.mage-messages")
def test_for_message_8_the_witch_halves_what_the_meeple_brings_and_stays() -> None:
    table = with_message(8, "mage-and-witch").laid("base.U -1,0 r0", "base.U -2,0 r0")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r3").witch("0,0 r3")

    table.chooses(0, *COMPLETE).chooses(0, "message", "recall meeple 0,0 r3")

    assert (table.award.points, part(table, MagicView).witch) == (2, "0,0/r3")


@rule("carcassonne.messages.score-meeple", "carcassonne.gold.majority")
def test_message_8_brings_no_gold() -> None:
    table = with_message(8, "gold").laid("base.U -1,0 r0").prepare("bars -1,0", "2")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r3")

    table.chooses(0, *COMPLETE, "message", "recall meeple 0,0 r3")

    assert part(table, GoldView) == GoldView({"-1,0": 2}, held=(0, 0))


@rule("carcassonne.order.after", "carcassonne.gold.order")
def test_gold_is_shared_out_before_the_message() -> None:
    table = with_message(6, "gold").prepare("bars 0,0", "2")

    table.chooses(0, *COMPLETE)

    assert (table.asked(0), part(table, GoldView).held) == ("carcassonne.message", (2, 0))


@rule("carcassonne.mage.witch", "carcassonne.gold.majority", "carcassonne.traders.closer")
def test_the_witch_takes_neither_gold_nor_goods() -> None:
    table = playing("mage-and-witch", "gold", "traders").start("traders.Q 0,0 r0").laid("base.E -1,0 r1")
    table.prepare("bars 0,0", "2").witch("0,0 c1").figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 1,0 r3", "skip")

    assert (part(table, GoldView).held, sum(goods(table, 0).values())) == ((2, 0), 1)


# -- ferries ---------------------------------------------------------------------------------------------


def lake_with_an_inn(ferry: str) -> Scenario:
    """A lake on 2,0 between a road with an inn and a highwayman of seat 0 on 3,0."""
    around = ("inns.B 1,0 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "base.B 3,-1 r0", "base.W 3,0 r0")
    table = playing("ferries", "inns").start("base.W 0,0 r0").laid(*around).figures(0, "meeple 3,0 r3")
    return table.draws("ferries.2").chooses(0, "place 2,0 r0", "skip", f"ferry 2,0 {ferry}")


@rule("carcassonne.inns.double", "carcassonne.ferries.joins")
def test_an_inn_beyond_the_ferry_doubles_the_whole_road() -> None:
    assert lake_with_an_inn("r1-r3").points(0) == 4 * 2


@rule("carcassonne.ferries.inn", "carcassonne.ferries.pier-ends")
def test_an_inn_at_another_pier_of_the_lake_does_not_count() -> None:
    assert lake_with_an_inn("r1-r2").points(0) == 2


@rule("carcassonne.gold.road-city", "carcassonne.ferries.joins")
def test_a_road_that_a_ferry_completes_brings_the_gold_of_both_sides() -> None:
    around = ("base.U 1,0 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "base.B 3,-1 r0", "base.W 3,0 r0")
    table = playing("ferries", "gold").start("base.W 0,0 r0").laid(*around).figures(0, "meeple 3,0 r3")
    table.prepare("bars 1,0", "1").prepare("bars 3,0", "1").draws("ferries.2")

    table.chooses(0, "place 2,0 r0", "skip", "ferry 2,0 r1-r3")

    assert part(table, GoldView).held == (2, 0)


# -- the big meeple --------------------------------------------------------------------------------------


@rule("carcassonne.messages.big-meeple")
@pytest.mark.parametrize(("number", "part"), [(6, "0,-1 c1"), (7, "0,-1 f1")], ids=["knights", "farmers"])
def test_the_big_meeple_is_one_knight_and_one_farmer_for_messages_6_and_7(number: int, part: str) -> None:
    table = with_message(number, "big-meeple").laid("base.E 0,-1 r0")
    table.figures(0, "meeple 0,0 r1", f"big-meeple {part}")

    table.chooses(0, *COMPLETE).chooses(0, "message")

    assert table.award.points == 2


@rule("carcassonne.big-meeple.strength", "carcassonne.gold.majority")
def test_the_big_meeple_gets_the_gold_against_an_ordinary_one() -> None:
    table = playing("big-meeple", "gold").prepare("bars 0,0", "3").draws("base.E")
    table.figures(0, "meeple 0,0 c1").figures(1, "big-meeple 0,0 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert part(table, GoldView).held == (0, 3)
