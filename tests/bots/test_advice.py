"""Advice: a bot's choice, and what speaks for it in words of both languages."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tavola import library
from tavola.bots import Advisor, Greedy, bot
from tavola.kernel import Chance, Motive, Option, Perspective, Pick, Seat, State, draw_outcome
from tavola.testing import scenario
from tests.bots.tables import pick_of

GAMES = {
    "carcassonne": ("points", "claim", "promises", "saves"),
    "carrara": ("take", "build"),
    "carrara-second": ("take", "build"),
    "tuscany": ("place", "take", "draw"),
}


class Scores:
    """Finds scoring worth so much and everything else nothing."""

    def __init__(self, worth: float) -> None:
        self._worth = worth

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:  # noqa: ARG002
        return [self._worth if option.word == "buy" else 0.0 for option in options]


def _motives(worth: float) -> list[Motive]:
    table = scenario("carrara").built(0, "villa 3 pisa", "porta 2 pisa")
    advice = Greedy(Scores(worth)).advise(Perspective(table.state, 0, pick_of(0)), pick_of(1))
    return list(advice.motives)


def test_a_judgement_that_says_nothing_is_told_by_its_lead() -> None:
    assert [Motive("lead", {"points": 3})] == _motives(3.2)


def test_a_lead_of_hardly_anything_is_no_number() -> None:
    assert [Motive("best")] == _motives(0.2)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_game_has_a_reason_in_both_languages(game: str) -> None:
    rules, pick = library.game(game), pick_of(3)
    state, adviser = rules.new(rules.setups.make(2, start=0)), bot("greedy", game)
    lexicons = [library.lexicon(game, language, strict=True) for language in ("de", "en")]
    assert isinstance(adviser, Advisor)

    told = set()
    for _ in range(110):
        if isinstance(pending := state.pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        if not pending:
            break
        seat = pending[0].seat
        advice = adviser.advise(Perspective(state, seat, pick), pick)
        assert all(lexicon.motive(motive) for lexicon in lexicons for motive in advice.motives)
        told |= {motive.key for motive in advice.motives}
        state.choose(seat, advice.option)

    assert set(GAMES[game]) <= told
