"""Cathedrals."""
