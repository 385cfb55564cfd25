"""The picture of Carrara: what is drawn, what can be picked, and what must not be seen."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import atan2, degrees, dist, hypot
from typing import cast

import pytest

from tavola import library
from tavola.drawing import Panel, compose
from tavola.games.carrara.first.picture import draw
from tavola.games.carrara.first.rules.game import base_game
from tavola.games.carrara.first.rules.view import Built, CarraraView, Goals, Mat, Screen
from tavola.games.carrara.parts.picture.scene import ROMAN
from tavola.kernel import Option, Rank
from tavola.library import lexicon
from tavola.words import LANGUAGES
from tests.thorough import now_and_then

BOX = base_game().box
SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = lexicon("carrara", "en", strict=True)
NO_BLOCKS = dict.fromkeys(BOX.colours, 0)


def screen(coins: int = 20, objects: int = 0, **blocks: int) -> Screen:
    return Screen(coins, NO_BLOCKS | blocks, dict.fromkeys(BOX.objects, objects))


def built(*tiles: str) -> tuple[Built, ...]:
    """Buildings from `villa 3 lucca`."""
    parts = [text.split() for text in tiles]
    return tuple(Built(f"{kind} {cost}", kind, int(cost), city) for kind, cost, city in parts)


def mat(seat: int, *tiles: str, types: tuple[str, ...] = (), inside: Screen | None = None) -> Mat:
    buildings = built(*tiles)
    cost = sum(building.cost for building in buildings)
    return Mat(seat, 0, buildings, cost, types, len(types), 6 - len(types), inside)


START = CarraraView(
    seat=0,
    seats=3,
    turn=0,
    mover=0,
    waiting_for=(0,),
    decisions=(),
    scores=(0, 0, 0),
    standing=(),
    stage="action",
    start=0,
    box=BOX,
    wheel=(dict.fromkeys(BOX.colours, 1), *(NO_BLOCKS for _ in range(5))),
    bag=32,
    display=(
        "villa 3",
        "palazzo 5",
        "biblioteca 2",
        "porta 4",
        None,
        "cathedrale 5",
        "villa 1",
        "porta 2",
        "palazzo 3",
    ),
    stack=21,
    building=None,
    field=BOX.objects,
    supply=dict.fromkeys(BOX.objects, 5),
    cities={city.name: None for city in BOX.cities},
    mats=(mat(0, inside=screen(black=1)), mat(1), mat(2)),
    goals=Goals(4, 7, 25),
    announced_by=None,
    last_built_by=None,
)
CROWDED = replace(
    START,
    mover=1,
    waiting_for=(1,),
    scores=(67, 112, 49),
    display=(None,) * 9,
    stack=0,
    wheel=(NO_BLOCKS, {"white": 1} | dict.fromkeys(BOX.colours[1:], 2), *(NO_BLOCKS for _ in range(4))),
    field=("gate",),
    cities={**START.cities, "livorno": 0, "pisa": 0, "lerici": 2},
    announced_by=2,
    mats=(
        mat(
            0,
            *("castello 1 livorno", "villa 3 pisa", "palazzo 2 pisa"),
            *(
                f"{kind} 4 lucca"
                for kind in ("porta", "castello", "cathedrale", "palazzo", "biblioteca", "villa")
            ),
            types=("porta", "villa", "castello"),
            inside=screen(34, 2, white=3, yellow=2, red=4, green=5, blue=1, black=3),
        ),
        mat(1, "porta 5 lerici", "villa 5 massa", types=("villa",)),
        mat(2, *(f"cathedrale {cost} lerici" for cost in (1, 2, 3, 5)), types=("cathedrale",)),
    ),
)
OVER = replace(
    CROWDED,
    mover=None,
    waiting_for=(),
    stage="over",
    standing=(Rank(1, 1, 112), Rank(0, 2, 67), Rank(2, 3, 49)),
    mats=tuple(replace(each, screen=each.screen or screen(3, red=2)) for each in CROWDED.mats),
)
SPECTATED = replace(START, seat=None, mats=tuple(mat(seat) for seat in range(3)))
PAYING = replace(START, stage="pay", building=("villa 3", "lucca"))
VIEWS = {"start": START, "crowded": CROWDED, "over": OVER, "spectated": SPECTATED, "paying": PAYING}


@pytest.fixture(params=list(VIEWS.values()), ids=list(VIEWS))
def view(request: pytest.FixtureRequest) -> CarraraView:
    return cast("CarraraView", request.param)


def elements(panels: tuple[Panel, ...]) -> Iterator[ET.Element]:
    for panel in panels:
        yield from ET.fromstring(panel.svg).iter()


def picks(panels: tuple[Panel, ...]) -> Counter[str]:
    return Counter(pick for panel in panels for pick in re.findall(r'data-pick="([^"]*)"', panel.svg))


def refs(panels: tuple[Panel, ...]) -> set[str]:
    return {ref for panel in panels for ref in re.findall(r'data-ref="([^"]*)"', panel.svg)}


def named(panels: tuple[Panel, ...], name: str) -> Panel:
    return next(panel for panel in panels if panel.name == name)


def test_the_panels_are_the_board_then_the_seats(view: CarraraView) -> None:
    panels = draw(view, ENGLISH)

    assert [panel.name for panel in panels] == [
        *("wheel", "display", "cities", "score", "field"),
        *("mat-0", "mat-1", "mat-2"),
    ]
    assert [panel.seat for panel in panels] == [None] * 5 + [0, 1, 2]


def test_panels_fit_a_narrow_phone(view: CarraraView) -> None:
    assert {panel.width for panel in draw(view, ENGLISH)} == {360}


def test_each_panel_is_an_svg_of_its_stated_size(view: CarraraView) -> None:
    for panel in draw(view, ENGLISH):
        root = ET.fromstring(panel.svg)

        assert (root.tag, root.get("viewBox")) == (f"{SVG}svg", f"0 0 {panel.width} {panel.height}")


def test_ids_are_unique_over_all_panels(view: CarraraView) -> None:
    ids = Counter(name for element in elements(draw(view, ENGLISH)) if (name := element.get("id")))

    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_view_gives_the_same_bytes(view: CarraraView, language: str) -> None:
    one, other = (draw(view, lexicon("carrara", language, strict=True)) for _ in range(2))

    assert one == other


def test_languages_differ() -> None:
    assert draw(START, lexicon("carrara", "de", strict=True)) != draw(START, ENGLISH)


def test_no_writing_is_smaller_than_twelve(view: CarraraView) -> None:
    def sizes(element: ET.Element, scale: float = 1) -> Iterator[float]:
        if found := re.search(r"scale\(([\d.]+)\)", element.get("transform", "")):
            scale *= float(found[1])
        if element.tag == f"{SVG}text":
            yield float(element.get("font-size", 0)) * scale
        for child in element:
            yield from sizes(child, scale)

    for panel in draw(view, ENGLISH):
        assert min(sizes(ET.fromstring(panel.svg))) >= 12


def test_whatever_can_be_picked_or_spoken_of_has_one_outline_of_its_own(view: CarraraView) -> None:
    for element in elements(draw(view, ENGLISH)):
        if element.get("data-pick") or element.get("data-ref"):
            assert [child.get("class") for child in element].count("outline") == 1


def test_whatever_can_be_picked_has_a_name(view: CarraraView) -> None:
    for element in elements(draw(view, ENGLISH)):
        if element.get("data-pick"):
            assert element[0].tag == f"{SVG}title"
            assert (element[0].text or "").strip()


@pytest.mark.parametrize(
    ("pick", "name"),
    [
        ("tile=villa 3", "Villa, cost 3 (object: "),
        ("segment=I;blocks=white", "Block: white, segment I, 6 coins"),
        ("track=pisa", "Pisa: from 2 buildings on, 3 coins per cost"),
        ("payment=black", "Block: black"),
        ("do=buy", "Buy blocks: turn the wheel"),
    ],
)
def test_names_say_what_a_thing_is(pick: str, name: str) -> None:
    found = next(element for element in elements(draw(START, ENGLISH)) if element.get("data-pick") == pick)

    assert (found.findtext(f"{SVG}title") or "").lower().startswith(name.lower())


def needed(option: Option) -> Counter[str]:
    """The elements that one needs to pick an option in the picture."""
    fields = option.fields
    if option.word == "take":
        blocks = cast("dict[str, int]", fields["blocks"])
        return Counter({f"segment={fields['segment']};blocks={colour}": n for colour, n in blocks.items()})
    if option.word == "pay":
        return Counter(
            {f"payment={colour}": n for colour, n in cast("dict[str, int]", fields["payment"]).items()}
        )
    if option.word == "buy":
        return Counter(["do=buy"])
    return Counter(f"{name}={value}" for name, value in fields.items())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_of_whole_games_can_be_picked_in_the_picture(seats: int) -> None:
    match = library.new("carrara", seats, seed=seats)
    chance, number = random.Random(seats), 0
    while (decision := match.decision) is not None:
        if now_and_then(number := number + 1):
            there = picks(draw(cast("CarraraView", match.view(decision.seat)), ENGLISH))
            assert [option for option in decision.options if not needed(option) <= there] == []
        match.play.choose(decision.seat, chance.choice(decision.options))
        match.play.settle()


def test_events_point_at_things_that_are_drawn_once_they_have_happened() -> None:
    match = library.new("carrara", 2, seed=5)
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

        assert pointed - refs(draw(cast("CarraraView", match.view(None)), ENGLISH)) == set()


def test_only_the_viewers_own_mat_can_be_picked_from() -> None:
    panels = draw(CROWDED, ENGLISH)

    assert picks((named(panels, "mat-0"),)).keys() >= {"city=lucca", "type=villa", "payment=white"}
    assert picks((named(panels, "mat-1"), named(panels, "mat-2"))) == Counter()


def test_a_spectator_picks_nothing_on_any_mat() -> None:
    panels = draw(SPECTATED, ENGLISH)

    assert picks(tuple(panel for panel in panels if panel.seat is not None)) == Counter()


def test_a_closed_screen_shows_nothing_that_lies_behind_it() -> None:
    closed = named(draw(CROWDED, ENGLISH), "mat-1").svg
    opened = named(draw(OVER, ENGLISH), "mat-1").svg

    assert ('id="block-' in opened, "3 coins" in opened) == (True, True)
    assert ('id="block-' in closed, "Block:" in closed, re.search(r">\d+ coins?<", closed)) == (
        False,
        False,
        None,
    )


def test_what_others_hide_changes_not_one_byte() -> None:
    state = library.new("carrara", 2, seed=3).state
    other = state.imagined(0, random.Random(7).randrange)

    assert draw(cast("CarraraView", state.view(0)), ENGLISH) == draw(
        cast("CarraraView", other.view(0)), ENGLISH
    )


def test_names_are_escaped_and_shown() -> None:
    name = '<script>"&'
    panel = named(draw(START, ENGLISH, names=(name, "", "Tom")), "mat-0")

    assert "<script" not in panel.svg
    assert name in [element.text for element in ET.fromstring(panel.svg).iter(f"{SVG}text")]


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert named(draw(START, ENGLISH, names=("Ana",)), "mat-1").title == "Player mat: Player 2"


def test_players_may_choose_their_colours() -> None:
    panels = draw(START, ENGLISH, (5, 4, 3))

    assert "--player-5" in named(panels, "mat-0").svg
    assert "--player-0" not in "".join(panel.svg for panel in panels)


def test_every_piece_is_drawn_once(view: CarraraView) -> None:
    ids = {name for element in elements(draw(view, ENGLISH)) if (name := element.get("id"))}
    tiles = [name for name in view.display if name] + [b.tile for each in view.mats for b in each.buildings]
    blocks: Counter[str] = Counter()
    for bag in (*view.wheel, *(each.screen.blocks for each in view.mats if each.screen)):
        blocks.update(bag)

    assert {name for name in ids if name.startswith("tile-")} == {
        f"tile-{t.replace(' ', '-')}" for t in tiles
    }
    assert {name for name in ids if name.startswith("block-")} == {
        f"block-{colour}-{i}" for colour, n in blocks.items() for i in range(1, n + 1)
    }
    assert {name for name in ids if name.startswith("stone-")} == {
        f"stone-{seat}-{i}" for seat in range(3) for i in range(6)
    }
    assert {name for name in ids if name.startswith("marker-")} == {f"marker-{seat}" for seat in range(3)}


def test_a_stone_stays_where_it_stands_when_another_is_placed() -> None:
    def stone_on_track(view: CarraraView, city: str) -> str | None:
        track = next(e for e in elements(draw(view, ENGLISH)) if e.get("data-ref") == f"track:{city}")
        return next((name for e in track if (name := e.get("id"))), None)

    before = replace(START, cities={**START.cities, "massa": 0})
    after = replace(before, cities={**before.cities, "pisa": 0})

    assert stone_on_track(before, "massa") == stone_on_track(after, "massa") != stone_on_track(after, "pisa")


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("segment", range(6))
def test_blocks_on_a_segment_lie_apart_and_inside_it(segment: int, count: int) -> None:
    bags = [NO_BLOCKS] * 6
    bags[segment] = NO_BLOCKS | {"red": count}
    found = [
        [float(n) for n in re.findall(r"-?[\d.]+", element.get("transform", ""))]
        for element in elements(draw(replace(START, wheel=tuple(bags)), ENGLISH))
        if element.get("data-pick") == f"segment={ROMAN[segment]};blocks=red"
    ]
    middle = (180, 214)
    turns = [degrees(atan2(x - middle[0], middle[1] - y)) % 360 for x, y in found]

    assert len(found) == count
    assert all(dist(one, other) >= 24 for one, other in combinations(found, 2))
    assert all(60 * segment < turn < 60 * segment + 60 for turn in turns)
    assert all(45 + 10 <= hypot(x - middle[0], y - middle[1]) <= 149 - 12 for x, y in found)


def test_even_far_too_many_blocks_are_all_drawn() -> None:
    wheel = (NO_BLOCKS | {"red": 7, "blue": 7, "white": 7, "green": 7}, *(NO_BLOCKS for _ in range(5)))

    assert (
        sum(n for pick, n in picks(draw(replace(START, wheel=wheel), ENGLISH)).items() if "blocks=" in pick)
        == 28
    )


def test_the_rim_shows_every_price_that_is_asked() -> None:
    printed = {part.name: part.svg for part in named(draw(START, ENGLISH), "wheel").fragments}

    def prices(segment: str) -> list[str]:
        texts = (element.text or "" for element in ET.fromstring(printed[f"scale-{segment}"]).iter("text"))
        return [told for told in texts if told.isdigit()]

    assert prices("I") == ["6", "5", "4", "3", "2", "1"]
    assert prices("VI") == ["1"]


def test_the_building_that_is_paid_for_shows_as_a_ghost_in_its_city() -> None:
    ghosts = [
        element
        for element in ET.fromstring(named(draw(PAYING, ENGLISH), "mat-0").svg).iter()
        if element.get("opacity") == "0.6" and element.get("transform")
    ]

    assert len(ghosts) == 1


def test_the_whole_table_makes_one_sheet(view: CarraraView) -> None:
    sheet = ET.fromstring(compose(draw(view, ENGLISH)))

    assert {e.get("id") for e in sheet.iter(f"{SVG}svg") if e.get("id")} == {
        f"panel-{panel.name}" for panel in draw(view, ENGLISH)
    }


def test_the_mat_of_whom_the_table_waits_for_says_so_whoever_is_to_move() -> None:
    panels = draw(replace(START, mover=0, waiting_for=(1,)), ENGLISH)

    assert ["mat-1"] == [panel.name for panel in panels if "to move" in panel.svg]


def test_a_mat_has_room_for_the_building_that_is_being_paid_for() -> None:
    full = mat(0, "villa 3 lucca", "palazzo 2 lucca", "porta 2 lucca", inside=screen())
    paying = replace(PAYING, mats=(full, *PAYING.mats[1:]))
    built = replace(paying, building=None)
    panels, before = draw(paying, ENGLISH), draw(built, ENGLISH)

    assert named(before, "mat-0").height < named(panels, "mat-0").height
