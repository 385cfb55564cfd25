"""The options that the expansion game adds, each made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tavola.games.carrara.first.rules.box import Box
from tavola.games.carrara.first.rules.options import Options
from tavola.games.carrara.parts.rules.options import Build, Plain
from tavola.kernel import FieldValue, Option


@dataclass(frozen=True, slots=True)
class Raise(Option):
    """Replace an own building by one of a higher cost."""

    old: int
    tile: int
    old_name: str = field(compare=False)
    tile_name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "raise"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"raised": self.old_name, "tile": self.tile_name}

    def __str__(self) -> str:
        return f"raise {self.old_name} {self.tile_name}"


@dataclass(frozen=True, slots=True)
class ScoreSpecial(Option):
    """Score a special field of the own mat."""

    special: int
    name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "score-special"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"special": self.name}

    def __str__(self) -> str:
        return f"score-special {self.name}"


@dataclass(frozen=True, slots=True)
class TakeUpgrade(Option):
    """Lay an upgrade from the supply onto the own mat."""

    place: int
    name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "upgrade"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"upgrade": self.name}

    def __str__(self) -> str:
        return f"upgrade {self.name}"


BUY_UNTURNED = Plain("buy-unturned")
NO_UPGRADE = Plain("no-upgrade")


class ExpansionOptions(Options):
    """The base game's options, the very same ones, and more."""

    def __init__(self, box: Box, specials: Sequence[str], base: Options) -> None:
        self.score_type, self.score_city, self.object = base.score_type, base.score_city, base.object
        self.types_scored, self.cities_scored = base.types_scored, base.cities_scored
        self.quarry = base.quarry
        known = len(base.build)
        new = tuple(
            tuple(Build(tile.number, number, tile.name, city.name) for number, city in enumerate(box.cities))
            for tile in box.tiles[known:]
        )
        places = [city.name for city in box.cities] + list(specials)
        self.build = base.build + new
        self.raising = tuple(
            tuple(Raise(old.number, tile.number, old.name, tile.name) for tile in box.tiles)
            for old in box.tiles
        )
        """By the old and the new building, whether or not the new one costs more."""
        self.score_special = tuple(ScoreSpecial(number, name) for number, name in enumerate(specials))
        self.upgrade = tuple(TakeUpgrade(number, name) for number, name in enumerate(places))
        more: list[Option] = [BUY_UNTURNED, NO_UPGRADE, *self.score_special, *self.upgrade]
        more += [option for row in new for option in row] + [
            option for row in self.raising for option in row if option.old != option.tile
        ]
        self._by_text = {**base._by_text, **{str(option): option for option in more}}
