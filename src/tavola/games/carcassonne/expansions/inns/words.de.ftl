# Wirtshäuser.

## Was geschah und wofür es etwas gab

carcassonne-source-inn-tiles = Straßen
carcassonne-item-inn-tiles = { $value ->
    [0] Straße mit Wirtshaus, nicht fertig: { $amount }
   *[other] Straße mit Wirtshaus: { $count } Plättchen × { $value } = { $amount }
}

## Aufbau

carcassonne-setup-module-inns = Wirtshäuser
carcassonne-setup-about-inns = Eine Straße mit Wirtshaus zählt fertig doppelt und unfertig gar nichts.

## Der Tisch in Worten

carcassonne-board-legend-inn = Wirtshaus
