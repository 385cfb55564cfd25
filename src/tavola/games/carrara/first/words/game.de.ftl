# Die Paläste von Carrara: was gefragt wird, was man tun kann, was geschah und wofür es Punkte gab.

carrara-title = Die Paläste von Carrara

## Wörter für Werte

carrara-colour-white = weiß
    .counted = { $count ->
        [one] 1 weißen
       *[other] { $count } weiße
    }
carrara-colour-yellow = gelb
    .counted = { $count ->
        [one] 1 gelben
       *[other] { $count } gelbe
    }
carrara-colour-red = rot
    .counted = { $count ->
        [one] 1 roten
       *[other] { $count } rote
    }
carrara-colour-green = grün
    .counted = { $count ->
        [one] 1 grünen
       *[other] { $count } grüne
    }
carrara-colour-blue = blau
    .counted = { $count ->
        [one] 1 blauen
       *[other] { $count } blaue
    }
carrara-colour-black = schwarz
    .counted = { $count ->
        [one] 1 schwarzen
       *[other] { $count } schwarze
    }

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lérici

carrara-type-biblioteca = Biblioteca
carrara-type-cathedrale = Cathedrale
carrara-type-palazzo = Palazzo
carrara-type-porta = Porta
carrara-type-castello = Castello
carrara-type-villa = Villa

# Kurz, für enge Tabellen.
carrara-short-biblioteca = Bib
carrara-short-cathedrale = Cat
carrara-short-palazzo = Pal
carrara-short-porta = Por
carrara-short-castello = Cas
carrara-short-villa = Vil

carrara-object-book = Buch
    .counted = { $count ->
        [one] 1 Buch
       *[other] { $count } Bücher
    }
carrara-object-cup = Kelch
    .counted = { $count ->
        [one] 1 Kelch
       *[other] { $count } Kelche
    }
carrara-object-crown = Krone
    .counted = { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }
carrara-object-gate = Tor
    .counted = { $count ->
        [one] 1 Tor
       *[other] { $count } Tore
    }
carrara-object-flag = Fahne
    .counted = { $count ->
        [one] 1 Fahne
       *[other] { $count } Fahnen
    }
carrara-object-coat = Wappen
    .counted = { $count } Wappen

carrara-unit-points = Siegpunkte
    .counted = { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
carrara-unit-coins = Münzen
    .counted = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }

carrara-segment-I = Segment I
carrara-segment-II = Segment II
carrara-segment-III = Segment III
carrara-segment-IV = Segment IV
carrara-segment-V = Segment V
carrara-segment-VI = Segment VI

## Welche Wörter ein Feld benutzt; in allen Sprachen gleich.

carrara-vocabulary-blocks = colour
carrara-vocabulary-payment = colour
carrara-vocabulary-objects = object
carrara-vocabulary-seat = player
carrara-vocabulary-seats = player
carrara-vocabulary-tile = type
carrara-vocabulary-track = city
carrara-vocabulary-unit = unit object

## Fragen

carrara-ask-action = Welche Aktion führst du aus?
carrara-ask-take = Welche Bausteine kaufst du? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
carrara-ask-pay = Mit { $cost ->
        [one] welchem Baustein
       *[other] welchen { $cost } Bausteinen
    } bezahlst du { $tile } in { $city }?
carrara-ask-after = Möchtest du noch etwas tun, bevor dein Zug endet? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.

## Was man tun kann

carrara-option-buy = Bausteine kaufen
carrara-option-build = { $tile } in { $city } bauen
carrara-option-score-type = Gebäudeart { $type } werten
carrara-option-score-city = Stadt { $track } werten
carrara-option-relief = Vorzeigen, dass du nichts bezahlen kannst, und 2 Münzen nehmen
carrara-option-decline = Auf die Aktion verzichten
carrara-option-take = { $blocks } aus { $segment }
carrara-option-pay = { $payment } abgeben
carrara-option-object = Zusatzkauf: { $object }
carrara-option-announce = Das Spielende ansagen
carrara-option-end = Den Zug beenden

# Was dabei herauskommt, hinter der Möglichkeit.
carrara-note-bought = { $coins ->
        [0] gratis
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
carrara-note-object = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

# Überschriften, wenn es viele Möglichkeiten gibt und eines nach dem anderen gewählt wird.
carrara-group-build = Ein Gebäude bauen
carrara-group-score-type = Eine Gebäudeart werten
carrara-group-score-city = Eine Stadt werten
carrara-group-object = Zusatzkauf: ein Objekt
carrara-group-take = Bausteine kaufen
carrara-group-pay = Bezahlen
carrara-pick-tile = Welches Gebäude baust du?
carrara-pick-city = In welcher Stadt?
carrara-pick-type = Welche Gebäudeart wertest du?
carrara-pick-track = Welche Stadt wertest du?
carrara-pick-segment = Aus welchem Segment kaufst du?
carrara-pick-blocks = Welche Bausteine kaufst du? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
carrara-pick-payment = Welche Bausteine gibst du ab?
carrara-pick-object = Welches Objekt kaufst du?

## Was geschah

carrara-event-started = { $player } ist Startspieler.
carrara-event-shown = In die Gebäudeablage kommt: { $tile }.
carrara-event-shown-many = In die Gebäudeablage kommen: { $tile }.
carrara-event-turned = { $player } dreht die Drehscheibe um 1 Segment.
carrara-event-drawn = { $player } legt auf Segment I nach: 1 Baustein, { $colour }.
carrara-event-drawn-many = { $player } legt auf Segment I nach: { $colour }.
carrara-event-bought = { $player } kauft aus { $segment }: { $blocks }, { $coins ->
        [0] gratis
        [one] für 1 Münze
       *[other] für { $coins } Münzen
    }.
carrara-event-relief = { $player } hat keine andere Möglichkeit, zeigt { $held ->
        [one] 1 Münze
       *[other] { $held } Münzen
    } vor und nimmt { $coins } Münzen.
carrara-event-building = { $player } nimmt { $tile } aus der Gebäudeablage, um in { $city } zu bauen.
carrara-event-built = { $player } baut { $tile } in { $city } und gibt dafür { $payment } ab.
carrara-event-scored-type = { $player } wertet die Gebäudeart { $type }.
carrara-event-scored-city = { $player } wertet die Stadt { $track }.
carrara-event-short = Der Vorrat ist zu klein. { $player } fehlt: { $count } × { $object }.
carrara-event-object = { $player } kauft ein Objekt für { $coins } Münzen: { $object }.
carrara-event-announced = { $player } sagt das Spielende an und zeigt { $objects ->
        [one] 1 Objekt
       *[other] { $objects } Objekte
    } vor. Die Runde wird noch zu Ende gespielt.
carrara-event-last-building = { $player } hat das letzte Gebäude gebaut. Die Runde wird noch zu Ende gespielt.
carrara-event-declined = { $player } verzichtet auf die Aktion.
carrara-event-final = Schlusswertung für { $player }.
carrara-event-over = Das Spiel ist zu Ende. Es gewinnt: { $seats }.

## Wofür es etwas gab

carrara-record-total-building-points = Wertvollstes Gebäude
carrara-item-building = { $tile } in { $city }: Baukosten { $count } × Wert { $value } = { $amount }
carrara-item-object = dazu { $amount }
carrara-item-object-many = dazu { $amount }
carrara-item-announced = Spielende angesagt: { $amount }
carrara-item-objects = { $object }: { $count } × { $value } = { $amount }
carrara-item-objects-many = { $object }: { $count } Objekte × { $value } = { $amount }
carrara-item-cost = Baukosten { $tile }: { $amount }
carrara-item-cost-many = Baukosten der Gebäude: { $sum } = { $amount }
carrara-item-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, je 5 bringen 1: { $amount }

## Warum etwas nicht geht (sonst steht dort die Regel selbst)

carrara-refusal-carrara1-turn-clockwise = { $seat } ist am Zug.
carrara-refusal-carrara1-build-display = { $tile } liegt nicht offen in der Gebäudeablage.
carrara-refusal-carrara1-build-cost = Für { $tile } gibst du genau { $cost ->
        [one] 1 Baustein
       *[other] { $cost } Bausteine
    } ab, und zwar von deinen eigenen.
carrara-refusal-carrara1-score-type-open = Die Gebäudeart { $type } hast du schon gewertet.
carrara-refusal-carrara1-score-type-needs-building = Um die Gebäudeart { $type } zu werten, musst du mindestens 1 Gebäude dieser Art gebaut haben.
carrara-refusal-carrara1-score-city-open = { $city } ist schon gewertet.
carrara-refusal-carrara1-score-city-minimum = Um { $city } zu werten, brauchst du dort { $needed } eigene Gebäude; du hast { $count }.
carrara-refusal-carrara1-buy-pays = Das kostet { $price } Münzen, du hast { $coins }.
carrara-refusal-carrara1-buy-one-segment = So viele Bausteine liegen nicht auf { $segment }: { $blocks }.
carrara-refusal-carrara1-extra-field = Auf dem Objektfeld liegt dieses Objekt nicht mehr: { $object }.
carrara-refusal-carrara1-extra-price = Ein Objekt kostet { $price } Münzen, du hast { $coins }.
carrara-refusal-carrara1-end-only-once = { $seat } hat das Spielende schon angesagt.
carrara-refusal-carrara1-end-condition-scorings = Für die Ansage musst du { $needed }-mal gewertet haben; bisher { $count }-mal.
carrara-refusal-carrara1-end-condition-objects = Für die Ansage brauchst du { $needed } Objekte; du hast { $count }.
carrara-refusal-carrara1-end-condition-cost = Für die Ansage brauchst du Gebäude mit zusammen { $needed } Baukosten; du hast { $count }.

## Der Tisch in Worten

carrara-board-wheel = Drehscheibe
carrara-board-bag = Säckchen: { $count }
carrara-board-display = Gebäudeablage
carrara-board-stack = Stapel: { $count }
carrara-board-points = { $value } Siegp.
carrara-board-coins = { $value ->
        [one] 1 Münze
       *[other] { $value } Münzen
    }
carrara-board-accepts = Bausteine
carrara-board-accepts-only = { $colour }
carrara-board-accepts-to = bis { $colour }
carrara-board-accepts-all = alle
carrara-board-track = Städteleiste
carrara-board-open = ab { $count }
carrara-board-points-short = Siegpunkte
carrara-board-scorings = Wertungen
carrara-board-objects = Objekte
carrara-board-cost = Baukosten
carrara-board-scored-types = gewertete Arten
carrara-board-field = Objektfeld (je { $price } Münzen)
carrara-board-supply = Im Vorrat wird knapp: { $supply }
carrara-board-screen = Dein Sichtschutz
carrara-board-held-blocks = Bausteine
carrara-board-held-objects = Objekte
carrara-board-announced = { $player } hat das Spielende angesagt: letzte Runde.
carrara-board-last-building = Das letzte Gebäude ist gebaut: letzte Runde.

carrara-tie-break = { $count ->
        [one] 1 Baustein übrig
       *[other] { $count } Bausteine übrig
    }

## Was für eine Möglichkeit spricht, wenn jemand einen Bot fragt, was er täte

carrara-motive-take = { $count ->
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
carrara-motive-build = { $count ->
    [0] Das erschließt { $city }: jedes weitere Bauwerk dort macht die Wertung der Stadt wertvoller.
    [one] Das gesellt sich zu deinem Bauwerk in { $city }: die Wertung der Stadt zählt beide.
   *[other] Das gesellt sich zu deinen { $count } Bauwerken in { $city }: die Wertung der Stadt zählt alle.
}
carrara-motive-income = Das bringt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
