"""Judgement of The Palaces of Carrara, first edition."""

from tavola.games.carrara.judgement.ending import points_if_over
from tavola.games.carrara.judgement.judgement import Carrara
from tavola.games.carrara.judgement.weights import Weights

__all__ = ["Carrara", "Weights", "points_if_over"]
