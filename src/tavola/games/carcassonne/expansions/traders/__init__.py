"""Traders and their goods."""
