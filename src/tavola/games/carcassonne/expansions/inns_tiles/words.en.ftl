# Tiles: Inns & Cathedrals.

carcassonne-setup-module-inns-tiles = Tiles: Inns & Cathedrals
carcassonne-setup-about-inns-tiles = The 18 tiles of the first expansion.
