"""The SVG builder."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from tavola.drawing.svg import at, circle, el, escape, group, num, outline_box, outline_on_colour, text, title


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (0.5, "0.5"), (1 / 3, "0.33"), (-0.001, "0"), (100, "100")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert num(value) == written


def test_text_is_escaped() -> None:
    assert escape('<b> & "x"') == "&lt;b&gt; &amp; &quot;x&quot;"


def test_characters_that_xml_cannot_hold_are_left_out() -> None:
    found = ET.fromstring(el("g", title("a\x00b\x1bc\ud800d\uffff\te")))

    assert found.findtext("title") == "abcd\te"


def test_attributes_are_escaped() -> None:
    found = ET.fromstring(el("g", aria_label='say "<hi>" & go'))

    assert found.get("aria-label") == 'say "<hi>" & go'


def test_keywords_become_attribute_names() -> None:
    assert el("rect", stroke_width=2, class_="a", viewBox="0 0 1 1") == (
        '<rect stroke-width="2" class="a" viewBox="0 0 1 1"/>'
    )


def test_none_leaves_an_attribute_out() -> None:
    assert circle(1, 2, 3, fill=None) == '<circle cx="1" cy="2" r="3"/>'


def test_children_stand_inside() -> None:
    assert group(el("a"), el("b")) == "<g><a/><b/></g>"


def test_things_are_moved_and_scaled() -> None:
    assert at(1, 2.5, el("a"), scale=0.5) == '<g transform="translate(1 2.5) scale(0.5)"><a/></g>'


def test_words_in_a_text_cannot_open_an_element() -> None:
    found = ET.fromstring(text(0, 0, "<script>alert(1)</script>"))

    assert (list(found), found.text) == ([], "<script>alert(1)</script>")


@pytest.mark.parametrize(("touch", "events"), [(True, "all"), (False, "none")])
def test_an_outline_is_unseen_and_takes_touches_only_if_told(touch: bool, events: str) -> None:
    found = ET.fromstring(outline_box(0, 0, 10, 10, touch=touch))

    assert (found.get("class"), found.get("fill"), found.get("pointer-events")) == ("outline", "none", events)


def test_an_outline_on_colour_has_a_band_below_it_that_takes_no_touches() -> None:
    band, line = ET.fromstring(f"<g>{outline_on_colour('M0 0H9')}</g>")

    assert [(one.get("class"), one.get("d")) for one in (band, line)] == [
        ("casing", "M0 0H9"),
        ("outline", "M0 0H9"),
    ]
    assert (band.get("fill"), band.get("pointer-events")) == ("none", "none")
