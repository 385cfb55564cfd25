"""What holds for every game holds for this one; the suite plays it at random and looks at everything."""

from __future__ import annotations

from tavola.testing import check_game, rule, scenario
from tavola_nim.rules import NIM


def test_the_contract_holds() -> None:
    check_game(NIM, [NIM.setups.make(seats) for seats in (2, 3, 4)], seed=1, games=5)


@rule("nim.last")
def test_the_last_counter_wins() -> None:
    table = scenario(NIM, seats=2).prepare("pile", "2").chooses(0, "take 2")

    assert table.points(0) == 1


@rule("nim.take")
def test_four_counters_cannot_be_taken() -> None:
    assert scenario(NIM, seats=2).refuses(0, "take 4").rule == "nim.take"
