"""Everything of The Palaces of Carrara in one place."""

from tavola.games.carrara.rules.first.game import FIRST_EDITION
from tavola.kernel import Kit

FIRST = Kit(
    game=FIRST_EDITION,
    words=("tavola.games.carrara.words",),
    picture="tavola.games.carrara.picture",
    judgement="tavola.games.carrara.judgement:Carrara",
    text="tavola.games.carrara.text",
)
