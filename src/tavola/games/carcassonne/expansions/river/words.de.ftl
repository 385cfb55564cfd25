# Der Fluss.

## Wörter für Werte

carcassonne-on-river = Fluss
carcassonne-part-w1 = Fluss

## Aufbau

carcassonne-setup-module-river = Der Fluss
