# Plättchen: Händler & Baumeister.

carcassonne-setup-module-traders-tiles = Plättchen: Händler und Baumeister
carcassonne-setup-about-traders-tiles = Die 24 Plättchen der zweiten Erweiterung.
