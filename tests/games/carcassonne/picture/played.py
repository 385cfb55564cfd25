"""Positions of random games, and how their pictures are looked at."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from tavola.drawing import Panel
from tavola.drawing.definitions import used_definitions
from tavola.games.carcassonne.catalog import tile_set
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance, Event, Option, draw_outcome
from tavola.library import lexicon

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = lexicon("carcassonne", "en", strict=True)
SETS = (
    *("base", "river", "inns", "traders"),
    *("flyers", "ferries", "gold", "mage", "robbers", "cropcircles"),
)
TILES: tuple[Tile, ...] = tuple(tile for name in SETS for tile in tile_set(name))
KINDS = {tile.id: tile for tile in TILES}


def every_tile(check: Callable[[Tile], None]) -> Callable[[], None]:
    """A test of what holds for each tile; as so many tests, they would take longer to list than to run."""

    def test() -> None:
        for tile in TILES:
            check(tile)

    test.__doc__ = check.__doc__
    return test


class Game:
    """A random game that is played step by step; figures are put more often than not."""

    def __init__(self, seats: int, box: str, seed: int, aids: str = "teaching") -> None:
        setup = CARCASSONNE.setups.make(seats, box=box, options={"aids": aids})
        self.state = CARCASSONNE.new(setup)
        self.chance = random.Random(seed)
        self.events: list[Event] = []
        self.settle()

    @property
    def asked(self) -> int | None:
        """Who is asked; None when the game is over."""
        pending = self.state.pending
        return pending[0].seat if isinstance(pending, tuple) and pending else None

    def settle(self) -> None:
        while isinstance(pending := self.state.pending, Chance):
            self.state.deal(draw_outcome(pending, self.chance.randrange), self.events)

    def step(self, *words: str) -> None:
        """One choice, with one of these words if there is any, and what chance brings after it."""
        pending = self.state.pending
        assert isinstance(pending, tuple)
        wanted: Sequence[Option] = [option for option in pending[0].options if option.word in words]
        if not wanted:
            puts = [option for option in pending[0].options if option.word == "put"]
            wanted = puts if puts and self.chance.random() < 0.7 else pending[0].options
        self.state.choose(pending[0].seat, wanted[self.chance.randrange(len(wanted))], self.events)
        self.settle()

    def view(self) -> CarcassonneView:
        """What the asked seat sees, or everybody when the game is over."""
        return self.state.view(self.asked)


@cache
def position(seats: int, box: str, seed: int, tiles: int, ask: str = "") -> CarcassonneView:
    """The view of a random game when so many tiles lie, and a question is asked if one is named."""
    game = Game(seats, box, seed)
    while game.asked is not None:
        pending = game.state.pending
        assert isinstance(pending, tuple)
        if game.state.land.laid >= tiles and pending[0].ask.endswith(ask):
            break
        game.step()
    return game.view()


@cache
def asked_in_play(question: str, word: str = "") -> CarcassonneView:
    """The view of a random game in which this question is asked, with an option of this word if named."""
    for seed in range(40):
        game = Game(2 + seed % 5, "big-box", seed)
        while game.asked is not None:
            pending = game.state.pending
            assert isinstance(pending, tuple)
            words = {"", *(option.word for option in pending[0].options)}
            if pending[0].ask == f"carcassonne.{question}" and word in words:
                return game.view()
            game.step("fly", "ambush")
    raise LookupError(question)


def start() -> CarcassonneView:
    return position(2, "base", 1, 1, "lay")


VIEWS = {
    "start": lambda: position(2, "base", 1, 1, "lay"),
    "early": lambda: position(3, "big-box", 2, 9, "lay"),
    "claiming": lambda: position(4, "big-box", 3, 24, "claim"),
    "late": lambda: position(6, "big-box", 4, 110),
    "over": lambda: position(5, "big-box", 5, 1000),
    "first game": lambda: position(2, "first-game", 6, 30),
}


def elements(panels: Sequence[Panel]) -> Iterator[ET.Element]:
    defined = used_definitions(
        (part.svg for panel in panels for part in panel.fragments),
        dict.fromkeys(used for panel in panels for used in panel.uses),
    )
    yield from ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{defined}</svg>').iter()
    for panel in panels:
        yield from ET.fromstring(panel.bare).iter()


def picks(panels: Sequence[Panel]) -> Counter[str]:
    return Counter(pick for panel in panels for pick in re.findall(r'data-pick="([^"]*)"', panel.svg))


def said(option: Option) -> set[str]:
    """Everything that a pick may say about an option."""
    return {f"do={option.word}", *(f"{name}={value}" for name, value in option.fields.items())}


def unreachable(options: Sequence[Option], there: Iterable[str]) -> list[str]:
    """The options that picks do not lead to; one without fields needs none."""
    pairs = [set(pick.split(";")) for pick in there]
    all_said = [said(option) for option in options]
    found = []
    for option, own in zip(options, all_said, strict=True):
        fitting = {pair for pick in pairs if pick <= own for pair in pick}
        if option.fields and sum(fitting <= other for other in all_said) != 1:
            found.append(str(option))
    return found


def refs(panels: Sequence[Panel]) -> set[str]:
    return {ref for panel in panels for ref in re.findall(r'data-ref="([^"]*)"', panel.svg)}


def named(panels: Sequence[Panel], name: str) -> Panel:
    return next(panel for panel in panels if panel.name == name)


def places(panels: Sequence[Panel], prefix: str) -> dict[str, tuple[float, float]]:
    """Where pieces stand in their panel, by id."""
    found = {}
    for element in elements(panels):
        moved = re.match(r"translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)", element.get("transform", ""))
        if moved and element.get("id", "").startswith(prefix):
            found[element.get("id", "")] = float(moved[1]), float(moved[2])
    return found
