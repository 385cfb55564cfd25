"""The log: what strangers send never looks like a line of ours."""

from __future__ import annotations

import logging
import sys

import pytest

from tavola.server.logs import MarginFormatter
from tests.server.clients import Api
from tests.server.serving import Site


def logged(message: str, *arguments: object, error: BaseException | None = None) -> list[str]:
    """The lines of one entry."""
    info = (type(error), error, None) if error is not None else None
    record = logging.LogRecord("tavola", logging.ERROR, "", 0, message, arguments, info)
    return MarginFormatter().format(record).split("\n")


def test_an_entry_is_a_line() -> None:
    assert logged("table %s failed", "abc") == ["ERROR tavola: table abc failed"]


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
