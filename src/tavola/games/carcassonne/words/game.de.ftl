# Carcassonne Big Box: was gefragt wird, was man tun kann, was geschah und wofür es Punkte gab.

carcassonne-title = Carcassonne

## Wörter für Werte

carcassonne-figure-meeple = Meeple
    .counted = { $count } Meeple
carcassonne-figure-big-meeple = großer Meeple
    .counted = { $count ->
        [one] 1 großer Meeple
       *[other] { $count } große Meeple
    }
carcassonne-figure-abbot = Abt
    .counted = { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
    }
carcassonne-figure-builder = Baumeister
    .counted = { $count } Baumeister
carcassonne-figure-pig = Schwein
    .counted = { $count ->
        [one] 1 Schwein
       *[other] { $count } Schweine
    }

carcassonne-on-road = Straße
carcassonne-on-city = Stadt
carcassonne-on-monastery = Kloster
carcassonne-on-garden = Garten
carcassonne-on-field = Wiese
carcassonne-on-river = Fluss

# Die Teile eines Plättchens, wie die Plättchenliste sie zählt.
carcassonne-part-c1 = Stadt c1
carcassonne-part-c2 = Stadt c2
carcassonne-part-c3 = Stadt c3
carcassonne-part-c4 = Stadt c4
carcassonne-part-r1 = Straße r1
carcassonne-part-r2 = Straße r2
carcassonne-part-r3 = Straße r3
carcassonne-part-r4 = Straße r4
carcassonne-part-f1 = Wiese f1
carcassonne-part-f2 = Wiese f2
carcassonne-part-f3 = Wiese f3
carcassonne-part-f4 = Wiese f4
carcassonne-part-m1 = Kloster
carcassonne-part-g1 = Garten
carcassonne-part-w1 = Fluss

carcassonne-turn-r0 = ungedreht
carcassonne-turn-r1 = rechtsherum
carcassonne-turn-r2 = kopfüber
carcassonne-turn-r3 = linksherum

carcassonne-goods-wine = Wein
    .counted = { $count }-mal Wein
carcassonne-goods-grain = Korn
    .counted = { $count }-mal Korn
carcassonne-goods-cloth = Tuch
    .counted = { $count }-mal Tuch

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
carcassonne-ask-second = Du hast einen Doppelzug. Machst du gleich noch einen Zug?

## Was man tun kann

carcassonne-option-place = Auf { $cell } legen, { $turn }
carcassonne-option-put = { $figure_key ->
    [meeple] Meeple als { $part_key ->
            [c1] Ritter
            [c2] Ritter
            [c3] Ritter
            [c4] Ritter
            [r1] Wegelagerer
            [r2] Wegelagerer
            [r3] Wegelagerer
            [r4] Wegelagerer
            [m1] Mönch
           *[other] Bauer
        } setzen: { $part }
    [big-meeple] Großen Meeple als { $part_key ->
            [c1] Ritter
            [c2] Ritter
            [c3] Ritter
            [c4] Ritter
            [r1] Wegelagerer
            [r2] Wegelagerer
            [r3] Wegelagerer
            [r4] Wegelagerer
            [m1] Mönch
           *[other] Bauer
        } setzen: { $part }
   *[other] { $figure } setzen: { $part }
}
carcassonne-option-skip = Keine Figur setzen
carcassonne-option-take = { $figure } zurücknehmen
carcassonne-option-second-turn = Noch einen Zug machen
carcassonne-option-no-second-turn = Auf den zweiten Zug verzichten

# Was dabei herauskommt, hinter der Möglichkeit.
carcassonne-note-goods = { $goods }

# Überschriften, wenn es viele Möglichkeiten gibt und eines nach dem anderen gewählt wird.
carcassonne-group-put = Eine Figur setzen
carcassonne-pick-cell = Wohin legst du das Plättchen?
carcassonne-pick-turn = Wie herum legst du das Plättchen?
carcassonne-pick-figure = Welche Figur setzt du?
carcassonne-pick-part = Wohin setzt du die Figur?

## Was geschah

carcassonne-event-started = { $player } beginnt. Das Startplättchen liegt aus.
carcassonne-event-drawn = { $player } zieht ein Plättchen.
carcassonne-event-aside = { $player } zieht ein Plättchen, das nirgends passt. Es ist aus dem Spiel.
carcassonne-event-laid = { $player } legt das Plättchen auf { $cell }, { $turn }.
carcassonne-event-put = { $figure_key ->
    [meeple] { $player } setzt auf { $cell } einen Meeple: { $on_key ->
            [road] ein Wegelagerer auf der Straße
            [city] ein Ritter in der Stadt
            [monastery] ein Mönch im Kloster
           *[other] ein Bauer auf der Wiese
        }.
    [big-meeple] { $player } setzt auf { $cell } den großen Meeple: { $on_key ->
            [road] ein Wegelagerer auf der Straße
            [city] ein Ritter in der Stadt
            [monastery] ein Mönch im Kloster
           *[other] ein Bauer auf der Wiese
        }.
    [abbot] { $player } setzt auf { $cell } den Abt: { $on }.
    [builder] { $player } setzt auf { $cell } den Baumeister: { $on }.
    [pig] { $player } setzt auf { $cell } das Schwein: { $on }.
   *[other] { $player } setzt auf { $cell }: { $figure }, { $on }.
}
carcassonne-event-scored = { $on_key ->
    [road] Eine Straße ist fertig. Punkte für { $player }:
    [city] Eine Stadt ist fertig. Punkte für { $player }:
    [monastery] Ein Kloster ist fertig. Punkte für { $player }:
   *[other] Ein Garten ist fertig. Punkte für { $player }:
}
carcassonne-event-final = Schlusswertung für { $player }: { $on }.
carcassonne-event-extra = Schlusswertung für { $player }: Waren.
carcassonne-event-abbot = { $player } nimmt den Abt zurück: { $on }.
carcassonne-event-goods = { $player } hat die Stadt abgeschlossen und bekommt Waren: { $goods }.
carcassonne-event-double-turn = { $player } macht einen Doppelzug.
carcassonne-event-lonely = { $figure } von { $player } steht allein und kommt in den Vorrat zurück.
carcassonne-event-over = Das Spiel ist zu Ende. Es gewinnt: { $seats }.

## Wofür es etwas gab

carcassonne-item-road-tiles = Straße: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-inn-tiles = { $value ->
    [0] Straße mit Wirtshaus, nicht fertig: { $amount }
   *[other] Straße mit Wirtshaus: { $count } Plättchen × { $value } = { $amount }
}
carcassonne-item-city-tiles = { $value ->
    [0] Stadt mit Kathedrale, nicht fertig: { $amount }
    [3] Stadt mit Kathedrale: { $count } Plättchen × 3 = { $amount }
   *[other] Stadt: { $count } Plättchen × { $value } = { $amount }
}
carcassonne-item-pennants = dazu { $count } Wappen × { $value } = { $amount }
carcassonne-item-monastery-tiles = Kloster mit Umgebung: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-garden-tiles = Garten mit Umgebung: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-field-cities = { $value ->
    [4] Wiese mit Schwein: { $count ->
            [one] 1 fertige Stadt
           *[other] { $count } fertige Städte
        } × 4 = { $amount }
   *[other] Wiese: { $count ->
            [one] 1 fertige Stadt
           *[other] { $count } fertige Städte
        } × { $value } = { $amount }
}
carcassonne-item-goods = Am meisten { $goods }: { $amount }

## Warum etwas nicht geht (sonst steht dort die Regel selbst)

carcassonne-refusal-carcassonne-turn-clockwise = { $seat } ist am Zug.
carcassonne-refusal-carcassonne-lay-empty = Auf { $cell } liegt schon ein Plättchen.
carcassonne-refusal-carcassonne-lay-beside = { $cell } grenzt mit keiner Seite an ein Plättchen.
carcassonne-refusal-carcassonne-lay-fits = Auf { $cell } passt das Plättchen so nicht ({ $turn }): Straße an Straße, Stadt an Stadt, Wiese an Wiese.
carcassonne-refusal-carcassonne-claim-this-tile = Das gerade gelegte Plättchen hat diesen Teil nicht: { $part }.
carcassonne-refusal-carcassonne-claim-own-supply = In deinem Vorrat ist keiner: { $figure }.
carcassonne-refusal-carcassonne-claim-unoccupied = Dort ist schon ein Meeple: { $part }.

## Der Tisch in Worten

carcassonne-board-hand = Zu legen, in allen 4 Drehungen
carcassonne-board-laid = Gerade gelegt
carcassonne-board-points = Punkte
carcassonne-board-supply = Vorrat
carcassonne-board-now = jetzt
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
carcassonne-board-legend-inn = Wirtshaus
carcassonne-board-legend-cathedral = Kathedrale
carcassonne-board-legend-wine = Wein
carcassonne-board-legend-grain = Korn
carcassonne-board-legend-cloth = Tuch
carcassonne-board-letter-big-meeple = b
carcassonne-board-letter-abbot = a
carcassonne-board-letter-builder = m
carcassonne-board-letter-pig = s
carcassonne-board-letter-wine = W
carcassonne-board-letter-grain = K
carcassonne-board-letter-cloth = T
