"""The picture of the expansion game: what is drawn, and that every question is answered by pointing."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from tavola import library
from tavola.drawing import Panel
from tavola.games.carrara.first.expansion.picture import draw
from tavola.games.carrara.first.expansion.rules.view import ExpansionView
from tavola.kernel import Chance, Option, State
from tavola.library import lexicon
from tavola.testing import Scenario
from tavola.words import LANGUAGES
from tests.games.carrara.expansion.tables import expansion, seen
from tests.thorough import now_and_then

GAME = library.game("carrara")
ENGLISH = lexicon("carrara", "en", strict=True)
PLAIN = {"relief", "decline", "announce", "end", "no-upgrade"}
"""Options that say all with their word are buttons."""


def positions(seats: int, seed: int) -> Iterator[State]:
    """Positions of a game in which much is built, raised and upgraded."""
    state, chance = GAME.new(GAME.setups.make(seats, box="expansion", start=0)), random.Random(seed)
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(chance.choice(list(pending.pool)))
            continue
        yield state
        options = pending[0].options
        wanted = [o for o in options if o.word in ("build", "raise", "upgrade", "score-special")]
        state.choose(pending[0].seat, chance.choice(wanted or list(options)))


def drawn(state: State, seat: int | None, language: str = "en") -> tuple[Panel, ...]:
    view = state.view(seat)
    assert isinstance(view, ExpansionView)
    return draw(view, lexicon("carrara", language, strict=True), names=("Ada", "Tom", "Eva", "Max"))


def picks(panels: tuple[Panel, ...]) -> set[str]:
    found = re.findall(r'data-pick="([^"]*)"', "".join(panel.svg for panel in panels))
    return {pair for pick in found for pair in pick.split(";")}


def needed(option: Option) -> Iterator[str]:
    """What must be pointed at to choose an option."""
    if not option.fields:
        yield f"do={option.word}"
    for name, value in option.fields.items():
        yield from [f"{name}={value}"] if isinstance(value, str) else [f"{name}={kind}" for kind in value]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_is_answered_by_pointing(seats: int) -> None:
    for number, state in enumerate(positions(seats, seed=seats)):
        if not now_and_then(number):
            continue
        decision = state.decision_of(state.asked())
        assert decision is not None
        there = picks(drawn(state, decision.seat))
        missing = {
            pick for option in decision.options if option.word not in PLAIN for pick in needed(option)
        } - there

        assert missing == set(), decision.ask


def test_every_card_tells_how_far_everybody_is() -> None:
    state = next(positions(3, seed=1))
    cards = next(panel for panel in drawn(state, 0) if panel.name == "cards")

    assert ["top", "object", "building", "extra"] == [
        part.name.removeprefix("card-") for part in cards.fragments if part.name.startswith("card-")
    ]
    assert "Ada: 0 of" in cards.svg
    assert "Tom: hidden behind the screen" in cards.svg


def extra_card(table: Scenario) -> str:
    """The drawn extra card, as seat 0 sees it."""
    panels = draw(seen(table, 0), ENGLISH, names=("Ada", "Tom"))
    cards = next(panel for panel in panels if panel.name == "cards")
    return next(part.svg for part in cards.fragments if part.name == "card-extra")


def test_what_a_free_choice_is_worth_to_others_is_said_to_be_hidden() -> None:
    told = extra_card(expansion(extra="extra-two-types"))

    assert "Ada: 0 victory points now" in told
    assert "Tom: hidden behind the screen" in told


def test_an_extra_card_says_what_coins_it_is_worth_too() -> None:
    table = expansion(extra="extra-cities-2").built(0, "villa 3 pisa", "porta 1 massa")
    told = extra_card(table.built(1, "villa 1 pisa"))

    assert "Ada: 1 victory point and 9 coins now" in told
    assert "Tom: 3 coins now" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_sound_and_legible(language: str) -> None:
    for number, state in enumerate(positions(4, seed=3)):
        if number % 40:
            continue
        for panel in drawn(state, None, language):
            sizes = [float(size) for e in ET.fromstring(panel.svg).iter() if (size := e.get("font-size"))]
            assert min(sizes, default=12) >= 12
            assert panel.width == 360


def test_pieces_have_one_place_each() -> None:
    for number, state in enumerate(positions(3, seed=4)):
        if number % 20:
            continue
        ids = re.findall(r' id="([^"]*)"', "".join(panel.svg for panel in drawn(state, 0)))

        assert len(ids) == len(set(ids))


def test_an_upgrade_that_is_assumed_says_so() -> None:
    state = next(positions(2, seed=1))
    eights = next(panel for panel in drawn(state, 0) if panel.name == "eights")
    told = {part.name: "Assumed" in part.svg for part in eights.fragments}

    assert told["upgrade-livorno"]
    assert not told["upgrade-lucca"]
