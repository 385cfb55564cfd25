"""Messages in the picture: a second counting figure, and the stack below the score track."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from tavola.drawing.frame import MARGIN, note
from tavola.drawing.palette import SHADOW
from tavola.drawing.svg import SERIF, at, circle, el, group, path, rect, text, title
from tavola.games.carcassonne.core.picture.choice_cards import HEIGHT, PICTURE_WIDTH
from tavola.games.carcassonne.core.picture.colours import CREAM, EDGE, ROAD, ROAD_2, ROOF
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, Shape
from tavola.games.carcassonne.core.picture.part import Card, Cards, PicturePart
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.track import DARK
from tavola.games.carcassonne.expansions.messages.rules import NAMES, MessagesView
from tavola.kernel import Decision, Seat

_MESSENGER = (
    "M0-17.4A2.7 2.7 0 0 1 2-13A4.6 4.6 0 0 1 2.8-5.4C5.6-4.8 7.4-2.6 6.4-.6L3.6 2C7.4 4.4 9.8 8 10.4 11.2"
    "C10.6 12.4 10 13 9 13H-9C-10 13-10.6 12.4-10.4 11.2C-9.8 8-7.4 4.4-3.6 2L-6.4-.6"
    "C-7.4-2.6-5.6-4.8-2.8-5.4A4.6 4.6 0 0 1-2-13A2.7 2.7 0 0 1 0-17.4Z"
)
_CARD = 31, 42
_BELOW = 66
"""How much room the messages take."""


class MessagesPicture(PicturePart):
    """Every seat counts with its meeple and with its messenger."""

    figures = (Shape("messenger", _MESSENGER, mark=(0, 8), scale=0.9, crown=20),)
    has_track = True
    figures_asked_for = (("recall", "recall"),)

    def counters(self, scene: Scene, seat: Seat) -> Mapping[str, int]:
        shown = scene.shown(MessagesView)
        if scene.view.over:  # for the final scoring both become one
            return {"meeple": scene.view.scores[seat]}
        return {"meeple": shown.meeple[seat], "messenger": shown.messenger[seat]}

    def counter_pick(self, scene: Scene, seat: Seat, counter: str) -> str | None:
        decision = scene.asked("count")
        if decision is None or decision.seat != seat:
            return None
        offered = any(option.fields["counter"] == counter for option in decision.options)
        return f"counter={counter}" if offered else None

    def below_track(self, scene: Scene) -> tuple[float, str]:
        return _BELOW, "".join(_stack(scene))

    def cards(self, scene: Scene, decision: Decision) -> Cards | None:
        match decision.ask:
            case "carcassonne.message":
                name = str(decision.details["message"])
                face = _card(name, PICTURE_WIDTH, HEIGHT - 2, 3.4)
                return Cards(tuple(_message(scene, name)), group(face, id=f"message-card-{name}"))
            case "carcassonne.count":
                return Cards(tuple(_counters(scene, decision)))
        return None


PICTURE = MessagesPicture()


def _stack(scene: Scene) -> Iterator[str]:
    """Messages never seen as a stack, then those seen, in the order in which they lie below."""
    shown = scene.shown(MessagesView)
    yield note(MARGIN, 4, scene.say("messages"))
    unseen = shown.unseen
    x = float(MARGIN)
    if unseen:
        cards = "".join(_back(2 * nth, -1.5 * nth) for nth in range(min(3, unseen)))
        count = text(
            _CARD[0] / 2 + 4, 27, str(unseen), size=17, font_weight=700, text_anchor="middle", fill="#FFF6E3"
        )
        yield at(x, 14, title(scene.say("messages-unseen", count=unseen)), cards, count)
        x += 45
    for nth, number in enumerate(shown.seen):
        words = f"{nth + unseen + 1}. {scene.say(f'message-{NAMES[number]}')}"
        yield at(x, 12, title(words), _card(NAMES[number], *_CARD, 1), id=f"message-card-{NAMES[number]}")
        x += 37 if unseen else 43


def _back(x: float, y: float) -> str:
    width, height = _CARD
    return rect(x, y, width, height, rx=4, fill="#8C3F2C", stroke="#FFF6E3", stroke_width=1.2)


def _card(name: str, width: float, height: float, scale: float) -> str:
    """The face of a message."""
    return group(
        rect(0.6, 2, width, height, rx=4, fill=SHADOW, opacity=0.4),
        rect(0, 0, width, height, rx=4, fill="#FFF6E3", stroke="#8C3F2C", stroke_width=1.4),
        at(width / 2, height / 2, _symbols()[name], scale=scale),
    )


def _message(scene: Scene, name: str) -> Iterator[Card]:
    tick = circle(0, 0, 15, fill="#2F8F6B", stroke="#173F30") + path(
        "M-6.4 .4L-2 5.4 7-5",
        fill="none",
        stroke="#FFF",
        stroke_width=3.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    yield Card("do=message", tick, scene.say(f"message-{name}"))
    yield Card("do=message-points", _points_icon(2), scene.say("message-points"))


def _points_icon(points: int) -> str:
    return circle(0, 0, 15, fill="#E9B949", stroke="#5B442A") + text(
        0, 6, str(points), size=18, font_weight=700, font_family=SERIF, text_anchor="middle", fill="#2B2622"
    )


def _counters(scene: Scene, decision: Decision) -> Iterator[Card]:
    points = int(str(decision.details.get("points", 0)))
    for option in decision.options:
        counter = str(option.fields["counter"])
        start = scene.counters(decision.seat)[counter]
        earns = (start + points) % DARK == 0 and decision.seat == scene.view.mover
        yield Card(
            f"counter={counter}",
            el("use", href=f"#man-{decision.seat}-{counter}"),
            f"{start} → {start + points}",
            scene.say(f"counts-{counter}-dark" if earns else f"counts-{counter}"),
        )


@cache
def _symbols() -> Mapping[str, str]:
    """The symbol of every message around the origin, about 24 wide."""
    meeple, ink = MEEPLE_SHAPE.outline, "#2B2622"

    def man(turn: str, fill: str) -> str:
        return path(meeple, fill=fill, stroke=ink, stroke_width=1.6, stroke_linejoin="round", transform=turn)

    wall = "M-10-5H-7V-8H-4V-5H-1.5V-8H1.5V-5H4V-8H7V-5H10V8H-10Z"
    city = path(wall, fill="#E7CFA0", stroke=EDGE, stroke_linejoin="round")
    way = "M-13 6C-4 6-6 0 0 0S4-6 13-6"
    return {
        "road": rect(-13, -12, 26, 24, rx=3, fill="#B7C584")
        + path(way, fill="none", stroke=ROAD_2, stroke_width=8)
        + path(way, fill="none", stroke=ROAD, stroke_width=5.4),
        "city": city + path("M-3 8V3A3 3 0 0 1 3 3V8Z", fill=EDGE),
        "monastery": path("M-8 9V0H8V9Z", fill=CREAM, stroke=EDGE)
        + path("M-10 1L0-7 10 1Z", fill=ROOF, stroke=EDGE, stroke_linejoin="round")
        + path("M0-7V-13M-2.4-10.8H2.4M-2 9V5A2 2 0 0 1 2 5V9Z", fill=EDGE, stroke=EDGE, stroke_width=1.4),
        "tile": rect(-9, -8, 17, 17, rx=2, fill="#B7C584", stroke=EDGE)
        + path("M-9 1H8", stroke=ROAD, stroke_width=4)
        + circle(7.4, -7.4, 5.6, fill=ROOF, stroke="#FFFBF3", stroke_width=1.2)
        + path("M7.4-10.4V-4.4M4.4-7.4H10.4", stroke="#FFFBF3", stroke_width=1.8),
        "pennants": el("use", href="#art-shield", transform="scale(1.4)"),
        "knights": city + man("translate(0 1)scale(.6)", "#C8402F"),
        "farmers": path("M-12 10Q0 3 12 10Z", fill="#83974E")
        + man("translate(0 -1)rotate(-90)scale(.72)", "#E3A008"),
        "score-meeple": man("translate(-2 2)scale(.68)", "#2F66B0")
        + path(
            "M3-9C10-9 12-3 9.4 3M12.4 0L9.2 4.4 5.8 .6",
            fill="none",
            stroke=ROOF,
            stroke_width=2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    }
