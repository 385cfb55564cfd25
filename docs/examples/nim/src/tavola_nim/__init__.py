"""Nim, as a template for a game of your own."""
