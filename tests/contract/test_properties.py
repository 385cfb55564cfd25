"""What holds for every play of every game; a failing play shrinks to a short one."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola import library
from tavola.kernel import Chance, Choice, Play
from tavola.testing.strategies import plays

games = pytest.mark.parametrize("name", library.game_names())


@games
@given(st.data())
@settings(max_examples=25)
def test_a_preview_equals_the_result(name: str, data: st.DataObject) -> None:
    play: Play = data.draw(plays(library.game(name), most=150))
    chance = Random(data.draw(st.integers(0, 99)))
    pending = play.state.pending
    if isinstance(pending, Chance) or not pending:
        return
    decision = chance.choice(pending)
    option = chance.choice(decision.options)
    preview = play.state.copy()
    preview.choose(decision.seat, option)

    play.choose(decision.seat, option)

    assert preview.key() == play.state.key()


@games
@given(st.data())
@settings(max_examples=25)
def test_score_items_sum_up(name: str, data: st.DataObject) -> None:
    play: Play = data.draw(plays(library.game(name), most=150))
    total = [0] * play.setup.seats
    for _, event in play.log:
        if event.award is not None:
            total[event.award.seat] += event.award.points

    assert tuple(total) == play.state.scores()


@games
@given(st.data())
@settings(max_examples=25)
def test_undo_equals_never_having_chosen(name: str, data: st.DataObject) -> None:
    play: Play = data.draw(plays(library.game(name), most=150))
    last = play.steps[-1] if play.steps else None
    if not isinstance(last, Choice) or not play.undoable(last.seat):
        return
    before = play.at(len(play.steps) - 1).key()

    play.undo(last.seat)

    assert play.state.key() == before
