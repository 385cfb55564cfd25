# Die Räuber.

## Wörter für Werte

carcassonne-vocabulary-victim = player

## Fragen und was man tun kann

carcassonne-ask-robber = Stellst du deinen Räuber auf die Wertungstafel?
carcassonne-ask-robbery = Du bekommst die Hälfte der Punkte. Wen beraubt dein Räuber?
carcassonne-option-ambush = Räuber auf Feld { $space } der Wertungstafel stellen
carcassonne-option-rob = { $victim } berauben: { $counter }
carcassonne-group-ambush = Den Räuber auf die Wertungstafel stellen
carcassonne-pick-space = Auf welches Feld der Wertungstafel?

## Was geschah und wofür es etwas gab

carcassonne-event-ambush = { $player } stellt den Räuber auf Feld { $space } der Wertungstafel.
carcassonne-event-robbed = Der Räuber von { $player } nimmt die Hälfte dessen, was { $victim } bekommt ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
carcassonne-event-robber-back = Der Räuber von { $player } kommt in den Vorrat zurück.
carcassonne-source-robbed = Räuber
carcassonne-source-robber = Räuber
carcassonne-item-robbed = Geraubt, die Hälfte (aufgerundet): { $amount }
carcassonne-item-robber = Räuber auf der Wertungstafel: { $amount }

## Aufbau

carcassonne-setup-module-robbers = Die Räuber
carcassonne-setup-about-robbers = Dein Räuber lauert auf der Wertungstafel und nimmt die Hälfte dessen, was ein anderer als Nächstes bekommt.
carcassonne-field-victim = Beraubt wird
carcassonne-field-space = Feld
carcassonne-do-ambush = Räuber aufstellen
carcassonne-do-rob = Berauben

## Das Bild

carcassonne-picture-robber-home = Der Räuber ist im Vorrat
carcassonne-picture-robber-on = Der Räuber steht auf Feld { $number } der Wertungstafel
carcassonne-picture-ambush = Räuber hierher stellen
carcassonne-picture-robber-of = Räuber von { $player }
carcassonne-picture-ask-robbery = Wen beraubst du?
carcassonne-picture-ask-robber = Wo lauert dein Räuber?
carcassonne-picture-pass-robber = Räuber nicht bewegen
carcassonne-picture-robber-stays = Bleiben

## Der Tisch in Worten

carcassonne-board-symbol-robber = mit Räubern
carcassonne-board-legend-robber = Räuber
carcassonne-board-letter-robber = R
