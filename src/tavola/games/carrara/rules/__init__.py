"""Carrara's rules: shared parts here, each edition in its own package."""
