"""What the advanced game adds to the picture."""

from tavola.games.carrara.second.advanced.picture.part import AdvancedPart

__all__ = ["ADVANCED"]

ADVANCED = AdvancedPart()
