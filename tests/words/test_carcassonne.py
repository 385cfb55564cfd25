"""Whatever Carcassonne asks, offers, tells, refuses or pays has words in both languages."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tavola import library
from tavola.games.carcassonne import catalog
from tavola.games.carcassonne.core.rules.build_view import AIDS
from tavola.games.carcassonne.core.rules.faces import KINDS
from tavola.games.carcassonne.expansions.messages.rules import NAMES as MESSAGES
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Award, Decision, Event, Item, Option, Play, RandomDealer, Reason
from tavola.words import LANGUAGES, Lexicon

CATHEDRAL, PIG = "carcassonne.cathedrals.three", "carcassonne.pig.four"
CIRCLES = ("fork", "club", "shield")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")
GAMES = [(seats, seed, box) for seats, seed in ((2, 1), (4, 2), (6, 3)) for box in ("big-box", "base")]
KINDS_OF_EVENTS = {
    "carcassonne.started", "carcassonne.drawn", "carcassonne.laid", "carcassonne.put", "carcassonne.scored",
    "carcassonne.final", "carcassonne.extra", "carcassonne.abbot", "carcassonne.over",
    "carcassonne.gold_laid", "carcassonne.magic", "carcassonne.ambush", "carcassonne.robbed",
    "carcassonne.robber_back", "carcassonne.ferry_laid", "carcassonne.ferry_turned", "carcassonne.message",
    "carcassonne.crop", "carcassonne.crop_added", "carcassonne.crop_removed",
}  # fmt: skip
"""What happens in these games; the rest is rarer and told of below."""
ITEMS = {
    "road-tiles", "city-tiles", "pennants", "monastery-tiles", "garden-tiles", "field-cities", "robbed",
    "robber",
}  # fmt: skip
QUESTIONS = {
    "carcassonne.lay", "carcassonne.claim", "carcassonne.gold", "carcassonne.magic", "carcassonne.robber",
    "carcassonne.ferry", "carcassonne.ferries", "carcassonne.count", "carcassonne.message",
    "carcassonne.crop", "carcassonne.crop_add", "carcassonne.crop_remove",
}  # fmt: skip


def strict(language: str) -> Lexicon:
    return library.lexicon("carcassonne", language, strict=True)


def decisions(play: Play, chance: random.Random) -> Iterator[Decision]:
    """Random play: the questions as they come; the kind of answer is chosen first."""
    play.settle()
    while isinstance(pending := play.state.pending, tuple) and pending:
        yield pending[0]
        word = chance.choice(sorted({option.word for option in pending[0].options}))
        play.choose(pending[0].seat, chance.choice([o for o in pending[0].options if o.word == word]))
        play.settle()


def new(seats: int, seed: int, box: str) -> tuple[Play, random.Random]:
    chance = random.Random(seed)
    return Play(CARCASSONNE, CARCASSONNE.setups.make(seats, box=box), RandomDealer(chance.randrange)), chance


@cache
def asked_and_told() -> tuple[tuple[Decision, ...], tuple[Event, ...]]:
    asked: list[Decision] = []
    told: list[Event] = []
    for game in GAMES:
        play, chance = new(*game)
        asked += decisions(play, chance)
        told += [event for _, event in play.log]
    return tuple(asked), tuple(told)


@cache
def refusals() -> tuple[Reason, ...]:
    """Why all sorts of options are refused in the course of a game, each reason once."""
    found = {}
    play, chance = new(2, 1, "big-box")
    for _ in decisions(play, chance):
        for option in all_options():
            for seat in range(2):
                if reason := play.state.why_not(seat, option):
                    found[str(reason)] = reason
    return tuple(found.values())


@cache
def all_options() -> list[Option]:
    """Options of every sort, most of them illegal at any moment."""
    texts = ["skip", "take abbot", "second-turn", "no-second-turn", "put dragon c9"]
    texts += [f"place {cell} r{turn}" for cell in ("0,0", "1,0", "9,9", "0,-1") for turn in range(4)]
    figures = ("meeple", "big-meeple", "abbot", "builder", "pig")
    texts += [f"put {figure} {part}" for figure in figures for part in ("c1", "r1", "f1", "m1", "g1", "w1")]
    texts += [
        "fly meeple",
        "fly abbot",
        "land 0,0 c1",
        "ferry 0,0 r1-r2",
        "turn-ferry 0,0 r1-r2",
        "keep-ferries",
    ]
    texts += ["gold 0,0", "take-gold 0,0", "conjure mage 0,0 c1", "dismiss witch", "ambush 3", "rob 0 meeple"]
    texts += [
        "score 0,0 c1",
        "count messenger",
        "message",
        "recall meeple 0,0 c1",
        "all-add",
        "add abbot 0,0 c1",
    ]
    return [CARCASSONNE.parse(text) for text in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_has_words(language: str) -> None:
    lexicon = strict(language)
    asked, _ = asked_and_told()

    assert {decision.ask for decision in asked} >= QUESTIONS
    assert all(lexicon.question(decision) for decision in asked)
    assert all(lexicon.sentence(option) for decision in asked for option in decision.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("ask", "details", "options"),
    [
        ("second", {}, ["second-turn", "no-second-turn"]),
        ("landing", {"figure": "meeple"}, ["land 0,1 r1"]),
        ("landing", {"figure": "big-meeple"}, ["land 0,1 m1"]),
        ("score", {}, ["score 0,0 c1"]),
        ("count", {"points": "1"}, ["count meeple", "count messenger"]),
        ("robbery", {}, ["rob 0 meeple", "rob 5 messenger"]),
        ("gold_share", {}, ["take-gold 0,-1"]),
        ("recall", {}, ["recall big-meeple 0,0 c1", "recall abbot 0,0 g1"]),
        ("magic", {}, ["dismiss mage", "dismiss witch"]),
        *(("message", {"message": message}, ["message", "message-points"]) for message in MESSAGES[1:]),
        *(("crop", {"circle": circle}, ["all-add", "all-remove"]) for circle in CIRCLES),
        *(("crop_add", {"circle": circle}, ["add big-meeple 0,0 f1"]) for circle in CIRCLES),
        *(("crop_remove", {"circle": circle}, ["remove big-meeple 0,0 f1"]) for circle in CIRCLES),
    ],
)
def test_rare_questions_have_words(
    ask: str, details: dict[str, str], options: list[str], language: str
) -> None:
    lexicon = strict(language)
    decision = Decision(0, f"carcassonne.{ask}", tuple(map(CARCASSONNE.parse, options)), details)

    assert lexicon.question(decision)[-1] == "?"
    assert all(map(lexicon.sentence, decision.options))


def test_no_option_tells_a_key_instead_of_a_word() -> None:
    lexicon = strict("de")
    asked, _ = asked_and_told()
    options = {option for decision in asked for option in decision.options}
    numbers = ("cell", "space")
    values = {(name, str(value)) for o in options for name, value in o.fields.items() if name not in numbers}

    assert sorted(pair for pair in values if lexicon.word(*pair) == pair[1]) == []


def test_random_play_brings_about_every_common_event_and_every_kind_of_line() -> None:
    _, told = asked_and_told()
    items = {item.what for event in told if event.award is not None for item in event.award.items}

    assert {event.kind for event in told} >= KINDS_OF_EVENTS
    assert items >= ITEMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_award_has_words(language: str) -> None:
    lexicon = strict(language)
    for event in asked_and_told()[1]:
        assert lexicon.told(event, NAMES)
        assert event.award is None or lexicon.award(event.award)
        assert lexicon.note(event, NAMES) != ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("aside", {"tile": "base.C"}),
        ("lonely", {"figure": "builder"}),
        ("lonely", {"figure": "pig"}),
        ("double_turn", {}),
        ("goods", {"goods": {"wine": 1, "cloth": 2}}),
        ("flies", {"figure": "meeple"}),
        ("flies", {"figure": "big-meeple"}),
        ("flown", {"number": "2", "cell": "0,1"}),
        ("gold_taken", {"cell": "0,1"}),
        ("message_scored", {"message": "road"}),
        ("landed", {"figure": "meeple", "on": "city", "cell": "0,1"}),
        ("landed", {"figure": "big-meeple", "on": "monastery", "cell": "0,1"}),
        ("crashed", {"figure": "big-meeple", "cell": "0,1"}),
        ("recalled", {"on": "field", "tiles": 7}),
        ("one_more_tile", {"left": 1}),
    ],
)
def test_rare_events_have_words(kind: str, details: dict[str, object], language: str) -> None:
    assert "Anna" in strict(language).told(Event(f"carcassonne.{kind}", 0, "", details), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure", ["mage", "witch"])
def test_mage_and_witch_leave_by_themselves(figure: str, language: str) -> None:
    event = Event("carcassonne.magic_gone", None, "", {"figure": figure})

    assert strict(language).word("figure", figure) in strict(language).told(event, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_a_page(language: str) -> None:
    lexicon = strict(language)
    page = {"de": "(Seite ", "en": "(page "}[language]
    for reason in refusals():
        assert page in lexicon.refused(reason, CARCASSONNE.rulebook(), NAMES)


def test_many_different_rules_refuse() -> None:
    assert len({reason.rule for reason in refusals()}) > 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_set_up_has_words(language: str) -> None:
    lexicon = strict(language)
    keys = ["carcassonne-title", "carcassonne-sentence"]
    keys += [f"carcassonne-setup-box-{box}" for box in catalog.BOXES]
    keys += [f"carcassonne-setup-module-{module}" for module in catalog.CATALOG.names]
    keys += ["carcassonne-setup-option-aids", *(f"carcassonne-setup-option-aids-{aid}" for aid in AIDS)]

    assert [key for key in keys if not lexicon.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_every_tile_has_a_word(language: str) -> None:
    lexicon = strict(language)
    sets = ("base", "river", "inns", "traders", "flyers", "ferries", "gold", "mage", "robbers", "cropcircles")
    tiles = [tile for name in sets for tile in catalog.tile_set(name)]
    parts = {part.name for tile in tiles for part in tile.parts if part.kind in KINDS}

    assert [part for part in sorted(parts) if lexicon.word("part", part) == part] == []
    assert [kind for kind in KINDS if not lexicon.has(f"carcassonne-on-{kind}")] == []


def city(count: int, pennants: int, value: int) -> Award:
    tiles = Item("city-tiles", count, value, "carcassonne.score.city")
    return Award(
        0, "carcassonne.scored", (tiles, Item("pennants", pennants, value, "carcassonne.score.pennants"))
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["City: 5 tiles × 2 = 10 points", "and 1 coat of arms × 2 = 2 points", "Together: 12 points"]),
        ("de", ["Stadt: 5 Plättchen × 2 = 10 Punkte", "dazu 1 Wappen × 2 = 2 Punkte", "Zusammen: 12 Punkte"]),
    ],
)
def test_points_are_a_sum_that_a_child_can_follow(language: str, lines: list[str]) -> None:
    assert strict(language).award(city(5, 1, 2)) == lines


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (Item("road-tiles", 3, 1, ""), "Straße: 3 Plättchen × 1 = 3 Punkte"),
        (Item("inn-tiles", 5, 2, ""), "Straße mit Wirtshaus: 5 Plättchen × 2 = 10 Punkte"),
        (Item("inn-tiles", 5, 0, ""), "Straße mit Wirtshaus, nicht fertig: 0 Punkte"),
        (
            Item("city-tiles", 7, 3, "carcassonne.cathedrals.three"),
            "Stadt mit Kathedrale: 7 Plättchen × 3 = 21 Punkte",
        ),
        (
            Item("city-tiles", 7, 0, "carcassonne.cathedrals.unfinished"),
            "Stadt mit Kathedrale, nicht fertig: 0 Punkte",
        ),
        (Item("garden-tiles", 6, 1, ""), "Garten mit Umgebung: 6 Plättchen × 1 = 6 Punkte"),
        (Item("field-cities", 1, 3, ""), "Wiese: 1 fertige Stadt × 3 = 3 Punkte"),
        (
            Item("field-cities", 2, 4, PIG),
            "Wiese mit Schwein: 2 fertige Städte × 4 = 8 Punkte",
        ),
        (Item("goods", 1, 10, "", details={"goods": "cloth"}), "Am meisten Tuch: 10 Punkte"),
        (Item("mage", 8, 1, ""), "dazu der Magier: 8 Plättchen × 1 = 8 Punkte"),
        (Item("witch", 1, -1, ""), "Hexe, nur die Hälfte (aufgerundet): -1"),
        (Item("robbed", 1, 3, ""), "Geraubt, die Hälfte (aufgerundet): 3 Punkte"),
        (Item("robber", 1, 3, ""), "Räuber auf der Wertungstafel: 3 Punkte"),
        (Item("gold", 7, 3, ""), "Gold: 7 Barren × 3 = 21 Punkte"),
        (Item("message-points", 1, 2, ""), "Statt der Aktion der Depesche: 2 Punkte"),
        (Item("message-pennants", 2, 2, ""), "Depesche: 2 Wappen × 2 = 4 Punkte"),
        (Item("message-knights", 1, 2, ""), "Depesche: 1 Ritter × 2 = 2 Punkte"),
        (Item("message-farmers", 3, 2, ""), "Depesche: 3 Bauern × 2 = 6 Punkte"),
    ],
)
def test_every_kind_of_line_says_what_it_was_for(item: Item, text: str) -> None:
    assert strict("de").item(item) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place 3,-1 r2", "Anlegen: 3,-1, kopfüber"),
        ("put meeple r1", "Meeple als Wegelagerer setzen: Straße r1"),
        ("put big-meeple c2", "Großen Meeple als Ritter setzen: Stadt c2"),
        ("put meeple m1", "Meeple als Mönch setzen: Kloster"),
        ("put meeple f3", "Meeple als Bauer setzen: Wiese f3"),
        ("put abbot g1", "Abt setzen: Garten"),
        ("put builder c1", "Baumeister setzen: Stadt c1"),
        ("put pig f1", "Schwein setzen: Wiese f1"),
        ("take abbot", "Abt zurücknehmen"),
        ("skip", "Nein, keine Figur"),
        ("fly big-meeple", "Großen Meeple fliegen lassen"),
        ("conjure witch 0,1 r1", "Hexe auf das Plättchen 0,1 stellen: Straße r1"),
        ("count messenger", "Meeplefrau ziehen"),
        ("turn-ferry 1,0 r1-r3", "Fähre auf dem Plättchen 1,0 umlegen: Stege r1 und r3"),
        ("rob 1 meeple", "Spieler 2 berauben: Zählmeeple"),
    ],
)
def test_options_speak_the_words_of_the_rulebook(text: str, sentence: str) -> None:
    assert strict("de").sentence(CARCASSONNE.parse(text)) == sentence
