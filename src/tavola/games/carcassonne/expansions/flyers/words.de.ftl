# Die Fluggeräte.

## Fragen und was man tun kann

carcassonne-ask-landing = Wo landet dein { $figure }?
carcassonne-option-fly = { $figure_option } fliegen lassen
carcassonne-option-land = Landen: { $part } auf dem Plättchen { $cell }
carcassonne-group-fly = Einen Meeple fliegen lassen

## Was geschah und wofür es etwas gab

carcassonne-event-flies = { $player } lässt { $figure_object } fliegen.
carcassonne-event-flown = { $player } würfelt { $number }. So weit geht der Flug: { $cell }.
carcassonne-event-crashed = Dort kann er nicht landen: { $cell }. { $figure_subject } kommt in den Vorrat von { $player } zurück.
carcassonne-event-landed = { $figure_subject } von { $player } landet auf dem Plättchen { $cell }: { $on }.

## Aufbau

carcassonne-setup-module-flyers = Die Fluggeräte
carcassonne-setup-about-flyers = Ein Meeple darf abheben und landet ein bis drei Felder weiter, wohin er nicht gehen könnte.
carcassonne-do-fly = Fliegen lassen
carcassonne-do-land = Landen

## Das Bild

carcassonne-picture-put-flyer = Auf das Fluggerät
carcassonne-picture-fly = Einen Meeple fliegen lassen

## Der Tisch in Worten

carcassonne-board-symbol-flyer = mit Fluggerät
carcassonne-board-legend-flyer = Fluggerät
