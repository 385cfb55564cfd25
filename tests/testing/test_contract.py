"""The contract suite, on a game that keeps every promise."""

from collections.abc import Mapping

import pytest

from tavola.kernel import Prepared, State, View
from tavola.testing import Demands, Report, check_game
from tavola.testing.toy import KINDS, TOY, ToyState


def tokens(state: State) -> Mapping[str, int]:
    """How many tokens there are of each kind, wherever they lie."""
    assert isinstance(state, ToyState)
    return {
        kind: n + sum(own[at] for own in state.tokens)
        for at, (kind, n) in enumerate(zip(KINDS, state.supply, strict=True))
    }


def picture(view: View) -> str:
    return f"<svg>{view}</svg>"


@pytest.fixture(scope="module")
def report() -> Report:
    return check_game(
        TOY,
        [TOY.setups.make(seats, box=box) for seats in (2, 3, 4) for box in TOY.setups.boxes],
        seed=1,
        games=2,
        picture=picture,
        conserved=tokens,
        demands=Demands(totals=dict.fromkeys(KINDS, 6), least_rules=8, picture_share=0.5, secrets=True),
    )


def test_the_toy_game_keeps_every_promise(report: Report) -> None:
    assert report.games == 12


def test_everything_was_really_tried(report: Report) -> None:
    numbers = {name: getattr(report, name) for name in Report.__dataclass_fields__}

    assert [name for name, number in numbers.items() if not number] == []


def test_a_thousand_mutants_of_every_kind_were_refused(report: Report) -> None:
    assert sum(report.mutants.values()) == 1000
    assert min(report.mutants.values()) > 100


def test_the_report_can_be_read(report: Report) -> None:
    lines = str(report).splitlines()

    assert lines[0].startswith("toy: 12 games, ")
    assert f"  most options     {report.most_options} (toy.bid)" in lines
    assert any(line.endswith("  toy.bid.number") for line in lines)


def test_equal_seeds_give_equal_reports() -> None:
    runs = [
        check_game(TOY, [TOY.setups.make(2)], seed=5, games=1, demands=Demands(mutants=50)) for _ in range(2)
    ]

    assert runs[0] == runs[1]


def test_fewer_checks_can_be_asked_for() -> None:
    report = check_game(TOY, [TOY.setups.make(2)], games=1, demands=Demands(mutants=10, share=0.0))

    assert report.undone == 0
    assert report.replays == 1


def test_prepared_games_keep_the_promises_too() -> None:
    prepared = Prepared({"tokens 0": "3red", "points 1": "7", "card 1": "sun"}, ("rain", "4"))

    report = check_game(TOY, [TOY.setups.make(2, start=0, prepared=prepared)], demands=Demands(mutants=50))

    assert report.games == 2


def test_without_setups_there_is_nothing_to_check() -> None:
    with pytest.raises(ValueError, match="no setup, or no game"):
        check_game(TOY, [])
