"""Whatever Carrara asks, offers, tells, refuses or pays has words in both languages."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tavola import library
from tavola.kernel import Event, Option, Reason
from tavola.library import Match
from tavola.words import LANGUAGES, Lexicon

NAMES = ("Anna", "Ben", "Cleo", "Dora")
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]
KINDS = {
    "carrara.announced", "carrara.bought", "carrara.building", "carrara.built", "carrara.declined",
    "carrara.drawn", "carrara.final", "carrara.object", "carrara.over", "carrara.relief",
    "carrara.scored_city", "carrara.scored_type", "carrara.short", "carrara.shown", "carrara.started",
    "carrara.turned",
}  # fmt: skip
"""What happens in these games; the last building of all is rarer and told of below."""


def positions(match: Match, chance: random.Random) -> Iterator[Match]:
    while not match.over:
        yield match
        match.choose(chance.choice(match.options))


@cache
def events() -> tuple[Event, ...]:
    told: list[Event] = []
    for seats, seed in GAMES:
        match = library.new("carrara", seats, seed=seed)
        for _ in positions(match, random.Random(seed)):
            pass
        told += match.log
    return tuple(told)


@cache
def refusals() -> tuple[Reason, ...]:
    """Why all sorts of options are refused in the course of a game, each reason once."""
    found = {}
    match = library.new("carrara", 2, seed=1)
    for _ in positions(match, random.Random(1)):
        for option in all_options():
            for seat in range(2):
                if reason := match.state.why_not(seat, option):
                    found[str(reason)] = reason
    return tuple(found.values())


def strict(language: str) -> Lexicon:
    return library.lexicon("carrara", language, strict=True)


@cache
def all_options() -> list[Option]:
    """Options of every sort, most of them illegal at any moment."""
    game = library.game("carrara")
    texts = ["buy", "relief", "decline", "announce", "end"]
    types = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    cities = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
    texts += [f"build {kind} {cost} {city}" for kind in types for cost in (1, 3, 5) for city in cities[::2]]
    texts += [f"score-type {kind}" for kind in types] + [f"score-city {city}" for city in cities]
    texts += [f"object {name}" for name in ("book", "cup", "crown", "gate", "flag", "coat")]
    texts += [
        f"take {segment} {bag}" for segment in ("I", "VI") for bag in ("-", "white", "7black", "2red,blue")
    ]
    texts += [f"pay {bag}" for bag in ("-", "white", "7black", "2red,blue")]
    return [game.parse(text) for text in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_has_words(language: str) -> None:
    lexicon = strict(language)
    for match in positions(library.new("carrara", 3, seed=5), random.Random(5)):
        assert match.decision is not None
        assert lexicon.question(match.decision)
        assert all(lexicon.sentence(option) for option in match.options)


def test_random_play_brings_about_every_common_event() -> None:
    assert {event.kind for event in events()} >= KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_award_has_words(language: str) -> None:
    lexicon = strict(language)
    for event in events():
        assert lexicon.told(event, NAMES)
        assert event.award is None or lexicon.award(event.award)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_building_has_words(language: str) -> None:
    event = Event("carrara.last_building", 0, "carrara1.end.last-building")

    assert "Anna" in strict(language).told(event, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_a_page(language: str) -> None:
    lexicon = strict(language)
    page = {"de": "(Seite ", "en": "(page "}[language]
    for reason in refusals():
        assert page in lexicon.refused(reason, library.game("carrara").rulebook(), NAMES)


def test_many_different_rules_refuse() -> None:
    assert len({reason.rule for reason in refusals()}) > 20
