"""What knows a good position of Carcassonne from a bad one."""

from tavola.bots.carcassonne.judgement import Carcassonne

__all__ = ["Carcassonne"]
