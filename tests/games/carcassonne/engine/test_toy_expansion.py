"""An expansion from a folder outside of the package: one entry in the catalog and one step of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from tavola import bots, library, registry
from tavola.games.carcassonne.catalog import CATALOG
from tavola.games.carcassonne.core.rules.catalog import Catalog
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.game import Carcassonne
from tavola.games.carcassonne.kit import kit_of
from tavola.kernel import Event, Perspective, State
from tavola.testing import Demands, check_game, scenario
from tavola.words import LANGUAGES
from tests.games.carcassonne.toy_expansion.rules import Windmills, WindmillsView
from tests.thorough import now_and_then

TOY = Windmills()
GAME = Carcassonne(Catalog((*CATALOG.modules, TOY), CATALOG.order.with_step("windmill", after="lay")))
EVERYTHING = GAME.catalog.names
NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def _announced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.REGISTRY, "carcassonne", kit_of(GAME))


def played(*modules: str, bot: str = "random", seats: int = 3) -> library.Match:
    """A whole game."""
    match = library.new("carcassonne", seats, box="first-game", modules=modules, seed=5)
    players = [bots.bot(bot, "carcassonne") for _ in range(seats)]
    chance = Random(5)
    while (seat := match.seat) is not None:
        match.choose(players[seat].choose(Perspective(match.state, seat, chance.randrange), chance.randrange))
    return match


def mills(match: library.Match) -> list[Event]:
    return [event for event in match.log if event.kind == "carcassonne.windmill"]


def test_a_windmill_scores_a_point_for_each_tile_around_it() -> None:
    table = scenario(GAME, box="first-game", modules=("windmills",))
    table.start("base.B 0,0 r0").laid("base.B 1,0 r0").draws("windmills.A")

    table.chooses(0, "place 0,1 r0")

    assert table.state.scores() == (2, 0)


def test_six_tiles_have_a_windmill() -> None:
    state = GAME.new(GAME.setups.make(2, box="first-game", modules=("windmills",)))

    assert sum(count for tile, count in state.pile.items() if tile.startswith("windmills.")) == 6


def test_its_rules_are_part_of_the_rulebook() -> None:
    assert "windmills.neighbours" in GAME.rulebook()
    assert [book.id for book in GAME.rulebook().books] == ["carcassonne", "windmills"]


def test_everything_is_played_together() -> None:
    match = played(*EVERYTHING)
    view = match.view()
    assert isinstance(view, CarcassonneView)
    built = view.part(WindmillsView)

    assert match.over
    assert built is not None
    assert sum(built.built) == len(mills(match)) == 6


def pieces(state: State) -> Mapping[str, int]:
    assert isinstance(state, CarcassonneState)
    laid = state.land.laid or 1
    return {"tiles": sum(state.pile.values()) + len(state.aside) + laid + (state.tile >= 0)}


@pytest.mark.parametrize("modules", [("windmills",), EVERYTHING], ids=["alone", "with everything"])
def test_the_contract_is_kept(modules: tuple[str, ...]) -> None:
    setup = GAME.setups.make(3, box="first-game", modules=modules)
    report = check_game(
        GAME, [setup], games=1, conserved=pieces, demands=Demands(tried=2, share=0.02, mutants=40)
    )

    assert report.awards > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told(language: str) -> None:
    lexicon = library.lexicon("carcassonne", language, strict=True)
    word = {"de": "Windmühle", "en": "windmill"}[language]
    match = played("windmills")
    told = [lexicon.told(event, NAMES) for event in match.log]
    lines = [line for event in mills(match) if event.award for line in lexicon.award(event.award)]

    assert sum(word in sentence for sentence in told) == 6
    assert all(word in line or word.capitalize() in line for line in lines)
    assert lexicon.has("carcassonne-setup-module-windmills")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn(language: str) -> None:
    match = library.new("carcassonne", 2, box="first-game", modules=("windmills", "farmers"), seed=3)
    chance, number = Random(3), 0
    while match.seat is not None:
        if now_and_then(number := number + 1):
            assert match.svg(match.seat, language)
        match.choose(chance.choice(match.options))
    svg = match.svg(None, language)

    assert 6 == svg.count('href="#face-windmills-')
    assert 'href="#art-windmill"' in svg
    assert {"de": "Windmühlen gebaut", "en": "windmills built"}[language] in svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_it(language: str) -> None:
    match = played("windmills", seats=2)
    console = Console(width=160, height=60, record=True, file=StringIO())
    board = import_module(str(registry.kit("carcassonne").text))
    console.print(board.table(match.view(), library.lexicon("carcassonne", language), NAMES, console.size))
    shown = console.export_text()

    assert shown.count("✢") > 6
    assert {"de": "✢ Windmühle", "en": "✢ windmill"}[language] in shown


def test_it_is_judged() -> None:
    assert played("windmills", "farmers", bot="greedy", seats=2).over
