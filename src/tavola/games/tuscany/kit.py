"""Everything of The Castles of Tuscany in one place."""

from tavola.games.tuscany.rules.game import TUSCANY
from tavola.kernel import Kit

KIT = Kit(
    game=TUSCANY,
    words=("tavola.games.tuscany.words",),
    picture="tavola.games.tuscany.picture",
    places="tavola.games.tuscany.words.places:namer",
    judgement="tavola.games.tuscany.judgement:Tuscany",
    text="tavola.games.tuscany.text",
    examples=("tavola.games.tuscany:examples.toml",),
    lesson="tavola.games.tuscany:lesson.toml",
)
