# Der Fluss.

## Wörter für Werte

carcassonne-on-river = Fluss
carcassonne-part-w1 = Fluss

## Aufbau

carcassonne-setup-module-river = Der Fluss
carcassonne-setup-about-river = Die Landschaft beginnt mit einem Fluss: 12 Plättchen von der Quelle bis zum See, vor allen anderen.
