"""Whatever the expansion game of Carrara asks, offers, tells, refuses or pays has words in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from tavola import library
from tavola.games.carrara.first.expansion import text
from tavola.games.carrara.first.expansion.rules.edition import Card
from tavola.games.carrara.first.expansion.rules.game import Choices, expansion_game
from tavola.games.carrara.first.expansion.rules.view import ExpansionView
from tavola.kernel import Event, Option, Reason
from tavola.library import Match
from tavola.server import presenter
from tavola.words import LANGUAGES, Lexicon

NAMES = ("Anna", "Ben", "Cleo", "Dora")
KINDS = {"carrara.card", "carrara.raised", "carrara.raising", "carrara.scored_special", "carrara.unturned"}
"""What happens in every game; upgrades and announcements are rarer and told of below."""
CARDS = [card for pile in expansion_game(Choices()).piles for card in pile]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def positions(match: Match, chance: random.Random) -> Iterator[Match]:
    while not match.over:
        yield match
        words = sorted({option.word for option in match.options})
        word = chance.choice(words)  # what is done is chosen first, so that there is some of everything
        match.choose(chance.choice([option for option in match.options if option.word == word]))


@cache
def events() -> tuple[Event, ...]:
    told: list[Event] = []
    for number in range(9):
        options = {
            f"{pile}-card": cards[number % len(cards)].name
            for pile, cards in zip(
                ("top", "object", "building", "extra"), expansion_game(Choices()).piles, strict=True
            )
            if number
        }
        match = library.new("carrara", 2 + number % 3, seed=number, box="expansion", options=options)
        for _ in positions(match, random.Random(number)):
            pass
        told += match.log
    return tuple(told)


@cache
def refusals() -> tuple[Reason, ...]:
    """Why all sorts of options are refused in the course of a game, each reason once."""
    found = {}
    match = library.new("carrara", 2, seed=1, box="expansion")
    for _ in positions(match, random.Random(1)):
        for option in all_options():
            for seat in range(2):
                if reason := match.state.why_not(seat, option):
                    found[str(reason)] = reason
    return tuple(found.values())


def all_options() -> list[Option]:
    """Options of every new sort, most of them illegal at any moment."""
    texts = [
        "buy-unturned",
        "no-upgrade",
        "upgrade lucca",
        "upgrade rural",
        "score-special urban",
        "announce",
    ]
    texts += [
        "raise villa 1 villa 8",
        "raise porta 5 villa 2",
        "build villa 8 pisa",
        "pay 8white",
        "pay white",
    ]
    return [library.game("carrara").parse(text) for text in texts]


def strict(language: str) -> Lexicon:
    return library.lexicon("carrara", language, strict=True)


@LANGUAGE
def test_every_question_and_option_has_words(language: str) -> None:
    lexicon = strict(language)
    for match in positions(library.new("carrara", 3, seed=5, box="expansion"), random.Random(5)):
        assert match.decision is not None
        assert lexicon.question(match.decision)
        assert all(lexicon.sentence(option) for option in match.options)


def test_random_play_brings_about_every_common_event() -> None:
    assert {event.kind for event in events()} >= KINDS


@LANGUAGE
def test_every_event_and_award_has_words(language: str) -> None:
    lexicon = strict(language)
    for event in events():
        assert lexicon.told(event, NAMES)
        assert event.award is None or lexicon.award(event.award)


@LANGUAGE
@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("upgraded", {"upgrade": "lucca", "points": 3, "coins": 1}),
        ("upgraded", {"upgrade": "rural", "points": 2, "coins": 0}),
        ("upgraded", {"upgrade": "pisa", "points": 0, "coins": 4}),
        ("no_upgrade", {}),
        ("shows_objects", {"objects": {"book": 2, "coat": 1}}),
        ("shows_coins", {"coins": 30}),
    ],
)
def test_rarer_events_have_words(language: str, kind: str, details: dict[str, object]) -> None:
    event = Event(f"carrara.{kind}", 0, "carrara1x.upgrade.at-once", details)

    assert "Anna" in strict(language).told(event, NAMES)


@LANGUAGE
def test_every_refusal_has_words_and_a_page(language: str) -> None:
    lexicon = strict(language)
    page = {"de": "(Seite ", "en": "(page "}[language]
    for reason in refusals():
        assert page in lexicon.refused(reason, library.game("carrara").rulebook(), NAMES)


@LANGUAGE
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_card_has_a_name_and_says_what_it_is_worth(card: Card, language: str) -> None:
    lexicon = strict(language)

    assert lexicon.word("card", card.name) != card.name
    assert lexicon.say(f"carrara-says-{card.name}", cities=card.cities, count=3)


@LANGUAGE
def test_everything_that_can_be_chosen_at_set_up_has_words(language: str) -> None:
    setups = library.game("carrara").setups

    assert presenter.switches(setups, strict(language))
    assert presenter.boxes(setups, strict(language))
    assert presenter.modules("carrara", setups, strict(language))


@LANGUAGE
def test_the_text_board_shows_cards_upgrades_eights_and_special_fields(language: str) -> None:
    match = library.new("carrara", 3, seed=2, box="expansion", options={"extra-card": "extra-cities-2"})
    view, lexicon = match.state.view(0), strict(language)
    assert isinstance(view, ExpansionView)
    console = Console(width=100, record=True, file=StringIO())
    console.print(text.table(view, lexicon, NAMES[:3], console.size))
    board = console.export_text()

    assert all(text.card_text(card, lexicon)[:20] in board for card in view.cards)
    assert lexicon.say("carrara-card-assumed") in board
    for key in ("eights", "upgrades", "specials", "cards"):
        assert lexicon.say(f"carrara-board-{key}") in board
