# Tiles: Inns & Cathedrals.

carcassonne-setup-module-inns-tiles = Tiles: Inns & Cathedrals
