"""Final scorings of random end positions, compared with a second scorer."""

from __future__ import annotations

import os
import random

from tavola.games.carrara.first.expansion.rules.game import Choices, expansion_game
from tavola.testing import rule
from tests.games.carrara.expansion.second_scorer import CITIES, Player, final_points
from tests.games.carrara.expansion.tables import expansion

KINDS = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
OBJECTS = ("book", "cup", "crown", "gate", "flag", "coat")
POSITIONS = int(os.environ.get("TAVOLA_END_POSITIONS", "150"))
PILES = ("top", "object", "building", "extra")


def end_position(chance: random.Random) -> tuple[list[Player], dict[str, str]]:
    """What players might have at the end of a game, and the cards."""
    seats = chance.choice((2, 3, 4))
    tiles = [(kind, cost) for kind in KINDS for cost in (1, 2, 3, 4, 5, 8)]
    chance.shuffle(tiles)
    places = [*CITIES]
    chance.shuffle(places)
    supply = dict.fromkeys(range(6), 6)
    players = []
    for _ in range(seats):
        held = []
        for kind in range(6):
            held.append(chance.randint(0, min(3, supply[kind])) if chance.random() < 0.7 else 0)
            supply[kind] -= held[-1]
        built = tuple((*tiles.pop(), chance.choice(CITIES)) for _ in range(chance.randint(0, 8)))
        upgrades = tuple(places.pop() for _ in range(chance.randint(0, 1)))
        players.append(Player(built, tuple(held), chance.randint(0, 45), upgrades))
    cards = {
        name: chance.choice(pile).name
        for name, pile in zip(PILES, expansion_game(Choices()).piles, strict=True)
    }
    return players, cards


@rule("carrara1x.final.as-base", "carrara1x.final.extra", "carrara1x.final.left-over")
def test_every_final_scoring_is_what_a_second_scorer_makes_of_it() -> None:
    chance = random.Random(7)
    for _ in range(POSITIONS):
        players, cards = end_position(chance)
        ruling = chance.choice(("split", "whole"))
        table = expansion(
            len(players),
            top=cards["top"],
            objects=cards["object"],
            building=cards["building"],
            extra=cards["extra"],
            product_groups=ruling,
        )
        table.prepare("field", "-").announced("0").mover(str(len(players) - 1))
        for seat, player in enumerate(players):
            built = ", ".join(f"{kind} {cost} {city}" for kind, cost, city in player.built)
            bag = {name: n for name, n in zip(OBJECTS, player.objects, strict=True) if n}
            table.prepare(f"built {seat}", built or "-").coins(seat, player.coins).objects(seat, **bag)
            table.prepare(f"upgrades {seat}", ", ".join(player.upgrades) or "-")
        table.chooses(len(players) - 1, "decline", "end")

        expected = final_points(players, cards, split=ruling == "split")
        assert list(table.state.scores()) == expected, (players, cards)
