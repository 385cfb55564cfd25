"""The picture: the pile, drawn from a view. The last counters stand for how many are taken."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.svg import circle, el, group, outline_circle, rect, title
from tavola.kernel import Words
from tavola_nim.rules import MOST, NimView

IN_A_ROW = 7
STEP = 48


def draw(
    view: NimView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """One panel; the counter from which on they are taken can be clicked."""
    said = words.say("nim-picture-pile", count=view.pile)
    counters = [_counter(number, view.pile) for number in range(view.pile)]
    rows = max(1, -(-view.pile // IN_A_ROW))
    size = (IN_A_ROW * STEP, rows * STEP)
    return (Panel("board", Purpose.BOARD, said, (fragment("pile", *counters),), *size),)


def _counter(number: int, pile: int) -> str:
    x, y = STEP * (number % IN_A_ROW + 0.5), STEP * (number // IN_A_ROW + 0.5)
    taken = pile - number
    disc = circle(x, y, 18, fill="#B5533C")
    if taken > MOST:
        return disc
    pick = {"data_pick": f"count={taken}", "role": "button"}
    return group(title(str(taken)), disc, outline_circle(x, y, 20), **pick)


def emblem() -> str:
    """A small drawing that stands for the game in the lobby."""
    discs = [circle(70 + 90 * n, 90, 36, fill="#B5533C") for n in range(3)]
    paper = rect(0, 0, 320, 180, fill="#F3E9D6")
    namespace = "http://www.w3.org/2000/svg"
    return el("svg", paper, *discs, xmlns=namespace, viewBox="0 0 320 180", width=320, height=180)
