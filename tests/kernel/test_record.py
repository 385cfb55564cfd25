"""Records as text, and what is wrong with some."""

from dataclasses import replace
from random import Random

import pytest

from tavola.kernel import (
    Check,
    Choice,
    Draw,
    Play,
    Prepared,
    RandomDealer,
    Record,
    RecordError,
    Setup,
    Written,
    parse_record,
    replay,
    replay_as_far_as_it_agrees,
)
from tavola.testing.toy import TOY

TEXT = """\
tavola-record 1
game toy
rules 2
seats 2
start 0
option rounds 3

draw 4
1 bid 2 -
0 bid 5 red
0 take blue
= 1 CHECKSUM
draw 2
1 bid 1 -
"""


def text(checksum: str | None = None) -> str:
    """The record above, with its true checksum or another."""
    play = Play(TOY, TOY.setups.make(2, box="plain", start=0), RandomDealer(Random(1).randrange))
    play.deal("4")
    for seat, option in ((1, "bid 2 -"), (0, "bid 5 red"), (0, "take blue")):
        play.choose(seat, option)
    return TEXT.replace("CHECKSUM", checksum or play.state.checksum)


def changed(old: str, new: str) -> str:
    assert old in text()
    return text().replace(old, new)


def headed(*lines: str) -> str:
    """The record above with more headings, the first of them in line 5."""
    return changed("seats 2\n", "\n".join(["seats 2", *lines, ""]))


def test_a_record_is_one_choice_a_line() -> None:
    play = replay(TOY, parse_record(text()))

    assert play.record().text() == text()


def test_a_record_read_again_is_the_same_record() -> None:
    record = parse_record(text())

    assert parse_record(record.text()) == record


def test_everything_of_a_setup_is_in_the_text() -> None:
    setup = Setup(
        "toy",
        3,
        ("cards",),
        {"rounds": "5"},
        None,
        Prepared({"tokens 1": "2red", "points 0": "7"}, ("2", "sun")),
    )
    record = Record(
        setup, 2, (Draw("2"), Draw("sun"), Choice(0, Written("pass")), Check(1, "0123abcd")), (("die", "3"),)
    )

    assert parse_record(record.text()) == record


def test_a_prepared_record_says_so() -> None:
    play = Play(
        TOY,
        TOY.setups.make(2, start=0, box="plain", prepared=Prepared({"tokens 0": "2red"}, ("3",))),
        RandomDealer(Random(1).randrange),
    )

    assert "prepared tokens 0 = 2red\nprepared draws = 3\n" in play.record().text()


def test_comments_and_empty_lines_are_skipped() -> None:
    commented = text().replace("draw 4", "# the first throw\n\n  draw 4")

    assert parse_record(commented) == parse_record(text())


def test_consecutive_draws_stand_in_one_line() -> None:
    play = Play(TOY, TOY.setups.make(2), RandomDealer(Random(1).randrange))
    play.settle()

    assert sum(line.startswith("draw ") for line in play.record().text().splitlines()) == 1
    assert replay(TOY, parse_record(play.record().text())).state.key() == play.state.key()


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ("", "line 1: not a record"),
        ("tavola-record 9\ngame toy\n", "line 1: not a record"),
        (changed("game toy", "gmae toy"), "line 2: 'gmae' is no heading"),
        (changed("game toy\n", ""), "does not say its game"),
        (changed("rules 2\n", ""), "does not say its rules"),
        (changed("seats 2", "seats two"), "line 4: seats must be a number, not 'two'"),
        (changed("start 0", "start zero"), "line 5: start must be a seat's number or 'chance'"),
        (changed("seats 2", "seats 2\nseats 3"), "line 5: seats is said twice"),
        (changed("seats 2", "seats"), "line 4: 'seats' says nothing after its first word"),
        (changed("draw 2", "drawn 2"), "line 13: 'drawn' is neither a seat, draw, kept nor ="),
        (changed("= 1 ", "= 1 zz"), "line 12: a check is '= TURN CHECKSUM'"),
        (changed("option rounds 3", "prepared tokens 0"), "line 6: prepared pieces are written"),
        (headed("checksums sha9"), "line 5: checksums 'sha9' cannot be checked here, only crc32"),
        (headed("component die"), "line 5: a component is written 'component NAME = VALUE'"),
        (headed("component die ="), "line 5: a component is written"),
        (headed("component die = 8", "component die = 9"), "line 6: component die is said twice"),
        (headed("name Ada"), "line 5: a name is written 'name SEAT TEXT'"),
        (headed("name 0 Ada", "name 0 Bo"), "line 6: the name of seat 0 is said twice"),
        (headed("name 2 Cy"), "is that of seat 2, which the record does not have"),
        (headed("name 0 A\\da"), r"line 5: '.*' stands for nothing; a backslash is written twice"),
        (headed("name 0 \\u{110000}"), "line 5: .* stands for nothing"),
        (headed("colour 0 red"), "line 5: a colour is written 'colour SEAT NUMBER'"),
        (headed("colour 1 3", "colour 1 4"), "line 6: the colour of seat 1 is said twice"),
    ],
)
def test_a_broken_record_names_its_line(broken: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        parse_record(broken)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (
            headed("component die = 8"),
            "its setup does not work: toy has no assumed component 'die'; there is die.faces, card.points",
        ),
        (changed("seats 2", "seats 5"), "its setup does not work: toy is for 2 to 4 players"),
        (changed("rules 2", "rules 3"), "rules version 3 of toy, newer than 2"),
        (changed("rules 2", "rules 1"), "rules version 1 of toy, older than 2"),
        (
            changed("1 bid 2 -", "1 bid 7 -"),
            r"line 9: 'bid 7 -' is not legal here: A bid is a number from 1 to 5. \(toy",
        ),
        (changed("1 bid 2 -", "1 leap"), "line 9: 'leap' is neither"),
        (changed("1 bid 2 -", "3 bid 2 -"), "line 9: there is no seat 3 at this table"),
        (changed("draw 4", "draw 9"), "line 8: '9' is not in the pool for die"),
        (changed("draw 2", "draw 2; 3"), "line 13: no outcome is awaited"),
        (
            text(checksum="00000000"),
            "line 12: the record says turn 1, checksum 00000000, but the position here is",
        ),
    ],
)
def test_a_record_that_does_not_replay_says_where_and_why(wrong: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        replay(TOY, parse_record(wrong))


def test_a_record_that_disagrees_is_opened_at_its_last_agreeing_turn() -> None:
    result = replay_as_far_as_it_agrees(TOY, parse_record(changed("1 bid 1 -", "1 bid 2 -")))

    assert result.error is not None
    assert "line 14" in str(result.error)
    assert len(result.play.steps) == 4
    assert result.play.state.turn == 1


def test_a_replayed_record_keeps_its_rules_version() -> None:
    assert replay(TOY, parse_record(text())).record().rules_version == 2


def test_a_replay_waits_at_a_chance_where_its_record_ends() -> None:
    play = replay(TOY, parse_record(text().partition("draw 2")[0]))

    with pytest.raises(RecordError, match="the record ends where an outcome is awaited"):
        play.settle()


def test_names_and_colours_of_the_seats_can_be_told() -> None:
    record = parse_record(headed("name 1 Ada  Lovelace = #1", "colour 1 4"))

    assert ({1: "Ada  Lovelace = #1"}, {1: 4}) == (record.names, record.colours)
    assert "name 1 Ada  Lovelace = #1\ncolour 1 4\n" in record.text()


def test_a_name_cannot_add_lines_to_a_record() -> None:
    record = replace(parse_record(text()), names={0: "Ada\nseats 4", 1: " \\ \u202e\u2028"})

    assert "name 0 Ada\\u{a}seats 4\nname 1 \\u{20}\\\\ \\u{202e}\\u{2028}\n" in record.text()
    assert parse_record(record.text()) == record


def test_who_played_changes_nothing_in_the_game() -> None:
    told = replay(TOY, parse_record(headed("name 0 Ada", "colour 0 3")))

    assert told.state.key() == replay(TOY, parse_record(text())).state.key()


def test_checksums_of_the_usual_scheme_need_not_be_named() -> None:
    assert parse_record(headed("checksums crc32")).text() == text()


def test_another_value_of_a_component_is_told() -> None:
    record = parse_record(headed("component rain cards = 4"))

    assert {"rain cards": "4"} == record.setup.components
    assert "component rain cards = 4\n" in record.text()
