"""The legend: every sign on the map, in words."""

from __future__ import annotations

from rich.text import Text

from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.landscape import styled
from tavola.games.carcassonne.core.text.module import texts_of
from tavola.games.carcassonne.core.text.tiles import CITY, GARDEN, MONASTERY, PENNANT, RIVER, VILLAGE
from tavola.words import Lexicon

ALWAYS = {"city": CITY, "road": "─", "village": VILLAGE, "monastery": MONASTERY, "pennant": PENNANT}
WHERE_SEEN = {"river": RIVER, "garden": GARDEN}


def legend(view: CarcassonneView, lexicon: Lexicon) -> Text:
    """Land and what is printed on the tiles laid, then what lies on them, then the figures."""
    texts = texts_of(view.packages)
    parts = [part for laid in view.tiles for part in laid.kind.parts]
    seen = {part.kind for part in parts} | {text.shown_on(part) for text in texts.parts for part in parts}
    signs = dict(ALWAYS)
    for printed in (WHERE_SEEN, *(text.printed for text in texts.parts)):
        signs |= {name: sign for name, sign in printed.items() if name in seen}
    for text in texts.parts:
        signs |= text.legend(view, lexicon)
    told = [
        Text.assemble(styled(sign, lexicon, texts), " ", lexicon.say(f"carcassonne-board-legend-{name}"))
        for name, sign in signs.items()
    ]
    others = [name for name in view.supply[0] if name != "meeple"]
    told += [
        Text.assemble(
            (lexicon.say(f"carcassonne-board-letter-{name}"), "bold"), " ", lexicon.word("figure", name)
        )
        for name in others
    ]
    return Text("  ").join(told)
