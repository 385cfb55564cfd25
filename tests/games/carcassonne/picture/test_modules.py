"""The picture of the modules: score track, messages, gold, ferries, mage and witch, flights, crop circles."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from tavola.drawing import Panel
from tavola.games.carcassonne.core.picture import draw
from tavola.games.carcassonne.core.picture.curves import apart
from tavola.games.carcassonne.core.picture.places import free_corner_on_board, spot_on_board
from tavola.games.carcassonne.core.rules.options import At, OnCell, packed
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.expansions.ferries.rules import FerriesView
from tavola.games.carcassonne.expansions.gold.rules import GoldView
from tavola.games.carcassonne.expansions.mage_and_witch.rules import Dismiss, MagicView
from tavola.games.carcassonne.expansions.messages.rules import MessagesView
from tavola.games.carcassonne.expansions.robbers.rules import Rob, RobbersView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Decision, Option
from tavola.library import lexicon
from tavola.words import LANGUAGES
from tests.games.carcassonne.picture.played import (
    ENGLISH,
    SVG,
    asked_in_play,
    elements,
    named,
    picks,
    places,
    position,
    refs,
    said,
    unreachable,
)

IN_PLAY = (
    *("gold", "magic", "robber", "ferry", "ferries", "count"),
    *("message", "recall", "crop", "crop_add", "crop_remove", "landing"),
)
"""Questions that random games ask soon enough."""


def middle() -> CarcassonneView:
    return position(6, "big-box", 4, 60, "lay")


def with_part(view: CarcassonneView, kind: type[Any], **facts: object) -> CarcassonneView:
    """The same view with other facts of a module."""
    parts = tuple(replace(part, **facts) if isinstance(part, kind) else part for part in view.parts)
    return replace(view, parts=parts)


def asking(question: str, *options: Option) -> CarcassonneView:
    """The middle of a game, with a question that is rarely asked."""
    view = middle()
    decision = Decision(cast("int", view.seat), f"carcassonne.{question}", options)
    return replace(view, tile=None, decisions=(decision,))


def made_up(question: str) -> CarcassonneView:
    view = middle()
    cells = [packed(tile.x, tile.y) for tile in view.tiles]
    match question:
        case "robbery":
            asked = asking(question, Rob(0, "meeple"), Rob(0, "messenger"), Rob(2, "meeple"))
            return replace(asked, decisions=(replace(asked.decisions[0], details={"halves": (3, 2, 1)}),))
        case "gold_share":
            lying = {f"{tile.x},{tile.y}": 1 for tile in view.tiles[3:5]}
            asked = asking(question, OnCell("take-gold", cells[3]), OnCell("take-gold", cells[4]))
            return with_part(asked, GoldView, lying=lying, held=(0,) * 6)
        case "score":
            parts = [region.parts[0] for region in view.regions if region.on != "field"][:3]
            return asking(question, *(At("score", *_place(part)) for part in parts))
    parts = [region.parts[0] for region in view.regions if region.on == "city"][:2]
    asked = asking("magic", Dismiss("mage"), Dismiss("witch"))
    return with_part(asked, MagicView, mage=parts[0], witch=parts[1])


def _place(part: str) -> tuple[int, str]:
    cell, _, name = part.partition("/")
    x, y = cell.split(",")
    return packed(int(x), int(y)), name


QUESTIONS = (*IN_PLAY, "robbery", "gold_share", "score", "dismiss")


@pytest.fixture(params=QUESTIONS)
def asked(request: pytest.FixtureRequest) -> CarcassonneView:
    question = cast("str", request.param)
    return asked_in_play(question) if question in IN_PLAY else made_up(question)


def texts_of(panels: Sequence[Panel]) -> list[str]:
    found = list(elements(panels))
    chart = {part for element in found if element.get("data-layer") == "grid" for part in element.iter()}
    return [e.text or "" for e in found if e.tag == f"{SVG}text" and e not in chart]


def titles_of(panels: Sequence[Panel]) -> list[str]:
    return [element.text or "" for element in elements(panels) if element.tag == f"{SVG}title"]


# Every question can be answered in the picture.


def test_every_option_with_fields_can_be_picked(asked: CarcassonneView) -> None:
    assert unreachable(asked.decisions[0].options, picks(draw(asked, ENGLISH))) == []


def test_whatever_can_be_picked_leads_to_an_option(asked: CarcassonneView) -> None:
    panels = [panel for panel in draw(asked, ENGLISH) if panel.seat is None]
    options = [said(option) for option in asked.decisions[0].options]

    assert [p for p in picks(panels) if not any(set(p.split(";")) <= option for option in options)] == []


def test_no_id_is_there_twice(asked: CarcassonneView) -> None:
    ids = Counter(name for element in elements(draw(asked, ENGLISH)) if (name := element.get("id")))

    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_view_gives_the_same_bytes(asked: CarcassonneView, language: str) -> None:
    one, other = (draw(asked, lexicon("carcassonne", language, strict=True)) for _ in range(2))

    assert one == other


def test_whatever_can_be_picked_has_a_name_and_one_outline(asked: CarcassonneView) -> None:
    for element in elements(draw(asked, ENGLISH)):
        if element.get("data-pick"):
            assert element[0].tag == f"{SVG}title"
            assert [child.get("class") for child in element].count("outline") == 1


def test_whatever_is_used_is_defined(asked: CarcassonneView) -> None:
    found = list(elements(draw(asked, ENGLISH)))
    wanted = {href[1:] for element in found if (href := element.get("href"))}

    assert wanted - {element.get("id") for element in found} == set()


def test_who_is_not_asked_picks_nothing(asked: CarcassonneView) -> None:
    assert picks(draw(replace(asked, seat=None, decisions=()), ENGLISH)) == Counter()


# The score track.


def test_the_track_has_fifty_spaces() -> None:
    track = named(draw(middle(), ENGLISH), "track")

    assert {f"space:{number}" for number in range(50)} == refs([track])


def test_without_messages_and_robbers_the_mats_alone_tell_the_points() -> None:
    names = [panel.name for panel in draw(position(2, "base", 1, 1, "lay"), ENGLISH)]

    assert not {"score", "track"} & set(names)


def test_both_counting_figures_stand_where_their_points_are() -> None:
    view = with_part(
        replace(middle(), scores=(67, 0, 0, 0, 0, 0)),
        MessagesView,
        meeple=(62, 0, 0, 0, 0, 0),
        messenger=(5, 0, 0, 0, 0, 0),
    )
    titles = titles_of([named(draw(view, ENGLISH, names=("Ada",)), "track")])

    assert any("Space 12: Ada’s counting meeple (62)" in title for title in titles)
    assert any("Dark space 5: Ada’s messenger (5)" in title for title in titles)


def test_points_that_are_still_to_be_counted_are_not_on_the_track_yet() -> None:
    view = asked_in_play("count")
    seat, points = cast("int", view.seat), int(str(view.decisions[0].details["points"]))
    shown = view.part(MessagesView)
    assert shown is not None
    before = view.scores[seat] - shown.messenger[seat] - points

    assert f"{before} → {before + points}" in texts_of([named(draw(view, ENGLISH), "tile")])


@pytest.mark.parametrize("crowd", range(1, 7))
def test_no_two_pieces_on_a_space_hide_each_other(crowd: int) -> None:
    view = with_part(
        replace(middle(), scores=(24,) * crowd + (0,) * (6 - crowd)), MessagesView, messenger=(12,) * 6
    )
    view = with_part(view, RobbersView, spaces=(None,) * 6, spent=())
    found = places([named(draw(view, ENGLISH), "track")], "counter-")
    spots = list(found.values())

    assert len(spots) == len(set(spots)) == 12
    assert min(apart(one, other) for one in spots for other in spots if one != other) >= 7


def test_all_pieces_start_side_by_side() -> None:
    view = with_part(replace(middle(), scores=(0,) * 6), MessagesView, meeple=(0,) * 6, messenger=(0,) * 6)
    found = places([named(draw(view, ENGLISH), "track")], "counter-")

    assert {y for _, y in found.values()} == {next(iter(found.values()))[1]}
    assert min(apart(one, other) for one in found.values() for other in found.values() if one != other) >= 20


def test_a_robber_is_on_the_track_or_at_home() -> None:
    panels = draw(with_part(middle(), RobbersView, spaces=(7, None, 7, None, 49, 0), spent=(2,)), ENGLISH)
    on_track = places([named(panels, "track")], "robber-")
    at_home = {seat for seat in range(6) if places([named(panels, f"mat-{seat}")], "robber-")}

    assert {"robber-0", "robber-2", "robber-4", "robber-5"} == set(on_track)
    assert {1, 3} == at_home


def test_a_robber_that_has_robbed_is_pale() -> None:
    track = named(draw(with_part(middle(), RobbersView, spaces=(7,) * 6, spent=(2,)), ENGLISH), "track")
    pale = {e.get("id") for e in elements([track]) if e.get("opacity") and "robber" in e.get("id", "")}

    assert {"robber-2"} == pale


def test_full_laps_are_told_on_the_mat() -> None:
    scores = (112, 0, 0, 0, 0, 0)
    view = with_part(replace(middle(), scores=scores), MessagesView, meeple=scores, messenger=(0,) * 6)

    assert "(100 + 12)" in texts_of([named(draw(view, ENGLISH), "mat-0")])


# Messages.


def test_seen_messages_lie_in_their_known_order() -> None:
    view = with_part(middle(), MessagesView, seen=(4, 1, 8), unseen=5)
    found = places([named(draw(view, ENGLISH), "track")], "message-card-")

    assert ["message-card-tile", "message-card-road", "message-card-score-meeple"] == sorted(
        found, key=lambda name: found[name][0]
    )


def test_how_many_messages_nobody_knows_is_shown() -> None:
    titles = titles_of(
        [named(draw(with_part(middle(), MessagesView, seen=(2,), unseen=7), ENGLISH), "track")]
    )

    assert "7 messages that nobody knows yet" in titles


def test_the_message_being_read_is_shown_large_with_both_choices() -> None:
    there = picks([named(draw(asked_in_play("message"), ENGLISH), "tile")])

    assert {"do=message", "do=message-points"} == set(there)


# On the board.


def test_every_bar_of_gold_is_drawn_once() -> None:
    tiles = middle().tiles
    lying = {f"{tiles[3].x},{tiles[3].y}": 3, f"{tiles[8].x},{tiles[8].y}": 1}
    panels = draw(with_part(middle(), GoldView, lying=lying, held=(2, 0, 5, 0, 0, 1)), ENGLISH)

    assert {f"gold-{number}" for number in range(1, 17)} == set(places(panels, "gold-"))
    assert 4 == len(places([named(panels, "board")], "gold-"))
    assert 5 == len(places([named(panels, "mat-2")], "gold-"))


@pytest.mark.parametrize(("count", "told"), [(2, False), (3, True)])
def test_from_three_bars_on_their_number_is_told(count: int, told: bool) -> None:
    tile = middle().tiles[3]
    panels = draw(with_part(middle(), GoldView, lying={f"{tile.x},{tile.y}": count}, held=(0,) * 6), ENGLISH)

    assert told == (str(count) in texts_of([named(panels, "board")]))


def test_bars_lie_on_their_tile() -> None:
    for tile in middle().tiles:
        x, y = free_corner_on_board(tile)

        assert (tile.x, tile.y) == (x // 100, y // 100)


def test_every_ferry_is_drawn_once() -> None:
    view = asked_in_play("ferries")
    panels = draw(view, ENGLISH)
    shown = view.part(FerriesView)

    assert shown is not None
    assert len(shown.lying) == len(places([named(panels, "board")], "ferry-")) > 0
    assert {f"ferry-{number}" for number in range(1, 9)} == set(places(panels, "ferry-"))


def test_mage_and_witch_stand_on_their_places_or_in_the_stock() -> None:
    view = middle()
    region = next(region for region in view.regions if region.on == "city")
    panels = draw(with_part(view, MagicView, mage=region.parts[-1], witch=None), ENGLISH)
    cell, _, part = region.parts[-1].partition("/")
    tile = next(tile for tile in view.tiles if f"{tile.x},{tile.y}" == cell)

    assert apart(places([named(panels, "board")], "mage")["mage"], spot_on_board(tile, part)) < 22
    assert {"witch"} == set(places([named(panels, "stock")], "witch"))


def test_a_flight_shows_how_far_it_may_go() -> None:
    board = named(draw(asked_in_play("claim", "fly"), ENGLISH), "board")

    assert {"1", "2", "3"} <= set(texts_of([board]))
    assert "do=fly" in picks([board])


def test_a_landing_is_on_the_tile_that_was_reached() -> None:
    view = asked_in_play("landing")
    cell = str(view.decisions[0].options[0].fields["cell"])
    x, y = (int(number) for number in cell.split(","))
    board = ET.fromstring(named(draw(view, ENGLISH), "board").svg)
    for element in board.iter():
        if (element.get("data-pick") or "").startswith("cell="):
            left, top = (float(n) for n in re.findall(r"-?[\d.]+", element.get("transform", ""))[:2])

            assert 100 * x <= left <= 100 * x + 110
            assert 100 * y <= top <= 100 * y + 110


def test_own_meeples_are_picked_where_they_stand() -> None:
    view = asked_in_play("crop_remove")
    found = [
        e for e in elements(draw(view, ENGLISH)) if (e.get("data-pick") or "").startswith("figure=meeple;")
    ]

    assert found
    assert all((element.get("id") or "").startswith(f"figure-{view.seat}-") for element in found)


# Only what is in play takes room.


def drawn_with(*modules: str) -> Sequence[Panel]:
    setup = CARCASSONNE.setups.make(2, box="base", modules=modules)
    return draw(CARCASSONNE.new(setup).view(None), ENGLISH)


def test_only_what_is_in_play_is_defined() -> None:
    board = named(drawn_with("gold"), "board").svg

    assert 'id="gold-bar"' in board
    assert [
        name for name in ("ferry-boat", "man-mage", "body-pig", "art-wine") if f'id="{name}"' in board
    ] == []


def test_counting_figures_move_up_where_there_are_no_belongings() -> None:
    heights = [
        named(drawn_with(*modules), "mat-0").height
        for modules in ((), ("gold",), ("messages",), ("gold", "messages"))
    ]

    assert sorted(heights) == [heights[0], heights[2], heights[1], heights[3]]


def test_the_score_track_is_shown_where_it_matters() -> None:
    shown = {
        module: any(panel.name == "track" for panel in drawn_with(module))
        for module in ("gold", "messages", "robbers")
    }

    assert {"gold": False, "messages": True, "robbers": True} == shown
