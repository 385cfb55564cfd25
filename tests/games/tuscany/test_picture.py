"""The picture of Tuscany: what is drawn, what can be picked, and what must not be seen."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from tavola import library
from tavola.drawing import Panel, compose
from tavola.games.tuscany.picture import draw, emblem
from tavola.games.tuscany.picture.symbols import outlined
from tavola.games.tuscany.picture.tiles import GROUND, tile
from tavola.games.tuscany.rules.faces import TYPES
from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import Option
from tavola.library import Match, lexicon
from tavola.words import LANGUAGES
from tests.thorough import now_and_then

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = lexicon("tuscany", "en", strict=True)


def played(seats: int, seed: int, steps: int) -> Match:
    """A game in which tiles are placed whenever that is possible."""
    match = library.new("tuscany", seats, seed=seed)
    chance = random.Random(seed)
    while (decision := match.decision) is not None and steps:
        steps -= 1
        placing = [option for option in decision.options if option.word in ("place", "free", "bonus")]
        match.play.choose(decision.seat, chance.choice(placing or list(decision.options)))
        match.play.settle()
    return match


def seen(match: Match, seat: int | None = 0) -> TuscanyView:
    return cast("TuscanyView", match.view(seat))


@cache
def view_of(name: str) -> TuscanyView:
    if name == "building":
        return seen(library.new("tuscany", 3, seed=1))
    if name == "wide":
        return seen(library.new("tuscany", 2, seed=1, options={"offsets": "wide"}))
    if name == "sealed":
        match = library.new("tuscany", 2, seed=1)
        decision = match.state.view(0).decisions[0]
        match.play.choose(0, decision.options[5])
        return seen(match)
    if name == "start":
        return seen(played(3, 1, 6))
    if name == "crowded":
        return seen(played(4, 2, 120))
    if name == "over":
        return seen(played(4, 3, 100_000))
    assert name == "watched"
    return seen(played(2, 4, 60), None)


NAMES = ("building", "wide", "sealed", "start", "crowded", "over", "watched")


@pytest.fixture(params=NAMES)
def view(request: pytest.FixtureRequest) -> TuscanyView:
    return view_of(request.param)


def elements(panels: tuple[Panel, ...]) -> Iterator[ET.Element]:
    for panel in panels:
        yield from ET.fromstring(panel.svg).iter()


def picks(panels: tuple[Panel, ...]) -> Counter[str]:
    return Counter(pick for panel in panels for pick in re.findall(r'data-pick="([^"]*)"', panel.svg))


def refs(panels: tuple[Panel, ...]) -> set[str]:
    return {ref for panel in panels for ref in re.findall(r'data-ref="([^"]*)"', panel.svg)}


def named(panels: tuple[Panel, ...], name: str) -> Panel:
    return next(panel for panel in panels if panel.name == name)


def test_the_own_board_and_mat_lie_between_the_display_and_the_rest() -> None:
    panels = draw(view_of("start"), ENGLISH)

    assert [panel.name for panel in panels] == [
        *("display", "estate-0", "mat-0", "supply", "colours", "score", "mat-1", "mat-2"),
    ]
    assert [panel.seat for panel in panels] == [None, 0, 0, None, None, None, 1, 2]


def test_a_spectator_sees_a_mat_for_each_seat() -> None:
    assert [panel.name for panel in draw(view_of("watched"), ENGLISH) if panel.seat is not None] == [
        "mat-0",
        "mat-1",
    ]


def test_each_panel_is_an_svg_of_its_stated_size(view: TuscanyView) -> None:
    for panel in draw(view, ENGLISH):
        root = ET.fromstring(panel.svg)

        assert (root.tag, root.get("viewBox")) == (f"{SVG}svg", f"0 0 {panel.width} {panel.height}")


def test_ids_are_unique_over_all_panels(view: TuscanyView) -> None:
    ids = Counter(name for element in elements(draw(view, ENGLISH)) if (name := element.get("id")))

    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_view_gives_the_same_bytes(view: TuscanyView, language: str) -> None:
    one, other = (draw(view, lexicon("tuscany", language, strict=True)) for _ in range(2))

    assert one == other


def test_languages_differ() -> None:
    assert draw(view_of("start"), lexicon("tuscany", "de", strict=True)) != draw(view_of("start"), ENGLISH)


def test_no_writing_is_smaller_than_twelve_on_a_narrow_phone(view: TuscanyView) -> None:
    """A phone has 336 pixels; what is wider is made to fit. At the side of a desk a panel of 360 has 318."""

    def sizes(element: ET.Element, scale: float) -> Iterator[float]:
        if found := re.search(r"scale\(([\d.]+)\)", element.get("transform", "")):
            scale *= float(found[1])
        if element.tag == f"{SVG}text":
            yield float(element.get("font-size", 0)) * scale
        for child in element:
            yield from sizes(child, scale)

    for panel in draw(view, ENGLISH):
        room = 336 if panel.seat in (None, view.seat) else 318

        assert min(sizes(ET.fromstring(panel.svg), room / panel.width), default=12) >= 12


def test_whatever_can_be_picked_or_spoken_of_has_one_outline_of_its_own(view: TuscanyView) -> None:
    for element in elements(draw(view, ENGLISH)):
        if element.get("data-pick") or element.get("data-ref"):
            assert [child.get("class") for child in element].count("outline") == 1


def test_whatever_can_be_picked_has_a_name(view: TuscanyView) -> None:
    for element in elements(draw(view, ENGLISH)):
        if element.get("data-pick"):
            assert element[0].tag == f"{SVG}title"
            assert (element[0].text or "").strip()


def needed(option: Option) -> Counter[str]:
    """The elements that one needs to pick an option in the picture."""
    fields = option.fields
    match option.word:
        case "pay":
            payment = cast("dict[str, int]", fields["payment"])
            return Counter({f"payment={kind}": n for kind, n in payment.items()})
        case "place" | "discard":
            tile = [f"do={option.word};tile={fields['tile']}"]
            return Counter([*tile, *(f"field={fields['field']}" for _ in range("field" in fields))])
        case "take" | "free":
            return Counter(f"{name}={value}" for name, value in fields.items() if name != "tile")
        case "swap":
            return Counter([f"do=swap;colour={fields['colour']}"])
        case "draw" | "marble":
            return Counter([f"do={option.word}"])
        case "end" | "pass":
            return Counter()
    return Counter(f"{name}={value}" for name, value in fields.items())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_of_whole_games_can_be_picked_in_the_picture(seats: int) -> None:
    match = library.new("tuscany", seats, seed=seats)
    chance, number = random.Random(seats), 0
    while (decision := match.decision) is not None:
        if now_and_then(number := number + 1):
            there = picks(draw(seen(match, decision.seat), ENGLISH))
            assert [option for option in decision.options if not needed(option) <= there] == []
        match.play.choose(decision.seat, chance.choice(decision.options))
        match.play.settle()


def test_a_board_with_wider_offsets_is_built_and_its_castle_put_down_by_picks() -> None:
    match = library.new("tuscany", 2, seed=1, options={"offsets": "wide"})
    asked = []
    for _ in range(2):
        decision = seen(match).decisions[0]
        asked.append(decision.ask)
        there = picks(draw(seen(match), ENGLISH))

        assert all(needed(option) <= there for option in decision.options)
        match.play.choose(0, decision.options[7 % len(decision.options)])

    assert asked == ["tuscany.build", "tuscany.castle"]


def test_events_point_at_things_that_are_drawn_once_they_have_happened() -> None:
    match = library.new("tuscany", 2, seed=5)
    chance, number = random.Random(5), 0
    kinds: set[str] = set()
    while (decision := match.decision) is not None:
        told = len(match.play.log)
        match.play.choose(decision.seat, chance.choice(decision.options))
        match.play.settle()
        new = {event.kind for _, event in match.play.log[told:]} - kinds
        if not new and not now_and_then(number := number + 1):
            continue
        kinds |= new
        pointed = {ref for _, event in match.play.log[told:] for ref in event.where}
        built = {
            ref for ref in pointed if not ref.startswith("field:") or match.state.view(None).mover is not None
        }

        for seat in (None, 0, 1):
            assert built - refs(draw(seen(match, seat), ENGLISH)) == set()


def test_only_the_viewers_own_board_and_mat_can_be_picked_from() -> None:
    panels = draw(view_of("crowded"), ENGLISH)

    assert any(pick.startswith("field=") for pick in picks((named(panels, "estate-0"),)))
    assert picks(tuple(panel for panel in panels if panel.seat not in (None, 0))) == Counter()


def test_what_others_hide_changes_not_one_byte() -> None:
    for match in (library.new("tuscany", 3, seed=3), played(3, 3, 40)):
        other = match.state.imagined(0, random.Random(7).randrange)

        assert draw(seen(match), ENGLISH) == draw(cast("TuscanyView", other.view(0)), ENGLISH)


def test_a_sealed_board_is_seen_by_its_builder_alone() -> None:
    match = library.new("tuscany", 2, seed=1)
    match.play.choose(0, seen(match).decisions[0].options[5])
    mine, theirs = (draw(seen(match, seat), ENGLISH) for seat in (0, 1))

    assert "field:" in named(mine, "estate-0").svg
    assert "field:" not in named(theirs, "mat-0").svg
    assert "board ready" in named(theirs, "mat-0").svg


def seen_variants(panel: Panel) -> list[ET.Element]:
    """What is seen where no page says what is picked."""
    root = ET.fromstring(panel.svg)
    return [e for e in root.iter() if e.get("data-when") and e.get("display") != "none"]


def test_a_board_that_is_being_built_shows_one_way_at_first() -> None:
    shown = seen_variants(named(draw(view_of("building"), ENGLISH), "estate-0"))
    castles = {
        pick for variant in shown for e in variant.iter() if "castle=" in (pick := e.get("data-pick", ""))
    }
    texts = [variant.text for variant in shown if variant.tag == f"{SVG}text"]
    first = view_of("building").decisions[0].options[:3]

    assert castles == {f"castle={option.fields['castle']}" for option in first}
    assert len(texts) == 1


def test_the_regions_of_every_board_are_counted_beforehand() -> None:
    panel = named(draw(view_of("building"), ENGLISH), "estate-0")
    counted = [e.text or "" for e in ET.fromstring(panel.svg).iter(f"{SVG}text") if e.get("data-when")]
    sums = [
        3 * int(three) + 2 * int(two) + int(one)
        for text in counted
        for three, two, one in re.findall(r"of 3: (\d+) · of 2: (\d+) · of 1: (\d+)", text)
    ]

    assert sums == [30] * 192


def test_buttons_lead_from_each_way_to_another_that_is_legal() -> None:
    panel = named(draw(view_of("building"), ENGLISH), "estate-0")
    legal = view_of("building").decisions[0].options
    for element in ET.fromstring(panel.svg).iter():
        pick, when = element.get("data-pick", ""), element.get("data-when", "")
        if pick and when:
            field, value = pick.split("=")

            assert when != pick
            assert value in {option.fields[field] for option in legal}


def test_a_region_that_is_complete_is_ringed_and_what_completes_one_says_so() -> None:
    view = view_of("crowded")
    board = view.mats[0].board
    assert board is not None
    svg = named(draw(view, ENGLISH), "estate-0").svg
    closing = [
        field
        for field in board.fields
        for region in board.regions
        if field.tile is None and field.reachable and region.number == field.region
        if region.covered == region.size - 1
    ]

    assert svg.count("#C8922B") >= sum(region.complete for region in board.regions) > 0
    assert len(re.findall(r">\+\d<", svg)) == len(closing)


def test_assumed_values_are_marked_until_a_host_corrects_them() -> None:
    corrected = library.new("tuscany", 2, seed=1, components={"colour-bonus.city": "3 1"})
    hints = [
        next(
            e.findtext(f"{SVG}title") or ""
            for e in ET.fromstring(named(draw(seen(match), ENGLISH), "colours").svg).iter()
            if (e.findtext(f"{SVG}title") or "").startswith("city")
        )
        for match in (library.new("tuscany", 2, seed=1), corrected)
    ]

    assert ["assumed" in hint for hint in hints] == [True, False]
    assert "gets 3, the second 1" in hints[1]


def test_hands_of_others_are_a_number() -> None:
    svg = named(draw(view_of("crowded"), ENGLISH), "mat-1").svg

    assert "cards in hand" in svg
    assert 'id="card-' not in svg


def test_names_are_escaped_and_shown() -> None:
    name = '<script>"&'
    panel = named(draw(view_of("start"), ENGLISH, names=(name, "", "Tom")), "estate-0")

    assert "<script" not in panel.svg
    assert name in [element.text for element in ET.fromstring(panel.svg).iter(f"{SVG}text")]


def test_players_may_choose_their_colours() -> None:
    panels = draw(view_of("start"), ENGLISH, (5, 4, 3))

    assert "--player-5" in named(panels, "estate-0").svg
    assert "--player-0" not in "".join(panel.svg for panel in panels)


def test_types_differ_in_colour_and_in_shape() -> None:
    assert len(set(GROUND.values())) == len({outlined(kind) for kind in TYPES}) == len(TYPES)
    assert len({tile(kind, kind, ("wine",)) for kind in TYPES}) == len(TYPES)


def test_an_agriculture_tile_shows_what_grows_there() -> None:
    wine, both = tile("wine", "agriculture", ("wine",)), tile("wine-boar", "agriculture", ("wine", "boar"))

    assert wine.count("#7B3F76") > 0 == wine.count("#8A5A42")
    assert both.count("#7B3F76") > 0 < both.count("#8A5A42")


def test_the_whole_table_makes_one_sheet(view: TuscanyView) -> None:
    sheet = ET.fromstring(compose(draw(view, ENGLISH)))

    assert {e.get("id") for e in sheet.iter(f"{SVG}svg") if e.get("id")} == {
        f"panel-{panel.name}" for panel in draw(view, ENGLISH)
    }


def test_the_emblem_is_a_drawing_of_the_common_size() -> None:
    assert ET.fromstring(emblem()).get("viewBox") == "0 0 320 180"
