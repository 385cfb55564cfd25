"""The toy game by its rules: the smallest example of scenarios."""

import pytest

from tavola.kernel import SetupError, visible_to
from tavola.testing import Scenario, rule, scenario
from tavola.testing.toy import ToyView


def plain(seats: int = 2) -> Scenario:
    """A table without cards, with seat 0 as start player."""
    return scenario("toy", seats, box="plain")


def seen(table: Scenario, seat: int | None) -> ToyView:
    view = table.view(seat)
    assert isinstance(view, ToyView)
    return view


@rule("toy.setup.players")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        scenario("toy", seats).view(None)


@rule("toy.setup.start", "toy.setup.card")
def test_chance_decides_who_starts_and_cards_are_drawn_from_there_on() -> None:
    table = scenario("toy", 3, start=None).draws("2", "sun", "rain", "leaf")

    assert [seen(table, seat).card for seat in (2, 0, 1)] == ["sun", "rain", "leaf"]


@rule("toy.setup.tokens")
def test_everybody_starts_with_a_token_of_each_kind() -> None:
    view = seen(plain(3), None)

    assert view.tokens == ({"red": 1, "green": 1, "blue": 1},) * 3
    assert view.supply == {"red": 3, "green": 3, "blue": 3}


@rule("toy.setup.card")
def test_a_card_is_seen_by_its_owner_only() -> None:
    table = scenario("toy").draws("sun", "rain")

    assert (seen(table, 0).card, seen(table, 1).card, seen(table, None).card) == ("sun", "rain", None)
    assert seen(table, 0).cards == (None, None)


@rule("toy.setup.card")
def test_others_hear_that_a_card_was_drawn_but_not_which() -> None:
    table = scenario("toy").draws("sun", "rain")
    cards = [event for event in table.events if event.kind == "card"]

    assert [event.details for event in visible_to(cards, 0)] == [{"card": "sun"}, {}]


@rule("toy.die")
def test_the_die_opens_every_round() -> None:
    table = plain().draws("4", "2")
    first = seen(table, None).die
    table.chooses(0, "bid 5 -").chooses(1, "bid 1 -").chooses(0, "pass")

    assert (first, seen(table, None).die) == (4, 2)


@rule("toy.bid.sealed")
def test_all_are_asked_at_once() -> None:
    assert seen(plain(4), None).waiting_for == (0, 1, 2, 3)


@rule("toy.bid.sealed")
def test_of_a_sealed_bid_others_see_only_that_it_is_there() -> None:
    table = plain().chooses(1, "bid 3 red")

    assert seen(table, 0).answered == (False, True)
    assert (seen(table, 0).bid, seen(table, 1).bid) == (None, "bid 3 red")
    assert seen(table, 0).opened == ()


@rule("toy.bid.sealed")
def test_there_is_no_bid_when_the_bids_lie_open() -> None:
    table = plain().chooses(0, "bid 5 -").chooses(1, "bid 1 -")

    assert table.refuses(0, "bid 4 -").rule == "toy.bid.sealed"


@rule("toy.bid.once")
def test_nobody_bids_twice() -> None:
    assert plain().chooses(0, "bid 5 -").refuses(0, "bid 4 -").rule == "toy.bid.once"


@rule("toy.bid.once")
def test_a_bid_can_be_taken_back_until_all_have_bid() -> None:
    table = plain().chooses(0, "bid 5 -").undo(0)

    assert table.may(0, "bid 4 -")


@rule("toy.bid.number")
def test_numbers_end_at_five() -> None:
    assert plain().refuses(0, "bid 6 -").rule == "toy.bid.number"


@rule("toy.bid.again")
def test_nobody_bids_the_same_number_twice_in_a_row() -> None:
    table = plain().chooses(0, "bid 5 -").chooses(1, "bid 1 -").chooses(0, "pass")

    assert table.refuses(0, "bid 5 -").rule == "toy.bid.again"
    assert table.may(1, "bid 5 -")


@rule("toy.bid.stake")
def test_three_tokens_are_too_many() -> None:
    assert plain().refuses(0, "bid 1 red,green,blue").rule == "toy.bid.stake"


@rule("toy.bid.tokens")
def test_only_own_tokens_can_be_staked() -> None:
    reason = plain().tokens(0, red=1).refuses(0, "bid 1 red,blue")

    assert (reason.rule, reason.details) == ("toy.bid.tokens", {"has": "red"})


@rule("toy.open", "toy.open.winner")
def test_the_highest_bid_wins_its_number_and_two_for_each_token() -> None:
    table = plain().draws("1").chooses(0, "bid 5 red,blue").chooses(1, "bid 4 -")

    assert [(item.what, item.total) for item in table.award.items] == [("number", 5), ("stake", 4)]
    assert table.points(0) == 9


@rule("toy.open")
def test_stakes_go_to_the_supply() -> None:
    table = plain().chooses(0, "bid 5 red,blue").chooses(1, "bid 4 green")

    assert seen(table, None).supply == {"red": 5, "green": 5, "blue": 5}


@rule("toy.open.tie")
def test_of_equal_numbers_the_larger_stake_wins() -> None:
    table = plain().chooses(0, "bid 5 -").chooses(1, "bid 5 red")

    assert table.asked(1) == "toy.take"


@rule("toy.open.tie")
def test_then_whoever_sits_first_from_the_start_player_on() -> None:
    table = scenario("toy", 3, start=2, box="plain")
    table.chooses(0, "bid 5 -").chooses(1, "bid 2 -").chooses(2, "bid 5 -")

    assert table.asked(2) == "toy.take"


@rule("toy.open.die")
def test_the_number_of_the_die_gives_three_points() -> None:
    table = plain().draws("2").chooses(0, "bid 5 -").chooses(1, "bid 2 -")

    assert table.points(1) == 3


@rule("toy.take.winner")
def test_the_winner_takes_a_token_or_passes() -> None:
    table = plain().chooses(0, "bid 5 -").chooses(1, "bid 2 -")

    assert table.options(0) == ["take red", "take green", "take blue", "pass"]
    assert table.refuses(1, "take red").rule == "toy.take.winner"


@rule("toy.take.supply")
def test_what_is_not_in_the_supply_cannot_be_taken() -> None:
    table = plain().tokens(0, red=6).tokens(1, green=1).chooses(0, "bid 5 -").chooses(1, "bid 2 -")

    assert table.refuses(0, "take red").rule == "toy.take.supply"


@rule("toy.end")
def test_after_the_last_round_nothing_happens_any_more() -> None:
    table = plain().prepare("rounds done", "2").chooses(0, "bid 5 -").chooses(1, "bid 2 -").chooses(0, "pass")

    assert table.over
    assert table.refuses(0, "pass").rule == "toy.end"


@rule("toy.end.card")
def test_a_card_brings_two_points_for_each_token_of_its_kind() -> None:
    table = scenario("toy").card(0, "sun").card(1, "rain").tokens(0, red=3).prepare("rounds done", "2")
    table.chooses(0, "bid 5 -").chooses(1, "bid 2 -").chooses(0, "take red")

    assert [(award.seat, award.points) for award in table.awards] == [(0, 8), (1, 2)]
    assert seen(table, None).cards == ("sun", "rain")


@rule("toy.end.tie")
def test_of_equal_points_more_tokens_win() -> None:
    table = plain().points(1, 5).tokens(1, red=2).tokens(0, red=1).prepare("rounds done", "2").draws("1")
    table.chooses(0, "bid 5 -").chooses(1, "bid 4 -").chooses(0, "pass")

    assert [(place.seat, place.rank, place.tie_break) for place in table.standing] == [(1, 1, 2), (0, 2, 1)]


@rule("toy.end.tie")
def test_who_is_equal_in_all_shares_the_place() -> None:
    table = plain().points(1, 5).prepare("rounds done", "2").draws("1")
    table.chooses(0, "bid 5 -").chooses(1, "bid 4 -").chooses(0, "pass")

    assert [place.rank for place in table.standing] == [1, 1]
