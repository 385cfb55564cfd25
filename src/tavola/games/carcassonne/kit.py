"""Everything of Carcassonne in one place."""

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Kit

KIT = Kit(
    game=CARCASSONNE,
    words=("tavola.games.carcassonne.core.words", *CARCASSONNE.catalog.packages[1:]),
    picture="tavola.games.carcassonne.core.picture",
    judgement="tavola.games.carcassonne.core.judgement:Carcassonne",
    text="tavola.games.carcassonne.core.text",
)
