"""The picture of Carcassonne: what is drawn, what can be picked, and that everything fits together."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from tavola.drawing import Panel, compose
from tavola.games.carcassonne.core.picture import draw
from tavola.games.carcassonne.core.picture.chart import column_letters
from tavola.games.carcassonne.core.picture.curves import apart
from tavola.games.carcassonne.core.picture.places import spot_on_board
from tavola.games.carcassonne.core.rules.view import CarcassonneView, PlacedFigure, Region
from tavola.library import lexicon
from tavola.words import LANGUAGES
from tests.games.carcassonne.picture.played import (
    ENGLISH,
    KINDS,
    SVG,
    VIEWS,
    Game,
    elements,
    named,
    picks,
    places,
    position,
    refs,
    start,
    unreachable,
)
from tests.thorough import THOROUGH

SHARE = 1.0 if THOROUGH else 0.25
"""Part of the positions of a whole game that are drawn and looked at."""


@pytest.fixture(params=list(VIEWS))
def view(request: pytest.FixtureRequest) -> CarcassonneView:
    return VIEWS[cast("str", request.param)]()


def test_the_panels_are_the_board_then_the_seats(view: CarcassonneView) -> None:
    panels = draw(view, ENGLISH)

    assert [panel.name for panel in panels] == [
        *(("board",) if view.over else ("board", "tile")),
        *(["track"] if "robbers" in view.modules else []),
        *(f"mat-{seat}" for seat in range(view.seats)),
        *(["stock"] if "gold" in view.modules else []),
        *(["left"] if view.left_by_kind or view.aside else []),
    ]
    assert [panel.seat for panel in panels if panel.seat is not None] == list(range(view.seats))


def test_panels_but_the_board_fit_a_narrow_phone(view: CarcassonneView) -> None:
    assert {panel.width for panel in draw(view, ENGLISH)[1:]} == {360}


def test_each_panel_is_an_svg_of_its_stated_size(view: CarcassonneView) -> None:
    for panel in draw(view, ENGLISH):
        root = ET.fromstring(panel.svg)
        *_, width, height = root.get("viewBox", "").split()

        assert (root.tag, width, height) == (f"{SVG}svg", str(panel.width), str(panel.height))


def test_the_board_shows_what_lies_and_one_ring_around_it(view: CarcassonneView) -> None:
    xs, ys = [tile.x for tile in view.tiles], [tile.y for tile in view.tiles]
    wanted = [min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3, max(ys) - min(ys) + 3]
    root = ET.fromstring(named(draw(view, ENGLISH), "board").svg)

    assert " ".join(str(100 * number) for number in wanted) == root.get("viewBox")


def test_ids_are_unique_over_all_panels(view: CarcassonneView) -> None:
    ids = Counter(name for element in elements(draw(view, ENGLISH)) if (name := element.get("id")))

    assert [name for name, count in ids.items() if count > 1] == []


def test_whatever_is_used_is_defined(view: CarcassonneView) -> None:
    found = list(elements(draw(view, ENGLISH)))
    wanted = {href[1:] for element in found if (href := element.get("href"))}

    assert wanted - {element.get("id") for element in found} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_view_gives_the_same_bytes(view: CarcassonneView, language: str) -> None:
    one, other = (draw(view, lexicon("carcassonne", language, strict=True)) for _ in range(2))

    assert one == other


def test_languages_differ() -> None:
    assert draw(start(), lexicon("carcassonne", "de", strict=True)) != draw(start(), ENGLISH)


def test_no_writing_is_smaller_than_twelve(view: CarcassonneView) -> None:
    def sizes(element: ET.Element, scale: float = 1) -> Iterator[float]:
        if found := re.search(r"scale\(([\d.]+)\)", element.get("transform", "")):
            scale *= float(found[1])
        if element.tag == f"{SVG}text":
            yield float(element.get("font-size", 0)) * scale
        for child in element:
            yield from sizes(child, scale)

    for panel in draw(view, ENGLISH):
        assert min(sizes(ET.fromstring(panel.svg)), default=12) >= 12


def test_whatever_can_be_picked_or_spoken_of_has_one_outline_of_its_own(view: CarcassonneView) -> None:
    for element in elements(draw(view, ENGLISH)):
        if element.get("data-pick") or element.get("data-ref"):
            assert [child.get("class") for child in element].count("outline") == 1


def test_whatever_can_be_picked_has_a_name(view: CarcassonneView) -> None:
    for element in elements(draw(view, ENGLISH)):
        if element.get("data-pick"):
            assert element[0].tag == f"{SVG}title"
            assert (element[0].text or "").strip()


@pytest.mark.parametrize(("seats", "box", "seed"), [(2, "base", 1), (5, "big-box", 3)])
def test_every_option_of_whole_games_can_be_picked_in_the_picture(seats: int, box: str, seed: int) -> None:
    game, looks = Game(seats, box, seed), Random(seed)
    while game.asked is not None:
        if looks.random() < SHARE:
            view = game.view()
            there = picks(draw(view, ENGLISH))

            assert unreachable(view.decisions[0].options, there) == []
        game.step()


def test_events_point_at_things_that_are_drawn_once_they_have_happened() -> None:
    game, looks = Game(4, "big-box", 11), Random(11)
    while game.asked is not None:
        told = len(game.events)
        game.step()
        if looks.random() > SHARE:
            continue
        pointed = {ref for event in game.events[told:] for ref in event.where}
        pointed |= {
            i.where for event in game.events[told:] if event.award for i in event.award.items if i.where
        }

        assert pointed - refs(draw(game.state.view(None), ENGLISH)) == set()


def test_only_legal_cells_and_turns_are_to_be_picked() -> None:
    view = start()
    options = view.decisions[0].options
    there = picks(draw(view, ENGLISH))

    assert {pick for pick in there if pick.startswith("cell=")} == {
        f"cell={o.fields['cell']}" for o in options
    }
    assert {pick for pick in there if pick.startswith("turn=")} == {
        f"turn={o.fields['turn']}" for o in options
    }


def test_a_spectator_picks_nothing(view: CarcassonneView) -> None:
    watched = replace(view, seat=None, decisions=())

    assert picks(draw(watched, ENGLISH)) == Counter()


def test_figures_are_picked_from_the_viewers_own_mat_only() -> None:
    view = position(3, "big-box", 2, 9, "lay")
    seat = cast("int", view.seat)
    panels = draw(view, ENGLISH)

    assert "figure=meeple" in picks([named(panels, f"mat-{seat}")])
    assert picks([named(panels, f"mat-{other}") for other in range(3) if other != seat]) == Counter()


def test_places_for_a_figure_are_on_the_tile_laid_last() -> None:
    view = position(4, "big-box", 3, 24, "claim")
    tile = view.tiles[-1]
    asked = {str(o.fields["part"]) for o in view.decisions[0].options if "part" in o.fields}
    board = ET.fromstring(named(draw(view, ENGLISH), "board").svg)
    for part in asked:
        found = next(e for e in board.iter() if e.get("data-pick") == f"part={part}")
        x, y = (float(n) for n in re.findall(r"-?[\d.]+", found.get("transform", "")))

        assert apart((x, y), spot_on_board(tile, part)) < 0.01
        assert 100 * tile.x < x < 100 * tile.x + 100
        assert 100 * tile.y < y < 100 * tile.y + 100


def test_the_abbot_who_may_be_taken_back_is_picked_where_he_stands() -> None:
    game = Game(2, "big-box", 8)
    while game.asked is not None and "take abbot" not in map(str, game.view().decisions[0].options):
        game.step()
    found = next(
        e
        for e in elements([named(draw(game.view(), ENGLISH), "board")])
        if e.get("data-pick") == "figure=abbot"
    )

    assert (found.get("id") or "").startswith(f"figure-{game.asked}-abbot-")


def test_every_tile_lies_where_it_was_laid(view: CarcassonneView) -> None:
    found = places([named(draw(view, ENGLISH), "board")], "tile-")

    assert found == {f"tile-{t.x}-{t.y}": (100 * t.x, 100 * t.y) for t in view.tiles}


def test_every_figure_is_drawn_once_on_the_board_or_on_its_mat(view: CarcassonneView) -> None:
    panels = draw(view, ENGLISH)
    on_board = places([named(panels, "board")], "figure-")
    wanted = Counter((f.seat, f.figure) for f in view.figures)

    assert wanted == Counter(
        (int(name.split("-")[1]), name.split("-", 2)[2].rpartition("-")[0]) for name in on_board
    )
    for seat, bag in enumerate(view.supply):
        for kind, count in bag.items():
            at_hand = places([named(panels, f"mat-{seat}")], f"figure-{seat}-{kind}-")
            numbers = [*on_board, *at_hand]

            assert count == len(at_hand)
            assert {f"figure-{seat}-{kind}-{n}" for n in range(1, count + wanted[seat, kind] + 1)} <= set(
                numbers
            )


def test_a_figure_keeps_its_number_when_others_leave() -> None:
    view = position(2, "base", 9, 40)
    kept = view.figures[-1]
    own = [f for f in view.figures if f.seat == kept.seat and f is not kept]
    fewer = replace(
        view,
        figures=tuple(f for f in view.figures if f is not own[0]),
        supply=tuple(
            {**bag, own[0].figure: bag[own[0].figure] + 1} if seat == kept.seat else bag
            for seat, bag in enumerate(view.supply)
        ),
    )

    def name(shown: CarcassonneView) -> str:
        spot = spot_on_board(next(t for t in view.tiles if (t.x, t.y) == (kept.x, kept.y)), kept.part)
        found = places([named(draw(shown, ENGLISH), "board")], "figure-")
        return next(name for name, at in found.items() if apart(at, spot) < 0.1)

    assert name(view) == name(fewer)


def test_farmers_lie_and_others_stand() -> None:
    view = position(4, "big-box", 3, 40)
    board = ET.fromstring(named(draw(view, ENGLISH), "board").svg)
    shown = Counter(
        element[-1].get("href", "").endswith("-lying")
        for element in board.iter()
        if element.get("id", "").startswith("figure-") and element[-1].get("href")
    )

    assert shown[True] == sum(f.on == "field" and f.figure != "pig" for f in view.figures) > 0


def test_two_figures_on_one_part_do_not_hide_each_other() -> None:
    view = start()
    both = tuple(PlacedFigure("meeple", seat, 0, 0, "r1", "road") for seat in (0, 1))
    supply = tuple({**bag, "meeple": 6} for bag in view.supply)
    found = places([draw(replace(view, figures=both, supply=supply), ENGLISH)[0]], "figure-")

    assert apart(*found.values()) >= 14


def told_of(panels: Sequence[Panel], region: str) -> str | None:
    """What is said of a claimed feature."""
    parts = (e for e in elements(panels) if e.get("data-region") == region)
    return next(child.text for part in parts for child in part if child.tag.endswith("title"))


def test_a_claimed_feature_tells_what_it_would_score() -> None:
    view = start()
    region = Region("city", ("0,0/c1",), 3, False, (0, 1), (("pennants", 2, 1, "x"),), (5, 5))
    panels = draw(replace(view, regions=(region,)), ENGLISH, names=("Ada", "Tom"))
    part = next(e for e in elements(panels) if e.get("data-ref") == "part:0,0/c1")

    assert "0,0/c1" == part.get("data-region")
    assert "City, 3 tiles, 2 coats of arms: 5 points for Ada and Tom" == told_of(panels, "0,0/c1")


def test_a_field_with_a_pig_is_worth_more_to_its_owner() -> None:
    region = Region("field", ("0,0/f1",), 3, False, (0, 1), (("field-cities", 2, 3, "x"),), (6, 8))
    panels = draw(replace(start(), regions=(region,)), ENGLISH, names=("Ada", "Tom"))

    assert "Field, 2 complete cities: 6 points for Ada; 8 points for Tom" == told_of(panels, "0,0/f1")


def test_claimed_fields_lie_ready_as_a_hidden_layer() -> None:
    view = position(4, "big-box", 3, 40)
    layers = [e for e in elements([draw(view, ENGLISH)[0]]) if e.get("data-layer") == "fields"]
    shown = [layer for layer in layers if len(layer)]

    assert {"0"} == {layer.get("opacity") for layer in layers}
    assert len(shown) == sum(region.on == "field" for region in view.regions) > 0


def test_without_aids_nothing_of_them_is_drawn() -> None:
    game = Game(2, "base", 4, aids="purist")
    for _ in range(30):
        game.step()
    panels = draw(game.view(), ENGLISH)

    assert "data-region" not in named(panels, "board").svg
    assert "Still to come" not in named(panels, "tile").svg
    assert "if it ended now" not in "".join(panel.svg for panel in panels)


def test_the_tiles_to_come_are_shown_with_their_number() -> None:
    view = start()
    texts = [e.text for e in elements([named(draw(view, ENGLISH), "left")]) if e.tag == f"{SVG}text"]

    assert f"Still to come: {view.left} tiles" in texts
    assert sum(view.left_by_kind.values()) == sum(int(t) for t in texts if t and t.isdigit())


def test_goods_are_shown_where_they_are_in_play() -> None:
    with_goods, without = position(3, "big-box", 2, 9, "lay"), start()

    assert "#art-wine" in named(draw(with_goods, ENGLISH), "mat-0").svg
    assert "#art-wine" not in named(draw(without, ENGLISH), "mat-0").svg


def test_names_are_escaped_and_shown() -> None:
    name = '<script>"&'
    view = position(2, "base", 9, 40)
    panels = draw(view, ENGLISH, names=(name, "Tom"))

    assert "<script" not in "".join(panel.svg for panel in panels)
    assert name in [element.text for element in elements([named(panels, "mat-0")])]
    assert any(
        name in (element.text or "") for element in elements([panels[0]]) if element.tag == f"{SVG}title"
    )


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert "Player mat: Player 2" == named(draw(start(), ENGLISH, names=("Ana",)), "mat-1").title


def test_players_may_choose_their_colours() -> None:
    panels = draw(start(), ENGLISH, (5, 4))

    assert "--player-5" in named(panels, "mat-0").svg
    assert "--player-0" not in "".join(panel.svg for panel in panels)


def test_a_table_that_waits_for_its_first_lot_is_drawn_too() -> None:
    view = replace(start(), tiles=(), tile=None, decisions=(), mover=None, holes=(), regions=(), turn=0)

    assert (300, 300) == (
        named(draw(view, ENGLISH), "board").width,
        named(draw(view, ENGLISH), "board").height,
    )


def test_the_whole_table_makes_one_sheet(view: CarcassonneView) -> None:
    panels: tuple[Panel, ...] = draw(view, ENGLISH)
    sheet = ET.fromstring(compose(panels))

    assert {f"panel-{panel.name}" for panel in panels} <= {e.get("id") for e in sheet.iter() if e.get("id")}


@pytest.mark.parametrize(("turn", "gap"), [(0, "m67 0"), (1, "m0 67"), (2, "m-67 0"), (3, "m0-67")])
def test_the_outline_of_the_last_tile_is_open_where_a_city_goes_on(turn: int, gap: str) -> None:
    laid = replace(start().tiles[0], kind=KINDS["base.E"], turn=turn, seat=0)
    board = named(draw(replace(start(), tiles=(laid,)), ENGLISH), "board")
    (last,) = (element for element in elements([board]) if element.get("id") == "last-tile")

    assert [gap] == re.findall(r"m[^L]*", last.get("d", ""))


def test_the_chart_names_columns_and_rows_and_is_unseen_until_asked_for() -> None:
    board = named(draw(VIEWS["early"](), ENGLISH), "board")
    (chart,) = (element for element in elements([board]) if element.get("data-layer") == "grid")
    texts = [element.text for element in chart.iter() if element.tag == f"{SVG}text"]

    assert ("on-demand", "0") == (chart.get("class"), chart.get("opacity"))
    assert {"A", "B", "1", "2"} <= set(texts)
    assert ["A", "Z", "AA", "AB"] == [column_letters(number) for number in (0, 25, 26, 27)]


def test_a_late_board_stays_light() -> None:
    view = position(6, "big-box", 4, 110)

    assert len(named(draw(view, ENGLISH), "board").svg.encode()) < 480_000


def test_the_mat_of_whom_the_table_waits_for_says_so_whoever_is_to_move() -> None:
    panels = draw(replace(start(), mover=0, waiting_for=(1,)), ENGLISH)

    assert ["mat-1"] == [panel.name for panel in panels if "to move" in panel.svg]
