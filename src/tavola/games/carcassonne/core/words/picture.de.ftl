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
carcassonne-picture-take-back = Abt zurücknehmen
carcassonne-picture-put-road = Auf die Straße
carcassonne-picture-put-city = In die Stadt
carcassonne-picture-put-field = Auf die Wiese
carcassonne-picture-put-monastery = Ins Kloster
carcassonne-picture-put-garden = In den Garten
carcassonne-picture-put-flyer = Auf das Fluggerät
carcassonne-picture-region-road = Straße
carcassonne-picture-region-city = Stadt
carcassonne-picture-region-field = Wiese
carcassonne-picture-region-monastery = Kloster
carcassonne-picture-region-garden = Garten
carcassonne-picture-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
carcassonne-picture-arms = { $count ->
    [one] 1 Wappen
   *[other] { $count } Wappen
}
carcassonne-picture-cities = { $count ->
    [0] keine fertige Stadt
    [one] 1 fertige Stadt
   *[other] { $count } fertige Städte
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
carcassonne-picture-goods = { $count } × { $goods }
carcassonne-picture-gold-held = { $count ->
    [one] 1 Goldbarren
   *[other] { $count } Goldbarren
}
carcassonne-picture-robber-home = Der Räuber ist im Vorrat
carcassonne-picture-robber-on = Der Räuber steht auf Feld { $number } der Wertungstafel

## Wertungstafel
carcassonne-picture-track = Wertungstafel
carcassonne-picture-space = Feld { $number }
carcassonne-picture-space-dark = Dunkles Feld { $number }
carcassonne-picture-lap = Nach Feld 49 geht es wieder von vorn los; jede volle Runde zählt 50
carcassonne-picture-ambush = Räuber hierher stellen
carcassonne-picture-meeple-of = Zählmeeple von { $player } ({ $number })
carcassonne-picture-messenger-of = Meeplefrau von { $player } ({ $number })
carcassonne-picture-robber-of = Räuber von { $player }
carcassonne-picture-messages = Depeschen, die oberste links
carcassonne-picture-messages-unseen = { $count ->
    [one] 1 Depesche, die noch niemand kennt
   *[other] { $count } Depeschen, die noch niemand kennt
}

## Was gefragt wird
carcassonne-picture-ask-message = Depesche
carcassonne-picture-ask-crop = Kornkreis
carcassonne-picture-ask-count = Welche Figur zieht?
carcassonne-picture-ask-robbery = Wen beraubst du?
carcassonne-picture-ask-magic = Magier oder Hexe?
carcassonne-picture-ask-robber = Wo lauert dein Räuber?
carcassonne-picture-pass-robber = Räuber nicht bewegen
carcassonne-picture-robber-stays = Bleiben
carcassonne-picture-message-road = Kleinste Straße werten
carcassonne-picture-message-city = Kleinste Stadt werten
carcassonne-picture-message-monastery = Kleinstes Kloster werten
carcassonne-picture-message-tile = Noch 1 Plättchen legen
carcassonne-picture-message-pennants = 2 Punkte für jedes Wappen
carcassonne-picture-message-knights = 2 Punkte für jeden eigenen Ritter
carcassonne-picture-message-farmers = 2 Punkte für jeden eigenen Bauern
carcassonne-picture-message-score-meeple = Einen Meeple werten und zurücknehmen
carcassonne-picture-message-points = Stattdessen 2 Punkte
carcassonne-picture-all-add = Alle dürfen einen Meeple dazusetzen
carcassonne-picture-all-remove = Alle müssen einen Meeple zurücknehmen
carcassonne-picture-circle-fork = Mistgabel: Bauern
carcassonne-picture-circle-club = Keule: Wegelagerer
carcassonne-picture-circle-shield = Schild: Ritter
carcassonne-picture-counts-meeple = Zählmeeple
carcassonne-picture-counts-messenger = Meeplefrau
carcassonne-picture-counts-meeple-dark = Zählmeeple, dunkles Feld: Depesche!
carcassonne-picture-counts-messenger-dark = Meeplefrau, dunkles Feld: Depesche!
carcassonne-picture-mage = Magier
carcassonne-picture-mage-does = 1 Punkt mehr je Plättchen
carcassonne-picture-witch = Hexe
carcassonne-picture-witch-does = nur die Hälfte der Punkte
carcassonne-picture-dismiss = vom Spielfeld nehmen

## Module auf dem Spielfeld
carcassonne-picture-fly = Einen Meeple fliegen lassen
carcassonne-picture-gold-here = Zweiten Goldbarren hierher legen
carcassonne-picture-take-gold = Diesen Goldbarren nehmen
carcassonne-picture-ferry-here = Fähre so legen
carcassonne-picture-score-road = Diese Straße werten
carcassonne-picture-score-city = Diese Stadt werten
carcassonne-picture-score-monastery = Dieses Kloster werten
carcassonne-picture-score-garden = Diesen Garten werten
carcassonne-picture-add = Einen Meeple dazusetzen
carcassonne-picture-remove = Diesen Meeple zurücknehmen
carcassonne-picture-recall = Diesen Meeple werten und zurücknehmen

## Was niemandem gehört
carcassonne-picture-stock = Allgemeiner Vorrat
carcassonne-picture-gold-left = { $count ->
    [one] Noch 1 Goldbarren
   *[other] Noch { $count } Goldbarren
}
carcassonne-picture-ferries-left = { $count ->
    [one] Noch 1 Fähre
   *[other] Noch { $count } Fähren
}
