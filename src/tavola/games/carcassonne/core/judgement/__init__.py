"""What knows a good position of Carcassonne from a bad one."""

from tavola.games.carcassonne.core.judgement.judgement import Carcassonne

__all__ = ["Carcassonne"]
