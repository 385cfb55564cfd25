"""The rules agree with a second model of regions and points, and faults in them are found by it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations, product

import pytest

from tavola.games.tuscany.rules import effects
from tavola.games.tuscany.rules.boards import layout_of
from tavola.games.tuscany.rules.box import box_of
from tavola.games.tuscany.rules.layout import FIELD_NAMES, Layout, bits, lay_out
from tavola.games.tuscany.rules.options import NEAR_OFFSETS, TURNS, WIDE_OFFSETS
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Item
from tests.games.tuscany.referee.match import Disagreement, play
from tests.games.tuscany.referee.referee import printed, regions, spread

PIECES = [[f"{letter}{number}" for number in range(1, 5)] for letter in "ABC"]


def boards(offsets: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str, str, str]]:
    for pieces in product(*PIECES):
        for order in permutations("ABC"):
            for turns, shifts in product(TURNS, offsets):
                yield pieces, "".join(order), turns, shifts


def agree(pieces: tuple[str, ...], order: str, turns: str, shifts: str) -> int:
    """Compare a board; how large its largest region is."""
    layout = layout_of.__wrapped__(box_of(()), pieces, order, turns, shifts)
    by_letter = {piece[0]: piece for piece in pieces}
    spots = spread([by_letter[letter] for letter in order], turns.split("-"), shifts.split("-"), VALUES)
    mine = sorted(sorted(FIELD_NAMES[field] for field in bits(region)) for region in layout.regions())
    theirs = sorted(sorted(region) for region in regions(spots))

    assert mine == theirs, (pieces, order, turns, shifts)
    return max(map(len, theirs))


VALUES = printed()


@pytest.mark.parametrize(("offsets", "step"), [(NEAR_OFFSETS, 61), (WIDE_OFFSETS, 367)])
def test_both_find_the_same_regions_on_boards_of_all_pieces(offsets: tuple[str, ...], step: int) -> None:
    assert max(agree(*board) for board in islice(boards(offsets), 0, None, step)) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_agree_at_every_step_of_random_games(seats: int) -> None:
    assert sum(play(seed, seats) for seed in range(4)) > 500


def test_both_agree_with_wide_offsets_and_other_options() -> None:
    assert play(1, 3, offsets="wide", castle_refill="before", hexagon="at-once") > 100


def found(faulty_games: int = 6) -> str:
    """What the referee complains of within a few games; nothing if it finds no fault."""
    for seed in range(faulty_games):
        try:
            play(seed, 3)
        except Disagreement as error:
            return str(error)
    return ""


def test_without_a_fault_nothing_is_found() -> None:
    assert found(2) == ""


def test_a_region_that_ends_at_a_piece_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def apart(types: tuple[int, ...], offsets: tuple[str, str]) -> Layout:
        layout = lay_out(types, offsets)
        pieces = [((1 << 10) - 1) << 10 * slot for slot in range(3)]
        cut = tuple(region & pieces[field // 10] for field, region in enumerate(layout.region))
        return Layout(layout.offsets, layout.types, layout.near, cut, layout.of_type)

    layout_of.cache_clear()
    monkeypatch.setattr("tavola.games.tuscany.rules.boards.lay_out", apart)
    complaint = found()
    layout_of.cache_clear()

    assert "regions" in complaint


def test_kinds_compared_over_the_whole_board_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = effects.new_kinds

    def everywhere(state: TuscanyState, seat: int, field: int, face: int) -> int:
        layout = state.layouts[seat]
        assert layout is not None
        whole = (layout.of_type[3],) * len(layout.region)
        state.layouts[seat] = Layout(layout.offsets, layout.types, layout.near, whole, layout.of_type)
        kinds = right(state, seat, field, face)
        state.layouts[seat] = layout
        return kinds

    monkeypatch.setattr(effects, "new_kinds", everywhere)

    assert "green points" in found(20)


def test_a_third_colour_bonus_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = effects._colour_complete

    def again(state: TuscanyState, seat: int, kind: int, items: list[Item]) -> None:
        state.first_by[kind] = -1
        right(state, seat, kind, items)

    monkeypatch.setattr(effects, "_colour_complete", again)

    assert "green points" in found(20)


def test_a_region_scored_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(types: tuple[int, ...], offsets: tuple[str, str]) -> Layout:
        layout = lay_out(types, offsets)
        single = tuple(1 << field for field in range(len(types)))
        return Layout(layout.offsets, layout.types, layout.near, single, layout.of_type)

    layout_of.cache_clear()
    monkeypatch.setattr("tavola.games.tuscany.rules.boards.lay_out", alone)
    complaint = found()
    layout_of.cache_clear()

    assert complaint


def test_a_field_that_is_reached_from_too_far_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def farther(types: tuple[int, ...], offsets: tuple[str, str]) -> Layout:
        layout = lay_out(types, offsets)
        near = tuple(mask | layout.near[bits(mask)[0]] & ~(1 << at) for at, mask in enumerate(layout.near))
        return Layout(layout.offsets, layout.types, near, layout.region, layout.of_type)

    layout_of.cache_clear()
    monkeypatch.setattr("tavola.games.tuscany.rules.boards.lay_out", farther)
    complaint = found()
    layout_of.cache_clear()

    assert "fields to reach" in complaint
