"""Carcassonne Big Box."""
