"""What a host sees of the site: health, metrics, load, and how many files it may open."""

from __future__ import annotations

import resource

import pytest

from tavola.server import serve
from tavola.server.load import Load
from tavola.server.metrics import Histogram, Metrics
from tavola.table import StoreError
from tests.server.clients import Api, duel
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def test_a_site_that_is_well_says_so(site: Site) -> None:
    async with Api(site) as api:
        answer = await api.get("/api/health")

    assert answer.status_code == 200
    assert {"ok": True, "overloaded": False, "disk": "ok"}.items() <= answer.json().items()


async def test_a_disk_that_cannot_be_written_is_told(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        raise StoreError("/srv/tavola.db cannot be written: no space left on device")

    monkeypatch.setattr(site.rooms.journal, "probe", fail)
    async with Api(site) as api:
        answer = await api.get("/api/health")

    assert (answer.status_code, answer.json()["disk"]) == (503, "cannot be written")
    assert "/srv" not in answer.text


async def test_too_much_to_do_is_told(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.rooms.load, "_late", -1.0)
    async with duel(site, start=0) as game:
        answer = await game.api.get("/api/health")
        scene = await game.one.ask("show-scene", step=0)
        chosen = await game.one.choose("buy")

        assert (answer.status_code, answer.json()["overloaded"]) == (503, True)
        assert (scene["is"], scene["kind"]) == ("refused", "busy")
        assert chosen["table"]["version"] > 0


async def test_what_is_measured_can_be_read_by_prometheus(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        await game.one.refusal({"is": "undo", "id": 1, "seat": 7})
        answer = await game.api.get("/metrics")

    lines = answer.text.splitlines()
    values = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert float(values["tavola_change_seconds_count"]) >= 1
    assert float(values['tavola_refusals_total{kind="not-allowed"}']) >= 1
    assert float(values["tavola_sockets"]) >= 2
    assert {line.split()[2] for line in lines if line.startswith("# TYPE")} >= {
        "tavola_journal_seconds", "tavola_view_seconds", "tavola_shed_total", "tavola_studies_waiting",
    }  # fmt: skip


async def test_what_is_measured_is_nobody_elses_business(site: Site) -> None:
    async with Api(site) as api:
        answer = await api.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})

    assert answer.status_code == 403


def test_a_histogram_counts_what_took_no_longer() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.02, 100.0):
        histogram.observe(seconds)
    lines = list(histogram.lines("x"))

    assert lines[0] == 'x_bucket{le="0.001"} 1'
    assert 'x_bucket{le="0.025"} 2' in lines
    assert lines[-3:] == ['x_bucket{le="+Inf"} 3', "x_sum 100.020500", "x_count 3"]


def test_metrics_without_anything_measured_are_complete_too() -> None:
    metrics = Metrics()
    metrics.gauge("x", "Something.", lambda: 2)

    assert metrics.text().endswith("# HELP x Something.\n# TYPE x gauge\nx 2\n")


def test_a_long_delay_counts_at_once_and_its_end_in_time() -> None:
    load = Load(0.25)
    load.note(2.0)
    high = load.high
    for _ in range(30):
        load.note(0.0)

    assert high
    assert not load.high


def test_we_ask_for_as_many_files_as_we_may_open(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: limits.append(both))

    assert serve.room_for_connections() == 4096 - serve.FILES_OF_OUR_OWN
    assert limits[-1] == (4096, 4096)
