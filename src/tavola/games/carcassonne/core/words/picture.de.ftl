# Was das Bild von Carcassonne sagt: Überschriften, kurze Hinweise, Erklärungen unter dem Zeiger.

## Tafeln
carcassonne-picture-board = Spielfeld
carcassonne-picture-tile = Gezogenes Plättchen
carcassonne-picture-score = Punkte
carcassonne-picture-mat = Vorrat: { $player }
carcassonne-picture-player = Spieler { $number }
carcassonne-picture-and = { $most } und { $last }

## Spielfeld
carcassonne-picture-hole = Hier passt kein Plättchen mehr
carcassonne-picture-lay-here = Plättchen hier anlegen
carcassonne-picture-put-road = Auf die Straße
carcassonne-picture-put-city = In die Stadt
carcassonne-picture-put-monastery = Ins Kloster
carcassonne-picture-region-road = Straße
carcassonne-picture-region-city = Stadt
carcassonne-picture-region-monastery = Kloster
carcassonne-picture-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
carcassonne-picture-arms = { $count ->
    [one] 1 Wappen
   *[other] { $count } Wappen
}
carcassonne-picture-points-for = { $points ->
    [one] 1 Punkt für { $players }
   *[other] { $points } Punkte für { $players }
}

## Gezogenes Plättchen
carcassonne-picture-no-tile = kein Plättchen gezogen
carcassonne-picture-turn = { $degrees ->
    [0] Nicht gedreht
   *[other] Im Uhrzeigersinn um { $degrees }° gedreht
}
carcassonne-picture-tiles-left = { $count ->
    [0] Alle Plättchen sind gezogen
    [one] Noch 1 Plättchen zu ziehen
   *[other] Noch { $count } Plättchen zu ziehen
}
carcassonne-picture-left = { $count ->
    [one] Noch im Spiel: 1 Plättchen
   *[other] Noch im Spiel: { $count } Plättchen
}
carcassonne-picture-aside = { $count ->
    [one] Beiseitegelegt: 1 Plättchen
   *[other] Beiseitegelegt: { $count } Plättchen
}
carcassonne-picture-of-kind = { $count ->
    [one] 1 Plättchen dieser Art
   *[other] { $count } Plättchen dieser Art
}

## Vorrat
carcassonne-picture-you = du
carcassonne-picture-to-move = am Zug
carcassonne-picture-points-of = { $points ->
    [one] { $player }: 1 Punkt
   *[other] { $player }: { $points } Punkte
}
carcassonne-picture-if-ended = { $points }, wäre jetzt Schluss
carcassonne-picture-supply = Im Vorrat: { $count } × { $figure }

## Wertungstafel
carcassonne-picture-track = Wertungstafel
carcassonne-picture-space = Feld { $number }
carcassonne-picture-lap = Nach Feld 49 geht es wieder von vorn los; jede volle Runde zählt 50
carcassonne-picture-meeple-of = Zählmeeple von { $player } ({ $number })

## Was gefragt wird
carcassonne-picture-ask-count = Welche Figur zieht?
carcassonne-picture-counts-meeple = Zählmeeple

## Mehreres auf einmal fertig
carcassonne-picture-score-road = Diese Straße werten
carcassonne-picture-score-city = Diese Stadt werten
carcassonne-picture-score-monastery = Dieses Kloster werten

## Was niemandem gehört
carcassonne-picture-stock = Allgemeiner Vorrat
