"""The library's front door."""

import subprocess
import sys

import pytest

import tavola
from tavola import registry
from tavola.kernel import IllegalChoice, Prepared, RecordError, SetupError, TavolaError, UndoRefused
from tests.server.toy.parts import KIT


def played(seed: int, choices: int) -> tavola.Match:
    match = tavola.new("carrara", 3, seed=seed)
    for _ in range(choices):
        match.choose(match.options[len(match.options) // 2])
    return match


def test_importing_it_loads_neither_games_nor_words() -> None:
    program = "import sys, tavola; print(*(n for n in sys.modules if n.startswith('tavola')))"
    done = subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True)

    assert done.stdout.split() == ["tavola"]


def test_there_is_nothing_else_in_it() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tavola.chess  # noqa: B018


def test_it_names_its_parts() -> None:
    assert {"Match", "TavolaError", "game", "game_names", "load", "new"} <= set(dir(tavola))


def test_the_games_have_names() -> None:
    assert "carrara" in tavola.game_names()
    assert tavola.game("carrara").name == "carrara"


def test_a_misspelt_game_is_suggested() -> None:
    with pytest.raises(TavolaError, match="did you mean carrara"):
        tavola.new("carara")


def test_a_new_match_waits_for_its_first_decision() -> None:
    match = tavola.new("carrara", seats=3, seed=7)

    assert match.decision is not None
    assert match.seat == match.decision.seat
    assert match.options == match.decision.options
    assert not match.over
    assert match.scores == (0, 0, 0)


def test_equal_seeds_give_equal_matches() -> None:
    assert played(7, 40).record == played(7, 40).record
    assert played(7, 40).record != played(8, 40).record


def test_setups_can_be_chosen() -> None:
    match = tavola.new(
        "carrara", 2, options={"screens": "open"}, start=1, prepared=Prepared({"coins 0": "3"})
    )

    assert match.seat == 1
    assert "prepared coins 0 = 3" in match.record
    assert "option screens open" in match.record


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        tavola.new("carrara", seats=5)


def test_an_option_may_be_chosen_by_its_text() -> None:
    match = tavola.new("carrara", seed=1)
    happened = match.choose("buy")

    assert happened[0].kind == "carrara.turned"
    assert match.decision is not None
    assert match.decision.ask == "carrara.take"


def test_an_illegal_choice_changes_nothing() -> None:
    match = tavola.new("carrara", seed=1)
    before = match.record

    with pytest.raises(IllegalChoice, match="announce"):
        match.choose("announce")
    assert match.record == before


def test_another_seat_cannot_choose() -> None:
    match = tavola.new("carrara", 2, seed=1, start=0)

    with pytest.raises(IllegalChoice, match=r"carrara1\.turn\.clockwise"):
        match.choose("buy", seat=1)


def test_undo_takes_back_the_last_choice_and_outcomes_come_again() -> None:
    match = tavola.new("carrara", seed=1)
    before = match.state.key()
    match.choose("buy")
    after = match.state.key()
    match.undo()

    assert match.state.key() == before
    match.choose("buy")
    assert match.state.key() == after


def test_undo_for_a_seat_keeps_to_the_rules_of_the_table() -> None:
    match = tavola.new("carrara", seed=1, start=0)
    match.choose("buy")

    with pytest.raises(UndoRefused, match="drawn"):
        match.undo(seat=0)


def test_there_is_nothing_to_undo_at_first() -> None:
    with pytest.raises(UndoRefused, match="nothing"):
        tavola.new("carrara", seed=1).undo()


def test_a_copy_goes_its_own_way() -> None:
    match = played(3, 10)
    record = match.record
    twin = match.copy()
    twin.choose(twin.options[0])

    assert match.record == record
    assert twin.record.startswith(record.rstrip("\n"))


def test_copies_do_not_disturb_the_chances_of_the_match() -> None:
    copied, plain = played(3, 10), played(3, 10)
    twin = copied.copy()
    for _ in range(20):
        twin.choose(twin.options[0])
    for match in (copied, plain):
        for _ in range(20):
            match.choose(match.options[0])

    assert copied.record == plain.record


def test_a_record_loads_to_the_same_position() -> None:
    match = played(5, 60)
    again = tavola.load(match.record)

    assert again.state.key() == match.state.key()
    assert again.record == match.record
    assert again.options == match.options


def test_a_loaded_match_goes_on() -> None:
    match = tavola.load(played(5, 60).record, seed=1)
    while not match.over:
        match.choose(match.options[0])

    assert match.standing[0].rank == 1
    assert (match.seat, match.decision, match.options) == (None, None, ())


def test_a_finished_match_takes_no_choice() -> None:
    match = played(5, 0)
    while not match.over:
        match.choose(match.options[0])

    with pytest.raises(TavolaError, match="over"):
        match.choose("end")


def test_a_broken_record_says_where() -> None:
    with pytest.raises(RecordError, match="line 1"):
        tavola.load("once upon a time")


def test_a_view_shows_only_the_own_screen() -> None:
    view = played(5, 9).view(1)

    assert view.seat == 1
    assert [mat.screen is not None for mat in view.mats] == [False, True, False]  # type: ignore[attr-defined]


def test_the_log_tells_what_happened() -> None:
    assert {"carrara.started", "carrara.shown"} <= {event.kind for event in played(5, 3).log}


def test_it_draws_itself() -> None:
    match = played(5, 9)

    assert match.svg(seat=0, language="de").startswith("<svg")
    assert match._repr_svg_() == match.svg()
    assert match.svg(seat=0) != match.svg(seat=1)


def test_it_prints_what_is_asked() -> None:
    text = str(played(5, 30))

    assert text.startswith("carrara, turn ")
    assert "seat" in text
    assert "carrara." in text


def test_it_prints_few_of_many_options() -> None:
    match = tavola.new("carrara", seed=1)
    match.choose("buy")

    assert len(match.options) > 20
    assert f"… and {len(match.options) - 12} more" in str(match)


def test_it_prints_who_won() -> None:
    match = played(5, 0)
    while not match.over:
        match.choose(match.options[0])

    assert "\n1. seat " in str(match)
    assert repr(match).startswith("<Match of carrara: ")


def test_components_can_be_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.REGISTRY, "toy", KIT)
    match = tavola.new("toy", components={"die.faces": "12", "card.points": "2"})

    assert match.play.setup.components == {"die.faces": "12"}
    assert tavola.load(match.record).state.key() == match.state.key()
