# Die Fähren.

## Wörter für Werte

carcassonne-piers-r1-r2 = Stege r1 und r2
carcassonne-piers-r1-r3 = Stege r1 und r3
carcassonne-piers-r1-r4 = Stege r1 und r4
carcassonne-piers-r2-r3 = Stege r2 und r3
carcassonne-piers-r2-r4 = Stege r2 und r4
carcassonne-piers-r3-r4 = Stege r3 und r4
carcassonne-place-piers = Stege im { $sides }
carcassonne-place-piers-unseen = zwei Stege

## Fragen und was man tun kann

carcassonne-ask-ferry = Welche Stege verbindet die neue Fähre?
carcassonne-ask-ferries = Legst du eine Fähre um?
carcassonne-option-ferry = Fähre legen: { $piers }
carcassonne-option-turn-ferry = Fähre auf dem Plättchen { $cell } umlegen: { $piers }
carcassonne-option-keep-ferries = Keine Fähre mehr umlegen
carcassonne-group-turn-ferry = Eine Fähre umlegen
carcassonne-pick-piers = Welche Stege verbindet die Fähre?

## Was geschah und wofür es etwas gab

carcassonne-event-ferry-laid = { $player } legt eine Fähre auf das Plättchen { $cell }: { $piers }.
carcassonne-event-ferry-turned = { $player } legt die Fähre auf dem Plättchen { $cell } um: { $piers }.

## Aufbau

carcassonne-setup-module-ferries = Die Fähren
carcassonne-setup-about-ferries = Fähren verbinden zwei Straßen über einen See und dürfen später umgelegt werden.
carcassonne-field-piers = Stege
carcassonne-do-ferry = Fähre legen
carcassonne-do-turn-ferry = Fähre umlegen

## Das Bild

carcassonne-picture-ferry-here = Fähre so legen
carcassonne-picture-ferries-left = { $count ->
    [one] Noch 1 Fähre
   *[other] Noch { $count } Fähren
}

## Der Tisch in Worten

carcassonne-board-symbol-lake = mit See
carcassonne-board-legend-lake = See
carcassonne-board-legend-ferry = Fähre
