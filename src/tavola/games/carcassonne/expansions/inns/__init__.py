"""Inns."""
