"""Land tiles as characters: a tile in one turn, drawn into a small grid of any odd width and height."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from tavola.games.carcassonne.core.rules.tiles import Part, Tile
from tavola.games.carcassonne.core.text.module import Texts

CITY, RIVER, MONASTERY, GARDEN, VILLAGE, PENNANT = "▒≈M*o♦"
"""What stands for what; roads are lines, fields are empty, modules add signs of their own."""
EMPTY = " "

INK = {
    CITY: "dark_orange3", RIVER: "dodger_blue1", MONASTERY: "bold magenta", GARDEN: "bold green",
    VILLAGE: "bold", PENNANT: "bold blue",
}  # fmt: skip

N, E, S, W = range(4)
_LINES = {
    frozenset((N, S)): "│", frozenset((E, W)): "─", frozenset((N, E)): "└", frozenset((N, W)): "┘",
    frozenset((S, E)): "┌", frozenset((S, W)): "┐", frozenset((N,)): "│", frozenset((S,)): "│",
    frozenset((E,)): "─", frozenset((W,)): "─",
}  # fmt: skip
Spot = tuple[int, int]
"""Row and column."""


class Sketch:
    """A tile as rows of characters, and where figures stand on its parts."""

    def __init__(self, tile: Tile, turn: int, width: int, height: int, texts: Texts) -> None:
        self.width, self.height = width, height
        self.rows = [[EMPTY] * width for _ in range(height)]
        self._turn = turn
        self._mid, self._centre = height // 2, width // 2
        self._parts = {part.name: part for part in tile.parts}
        for part in self._of_kind("city"):
            self._draw_city(part)
        for part in self._of_kind("river"):
            self._draw_river(part)
        self._draw_roads()
        if any(self._of_kind("monastery")):
            self.rows[self._mid][self._centre] = MONASTERY
        for text in texts.parts:
            for part in tile.parts:
                if part.kind in text.in_middle:
                    self.rows[self._mid][self._centre] = text.sign(part, turn)
        self.spots = self._find_spots()
        self._draw_symbols(texts)

    @property
    def middle(self) -> Spot:
        return self._mid, self._centre

    def _of_kind(self, kind: str) -> Iterator[Part]:
        return (part for part in self._parts.values() if part.kind == kind)

    def _edges(self, part: Part) -> list[int]:
        return sorted((edge + self._turn) % 4 for edge in part.edges)

    def _halves(self, part: Part) -> list[int]:
        return sorted((half + 2 * self._turn) % 8 for half in part.halves)

    def _put(self, spots: Iterator[Spot], sign: str) -> None:
        for row, column in spots:
            self.rows[row][column] = sign

    # -- land ------------------------------------------------------------------------------------

    def _rim(self, edge: int) -> Iterator[Spot]:
        """The strip along an edge, without its corners."""
        if edge in (N, S):
            rows = range(self._mid) if edge == N else range(self._mid + 1, self.height)
            return ((row, column) for row in rows for column in range(1, self.width - 1))
        columns = range(self._centre - 1) if edge == W else range(self._centre + 2, self.width)
        return ((self._mid, column) for column in columns)

    def _corner(self, edge: int) -> Iterator[Spot]:
        """The corner after an edge, clockwise."""
        rows = range(self._mid) if edge in (N, W) else range(self._mid + 1, self.height)
        return ((row, self.width - 1 if edge in (N, E) else 0) for row in rows)

    def _middle(self, taken: Collection[int]) -> Iterator[Spot]:
        """The middle of a tile, with a gap towards the edges of another city."""
        gaps = {-1: W in taken, 0: False, 1: E in taken}
        return ((self._mid, self._centre + by) for by, gap in gaps.items() if not gap)

    def _draw_city(self, part: Part) -> None:
        edges = self._edges(part)
        for edge in edges:
            self._put(self._rim(edge), CITY)
            if (edge + 1) % 4 in edges:
                self._put(self._corner(edge), CITY)
        if len(edges) > 1:
            taken = {edge for other in self._of_kind("city") if other != part for edge in self._edges(other)}
            self._put(self._middle(taken), CITY)
            if len([city for city in self._of_kind("city") if len(city.edges) > 1]) > 1:
                self.rows[self._mid][self._centre] = "/" if edges in ([N, W], [E, S]) else "\\"

    def _way(self, edge: int) -> Iterator[Spot]:
        """From an edge to the middle, which is left out."""
        if edge in (N, S):
            rows = range(self._mid) if edge == N else range(self._mid + 1, self.height)
            return ((row, self._centre) for row in rows)
        columns = range(self._centre) if edge == W else range(self._centre + 1, self.width)
        return ((self._mid, column) for column in columns)

    def _draw_river(self, part: Part) -> None:
        for edge in self._edges(part):
            self._put(self._way(edge), RIVER)
        self.rows[self._mid][self._centre] = RIVER

    def _draw_roads(self) -> None:
        through = 0
        for part in self._of_kind("road"):
            edges = self._edges(part)
            for edge in edges:
                spots = (spot for spot in self._way(edge) if self.rows[spot[0]][spot[1]] != CITY)
                self._put(spots, "│" if edge in (N, S) else "─")
            through += len(edges) == 2
            self._draw_middle(part, edges, through)

    def _draw_middle(self, part: Part, edges: list[int], through: int) -> None:
        centre = self.rows[self._mid]
        if through > 1:
            straight = edges in ([N, S], [E, W])
            centre[self._centre] = "┼" if straight else "/" if edges in ([N, W], [E, S]) else "\\"
        elif part.fact("ends") in ("village", "crossing", "house"):
            centre[self._centre] = VILLAGE
        elif centre[self._centre] not in (CITY, VILLAGE):
            end = self._parts.get(part.fact("ends"))
            towards = [] if end is None or len(edges) == 2 else self._edges(end)[:1]
            centre[self._centre] = _LINES[frozenset((*edges, *towards))]

    # -- what stands on it -------------------------------------------------------------------------

    def _find_spots(self) -> dict[str, Spot]:
        """For each part that figures stand on a place of its own."""
        middle = (self._mid, self._centre)
        spots = {part.name: middle for part in self._of_kind("monastery")}
        for part in (*self._of_kind("city"), *self._of_kind("road"), *self._of_kind("field")):
            inside = [middle] if len(part.edges) > 1 or not part.edges + part.halves else []
            edges = [self._at_edge(edge) for edge in self._edges(part)]
            corners = [self._at_corner(half) for half in self._halves(part)]
            beside = [(self._mid, self._centre - 1), (self._mid, self._centre + 1)]
            wanted = [*inside, *edges, *corners, *beside]
            spots[part.name] = next(spot for spot in wanted if spot not in spots.values())
        for part in self._of_kind("garden"):
            spots[part.name] = self._free(spots)
        return spots

    def _at_edge(self, edge: int) -> Spot:
        return (
            (0, self._centre),
            (self._mid, self.width - 1),
            (self.height - 1, self._centre),
            (self._mid, 0),
        )[edge]

    def _at_corner(self, half: int) -> Spot:
        """The corner at which half an edge begins or ends."""
        right, below = half in (1, 2, 3, 4), half in (3, 4, 5, 6)
        return (self.height - 1 if below else 0, self.width - 1 if right else 0)

    def _free(self, taken: dict[str, Spot]) -> Spot:
        """A free place for something in the field, best in the middle."""
        low, right = self.height - 1, self.width - 2
        wanted = [(self._mid, self._centre), (low, right), (low, 1), (0, 1), (0, right)]
        wanted += [(self._mid, 1), (self._mid, right), (low, 0), (0, 0), (low, self.width - 1)]
        return next(
            (s for s in wanted if self.rows[s[0]][s[1]] == EMPTY and s not in taken.values()),
            (self._mid, self._centre),
        )

    def _draw_symbols(self, texts: Texts) -> None:
        """Signs in a city stand beside its knight, all others in a free place of the tile."""
        for part in self._of_kind("garden"):
            self._mark(self.spots[part.name], GARDEN)
        signs = [(part, self._sign(part, texts)) for part in self._parts.values()]
        for part, sign in signs:
            if sign and part.kind == "city":
                self._mark(self._beside(part), sign)
        for sign in dict.fromkeys(sign for part, sign in signs if part.kind != "city"):
            if sign:
                self._mark(self._free(self.spots), sign)

    def _sign(self, part: Part, texts: Texts) -> str:
        if part.kind == "city" and part.fact("pennants"):
            return PENNANT
        shown = (text.sign(part, self._turn) for text in texts.parts if part.kind not in text.in_middle)
        return next(filter(None, shown), "")

    def _beside(self, part: Part) -> Spot:
        """A place in a city beside where its knight stands."""
        row, column = self.spots[part.name]
        return (row, column - 1 if column and self.rows[row][column - 1] == CITY else column + 1)

    def _mark(self, spot: Spot, sign: str) -> None:
        self.rows[spot[0]][spot[1]] = sign


@lru_cache(maxsize=4096)
def sketch(tile: Tile, turn: int, width: int, height: int, texts: Texts) -> Sketch:
    """A tile in one turn. Letters stand in it by their name, as one character cannot suit all languages."""
    return Sketch(tile, turn, width, height, texts)
