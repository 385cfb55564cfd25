"""Everything of The Palaces of Carrara in one place."""

from tavola.games.carrara.first.game import FIRST_EDITION
from tavola.games.carrara.second.game import SECOND_EDITION
from tavola.kernel import Kit

FIRST = Kit(
    game=FIRST_EDITION,
    words=("tavola.games.carrara.first.words", "tavola.games.carrara.first.expansion"),
    picture="tavola.games.carrara.first.expansion.picture",
    judgement="tavola.games.carrara.first.expansion.judgement:CarraraFirst",
    text="tavola.games.carrara.first.expansion.text",
    examples=(
        "tavola.games.carrara.first:examples.toml",
        "tavola.games.carrara.first.expansion:examples.toml",
    ),
    lesson="tavola.games.carrara.first:lesson.toml",
)
SECOND = Kit(
    game=SECOND_EDITION,
    words=("tavola.games.carrara.second.words", "tavola.games.carrara.second.advanced"),
    picture="tavola.games.carrara.second.drawing",
    judgement="tavola.games.carrara.second.judgement.catalog:CarraraSecond",
    text="tavola.games.carrara.second.text",
    examples=(
        "tavola.games.carrara.second:examples.toml",
        "tavola.games.carrara.second.advanced:examples.toml",
    ),
    lesson="tavola.games.carrara.second:lesson.toml",
)
