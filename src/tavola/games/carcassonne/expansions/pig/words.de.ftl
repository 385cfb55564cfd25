# Das Schwein.

## Wörter für Werte

carcassonne-figure-pig = Schwein
    .option = Schwein
    .object = das Schwein
    .counted = { $count ->
        [one] 1 Schwein
       *[other] { $count } Schweine
    }

## Wofür es etwas gab

carcassonne-item-field-cities-pig-four = Wiese mit Schwein: { $count ->
        [one] 1 fertige Stadt
       *[other] { $count } fertige Städte
    } × { $value } = { $amount }

## Aufbau

carcassonne-setup-module-pig = Das Schwein
carcassonne-setup-about-pig = Ein Schwein auf deiner Wiese macht jede Stadt dort 4 statt 3 Punkte wert.

## Der Tisch in Worten

carcassonne-board-letter-pig = s
