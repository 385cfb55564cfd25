"""Lessons are checked when they are read, and say where they are wrong."""

from __future__ import annotations

import pytest

from tavola.kernel import LessonError, SetupError, parse_lesson
from tavola.testing.toy import TOY

RULE = next(iter(TOY.rulebook())).id
HEAD = '[lesson]\nbot = "random"\nname = "Carla"\n'
SAYS = f'rule = "{RULE}"\nde = "Hallo"\nen = "Hello"\n'
STEP = f"[[step]]\n{SAYS}"


def test_a_lesson_has_a_passage_for_each_choice_and_an_end() -> None:
    lesson = parse_lesson(f'{HEAD}{STEP}{STEP}do = "*"\nthen = ["pass"]\n{STEP}free = true\n{STEP}', TOY)

    assert [len(passage.cards) for passage in lesson.passages] == [2]
    assert lesson.rest is not None
    assert lesson.reply([]) == "pass"
    assert [lesson.number(part) for part in (*lesson.passages, lesson.rest, lesson.end)] == [0, 2, 3]


def test_without_a_free_part_the_last_choice_ends_it() -> None:
    lesson = parse_lesson(f'{HEAD}{STEP}do = "*"\n{STEP}', TOY)

    assert lesson.rest is None
    assert lesson.number(lesson.end) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[lesson", "is no TOML"),
        (HEAD, "has no steps"),
        (f"{HEAD}colour = 3\n{STEP}", "its head says colour; it may say bot, "),
        (f"{HEAD}{STEP}says = 3\n", "step 1 says says; it may say de, do, "),
        (f'{HEAD}[[step]]\nrule = "{RULE}"\nde = "Hallo"\nen = " "\n', "step 1 says nothing in 'en'"),
        (f'{HEAD}{STEP}[[step]]\nrule = "toy.no"\nde = "a"\nen = "b"\n', "step 2 cites 'toy.no'"),
        (f'{HEAD}{STEP}do = "fly 3"\n{STEP}', "step 1 asks for 'fly 3'"),
        (f'{HEAD}{STEP}free = true\n{STEP}do = "*"\n', "step 2 asks for a choice after the free part"),
        (f'{HEAD}{STEP}do = "*"\n', "says nothing at its end"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(text: str, why: str) -> None:
    with pytest.raises(LessonError, match=why):
        parse_lesson(text, TOY)


def test_a_lesson_needs_a_setup_that_its_game_takes() -> None:
    with pytest.raises(SetupError):
        parse_lesson(f'{HEAD}modules = ["nothing"]\n{STEP}', TOY)
