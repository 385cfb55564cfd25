"""Greedy at the expansion game: it plays for the cards that lie out."""

from __future__ import annotations

from tavola.bots import bot
from tavola.kernel import Chance, Perspective, State, draw_outcome
from tavola.library import game
from tests.bots.tables import answer, pick_of
from tests.games.carrara.expansion.tables import ending, expansion

GREEDY = bot("greedy", "carrara")


def played(names: list[str], seed: int) -> State:
    """A finished game; the cards are drawn."""
    rules, pick = game("carrara"), pick_of(seed)
    state = rules.new(rules.setups.make(len(names), box="expansion", start=0))
    bots, choices = [bot(name, "carrara") for name in names], 0
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        seat = pending[0].seat
        state.choose(seat, bots[seat].choose(Perspective(state, seat, pick), pick))
        choices += 1
        assert choices < 200 * len(names)
    return state


def test_greedy_beats_random_in_every_one_of_four_games() -> None:
    for seed in range(4):
        names = ["random", "random"]
        names[seed % 2] = "greedy"

        assert played(names, seed).standing()[0].seat == seed % 2


def test_in_its_last_turn_greedy_builds_where_the_grey_card_pays_most() -> None:
    table = ending(expansion(building="building-twos")).built(1, "villa 2 livorno", "porta 2 massa")
    table.types(1, "villa", "porta", "palazzo", "castello").cities(1, "lerici", "viareggio")

    assert answer(GREEDY, table.blocks(1, white=1).display("palazzo 1"), 1) == "build palazzo 1 livorno"


def test_greedy_buys_the_object_that_fits_its_own() -> None:
    table = ending(expansion(objects="object-triples")).objects(1, crown=2, book=1).coins(1, "10")

    assert answer(GREEDY, table.chooses(1, "decline"), 1) == "object crown"


def test_in_its_last_turn_greedy_scores_a_special_field_that_brings_most() -> None:
    table = ending(expansion()).built(1, "villa 5 massa", "castello 5 lerici", "villa 4 lerici")

    assert answer(GREEDY, table.types(1, "villa"), 1) == "score-special rural"


def test_greedy_takes_the_upgrade_of_the_city_where_it_builds() -> None:
    table = expansion().built(0, "villa 3 livorno", "porta 4 livorno").blocks(0, white=5)
    table.chooses(0, "raise villa 3 villa 8", "pay 5white")

    assert answer(GREEDY, table, 0) == "upgrade livorno"


def test_greedy_raises_to_an_eight_what_the_grey_card_wants() -> None:
    table = expansion(building="building-eights").built(0, "villa 3 livorno").blocks(0, white=5)

    assert answer(GREEDY, table.coins(0, "0").display("porta 1"), 0).startswith("raise villa 3 ")
