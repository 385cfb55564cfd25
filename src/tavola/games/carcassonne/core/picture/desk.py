"""What is asked in words, shown large in the place of the tile in hand, each choice to be picked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tavola.drawing.frame import MARGIN, TITLE_HEIGHT
from tavola.drawing.palette import CARD, LINE, SOFT
from tavola.drawing.svg import SERIF, at, circle, el, group, outline_box, path, rect, text, title
from tavola.games.carcassonne.core.picture import ambush
from tavola.games.carcassonne.core.picture.colours import CROP
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.tokens import MESSAGES
from tavola.games.carcassonne.core.picture.track import DARK, card
from tavola.kernel import Decision

_WIDTH, _HEIGHT, _GAP = 344, 164, 8
_QUESTIONS = ("message", "crop", "count", "robbery", "magic", "robber")
_PICTURE = 118
"""The width of a card beside the choices."""
_LETTER = 7.9
"""About how wide a letter is."""


@dataclass(frozen=True)
class _Choice:
    pick: str
    icon: str
    words: str
    note: str = ""


def heading_of(scene: Scene) -> str | None:
    """What stands above the choices, if there are any."""
    decision = _decision(scene)
    return scene.say(f"ask-{decision.ask.partition('.')[2].replace('_', '-')}") if decision else None


def draw(scene: Scene) -> str | None:
    """The choices of the open question, if it is one of words."""
    decision = _decision(scene)
    if decision is None:
        return None
    picture, choices = "", []
    match decision.ask.partition(".")[2]:
        case "message":
            name = str(decision.details["message"])
            face = card(MESSAGES.index(name) + 1, _PICTURE, _HEIGHT - 2, 3.4)
            picture, choices = group(face, id=f"message-card-{name}"), list(_message(scene, name))
        case "crop":
            picture, choices = _circle(str(decision.details["circle"])), list(_crop(scene))
        case "count":
            choices = list(_count(scene, decision))
        case "robbery":
            choices = list(_robbery(scene, decision))
        case "magic":
            choices = list(_magic(scene, decision))
        case "robber":
            return at(MARGIN, TITLE_HEIGHT, ambush.draw(scene, decision, _WIDTH, _HEIGHT))
    left = _PICTURE + 2 * _GAP if picture else 0
    columns = 1 if picture or len(choices) == 1 else 2
    rows = -(-len(choices) // columns)
    width = (_WIDTH - left - (columns - 1) * _GAP) / columns
    height = (_HEIGHT - (rows - 1) * _GAP) / rows
    return at(
        MARGIN,
        TITLE_HEIGHT,
        picture,
        *(
            at(
                left + n % columns * (width + _GAP),
                round(n // columns * (height + _GAP), 1),
                _button(one, width, height),
            )
            for n, one in enumerate(choices)
        ),
    )


def _decision(scene: Scene) -> Decision | None:
    asked = (scene.asked(question) for question in _QUESTIONS)
    return next((decision for decision in asked if decision is not None), None)


def _button(choice: _Choice, width: float, height: float) -> str:
    """Icon above the words where there is room, else before them."""
    tall = height > 120
    room = width - 12 if tall else width - 58
    lines = _wrapped(choice.words, int(room / _LETTER))
    notes = _wrapped(choice.note, int(room / (_LETTER - 0.5))) if choice.note else []
    x, anchor = (width / 2, "middle") if tall else (50, "start")
    top = (height - 74 - 17 * (len(lines) + len(notes))) / 2
    y = top + 88 if tall else height / 2 + 5 - 8.5 * (len(lines) + len(notes) - 1)
    drawn = [
        text(x, round(y + 17 * n, 1), line, size=13.5, font_weight=600, text_anchor=anchor)
        for n, line in enumerate(lines)
    ]
    drawn += [
        text(x, round(y + 17 * (n + len(lines)), 1), line, size=12.5, fill=SOFT, text_anchor=anchor)
        for n, line in enumerate(notes)
    ]
    icon = (
        at(width / 2, round(top + 36, 1), choice.icon, scale=1.8) if tall else at(26, height / 2, choice.icon)
    )
    return group(
        title(" – ".join(filter(None, (choice.words, choice.note)))),
        rect(0.5, 2, width, height, rx=9, fill="#8A7A63", opacity=0.28),
        rect(0, 0, width, height, rx=9, fill=CARD, stroke=LINE),
        icon,
        *drawn,
        outline_box(0, 0, width, height, 9),
        data_pick=choice.pick,
    )


def _wrapped(words: str, most: int) -> list[str]:
    lines = [""]
    for word in words.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) + 1 > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _points_icon(points: int) -> str:
    return circle(0, 0, 15, fill="#E9B949", stroke="#5B442A") + text(
        0, 6, str(points), size=18, font_weight=700, font_family=SERIF, text_anchor="middle", fill="#2B2622"
    )


def _message(scene: Scene, name: str) -> Iterator[_Choice]:
    tick = circle(0, 0, 15, fill="#2F8F6B", stroke="#173F30") + path(
        "M-6.4 .4L-2 5.4 7-5",
        fill="none",
        stroke="#FFF",
        stroke_width=3.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    yield _Choice("do=message", tick, scene.say(f"message-{name}"))
    yield _Choice("do=message-points", _points_icon(2), scene.say("message-points"))


def _circle(circle_kind: str) -> str:
    middle = _PICTURE / 2, _HEIGHT / 2
    return group(
        rect(0, 0, _PICTURE, _HEIGHT - 2, rx=8, fill="#B7C584", stroke="#4A382C", stroke_opacity=0.55),
        circle(*middle, 50, fill=CROP, stroke="#A9873B", stroke_width=2),
        circle(*middle, 42, fill="none", stroke="#A9873B", stroke_width=3, stroke_dasharray="6 4"),
        at(*middle, el("use", href=f"#art-crop-{circle_kind}"), scale=3.4),
    )


def _crop(scene: Scene) -> Iterator[_Choice]:
    decision = scene.asked("crop")
    kind = decision.details["circle"] if decision else ""
    for word, sign in (("all-add", "M8-10V-2M4-6H12"), ("all-remove", "M4-6H12")):
        man = at(-5, 2, el("use", href="#body-meeple", fill=SOFT), scale=0.9)
        plus = circle(8, -6, 8, fill="#B5533C", stroke="#FFFBF3", stroke_width=1.2) + path(
            sign, stroke="#FFFBF3", stroke_width=2.4, stroke_linecap="round"
        )
        yield _Choice(f"do={word}", man + plus, scene.say(word), scene.say(f"circle-{kind}"))


def _count(scene: Scene, decision: Decision) -> Iterator[_Choice]:
    points = int(str(decision.details.get("points", 0)))
    for option in decision.options:
        counter = str(option.fields["counter"])
        start = scene.counters(decision.seat)[counter]
        earns = (start + points) % DARK == 0 and decision.seat == scene.view.mover
        yield _Choice(
            f"counter={counter}",
            el("use", href=f"#man-{decision.seat}-{counter}"),
            f"{start} → {start + points}",
            scene.say(f"counts-{counter}-dark" if earns else f"counts-{counter}"),
        )


def _robbery(scene: Scene, decision: Decision) -> Iterator[_Choice]:
    halves = str(decision.details["halves"]).split()
    for option, half in zip(decision.options, halves, strict=True):
        victim, counter = int(str(option.fields["victim"])), str(option.fields["counter"])
        yield _Choice(
            f"victim={victim};counter={counter}",
            el("use", href=f"#man-{victim}-{counter}"),
            f"{scene.player(victim)}: +{half}",
            scene.say(f"counts-{counter}"),
        )


def _magic(scene: Scene, decision: Decision) -> Iterator[_Choice]:
    for name in dict.fromkeys(str(option.fields["figure"]) for option in decision.options):
        goes = decision.options[0].word == "dismiss"
        yield _Choice(
            f"figure={name}",
            at(0, 4, el("use", href=f"#man-{name}")),
            scene.say(name),
            scene.say("dismiss" if goes else f"{name}-does"),
        )
