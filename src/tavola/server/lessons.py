"""First games that teach themselves: which table is one, what its coach says, and what the bot replies."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tavola import library
from tavola.kernel import LEARNER, Card, Lesson, Passage, Seat, Setup, parse_lesson
from tavola.server import messages as m
from tavola.server import presenter
from tavola.table import Snapshot, Status, Table


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    kit = library.kit(game)
    if kit.lesson is None:
        return None
    package, _, name = kit.lesson.partition(":")
    return parse_lesson(files(package).joinpath(name).read_text(encoding="utf-8"), kit.game)


def lesson_at(setup: Setup) -> Lesson | None:
    """The lesson that is given where this is set up; its prepared position tells it from any other game."""
    if not setup.prepared:
        return None
    lesson = lesson_of(setup.game)
    if lesson is None or setup.prepared != lesson.setup.prepared:
        return None
    same = (setup.seats, setup.modules) == (lesson.setup.seats, lesson.setup.modules)
    return lesson if same else None


def reply(table: Table, seat: Seat) -> str | None:
    """What the bot answers by the lesson, if one is given here and it may."""
    lesson = lesson_at(table.setup)
    if lesson is None or seat == LEARNER:
        return None
    text, decision = lesson.reply(table.running.steps), table.running.state.decision_of(seat)
    legal = () if decision is None else map(str, decision.options)
    return text if text is not None and text in legal else None


def taught(
    question: m.Question | None, table: Snapshot, learner: Seat | None, language: str
) -> tuple[m.Question | None, m.Coach | None]:
    """What a learner is asked, with only the options that the lesson asks for, and what the coach says."""
    lesson = lesson_at(table.setup) if learner == LEARNER and table.play is not None else None
    passage = None if lesson is None else lesson.passage(table.running.steps, over=_is_over(table))
    if lesson is None or passage is None:
        return question, None
    return _narrowed(question, passage, table), _coach(lesson, passage, table, question, language)


def _is_over(table: Snapshot) -> bool:
    return table.status is Status.OVER


def _narrowed(question: m.Question | None, passage: Passage, table: Snapshot) -> m.Question | None:
    decision = table.running.state.decision_of(LEARNER)
    if question is None or decision is None:
        return question
    wanted = {str(option) for option in decision.options if passage.asks_for(option)}
    options = [option for option in question.options if option.text in wanted]
    return msgspec.structs.replace(question, options=options) if options else question


def _coach(
    lesson: Lesson, passage: Passage, table: Snapshot, question: m.Question | None, language: str
) -> m.Coach:
    """No cards while others are to move: what they say is about what will have happened by then."""
    is_time = question is not None or _is_over(table)
    return m.Coach(
        first=lesson.number(passage),
        count=len(lesson.cards),
        cards=[_card(card, table, language) for card in passage.cards] if is_time else [],
        asks=passage is not lesson.end,
    )


def _card(card: Card, table: Snapshot, language: str) -> m.CoachCard:
    spoken, rule = presenter.language_of(language), table.game.rulebook()[card.rule]
    return m.CoachCard(card.text[spoken], list(card.light), rule.id, rule.page, rule.text[spoken])
