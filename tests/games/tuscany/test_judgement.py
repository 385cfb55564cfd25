"""Greedy at The Castles of Tuscany: sensible in single positions, strong in whole games, honest in both."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pytest

from tavola.bots import bot
from tavola.games.tuscany.judgement import Tuscany
from tavola.games.tuscany.rules.boards import layout_of
from tavola.games.tuscany.rules.options import Arrange
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Chance, Decision, Option, Perspective, Pick, Seat, State, View, draw_outcome
from tavola.library import game
from tavola.testing import Scenario
from tests.bots.tables import answer, pick_of
from tests.games.tuscany.tables import stack, table
from tests.thorough import THOROUGH, sample

GREEDY = bot("greedy", "tuscany")
WEST = ("d3 wine-olives", "c3 boar-grain", "b3 farmstead")
"""From a start castle on e4 to the castle field a2."""
NO_QUARRY = "castle, city, farmstead, village, village, monastery, carriage, boar"


def played(names: Sequence[str], seed: int, options: dict[str, str] | None = None) -> TuscanyState:
    """A finished game; a choice that is not listed raises on the way."""
    rules, pick = game("tuscany"), pick_of(seed)
    made = rules.new(rules.setups.make(len(names), options=options or {}, start=seed // 2 % len(names)))
    bots = [bot(name, "tuscany") for name in names]
    while pending := made.pending:
        if isinstance(pending, Chance):
            made.deal(draw_outcome(pending, pick))
            continue
        seat = pending[0].seat
        made.choose(seat, bots[seat].choose(Perspective(made, seat, pick), pick))
    assert isinstance(made, TuscanyState)
    return made


def values(made: Scenario, seat: Seat = 0) -> dict[str, float]:
    """What each option is worth to a seat, by its text."""
    perspective = Perspective(made.state, seat, pick_of(0))
    worths = Tuscany().values(perspective.imagined(pick_of(0)), seat, perspective.options, pick_of(1))
    return dict(zip(map(str, perspective.options), worths, strict=True))


# -- whole games


@pytest.mark.parametrize("seats", sample([3], [2, 3, 4]))
def test_greedy_plays_whole_games_at_every_table(seats: int) -> None:
    assert played(["greedy"] * seats, seed=seats).over


@pytest.mark.parametrize(
    "options", [{"offsets": "wide", "draw": "2"}, {"hexagon": "at-once", "castle-refill": "before"}]
)
def test_greedy_plays_by_other_rulings(options: dict[str, str]) -> None:
    assert played(["greedy", "random"], 1, options).over


def test_greedy_beats_random_by_far_in_every_game() -> None:
    margins = []
    for seed in range(8 if THOROUGH else 4):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        scores = played(names, seed).scores()
        margins.append(scores[seed % 2] - scores[1 - seed % 2])

    assert min(margins) > 0
    assert fmean(margins) > 20


def test_two_greedy_players_leave_little_unused() -> None:
    games = [played(["greedy", "greedy"], seed) for seed in range(6 if THOROUGH else 2)]

    assert min(board.bit_count() for over in games for board in over.covered) >= 15
    assert fmean(max(sum(over.hand_of(seat)) for seat in range(2)) for over in games) <= 20


# -- honest


def test_greedy_leaves_the_position_it_looks_at_as_it_is() -> None:
    made = table().hand(0, city=2, quarry=1).storage(0, "city")
    perspective = Perspective(made.state, 0, pick_of(0))
    before = perspective.imagined(pick_of(0)).key()

    GREEDY.choose(perspective, pick_of(1))

    assert before == perspective.imagined(pick_of(0)).key()


class _Bare:
    """Nothing but what a perspective promises."""

    def __init__(self, perspective: Perspective) -> None:
        self.seat: Seat = perspective.seat
        self.view: View = perspective.view
        self.decision: Decision = perspective.decision
        self.options: Sequence[Option] = perspective.options
        self._state = perspective.imagined(pick_of(0))

    def imagined(self, pick: Pick) -> State:  # noqa: ARG002 (it was imagined before)
        return self._state.copy()


def test_greedy_needs_no_more_than_a_perspective() -> None:
    made = table().hand(0, city=2).storage(0, "city")
    perspective = Perspective(made.state, 0, pick_of(0))

    assert GREEDY.choose(_Bare(perspective), pick_of(1)) in perspective.options  # type: ignore[arg-type]


# -- placing and paying


def test_the_last_field_of_a_large_region_is_covered_at_once() -> None:
    made = table("e4").tiles(0, "e3 carriage", "e2 quarry", "f1 quarry").storage(0, "quarry")

    assert answer(GREEDY, made.hand(0, quarry=2), 0) == "place quarry g1"


def test_of_two_fields_the_one_that_completes_a_region_is_covered() -> None:
    made = table("e4").tiles(
        0, "d3 wine-olives", "c3 boar-grain", "d2 village", "e3 carriage", "f2 monastery"
    )
    worths = values(made.storage(0, "village").hand(0, village=2))

    assert worths["place village c2"] == max(n for text, n in worths.items() if text.startswith("place"))


def test_cards_of_the_colour_pay_before_pairs_and_workers() -> None:
    made = table().storage(0, "city").hand(0, city=2, quarry=2, village=2).workers(0, 2)

    assert answer(GREEDY, made.chooses(0, "place city b2"), 0) == "pay 2city"


def test_a_pair_of_a_colour_that_is_complete_pays_before_one_that_is_still_needed() -> None:
    castles = ("e3 carriage", "f2 monastery", "g2 olives", "h3 castle", "a2 castle")
    made = table("e4").tiles(0, *WEST, *castles).storage(0, "city").hand(0, city=1, castle=2, village=2)

    assert answer(GREEDY, made.chooses(0, "place city b2"), 0) == "pay 2castle,city"


# -- taking and storing


def test_a_tile_that_can_be_paid_for_is_taken() -> None:
    made = table(display="farmstead, farmstead, carriage, carriage, monastery, monastery, city, village")

    assert answer(GREEDY, made.hand(0, city=2, carriage=1), 0) == "take 7 city"


def test_a_tile_that_fits_nowhere_is_left_lying() -> None:
    made = table(display="monastery, monastery, quarry, quarry, village, village, castle, castle")
    worths = values(made.hand(0, monastery=2, quarry=2))

    assert worths["take 1 monastery"] < worths["take 3 quarry"]


def test_a_stored_tile_that_can_be_placed_is_not_thrown_away() -> None:
    made = table().storage(0, "city").hand(0, city=2)

    assert answer(GREEDY, made, 0) == "place city b2"


def test_what_has_to_make_room_is_the_tile_that_fits_nowhere() -> None:
    made = table().prepare("bonus 0", "storage").storage(0, "city", "monastery").hand(0, city=2, quarry=2)
    made.chooses(0, "take 4 quarry")

    assert answer(GREEDY, made, 0) == "discard monastery"


def test_two_tiles_for_one_field_are_worth_hardly_more_than_one() -> None:
    made = table().prepare("bonus 0", "storage").storage(0, "quarry").hand(0, city=2, quarry=4)
    worths = values(made)

    assert worths["take 4 quarry"] < worths["take 2 city"] / 2


def test_a_tile_that_a_rival_waits_for_is_worth_more() -> None:
    def beside(castle: str) -> dict[str, float]:
        """What tiles are worth when the rival's start castle stands there."""
        return values(table().prepare("board 1", f"A2-B2-C2 0-0-0 up-up {castle}").hand(0, carriage=2))

    # Beside b1 the rival has a field for a carriage and none for a farmstead; beside e1 it is the reverse.
    assert beside("b1")["take 7 carriage"] > beside("e1")["take 7 carriage"]
    assert beside("b1")["take 3 farmstead"] < beside("e1")["take 3 farmstead"]


def test_without_cards_cards_are_drawn() -> None:
    made = table(display="farmstead, farmstead, carriage, carriage, monastery, monastery, village, village")

    assert answer(GREEDY, made, 0) == "draw"


# -- castles and cities


def test_a_free_tile_completes_the_best_region() -> None:
    made = table("e4", display="castle, village, farmstead, quarry, village, monastery, carriage, boar")
    made.tiles(0, *WEST, "e3 carriage", "e2 quarry", "f1 quarry").storage(0, "castle").workers(0, 2)
    made.chooses(0, "place castle a2", "pay 2worker")

    assert answer(GREEDY, made, 0) == "free 4 quarry g1"


def test_a_bonus_card_for_quarries_is_worth_nothing_when_all_are_covered() -> None:
    quarries = ("e3 carriage", "e2 quarry", "f1 quarry", "g1 quarry", "a2 castle", "a3 quarry")
    made = table("e4", display=NO_QUARRY).tiles(0, *WEST, *quarries).storage(0, "city").workers(0, 2)
    worths = values(made.chooses(0, "place city b2", "pay 2worker"))

    assert worths["bonus marble"] == 0
    assert min(worths["bonus worker"], worths["bonus yield"]) > 0


def test_early_green_points_count_threefold() -> None:
    def storage_space(number: int) -> float:
        made = (
            stack(stack(table(), 0, 21 - 7 * number + 2), 1, 21 - 7 * number + 2) if number > 1 else table()
        )
        made.prepare("round", str(number)).storage(0, "city").workers(0, 2)
        return values(made.chooses(0, "place city b2", "pay 2worker"))["bonus storage"]

    assert storage_space(1) - storage_space(3) >= 4


# -- marble and the end


def last_turn(castle: str = "a2") -> Scenario:
    """The last turn of seat 0, after which only seat 1 moves."""
    return stack(table(castle), 1, 0).prepare("round", "3").prepare("extra-round", "yes")


def test_in_the_last_turn_a_tile_is_placed_rather_than_kept() -> None:
    made = last_turn().storage(0, "quarry").hand(0, quarry=2)

    assert answer(GREEDY, made, 0) == "place quarry a3"


def test_in_the_last_turn_a_tile_that_cannot_be_placed_any_more_is_taken_for_its_point() -> None:
    assert answer(GREEDY, last_turn().hand(0, city=2), 0).startswith("take ")


def test_in_the_last_turn_marble_is_paid_to_complete_a_region() -> None:
    made = last_turn("e4").tiles(0, "e3 carriage", "e2 quarry", "f1 quarry").prepare("bonus 0", "storage")
    made.storage(0, "carriage", "quarry").workers(0, 4).marble(0, 1).draws("red2")
    made.chooses(0, "place carriage f3", "pay 2worker")

    assert answer(GREEDY, made, 0) == "marble"


def test_in_the_last_turn_marble_is_kept_where_another_action_brings_no_more_than_its_point() -> None:
    made = last_turn().marble(0, 1).storage(0, "city").draws("city", "quarry", "village").chooses(0, "draw")

    assert answer(GREEDY, made, 0) == "end"


# -- boards


def set_up(seed: int) -> TuscanyState:
    rules, pick = game("tuscany"), pick_of(seed)
    made = rules.new(rules.setups.make(2, start=0))
    while isinstance(pending := made.pending, Chance):
        made.deal(draw_outcome(pending, pick))
    assert isinstance(made, TuscanyState)
    return made


def region_points(made: TuscanyState, seat: Seat, option: Option) -> int:
    assert isinstance(option, Arrange)
    layout = layout_of(made.box, made.pieces[seat], option.order, option.turns, option.offsets)
    return sum(made.box.region_points[region.bit_count() - 1] for region in layout.regions())


@pytest.mark.parametrize("seed", range(3))
def test_boards_are_built_with_larger_regions_than_by_chance(seed: int) -> None:
    made = set_up(seed)
    options = Perspective(made, 0, pick_of(0)).options
    chosen = GREEDY.choose(Perspective(made, 0, pick_of(0)), pick_of(1))

    assert region_points(made, 0, chosen) > fmean(region_points(made, 0, option) for option in options)
