# Tiles: Traders & Builders.

carcassonne-setup-module-traders-tiles = Tiles: Traders & Builders
carcassonne-setup-about-traders-tiles = The 24 tiles of the second expansion.
