# Die Kornkreise.

## Wörter für Werte

carcassonne-circle-fork = Mistgabel
carcassonne-circle-club = Keule
carcassonne-circle-shield = Schild

## Fragen und was man tun kann

carcassonne-ask-crop = { $circle_key ->
    [fork] Kornkreis Mistgabel: Was tun alle mit ihren Bauern?
    [club] Kornkreis Keule: Was tun alle mit ihren Wegelagerern?
   *[other] Kornkreis Schild: Was tun alle mit ihren Rittern?
}
carcassonne-ask-crop-add = { $circle_key ->
    [fork] Setzt du einen Meeple zu einem deiner Bauern?
    [club] Setzt du einen Meeple zu einem deiner Wegelagerer?
   *[other] Setzt du einen Meeple zu einem deiner Ritter?
}
carcassonne-ask-crop-remove = { $circle_key ->
    [fork] Welchen deiner Bauern nimmst du zurück?
    [club] Welchen deiner Wegelagerer nimmst du zurück?
   *[other] Welchen deiner Ritter nimmst du zurück?
}
carcassonne-option-all-add = Alle dürfen einen Meeple dazusetzen
carcassonne-option-all-remove = Alle müssen einen Meeple zurücknehmen
carcassonne-option-add = { $figure_option } auf das Plättchen { $cell } dazusetzen: { $part }
carcassonne-option-remove = { $figure_option } vom Plättchen { $cell } zurücknehmen: { $part }
carcassonne-group-add = Einen Meeple dazusetzen

## Was geschah und wofür es etwas gab

carcassonne-event-crop = { $circle_key ->
    [fork] { $do_key ->
            [add] { $player } lässt alle einen Bauern dazusetzen.
           *[other] { $player } lässt alle einen Bauern zurücknehmen.
        }
    [club] { $do_key ->
            [add] { $player } lässt alle einen Wegelagerer dazusetzen.
           *[other] { $player } lässt alle einen Wegelagerer zurücknehmen.
        }
   *[other] { $do_key ->
            [add] { $player } lässt alle einen Ritter dazusetzen.
           *[other] { $player } lässt alle einen Ritter zurücknehmen.
        }
}
carcassonne-event-crop-added = { $player } setzt { $figure_object } auf das Plättchen { $cell } dazu: { $part }.
carcassonne-event-crop-removed = { $player } nimmt { $figure_object } vom Plättchen { $cell } zurück: { $part }.

## Aufbau

carcassonne-setup-module-crop-circles = Die Kornkreise
carcassonne-setup-about-crop-circles = Alle stellen einen Meeple zu einem eigenen dazu, oder alle nehmen einen zurück.
carcassonne-do-add = Meeple dazusetzen
carcassonne-do-remove = Meeple zurücknehmen

## Das Bild

carcassonne-picture-ask-crop = Kornkreis
carcassonne-picture-all-add = Alle dürfen einen Meeple dazusetzen
carcassonne-picture-all-remove = Alle müssen einen Meeple zurücknehmen
carcassonne-picture-circle-fork = Mistgabel: Bauern
carcassonne-picture-circle-club = Keule: Wegelagerer
carcassonne-picture-circle-shield = Schild: Ritter
carcassonne-picture-add = Einen Meeple dazusetzen
carcassonne-picture-remove = Diesen Meeple zurücknehmen

## Der Tisch in Worten

carcassonne-board-symbol-crop-circle = mit Kornkreis: { $circle }
