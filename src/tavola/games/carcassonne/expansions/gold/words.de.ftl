# Die Goldminen.

## Fragen und was man tun kann

carcassonne-ask-gold = Auf welches Plättchen daneben legst du den zweiten Goldbarren?
carcassonne-ask-gold-share = Welchen Goldbarren nimmst du dir?
carcassonne-option-gold = Goldbarren auf das Plättchen { $cell } legen
carcassonne-option-take-gold = Goldbarren vom Plättchen { $cell } nehmen

## Was geschah und wofür es etwas gab

carcassonne-event-gold-laid = { $player } legt 2 Goldbarren aus, den zweiten auf das Plättchen { $cell }.
carcassonne-event-gold-taken = { $player } nimmt 1 Goldbarren vom Plättchen { $cell }.
carcassonne-source-gold = Gold
carcassonne-item-gold = Gold: { $count } Barren × { $value } = { $amount }

## Aufbau

carcassonne-setup-module-gold = Die Goldminen
carcassonne-setup-about-gold = Goldbarren liegen auf Plättchen und gehen an die Mehrheit, wenn dort etwas fertig wird.
carcassonne-do-gold = Goldbarren legen
carcassonne-do-take-gold = Goldbarren nehmen

## Das Bild

carcassonne-picture-gold-held = { $count ->
    [one] 1 Goldbarren
   *[other] { $count } Goldbarren
}
carcassonne-picture-gold-here = Zweiten Goldbarren hierher legen
carcassonne-picture-take-gold = Diesen Goldbarren nehmen
carcassonne-picture-gold-left = { $count ->
    [one] Noch 1 Goldbarren
   *[other] Noch { $count } Goldbarren
}

## Der Tisch in Worten

carcassonne-board-symbol-gold = mit Gold
carcassonne-board-legend-gold = Goldbarren
