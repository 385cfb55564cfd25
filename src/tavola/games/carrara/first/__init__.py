"""The first edition of The Palaces of Carrara."""
