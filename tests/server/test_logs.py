"""The log: what strangers send never looks like a line of ours."""

from __future__ import annotations

import asyncio
import logging
import re
import sys

import pytest

from tavola.server import logs
from tavola.server.logs import MarginFormatter
from tests.server.clients import Api
from tests.server.serving import GUARD, Site


def logged(message: str, *arguments: object, error: BaseException | None = None) -> list[str]:
    """The lines of one entry."""
    info = (type(error), error, None) if error is not None else None
    record = logging.LogRecord("tavola", logging.ERROR, "", 0, message, arguments, info)
    return MarginFormatter().format(record).split("\n")


def test_an_entry_is_a_line() -> None:
    (line,) = logged("table %s failed", "abc")
    time, _, text = line.partition(" ")

    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", time)
    assert text == "ERROR tavola: table abc failed"


def test_an_entry_names_the_table_that_is_served() -> None:
    token = logs.table.set("abc")
    try:
        (line,) = logged("something failed")
        (named,) = logged("table %s failed", "abc")
    finally:
        logs.table.reset(token)

    assert line.endswith("something failed [table abc]")
    assert named.endswith("table abc failed")


def test_of_many_entries_alike_a_few_are_written_and_the_rest_is_counted() -> None:
    now = 0.0
    sparing = logs.Sparing(lambda: now)

    def written() -> str | None:
        record = logging.LogRecord("tavola", logging.ERROR, "", 0, "table %s failed", ("abc",), None)
        return record.getMessage() if sparing.filter(record) else None

    first = [written() for _ in range(logs.MOST_ALIKE + 5)]
    now = 61.0

    assert first == ["table abc failed"] * logs.MOST_ALIKE + [None] * 5
    assert written() == "table abc failed (and 5 more like this)"
    assert written() == "table abc failed"


@pytest.mark.anyio
async def test_requests_are_logged_only_if_wished(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    def lines() -> list[str]:
        return [record.getMessage() for record in caplog.records if record.name == "tavola.requests"]

    async with Api(site) as api, asyncio.timeout(GUARD):
        await api.get("/api/games")
        with caplog.at_level(logging.INFO, "tavola.requests"):
            await api.get("/api/rules/nothing")
            while not lines():  # it is written once the answer is on its way
                await asyncio.sleep(0.01)

    (line,) = lines()
    assert line.startswith("127.0.0.1 GET /api/rules/nothing 404 ")


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\v", "\f", "\x1c", "\x85", "\u2028"])
def test_no_line_begins_at_the_margin_but_the_first(end: str) -> None:
    text = "\n".join(logged("%s failed", f"/x{end}ERROR tavola: forged"))

    assert [line for line in text.splitlines() if not line.startswith("    ")] == [text.splitlines()[0]]


@pytest.mark.parametrize("unseen", ["\x00", "\x1b[2K", "\x08", "\x7f", "\u202e", "\ud800"])
def test_what_cannot_be_seen_is_escaped(unseen: str) -> None:
    (line,) = logged("%s", unseen)

    assert line.isprintable()


def test_what_an_error_says_is_indented_too() -> None:
    lines = logged("failed", error=ValueError("bad\nERROR tavola: forged"))

    assert "    ERROR tavola: forged" in lines
    assert not [line for line in lines[1:] if not line.startswith("    ")]


@pytest.mark.anyio
async def test_a_failure_is_logged_with_its_path_escaped(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError(sys.version)

    monkeypatch.setattr("tavola.server.presenter.rule_texts", fail)
    async with Api(site) as api:
        await api.get("/api/rules/carrara")

    assert "GET '/api/rules/carrara' failed" in caplog.messages
