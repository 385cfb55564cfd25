"""Everything of Carcassonne in one place."""

from tavola.games.carcassonne.catalog import INTERACTIONS
from tavola.games.carcassonne.core.rules.resources import has
from tavola.games.carcassonne.game import CARCASSONNE, Carcassonne
from tavola.kernel import Kit

EXAMPLES = "examples.toml"


def kit_of(game: Carcassonne) -> Kit:
    """The kit of Carcassonne with the modules of its catalog, ours or more."""
    return Kit(
        game=game,
        words=("tavola.games.carcassonne.core.words", *game.catalog.packages[1:], INTERACTIONS),
        picture="tavola.games.carcassonne.core.picture",
        judgement="tavola.games.carcassonne.core.judgement:Carcassonne",
        text="tavola.games.carcassonne.core.text",
        places="tavola.games.carcassonne.core.words.places:namer",
        examples=tuple(
            f"{package}:{EXAMPLES}" for package in game.catalog.packages if has(package, EXAMPLES)
        ),
        lesson="tavola.games.carcassonne:lesson.toml",
    )


KIT = kit_of(CARCASSONNE)
