"""The journal in memory keeps the contract."""

from itertools import count

import pytest

from tavola.store.memory import MemoryJournal
from tavola.table import Journal
from tests.store.journal_contract import JournalContract


class TestMemory(JournalContract):
    @pytest.fixture
    def journal(self) -> Journal:
        return MemoryJournal(now=count(1).__next__)
