# Plättchen: Wirtshäuser & Kathedralen.

carcassonne-setup-module-inns-tiles = Plättchen: Wirtshäuser und Kathedralen
