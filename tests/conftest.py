"""What holds for every test."""

from hypothesis import HealthCheck, settings

# A busy machine is not a bug: nothing may fail for being slow.
settings.register_profile("tavola", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tavola")
