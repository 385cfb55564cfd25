# Was das Bild von Carcassonne sagt: Überschriften, kurze Hinweise, Erklärungen unter dem Zeiger.

## Tafeln
carcassonne-picture-board = Spielfeld
carcassonne-picture-tile = Gezogenes Plättchen
carcassonne-picture-mat = Vorrat: { $player }
carcassonne-picture-player = Spieler { $number }
carcassonne-picture-and = { $most } und { $last }

## Spielfeld
carcassonne-picture-hole = Hier passt kein Plättchen mehr
carcassonne-picture-grid = Ränder der Plättchen zeigen, mit Buchstaben und Zahlen
carcassonne-picture-lay-at = Plättchen { $where } anlegen; es berührt { $what }
carcassonne-picture-tile-at = Plättchen { $where }: { $what }
carcassonne-picture-touch-city = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
carcassonne-picture-touch-road = { $count ->
    [one] eine Straße
   *[other] { $count } Straßen
}
carcassonne-picture-touch-river = den Fluss
carcassonne-picture-touch-field = { $count ->
    [one] eine Wiese
   *[other] { $count } Wiesen
}
carcassonne-picture-edge-city = { $side } Stadt
carcassonne-picture-edge-road = { $side } Straße
carcassonne-picture-edge-river = { $side } Fluss
carcassonne-picture-edge-field = { $side } Wiese
carcassonne-picture-side-north = im Norden
carcassonne-picture-side-east = im Osten
carcassonne-picture-side-south = im Süden
carcassonne-picture-side-west = im Westen
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
