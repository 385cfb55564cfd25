# Tiles: Traders & Builders.

carcassonne-setup-module-traders-tiles = Tiles: Traders & Builders
