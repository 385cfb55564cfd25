"""Records that people open are kept by their content, as many as the host allows."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tavola import library
from tavola.server.kept_records import KeptRecords
from tests.server.clients import Api
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def test_an_opened_record_has_an_address_of_its_own(site: Site) -> None:
    record = library.new("carrara", 2, seed=4).record
    async with Api(site) as api:
        shown = await api.done("/api/replay", {"record": record})
        again = await api.done("/api/replay", {"record": record, "step": 0})
        kept = (await api.get(f"/api/records/{shown['kept']}")).json()
        page = await api.get(f"/replay/{shown['kept']}")

    assert record == kept["record"]
    assert shown["kept"] == again["kept"]
    assert 200 == page.status_code


async def test_what_is_no_record_is_not_kept(site: Site) -> None:
    async with Api(site) as api:
        refused = await api.post("/api/replay", {"record": "rubbish"})
        lost = await api.get("/api/records/AAAAAAAAAAAAAAAAAAAA")

    assert 400 <= refused.status_code < 500
    assert 404 == lost.status_code


def test_the_record_looked_at_longest_ago_gives_way(tmp_path: Path) -> None:
    kept = KeptRecords(tmp_path / "records", most=2)
    first, second = kept.keep("one"), kept.keep("two")
    for age, name in ((10, first), (20, second)):
        os.utime(tmp_path / "records" / name, (age, age))
    kept.text(first)
    third = kept.keep("three")

    assert ["one", None, "three"] == [kept.text(name) for name in (first, second, third)]


@pytest.mark.parametrize("name", ["", "..", "../secret", "a" * 21, "tavola.db"])
def test_only_names_of_records_are_looked_for(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret").write_text("no record")

    assert None is KeptRecords(tmp_path / "records").text(name)
