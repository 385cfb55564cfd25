"""Small parts of what viewers are told."""

import pytest

from tavola import library
from tavola.games.carcassonne.catalog import CATALOG
from tavola.kernel import Award, Bag, Choice, Decision, Draw, Event, Item, Option, Step
from tavola.server import presenter


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,en;q=0.5", "de"),
        ("fr-FR, de;q=0.8, en;q=0.7", "de"),
        ("xx, yy", "en"),
        ("DE-de", "de"),
        (";;;,,,", "en"),
    ],
)
def test_the_first_language_that_there_is_counts(header: str, language: str) -> None:
    assert presenter.preferred_language(header) == language


def test_a_run_of_draws_is_one_line_with_the_step_of_the_first() -> None:
    match = library.new("carrara", 2, seed=1, start=0)
    match.choose("buy")
    words, rules = presenter.lexicon("carrara", "en"), match.game.rulebook()
    lines = presenter.log_lines(match.play.log, ("Ada", "Ben"), words, rules)
    starts = [at for at, _ in lines]

    assert len(lines) < len(match.play.log)
    assert starts == sorted(set(starts))
    assert all(line.step == match.play.log[at][0] for at, line in lines)


def test_the_same_event_told_twice_keeps_both_places() -> None:
    twice = Event("bought", 0, "carrara1.buy")
    match = library.new("carrara", 2, seed=1)
    words, rules = presenter.lexicon("carrara", "en"), match.game.rulebook()
    lines = presenter.log_lines([(3, twice), (4, twice), (5, twice)], ("Ada", "Ben"), words, rules)

    assert [(at, line.step) for at, line in lines] in ([(0, 3), (1, 4), (2, 5)], [(0, 3)])


class Done(Option):
    """Says nothing about where."""


class Did(Option):
    """Says what was done."""

    @property
    def fields(self) -> dict[str, str | Bag]:
        return {"what": "this"}


def test_the_last_move_of_each_seat_is_marked() -> None:
    points = Award(1, "s", (Item("x", 1, 1, "r"),))
    log = [
        (0, Event("a", 0, "r", where=("tile:villa 1",))),
        (1, Event("b", 1, "r", where=("city:lucca", "seat:1"))),
        (1, Event("b", 1, "r", where=("city:siena",))),
        (2, Event("c", 0, "r", where=("tile:porta 2",))),
        (2, Event("scored by another's move", 1, "r", award=points, where=("tile:villa 1",))),
        (3, Event("scored by saying done", 1, "r", award=points, where=("tile:villa 2",))),
        (3, Event("e", None, "r", where=("wheel",))),
    ]
    steps = [Choice(0, Did()), Choice(1, Did()), Choice(0, Did()), Choice(1, Done())]

    assert presenter.last_moves(log, steps, 2) == {0: ["tile:porta 2"], 1: ["city:lucca"]}


def test_who_chooses_to_score_has_scored_as_their_last_move() -> None:
    points = Award(0, "s", (Item("x", 1, 1, "r"),))
    log = [(0, Event("scored", 0, "r", award=points, where=("city:lucca",)))]

    assert presenter.last_moves(log, [Choice(0, Did())], 2) == {0: ["city:lucca"]}


def test_what_happened_since_ones_turn_begins_after_ones_own_last_choice_whatever_was_drawn_then() -> None:
    drawn = Draw("any")
    steps: list[Step] = [drawn, Choice(0, Did()), drawn, Choice(1, Did()), Choice(2, Did()), drawn]

    assert [presenter.since_last_choice(steps, seat) for seat in (0, 1, 2, 3, None)] == [2, 4, None, 1, None]


def test_options_are_told_with_their_fields_and_words() -> None:
    match = library.new("carrara", 2, seed=1, start=0)
    decision = match.decision
    assert decision is not None
    question = presenter.question(decision, 7, presenter.lexicon("carrara", "de"))

    assert (question.seat, question.version) == (0, 7)
    assert [option.text for option in question.options] == [str(option) for option in decision.options]
    assert {option.do for option in question.options} <= set(question.fields["do"].values)


@pytest.mark.parametrize("language", ["de", "en"])
def test_only_what_is_unusual_about_a_setup_is_told(language: str) -> None:
    game, words = library.game("carrara"), presenter.lexicon("carrara", language)

    assert presenter.setup_words(game, (), {"screens": "closed"}, words) == []
    assert len(presenter.setup_words(game, (), {"screens": "open"}, words)) == 1


def test_options_that_read_the_same_are_numbered() -> None:
    game = library.game("carcassonne")
    options = tuple(
        map(game.parse, ("conjure mage 7,-1 r1", "conjure mage 7,-1 r2", "conjure witch 7,-1 r1"))
    )
    asked = presenter.question(
        Decision(0, "carcassonne.magic", options), 1, presenter.lexicon("carcassonne", "en")
    )
    first, second, other = (option.words for option in asked.options)

    assert first.endswith(" (1)")
    assert second == first.replace("(1)", "(2)")
    assert not other.endswith(")")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", library.game_names())
def test_every_module_is_told_in_a_sentence(game: str, language: str) -> None:
    setups = library.game(game).setups
    told = presenter.modules(game, setups, presenter.lexicon(game, language))

    assert [module.name for module in told if not module.about.endswith(".")] == []


def test_a_game_with_boxes_has_a_picture_of_what_is_in_every_box() -> None:
    games = [name for name in library.game_names() if len(library.game(name).setups.boxes) > 1]
    drawn = [presenter.plain_emblem(name) for name in games]

    assert len(set(drawn)) == len(drawn) > 0
    assert [svg for svg in drawn if not svg.startswith("<svg")] == []


def test_every_module_of_a_big_box_has_a_picture_of_its_own() -> None:
    drawn = {name: presenter.module_emblem("carcassonne", name) for name in CATALOG.names}
    tile_sets = {"inns-tiles", "traders-tiles"}

    assert [name for name, svg in drawn.items() if not svg.startswith("<svg")] == []
    assert len({svg for name, svg in drawn.items() if name not in tile_sets}) == len(drawn) - len(tile_sets)
    assert presenter.module_emblem("carrara", "expansion").startswith("<svg")
    assert "var(" not in presenter.module_emblem("carrara-second", "advanced")
    assert presenter.module_emblem("carcassonne", "no-such") == ""
