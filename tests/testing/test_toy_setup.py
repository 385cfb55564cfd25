"""The toy game's prepared pieces."""

import pytest

from tavola.kernel import Play, RandomDealer, SetupError
from tavola.testing import scenario
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
