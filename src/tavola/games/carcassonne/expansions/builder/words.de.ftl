# Der Baumeister.

## Wörter für Werte

carcassonne-figure-builder = Baumeister
    .option = Baumeister
    .object = den Baumeister
    .counted = { $count } Baumeister

## Fragen und was man tun kann

carcassonne-ask-second = Du hast einen Doppelzug. Machst du gleich noch einen Zug?
carcassonne-option-second-turn = Noch einen Zug machen
carcassonne-option-no-second-turn = Auf den zweiten Zug verzichten

## Was geschah und wofür es etwas gab

carcassonne-event-double-turn = { $player } macht einen Doppelzug.

## Aufbau

carcassonne-setup-module-builder = Der Baumeister
carcassonne-setup-about-builder = Baust du an, wo dein Baumeister steht, folgt sofort ein zweiter Zug.

## Der Tisch in Worten

carcassonne-board-letter-builder = m
