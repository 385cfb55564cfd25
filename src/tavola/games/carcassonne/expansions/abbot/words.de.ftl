# Der Abt und die Gärten.

## Wörter für Werte

carcassonne-figure-abbot = Abt
    .option = Abt
    .object = den Abt
    .counted = { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
    }
carcassonne-on-garden = Garten
    .complete = Ein Garten ist fertig
carcassonne-part-g1 = Garten

## Was geschah und wofür es etwas gab

carcassonne-event-abbot = { $player } nimmt den Abt zurück: { $on }.
carcassonne-source-garden-tiles = Gärten
carcassonne-item-garden-tiles = Garten mit Umgebung: { $count } Plättchen × { $value } = { $amount }

## Aufbau

carcassonne-setup-module-abbot = Der Abt und die Gärten
carcassonne-setup-about-abbot = Eine Figur für Klöster und Gärten, die früher heimkehren darf und dann sofort gewertet wird.

## Das Bild

carcassonne-picture-take-back = Abt zurücknehmen
carcassonne-picture-put-garden = In den Garten
carcassonne-picture-region-garden = Garten
carcassonne-picture-score-garden = Diesen Garten werten

## Der Tisch in Worten

carcassonne-board-letter-abbot = a
