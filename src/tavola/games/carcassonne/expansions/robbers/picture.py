"""Robbers in the picture: at home on a mat, or on the score track."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tavola.drawing.palette import CARD, LINE
from tavola.drawing.svg import SERIF, at, circle, el, group, outline_box, path, rect, text, title
from tavola.games.carcassonne.core.picture.colours import EDGE
from tavola.games.carcassonne.core.picture.figures import Shape, missing
from tavola.games.carcassonne.core.picture.mat import PIECE
from tavola.games.carcassonne.core.picture.part import Card, Cards, PicturePart, TrackPiece
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.picture.signs import plate
from tavola.games.carcassonne.core.picture.track import looks_of, standing, words_of
from tavola.games.carcassonne.expansions.robbers.rules import RobbersView
from tavola.kernel import Decision, Seat

_ROBBER = (
    "M.6-15.4C5.4-13.6 6.8-9.4 5.6-5.4C9.6-3.4 11.6 3.4 11 11.2C10.9 12.4 10.4 13 9.4 13H-9.4"
    "C-10.4 13-10.9 12.4-11 11.2C-11.6 3.4-9.6-3.4-5.6-5.4C-6.8-9.4-4.6-13.8 .6-15.4Z"
)
_MASK = (
    path(
        "M-4.6-8.6C-4.4-11.4-2.6-12.4 0-12.4S4.4-11.4 4.6-8.6C4.4-5.6 2.6-4.4 0-4.4S-4.4-5.6-4.6-8.6Z",
        fill="#F0D2A8",
    )
    + path("M-4.9-10H4.9V-7.4C3-6.8 1.2-7 0-8.2C-1.2-7-3-6.8-4.9-7.4Z", fill="#241E1A")
    + path("M-2.4-8.8h.1M2.3-8.8h.1", stroke="#FFF", stroke_width=1.6, stroke_linecap="round")
)
"""A robber's face."""
_GAP = 8
_FIGURE = 28
"""About how high a figure is."""


def _sign() -> str:
    """A masked face under a hood."""
    return plate(
        path(
            "M0-6.2C4-6.2 5.6-2 5.2 2.4 4.6 5.4 2.4 6.2 0 6.2-2.4 6.2-4.6 5.4-5.2 2.4-5.6-2-4-6.2 0-6.2Z",
            fill="#5B4A3A",
        ),
        path("M-3.4-1C-3.4-4 3.4-4 3.4-1V2C3.4 5-3.4 5-3.4 2Z", fill="#F0D2A8", stroke="none"),
        path("M-4-1.6H4V1.2C2.4 1.6 1 1.4 0 .4-1 1.4-2.4 1.6-4 1.2Z", fill=EDGE, stroke="none"),
        circle(-1.7, -0.3, 0.7, fill="#FFF", stroke="none"),
        circle(1.7, -0.3, 0.7, fill="#FFF", stroke="none"),
    )


class RobbersPicture(PicturePart):
    """A robber is at home, or lies in wait on a space of the track."""

    symbols = (Symbol("robber", 8, "robber", above=True, in_town=True),)
    stamps = (("robber", _sign()),)
    layouts = (
        Layout("robbers.C", middle=(50, 55)),
        Layout("robbers.D", depths={"c1": 26}),
        Layout("robbers.F", bow=7),
    )
    figures = (Shape("robber", _ROBBER, mark=(0, 5.4), over=_MASK),)
    has_track = True

    def waiting(self, scene: Scene, seat: Seat, x: float, feet: float) -> str:
        y, space = feet - 13 * PIECE, scene.shown(RobbersView).spaces[seat]
        if space is not None:
            words = scene.say("robber-on", number=space)
            return group(title(words), at(x, y, missing(_ROBBER), scale=PIECE))
        man = el("use", href=f"#man-{seat}-robber", transform=f"scale({PIECE})")
        return group(title(scene.say("robber-home")), at(x, y, man, id=f"robber-{seat}"))

    def on_track(self, scene: Scene) -> Iterator[TrackPiece]:
        shown = scene.shown(RobbersView)
        for seat, space in enumerate(shown.spaces):
            if space is not None:
                words = scene.say("robber-of", player=scene.player(seat))
                yield TrackPiece(f"robber-{seat}", seat, "robber", words, space, faded=seat in shown.spent)

    def spaces(self, scene: Scene) -> Mapping[int, tuple[str, str]]:
        decision = scene.asked("robber")
        spaces = [o.fields["space"] for o in decision.options if "space" in o.fields] if decision else []
        return {int(str(space)): (f"space={space}", scene.say("ambush")) for space in spaces}

    def counter_pick(self, scene: Scene, seat: Seat, counter: str) -> str | None:
        decision = scene.asked("robbery")
        wanted = {"victim": str(seat), "counter": counter}
        for option in decision.options if decision else ():
            if {name: str(value) for name, value in option.fields.items()} == wanted:
                return ";".join(f"{name}={value}" for name, value in option.fields.items())
        return None

    def cards(self, scene: Scene, decision: Decision) -> Cards | None:
        if decision.ask != "carcassonne.robbery":
            return None
        halves = decision.details["halves"]
        assert isinstance(halves, tuple)
        return Cards(
            tuple(
                _victim(scene, int(str(option.fields["victim"])), str(option.fields["counter"]), str(half))
                for option, half in zip(decision.options, halves, strict=True)
            )
        )

    def sheet(self, scene: Scene, decision: Decision, width: float, height: float) -> str | None:
        return _ambush(scene, decision, width, height) if decision.ask == "carcassonne.robber" else None


PICTURE = RobbersPicture()


def _victim(scene: Scene, victim: Seat, counter: str, half: str) -> Card:
    return Card(
        f"victim={victim};counter={counter}",
        el("use", href=f"#man-{victim}-{counter}"),
        f"{scene.player(victim)}: +{half}",
        scene.say(f"counts-{counter}"),
    )


def _ambush(scene: Scene, decision: Decision, width: float, height: float) -> str:
    """A button for every space with the figures that stand there, and one for leaving the robber at rest."""
    count = len(decision.options)
    columns = 2 if count <= 4 else 3 if count <= 9 else 4
    rows = max(2, -(-count // columns))
    wide, high = (width - (columns - 1) * _GAP) / columns, (height - (rows - 1) * _GAP) / rows
    there = standing(scene)
    drawn = []
    for nth, option in enumerate(decision.options):
        space = int(str(option.fields["space"])) if option.fields else None
        button = (
            _stays(scene, wide, high)
            if space is None
            else _space(scene, space, there.get(space, []), wide, high)
        )
        drawn.append(at(nth % columns * (wide + _GAP), round(nth // columns * (high + _GAP), 1), button))
    return group(*drawn)


def _space(scene: Scene, number: int, pieces: list[TrackPiece], width: float, height: float) -> str:
    fill, ink = looks_of(number)
    scale = min(1.1, (height - 14) / _FIGURE, 0.7 if width < 100 else 1.1)
    step = min(25 * scale, (width - 40) / max(1, len(pieces)))
    return group(
        title(f"{scene.say('ambush')} – {words_of(scene, number, pieces)}"),
        rect(0, 0, width, height, rx=8, fill=fill, stroke="#5E4838", stroke_opacity=0.6),
        text(8, height / 2 + 6, str(number), size=17, font_family=SERIF, font_weight=600, fill=ink),
        *(
            at(
                round(34 + 10 * scale + nth * step, 1),
                height / 2 + 1,
                el("use", href=f"#man-{piece.seat}-{piece.figure}"),
                scale=round(scale, 2),
            )
            for nth, piece in enumerate(pieces)
        ),
        outline_box(0, 0, width, height, 8),
        data_pick=f"space={number}",
    )


def _stays(scene: Scene, width: float, height: float) -> str:
    return group(
        title(scene.say("pass-robber")),
        rect(0, 0, width, height, rx=8, fill=CARD, stroke=LINE),
        text(
            width / 2,
            height / 2 + 5,
            scene.say("robber-stays"),
            size=14,
            font_weight=600,
            text_anchor="middle",
        ),
        outline_box(0, 0, width, height, 8),
        data_pick="do=skip",
    )
