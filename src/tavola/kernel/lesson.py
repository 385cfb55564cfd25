"""Lessons: a first game that teaches itself, told as cards between the choices of a prepared game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from tavola.kernel.errors import LessonError, TavolaError
from tavola.kernel.game import Game
from tavola.kernel.options import Option, Seat
from tavola.kernel.setup import Prepared, Setup
from tavola.kernel.steps import Choice, Step

LEARNER: Seat = 0
"""The seat of whoever learns; the other seat is the bot's."""
LANGUAGES = ("de", "en")

_HEAD = {"box", "modules", "options", "bot", "name", "pieces", "draws"}
_STEP = {"de", "en", "rule", "light", "do", "then", "free"}


@dataclass(frozen=True, slots=True)
class Card:
    """One thing that is said, and the rule behind it."""

    text: Mapping[str, str]
    rule: str
    light: tuple[str, ...] = ()
    """What is lit meanwhile: `data-ref` or `data-pick` values, or names of panels."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Some cards, and the choice that they lead to."""

    cards: tuple[Card, ...]
    do: tuple[str, ...] = ()
    """The choices that are asked for, as text or pattern; none: whatever the learner likes, to the end."""
    then: tuple[str, ...] = ()
    """What the other seat answers afterwards, while it can."""

    def asks_for(self, option: Option) -> bool:
        """Whether a choice is one of those asked for."""
        return not self.do or any(fnmatchcase(str(option), pattern) for pattern in self.do)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared game and what is said in it: passages with one choice each, then the rest and the end."""

    setup: Setup
    bot: str
    name: str
    passages: tuple[Passage, ...]
    rest: Passage | None
    """Said while the learner plays on freely; None: the last passage ends the lesson."""
    end: Passage
    """Said when all is done."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All that is said, in order."""
        parts = (*self.passages, *((self.rest,) if self.rest else ()), self.end)
        return tuple(card for part in parts for card in part.cards)

    def passage(self, steps: Sequence[Step], *, over: bool) -> Passage | None:
        """Where a game is; None if the learner has gone another way."""
        made = [step.option for step in steps if isinstance(step, Choice) and step.seat == LEARNER]
        for passage, option in zip(self.passages, made, strict=False):
            if not passage.asks_for(option):
                return None
        if over:
            return self.end
        if len(made) < len(self.passages):
            return self.passages[len(made)]
        return self.rest or self.end

    def number(self, passage: Passage) -> int:
        """How many cards come before those of a passage."""
        count = 0
        for part in (*self.passages, *((self.rest,) if self.rest else ())):
            if part is passage:
                break
            count += len(part.cards)
        return count

    def reply(self, steps: Sequence[Step]) -> str | None:
        """What the other seat answers next, if the lesson says so."""
        replies = [text for passage in self.passages for text in passage.then]
        given = sum(isinstance(step, Choice) and step.seat != LEARNER for step in steps)
        return replies[given] if given < len(replies) else None


def parse_lesson(text: str, game: Game) -> Lesson:
    """A lesson from its TOML text, checked against its game."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"the lesson of {game.name} is no TOML: {error}") from error
    head, steps = data.get("lesson", {}), data.get("step", [])
    _must_know(head, _HEAD, "its head")
    if not steps:
        raise LessonError(f"the lesson of {game.name} has no steps")
    passages: list[Passage] = []
    rest: Passage | None = None
    cards: list[Card] = []
    for number, step in enumerate(steps, start=1):
        where = f"step {number}"
        _must_know(step, _STEP, where)
        cards.append(_card(step, game, where))
        if "do" in step:
            if rest is not None:
                raise LessonError(f"{where} asks for a choice after the free part")
            do = tuple(_patterns(step["do"], game, where))
            passages.append(Passage(tuple(cards), do, tuple(step.get("then", ()))))
        elif step.get("free"):
            rest = Passage(tuple(cards))
        else:
            continue
        cards = []
    if not cards:
        raise LessonError(f"the lesson of {game.name} says nothing at its end")
    return Lesson(_setup(head, game), head["bot"], head["name"], tuple(passages), rest, Passage(tuple(cards)))


def _setup(head: Mapping[str, Any], game: Game) -> Setup:
    setup = game.setups.make(
        2,
        box=head.get("box"),
        modules=tuple(head.get("modules", ())),
        options=head.get("options"),
        start=LEARNER,
        prepared=Prepared(head.get("pieces", {}), tuple(head.get("draws", ()))),
    )
    game.new(setup)
    return setup


def _card(step: Mapping[str, Any], game: Game, where: str) -> Card:
    for language in LANGUAGES:
        if not step.get(language, "").strip():
            raise LessonError(f"{where} says nothing in {language!r}")
    rule = step.get("rule", "")
    if rule not in game.rulebook():
        raise LessonError(f"{where} cites {rule!r}, which is no rule of {game.name}")
    text = {language: " ".join(step[language].split()) for language in LANGUAGES}
    return Card(text, rule, tuple(step.get("light", ())))


def _patterns(do: str | Sequence[str], game: Game, where: str) -> Iterator[str]:
    for pattern in (do,) if isinstance(do, str) else do:
        if not set(pattern) & set("*?["):
            try:
                game.parse(pattern)
            except TavolaError as error:
                raise LessonError(f"{where} asks for {pattern!r}: {error}") from error
        yield pattern


def _must_know(data: Mapping[str, Any], known: set[str], where: str) -> None:
    if strange := sorted(set(data) - known):
        raise LessonError(f"{where} says {', '.join(strange)}; it may say {', '.join(sorted(known))}")
