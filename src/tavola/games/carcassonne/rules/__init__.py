"""Carcassonne's rules: catalog over interactions over expansions over core."""
