"""Judgement of the first edition, with what the expansion game adds: cards, eights, upgrades, fields."""

from tavola.games.carrara.first.expansion.judgement.judgement import CarraraFirst

__all__ = ["CarraraFirst"]
