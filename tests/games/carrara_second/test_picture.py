"""The picture of the second edition: what is drawn, what can be picked, and what must not be seen."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import cast

import pytest

from tavola import library
from tavola.drawing import Panel, compose
from tavola.games.carrara.parts.picture.tiles import SMALL_HEIGHT
from tavola.games.carrara.second.drawing import draw
from tavola.games.carrara.second.rules.view import Built, SecondView
from tavola.kernel import Decision, Option
from tavola.library import Match, lexicon
from tavola.words import LANGUAGES
from tests.thorough import now_and_then

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = lexicon("carrara-second", "en", strict=True)
BOXES = ("normal", "advanced")
TABLES = [(box, seats) for box in BOXES for seats in (2, 4)]


def played(match: Match, seed: int) -> Iterator[Decision]:
    """Every question of a game at random, in which all kinds of answers are as likely."""
    chance = random.Random(seed)
    while (decision := match.decision) is not None:
        yield decision
        by_word: dict[str, list[Option]] = {}
        for option in decision.options:
            by_word.setdefault(option.word, []).append(option)
        match.play.choose(decision.seat, chance.choice(by_word[chance.choice(sorted(by_word))]))
        match.play.settle()


@cache
def moments(box: str, seats: int) -> tuple[SecondView, ...]:
    """A game as its movers see it: the first of each kind of question, then now and again, and the end."""
    match = library.new("carrara-second", seats, seed=seats, box=box)
    found: list[SecondView] = []
    stages: set[str] = set()
    for number, decision in enumerate(played(match, seats)):
        view = cast("SecondView", match.view(decision.seat))
        if view.stage not in stages or number % 60 == 0:
            found.append(view)
            stages.add(view.stage)
    return (*found, cast("SecondView", match.view(None)))


@pytest.fixture(params=TABLES, ids=[f"{box}-{seats}" for box, seats in TABLES])
def views(request: pytest.FixtureRequest) -> tuple[SecondView, ...]:
    return moments(*request.param)


DRAWN: dict[int, tuple[Panel, ...]] = {}


def drawn(view: SecondView) -> tuple[Panel, ...]:
    """The picture of a moment, drawn once; moments are kept, so that no other view gets their ids."""
    if id(view) not in DRAWN:
        DRAWN[id(view)] = draw(view, ENGLISH)
    return DRAWN[id(view)]


def elements(panels: tuple[Panel, ...]) -> Iterator[ET.Element]:
    for panel in panels:
        yield from ET.fromstring(panel.svg).iter()


def picks(panels: tuple[Panel, ...]) -> Counter[str]:
    return Counter(pick for panel in panels for pick in re.findall(r'data-pick="([^"]*)"', panel.svg))


def refs(panels: tuple[Panel, ...]) -> set[str]:
    return {ref for panel in panels for ref in re.findall(r'data-ref="([^"]*)"', panel.svg)}


def named(panels: tuple[Panel, ...], name: str) -> Panel:
    return next(panel for panel in panels if panel.name == name)


def told(panels: tuple[Panel, ...], pick: str) -> str:
    """What an element to pick says of itself."""
    found = next(element for element in elements(panels) if element.get("data-pick") == pick)
    return found.findtext(f"{SVG}title") or ""


def test_the_panels_are_the_board_then_the_seats() -> None:
    normal, advanced = (draw(moments(box, 2)[0], ENGLISH) for box in BOXES)
    board = ["wheel", "display", "court", "cities", "monuments"]
    mats = ["mat-0", "mat-1"]

    assert [*board, "score", *mats] == [panel.name for panel in normal]
    assert [*board, "supply", "majorities", "score", *mats] == [panel.name for panel in advanced]


def test_panels_fit_a_narrow_phone(views: tuple[SecondView, ...]) -> None:
    assert {360} == {panel.width for view in views for panel in drawn(view)}


def test_ids_are_unique_over_all_panels(views: tuple[SecondView, ...]) -> None:
    for view in views:
        ids = Counter(name for element in elements(drawn(view)) if (name := element.get("id")))

        assert [] == [name for name, count in ids.items() if count > 1]


def test_fragments_of_a_panel_have_names_of_their_own(views: tuple[SecondView, ...]) -> None:
    for panel in draw(views[0], ENGLISH):
        names = [part.name for part in panel.fragments]

        assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_view_gives_the_same_bytes(views: tuple[SecondView, ...], language: str) -> None:
    words = lexicon("carrara-second", language, strict=True)

    assert draw(views[-2], words) == draw(views[-2], words)


def test_no_writing_is_smaller_than_twelve(views: tuple[SecondView, ...]) -> None:
    def sizes(element: ET.Element, scale: float = 1) -> Iterator[float]:
        if found := re.search(r"scale\(([\d.]+)\)", element.get("transform", "")):
            scale *= float(found[1])
        if element.tag == f"{SVG}text":
            yield float(element.get("font-size", 0)) * scale
        for child in element:
            yield from sizes(child, scale)

    for view in views:
        for panel in drawn(view):
            assert min(sizes(ET.fromstring(panel.svg))) >= 12


def test_whatever_can_be_picked_or_spoken_of_has_one_outline_of_its_own(
    views: tuple[SecondView, ...],
) -> None:
    for view in views:
        for element in elements(drawn(view)):
            if element.get("data-pick") or element.get("data-ref"):
                assert 1 == [child.get("class") for child in element].count("outline")


def test_whatever_can_be_picked_has_a_name(views: tuple[SecondView, ...]) -> None:
    for view in views:
        for element in elements(drawn(view)):
            if element.get("data-pick"):
                assert element[0].tag == f"{SVG}title"
                assert (element[0].text or "").strip()


IMPLIED = {"from"}
"""Fields that follow from the others: the value of the building that is upgraded."""


def needed(option: Option) -> Counter[str]:
    """The elements that one needs to pick an option in the picture."""
    fields = option.fields
    if option.word == "take":
        blocks = cast("dict[str, int]", fields["blocks"])
        return Counter({f"segment={fields['segment']};blocks={colour}": n for colour, n in blocks.items()})
    if option.word == "pay":
        paid = cast("dict[str, int]", fields["payment"])
        return Counter({f"payment={colour}": n for colour, n in paid.items()})
    if not fields:
        return Counter([f"do={option.word}"])
    return Counter(f"{name}={value}" for name, value in fields.items() if name not in IMPLIED)


@pytest.mark.parametrize(("box", "seats"), TABLES)
def test_every_option_of_whole_games_can_be_picked_in_the_picture(box: str, seats: int) -> None:
    match = library.new("carrara-second", seats, seed=10 + seats, box=box)
    for number, decision in enumerate(played(match, seats)):
        if not now_and_then(number):
            continue
        there = picks(draw(cast("SecondView", match.view(decision.seat)), ENGLISH))

        for option in decision.options:
            assert needed(option) <= there, str(option)


@pytest.mark.parametrize("box", BOXES)
def test_events_point_at_things_that_are_drawn_once_they_have_happened(box: str) -> None:
    match = library.new("carrara-second", 2, seed=5, box=box)
    before = 0
    kinds: set[str] = set()
    for number, _ in enumerate(played(match, 5)):
        told = [event for _, event in match.play.log[before:]]
        before = len(match.play.log)
        new = {event.kind for event in told} - kinds
        if not new and not now_and_then(number):
            continue
        kinds |= new
        pointed = {ref for event in told for ref in event.where}

        assert set() == pointed - refs(draw(cast("SecondView", match.view(None)), ENGLISH))


def test_only_the_viewers_own_mat_can_be_picked_from(views: tuple[SecondView, ...]) -> None:
    for view in views:
        others = [p for p in drawn(view) if p.seat is not None and p.seat != view.seat]

        assert Counter() == picks(tuple(others))


@pytest.mark.parametrize("box", BOXES)
def test_what_others_hide_changes_not_one_byte(box: str) -> None:
    match = library.new("carrara-second", 2, seed=3, box=box)
    chance = random.Random(7)
    for number, _ in enumerate(played(match, 3)):
        if number % 25 == 0:
            other = match.state.imagined(0, chance.randrange)
            real, imagined = (cast("SecondView", state.view(0)) for state in (match.state, other))

            assert draw(real, ENGLISH) == draw(imagined, ENGLISH)


def test_a_closed_screen_shows_nothing_that_lies_behind_it() -> None:
    view = moments("normal", 2)[0]
    assert view.seat is not None
    closed = named(draw(view, ENGLISH), f"mat-{1 - view.seat}").svg

    assert ('id="block-' in closed, "Block:" in closed, re.search(r">\d+ coins?<", closed)) == (
        False,
        False,
        None,
    )


def test_every_stone_and_building_is_drawn_once(views: tuple[SecondView, ...]) -> None:
    for view in views:
        ids = {name for element in elements(drawn(view)) if (name := element.get("id"))}
        stones = {f"stone-{seat}-{n}" for seat in range(view.seats) for n in range(view.box.stones)}
        tiles = [name for name in view.display if name] + [b.tile for mat in view.mats for b in mat.buildings]
        tiles += [f"{kind} {view.box.monument}" for kind in view.monuments]

        assert stones == {name for name in ids if name.startswith("stone-")}
        assert len(tiles) == sum(name.startswith("tile-") for name in ids)
        assert "royal-visit" in ids


def test_a_stone_keeps_its_id_on_the_way_from_the_court_to_the_open_area() -> None:
    view = moments("normal", 2)[0]
    section = view.court[2]
    without = tuple(seat for seat in section.stones if seat != 1)
    after = replace(
        view,
        court=(*view.court[:2], replace(section, stones=without), *view.court[3:]),
        open_area=(0, 1),
    )

    def stones_in(view: SecondView, pick: str) -> set[str]:
        place = next(e for e in elements(draw(view, ENGLISH)) if e.get("data-pick") == pick)
        return {name for e in place.iter() if (name := e.get("id"))}

    assert stones_in(view, "section=coins 3") - stones_in(after, "section=coins 3") == {"stone-1-2"}
    assert stones_in(after, "section=open") == {"stone-1-2"}


def test_assumed_values_say_so_and_stated_ones_do_not() -> None:
    panels = draw(moments("normal", 2)[0], ENGLISH)

    assert "no source states" in told(panels, "track=livorno")
    assert "no source states" in told(panels, "improvement=lucca")
    assert "no source states" in told(panels, "section=coins 1")
    assert "no source states" not in told(panels, "track=pisa")
    assert "no source states" not in told(panels, "improvement=pisa")


def test_corrected_values_are_no_longer_called_assumed() -> None:
    match = library.new("carrara-second", 2, seed=1, components={"city.livorno": "2coins,1points"})
    panels = draw(cast("SecondView", match.view(0)), ENGLISH)

    assert told(panels, "track=livorno") == (
        "Livorno: from 2 buildings on, 2 coins and 1 victory point per value"
    )


def test_the_improvements_say_what_they_do() -> None:
    panels = draw(moments("normal", 2)[0], ENGLISH)

    assert told(panels, "improvement=pisa") == (
        "Improvement Pisa: a value of 1 brings 4 coins instead of 3 coins."
    )


def test_the_whole_table_makes_one_sheet(views: tuple[SecondView, ...]) -> None:
    panels = draw(views[-1], ENGLISH)
    sheet = ET.fromstring(compose(panels))

    assert {f"panel-{panel.name}" for panel in panels} == {
        e.get("id") for e in sheet.iter(f"{SVG}svg") if e.get("id")
    }


def test_names_are_escaped_and_shown() -> None:
    name = '<b>"&'
    panel = named(draw(moments("normal", 2)[0], ENGLISH, names=(name,)), "mat-0")

    assert "<b>" not in panel.svg
    assert name in [element.text for element in ET.fromstring(panel.svg).iter(f"{SVG}text")]


def test_players_may_choose_their_colours() -> None:
    panels = draw(moments("advanced", 2)[0], ENGLISH, (5, 4))

    assert "--player-5" in named(panels, "mat-0").svg
    assert "--player-0" not in "".join(panel.svg for panel in panels)


def paying(cost: int) -> SecondView:
    """Seat 0 pays so much for the villa's monument in Lucca, where a villa of 3 stands below a porta."""
    view = moments("normal", 2)[0]
    built = tuple(
        Built(f"{kind} {value}", kind, value, "lucca", f"lucca {number}", monument=False, worth=value)
        for number, (kind, value) in enumerate((("villa", 3), ("porta", 2)), start=1)
    )
    asked = Decision(0, "carrara-second.pay", view.decisions[0].options, {"cost": cost})
    mats = (replace(view.mats[0], buildings=built), *view.mats[1:])
    return replace(view, seat=0, mover=0, mats=mats, building=("villa 8", "lucca"), decisions=(asked,))


def ghost(view: SecondView) -> float:
    """How high the building stands that is being paid for, from the top."""
    found = re.search(r'translate\(0 ([\d.]+)\)" opacity="0.6"', named(draw(view, ENGLISH), "mat-0").svg)
    assert found is not None
    return float(found[1])


def test_a_monument_that_is_paid_for_shows_over_the_building_it_replaces() -> None:
    assert ghost(paying(cost=5)) == ghost(paying(cost=8)) + 2 * SMALL_HEIGHT


def test_whoever_empties_a_segment_may_pick_what_it_shows_on_the_wheels() -> None:
    asked = [view for seats in (2, 4) for view in moments("advanced", seats) if view.decisions]
    view = next(view for view in asked if view.decisions[0].ask == "carrara-second.reward")
    offered = {option.fields["piece"] for option in view.decisions[0].options if option.word == "gain"}
    on_wheels = picks((named(draw(view, ENGLISH), "wheel"),))

    assert {f"piece={piece}" for piece in offered} <= on_wheels.keys()
