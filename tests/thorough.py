"""How much the tests try: samples by default, far more with TAVOLA_THOROUGH=1."""

import os

THOROUGH = bool(os.environ.get("TAVOLA_THOROUGH"))
