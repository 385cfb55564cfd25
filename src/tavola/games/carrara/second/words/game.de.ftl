# Die Paläste von Carrara, zweite Ausgabe: was gefragt wird, was man tun kann, was geschah und was es brachte.

carrara-second-title = Die Paläste von Carrara, zweite Ausgabe

## Wörter für Werte

carrara-second-colour-white = weiß
    .counted = { $count ->
        [one] 1 weißen
       *[other] { $count } weiße
    }
carrara-second-colour-yellow = gelb
    .counted = { $count ->
        [one] 1 gelben
       *[other] { $count } gelbe
    }
carrara-second-colour-red = rot
    .counted = { $count ->
        [one] 1 roten
       *[other] { $count } rote
    }
carrara-second-colour-green = grün
    .counted = { $count ->
        [one] 1 grünen
       *[other] { $count } grüne
    }
carrara-second-colour-blue = blau
    .counted = { $count ->
        [one] 1 blauen
       *[other] { $count } blaue
    }
carrara-second-colour-purple = lila
    .counted = { $count ->
        [one] 1 lila
       *[other] { $count } lila
    }
carrara-second-city-livorno = Livorno
carrara-second-city-pisa = Pisa
carrara-second-city-lucca = Lucca
carrara-second-city-viareggio = Viareggio
carrara-second-city-massa = Massa
carrara-second-city-lerici = Lérici
carrara-second-type-biblioteca = Biblioteca
carrara-second-type-cathedrale = Cathedrale
carrara-second-type-palazzo = Palazzo
carrara-second-type-porta = Porta
carrara-second-type-castello = Castello
carrara-second-type-villa = Villa
carrara-second-short-biblioteca = Bib
carrara-second-short-cathedrale = Cat
carrara-second-short-palazzo = Pal
carrara-second-short-porta = Por
carrara-second-short-castello = Cas
carrara-second-short-villa = Vil
carrara-second-landscape-urban = städtisch
carrara-second-landscape-rural = ländlich
carrara-second-unit-points = Siegpunkte
    .counted = { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
carrara-second-unit-coins = Münzen
    .counted = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
carrara-second-segment-I = Segment I
carrara-second-segment-II = Segment II
carrara-second-segment-III = Segment III
carrara-second-segment-IV = Segment IV
carrara-second-segment-V = Segment V
carrara-second-segment-VI = Segment VI
carrara-second-section-coins = Münzbereich
carrara-second-section-points = Siegpunktbereich
carrara-second-section-open = offener Bereich
carrara-second-wheel-turn = das Rad drehen und nachlegen
carrara-second-wheel-still = ohne zu drehen

## Welche Wörter ein Feld benutzt; in allen Sprachen gleich.

carrara-second-vocabulary-blocks = colour
carrara-second-vocabulary-payment = colour
carrara-second-vocabulary-seat = player
carrara-second-vocabulary-seats = player
carrara-second-vocabulary-tile = type
carrara-second-vocabulary-old = type
carrara-second-vocabulary-monument = type
carrara-second-vocabulary-track = city
carrara-second-vocabulary-place = city
carrara-second-numbered-place = { $number }. Gebäude in { $name }
carrara-second-vocabulary-improvement = city landscape
carrara-second-vocabulary-unit = unit

## Fragen

carrara-second-ask-action = Welche Aktion führst du aus? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
carrara-second-ask-follow = Königlicher Besuch: Folgst du ihm, oder verzichtest du auf den Bonus? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
carrara-second-ask-take = Welche Bausteine kaufst du? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
carrara-second-ask-pay = Womit bezahlst du { $tile } in { $city }? Kosten: { $cost }.
carrara-second-ask-improve = Welche Verbesserung nimmst du?
carrara-second-ask-field = Was wertest du?

## Was man tun kann

carrara-second-option-buy = Bausteine kaufen: { $wheel }
carrara-second-option-build = { $tile } in { $city } bauen
carrara-second-option-monument = Denkmal { $monument } in { $city } errichten
carrara-second-option-upgrade = { $monument } { $from } ({ $place }) zum Denkmal aufwerten
carrara-second-option-improve = Verbesserung { $improvement } nehmen
carrara-second-option-visit = Werten mit dem Stein aus: { $section }
carrara-second-option-score-type = Gebäudetyp { $type } werten
carrara-second-option-score-city = Stadt { $track } werten
carrara-second-option-score-landscape = Die { $landscape }e Landschaft werten
carrara-second-option-take = { $blocks } aus { $segment }
carrara-second-option-pay = { $payment } abgeben
carrara-second-option-pass = Passen und 2 Münzen nehmen
carrara-second-option-relief = Vorzeigen, dass du nichts bezahlen kannst, und 2 Münzen nehmen
carrara-second-option-end = Den Zug beenden
carrara-second-note-bought = { $coins ->
        [0] gratis
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

## Überschriften, wenn eines nach dem anderen gewählt wird.

carrara-second-group-buy = Bausteine kaufen
carrara-second-group-build = Ein Gebäude bauen
carrara-second-group-monument = Ein Denkmal errichten
carrara-second-group-upgrade = Zum Denkmal aufwerten
carrara-second-group-visit = Werten
carrara-second-group-improve = Eine Verbesserung nehmen
carrara-second-group-score-type = Einen Gebäudetyp werten
carrara-second-group-score-city = Eine Stadt werten
carrara-second-group-score-landscape = Eine Landschaft werten
carrara-second-group-take = Bausteine kaufen
carrara-second-group-pay = Bezahlen
carrara-second-pick-wheel = Drehst du das Rad?
carrara-second-pick-tile = Welches Gebäude baust du?
carrara-second-pick-city = In welcher Stadt?
carrara-second-pick-monument = Welches Denkmal?
carrara-second-pick-from = Welches Gebäude wertest du auf?
carrara-second-pick-place = Welches Gebäude?
carrara-second-pick-improvement = Welche Verbesserung?
carrara-second-pick-section = Aus welchem Bereich des Hofes?
carrara-second-pick-type = Welchen Gebäudetyp wertest du?
carrara-second-pick-track = Welche Stadt wertest du?
carrara-second-pick-landscape = Welche Landschaft wertest du?
carrara-second-pick-segment = Aus welchem Segment kaufst du?
carrara-second-pick-payment = Welche Bausteine gibst du ab?
carrara-second-pick-blocks = Welche Bausteine kaufst du? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.

## Was geschah

carrara-second-event-started = { $player } ist Startspieler.
carrara-second-event-shown = Neu auf dem Spielplan: { $tile }.
carrara-second-event-shown-many = Neu auf dem Spielplan: { $tile }.
carrara-second-event-turned = { $player } dreht das Rad um 1 Segment.
carrara-second-event-still = { $player } kauft, ohne das Rad zu drehen.
carrara-second-event-drawn = { $player } legt auf Segment I nach: 1 Baustein, { $colour }.
carrara-second-event-drawn-many = { $player } legt auf Segment I nach: { $colour }.
carrara-second-event-bought = { $player } kauft aus { $segment }: { $blocks }, { $coins ->
        [0] gratis
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
carrara-second-event-relief = { $player } kann nichts bezahlen, zeigt { $held ->
        [one] 1 Münze
       *[other] { $held } Münzen
    } vor und nimmt { $coins } Münzen.
carrara-second-event-building = { $player } nimmt { $tile } vom Spielplan, um in { $city } zu bauen.
carrara-second-event-monument = { $player } nimmt das Denkmal { $monument } für { $city }.
carrara-second-event-built = { $player } baut { $tile } in { $city } und gibt dafür { $payment } ab.
carrara-second-event-upgraded = { $player } errichtet { $tile } in { $city } über { $old } und gibt dafür { $payment } ab.
carrara-second-event-improved = { $player } nimmt die Verbesserung { $improvement }.
carrara-second-event-led = { $player } beginnt einen königlichen Besuch: { $section }.
carrara-second-event-followed = { $player } folgt dem königlichen Besuch: { $section }.
carrara-second-event-unvisited = { $player } wertet mit einem Stein aus dem offenen Bereich.
carrara-second-event-bonus = { $player } nimmt den Bonus ({ $section }).
carrara-second-event-forwent = { $player } folgt dem Besuch nicht: Der Stein ({ $section }) kommt in den offenen Bereich.
carrara-second-event-marker = { $player } legt den Marker auf den Hof zurück.
carrara-second-event-scored-type = { $player } wertet den Gebäudetyp { $type }.
carrara-second-event-scored-city = { $player } wertet die Stadt { $track }.
carrara-second-event-scored-landscape = { $player } wertet die { $landscape }e Landschaft.
carrara-second-event-passed = { $player } passt und nimmt { $coins } Münzen.
carrara-second-event-ending = { $player } löst das Spielende aus. Alle anderen haben noch 1 Zug.
carrara-second-event-standstill = { $count } Runden lang haben alle gepasst: Das Spiel endet.
carrara-second-event-final = Schlusswertung für { $player }.
carrara-second-event-over = Das Spiel ist zu Ende. Es gewinnt: { $seats }.

## Wofür es etwas gab

carrara-second-record-total-building-points = Wertvollstes Gebäude
carrara-second-item-building = { $tile } in { $city }: Wert { $count } × { $value } = { $amount }
carrara-second-item-cost = Beim Bauen ohne Wertungssteine: { $amount }
carrara-second-item-bonus = Bonus des Hofes: { $amount }
carrara-second-item-ending = Spielende ausgelöst: { $amount }
carrara-second-item-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, je { $rate } bringen 1: { $amount }

## Warum etwas nicht geht (sonst steht dort die Regel selbst)

carrara-second-refusal-carrara2-turn-clockwise = { $seat } ist am Zug.
carrara-second-refusal-carrara2-build-display = { $tile } liegt nicht offen auf dem Spielplan.
carrara-second-refusal-carrara2-build-cost = Für { $tile } gibst du genau so viel ab: { $cost }. Getauscht wird immer zwei für einen.
carrara-second-refusal-carrara2-buy-pays = Das kostet { $price } Münzen, du hast { $coins }.
carrara-second-refusal-carrara2-buy-one-segment = So viele Bausteine liegen nicht auf { $segment }: { $blocks }.
carrara-second-refusal-carrara2-monument-one-each = Das Denkmal { $monument } ist schon gebaut.
carrara-second-refusal-carrara2-monument-improvement-left = Diese Verbesserung ist schon genommen: { $improvement }.
carrara-second-refusal-carrara2-court-follow = { $seat } führt einen königlichen Besuch: Werten kannst du jetzt nur mit dem Stein aus: { $section }.
carrara-second-refusal-carrara2-court-own-stone = Dort steht keiner deiner Steine: { $section }.
carrara-second-refusal-carrara2-city-once = { $city } ist schon gewertet.
carrara-second-refusal-carrara2-city-minimum = Um { $city } zu werten, brauchst du dort { $needed } eigene Gebäude; du hast { $count }.
carrara-second-refusal-carrara2-type-once = Den Gebäudetyp { $type } hast du schon gewertet.
carrara-second-refusal-carrara2-type-needs-building = Du hast kein Gebäude dieses Typs: { $type }.
carrara-second-refusal-carrara2-landscape-once = Diese Landschaft hast du schon gewertet: { $landscape }.
carrara-second-refusal-carrara2-landscape-needs-building = Du hast kein Gebäude dieser Landschaft: { $landscape }.

## Der Tisch in Worten

carrara-second-board-wheel = Rad
carrara-second-board-bag = Beutel: { $count }
carrara-second-board-display = Spielplan
carrara-second-board-stack = Stapel: { $count }
carrara-second-board-monuments = Denkmäler
carrara-second-board-improvements = Verbesserungen
carrara-second-board-points = { $value } Siegp.
carrara-second-board-coins = { $value } Mü.
carrara-second-board-accepts = Bausteine
carrara-second-board-accepts-only = { $colour }
carrara-second-board-accepts-to = bis { $colour }
carrara-second-board-accepts-all = alle
carrara-second-board-track = Stadtfelder
carrara-second-board-open = ab { $count }
carrara-second-board-court = Königlicher Hof
carrara-second-board-court-open = offen
carrara-second-board-court-visited = Besuch
carrara-second-board-points-short = Siegpunkte
carrara-second-board-stones = Steine
carrara-second-board-scored = gewertet
carrara-second-board-improved = verbessert
carrara-second-board-screen = Dein Sichtschirm
carrara-second-board-held-blocks = Bausteine
carrara-second-board-ending = { $player } hat das Spielende ausgelöst: letzte Züge.
carrara-second-board-to-end = Bis zum Ende: noch { $stack } im Stapel, am weitesten ist jemand mit { $stones } Steinen.
carrara-second-tie-break = { $count ->
        [one] 1 Baustein übrig
       *[other] { $count } Bausteine übrig
    }

## Was für eine Möglichkeit spricht, wenn jemand einen Bot fragt, was er täte

carrara-second-motive-take = { $count ->
    [one] Ein Baustein
   *[other] { $count } Bausteine
} für { $coins ->
    [0] nichts
    [one] 1 Münze
   *[other] { $coins } Münzen
}; { $left ->
    [one] 1 Münze bleibt
   *[other] { $left } Münzen bleiben
} übrig.
carrara-second-motive-build = { $count ->
    [0] Das erschließt { $city }: jedes weitere Bauwerk dort macht die Wertung der Stadt wertvoller.
    [one] Das gesellt sich zu deinem Bauwerk in { $city }: die Wertung der Stadt zählt beide.
   *[other] Das gesellt sich zu deinen { $count } Bauwerken in { $city }: die Wertung der Stadt zählt alle.
}
carrara-second-motive-income = Das bringt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
