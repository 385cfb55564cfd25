"""Words: every sentence shown to a person, by key, in German and English."""

from __future__ import annotations

from tavola.words.catalogue import LANGUAGES, MissingWords
from tavola.words.lexicon import Lexicon, Namer, Places, load

__all__ = ["LANGUAGES", "Lexicon", "Namer", "Places", "MissingWords", "load"]
