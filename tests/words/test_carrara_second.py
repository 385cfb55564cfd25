"""Whatever the second edition asks, offers, tells, refuses or pays has words in both languages."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tavola import library
from tavola.kernel import Event, Option, Reason
from tavola.library import Match
from tavola.words import LANGUAGES, Lexicon

NAMES = ("Anna", "Ben", "Cleo", "Dora")
GAME = "carrara-second"
NORMAL = {
    "bonus", "bought", "building", "built", "drawn", "ending", "final", "followed", "forwent", "improved",
    "led", "marker", "monument", "over", "passed", "scored_city", "scored_landscape", "scored_type", "shown",
    "still", "turned", "unvisited", "upgraded",
}  # fmt: skip
ADVANCED = (NORMAL - {"still", "turned"}) | {
    "declined", "gained", "moved", "outer", "placed", "purchased", "scored_statues", "stored", "turned_both",
    "turned_inner",
}  # fmt: skip


def positions(match: Match, chance: random.Random) -> Iterator[Match]:
    while not match.over:
        yield match
        word = chance.choice(sorted({option.word for option in match.options}))
        match.choose(chance.choice([option for option in match.options if option.word == word]))


@cache
def events(box: str) -> tuple[Event, ...]:
    told: list[Event] = []
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        match = library.new(GAME, seats, seed=seed, box=box)
        for _ in positions(match, random.Random(seed)):
            pass
        told += match.log
    return tuple(told)


@cache
def refusals(box: str) -> tuple[Reason, ...]:
    """Why all sorts of options are refused in the course of a game, each reason once."""
    found = {}
    match = library.new(GAME, 2, seed=1, box=box)
    for number, _ in enumerate(positions(match, random.Random(1))):
        for option in all_options()[number % 3 :: 3]:
            for seat in range(2):
                if reason := match.state.why_not(seat, option):
                    found[str(reason)] = reason
    return tuple(found.values())


def strict(language: str) -> Lexicon:
    return library.lexicon(GAME, language, strict=True)


@cache
def all_options() -> list[Option]:
    """Options of every sort, most of them illegal at any moment."""
    types = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    cities = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
    texts = ["pass", "relief", "end", "store", "decline", "visit open"]
    texts += [f"buy {how}" for how in ("turn", "still", "both", "inner")]
    texts += [f"build {kind} {cost} {city}" for kind in types for cost in (1, 4) for city in cities[::2]]
    texts += [f"monument {kind} {city}" for kind in types for city in cities[::3]]
    texts += [f"upgrade {kind} 2 {city} 1" for kind in types for city in cities[1::3]]
    texts += [f"improve {name}" for name in (*cities, "urban", "rural")]
    texts += [f"visit {kind} {n}" for kind in ("coins", "points", "gold", "decoration") for n in (1, 3)]
    texts += [f"score-type {kind}" for kind in types] + [f"score-city {city}" for city in cities]
    texts += ["score-landscape urban", "score-money 2", "score-money 3", "score-statues massa-pisa"]
    texts += ["gain flag", "gain gold", "place lucca 1", "swap coat", "move red lerici 1"]
    texts += [f"purchase {piece} {city} 1" for piece in ("coat", "white", "gold") for city in cities[::2]]
    texts += [f"take {segment} {bag}" for segment in ("I", "VI") for bag in ("-", "white", "7purple")]
    texts += [f"pay {bag}" for bag in ("-", "white", "7purple", "2red,blue", "3green")]
    return [library.game(GAME).parse(text) for text in texts]


@pytest.mark.parametrize("box", ["normal", "advanced"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_has_words(language: str, box: str) -> None:
    lexicon = strict(language)
    for match in positions(library.new(GAME, 3, seed=5, box=box), random.Random(5)):
        assert match.decision is not None
        assert lexicon.question(match.decision)
        assert all(lexicon.sentence(option) for option in match.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_option_has_words(language: str) -> None:
    assert all(strict(language).sentence(option) for option in all_options())


@pytest.mark.parametrize(("box", "kinds"), [("normal", NORMAL), ("advanced", ADVANCED)])
def test_random_play_brings_about_every_common_event(box: str, kinds: set[str]) -> None:
    assert {event.kind.partition(".")[2] for event in events(box)} >= kinds


@pytest.mark.parametrize("box", ["normal", "advanced"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_award_has_words(language: str, box: str) -> None:
    lexicon = strict(language)
    for event in events(box):
        assert lexicon.told(event, NAMES)
        assert event.award is None or lexicon.award(event.award)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("relief", {"held": 1, "coins": 2}),
        ("standstill", {"count": 5}),
        ("claimed", {"held": 40, "rate": "3"}),
        ("swapped", {"stored": "coat", "piece": "red"}),
        ("returned", {"piece": "red"}),
        ("boxed", {}),
    ],
)
def test_rare_events_have_words(kind: str, details: dict[str, object], language: str) -> None:
    assert strict(language).told(Event(f"{GAME}.{kind}", 0, "carrara2.turn.clockwise", details), NAMES)


@pytest.mark.parametrize("box", ["normal", "advanced"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_a_page(language: str, box: str) -> None:
    lexicon = strict(language)
    page = {"de": "(Seite ", "en": "(page "}[language]
    for reason in refusals(box):
        assert page in lexicon.refused(reason, library.game(GAME).rulebook(), NAMES)


@pytest.mark.parametrize(("box", "least"), [("normal", 25), ("advanced", 35)])
def test_many_different_rules_refuse(box: str, least: int) -> None:
    assert len({reason.rule for reason in refusals(box)}) >= least
