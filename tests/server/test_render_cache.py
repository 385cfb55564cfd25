"""The log reads the same however it was worded: line by line, at once, or after going back."""

import random

from tavola import library
from tavola.server.render_cache import RenderCache
from tavola.table import Entry, Table, fingerprint, snapshot_of


def table(seed: int) -> Table:
    made = Table("t", library.game, random.Random(seed).randrange)
    setup = library.game("carrara").setups.make(2, start=0)
    made.create("", setup, host="", invite="", colours=(0, 1))
    for seat in range(2):
        made.sit(seat, f"Person {seat}", key=fingerprint(str(seat)))
    made.start()
    return made


def step(game: Table, chance: random.Random) -> list[Entry]:
    """Choose, take back alone, or go back together, by chance."""
    seat = game.waiting_for[0]
    if chance.random() < 0.2 and game.running.undoable(seat):
        return game.undo(seat)
    if chance.random() < 0.1 and len(game.running.steps) > 20:
        game.ask_take_back(seat, len(game.running.steps) - chance.randrange(1, 15))
        return game.answer_take_back(1 - seat, agreed=True)
    decision = game.running.state.decision_of(seat)
    assert decision is not None
    return game.choose(seat, game.version, str(chance.choice(decision.options)))


def test_a_log_that_grew_is_the_log_told_at_once() -> None:
    chance, grown = random.Random(3), RenderCache()
    game = table(3)
    for number in range(120):
        step(game, chance)
        if number % 3:
            continue
        for seat in (None, 0, 1):
            told = grown.log(snapshot_of(game), seat, "en")
            afresh = RenderCache().log(snapshot_of(game), seat, "en")

            assert told.lines == afresh.lines
            assert told.starts == afresh.starts


def test_lines_that_did_not_change_are_the_same_objects() -> None:
    chance, cache = random.Random(4), RenderCache()
    game = table(4)
    for _ in range(40):
        before = cache.log(snapshot_of(game), 0, "de").lines[:]
        decision = game.running.state.decision_of(game.waiting_for[0])
        assert decision is not None
        game.choose(decision.seat, game.version, str(chance.choice(decision.options)))
        after = cache.log(snapshot_of(game), 0, "de").lines

        assert all(new is old for new, old in zip(after, before[:-1], strict=False))
