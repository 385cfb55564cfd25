"""The plainest picture there is: all that a view holds, as text."""

from collections.abc import Sequence

from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.svg import el, text
from tavola.kernel import Words
from tavola.testing.toy import ToyView


def draw(
    view: ToyView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    told = f"{words.say('toy-title')}: {view!r} {list(colours)} {list(names)}"
    return (Panel("board", Purpose.BOARD, "Board", (fragment("told", text(0, 12, told)),), 100, 100),)


def emblem() -> str:
    return el("svg")
