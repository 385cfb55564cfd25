# Carcassonne Big Box: was gefragt wird, was man tun kann, was geschah und wofür es Punkte gab.

carcassonne-title = Carcassonne

## Wörter für Werte; Sätze benutzen ihre Formen: $figure_object, $on_role

carcassonne-figure-meeple = Meeple
    .kind = meeple
    .option = Meeple
    .object = einen Meeple
    .subject = Der Meeple
    .counted = { $count } Meeple

# Die Figuren auf der Wertungstafel.
carcassonne-counter-meeple = Zählmeeple

carcassonne-player-0 = Spieler 1
carcassonne-player-1 = Spieler 2
carcassonne-player-2 = Spieler 3
carcassonne-player-3 = Spieler 4
carcassonne-player-4 = Spieler 5
carcassonne-player-5 = Spieler 6

carcassonne-on-road = Straße
    .role = ein Wegelagerer auf der Straße
    .complete = Eine Straße ist fertig
carcassonne-on-city = Stadt
    .role = ein Ritter in der Stadt
    .complete = Eine Stadt ist fertig
carcassonne-on-monastery = Kloster
    .role = ein Mönch im Kloster
    .complete = Ein Kloster ist fertig

# Die Teile eines Plättchens, wie die Plättchenliste sie zählt.
carcassonne-part-c1 = Stadt c1
    .role = Ritter
carcassonne-part-c2 = Stadt c2
    .role = Ritter
carcassonne-part-c3 = Stadt c3
    .role = Ritter
carcassonne-part-c4 = Stadt c4
    .role = Ritter
carcassonne-part-r1 = Straße r1
    .role = Wegelagerer
carcassonne-part-r2 = Straße r2
    .role = Wegelagerer
carcassonne-part-r3 = Straße r3
    .role = Wegelagerer
carcassonne-part-r4 = Straße r4
    .role = Wegelagerer
carcassonne-part-m1 = Kloster
    .role = Mönch

# Wo etwas ist, für Leute, die das Bild sehen.
carcassonne-place-start = am Start
carcassonne-place-next = direkt { $way } vom Start
carcassonne-place-straight = { $steps } Schritte { $way } vom Start
carcassonne-place-aslant = { $first_steps ->
    [one] einen Schritt
   *[other] { $first_steps } Schritte
} { $first } und { $second_steps ->
    [one] einen
   *[other] { $second_steps }
} { $second } vom Start
carcassonne-place-road = Straße nach { $sides }
carcassonne-place-city = Stadt im { $sides }
carcassonne-way-north = nördlich
carcassonne-way-east = östlich
carcassonne-way-south = südlich
carcassonne-way-west = westlich
carcassonne-way-north-east = nordöstlich
carcassonne-way-south-east = südöstlich
carcassonne-way-south-west = südwestlich
carcassonne-way-north-west = nordwestlich
carcassonne-side-north = Norden
carcassonne-side-east = Osten
carcassonne-side-south = Süden
carcassonne-side-west = Westen
carcassonne-side-north-west = Nordwesten
carcassonne-side-north-east = Nordosten
carcassonne-side-south-east = Südosten
carcassonne-side-south-west = Südwesten
carcassonne-side-north-north-west = Nordnordwesten
carcassonne-side-north-north-east = Nordnordosten
carcassonne-side-east-north-east = Ostnordosten
carcassonne-side-east-south-east = Ostsüdosten
carcassonne-side-south-south-east = Südsüdosten
carcassonne-side-south-south-west = Südsüdwesten
carcassonne-side-west-south-west = Westsüdwesten
carcassonne-side-west-north-west = Westnordwesten

carcassonne-turn-r0 = ungedreht
carcassonne-turn-r1 = rechtsherum
carcassonne-turn-r2 = kopfüber
carcassonne-turn-r3 = linksherum

carcassonne-unit-points = Punkte
    .counted = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

## Welche Wörter ein Feld benutzt; in allen Sprachen gleich.

carcassonne-vocabulary-seat = player
carcassonne-vocabulary-seats = player

## Fragen

carcassonne-ask-lay = Wohin legst du das Plättchen?
carcassonne-ask-claim = Setzt du eine Figur auf das Plättchen?
carcassonne-ask-score = Was wird als Nächstes gewertet?
carcassonne-ask-count = { $points ->
    [one] Du bekommst 1 Punkt. Welche Zählfigur zieht?
   *[other] Du bekommst { $points } Punkte. Welche Zählfigur zieht?
}

## Was man tun kann

carcassonne-option-place = Anlegen: { $cell }, { $turn }
carcassonne-option-put = { $figure_kind ->
    [meeple] { $figure_option } als { $part_role } setzen: { $part }
   *[other] { $figure_option } setzen: { $part }
}
carcassonne-option-skip = Nein, keine Figur
carcassonne-option-take = { $figure } zurücknehmen
carcassonne-option-score = { $part } auf dem Plättchen { $cell } werten
carcassonne-option-count = { $counter } ziehen

# Überschriften, wenn es viele Möglichkeiten gibt und eines nach dem anderen gewählt wird.
carcassonne-group-put = Eine Figur setzen
carcassonne-pick-cell = Auf welchem Plättchen?
carcassonne-pick-turn = Wie herum legst du das Plättchen?
carcassonne-pick-figure = Welche Figur?
carcassonne-pick-part = In welchem Gebiet?

## Was geschah

carcassonne-event-started = { $player } beginnt. Das Startplättchen liegt aus.
carcassonne-event-drawn = { $player } zieht ein Plättchen.
carcassonne-event-aside = { $player } zieht ein Plättchen, das nirgends passt. Es ist aus dem Spiel.
carcassonne-event-laid = { $player } legt das Plättchen an: { $cell }, { $turn }.
carcassonne-event-put = { $player } setzt { $figure_object } auf das Plättchen { $cell }: { $figure_kind ->
        [meeple] { $on_role }
       *[other] { $on }
    }.
carcassonne-event-scored = { $on_complete }. Das bringt { $player } Punkte.
carcassonne-event-final = Schlusswertung für { $player }: { $on }.
carcassonne-event-extra = Schlusswertung für { $player }, außerhalb der Landschaft.
carcassonne-event-lonely = { $figure } von { $player } steht allein und kommt in den Vorrat zurück.
carcassonne-event-over = Das Spiel ist zu Ende. Es gewinnt: { $seats }.

## Wofür es etwas gab

carcassonne-record-count-road-tiles = Längste Straße
carcassonne-record-count-city-tiles = Größte Stadt
carcassonne-source-road-tiles = Straßen
carcassonne-source-city-tiles = Städte
carcassonne-source-pennants = Städte
carcassonne-source-monastery-tiles = Klöster
carcassonne-item-road-tiles = Straße: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-city-tiles = Stadt: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-pennants = dazu { $count } Wappen × { $value } = { $amount }
carcassonne-item-monastery-tiles = Kloster mit Umgebung: { $count } Plättchen × { $value } = { $amount }

## Warum etwas nicht geht (sonst steht dort die Regel selbst)

carcassonne-refusal-carcassonne-turn-clockwise = { $seat } ist am Zug.
carcassonne-refusal-carcassonne-lay-empty = Dort liegt schon ein Plättchen: { $cell }.
carcassonne-refusal-carcassonne-lay-beside = Dieser Platz grenzt mit keiner Seite an ein Plättchen: { $cell }.
carcassonne-refusal-carcassonne-lay-fits = So passt das Plättchen dort nicht ({ $cell }, { $turn }): Straße an Straße, Stadt an Stadt, Wiese an Wiese.
carcassonne-refusal-carcassonne-claim-this-tile = Das gerade gelegte Plättchen hat diesen Teil nicht: { $part }.
carcassonne-refusal-carcassonne-claim-own-supply = In deinem Vorrat ist keiner: { $figure }.
carcassonne-refusal-carcassonne-claim-unoccupied = Dort ist schon ein Meeple: { $part }.

## Der Tisch in Worten

carcassonne-board-hand = Zu legen, in allen 4 Drehungen
carcassonne-board-laid = Gerade gelegt
carcassonne-board-points = Punkte
carcassonne-board-supply = Vorrat
carcassonne-board-now = jetzt
carcassonne-board-track = Wertungstafel
carcassonne-board-left = { $count ->
    [0] Kein Plättchen mehr zu ziehen
    [one] Noch 1 Plättchen zu ziehen
   *[other] Noch { $count } Plättchen zu ziehen
}
carcassonne-board-aside = Aus dem Spiel: { $count }
carcassonne-board-cut = Die Landschaft ist größer als das Fenster.
carcassonne-board-elsewhere = Weitere Plätze außerhalb: { $cells }
carcassonne-board-legend-city = Stadt
carcassonne-board-legend-road = Straße
carcassonne-board-legend-river = Fluss
carcassonne-board-legend-monastery = Kloster
carcassonne-board-legend-garden = Garten
carcassonne-board-legend-village = Straßenende
carcassonne-board-legend-pennant = Wappen

## Was für eine Möglichkeit spricht, wenn jemand einen Bot fragt, was er täte

carcassonne-motive-points = Das bringt in diesem Zug { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
carcassonne-motive-claim = Dort passt { $on_role }: gut für etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
carcassonne-motive-promises = Das ist { $on_role }, gut für etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
carcassonne-motive-grows = Was du auf dem Plan hast, wird etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert.
carcassonne-motive-hinders = Das verdirbt den anderen etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
carcassonne-motive-home = { $count ->
    [one] Eine Figur kommt
   *[other] { $count } Figuren kommen
} nach Hause.
carcassonne-motive-saves = { $count ->
    [0] Du hast keine Figur mehr dafür.
    [one] Deine letzte Figur ist hier zu schade.
   *[other] Hier lohnt sich keine deiner Figuren: alle { $count } bleiben im Vorrat.
}
