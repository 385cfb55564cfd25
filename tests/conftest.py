"""What holds for every test."""

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is not a bug: nothing may fail for being slow.
settings.register_profile("tavola", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tavola")

# Before anything imports it: tests in the browser read the server's messages as these clients do.
pytest.register_assert_rewrite("tests.server.clients")
