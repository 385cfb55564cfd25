"""Writes golden games: whole games by random play, as listed in GOLDEN.

    .venv/bin/python -m tests.golden.write           writes those that are not there yet
    .venv/bin/python -m tests.golden.write --again   writes all of them anew

A golden game must load for ever. After a release, a rule that changes gets a new rules version and new
games beside the old ones; `--again` is for games that nobody else can have yet.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tavola.kernel import Decision, Option, Play, Prepared, RandomDealer, Seat
from tavola.library import game

HERE = Path(__file__).parent

LARGE = (
    "farmers", "river", "abbot", "inns", "cathedrals", "big-meeple", "traders", "builder", "pig",
    "inns-tiles", "traders-tiles",
)  # fmt: skip
"""The larger expansions of Carcassonne."""
MINIS = ("flyers", "messages", "ferries", "gold", "mage-and-witch", "robbers", "crop-circles")


@dataclass(frozen=True, slots=True)
class Golden:
    """One game to write: what it is there for, and all that makes it come out the same again."""

    game: str
    name: str
    about: str
    seats: int
    seed: int
    start: Seat | None = None
    box: str | None = None
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    pieces: Mapping[str, str] = field(default_factory=dict)
    components: Mapping[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"


GOLDEN = (
    Golden("carrara", "two-players", "somebody announces the end", seats=2, seed=1),
    Golden("carrara", "three-players", "somebody announces the end", seats=3, seed=2),
    Golden("carrara", "four-players", "somebody announces the end", seats=4, seed=11),
    Golden("carrara", "open-screens", "all screens are open", seats=2, seed=3, options={"screens": "open"}),
    Golden("carrara", "tie-broken", "equal points, more blocks win", seats=2, seed=83),
    Golden("carrara", "shared-win", "equal points and blocks, both win", seats=2, seed=7),
    Golden("carrara", "last-building", "the last building ends it", seats=4, seed=4),
    Golden(
        "carrara",
        "last-building-prepared",
        "a prepared start with four buildings left; the last one ends it",
        seats=3,
        seed=17,
        start=1,
        pieces={
            "mover": "2",
            "display": "biblioteca 1, cathedrale 3, porta 5, villa 2",
            "built 0": "biblioteca 2 pisa, biblioteca 3 pisa, cathedrale 1 massa, cathedrale 2 massa, "
            "palazzo 5 lerici, palazzo 4 lucca, porta 1 lerici, castello 5 massa, villa 1 livorno",
            "built 1": "biblioteca 4 viareggio, biblioteca 5 lucca, cathedrale 4 viareggio, palazzo 1 massa, "
            "palazzo 2 pisa, porta 2 lerici, porta 3 lerici, castello 1 livorno, castello 2 lerici",
            "built 2": "cathedrale 5 lerici, palazzo 3 lerici, porta 4 massa, castello 3 lucca, "
            "castello 4 viareggio, villa 3 pisa, villa 4 viareggio, villa 5 massa",
            "types 0": "biblioteca",
            "cities 0": "pisa",
            "types 1": "porta, castello",
            "cities 2": "livorno",
            "objects 0": "2book,coat",
            "objects 1": "2gate,flag",
            "points 0": "11",
            "points 1": "8",
            "points 2": "17",
        },
    ),
    Golden("carrara-second", "normal-two-players", "the normal game", seats=2, seed=1),
    Golden("carrara-second", "normal-three-players", "the normal game", seats=3, seed=2),
    Golden("carrara-second", "normal-four-players", "the normal game", seats=4, seed=3),
    Golden("carrara-second", "advanced-two-players", "the advanced game", seats=2, seed=4, box="advanced"),
    Golden("carrara-second", "advanced-three-players", "the advanced game", seats=3, seed=5, box="advanced"),
    Golden("carrara-second", "advanced-four-players", "the advanced game", seats=4, seed=6, box="advanced"),
    Golden(
        "carrara-second",
        "advanced-other-readings",
        "own money fields, ties of statues take the last place, open screens",
        seats=4,
        seed=7,
        box="advanced",
        options={"money-fields": "own", "statue-ties": "last", "screens": "open"},
    ),
    Golden(
        "carrara-second",
        "normal-standstill",
        "a prepared start in which nobody can score any more; everybody passes",
        seats=2,
        seed=8,
        start=0,
        pieces={
            "display": "-",
            "stack": "-",
            "wheel I": "-",
            "blocks 0": "7white,7yellow,7red",
            "blocks 1": "7green,7blue,7purple",
            "built 0": "biblioteca 8 pisa, cathedrale 8 lucca, palazzo 8 lerici",
            "built 1": "porta 8 massa, castello 8 massa, villa 8 massa",
            "types 0": "biblioteca, cathedrale, palazzo",
            "landscapes 0": "urban",
            "types 1": "porta, castello, villa",
            "landscapes 1": "urban, rural",
            "cities 0": "massa",
            "improvements 0": "livorno, pisa, lucca",
            "improvements 1": "viareggio, massa, lerici",
            "court 0": "coins 1",
            "court 1": "points 1",
        },
    ),
    Golden("tuscany", "two-players", "the game as in the book", seats=2, seed=1),
    Golden("tuscany", "three-players", "the game as in the book", seats=3, seed=2),
    Golden("tuscany", "four-players", "the game as in the book", seats=4, seed=3),
    Golden(
        "tuscany",
        "other-printings",
        "all options otherwise than in the book",
        seats=3,
        seed=4,
        options={
            "draw": "2",
            "cards-per-point": "3",
            "tie-break": "fewer-green",
            "hexagon": "at-once",
            "offsets": "wide",
            "castle-refill": "before",
        },
    ),
    Golden(
        "tuscany",
        "prepared",
        "a prepared start in the last round",
        seats=2,
        seed=5,
        start=1,
        pieces={
            "board 0": "A1-B1-C1 0-0-0 up-up a2",
            "tiles 0": "a1 carriage, b2 city, b3 hexagon",
            "storage 0": "hexagon, village",
            "bonus 0": "2storage,card",
            "stack 0": "village,quarry",
            "stack 1": "wine,grain,castle",
            "marble 0": "2",
            "workers 1": "3",
            "red 0": "41",
            "red 1": "39",
            "green 0": "18",
            "green 1": "21",
            "round": "3",
            "mover": "0",
        },
    ),
    Golden(
        "carrara",
        "expansion-two-players",
        "the expansion game; four upgrades",
        seats=2,
        seed=88,
        box="expansion",
    ),
    Golden(
        "carrara",
        "expansion-three-players",
        "the expansion game; the end is announced with the coin card",
        seats=3,
        seed=86,
        box="expansion",
    ),
    Golden("carrara", "expansion-four-players", "the expansion game", seats=4, seed=61, box="expansion"),
    Golden(
        "carrara",
        "expansion-other-rulings",
        "the expansion game with the other ruling wherever there is one, and chosen cards",
        seats=2,
        seed=67,
        box="expansion",
        options={
            "after-last-building": "everybody",
            "bought-object": "waits",
            "city-cards": "any-two",
            "product-groups": "whole",
            "unturned-relief": "refused",
            "top-card": "top-five-or-eight",
            "object-card": "object-product",
            "building-card": "building-pairs",
            "extra-card": "extra-any-two-cities",
        },
    ),
    Golden(
        "carrara",
        "expansion-prepared",
        "a prepared end of the expansion game, with corrected values",
        seats=3,
        seed=5,
        start=0,
        box="expansion",
        options={"top-card": "top-coins", "object-card": "object-alike", "extra-card": "extra-cities-2"},
        pieces={
            "display": "biblioteca 1, cathedrale 3, porta 5, villa 2",
            "built 0": "biblioteca 8 pisa, biblioteca 3 pisa, cathedrale 1 massa, cathedrale 2 massa, "
            "palazzo 5 lerici, palazzo 4 lucca, porta 1 lerici, castello 5 massa, villa 1 livorno",
            "built 1": "biblioteca 4 viareggio, biblioteca 5 lucca, cathedrale 8 viareggio, palazzo 1 massa, "
            "palazzo 2 pisa, porta 2 lerici, porta 3 lerici, castello 1 livorno, castello 2 lerici",
            "built 2": "cathedrale 5 lerici, palazzo 3 lerici, porta 4 massa, castello 3 lucca, "
            "castello 4 viareggio, villa 3 pisa, villa 4 viareggio, villa 5 massa",
            "out": "biblioteca 2, cathedrale 4",
            "upgrades 0": "massa",
            "upgrades 1": "rural",
            "specials 0": "urban",
            "types 1": "porta",
            "cities 2": "livorno",
            "objects 0": "3book,coat",
            "blocks 2": "2black,blue,green",
            "points 1": "14",
        },
        components={"upgrade.massa": "3 points", "card.extra-cities-2": "massa, viareggio"},
    ),
    Golden("carcassonne", "base-two-players", "the base game with farmers", seats=2, seed=1),
    Golden("carcassonne", "first-game", "without farmers", seats=3, seed=2, box="first-game"),
    Golden(
        "carcassonne",
        "inns-and-cathedrals",
        "inns, cathedrals, big meeple",
        seats=4,
        seed=3,
        box="inns-and-cathedrals",
    ),
    Golden(
        "carcassonne",
        "traders-and-builders",
        "goods, builder, pig",
        seats=5,
        seed=4,
        box="traders-and-builders",
    ),
    Golden(
        "carcassonne",
        "big-box-two-players",
        "the larger expansions, no aids",
        seats=2,
        seed=5,
        modules=LARGE,
        options={"aids": "purist"},
    ),
    Golden(
        "carcassonne",
        "big-box-six-players",
        "the larger expansions",
        seats=6,
        seed=6,
        modules=LARGE,
    ),
    Golden("carcassonne", "everything-two-players", "everything", seats=2, seed=31, box="big-box"),
    Golden("carcassonne", "everything-four-players", "everything", seats=4, seed=33, box="big-box"),
    Golden("carcassonne", "everything-six-players", "everything", seats=6, seed=35, box="big-box"),
    Golden(
        "carcassonne",
        "everything-rules-2",
        "everything, by the second rules",
        seats=3,
        seed=39,
        box="big-box",
    ),
    Golden("carcassonne", "minis", "the mini expansions", seats=3, seed=37, modules=MINIS),
    Golden(
        "carcassonne",
        "river-and-abbot",
        "the river cannot reach its lake",
        seats=3,
        seed=2,
        modules=("river", "abbot"),
    ),
    Golden(
        "carcassonne",
        "tiles-only",
        "tiles of both expansions without their rules",
        seats=2,
        seed=7,
        modules=("inns-tiles", "traders-tiles"),
    ),
    Golden("carcassonne", "aside", "a tile fits nowhere and is out", seats=2, seed=105),
    Golden("carcassonne", "shared-win", "equal points, both win", seats=2, seed=28),
    Golden(
        "carcassonne",
        "prepared",
        "a prepared start with eleven tiles left",
        seats=3,
        seed=8,
        start=1,
        modules=LARGE,
        pieces={
            "start": "base.W 0,0 r0",
            "laid": "base.U 1,0 r0, inns.B 2,0 r0, base.E 0,-1 r0, traders.Q 0,-2 r1, base.B 1,-1 r0, "
            "base.Vg 0,1 r1",
            "figures 0": "meeple 0,-1 c1, builder 0,-2 c1, big-meeple 0,-1 f1, pig 1,0 f1",
            "figures 1": "meeple 2,0 r1, meeple 1,-1 m1",
            "figures 2": "abbot 0,1 g1",
            "points 0": "11",
            "points 2": "49",
            "goods 0": "2wine,cloth",
            "goods 1": "grain",
            "mover": "0",
            "left": "2base.E, base.D, 2base.W, base.V, base.U, base.B, inns.K, traders.G, base.R",
        },
    ),
)


def played(golden: Golden) -> Play:
    """The game from its set-up to its end."""
    chance = random.Random(golden.seed)
    rules = game(golden.game)
    setup = rules.setups.make(
        golden.seats,
        box=golden.box,
        modules=golden.modules,
        options=golden.options,
        start=golden.start,
        prepared=Prepared(golden.pieces),
        components=golden.components,
    )
    play = Play(rules, setup, RandomDealer(chance.randrange))
    play.settle()
    while not isinstance(pending := play.state.pending, tuple) or pending:
        assert isinstance(pending, tuple)
        play.choose(pending[0].seat, _any_kind_alike(pending[0], chance))
        play.settle()
    return play


def _any_kind_alike(decision: Decision, chance: random.Random) -> Option:
    """What is done is chosen first, so that there is some of everything in a game."""
    word = chance.choice(sorted({option.word for option in decision.options}))
    return chance.choice([option for option in decision.options if option.word == word])


def text(golden: Golden, play: Play) -> str:
    """The record, with what it is about and how it ends as comments below its first line."""
    scores = " ".join(map(str, play.state.scores()))
    ranks = " ".join(str(place.rank) for place in sorted(play.state.standing(), key=lambda p: p.seat))
    first, _, rest = play.record().text().partition("\n")
    about = f"{golden.about}; random play, seed {golden.seed}"
    return f"{first}\n# {about}\n# scores {scores}\n# ranks {ranks}\n{rest}"


def main(arguments: Sequence[str]) -> None:
    for golden in GOLDEN:
        if golden.path.exists() and "--again" not in arguments:
            continue
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(text(golden, played(golden)), encoding="utf-8")
        print(golden.path.relative_to(HERE))


if __name__ == "__main__":
    main(sys.argv[1:])
