"""The engine agrees with the referee at every step; and the referee finds faults that are put in on purpose.

Many more games: benchmarks/carcassonne_referee.py.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavola.games.carcassonne.core.rules.faces import MARKS_AT, ROAD, Border
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.land import Land
from tavola.games.carcassonne.core.rules.module import Line, Move
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.track import AWARD
from tavola.games.carcassonne.expansions.crop_circles.rules import ChooseForAll
from tavola.games.carcassonne.expansions.ferries import rules as ferries
from tavola.games.carcassonne.expansions.flyers import rules as flyers
from tavola.games.carcassonne.expansions.gold.rules import ShareBars, TakeBar
from tavola.games.carcassonne.expansions.mage_and_witch.rules import MageAndWitch
from tavola.games.carcassonne.expansions.messages import rules as messages
from tavola.games.carcassonne.expansions.messages.rules import Messages
from tavola.games.carcassonne.expansions.robbers import rules as robbers
from tavola.kernel import Events, Option, Seat
from tests.games.carcassonne.referee.disagreement import Disagreement
from tests.games.carcassonne.referee.match import MODULES, Fixture, fixture, follow
from tests.thorough import THOROUGH

Join = Callable[[Land, int, int, int], bool]
SAMPLE = range(5001, 5016) if THOROUGH else (5003, 5007, 5009, 5010, 5013)


@pytest.mark.parametrize("seed", SAMPLE)
def test_engine_and_referee_agree_at_every_step(seed: int) -> None:
    assert follow(fixture(seed))["games"] == 1


def test_the_sample_has_every_module_and_every_number_of_players() -> None:
    games = [fixture(seed) for seed in SAMPLE]

    assert {module for game in games for module in game.modules} == set(MODULES)
    assert {game.seats for game in games} == {2, 3, 4, 5, 6}
    assert {game.seats for game in games if game.modules == MODULES} >= {2, 3, 6}


# -- planted faults ------------------------------------------------------------------------------------


def forgets_open_edges_of_loops(land: Land, a: int, b: int, closes: int) -> bool:
    return land.find(a) != land.find(b) and _join(land, a, b, closes)


def forgets_meeples_of_the_younger_part(land: Land, a: int, b: int, closes: int) -> bool:
    land.empty(max(land.find(a), land.find(b)))
    return _join(land, a, b, closes)


def forgets_marks_of_the_younger_part(land: Land, a: int, b: int, closes: int) -> bool:
    a, b = land.find(a), land.find(b)
    if a != b:
        land._total[max(a, b)] &= (1 << MARKS_AT) - 1
    return _join(land, a, b, closes)


def loses_a_segment(land: Land, a: int, b: int, closes: int) -> bool:
    joined = land.find(a) != land.find(b)
    done = _join(land, a, b, closes)
    if joined:
        root = land.find(a)
        land._next[root] = land._next[land._next[root]]
    return done


def joins_segments_instead_of_roots(land: Land, a: int, b: int, closes: int) -> bool:
    root, other = land.find(a), land.find(b)
    done = _join(land, a, b, closes)
    if other not in (root, b):
        land._parent[other], land._parent[b] = other, root
    return done


_join_edge = Land._join


def _join(land: Land, a: int, b: int, closes: int) -> bool:
    """Two segments alone, by the engine's own way to join all that meet over an edge."""
    return _join_edge(land, a, ((0, 0, closes),), b, (0,))


@pytest.mark.parametrize(
    "fault",
    [
        forgets_open_edges_of_loops,
        forgets_meeples_of_the_younger_part,
        forgets_marks_of_the_younger_part,
        loses_a_segment,
        joins_segments_instead_of_roots,
    ],
    ids=lambda fault: fault.__name__,
)
def test_a_fault_in_the_union_find_is_found(fault: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    def join(land: Land, base: int, border: Border, beyond: int, rim: tuple[int, ...]) -> bool:
        done = [fault(land, base + own, beyond + rim[facing], closes) for own, facing, closes in border]
        return any(done)

    monkeypatch.setattr(Land, "_join", join)

    with pytest.raises(Disagreement):
        list(map(follow, [Fixture(seed, MODULES[:9], 2, crowded=True) for seed in range(12)]))


# -- planted faults in the minis -----------------------------------------------------------------------


def flies_as_if_the_tile_were_not_turned(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(flyers, "direction", lambda _: flyers.STEPS[6])


def turns_ferries_beyond_the_first(patch: pytest.MonkeyPatch) -> None:
    def all_along(state: CarcassonneState) -> list[int]:
        base, face = state.land.base, state.land.face
        roots = {root for n in face.closing for root in state.roots(base + n)}
        lakes = {state.land.tile_of(one) for one, _ in state.links if state.land.find(one) in roots}
        return sorted(lakes - {state.land.laid - 1})

    patch.setattr(ferries, "in_reach", all_along)


def rounds_down_for_the_witch(patch: pytest.MonkeyPatch) -> None:
    def values(self: MageAndWitch, state: CarcassonneState, feature: Feature, lines: list[Line]) -> None:
        right(self, state, feature, lines)
        if lines[-1][0] == "witch":
            total = sum(count * value for _, count, value, _ in lines[:-1])
            lines[-1] = ("witch", 1, total // 2 - total, lines[-1][3])

    right = MageAndWitch.values
    patch.setattr(MageAndWitch, "values", values)


def leaves_magic_on_what_nobody_claimed(patch: pytest.MonkeyPatch) -> None:
    def completed(self: MageAndWitch, state: CarcassonneState, feature: Feature, events: Events) -> None:
        if feature.strength:
            right(self, state, feature, events)

    right = MageAndWitch.completed
    patch.setattr(MageAndWitch, "completed", completed)


def shares_gold_from_the_left_neighbour_on(patch: pytest.MonkeyPatch) -> None:
    def run(self: ShareBars, state: CarcassonneState, events: Events) -> None:
        right(self, state, events)
        if state.agenda[-1:] == [TakeBar(state.mover)]:
            state.agenda[-1] = TakeBar((state.mover + 1) % state.seats)

    right = ShareBars.run
    patch.setattr(ShareBars, "run", run)


def robs_half_rounded_down(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(robbers, "_half", lambda points: points // 2)


def lets_robbers_rob_robbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(robbers, "ROBBERY", AWARD)


def sends_messages_in_the_turns_of_others(patch: pytest.MonkeyPatch) -> None:
    def moved(self: Messages, state: CarcassonneState, source: str, move: Move, start: int, end: int) -> None:
        right(self, state, source, (state.mover, *move[1:]), start, end)

    right = Messages.moved
    patch.setattr(Messages, "moved", moved)


def forgets_what_a_message_brings_for_knights(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(messages, "CITY", ROAD)


def lets_the_mover_begin_with_the_crop_circle(patch: pytest.MonkeyPatch) -> None:
    def answer(
        self: ChooseForAll, state: CarcassonneState, seat: Seat, option: Option, events: Events
    ) -> None:
        right(self, state, seat, option, events)
        state.agenda[-state.seats :] = [*state.agenda[1 - state.seats :], state.agenda[-state.seats]]

    right = ChooseForAll.answer
    patch.setattr(ChooseForAll, "answer", answer)


@pytest.mark.parametrize(
    ("module", "fault"),
    [
        ("flyers", flies_as_if_the_tile_were_not_turned),
        ("ferries", turns_ferries_beyond_the_first),
        ("mage-and-witch", rounds_down_for_the_witch),
        ("mage-and-witch", leaves_magic_on_what_nobody_claimed),
        ("gold", shares_gold_from_the_left_neighbour_on),
        ("robbers", robs_half_rounded_down),
        ("robbers", lets_robbers_rob_robbers),
        ("messages", sends_messages_in_the_turns_of_others),
        ("messages", forgets_what_a_message_brings_for_knights),
        ("crop-circles", lets_the_mover_begin_with_the_crop_circle),
    ],
    ids=lambda it: it if isinstance(it, str) else it.__name__,
)
def test_a_fault_in_a_mini_is_found(
    module: str, fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)

    with pytest.raises(Disagreement, match=r"\n  referee .*\n  engine "):
        list(map(follow, [Fixture(seed, (module,), 3, crowded=True) for seed in range(20)]))
