"""The order of a turn where several expansions meet, and which figures are what."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.expansions.robbers.rules import RobbersView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, offered, seen


def asked(table: Scenario) -> str:
    """What the only seat that is asked is asked now."""
    (decision,) = (d for seat in seen(table).waiting_for for d in seen(table, seat).decisions)
    return decision.ask.removeprefix("carcassonne.")


def happened(table: Scenario, *kinds: str) -> list[str]:
    """Which of these happened since the last act, in their order."""
    told = [event.kind.removeprefix("carcassonne.") for event in table.events]
    return [kind for kind in told if kind in kinds]


# -- the first step --------------------------------------------------------------------------------


def together(*modules: str, tile: str, north: str = "base.B") -> Scenario:
    """Mage and witch stand on two roads that this tile on 1,0 makes into one."""
    table = scenario(CARCASSONNE, modules=("mage-and-witch", *modules)).start("base.W 0,0 r0")
    table.laid("base.B 0,-1 r0", f"{north} 1,-1 r0", "base.B 2,-1 r0", "base.W 2,0 r0", "base.U 3,0 r0")
    return table.mage("0,0 r1").witch("2,0 r3").draws(tile)


@rule("carcassonne.order.tile")
def test_gold_comes_before_mage_and_witch() -> None:
    table = together("gold", tile="gold.F", north="base.A").chooses(0, "place 1,0 r0")
    first = asked(table)
    table.chooses(0, "gold 0,0")

    assert (first, asked(table)) == ("gold", "magic")


@rule("carcassonne.order.tile")
def test_mage_and_witch_come_before_robbers_and_these_before_the_figure() -> None:
    table = together("robbers", tile="robbers.F").points(1, 3).chooses(0, "place 1,0 r0")
    first = asked(table)
    table.chooses(0, next(option for option in table.options(0) if option.startswith("conjure mage")))
    second = asked(table)
    table.chooses(0, "skip").chooses(1, "skip")

    assert (first, second, asked(table)) == ("magic", "robber", "claim")


@rule("carcassonne.order.tile")
def test_gold_lies_before_the_figure_is_put() -> None:
    table = scenario(CARCASSONNE, modules=("gold",)).laid("base.B 0,1 r0").draws("gold.F")

    table.chooses(0, "place 1,0 r0")

    assert (asked(table), table.may(0, "put meeple f1")) == ("gold", False)


# -- the second step -------------------------------------------------------------------------------


def all_figures() -> Scenario:
    """Seat 0 has laid a flyer's tile where each of its figures could be put, or fly, or come back."""
    modules = ("farmers", "abbot", "big-meeple", "builder", "pig", "flyers")
    table = scenario(CARCASSONNE, modules=modules).laid("base.Ug -1,0 r0").draws("flyers.B")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 f2", "abbot -1,0 g1")
    return table.chooses(0, "place 1,0 r0")


@rule("carcassonne.order.figure")
@pytest.mark.parametrize(
    "choice", ["put meeple f1", "put big-meeple f1", "put builder r1", "put pig f2", "take abbot"]
)
def test_only_one_thing_is_done_with_figures(choice: str) -> None:
    table = all_figures().chooses(0, choice)

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.order.figure")
def test_a_flight_is_that_one_thing_too() -> None:
    table = all_figures().draws("3").chooses(0, "fly meeple")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.order.figure")
def test_a_figure_comes_before_the_new_ferry_and_this_before_the_others() -> None:
    table = scenario(CARCASSONNE, modules=("ferries",)).start("ferries.2 0,0 r0")
    table.prepare("ferry 0,0", "r1 r3").draws("ferries.2").chooses(0, "place 1,0 r0")

    order = [asked(table)]
    for choice in ("skip", "ferry 1,0 r1-r2"):
        table.chooses(0, choice)
        order.append(asked(table))

    assert order == ["claim", "ferry", "ferries"]


# -- the third and the fourth step -----------------------------------------------------------------


CIRCLE = ("place 0,-1 r2", "skip")
"""With cropcircles.C on the usual start tile: a city of two tiles is complete, and a crop circle is laid."""


def all_after(*modules: str) -> Scenario:
    """Seat 0 closes a city with gold, lands on a dark space, is robbed by seat 1, and has a crop circle."""
    parts = ("gold", "messages", "robbers", "crop-circles")
    table = scenario(CARCASSONNE, modules=(*parts, *modules)).prepare("bars 0,0", "1")
    table.points(0, 1).points(1, 7).messenger(1, 7).robber(1, 1).figures(0, "meeple 0,0 c1")
    return table.draws("cropcircles.C", "3")


@rule("carcassonne.order.score")
def test_counting_figures_move_as_the_third_step_after_the_figure() -> None:
    table = all_after().chooses(0, *CIRCLE)

    assert asked(table) == "count"


@rule("carcassonne.order.after")
def test_after_the_scoring_come_gold_message_robbers_and_at_last_the_crop_circle() -> None:
    table = all_after().chooses(0, *CIRCLE)
    table.chooses(0, "count meeple")
    first = [*happened(table, "robbed", "gold_taken", "message", "robber_back", "crop"), asked(table)]
    table.chooses(0, "message-points", "count messenger")
    then = [*happened(table, "robbed", "gold_taken", "message", "robber_back", "crop"), asked(table)]

    assert (first, then) == (["robbed", "gold_taken", "message", "message"], ["robber_back", "crop"])


@rule("carcassonne.order.after")
def test_the_robber_that_has_robbed_stands_until_the_message_is_done() -> None:
    table = all_after().chooses(0, *CIRCLE).chooses(0, "count meeple")

    assert seen(table).part(RobbersView) == RobbersView((None, 1), spent=(1,))


@rule("carcassonne.order.after", "carcassonne.builder.score-both")
def test_in_a_double_turn_all_that_comes_after_each_tile() -> None:
    table = scenario(CARCASSONNE, modules=("builder", "crop-circles")).draws("cropcircles.A", "cropcircles.B")
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1")

    order = []
    for choice in ("place 1,0 r0", "skip", "all-add", "skip", "second-turn", "place 1,1 r0", "skip"):
        table.chooses(0, choice)
        order.append(asked(table))

    assert order == ["claim", "crop", "crop_add", "second", "lay", "claim", "crop"]


# -- figures ---------------------------------------------------------------------------------------


@rule("carcassonne.figures.meeples")
@pytest.mark.parametrize("figure", ["meeple", "big-meeple", "abbot"])
def test_every_kind_of_meeple_occupies_what_it_stands_on(figure: str) -> None:
    table = scenario(CARCASSONNE, modules=("abbot", "big-meeple")).start("base.B 0,0 r0")
    table.figures(0, f"{figure} 0,0 m1").left("base.X")

    assert (table.over, table.points(0)) == (True, 1)


@rule("carcassonne.figures.special")
def test_builder_and_pig_occupy_nothing_and_bring_nothing() -> None:
    table = scenario(CARCASSONNE, modules=("farmers", "builder", "pig")).start("base.W 0,0 r0").left("base.C")
    table.figures(0, "builder 0,0 r1", "pig 0,0 f1")

    assert (table.over, table.points(0)) == (True, 0)


@rule("carcassonne.figures.special")
def test_robbers_stand_on_the_track_and_are_never_put_onto_a_tile() -> None:
    table = scenario(CARCASSONNE, modules=("robbers",)).draws("base.U").chooses(0, "place 1,0 r0")

    assert offered(table, 0, "robber") == []
    assert table.refuses(0, "put robber r1").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.figures.neutral")
@pytest.mark.parametrize("who", ["mage", "witch"])
def test_mage_and_witch_do_not_occupy_the_road_they_stand_on(who: str) -> None:
    table = scenario(CARCASSONNE, modules=("mage-and-witch",)).prepare(who, "0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert figures(table, 0) == ["meeple 1,0 r1"]


@rule("carcassonne.figures.neutral")
def test_gold_and_ferries_do_not_occupy_a_road_either() -> None:
    table = scenario(CARCASSONNE, modules=("gold", "ferries")).start("ferries.2 0,0 r0")
    table.prepare("ferry 0,0", "r1 r3").prepare("bars 0,0", "2").draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert figures(table, 0) == ["meeple 1,0 r1"]


@rule("carcassonne.figures.neutral")
def test_anybody_moves_mage_and_witch() -> None:
    table = scenario(CARCASSONNE, modules=("mage-and-witch",)).mage("0,0 r1").draws("base.U", "mage.F")

    table.chooses(0, "place 1,0 r0", "skip").chooses(1, "place 2,0 r2")

    assert table.may(1, "conjure mage 0,0 c1")
