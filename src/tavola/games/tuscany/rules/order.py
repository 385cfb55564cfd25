"""The game, step by step as in the rulebook; what a turn consists of stands in `turn`."""

from tavola.games.tuscany.rules.boards import BuildBoards
from tavola.games.tuscany.rules.bonus import FirstBonuses
from tavola.games.tuscany.rules.start import DealDisplay, DealHands, DealPieces, DrawStartPlayer
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.games.tuscany.rules.turn import TURN

SET_UP = (
    DrawStartPlayer(),
    DealDisplay(),
    DealHands(),
    DealPieces(),
    # Boards are built by all at the same time; only then bonus cards are taken, one after the other.
    BuildBoards(),
    FirstBonuses(),
)
GAME: tuple[TuscanyTask, ...] = (*SET_UP, *TURN)
