"""What tests of the store share."""

import pytest

pytest.register_assert_rewrite("tests.store.journal_contract")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
