# Die Depeschen.

## Wörter für Werte

carcassonne-counter-messenger = Meeplefrau
carcassonne-message-road = kleinste Straße werten
carcassonne-message-city = kleinste Stadt werten
carcassonne-message-monastery = kleinstes Kloster werten
carcassonne-message-tile = noch 1 Plättchen legen
carcassonne-message-pennants = 2 Punkte für jedes Wappen
carcassonne-message-knights = 2 Punkte für jeden eigenen Ritter
carcassonne-message-farmers = 2 Punkte für jeden eigenen Bauern
carcassonne-message-score-meeple = einen Meeple werten und zurücknehmen

## Fragen und was man tun kann

carcassonne-ask-message = Deine Depesche: { $message }. Nutzt du sie, oder nimmst du 2 Punkte?
carcassonne-ask-recall = Welchen Meeple wertest du und nimmst ihn zurück?
carcassonne-option-message = Depesche nutzen
carcassonne-option-message-points = 2 Punkte nehmen
carcassonne-option-recall = { $figure_option } auf dem Plättchen { $cell } werten: { $part }

## Was geschah und wofür es etwas gab

carcassonne-event-message = { $player } bekommt Depesche { $number }: { $message }.
carcassonne-event-message-scored = { $player } wertet die Depesche.
carcassonne-event-recalled = { $player } wertet einen Meeple und nimmt ihn zurück: { $on }.
carcassonne-event-one-more-tile = { $left ->
    [0] { $player } würde noch ein Plättchen legen, aber keines ist mehr da.
   *[other] { $player } legt noch ein Plättchen.
}
carcassonne-source-message-points = Depeschen
carcassonne-source-message-pennants = Depeschen
carcassonne-source-message-knights = Depeschen
carcassonne-source-message-farmers = Depeschen
carcassonne-item-message-points = Statt der Aktion der Depesche: { $amount }
carcassonne-item-message-pennants = Depesche: { $count } Wappen × { $value } = { $amount }
carcassonne-item-message-knights = Depesche: { $count } Ritter × { $value } = { $amount }
carcassonne-item-message-farmers = Depesche: { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    } × { $value } = { $amount }

## Aufbau

carcassonne-setup-module-messages = Die Depeschen
carcassonne-setup-about-messages = Eine zweite Zählfigur; wer genau auf einem dunklen Feld hält, bekommt eine Depesche.
carcassonne-do-recall = Werten und zurücknehmen

## Das Bild

carcassonne-picture-space-dark = Dunkles Feld { $number }
carcassonne-picture-messenger-of = Meeplefrau von { $player } ({ $number })
carcassonne-picture-messages = Depeschen, die oberste links
carcassonne-picture-messages-unseen = { $count ->
    [one] 1 Depesche, die noch niemand kennt
   *[other] { $count } Depeschen, die noch niemand kennt
}
carcassonne-picture-ask-message = Depesche
carcassonne-picture-message-road = Kleinste Straße werten
carcassonne-picture-message-city = Kleinste Stadt werten
carcassonne-picture-message-monastery = Kleinstes Kloster werten
carcassonne-picture-message-tile = Noch 1 Plättchen legen
carcassonne-picture-message-pennants = 2 Punkte für jedes Wappen
carcassonne-picture-message-knights = 2 Punkte für jeden eigenen Ritter
carcassonne-picture-message-farmers = 2 Punkte für jeden eigenen Bauern
carcassonne-picture-message-score-meeple = Einen Meeple werten und zurücknehmen
carcassonne-picture-message-points = Stattdessen 2 Punkte
carcassonne-picture-counts-messenger = Meeplefrau
carcassonne-picture-counts-meeple-dark = Zählmeeple, dunkles Feld: Depesche!
carcassonne-picture-counts-messenger-dark = Meeplefrau, dunkles Feld: Depesche!
carcassonne-picture-recall = Diesen Meeple werten und zurücknehmen
