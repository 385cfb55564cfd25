"""Judgement of The Palaces of Carrara, first edition."""

from tavola.bots.carrara.ending import points_if_over
from tavola.bots.carrara.judgement import Carrara
from tavola.bots.carrara.weights import Weights

__all__ = ["Carrara", "Weights", "points_if_over"]
