"""The command line with the toy game among the games: `python -m tests.server.toy serve`."""

from tavola import registry
from tavola.terminal.main import main
from tests.server.toy.parts import KIT

registry.REGISTRY["toy"] = KIT  # not only below: the site's workers load this module, too

if __name__ == "__main__":
    raise SystemExit(main())
