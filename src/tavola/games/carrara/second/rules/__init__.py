"""The second edition's rules, as the normal game has them: pure, like those of every game."""
