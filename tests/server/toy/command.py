"""The command line with the toy game among the games: `python -m tests.server.toy.command serve`."""

from tavola import registry
from tavola.terminal.main import main
from tests.server.toy.parts import KIT

# Not only below: the site's processes load this module, too, which they would not do if it were a `__main__`.
registry.REGISTRY["toy"] = KIT

if __name__ == "__main__":
    raise SystemExit(main())
