"""What was drawn before is used again exactly while nothing that it shows has changed."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib import import_module
from random import Random

import pytest

from tavola import library
from tavola.drawing import Keeper, Panel, Purpose
from tavola.drawing.frame import framed
from tavola.drawing.keeper import KeptScene, fact
from tests.thorough import sample


@dataclass(frozen=True)
class Mat:
    coins: int = 0
    name: str = "Ada"


@dataclass(frozen=True)
class View:
    round: int = 1
    stack: int = 9
    mats: tuple[Mat, ...] = (Mat(), Mat())

    @property
    def is_last(self) -> bool:
        return self.round == 3


@dataclass
class Scene(KeptScene):
    view: View
    drawn: list[str] = field(default_factory=list, compare=False)

    @fact
    def richest(self, least: int) -> str:
        return max((mat.name for mat in self.view.mats if mat.coins >= least), default="nobody")


def panels(scene: Scene) -> Iterator[Panel]:
    yield scene.panel("table", table)


def table(scene: Scene) -> Panel:
    pieces = (
        scene.piece("round", shown_round),
        scene.piece("richest", shown_richest, 3),
        *(scene.piece(f"coins-{n}", coins, mat) for n, mat in enumerate(scene.watched("mats"))),
    )
    return framed("table", Purpose.BOARD, "Table", 10, 10, *pieces)


def shown_round(scene: Scene) -> str:
    scene.drawn.append("round")
    return "last" if scene.view.is_last else "another"


def shown_richest(scene: Scene, least: int) -> str:
    scene.drawn.append("richest")
    return scene.richest(least)


def coins(scene: Scene, mat: Mat) -> str:
    scene.drawn.append("coins")
    return str(mat.coins)


def draw(view: View, kept: Keeper, words: str = "en") -> tuple[Panel, list[str]]:
    scene = Scene(view)
    (panel,) = scene.picture(kept, words, panels)
    return panel, scene.drawn


@pytest.fixture
def kept() -> Keeper:
    keeper = Keeper()
    draw(View(), keeper)
    return keeper


def test_nothing_is_drawn_again_while_nothing_has_changed(kept: Keeper) -> None:
    first, _ = draw(View(), kept)
    again, drawn = draw(View(), kept)

    assert (drawn, again) == ([], first)
    assert again is first


def test_what_is_shown_no_more_is_kept_by_no_drawing(kept: Keeper) -> None:
    seen = View(round=2, mats=(Mat(coins=5), Mat(coins=6)))
    gone = weakref.ref(seen)
    was_on = gc.isenabled()
    gc.disable()  # nothing refers to itself, so nobody has to look for it
    try:
        draw(seen, kept)
        del seen

        assert gone() is None
    finally:
        if was_on:
            gc.enable()


def test_what_no_piece_has_read_may_change(kept: Keeper) -> None:
    assert draw(View(stack=8), kept)[1] == []


def test_what_a_property_reads_counts_as_read(kept: Keeper) -> None:
    assert draw(View(round=3), kept)[1] == ["round"]


def test_of_watched_values_only_the_fields_that_were_read_count(kept: Keeper) -> None:
    renamed = View(mats=(Mat(), Mat(name="Ben")))
    richer = View(mats=(Mat(), Mat(coins=2, name="Ben")))

    assert draw(renamed, kept)[1] == []
    assert draw(richer, kept)[1] == ["coins"]


def test_a_fact_counts_by_its_value_and_not_by_what_it_was_worked_out_from(kept: Keeper) -> None:
    assert draw(View(mats=(Mat(coins=2), Mat())), kept)[1] == ["coins"]
    assert draw(View(mats=(Mat(coins=3), Mat())), kept)[1] == ["richest", "coins"]


def test_other_words_draw_everything_anew(kept: Keeper) -> None:
    assert len(draw(View(), kept, "de")[1]) == 4


def test_pieces_that_come_out_the_same_stay_the_same_object(kept: Keeper) -> None:
    before, _ = draw(View(), kept)
    after, drawn = draw(replace(View(), round=2), kept)

    assert drawn == ["round"]
    assert after is before


def test_a_piece_about_something_that_is_gone_is_not_asked_for(kept: Keeper) -> None:
    assert len(draw(View(mats=(Mat(),)), kept)[0].fragments) == 3
    assert len(draw(View(), kept)[0].fragments) == 4


EVERYTHING: list[tuple[str, str | None]] = [(name, None) for name in library.game_names()]
"""With all modules, whatever the box."""
BOXES: list[tuple[str, str | None]] = [
    (name, box) for name in library.game_names() for box in library.game(name).setups.boxes
]
ANSWERS = sample(60, 2_000)


@pytest.mark.parametrize(("name", "box"), sample(EVERYTHING, EVERYTHING + BOXES))
@pytest.mark.parametrize("seats", sample([2], [2, 3]))
def test_kept_pictures_equal_fresh_ones(name: str, box: str | None, seats: int) -> None:
    """A game by chance, taken back now and then, seen by two seats and a spectator, some more often."""
    chance, picture = Random(seats), import_module(library.kit(name).picture)
    modules = () if box else library.game(name).setups.modules
    match = library.new(name, seats, seed=seats, box=box, modules=modules)
    viewers = [(seat, language, Keeper()) for seat, language in ((None, "en"), (0, "de"), (1, "en"))]
    for turn in range(ANSWERS):
        if not match.over:
            match.choose(chance.choice(match.options))
        if turn and chance.random() < 0.1:
            match.undo()
        for seat, language, keeper in chance.sample(viewers, sample(1, 2)):
            colours, names = range(seats)[::-1], ("Ann", "Bo", "Cy")[:seats]
            told = match.view(seat), library.lexicon(name, language), colours, names

            assert picture.draw(*told, kept=keeper) == picture.draw(*told)
        if match.over:
            break
