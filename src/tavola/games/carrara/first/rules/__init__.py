"""The first edition's rules: pure, like those of every game."""
