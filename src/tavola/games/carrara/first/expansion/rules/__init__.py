"""The expansion game's rules: pure, like those of every game."""
