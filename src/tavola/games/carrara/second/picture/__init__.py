"""The picture of the second edition's normal game, and where a mode adds to it."""
