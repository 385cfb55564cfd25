# Plättchen: Wirtshäuser & Kathedralen.

carcassonne-setup-module-inns-tiles = Plättchen: Wirtshäuser und Kathedralen
carcassonne-setup-about-inns-tiles = Die 18 Plättchen der ersten Erweiterung.
