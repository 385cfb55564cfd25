"""Judgement of The Palaces of Carrara, first edition."""

from tavola.games.carrara.first.judgement.ending import points_if_over
from tavola.games.carrara.first.judgement.judgement import Carrara
from tavola.games.carrara.first.judgement.weights import Weights

__all__ = ["Carrara", "Weights", "points_if_over"]
