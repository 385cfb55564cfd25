# Magier und Hexe.

## Wörter für Werte

carcassonne-figure-mage = Magier
carcassonne-figure-witch = Hexe

## Fragen und was man tun kann

carcassonne-ask-magic = Wohin stellst du Magier oder Hexe?
carcassonne-option-conjure = { $figure } auf das Plättchen { $cell } stellen: { $part }
carcassonne-option-dismiss = { $figure } vom Spielfeld nehmen

## Was geschah und wofür es etwas gab

carcassonne-event-magic = { $figure_key ->
    [mage] { $player } stellt den Magier auf das Plättchen { $cell }: { $part }.
   *[other] { $player } stellt die Hexe auf das Plättchen { $cell }: { $part }.
}
carcassonne-event-magic-gone = { $figure_key ->
    [mage] Der Magier verlässt das Spielfeld.
   *[other] Die Hexe verlässt das Spielfeld.
}
carcassonne-source-mage = Magier und Hexe
carcassonne-source-witch = Magier und Hexe
carcassonne-item-mage = dazu der Magier: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-witch = Hexe, nur die Hälfte (aufgerundet): { $value }

## Aufbau

carcassonne-setup-module-mage-and-witch = Magier und Hexe
carcassonne-setup-about-mage-and-witch = Der Magier gibt einer Straße oder Stadt 1 Punkt mehr je Plättchen, die Hexe halbiert sie; beide ziehen umher.
carcassonne-do-conjure = Magier oder Hexe stellen
carcassonne-do-dismiss = Vom Spielfeld nehmen

## Das Bild

carcassonne-picture-ask-magic = Magier oder Hexe?
carcassonne-picture-mage = Magier
carcassonne-picture-mage-does = 1 Punkt mehr je Plättchen
carcassonne-picture-witch = Hexe
carcassonne-picture-witch-does = nur die Hälfte der Punkte
carcassonne-picture-dismiss = vom Spielfeld nehmen

## Der Tisch in Worten

carcassonne-board-symbol-mage = mit Magier und Hexe
carcassonne-board-legend-mage = Magier
carcassonne-board-legend-witch = Hexe
