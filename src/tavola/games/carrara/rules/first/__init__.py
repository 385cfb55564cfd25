"""The first edition."""
