"""The toy game: small, but it uses every part of the kernel.

All bid a number and a stake of tokens at the same time, face down; a die opens each round, each
seat holds a secret card, the winner takes a token, and cards count at the end.
"""

from tavola.testing.toy.game import TOY, ToyGame
from tavola.testing.toy.options import CARDS, KINDS, NUMBERS, Bid, Pass, Take
from tavola.testing.toy.state import ToyState
from tavola.testing.toy.view import ToyView

__all__ = ["TOY", "Bid", "CARDS", "KINDS", "NUMBERS", "Pass", "Take", "ToyGame", "ToyState", "ToyView"]
