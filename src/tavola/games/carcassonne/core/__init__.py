"""The base game, and where expansions add to it: in rules, picture, words, judgement and text."""
