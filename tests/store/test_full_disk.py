"""A full disk: the append that finds it full fails and says so; once there is room, all goes on."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tavola.store import open_store
from tavola.table import StoreError
from tavola.table import entries as e
from tests.store.journal_contract import added, begun, entries_of
from tests.store.samples import CREATED, chosen


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """What the system then answers to a write beyond it is as good as a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.anyio
async def test_a_full_disk_fails_one_append_and_later_ones_work(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    await begun(journal)
    large = e.Rematched("t", {"text": "x" * 8_000_000})
    with no_file_larger_than(4_000_000), pytest.raises(StoreError, match="cannot be written") as caught:
        await added(journal, 1, large)
    await added(journal, 1, chosen(1))
    await added(journal, 2, large)
    read = await entries_of(journal, "t")
    await journal.close()

    assert "\n" not in str(caught.value)
    assert read == [CREATED, chosen(1), large]
