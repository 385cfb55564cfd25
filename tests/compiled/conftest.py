"""Tests of the compiled build; `./test` runs them, and many others, on it."""

import os

# Without a build there is nothing to test: ./test says so where no compiler is to be had.
collect_ignore_glob = [] if os.environ.get("TAVOLA_COMPILED") else ["test_*.py"]
