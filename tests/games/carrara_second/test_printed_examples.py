"""Every example that the book prints comes out as printed."""

from __future__ import annotations

from tavola.testing import rule
from tests.games.carrara_second.advanced.test_final import ending, passing
from tests.games.carrara_second.advanced.test_placing import gaining, offered
from tests.games.carrara_second.tables import advanced, built, coins, hand, normal, on_wheel, view

SIX = ("villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")


@rule("carrara2.buy.turn", "carrara2.buy.refill", "carrara2.buy.prices", "carrara2.buy.pays")
def test_two_blocks_are_drawn_and_green_and_blue_cost_one_coin_on_the_third_segment() -> None:
    table = normal(4).display("porta 1").wheel("II", green=1, blue=1, red=1).wheel("V", white=3, yellow=3)
    table.chooses(0, "buy turn")
    assert sum(on_wheel(table, 1).values()) == 2
    table.chooses(0, "take III green,blue")

    assert coins(table, 0) == 19


@rule("carrara2.build.exchange")
def test_two_green_blocks_stand_for_a_red_one() -> None:
    table = normal().display("villa 1").blocks(0, green=2).chooses(0, "build villa 1 lucca")

    assert table.options(0) == ["pay 2green"]


@rule("carrara2.build.no-chain")
def test_two_green_and_one_red_do_not_make_a_yellow_one() -> None:
    table = normal().display("villa 1").blocks(0, red=1, green=2)
    assert table.refuses(0, "build villa 1 pisa").rule == "carrara2.build.colours"

    assert normal().display("villa 1").blocks(0, red=2).may(0, "build villa 1 pisa")


@rule("carrara2.build.cost", "carrara2.build.exchange", "carrara2.build.refill")
def test_a_biblioteca_of_four_in_lucca_is_paid_with_five_blocks() -> None:
    table = normal().display("biblioteca 4").blocks(0, white=1, yellow=1, red=1, green=2)
    bag = view(table).bag
    table.chooses(0, "build biblioteca 4 lucca", "pay white,yellow,red,2green")

    assert (view(table).bag, hand(table, 0), built(table, 0)) == (bag + 5, {}, ["biblioteca 4 lucca"])
    assert view(table).display[0] is not None


@rule("carrara2.monument.difference", "carrara2.monument.improved-rate")
def test_the_porta_monument_in_viareggio_costs_three_blocks_over_a_porta_of_five() -> None:
    table = normal().built(0, "porta 5 viareggio").blocks(0, red=1, green=2)
    table.chooses(0, "upgrade porta 5 viareggio 1", "pay red,2green", "improve pisa")
    rate = view(table).mats[0].rates["pisa"]

    assert built(table, 0) == ["porta 8 viareggio"]
    assert (rate.coins, rate.points) == (4, 0)


@rule("carrara2.build.points")
def test_upgrading_from_five_brings_three_points_to_who_has_used_all_stones() -> None:
    table = normal().built(0, "porta 5 viareggio").blocks(0, red=1, green=2).types(0, *SIX)

    assert table.chooses(0, "upgrade porta 5 viareggio 1", "pay red,2green").points(0) == 3


@rule("carrara2.city.value", "carrara2.court.bonus", "carrara2.court.follow", "carrara2.type.value")
def test_massa_brings_eight_points_and_two_followers_get_five_coins_each() -> None:
    table = normal(3).built(0, "palazzo 3 massa", "villa 3 massa", "porta 2 massa")
    table.built(1, "palazzo 1 pisa", "palazzo 5 lucca", "palazzo 4 massa").built(2, "villa 1 lerici")
    table.chooses(0, "visit coins 1", "score-city massa")
    assert (coins(table, 0), table.points(0)) == (25, 8)
    table.chooses(1, "visit coins 1", "score-type palazzo")
    assert (coins(table, 1), table.points(1)) == (20 + 8, 14)
    table.chooses(2, "visit coins 1", "score-landscape rural")

    assert coins(table, 2) == 25


@rule("carrara2.landscape.value")
def test_urban_buildings_of_one_four_five_and_one_bring_eleven_coins() -> None:
    urban = ("porta 1 pisa", "palazzo 4 lucca", "biblioteca 5 massa", "cathedrale 1 lerici")
    table = normal().built(0, *urban, "villa 4 massa")
    table.chooses(0, "visit points 1").chooses(0, "score-landscape urban")

    assert (table.award.total("coins"), table.award.points) == (11, 0)


@rule("carrara2.end.bonus", "carrara2.end.last-turns")
def test_the_last_building_brings_five_points_and_one_turn_for_each_of_the_others() -> None:
    table = normal(3).display("villa 1").stack("porta 4").blocks(0, purple=1).types(2, *SIX)
    table.chooses(0, "build villa 1 lerici", "pay purple")
    assert table.points(0) == 5
    table.chooses(1, "pass").chooses(2, "pass")

    assert table.over


@rule("carrara2.advanced.buy.emptied", "carrara2.advanced.place.decoration")
def test_the_flag_of_an_emptied_segment_goes_onto_the_castello_in_pisa() -> None:
    table = advanced(3).outer("crown").display("porta 1").wheel("III", red=2, yellow=1, blue=1)
    table.built(0, "castello 3 pisa").inner("red")
    table.draws(*["white"] * 6, "green").chooses(0, "buy both", "take IV 2red,yellow,blue", "gain flag")
    assert table.may(0, "store")
    table.chooses(0, "place pisa 1")

    assert view(table).mats[0].buildings[0].decoration == "flag"


@rule("carrara2.advanced.store.must")
def test_a_cup_without_a_cathedrale_goes_into_a_warehouse() -> None:
    assert gaining(offered("cup", "castello 2 pisa"), "cup").options(0) == ["store"]


@rule("carrara2.advanced.place.statue")
def test_a_red_statue_may_stand_in_lucca_or_in_massa() -> None:
    table = gaining(offered("red", "villa 1 lucca", "villa 2 massa", "porta 1 pisa"), "red")

    assert table.options(0) == ["place lucca 1", "place massa 1", "store"]
    table.chooses(0, "place massa 1")
    assert view(table).mats[0].buildings[1].statue == "red"


@rule("carrara2.advanced.money.show", "carrara2.advanced.final.money")
def test_forty_coins_claim_the_field_of_three_and_thirty_one_bring_ten_points() -> None:
    table = advanced().coins(0, 40).chooses(0, "visit points 1")
    assert table.options(0) == ["score-money 3"]
    table.chooses(0, "score-money 3")
    assert coins(table, 0) == 40

    assert passing(ending().coins(1, 29).money(1, "3")).points(1) == 10


@rule("carrara2.advanced.final.money")
def test_twenty_five_coins_bring_eight_points_at_three_to_one() -> None:
    assert passing(ending().coins(1, 23).money(1, "3")).points(1) == 8


@rule("carrara2.advanced.statues.value", "carrara2.advanced.decoration.value")
def test_the_statues_of_massa_and_pisa_bring_eight_coins_and_twelve_points() -> None:
    table = advanced().built(
        0,
        "villa 1 pisa",
        "porta 4 pisa",
        "palazzo 2 pisa",
        "biblioteca 5 massa",
        "porta 1 massa",
        "castello 4 massa",
    )
    table.statues(0, "white pisa 1", "blue massa 1", "gold massa 2", "red massa 3")
    table.decorated(0, "pisa 1", "massa 1", "massa 3").improvements(0, "pisa")
    table.chooses(0, "visit points 1").chooses(0, "score-statues massa-pisa")

    assert (table.award.total("coins"), table.award.points) == (8, 12)


@rule("carrara2.advanced.final.sets")
def test_a_flag_a_coat_two_gates_and_four_crowns_bring_thirty_points() -> None:
    table = ending().built(
        1,
        *("castello 1 lerici", "villa 1 lerici", "porta 1 lerici", "porta 2 lerici"),
        *(f"palazzo {value} lerici" for value in (1, 2, 4, 5)),
    )
    table.decorated(1, *(f"lerici {n}" for n in range(1, 9)))

    assert passing(table).points(1) == 30


@rule("carrara2.advanced.final.majority", "carrara2.advanced.final.majority-tie")
def test_the_majorities_of_the_example() -> None:
    lukas, elias, emma, sophia = range(4)
    statues = {
        "lerici": (("purple",) * 5, {lukas: 3, elias: 2}),
        "massa": (("blue",) * 6 + ("green",) * 2, {emma: 4, sophia: 4}),
        "viareggio": (("green",) * 4 + ("red",) * 4, {emma: 3, lukas: 2, sophia: 2, elias: 1}),
        "livorno": (("white",), {lukas: 1}),
    }
    tiles = (f"{kind} {value}" for kind in SIX for value in (1, 2, 3, 3, 5))
    built: dict[int, list[str]] = {seat: [] for seat in range(4)}
    standing: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for city, (colours, counts) in statues.items():
        colour = iter(colours)
        for seat, count in counts.items():
            built[seat] += [f"{next(tiles)} {city}" for _ in range(count)]
            standing[seat] += [f"{next(colour)} {city} {n}" for n in range(1, count + 1)]
    table = ending(4)
    for seat in range(4):
        table.built(seat, *built[seat]).statues(seat, *standing[seat])
    passing(table, 4)

    assert [table.points(seat) for seat in range(4)] == [7 + 2 + 12, 3 + 0, 4 + 9, 4 + 2]


@rule("carrara2.advanced.purchase.statue", "carrara2.advanced.purchase.price")
def test_a_yellow_statue_for_ten_coins_stands_in_pisa_only() -> None:
    table = advanced().built(0, "villa 1 pisa", "villa 2 lucca")
    yellow = [option for option in table.options(0) if option.startswith("purchase yellow")]

    assert yellow == ["purchase yellow pisa 1"]


@rule("carrara2.advanced.build.kept", "carrara2.advanced.decoration.value")
def test_a_villa_of_three_with_both_pieces_becomes_a_monument_worth_nine() -> None:
    table = advanced(3).built(0, "villa 3 massa").decorated(0, "massa 1").statues(0, "gold massa 1")
    table.blocks(0, green=5).chooses(0, "upgrade villa 3 massa 1", "pay 5green", "improve massa")
    monument = view(table).mats[0].buildings[0]

    assert (monument.tile, monument.decoration, monument.statue, monument.worth) == (
        "villa 8", "coat", "gold", 9,
    )  # fmt: skip
