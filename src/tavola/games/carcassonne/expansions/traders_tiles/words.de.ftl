# Plättchen: Händler & Baumeister.

carcassonne-setup-module-traders-tiles = Plättchen: Händler und Baumeister
