"""Prepared games: pieces given by name instead of the usual set-up.

    coins 0 = 13                     points 1 = 20
    blocks 0 = 2white,green          objects 1 = crown,2book
    built 0 = villa 3 lucca, porta 2 pisa
    types 0 = villa, porta           cities 1 = pisa            (already scored)
    wheel II = green,blue            (other segments are empty then)
    display = villa 3, porta 2       (other spaces are empty then)
    field = crown, cup               mover = 1                  announced = 0

What is not given is as usual; all other blocks are in the bag, all other buildings face down, all
other objects in the supply. Nobody can be given more than the box holds: as many blocks on the wheel
as it is refilled to, as many coins and points as its buildings can bring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tavola.games.carrara.first.rules.edition import Edition
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.rules.given import amount, known, listed, seat_among
from tavola.games.carrara.parts.rules.options import SEGMENTS
from tavola.kernel import Seat, SetupError, UnknownOption, parse_bag


class Preparation:
    """Puts given pieces where they belong, in a state that has its start player and start blocks."""

    def __init__(self, state: CarraraState) -> None:
        self.state = state

    def place(self, pieces: Mapping[str, str]) -> None:
        """Put all pieces; what is not given is as usual."""
        state = self.state
        if any(name.startswith("wheel ") for name in pieces):
            state.wheel = [0] * len(state.wheel)
        if "display" in pieces:
            state.display = [-1] * state.edition.box.display
        for name, value in pieces.items():
            try:
                if not self.put(name.split(), value):
                    raise SetupError(f"there is nothing called {name!r} that could be prepared")
            except UnknownOption as error:
                raise SetupError(f"prepared {name}: {error}") from error
        self._balance(laid_out="display" in pieces)

    def put(self, name: Sequence[str], value: str) -> bool:
        """Put what has this name; False: nothing has."""
        state, box, colours = self.state, self.state.edition.box, self.state.edition.colours
        match name:
            case ["wheel", segment] if segment in SEGMENTS:
                at = SEGMENTS.index(segment) * colours
                state.wheel[at : at + colours] = parse_bag(value, box.colours).values()
            case ["display"]:
                tiles = [self.tile(text) for text in listed(value)]
                if len(tiles) > box.display:
                    raise SetupError(f"the display has {box.display} spaces, not {len(tiles)}")
                state.display = tiles + [-1] * (box.display - len(tiles))
            case ["field"]:
                given = listed(value)
                if unknown := set(given) - set(box.objects):
                    raise SetupError(f"there is no object {min(unknown)!r}")
                if len(set(given)) < len(given):
                    raise SetupError(f"the field has one object of each kind, but {value!r} names one twice")
                state.field = [int(kind in given) for kind in box.objects]
            case ["mover"]:
                state.mover = self.seat(value)
            case ["announced"]:
                state.announced = self.seat(value)
            case [what, seat] if what in ("coins", "points", "blocks", "objects", "built", "types", "cities"):
                self._put_before(self.seat(seat), what, value)
            case _:
                return False
        return True

    def _put_before(self, seat: Seat, what: str, value: str) -> None:
        state, edition = self.state, self.state.edition
        box, colours, types = edition.box, edition.colours, edition.types
        match what:
            case "coins":
                state.coins[seat] = amount(value, "coins", most_coins(edition))
            case "points":
                state.points[seat] = amount(value, "points", most_points(edition))
            case "blocks":
                state.blocks[seat * colours : (seat + 1) * colours] = parse_bag(value, box.colours).values()
            case "objects":
                state.objects[seat * types : (seat + 1) * types] = parse_bag(value, box.objects).values()
            case "built":
                state.built[seat] = tuple(self._building(text) for text in listed(value))
            case "types":
                for kind in listed(value):
                    state.scored_types[seat] |= 1 << known(edition.type_number, kind, "type")
            case _:
                for city in listed(value):
                    number = self._city(city)
                    if state.city_stone[number] >= 0:
                        raise SetupError(f"{city} cannot have been scored twice")
                    state.city_stone[number] = seat

    # -- what was not given is in the bag, in the stack and in the supply; stones follow the scorings -------

    def _balance(self, *, laid_out: bool) -> None:
        state, box = self.state, self.state.edition.box
        self._balance_blocks()
        self._balance_objects()
        used = self.tiles_in_play()
        if len(set(used)) < len(used):
            raise SetupError(f"{box.tiles[max(used, key=used.count)].name} cannot lie in two places")
        state.stack = box.shuffled & ~sum(1 << tile for tile in used)
        for seat in range(state.seats):
            state.scorings[seat] = self.scorings_of(seat)
            if state.scorings[seat] > box.scorings:
                raise SetupError(f"seat {seat} cannot have scored {state.scorings[seat]} times")
        if max(state.display) < 0 and (laid_out or not state.stack):
            raise SetupError("no building lies open, so there is nothing to play for")
        turn_of = [(seat - state.start) % state.seats for seat in range(state.seats)]
        if state.announced >= 0 and turn_of[state.announced] >= turn_of[state.mover]:
            seat = state.announced
            raise SetupError(f"seat {seat} cannot have announced: its turn is not over in this round")
        if laid_out:
            state.begin_first_turn()

    def _balance_blocks(self) -> None:
        state, box, colours = self.state, self.state.edition.box, self.state.edition.colours
        if sum(state.wheel) > box.wheel_total:
            raise SetupError(f"the wheel holds {box.wheel_total} blocks, not {sum(state.wheel)}")
        for colour, name in enumerate(box.colours):
            out = sum(state.wheel[colour::colours]) + sum(state.blocks[colour::colours])
            state.bag[colour] = box.blocks_per_colour - out
            if state.bag[colour] < 0:
                raise SetupError(f"there are only {box.blocks_per_colour} {name} blocks, not {out}")

    def _balance_objects(self) -> None:
        state, box, types = self.state, self.state.edition.box, self.state.edition.types
        for kind, name in enumerate(box.objects):
            out = state.field[kind] + sum(state.objects[kind::types])
            state.supply[kind] = box.objects_on_field + box.objects_in_supply - out
            if state.supply[kind] < 0:
                raise SetupError(f"there are not {out} objects of the kind {name}")

    def tiles_in_play(self) -> list[int]:
        """The buildings that are not in the stack."""
        state = self.state
        on_display = [tile for tile in state.display if tile >= 0]
        return on_display + [tile for built in state.built for tile, _ in built]

    def scorings_of(self, seat: Seat) -> int:
        """How often a seat has scored, by where its stones stand."""
        return self.state.scored_types[seat].bit_count() + self.state.city_stone.count(seat)

    # -- reading -----------------------------------------------------------------------------------------

    def _building(self, text: str) -> tuple[int, int]:
        tile, _, city = text.rpartition(" ")
        return self.tile(tile), self._city(city)

    def tile(self, text: str) -> int:
        return known(self.state.edition.tile_number, text, "building")

    def _city(self, text: str) -> int:
        return known(self.state.edition.city_number, text, "city")

    def seat(self, value: str) -> Seat:
        return seat_among(self.state.seats, value)


def most_coins(edition: Edition) -> int:
    """The supply has no end, so what can be earned is the bound."""
    return edition.box.coins + edition.most("coins")


def most_points(edition: Edition) -> int:
    """What can be earned before the final scoring."""
    return edition.most("points")
