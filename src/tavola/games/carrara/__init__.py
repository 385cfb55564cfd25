"""The Palaces of Carrara."""
