"""Judgement of The Castles of Tuscany."""

from tavola.games.tuscany.judgement.judgement import Tuscany
from tavola.games.tuscany.judgement.weights import Weights

__all__ = ["Tuscany", "Weights"]
