"""What every panel draws from: the view, the words, and which piece is which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavola.drawing.keeper import fact
from tavola.drawing.speech import Seating, Speech
from tavola.games.tuscany.rules.box import Box
from tavola.games.tuscany.rules.faces import TYPES
from tavola.games.tuscany.rules.view import Mat, Prospect, Tile, TuscanyView
from tavola.kernel import Seat


@dataclass
class Scene(Seating):
    """One picture in the making."""

    view: TuscanyView
    say: Speech
    colours: Sequence[int] = ()
    names: Sequence[str] = ()

    @property
    def box(self) -> Box:
        """The components in play."""
        return self.view.box

    @property
    def own(self) -> Mat | None:
        """The viewer's own mat."""
        return None if self.view.seat is None else self.mats[self.view.seat]

    def hint(self, words: str, component: str) -> str:
        """A hint under a piece, with a note where its value is assumed."""
        if any(name == component for name, _ in self.box.given):
            return words
        return self.say("assumed", what=words)

    @fact
    def prospects_of(self, tile: str) -> tuple[Prospect, ...]:
        """What a tile would bring the viewer, on each field that it fits; nothing when the game is over."""
        return () if self.view.over else self._prospects.get(tile, ())

    @property
    @fact
    def _prospects(self) -> Mapping[str, tuple[Prospect, ...]]:
        found: dict[str, list[Prospect]] = {}
        for prospect in self.view.prospects:
            found.setdefault(prospect.tile, []).append(prospect)
        return {tile: tuple(some) for tile, some in found.items()}

    def field_name(self, field: str) -> str:
        """What a field of a board is called: by column and row."""
        return self.say.name("place", "field", column=ord(field[0]) - ord("a") + 1, row=int(field[1]))

    def tile_hint(self, tile: Tile) -> str:
        """What a tile is, what it would bring the viewer at once, and what is missing to pay for it."""
        say = self.say
        parts = [say("tile", tile=tile.name)]
        if self.own is not None and self.own.board is not None and not self.view.over:
            parts += self._outlook(tile)
        words = " · ".join(parts)
        if not tile.kinds:
            return words
        return self.hint(words, "agriculture.neutral" if tile.back is None else "agriculture.own")

    def _outlook(self, tile: Tile) -> list[str]:
        found = self.prospects_of(tile.name)
        if not found:
            parts = [self.say("fits-nowhere")]
        else:
            best = max(found, key=lambda prospect: prospect.points)
            gains = best.gains.items() if tile.type else ()
            parts = [self.say("prospect", points=best.points, field=self.field_name(best.field))]
            parts += [self.say("gain", what=what, count=count) for what, count in gains if count]
        if tile.type:
            missing = self.view.missing.get(tile.type, 0)
            parts.append(self.say("missing", colour=tile.type, count=missing))
        return parts

    @property
    def mats(self) -> tuple[Mat, ...]:
        """What lies before each seat; what is read of it is noted field by field."""
        return self.watched("mats")

    @property
    @fact
    def is_building(self) -> bool:
        """Whether boards are being built."""
        return self.view.stage == "build"

    @fact
    def field_paid_for(self, seat: Seat) -> str | None:
        """The field of a seat's board on which a tile will lie that is being paid for."""
        view = self.view
        return view.paying[1] if view.paying is not None and view.mover == seat else None

    @fact
    def tile_id_at(self, place: str) -> str:
        """The id of the tile on a place."""
        return self.tile_ids[place]

    @property
    @fact
    def tile_ids(self) -> Mapping[str, str]:
        """The id of the tile on each place: `b2@1`, `storage 0@1`, `display 3`.

        Tiles of one face are numbered, those on boards first, so that what lies there keeps its number.
        """
        count: Counter[str] = Counter()
        found = {}

        def number(place: str, tile: Tile) -> None:
            count[tile.name] += 1
            found[place] = f"tile-{tile.name}-{count[tile.name]}"

        for mat in self.mats:
            for field in mat.board.fields if mat.board else ():
                if field.tile is not None:
                    number(f"{field.name}@{mat.seat}", field.tile)
        for mat in self.mats:
            for n, stored in enumerate(mat.storage):
                number(f"storage {n}@{mat.seat}", stored)
        for n, shown in enumerate(self.view.display):
            if shown is not None:
                number(f"display {n}", shown)
        return found

    @property
    @fact
    def hand(self) -> Mapping[str, int]:
        """The viewer's own cards by colour."""
        held = self.own.hand if self.own is not None else None
        return {kind: (held or {}).get(kind, 0) for kind in TYPES}
