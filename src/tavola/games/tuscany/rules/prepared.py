"""Prepared games: pieces given by name instead of the usual set-up.

    hand 0 = 2city,agriculture       display = city, wine-boar, castle
    pieces 0 = A1, B2, C3            (with these three alone, set-up goes on as usual)

    board 0 = A1-B2-C3 0-180-0 up-down b2        (left to right, turned, shifted, the start castle)
    tiles 0 = a1 city, b3 wine-boar, c1 hexagon
    storage 0 = city, hexagon        bonus 0 = 2card,storage
    marble 0 = 2    workers 0 = 1    red 0 = 13    green 0 = 9
    stack 0 = 2village,quarry        (own tiles left; the others have been laid)
    neutral = 3city,castle           removed = 2quarry          (the other neutral tiles are in the box)
    pile = 5city,castle              (cards left; the others are discards)
    yields = 2red2,cards3            (yield cards left; the others have been turned up)
    colour castle = 1, 0             (who has had the colour bonus)
    round = 2      extra-round = yes      mover = 1

Whatever of the second group is given, play begins with a turn. What is not given is as usual then:
boards of A1 to C1 for seat 0, of A2 to C2 for seat 1 and so on, all stacks full, no bonus cards; hands and
the display are dealt where they are not given. Tiles that lie somewhere come from the laid tiles of that
seat, from the neutral ones, or from what others have laid.
"""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.tuscany.rules.boards import layout_of, put_castle
from tavola.games.tuscany.rules.box import LETTERS, PIECES
from tavola.games.tuscany.rules.cards import DrawCards
from tavola.games.tuscany.rules.faces import (
    AGRICULTURE,
    BACK,
    BONUSES,
    CASTLE,
    FACE,
    FACES,
    HEXAGON,
    NO_TILE,
    NUMBER,
    TYPE_OF,
    TYPES,
)
from tavola.games.tuscany.rules.layout import FIELD_NAMES, FIELD_NUMBER, FIELDS, grown
from tavola.games.tuscany.rules.options import NEAR_OFFSETS, ORDERS, TURNS, WIDE_OFFSETS, Arrange
from tavola.games.tuscany.rules.order import SET_UP
from tavola.games.tuscany.rules.start import DealDisplay
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.games.tuscany.rules.turn import TURN
from tavola.games.tuscany.rules.yields import spaces
from tavola.kernel import AnyTask, Seat, SetupError, UnknownOption, parse_bag

MOST = {"red": 500, "green": 150, "marble": 60, "workers": 60}
"""More than a game can bring; what is read stays small."""
_SET_UP_WORDS = ("hand", "display", "pieces")


def place(state: TuscanyState, pieces: Mapping[str, str]) -> None:
    """Put the given pieces where they belong; `state` has its start player."""
    given = _Given(state, pieces)
    try:
        given.put()
    except UnknownOption as error:
        raise SetupError(f"prepared: {error}") from error


class _Given:
    """The pieces, put one after the other in an order in which each finds what it needs."""

    def __init__(self, state: TuscanyState, pieces: Mapping[str, str]) -> None:
        self.state = state
        self.left = dict(pieces)
        self.gone: list[list[int]] = []
        """By seat and face: own tiles that have been laid and lie somewhere."""

    def put(self) -> None:
        state = self.state
        in_set_up = all(name.split()[0] in _SET_UP_WORDS for name in self.left)
        dealt = self._seats_without("hand")
        display = "display" in self.left
        for seat in range(state.seats):
            self._pieces(seat)
        if not in_set_up:
            for seat in range(state.seats):
                self._mat(seat)
            self._table()
        if (shown := self._take("display")) is not None:
            self._display(_listed(shown))
        for seat in range(state.seats):
            if (hand := self._take(f"hand {seat}")) is not None:
                state.hand[seat * 8 : seat * 8 + 8] = parse_bag(hand, TYPES).values()
        if not in_set_up:
            self._lay_tiles()
        self._cards()
        if self.left:
            name = next(iter(self.left))
            raise SetupError(f"there is nothing called {name[:40]!r} that could be prepared")
        self._agenda(dealt, display=display, in_set_up=in_set_up)

    def _take(self, name: str) -> str | None:
        return self.left.pop(name, None)

    def _seats_without(self, word: str) -> list[Seat]:
        return [seat for seat in self.state.clockwise() if f"{word} {seat}" not in self.left]

    def _agenda(self, dealt: list[Seat], *, display: bool, in_set_up: bool) -> None:
        state = self.state
        tasks: list[AnyTask] = [] if display else [DealDisplay()]
        tasks += [DrawCards(seat, state.box.hand, "tuscany.setup.hand") for seat in dealt]
        if in_set_up:
            tasks += SET_UP[3:]
        state.agenda[:] = reversed((*tasks, *TURN))

    # -- pieces and boards ---------------------------------------------------------------------------

    def _pieces(self, seat: Seat) -> None:
        value = self._take(f"pieces {seat}")
        board = self.left.get(f"board {seat}")
        if board is not None:
            value = ", ".join(board.split(" ")[0].split("-"))
        if value is None:
            return
        names = _listed(value)
        if sorted(name[:1] for name in names) != list(LETTERS) or not set(names) <= set(PIECES):
            raise SetupError(f"{value!r} are not three pieces, an A, a B and a C, such as 'A1, B3, C2'")
        if taken := [name for name in names for pieces in self.state.pieces if name in pieces]:
            raise SetupError(f"piece {taken[0]} cannot lie before two seats")
        self.state.pieces[seat] = tuple(sorted(names))

    def _board(self, seat: Seat) -> None:
        state = self.state
        if not state.pieces[seat]:
            taken = {name for pieces in state.pieces for name in pieces}
            rest = [
                [name for name in PIECES if name[0] == letter and name not in taken] for letter in LETTERS
            ]
            state.pieces[seat] = tuple(
                f"{letter}{seat + 1}" if f"{letter}{seat + 1}" in names else names[0]
                for letter, names in zip(LETTERS, rest, strict=True)
            )
        text = self._take(f"board {seat}") or f"{'-'.join(state.pieces[seat])} 0-0-0 up-up"
        match text.split(" "):
            case [names, turns, offsets, *castle] if (
                "".join(name[:1] for name in names.split("-")) in ORDERS
                and turns in TURNS
                and offsets in (WIDE_OFFSETS if state.rulings.wide_offsets else NEAR_OFFSETS)
                and len(castle) <= 1
            ):
                order = "".join(name[:1] for name in names.split("-"))
            case _:
                raise SetupError(
                    f"{text!r} is no board; one is written 'A1-B2-C3 0-180-0 up-down b2': the pieces from "
                    "left to right, how they are turned and shifted, and the field of the start castle"
                )
        layout = layout_of(state.box, state.pieces[seat], order, turns, offsets)
        field = _field(castle[0]) if castle else layout.types.index(CASTLE)
        if layout.types[field] != CASTLE:
            raise SetupError(f"{FIELD_NAMES[field]} is no field for a castle on the board of seat {seat}")
        state.arranged[seat] = Arrange(order, turns, offsets, FIELD_NAMES[field])
        state.castles[seat] = field
        put_castle(state, seat, layout)

    # -- mats and table --------------------------------------------------------------------------------

    def _mat(self, seat: Seat) -> None:
        state = self.state
        self._board(seat)
        stack = self._take(f"stack {seat}")
        at = seat * len(FACES)
        gone = [0] * len(FACES)
        if stack is not None:
            left = list(_faces(stack).values())
            gone = [n - m for n, m in zip(state.box.own, left, strict=True)]
            if min(gone) < 0:
                raise SetupError(f"seat {seat} has no {sum(left)} own tiles of these kinds: {stack}")
            state.own[at : at + len(FACES)] = left
            state.laid[seat] = sum(gone)
        self.gone.append(gone)
        bonus = self._take(f"bonus {seat}")
        if bonus is not None:
            counts = list(parse_bag(bonus, BONUSES).values())
            state.bonus[seat * len(BONUSES) : (seat + 1) * len(BONUSES)] = counts
            for kind, n in enumerate(counts):
                state.stock[kind] -= n
                if state.stock[kind] < 0:
                    raise SetupError(
                        f"there are only {state.box.bonus_of_a_kind} bonus cards {BONUSES[kind]}"
                    )
        for word, numbers in (
            ("red", state.red), ("green", state.green), ("marble", state.marble), ("workers", state.workers),
        ):  # fmt: skip
            if (value := self._take(f"{word} {seat}")) is not None:
                numbers[seat] = _number(word, value, MOST[word])

    def _table(self) -> None:
        state, box = self.state, self.state.box
        neutral, removed = self._take("neutral"), self._take("removed")
        if removed is not None:
            state.removed = list(_faces(removed).values())
            state.neutral = [n - m for n, m in zip(state.neutral, state.removed, strict=True)]
        if neutral is not None:
            left = list(_faces(neutral).values())
            rest = [n - m for n, m in zip(state.neutral, left, strict=True)]
            self.gone.append(rest)
            state.neutral = left
        else:
            rest = [0] * len(FACES)
            self.gone.append(rest)
        if min(*state.neutral, *rest) < 0:
            raise SetupError("there are not so many neutral tiles of a kind")
        if (yields := self._take("yields")) is not None:
            names = [card.name for card in box.yields]
            left = list(parse_bag(yields, names).values())
            state.yields_done = [card.count - n for card, n in zip(box.yields, left, strict=True)]
            if min(state.yields_done) < 0:
                raise SetupError(f"there are not so many yield cards of a kind: {yields}")
            state.yields = left
        for kind, name in enumerate(TYPES):
            if (takers := self._take(f"colour {name}")) is not None:
                seats = [_seat(state, text) for text in _listed(takers)]
                if len(seats) > 2 or len(set(seats)) < len(seats):
                    raise SetupError(f"colour {name}: at most two different seats have had it")
                state.first_by[kind], state.second_by[kind] = (*seats, -1, -1)[:2]
        if (number := self._take("round")) is not None:
            state.round = _number("round", number, box.rounds) - 1
            if state.round < 0:
                raise SetupError("rounds are counted from 1 on")
        if (extra := self._take("extra-round")) is not None:
            if extra not in ("yes", "no") or (extra == "yes" and state.round != box.rounds - 1):
                raise SetupError("extra-round is yes or no, and only the last round has one")
            state.extra_round = extra == "yes"
        if (mover := self._take("mover")) is not None:
            state.mover = _seat(state, mover)

    # -- tiles and cards ---------------------------------------------------------------------------------

    def _display(self, names: list[str]) -> None:
        state = self.state
        if len(names) > state.box.display:
            raise SetupError(f"the display has {state.box.display} spaces, not {len(names)}")
        tiles = [self._tile(name, None) for name in names]
        if HEXAGON in tiles:
            raise SetupError("wooden hexagons do not lie in the display")
        kinds = [TYPE_OF[tile & FACE] for tile in tiles]
        if kinds and max(map(kinds.count, kinds)) > state.box.most_of_a_colour:
            raise SetupError(f"the display never has more than {state.box.most_of_a_colour} of a colour")
        state.display = [*tiles, *[NO_TILE] * (state.box.display - len(tiles))]

    def _lay_tiles(self) -> None:
        state = self.state
        for seat in range(state.seats):
            for text in _listed(self._take(f"tiles {seat}") or "-"):
                field, _, name = text.partition(" ")
                self._lay(seat, _field(field), name)
            if state.covered[seat] & ~self._connected(seat):
                raise SetupError(f"the tiles of seat {seat} do not all hang together with the start castle")
            stored = _listed(self._take(f"storage {seat}") or "-")
            if len(stored) > spaces(state, seat):
                raise SetupError(f"seat {seat} has {spaces(state, seat)} storage spaces, not {len(stored)}")
            state.storage[seat] = tuple(self._tile(name, seat) for name in stored)
        for back, gone in enumerate(self.gone):
            state.boxed[(back + 1) % (state.seats + 1)] += sum(gone)

    def _lay(self, seat: Seat, field: int, name: str) -> None:
        state = self.state
        layout = state.layouts[seat]
        assert layout is not None
        tile = self._tile(name, seat)
        if state.covered[seat] >> field & 1:
            raise SetupError(f"field {FIELD_NAMES[field]} of seat {seat} is covered twice")
        if tile != HEXAGON and TYPE_OF[tile & FACE] != layout.types[field]:
            wanted = TYPES[layout.types[field]]
            raise SetupError(
                f"{name} does not fit {FIELD_NAMES[field]} of seat {seat}, which is for {wanted}"
            )
        state.tiles[seat * FIELDS + field] = tile
        covered = state.covered[seat] = state.covered[seat] | 1 << field
        state.reach[seat] = (state.reach[seat] | layout.near[field]) & ~covered

    def _connected(self, seat: Seat) -> int:
        state = self.state
        layout = state.layouts[seat]
        assert layout is not None
        return grown(1 << state.castles[seat], state.covered[seat], layout.near)

    def _tile(self, name: str, seat: Seat | None) -> int:
        """A tile from wherever it can have come: that seat's laid ones, neutral ones, others' laid ones."""
        state = self.state
        face = NUMBER.get("wine" if name == TYPES[AGRICULTURE] else name)
        if face is None:
            raise SetupError(f"there is no tile {name[:40]!r}")
        if face == HEXAGON:
            return HEXAGON
        own = [] if seat is None or seat >= len(self.gone) else [seat]
        for source in own:
            if self.gone[source][face]:
                self.gone[source][face] -= 1
                return face | (source + 1) << BACK
        if len(self.gone) > state.seats and self.gone[state.seats][face]:
            self.gone[state.seats][face] -= 1
            return face
        if state.neutral[face]:
            state.neutral[face] -= 1
            return face
        for source in range(min(state.seats, len(self.gone))):
            if self.gone[source][face]:
                self.gone[source][face] -= 1
                return face | (source + 1) << BACK
        raise SetupError(
            f"there is no tile {name} left: the neutral ones lie elsewhere, and of the own ones "
            "only those that are no longer in a stack can lie somewhere"
        )

    def _cards(self) -> None:
        state = self.state
        rest = [n - sum(state.hand[kind :: len(TYPES)]) for kind, n in enumerate(state.box.cards)]
        if min(rest) < 0:
            kind = rest.index(min(rest))
            raise SetupError(f"there are only {state.box.cards[kind]} cards for {TYPES[kind]}")
        if (pile := self._take("pile")) is None:
            state.pile = rest
            return
        state.pile = list(parse_bag(pile, TYPES).values())
        state.discards = [n - m for n, m in zip(rest, state.pile, strict=True)]
        if min(state.discards) < 0:
            raise SetupError(f"there are not so many cards of a colour: {pile}")


def _faces(text: str) -> dict[str, int]:
    return parse_bag(text, FACES)


def _field(name: str) -> int:
    if name not in FIELD_NUMBER:
        raise SetupError(f"there is no field {name[:40]!r}; there are a1 to i3")
    return FIELD_NUMBER[name]


def _listed(value: str) -> list[str]:
    return [] if value.strip() in ("", "-") else [part.strip() for part in value.split(",")]


def _number(word: str, value: str, most: int) -> int:
    if not value.isdecimal():
        raise SetupError(f"{word}: {value[:40]!r} is not a number")
    if len(value.lstrip("0")) > len(str(most)) or int(value) > most:
        raise SetupError(f"{word}: {value[:40]} is too much, at most {most}")
    return int(value)


def _seat(state: TuscanyState, value: str) -> Seat:
    if not value.isdecimal() or len(value) > 2 or int(value) >= state.seats:
        raise SetupError(f"there is no seat {value[:40]} among {state.seats}")
    return int(value)
