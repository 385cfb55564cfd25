"""A table is what its journal makes of it: a crash is a replay."""

from random import Random

import pytest

from tavola import library
from tavola.kernel import Game, Setup
from tavola.store.texts import from_text, to_text
from tavola.table import Entry, Status, Table
from tavola.testing.toy import TOY
from tests.table.toy_tables import facts
from tests.table.wild import WildTable
from tests.thorough import sample

SEEDS = range(sample(10, 25))


def again(entry: Entry) -> Entry:
    """The entry as it comes back from where it was kept."""
    return from_text(to_text(entry))


def replayed(game: Game, journal: list[Entry]) -> Table:
    """The table after a restart; nothing in a replay is left to chance."""
    table = Table("wild", lambda _: game, _no_chance)
    table.replayed([again(entry) for entry in journal])
    assert table.broken is None
    return table


def _no_chance(_: int) -> int:
    raise AssertionError("a replay draws nothing")


def toy_setup(rng: Random) -> Setup:
    box, rounds = rng.choice(["full", "plain"]), rng.choice(["3", "5"])
    return TOY.setups.make(rng.choice([2, 3, 4]), box=box, options={"rounds": rounds})


@pytest.mark.parametrize("seed", SEEDS)
def test_the_journal_of_anything_leads_to_the_live_table_at_every_version(seed: int) -> None:
    rng = Random(seed)
    wild = WildTable(TOY, toy_setup(rng), rng)
    twin = replayed(TOY, wild.journal)
    for _ in range(120):
        for entry in wild.act():
            twin.apply(again(entry))

        assert facts(twin) == facts(wild.table)
        assert wild.table.version == len(wild.journal)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_replay_from_the_start_leads_to_the_same_table(seed: int) -> None:
    rng = Random(seed)
    wild = WildTable(TOY, toy_setup(rng), rng)
    for _ in range(60):
        wild.act()

    assert facts(replayed(TOY, wild.journal)) == facts(wild.table)


def test_a_replayed_table_plays_on() -> None:
    rng = Random(1)
    wild = WildTable(TOY, toy_setup(rng), rng)
    while wild.table.status is not Status.OVER:
        table = replayed(TOY, wild.journal)
        table._dealer = wild.table._dealer
        table.running.dealer = wild.table.running.dealer
        wild.table = table
        wild.act()

    assert wild.table.standing()


def test_a_whole_game_of_carrara_is_replayed() -> None:
    game = library.game("carrara")
    wild = WildTable(game, game.setups.make(3), Random(3))
    while wild.table.status is Status.RUNNING:
        wild.journal += wild._answer()

    assert facts(replayed(game, wild.journal)) == facts(wild.table)
