"""Farmers."""
