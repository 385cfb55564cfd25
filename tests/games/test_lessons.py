"""Every first game that teaches itself can be played through by doing only what its cards ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tavola import library
from tavola.bots import bots_for
from tavola.kernel import LEARNER, Card, Chance, Choice, Decision, Lesson, Option, Passage, Play, RandomDealer
from tavola.server import presenter
from tavola.server.lessons import lesson_of

GAMES = [name for name in library.game_names() if library.kit(name).lesson is not None]


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def asked(play: Play) -> Decision:
    """The open question, or one of them."""
    pending = play.state.pending
    assert not isinstance(pending, Chance)
    return pending[0]


class Walk:
    """A game in which the learner does what is asked for, at random where there is a choice."""

    def __init__(self, game: str, seed: int) -> None:
        self.lesson = lesson(game)
        self.passages: list[Passage] = []
        self._random = Random(seed)
        self.play = Play(library.game(game), self.lesson.setup, RandomDealer(self._random.randrange))

    def positions(self) -> Iterator[Passage]:
        """Each passage when it is told."""
        self.play.settle()
        while not self.play.state.over:
            decision = asked(self.play)
            if decision.seat == LEARNER:
                passage = self.lesson.passage(self.play.steps, over=False)
                assert passage is not None
                if passage not in self.passages:
                    self.passages.append(passage)
                    yield passage
                if passage is self.lesson.end:
                    return
                self._choose(decision, [o for o in decision.options if passage.asks_for(o)])
            else:
                self._choose(decision, self._replies(decision))
        self.passages.append(self.lesson.end)
        yield self.lesson.end

    def _replies(self, decision: Decision) -> list[Option]:
        text = self.lesson.reply(self.play.steps)
        if text is None:
            return list(decision.options)
        assert text in map(str, decision.options), f"the bot cannot {text!r}"
        return [self.play.game.parse(text)]

    def _choose(self, decision: Decision, options: list[Option]) -> None:
        assert options, f"nothing that is asked for can be done: {decision.ask}"
        self.play.choose(decision.seat, self._random.choice(options))
        self.play.settle()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_doing_only_what_is_asked_for_reaches_every_card(game: str, seed: int) -> None:
    walk = Walk(game, seed)
    for _ in walk.positions():
        pass

    assert walk.lesson.cards == tuple(card for passage in walk.passages for card in passage.cards)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_lights_is_drawn_when_it_is_told(game: str) -> None:
    walk = Walk(game, 1)
    for passage in walk.positions():
        view = walk.play.state.view(LEARNER)
        panels = presenter.draw_panels(game, view, "en", (4, 1), ("Anna", "Ben"))
        svg = "".join(fragment.svg for panel in panels for fragment in panel.fragments)
        drawn = {panel.name for panel in panels}
        for value in re.findall(r'data-(?:ref|pick)="([^"]*)"', svg):
            drawn |= {value, *value.split(" ")}

        assert {name for card in passage.cards for name in card.light} <= drawn


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_a_lesson_plays_the_game(game: str) -> None:
    assert lesson(game).bot in bots_for(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_about_ten_minutes_of_short_cards(game: str) -> None:
    cards = lesson(game).cards

    assert len(cards) in range(15, 41)
    assert [card for card in cards if any(_is_long(card, language) for language in card.text)] == []


def _is_long(card: Card, language: str) -> bool:
    return len(card.text[language]) > 260


@pytest.mark.parametrize("game", GAMES)
def test_who_goes_another_way_is_no_longer_taught(game: str) -> None:
    walk = Walk(game, 1)
    next(walk.positions())
    decision = asked(walk.play)
    passage = walk.lesson.passages[0]
    astray = next(option for option in decision.options if not passage.asks_for(option))

    assert walk.lesson.passage([Choice(LEARNER, astray)], over=False) is None
