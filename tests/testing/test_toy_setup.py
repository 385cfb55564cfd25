"""The toy game's prepared pieces."""

import pytest

from tavola.kernel import Play, RandomDealer, SetupError
from tavola.testing import check_game, scenario
from tavola.testing.toy import TOY


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("gold 0", "3", "toy has no piece 'gold 0'"),
        ("tokens 7", "red", "toy has no piece 'tokens 7'"),
        ("tokens 0", "pink", "tokens 0: 'pink' is none of red, green, blue"),
        ("tokens 0", "7red", "there are only 6 red tokens"),
        ("card 0", "snow", "'snow' is no card that is left"),
        ("points 0", "many", "points 0 is a number below 100, not 'many'"),
        ("rounds done", "3", "rounds done is a number below 3"),
    ],
)
def test_prepared_pieces_that_do_not_fit_are_told(name: str, value: str, complaint: str) -> None:
    setup = scenario("toy").prepare(name, value)

    with pytest.raises(SetupError, match=complaint):
        setup.view(None)


def test_a_prepared_card_is_not_drawn_again() -> None:
    play = Play(TOY, scenario("toy").card(0, "sun").card(1, "sun").play.setup, RandomDealer(lambda _: 0))

    assert play.settle()[0].kind == "die"


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("die.faces", "six", "die.faces is a number from 2 to 20, not 'six'"),
        ("die.faces", "21", "die.faces is a number from 2 to 20, not '21'"),
        ("card.points", "0", "card.points is a number from 1 to 9, not '0'"),
    ],
)
def test_a_corrected_component_that_does_not_fit_is_told(name: str, value: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        TOY.new(TOY.setups.make(2, components={name: value}))


def test_a_die_has_as_many_faces_as_its_owner_says() -> None:
    table = scenario("toy", box="plain", components={"die.faces": "12"}).draws("12")

    assert [event.details for event in table.events if event.kind == "die"] == [{"face": 12}]


def test_cards_bring_as_many_points_as_their_owner_says() -> None:
    table = scenario("toy", options={"rounds": "1"}, components={"card.points": "5"})
    table.draws("sun", "leaf", "4").chooses(0, "bid 5 -").chooses(1, "bid 1 -").chooses(0, "take red")

    assert (table.points(0), table.points(1)) == (5 + 2 * 5, 1 * 5)


def test_a_corrected_toy_keeps_every_promise() -> None:
    setup = TOY.setups.make(3, components={"die.faces": "12", "card.points": "5"})

    assert check_game(TOY, [setup], seed=1, games=1).games == 1
