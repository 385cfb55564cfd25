"""Script tags in names and records stay text: in JSON, and in every drawing."""

import random
import xml.etree.ElementTree as ET

import pytest

from tavola import library
from tavola.testing.wire import Message, drawn
from tests.server.clients import Api, client, plan
from tests.server.serving import Site

pytestmark = pytest.mark.anyio

SCRIPT = '"><script>alert(1)</script>'
IMAGE = "<img src=x onerror=alert(1)>'&"


def assert_harmless(panels: list[Message]) -> None:
    """No drawing has an element or attribute that came with a name."""
    for panel in panels:
        svg = drawn(panel)
        tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(svg).iter()}
        assert not tags & {"script", "img", "foreignObject", "a", "iframe"}
        assert not any(name.startswith("on") for e in ET.fromstring(svg).iter() for name in e.attrib)
        assert "<script" not in svg + panel["title"].replace(SCRIPT, "")


async def test_names_are_text_everywhere(site: Site) -> None:
    seats = [{"who": "me", "name": SCRIPT}, {"who": "me", "name": IMAGE}]
    async with Api(site) as api:
        made = await api.make(*map(plan, seats), name=SCRIPT, start=0)
        table = await api.get(f"/api/tables/{made['table']}")
        async with client(site, made["table"]) as player:
            state = await player.hello(*made["keys"].values(), look=0)
            await player.choose("buy")
            scene = await player.ask("show-scene", step=1)
            preview = await player.ask(
                "preview", seat=0, option=(await player.question())["options"][0]["text"]
            )

    assert table.headers["content-type"].startswith("application/json")
    assert table.json()["name"] == SCRIPT
    assert [chair["name"] for chair in state["table"]["chairs"]] == [SCRIPT, IMAGE]
    assert any(SCRIPT in line["text"] for line in preview["lines"])
    for panels in (state["panels"], scene["panels"], preview["panels"]):
        assert_harmless(panels)


async def test_a_name_is_seen_in_the_drawing(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make({"who": "me", "name": "<b>Ada"}, "me")
        async with client(site, made["table"]) as player:
            state = await player.hello()

    assert any("&lt;b&gt;Ada" in panel["svg"] for panel in state["panels"])


async def test_a_record_with_script_tags_is_refused_as_text(site: Site) -> None:
    async with Api(site) as api:
        for record in (
            f"tavola-record 1\ngame {SCRIPT}\n",
            f"tavola-record 1\ngame carrara\nrules 1\nseats 2\nstart 0\noption screens {SCRIPT}\n",
            f"tavola-record 1\ngame carrara\nrules 1\nseats 2\nstart 0\noption screens open\n\n0 {SCRIPT}\n",
        ):
            answer = await api.post("/api/replay", {"record": record})

            assert answer.status_code == 422
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_comment_with_script_tags_does_no_harm(site: Site) -> None:
    match, chance = library.new("carrara", 2, seed=4), random.Random(4)
    for _ in range(20):
        match.choose(chance.choice(match.options))
    record = match.record.replace("\n\n", f"\n# {SCRIPT}\n\n", 1)
    async with Api(site) as api:
        shown = await api.done("/api/replay", {"record": record})

    assert shown["scores"] == list(match.scores)
    assert_harmless(shown["panels"])


async def test_a_record_is_a_download_and_no_page(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make({"who": "me", "name": SCRIPT}, "me", options={"screens": "open"})
        answer = await api.get(f"/api/tables/{made['table']}/record")

    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].startswith("attachment")


async def test_an_uploaded_record_is_shown_step_by_step(site: Site) -> None:
    match, chance = library.new("carrara", 2, seed=5), random.Random(5)
    while not match.over:
        match.choose(chance.choice(match.options))
    async with Api(site) as api:
        last = await api.done("/api/replay", {"record": match.record, "language": "de", "seat": 1})
        first = await api.done("/api/replay", {"record": match.record, "step": 0})
        beyond = await api.done("/api/replay", {"record": match.record, "step": 10**9})

    assert (last["step"], first["step"], beyond["step"]) == (last["steps"], 0, last["steps"])
    assert last["scores"] == list(match.scores)
    assert (first["log_length"], last["log_length"]) == (0, len(last["log"]))


async def test_nobody_is_offered_a_seat_of_a_record(site: Site) -> None:
    beginning = "tavola-record 1\ngame carrara\nrules 1\nseats 2\nstart 0\noption screens closed\n\n"
    async with Api(site) as api:
        for record in (beginning, library.new("carrara", seed=4).record):
            shown = await api.done("/api/replay", {"record": record})

            assert [chair["free"] for chair in shown["table"]["chairs"]] == [False, False]
