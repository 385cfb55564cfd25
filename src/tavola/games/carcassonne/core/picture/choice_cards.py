"""What is asked in words, shown large in the place of the tile in hand, each choice to be picked."""

from __future__ import annotations

from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, wrapped
from tavola.drawing.palette import CARD, LINE, SOFT
from tavola.drawing.svg import at, group, outline_box, rect, text, title
from tavola.games.carcassonne.core.picture.part import Card, Cards
from tavola.games.carcassonne.core.picture.scene import Scene

_WIDTH, _GAP = 344, 8
HEIGHT = 164
PICTURE_WIDTH = 118
"""The width of a picture beside the choices."""
_LETTER = 7.9
"""About how wide a letter is."""


def heading_of(scene: Scene) -> str | None:
    """What stands above the choices, if there are any."""
    shown = _shown(scene)
    return shown[0] if shown else None


def draw(scene: Scene) -> str | None:
    """The choices of the open question, if it is one of words."""
    shown = _shown(scene)
    return at(MARGIN, TITLE_HEIGHT, shown[1]) if shown else None


def _shown(scene: Scene) -> tuple[str, str] | None:
    """Heading and drawing of the open question that an expansion shows large."""
    for decision in scene.view.decisions:
        question = decision.ask.partition(".")[2].replace("_", "-")
        for part in scene.parts:
            if (cards := part.cards(scene, decision)) is not None:
                return scene.say(f"ask-{question}"), _in_columns(cards)
            if (sheet := part.sheet(scene, decision, _WIDTH, HEIGHT)) is not None:
                return scene.say(f"ask-{question}"), sheet
    return None


def _in_columns(shown: Cards) -> str:
    left = PICTURE_WIDTH + 2 * _GAP if shown.picture else 0
    columns = 1 if shown.picture or len(shown.cards) == 1 else 2
    rows = -(-len(shown.cards) // columns)
    width = (_WIDTH - left - (columns - 1) * _GAP) / columns
    height = (HEIGHT - (rows - 1) * _GAP) / rows
    return shown.picture + "".join(
        at(
            left + n % columns * (width + _GAP),
            round(n // columns * (height + _GAP), 1),
            _button(card, width, height),
        )
        for n, card in enumerate(shown.cards)
    )


def _button(card: Card, width: float, height: float) -> str:
    """Icon above the words where there is room, else before them."""
    tall = height > 120
    room = width - 12 if tall else width - 58
    lines = wrapped(card.words, int(room / _LETTER))
    notes = wrapped(card.note, int(room / (_LETTER - 0.5))) if card.note else []
    x, anchor = (width / 2, "middle") if tall else (50, "start")
    top = (height - 74 - 17 * (len(lines) + len(notes))) / 2
    y = top + 88 if tall else height / 2 + 5 - 8.5 * (len(lines) + len(notes) - 1)
    drawn = [
        text(x, round(y + 17 * n, 1), line, size=14, font_weight=600, text_anchor=anchor)
        for n, line in enumerate(lines)
    ]
    drawn += [
        text(x, round(y + 17 * (n + len(lines)), 1), line, size=14, fill=SOFT, text_anchor=anchor)
        for n, line in enumerate(notes)
    ]
    icon = at(width / 2, round(top + 36, 1), card.icon, scale=1.8) if tall else at(26, height / 2, card.icon)
    return group(
        title(" – ".join(filter(None, (card.words, card.note)))),
        rect(0.5, 2, width, height, rx=9, fill="#8A7A63", opacity=0.28),
        rect(0, 0, width, height, rx=9, fill=CARD, stroke=LINE),
        icon,
        *drawn,
        outline_box(0, 0, width, height, 9),
        data_pick=card.pick,
    )
