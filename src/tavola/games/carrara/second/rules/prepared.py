"""Prepared games: pieces given by name instead of the usual set-up.

    coins 0 = 13                     points 1 = 20              blocks 0 = 2white,green
    built 0 = villa 3 lucca, porta 8 pisa                       (8: a monument)
    improvements 0 = pisa, urban
    types 0 = villa, porta           cities 1 = pisa            landscapes 0 = rural   (already scored)
    court 0 = coins 1, points 3      (where stones stand; the others that are left stand in the open area)
    marker = 1 coins 2               (seat 1 leads a royal visit to this section)
    wheel II = green,blue            (other segments are empty then)
    display = villa 3, porta 2       (other spaces are empty then)
    stack = villa 1, porta 4         (all others that lie nowhere are out of the game)
    mover = 1                        ending = 0                 (who triggered the end)

What is not given is as usual; all other blocks are in the bag, all other buildings face down. Nobody can
be given more than the box holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tavola.games.carrara.parts.rules.given import amount, known, listed, seat_among
from tavola.games.carrara.parts.rules.options import SEGMENTS
from tavola.games.carrara.second.rules.edition import Edition
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Seat, SetupError, UnknownOption, parse_bag

MOST = 999
"""Coins and points that a seat can be given."""


def place(state: SecondState, pieces: Mapping[str, str]) -> None:
    """Put the given pieces where they belong; `state` has its start player and start blocks."""
    box = state.edition.box
    if any(name.startswith("wheel ") for name in pieces):
        state.wheel = [0] * len(state.wheel)
    if "display" in pieces:
        state.display = [-1] * box.display
        state.skip("display")
    given_court: set[Seat] = set()
    for name, value in pieces.items():
        try:
            _put(state, name, value, given_court)
        except UnknownOption as error:
            raise SetupError(f"prepared {name}: {error}") from error
    _balance_blocks(state)
    _balance_tiles(state, pieces)
    _balance_stones(state, given_court)
    state.more.balance(state)
    _check_end(state)


def _put(state: SecondState, name: str, value: str, given_court: set[Seat]) -> None:
    edition = state.edition
    match name.split():
        case ["wheel", segment] if segment in SEGMENTS:
            at = SEGMENTS.index(segment) * edition.colours
            counts = parse_bag(value, edition.box.colours).values()
            state.wheel[at : at + edition.colours] = counts
        case ["display"]:
            shown = [_tile(edition, text) for text in listed(value)]
            if len(shown) > edition.box.display:
                raise SetupError(f"the display has {edition.box.display} spaces, not {len(shown)}")
            state.display[: len(shown)] = shown
        case ["stack"]:
            tiles = Counter(_tile(edition, text) for text in listed(value))
            state.stack = [tiles[tile] for tile in range(edition.regular)]
        case ["mover"]:
            state.mover = seat_among(state.seats, value)
        case ["ending"]:
            state.ending = seat_among(state.seats, value)
        case ["marker"]:
            seat, _, section = value.partition(" ")
            state.leader = seat_among(state.seats, seat)
            state.visit = known(edition.section_number, section, "section")
        case ["court", seat]:
            given_court.add(seat_among(state.seats, seat))
            sections = [known(edition.section_number, text, "section") for text in listed(value)]
            state.court[int(seat)] = sum({1 << section for section in sections})
        case [what, seat] if what in _BEFORE:
            _put_before(state, seat_among(state.seats, seat), what, value)
        case _:
            if not state.more.put(state, name, value):
                raise SetupError(f"there is nothing called {name!r} that could be prepared")


_BEFORE = ("coins", "points", "blocks", "built", "improvements", "types", "cities", "landscapes")


def _put_before(state: SecondState, seat: Seat, what: str, value: str) -> None:
    edition, colours = state.edition, state.edition.colours
    match what:
        case "coins":
            state.coins[seat] = amount(value, "coins", MOST)
        case "points":
            state.points[seat] = amount(value, "points", MOST)
        case "blocks":
            counts = parse_bag(value, edition.box.colours).values()
            state.blocks[seat * colours : (seat + 1) * colours] = counts
        case "built":
            state.built[seat] = tuple(_building(edition, text) for text in listed(value))
        case "improvements":
            for name in listed(value):
                bit = 1 << known(edition.improvement_number, name, "improvement")
                if not state.improvements & bit:
                    raise SetupError(f"there is only one improvement for {name}")
                state.improvements &= ~bit
                state.improved[seat] |= bit
        case "types":
            for name in listed(value):
                state.scored_types[seat] |= 1 << known(edition.type_number, name, "type")
        case "landscapes":
            names = {each.name: at for at, each in enumerate(edition.box.landscapes)}
            for name in listed(value):
                state.scored_landscapes[seat] |= 1 << known(names, name, "landscape")
        case _:
            for name in listed(value):
                city = known(edition.city_number, name, "city")
                if state.city_stone[city] >= 0:
                    raise SetupError(f"{name} cannot have been scored twice")
                state.city_stone[city] = seat


def _balance_blocks(state: SecondState) -> None:
    """What was not given is in the bag."""
    box, colours = state.edition.box, state.edition.colours
    if sum(state.wheel) > box.wheel_total:
        raise SetupError(f"the wheel holds {box.wheel_total} blocks, not {sum(state.wheel)}")
    for colour, name in enumerate(box.colours):
        out = sum(state.wheel[colour::colours]) + sum(state.blocks[colour::colours])
        state.bag[colour] = box.blocks_per_colour - out
        if state.bag[colour] < 0:
            raise SetupError(f"there are only {box.blocks_per_colour} {name} blocks, not {out}")


def _balance_tiles(state: SecondState, pieces: Mapping[str, str]) -> None:
    """Buildings that lie nowhere are face down, unless the stack was given; built monuments are gone."""
    edition = state.edition
    used = Counter(tile for tile in state.display if tile >= 0)
    used.update(tile for built in state.built for tile, _ in built)
    for tile, most in enumerate(edition.box.copies[state.seats]):
        there = used[tile] + (state.stack[tile] if "stack" in pieces else 0)
        if there > most:
            name = edition.box.tiles[tile].name
            raise SetupError(f"with {state.seats} players there is {most} × {name}, not {there}")
        if "stack" not in pieces:
            state.stack[tile] = most - there
    for kind in range(edition.types):
        monument = edition.regular + kind
        if used[monument] > 1:
            raise SetupError(f"{edition.box.tiles[monument].name} cannot stand in two places")
        if used[monument]:
            state.monuments &= ~(1 << kind)


def _balance_stones(state: SecondState, given_court: set[Seat]) -> None:
    """Stones that neither stand on fields nor in sections of the court stand in its open area."""
    box = state.edition.box
    for seat in range(state.seats):
        used = state.scored_types[seat].bit_count() + state.scored_landscapes[seat].bit_count()
        used += state.city_stone.count(seat) + state.more.scorings(state, seat)
        left = box.stones - used
        if left < 0:
            raise SetupError(f"seat {seat} cannot have scored {used} times")
        if seat not in given_court:
            kept = [at for at in range(len(box.court)) if (seat, at) != (state.leader, state.visit)][:left]
            state.court[seat] = sum(1 << at for at in kept)
        state.open[seat] = left - state.court[seat].bit_count()
        if state.open[seat] < 0:
            raise SetupError(f"seat {seat} has {left} stones left, not {state.court[seat].bit_count()}")
    if state.leader >= 0 and state.court[state.leader] >> state.visit & 1:
        raise SetupError(f"seat {state.leader} leads a visit, so its stone has left that section")


def _check_end(state: SecondState) -> None:
    out = not all(map(state.stones_left, range(state.seats)))
    over = out and not any(state.stack) and "display" not in (task.name for task in state.agenda)
    if over and state.ending < 0:
        raise SetupError("the stack is empty and somebody has used all stones: say who triggered the end")
    if state.ending >= 0 and not over:
        raise SetupError("the end is triggered once the stack is empty and somebody has used all stones")
    if state.ending >= 0 and state.ending == state.mover:
        raise SetupError(f"seat {state.ending} has triggered the end and has no turn any more")


def _building(edition: Edition, text: str) -> tuple[int, int]:
    tile, _, city = text.rpartition(" ")
    return known(edition.tile_number, tile, "building"), known(edition.city_number, city, "city")


def _tile(edition: Edition, text: str) -> int:
    tile = known(edition.tile_number, text, "building")
    if tile >= edition.regular:
        raise SetupError(f"{text} is a monument and lies beside the board")
    return tile
