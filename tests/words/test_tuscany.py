"""Whatever The Castles of Tuscany asks, offers, tells, refuses or pays has words in both languages."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tavola import library
from tavola.games.tuscany.rules.faces import BONUSES, NAMES, TYPES
from tavola.kernel import Award, Event, Item, Option, Reason
from tavola.library import Match
from tavola.words import LANGUAGES, Lexicon

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")
RARE: dict[str, dict[str, object]] = {
    "tuscany.no-cards": {},
    "tuscany.reshuffled": {"count": 97},
    "tuscany.restacked": {"count": 12},
    "tuscany.emptied-later": {"stack": "1"},
    "tuscany.nothing-fits": {},
    "tuscany.no-room": {},
    "tuscany.passed": {},
    "tuscany.swapped": {"colour": "city", "count": 2},
    "tuscany.sent-away": {"colour": "village", "count": 5},
    "tuscany.yields-shuffled": {"count": 26},
    "tuscany.placed-free": {"tile": "wine-boar", "field": "b4"},
}
"""What random games seldom bring about."""


def positions(match: Match, chance: random.Random) -> Iterator[Match]:
    while not match.over:
        yield match
        options = [option for option in match.options if option.word in ("place", "free")] or match.options
        match.choose(chance.choice(options))


@cache
def events() -> tuple[Event, ...]:
    told = [Event(kind, 0, "tuscany.turn.clockwise", details) for kind, details in RARE.items()]
    for seats in (2, 3, 4):
        offsets = "wide" if seats == 3 else "half"
        match = library.new("tuscany", seats, seed=seats, options={"offsets": offsets})
        for _ in positions(match, random.Random(seats)):
            pass
        told += match.log
    return tuple(told)


@cache
def refusals() -> tuple[Reason, ...]:
    """Why all sorts of options are refused in the course of a game, each reason once."""
    found = {}
    match = library.new("tuscany", 2, seed=1)
    for _ in positions(match, random.Random(1)):
        for option in all_options():
            for seat in range(2):
                if reason := match.state.why_not(seat, option):
                    found[str(reason)] = reason
    return tuple(found.values())


@cache
def all_options() -> list[Option]:
    """Options of every sort, most of them illegal at any moment."""
    game = library.game("tuscany")
    texts = ["draw", "marble", "end", "pass", "castle a1"]
    texts += ["arrange ABC 0-0-0 up-up a1", "join ABC 0-0-0 up-up"]
    texts += [f"bonus {kind}" for kind in BONUSES] + [f"swap {kind}" for kind in TYPES]
    texts += [f"discard {name}" for name in NAMES]
    texts += [f"take {n} {name}" for n in (1, 8) for name in NAMES[::3]]
    texts += [f"place {name} {at}" for name in NAMES for at in ("a1", "e3", "i2")]
    texts += [f"free 3 {name} e3" for name in NAMES[::2]]
    texts += [f"pay {bag}" for bag in ("-", "2city", "city", "4castle", "2worker", "castle,worker")]
    return [game.parse(text) for text in texts]


def strict(language: str) -> Lexicon:
    return library.lexicon("tuscany", language, strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("offsets", ["half", "wide"])
def test_every_question_and_option_has_words(language: str, offsets: str) -> None:
    lexicon = strict(language)
    match = library.new("tuscany", 3, seed=5, options={"offsets": offsets})
    for _ in positions(match, random.Random(5)):
        assert match.decision is not None
        assert lexicon.question(match.decision)
        assert all(lexicon.sentence(option) for option in list(match.options)[::5])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_sort_has_words(language: str) -> None:
    lexicon = strict(language)

    assert all(lexicon.sentence(option) for option in all_options())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_award_has_words(language: str) -> None:
    lexicon = strict(language)
    for event in events():
        for seat in (0, None):
            assert lexicon.told(event.seen_by(seat), PLAYERS)
        assert event.award is None or lexicon.award(event.award)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["no-room", "colour-first", "colour-second", "storage", "yield"])
def test_every_item_has_words(language: str, what: str) -> None:
    item = Item(what, 1, 2, "tuscany.colour.first", details={"colour": "city"})

    assert strict(language).award(Award(0, "tuscany.placed", (item,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_a_page(language: str) -> None:
    lexicon = strict(language)
    page = {"de": "(Seite ", "en": "(page "}[language]
    for reason in refusals():
        assert page in lexicon.refused(reason, library.game("tuscany").rulebook(), PLAYERS)


def test_many_different_rules_refuse() -> None:
    assert len({reason.rule for reason in refusals()}) > 12


def test_who_draws_is_told_which_cards_and_others_only_how_many() -> None:
    drawn = [
        Event(
            "tuscany.drew",
            0,
            "tuscany.draw.cards",
            {"card": "hidden"},
            secret={"card": kind},
            known_to=frozenset({0}),
        )
        for kind in ("city", "city", "castle")
    ]
    lexicon = strict("en")

    assert lexicon.told_together([e.seen_by(0) for e in drawn], PLAYERS)[0][0] == (
        "Anna draws: 2 red cards and 1 dark green card."
    )
    assert lexicon.told_together([e.seen_by(1) for e in drawn], PLAYERS)[0][0] == "Anna draws: 3 cards."
