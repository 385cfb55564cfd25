"""Keys, options, questions, events and points become sentences."""

import pytest

from tavola import library
from tavola.kernel import Award, Decision, Event, Item, Reason, TavolaError, Words
from tavola.words import Lexicon, MissingWords

CARRARA = library.game("carrara")
NAMES = ["Anna", "Ben"]


@pytest.fixture
def de() -> Lexicon:
    return library.lexicon("carrara", "de", strict=True)


@pytest.fixture
def en() -> Lexicon:
    return library.lexicon("carrara", "en", strict=True)


def test_an_option_is_told_with_its_fields(de: Lexicon, en: Lexicon) -> None:
    option = CARRARA.parse("build villa 3 lerici")

    assert de.sentence(option) == "Villa 3 in Lérici bauen"
    assert en.sentence(option) == "Build Villa 3 in Lérici"


def test_a_bag_is_counted_and_listed(de: Lexicon, en: Lexicon) -> None:
    option = CARRARA.parse("take II 2white,green,blue")

    assert de.sentence(option) == "2 weiße, 1 grünen und 1 blauen aus Segment II"
    assert en.sentence(option) == "2 white, 1 green and 1 blue from segment II"


def test_an_empty_bag_is_nothing(de: Lexicon, en: Lexicon) -> None:
    assert (de.bag("blocks", {"white": 0}), en.bag("blocks", {})) == ("nichts", "nothing")


def test_a_question_tells_its_details(de: Lexicon, en: Lexicon) -> None:
    asked = Decision(
        0, "carrara.pay", [CARRARA.parse("pay red")], {"tile": "villa 1", "city": "lucca", "cost": 1}
    )

    assert de.question(asked) == "Mit welchem Baustein bezahlst du Villa 1 in Lucca?"
    assert en.question(asked) == "Which block do you pay for Villa 1 in Lucca?"


def test_an_event_names_its_player(de: Lexicon, en: Lexicon) -> None:
    event = Event("carrara.bought", 1, "", {"segment": "VI", "blocks": {"white": 1, "black": 2}, "coins": 1})

    assert de.told(event, NAMES) == "Ben kauft aus Segment VI: 1 weißen und 2 schwarze, für 1 Münze."
    assert en.told(event, NAMES) == "Ben buys from segment VI: 1 white and 2 black, for 1 coin."


def test_an_event_names_other_seats_too(en: Lexicon) -> None:
    event = Event("carrara.over", None, "", {"seats": (0, 1)})

    assert en.told(event, NAMES) == "The game is over. The winner: Anna and Ben."


def test_a_run_of_draws_is_told_at_once(de: Lexicon) -> None:
    drawn = [Event("carrara.drawn", 0, "", {"colour": colour}) for colour in ("white", "red", "white")]
    turned = Event("carrara.turned", 0, "")

    assert [text for text, _ in de.told_together([turned, *drawn], NAMES)] == [
        "Anna dreht die Drehscheibe um 1 Segment.",
        "Anna legt auf Segment I nach: 2 weiße und 1 roten.",
    ]


def test_runs_of_different_players_stay_apart(en: Lexicon) -> None:
    drawn = [Event("carrara.drawn", seat, "", {"colour": "red"}) for seat in (0, 0, 1)]

    assert [text for text, _ in en.told_together(drawn, NAMES)] == [
        "Anna refills segment I: 2 red.",
        "Ben refills segment I with 1 block, red.",
    ]


def test_a_refusal_in_words_of_its_own_tells_the_page(de: Lexicon, en: Lexicon) -> None:
    reason = Reason("carrara1.score.city.minimum", {"city": "pisa", "count": 1, "needed": 2})

    assert de.refused(reason, CARRARA.rulebook()) == (
        "Um Pisa zu werten, brauchst du dort 2 eigene Gebäude; du hast 1. (Seite 9)"
    )
    assert en.refused(reason, CARRARA.rulebook()) == (
        "To score Pisa you need 2 buildings of your own there; you have 1. (page 9)"
    )


def test_a_refusal_without_such_words_tells_the_rule(en: Lexicon) -> None:
    rule = CARRARA.rulebook()["carrara1.turn.one-action"]

    assert en.refused(Reason(rule.id), CARRARA.rulebook()) == f"{rule.text['en']} (page {rule.page})"


def test_a_refusal_names_whose_turn_it_is(en: Lexicon) -> None:
    reason = Reason("carrara1.turn.clockwise", {"seat": 1})

    assert en.refused(reason, CARRARA.rulebook(), NAMES) == "It is the turn of Ben. (page 4)"


def test_points_are_a_sum_that_a_child_can_follow(de: Lexicon, en: Lexicon) -> None:
    villa = Item("building", 3, 2, "", "", "points", {"tile": "villa 3", "city": "lucca"})
    porta = Item("building", 2, 3, "", "", "coins", {"tile": "porta 2", "city": "pisa"})
    coat = Item("object", 1, 1, "", "", "coat", {"object": "coat"})
    gate = Item("object", 1, 1, "", "", "gate", {"object": "gate"})
    award = Award(0, "carrara.scored_city", (villa, porta, coat, gate))

    assert de.award(award) == [
        "Villa 3 in Lucca: Baukosten 3 × Wert 2 = 6 Siegpunkte",
        "Porta 2 in Pisa: Baukosten 2 × Wert 3 = 6 Münzen",
        "dazu 1 Wappen und 1 Tor",
        "Zusammen: 6 Siegpunkte, 6 Münzen, 1 Wappen und 1 Tor",
    ]
    assert en.award(award) == [
        "Villa 3 in Lucca: cost 3 × value 2 = 6 victory points",
        "Porta 2 in Pisa: cost 2 × value 3 = 6 coins",
        "and 1 coat of arms and 1 gate",
        "Together: 6 victory points, 6 coins, 1 coat of arms and 1 gate",
    ]


def test_the_final_scoring_adds_up_like_the_rulebook(de: Lexicon) -> None:
    objects = [Item("objects", n, 3, "", details={"object": kind}) for kind, n in (("book", 2), ("crown", 1))]
    tiles = [Item("cost", n, 1, "", details={"tile": tile}) for tile, n in (("villa 3", 3), ("porta 5", 5))]
    coins = Item("coins", 6, 1, "", details={"coins": 31})

    assert de.award(Award(0, "carrara.final", (*objects, *tiles, coins))) == [
        "2 Bücher und 1 Krone: 3 Objekte × 3 = 9 Siegpunkte",
        "Baukosten der Gebäude: 3 + 5 = 8 Siegpunkte",
        "31 Münzen, je 5 bringen 1: 6 Siegpunkte",
        "Zusammen: 23 Siegpunkte",
    ]


def test_a_single_item_needs_no_sum(en: Lexicon) -> None:
    assert en.award(Award(0, "carrara.announced", (Item("announced", 1, 5, ""),))) == [
        "End announced: 5 victory points"
    ]


def test_a_name_that_is_also_a_word_stays_a_name(en: Lexicon) -> None:
    assert en.told(Event("carrara.turned", 0, ""), ["lucca"]) == "lucca turns the wheel by 1 segment."


def test_a_value_is_a_word_or_a_word_and_a_number(de: Lexicon) -> None:
    assert de.word("track", "lerici") == "Lérici"
    assert de.word("tile", "villa 3") == "Villa 3"


def test_words_already_told_are_not_told_again(en: Lexicon) -> None:
    assert en.word("object", "coat of arms") == "coat of arms"
    assert en.word("object", "2 coat 1") == "2 coat 1"


def test_a_missing_key_is_an_error_in_tests(de: Lexicon) -> None:
    with pytest.raises(MissingWords, match="de: there are no words for 'carrara-option-fly'"):
        de.say("carrara-option-fly")


def test_a_missing_fact_is_an_error_in_tests(de: Lexicon) -> None:
    with pytest.raises(MissingWords, match="carrara-option-build"):
        de.say("carrara-option-build", tile="villa 3")


def test_a_missing_key_shows_itself_at_run_time() -> None:
    assert library.lexicon("carrara", "de").say("carrara-option-fly") == "carrara-option-fly"


def test_a_lexicon_is_what_drawings_ask_for(en: Lexicon) -> None:
    asked_for: Words = en

    assert (asked_for.language, asked_for.has("carrara-title"), asked_for.has("no")) == ("en", True, False)


def test_dots_in_keys_are_dashes(en: Lexicon) -> None:
    assert en.say("carrara.city.lerici") == "Lérici"
    assert en.has("carrara.event.scored_type")


def test_there_are_words_in_german_and_english_only() -> None:
    with pytest.raises(TavolaError, match="'fr'"):
        library.lexicon("carrara", "fr")


def test_there_are_no_words_for_an_unknown_game() -> None:
    with pytest.raises(TavolaError, match="'chess'"):
        library.lexicon("chess", "en")


def test_a_sentence_speaks_of_the_forms_of_a_word() -> None:
    told = [
        library.lexicon("carcassonne", "de", strict=True).told(
            Event("carcassonne.put", 0, "", {"figure": figure, "on": "city", "cell": "0,1"}), NAMES
        )
        for figure in ("meeple", "big-meeple", "builder")
    ]

    assert told == [
        "Anna setzt einen Meeple auf das Plättchen 0,1: ein Ritter in der Stadt.",
        "Anna setzt den großen Meeple auf das Plättchen 0,1: ein Ritter in der Stadt.",
        "Anna setzt den Baumeister auf das Plättchen 0,1: Stadt.",
    ]


def test_a_word_without_the_form_is_told_plainly() -> None:
    event = Event("carcassonne.put", 0, "", {"figure": "witch", "on": "river", "cell": "0,1"})

    assert library.lexicon("carcassonne", "en", strict=True).told(event, NAMES) == (
        "Anna puts witch on the tile 0,1: river."
    )


def test_a_line_is_told_in_the_words_of_its_rule_where_it_has_some() -> None:
    lexicon = library.lexicon("carcassonne", "en", strict=True)
    rules = ("carcassonne.farmers.cities", "carcassonne.pig.four")

    assert [lexicon.item(Item("field-cities", 2, 3, rule)) for rule in rules] == [
        "Field: 2 complete cities × 3 = 6 points",
        "Field with a pig: 2 complete cities × 3 = 6 points",
    ]
