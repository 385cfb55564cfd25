"""The big meeple."""
