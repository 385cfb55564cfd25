"""The cards on the strip: what they say, how far everybody is, and what they are worth now."""

from __future__ import annotations

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import MARGIN, TITLE_HEIGHT, framed, heading, lying, note, wrapped
from tavola.drawing.palette import ACCENT, CARD, LINE, SOFT
from tavola.drawing.players import mark
from tavola.drawing.svg import SERIF, at, group, outline_box, path, text, title
from tavola.games.carrara.first.expansion.picture.seen import noted, seen, worth_in_words
from tavola.games.carrara.first.expansion.rules.view import CardOut, Progress
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.edition import Value
from tavola.games.carrara.parts.picture.writing import yields

WIDTH = 360
_CARD_WIDTH = WIDTH - 2 * MARGIN
_LETTERS = 43
"""So many letters of what a card says have room in a line."""
_LINE, _HEAD, _FOOT = 17, 27, 27
_GAP = 7
_BANDS = {"top": "#8A5A33", "object": "#7B5C99", "building": "#8C8A86", "extra": "#5C8350"}
"""The colours of the piles."""


def draw(scene: Scene) -> Panel:
    """The panel of the cards."""
    say, view = scene.say, seen(scene.view)
    y, drawn = float(TITLE_HEIGHT), []
    for card in view.cards:
        lines = wrapped(_says(scene, card), _LETTERS)
        height = _HEAD + _LINE * len(lines) + (_FOOT if card.progress else 4)
        drawn.append(scene.piece(f"card-{card.pile}", _card, card, lines, y, height))
        y += height + _GAP
    rate = say("coins-per-point", count=view.coins_per_point)
    return framed(
        "cards",
        Purpose.TRACK,
        say("cards"),
        WIDTH,
        round(y),
        fragment("heading", heading(say("cards")), note(WIDTH - MARGIN, 21, rate, "end")),
        *drawn,
    )


def _says(scene: Scene, card: CardOut) -> str:
    return scene.say.name("says", card.name, cities=card.cities, count=card.needed or 0)


def _card(scene: Scene, card: CardOut, lines: list[str], y: float, height: float) -> str:
    pile, name = scene.say.name("pile", card.pile), scene.say.name("card", card.name)
    met = any(progress.met for progress in card.progress)
    return at(
        MARGIN,
        y,
        title(noted(scene, f"{pile} – {name}: {' '.join(lines)}", assumed=card.assumed)),
        lying(0, 0, _CARD_WIDTH, height, 8, CARD, stroke=ACCENT if met else LINE),
        path(f"M8 0H6a-6 6 0 0 0 -6 6V{height - 6}a6 6 0 0 0 6 6H8Z", fill=_BANDS[card.pile]),
        text(17, 18, name, size=15, font_family=SERIF, font_weight=600),
        note(_CARD_WIDTH - 9, 18, pile, "end", 14),
        *(text(17, 18 + _LINE * (n + 1), line, size=14) for n, line in enumerate(lines)),
        *(
            at(17 + n * (_CARD_WIDTH - 22) / len(card.progress), height - 11, _progress(scene, card, n, each))
            for n, each in enumerate(card.progress)
        ),
        outline_box(-1, -1, _CARD_WIDTH + 2, height + 2, 9, touch=False),
        data_ref=f"card:{card.name}",
    )


def _progress(scene: Scene, card: CardOut, seat: int, progress: Progress) -> str:
    """A seat's mark, how much it has of what is needed, and what the card is worth to it."""
    there = "?" if progress.there is None else str(progress.there)
    told = "" if card.needed is None else f"{there}/{card.needed}"
    x = 13 + 8 * len(told) + (4 if told else 0)
    worth = ""
    if card.pile != "top":
        points, coins = progress.worth(), progress.worth("coins") or 0
        if points is None:
            worth = text(x, 5, "?", size=14, fill=SOFT)
        elif points or coins:
            wide = sum(13.5 + 8.2 * len(str(n)) for n in (coins, points) if n)
            worth = yields(x + wide / 2, 0, coins, points)
    return group(
        title(_progress_words(scene, card, seat, progress)),
        mark(scene.colour(seat), 5, 0, 11),
        text(13, 5, told, size=14, font_weight=700 if progress.met else 400),
        worth,
    )


def _progress_words(scene: Scene, card: CardOut, seat: int, progress: Progress) -> str:
    player = scene.player(seat)
    if progress.items is None:
        return scene.say("progress-hidden", player=player)
    if card.needed is None:
        worth = Value(progress.worth() or 0, progress.worth("coins") or 0)
        return scene.say("worth-now", player=player, worth=worth_in_words(scene, worth))
    return scene.say("progress", player=player, there=progress.there or 0, needed=card.needed)
