"""`python -m tavola` is the command `tavola`."""

from __future__ import annotations

import sys

from tavola.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
