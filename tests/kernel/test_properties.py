"""What holds for every play, tried with many."""

from random import Random
from unicodedata import category

from hypothesis import given
from hypothesis import strategies as st

from tavola.kernel import (
    Chance,
    Check,
    Choice,
    Draw,
    Perspective,
    Play,
    Prepared,
    Record,
    Setup,
    Written,
    parse_record,
    replay,
)
from tavola.kernel.record import Entry
from tavola.testing.strategies import plays
from tavola.testing.toy import TOY

words = st.builds("{}{}".format, st.sampled_from("akz"), st.text("akz09-", max_size=5))
lines = st.lists(words, min_size=1, max_size=3).map(" ".join)
entries = st.one_of(
    st.builds(Choice, st.integers(0, 5), st.builds(Written, lines)),
    st.builds(Draw, lines),
    st.builds(Check, st.integers(0, 500), st.integers(0, 2**32 - 1).map("{:08x}".format)),
)
setups = st.builds(
    Setup,
    words,
    st.integers(1, 6),
    st.lists(words, max_size=3).map(tuple),
    st.dictionaries(words, lines, max_size=3),
    st.none() | st.integers(0, 5),
    st.builds(
        Prepared,
        st.dictionaries(lines, lines, max_size=3),
        st.lists(lines, max_size=3).map(tuple),
    ),
    st.dictionaries(lines, lines, max_size=3),
)
anything = st.text(st.characters(), min_size=1)


@given(st.dictionaries(st.integers(0, 1), anything), st.dictionaries(st.integers(0, 1), st.integers(0, 9)))
def test_any_names_and_colours_survive_their_text(names: dict[int, str], colours: dict[int, int]) -> None:
    record = Record(Setup("toy", 2), 2, (Choice(0, Written("pass")),), names=names, colours=colours)
    text = record.text()

    assert parse_record(text) == record
    assert text.splitlines() == text.split("\n")[:-1]
    assert not {category(char) for char in text.replace("\n", "")} & {"Cc", "Cf", "Cs", "Zl", "Zp"}


@given(
    setups, st.integers(0, 99), st.lists(entries, max_size=6), st.lists(st.tuples(words, lines), max_size=2)
)
def test_any_record_survives_its_text(
    setup: Setup, version: int, entered: list[Entry], reserved: list[tuple[str, str]]
) -> None:
    record = Record(setup, version, tuple(entered), tuple(reserved))

    assert parse_record(record.text()) == record


@given(plays(TOY))
def test_a_replay_is_the_same_game(play: Play) -> None:
    again = replay(TOY, parse_record(play.record().text()))

    assert again.state.key() == play.state.key()
    assert again.log == play.log


@given(plays(TOY), st.randoms(use_true_random=False))
def test_a_preview_equals_the_result(play: Play, chance: Random) -> None:
    pending = play.state.pending
    if isinstance(pending, Chance) or not pending:
        return
    decision = chance.choice(pending)
    option = chance.choice(decision.options)
    preview = play.state.copy()
    preview.choose(decision.seat, option)

    play.choose(decision.seat, option)

    assert preview.key() == play.state.key()


@given(plays(TOY))
def test_score_items_sum_up(play: Play) -> None:
    total = [0] * play.setup.seats
    for _, event in play.log:
        if event.award is not None:
            total[event.award.seat] += event.award.points

    assert tuple(total) == play.state.scores()


@given(plays(TOY))
def test_undo_equals_never_having_chosen(play: Play) -> None:
    last = play.steps[-1] if play.steps else None
    if not isinstance(last, Choice) or not play.undoable(last.seat):
        return
    before = play.at(len(play.steps) - 1).key()

    play.undo(last.seat)

    assert play.state.key() == before
    play.choose(last.seat, last.option)
    assert play.steps[-1] == last


@given(plays(TOY), st.integers(0, 80))
def test_a_take_back_brings_the_same_outcomes_again(play: Play, to: int) -> None:
    twin = play.copy()
    twin.take_back(min(to, len(play.steps)))
    for step in play.steps[len(twin.steps) :]:
        if isinstance(step, Choice):
            twin.choose(step.seat, step.option)
        else:
            twin.deal()

    assert twin.state.key() == play.state.key()
    assert twin.record().text() == play.record().text()


@given(plays(TOY), st.integers(0, 1), st.randoms(use_true_random=False))
def test_what_a_seat_imagines_looks_like_what_it_sees(play: Play, seat: int, chance: Random) -> None:
    assert Perspective(play.state, seat, chance.randrange).view == play.state.view(seat)
