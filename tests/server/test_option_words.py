"""What people read and hear of a question: every answer and place in words of its own, and no code of it."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable

import pytest

from tavola import library
from tavola.drawing import Panel
from tavola.kernel import Decision
from tavola.server import presenter

CODE = re.compile(r"-?\d+,-?\d+|\b[a-z]\d\b")
"""Coordinates, and the names that parts of tiles and boards have in records."""
TITLES = (
    ("carcassonne", "big-box"),
    ("carrara", "base"),
    ("carrara", "expansion"),
    ("carrara-second", "normal"),
    ("carrara-second", "advanced"),
    ("tuscany", "base"),
)
QUESTIONS, DRAWN = 60, 15
"""So many questions are read, and one of so many is looked at in the picture."""


def places(panels: Iterable[Panel], decision: Decision) -> dict[str, set[str]]:
    """What can be picked for an answer, by what it is called."""
    answers = [
        {f"do={option.word}", *(f"{name}={value}" for name, value in option.fields.items())}
        for option in decision.options
    ]
    found: dict[str, set[str]] = {}
    for element in (one for panel in panels for one in ET.fromstring(panel.svg).iter()):
        pick = element.get("data-pick")
        if pick and not element.get("data-when") and any({*pick.split(";")} <= said for said in answers):
            titles = (child.text for child in element if child.tag.endswith("title"))
            name = element.get("aria-label") or next(titles, None) or ""
            found.setdefault(name, set()).add(pick)
    return found


@pytest.mark.parametrize(("game", "box"), TITLES)
def test_answers_differ_in_words_and_name_no_code(game: str, box: str) -> None:
    chance = random.Random(f"{game} {box}")
    match = library.new(game, 3, box=box, seed=chance.randrange(1000))
    for number in range(QUESTIONS):
        decision = match.decision
        if decision is None:
            break
        language = ("en", "de")[number % 2]
        words = presenter.lexicon_for(match.state.view(decision.seat), game, language)
        told = Counter(words.sentence(option) for option in decision.options)

        assert [text for text, times in told.items() if times > 1] == []
        assert [text for text in told if CODE.search(text)] == []
        if number % DRAWN == 0:
            view, names = match.state.view(decision.seat), ("Ada", "Ben", "Cy")
            heard = places(presenter.draw_panels(game, view, language, (0, 1, 2), names), decision)

            assert [(name, picks) for name, picks in heard.items() if len(picks) > 1] == []
            assert [name for name in heard if not name or CODE.search(name)] == []
        match.choose(decision.options[chance.randrange(len(decision.options))])
