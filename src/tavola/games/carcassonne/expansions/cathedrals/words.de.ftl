# Kathedralen.

## Aufbau

carcassonne-setup-module-cathedrals = Kathedralen
carcassonne-setup-about-cathedrals = Eine Stadt mit Kathedrale bringt 3 Punkte je Plättchen, aber keinen, wenn sie nie fertig wird.

## Wofür es etwas gab

carcassonne-item-city-tiles-cathedrals-three = Stadt mit Kathedrale: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-city-tiles-cathedrals-unfinished = Stadt mit Kathedrale, nicht fertig: { $amount }

## Der Tisch in Worten

carcassonne-board-legend-cathedral = Kathedrale
