"""How many options the largest questions of the expansion game have, over everything the box allows."""

from __future__ import annotations

from tavola.games.carrara.first.expansion.rules.game import Choices, expansion_game
from tavola.games.carrara.parts.rules.blocks import payments
from tavola.kernel import MOST_OPTIONS
from tavola.testing import rule
from tests.games.carrara.expansion.tables import expansion

EDITION = expansion_game(Choices())
BOX, COST = EDITION.box, EDITION.cost
WHOLE_HAND = (BOX.blocks_per_colour,) * len(BOX.colours)


def test_no_hand_allows_more_than_1281_payments() -> None:
    owed = {*COST, *(new - old for new in COST for old in COST if new > old)}

    assert max(len(payments(WHOLE_HAND, cost)) for cost in owed) == 1281 <= MOST_OPTIONS


def test_no_action_question_has_more_options_than_may_be_listed() -> None:
    open_tiles = BOX.display + BOX.beside
    buying, scoring = 2, len(BOX.types) + len(BOX.cities) + len(EDITION.additions.specials)
    building = open_tiles * len(BOX.cities)
    raising = (len(COST) - open_tiles) * open_tiles

    assert buying + scoring + building + raising == 421 <= MOST_OPTIONS


@rule("carrara1x.eights.build")
def test_the_most_payments_are_listed_for_whoever_has_every_block() -> None:
    table = expansion().prepare("wheel I", "-").blocks(1).blocks(0, **dict.fromkeys(BOX.colours, 7))
    table.chooses(0, "build villa 8 lerici")

    assert len(table.options(0)) == 1281
