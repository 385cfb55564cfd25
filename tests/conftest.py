"""What holds for every test, and which of them count for coverage."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

import tavola
from tests.thorough import THOROUGH

# A busy machine is not a bug: nothing may fail for being slow.
settings.register_profile(
    "tavola",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=100 if THOROUGH else 25,
)
settings.load_profile("tavola")

# Before anything imports it: tests in the browser read the server's messages as these clients do.
pytest.register_assert_rewrite("tests.server.clients")

HERE = Path(__file__).parent
MEASURED = {"games", "kernel", "store", "table"}
"""Folders whose tests count for coverage. Following all others line by line would take minutes."""
UNMEASURED = {"engine", "picture", "test_judgement", "test_picture", "test_second_scorer", "test_text"}
"""Folders and files in them that play or draw whole games, or test what is not measured."""
ALSO_MEASURED = {("server", "test_damage"), ("terminal", "test_tables")}
"""Files elsewhere that test what the store finds and lists."""
CHILDREN = "COVERAGE_PROCESS_CONFIG"
"""Where processes look whether they are to be measured."""


def pytest_sessionstart() -> None:
    """Where it is measured, import everything at once: what a test that does not count imported first would
    look as if nobody had ever read it."""
    if Coverage.current() is None:
        return
    for found in walk_packages(tavola.__path__, "tavola."):
        if not MEASURED.isdisjoint(found.name.split(".")) and "migrations" not in found.name:
            import_module(found.name)


def counts(item: pytest.Item) -> bool:
    """Whether a test counts for coverage."""
    parts = item.path.relative_to(HERE).with_suffix("").parts
    return parts in ALSO_MEASURED or (parts[0] in MEASURED and UNMEASURED.isdisjoint(parts))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure nothing while a test runs that does not count, nor in the processes that it starts."""
    measured = Coverage.current()
    if measured is None or counts(item):
        return (yield)
    told = os.environ.pop(CHILDREN, None)
    measured.stop()
    try:
        return (yield)
    finally:
        measured.start()
        if told is not None:
            os.environ[CHILDREN] = told
