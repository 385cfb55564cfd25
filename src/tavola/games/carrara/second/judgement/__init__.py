"""Judgement of The Palaces of Carrara, second edition; `catalog` puts it together."""
