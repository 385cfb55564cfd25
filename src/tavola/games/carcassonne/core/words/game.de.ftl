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
carcassonne-figure-mage = Magier
carcassonne-figure-witch = Hexe

# Die Figuren auf der Wertungstafel.
carcassonne-counter-meeple = Zählmeeple
carcassonne-counter-messenger = Meeplefrau

carcassonne-player-0 = Spieler 1
carcassonne-player-1 = Spieler 2
carcassonne-player-2 = Spieler 3
carcassonne-player-3 = Spieler 4
carcassonne-player-4 = Spieler 5
carcassonne-player-5 = Spieler 6

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

carcassonne-piers-r1-r2 = Stege r1 und r2
carcassonne-piers-r1-r3 = Stege r1 und r3
carcassonne-piers-r1-r4 = Stege r1 und r4
carcassonne-piers-r2-r3 = Stege r2 und r3
carcassonne-piers-r2-r4 = Stege r2 und r4
carcassonne-piers-r3-r4 = Stege r3 und r4

carcassonne-message-road = kleinste Straße werten
carcassonne-message-city = kleinste Stadt werten
carcassonne-message-monastery = kleinstes Kloster werten
carcassonne-message-tile = noch 1 Plättchen legen
carcassonne-message-pennants = 2 Punkte für jedes Wappen
carcassonne-message-knights = 2 Punkte für jeden eigenen Ritter
carcassonne-message-farmers = 2 Punkte für jeden eigenen Bauern
carcassonne-message-score-meeple = einen Meeple werten und zurücknehmen

carcassonne-circle-fork = Mistgabel
carcassonne-circle-club = Keule
carcassonne-circle-shield = Schild

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
carcassonne-vocabulary-victim = player

## Fragen

carcassonne-ask-lay = Wohin legst du das Plättchen?
carcassonne-ask-claim = Setzt du eine Figur auf das Plättchen?
carcassonne-ask-second = Du hast einen Doppelzug. Machst du gleich noch einen Zug?
carcassonne-ask-gold = Auf welches Plättchen daneben legst du den zweiten Goldbarren?
carcassonne-ask-gold-share = Welchen Goldbarren nimmst du dir?
carcassonne-ask-magic = Wohin stellst du Magier oder Hexe?
carcassonne-ask-robber = Stellst du deinen Räuber auf die Wertungstafel?
carcassonne-ask-robbery = Du bekommst die Hälfte der Punkte. Wen beraubt dein Räuber?
carcassonne-ask-landing = { $figure_key ->
    [big-meeple] Wo landet dein großer Meeple?
   *[other] Wo landet dein Meeple?
}
carcassonne-ask-ferry = Welche Stege verbindet die neue Fähre?
carcassonne-ask-ferries = Legst du eine Fähre um?
carcassonne-ask-score = Was wird als Nächstes gewertet?
carcassonne-ask-count = { $points ->
    [one] Du bekommst 1 Punkt. Welche Zählfigur zieht?
   *[other] Du bekommst { $points } Punkte. Welche Zählfigur zieht?
}
carcassonne-ask-message = Deine Depesche: { $message }. Nutzt du sie, oder nimmst du 2 Punkte?
carcassonne-ask-recall = Welchen Meeple wertest du und nimmst ihn zurück?
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
carcassonne-option-skip = Nein, keine Figur
carcassonne-option-take = { $figure } zurücknehmen
carcassonne-option-second-turn = Noch einen Zug machen
carcassonne-option-no-second-turn = Auf den zweiten Zug verzichten
carcassonne-option-gold = Goldbarren auf { $cell } legen
carcassonne-option-take-gold = Goldbarren von { $cell } nehmen
carcassonne-option-conjure = { $figure } auf { $cell } stellen: { $part }
carcassonne-option-dismiss = { $figure } vom Spielfeld nehmen
carcassonne-option-ambush = Räuber auf Feld { $space } der Wertungstafel stellen
carcassonne-option-rob = { $victim } berauben: { $counter }
carcassonne-option-fly = { $figure_key ->
    [big-meeple] Großen Meeple fliegen lassen
   *[other] Meeple fliegen lassen
}
carcassonne-option-land = Auf { $cell } landen: { $part }
carcassonne-option-ferry = Fähre legen: { $piers }
carcassonne-option-turn-ferry = Fähre auf { $cell } umlegen: { $piers }
carcassonne-option-keep-ferries = Keine Fähre mehr umlegen
carcassonne-option-score = { $part } auf { $cell } werten
carcassonne-option-count = { $counter } ziehen
carcassonne-option-message = Depesche nutzen
carcassonne-option-message-points = 2 Punkte nehmen
carcassonne-option-recall = { $figure } auf { $cell } werten: { $part }
carcassonne-option-all-add = Alle dürfen einen Meeple dazusetzen
carcassonne-option-all-remove = Alle müssen einen Meeple zurücknehmen
carcassonne-option-add = { $figure_key ->
    [big-meeple] Großen Meeple auf { $cell } dazusetzen: { $part }
   *[other] { $figure } auf { $cell } dazusetzen: { $part }
}
carcassonne-option-remove = { $figure_key ->
    [big-meeple] Großen Meeple von { $cell } zurücknehmen: { $part }
   *[other] { $figure } von { $cell } zurücknehmen: { $part }
}

# Was dabei herauskommt, hinter der Möglichkeit.
carcassonne-note-goods = { $goods }

# Überschriften, wenn es viele Möglichkeiten gibt und eines nach dem anderen gewählt wird.
carcassonne-group-put = Eine Figur setzen
carcassonne-group-fly = Einen Meeple fliegen lassen
carcassonne-group-ambush = Den Räuber auf die Wertungstafel stellen
carcassonne-group-turn-ferry = Eine Fähre umlegen
carcassonne-group-add = Einen Meeple dazusetzen
carcassonne-pick-cell = Auf welchem Plättchen?
carcassonne-pick-turn = Wie herum legst du das Plättchen?
carcassonne-pick-figure = Welche Figur?
carcassonne-pick-part = In welchem Gebiet?
carcassonne-pick-piers = Welche Stege verbindet die Fähre?
carcassonne-pick-space = Auf welches Feld der Wertungstafel?

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
carcassonne-event-extra = Schlusswertung für { $player }, außerhalb der Landschaft.
carcassonne-event-abbot = { $player } nimmt den Abt zurück: { $on }.
carcassonne-event-goods = { $player } hat die Stadt abgeschlossen und bekommt Waren: { $goods }.
carcassonne-event-double-turn = { $player } macht einen Doppelzug.
carcassonne-event-lonely = { $figure } von { $player } steht allein und kommt in den Vorrat zurück.
carcassonne-event-flies = { $figure_key ->
    [big-meeple] { $player } lässt den großen Meeple fliegen.
   *[other] { $player } lässt einen Meeple fliegen.
}
carcassonne-event-flown = { $player } würfelt { $number }. Der Flug geht bis { $cell }.
carcassonne-event-crashed = { $figure_key ->
    [big-meeple] Auf { $cell } kann er nicht landen. Der große Meeple kommt in den Vorrat von { $player } zurück.
   *[other] Auf { $cell } kann er nicht landen. Der Meeple kommt in den Vorrat von { $player } zurück.
}
carcassonne-event-landed = { $figure_key ->
    [big-meeple] Der große Meeple von { $player } landet auf { $cell }: { $on }.
   *[other] Der Meeple von { $player } landet auf { $cell }: { $on }.
}
carcassonne-event-gold-laid = { $player } legt 2 Goldbarren aus, den zweiten auf { $cell }.
carcassonne-event-gold-taken = { $player } nimmt 1 Goldbarren von { $cell }.
carcassonne-event-magic = { $figure_key ->
    [mage] { $player } stellt den Magier auf { $cell }: { $part }.
   *[other] { $player } stellt die Hexe auf { $cell }: { $part }.
}
carcassonne-event-magic-gone = { $figure_key ->
    [mage] Der Magier verlässt das Spielfeld.
   *[other] Die Hexe verlässt das Spielfeld.
}
carcassonne-event-ambush = { $player } stellt den Räuber auf Feld { $space } der Wertungstafel.
carcassonne-event-robbed = Der Räuber von { $player } nimmt die Hälfte dessen, was { $victim } bekommt ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
carcassonne-event-robber-back = Der Räuber von { $player } kommt in den Vorrat zurück.
carcassonne-event-ferry-laid = { $player } legt eine Fähre auf { $cell }: { $piers }.
carcassonne-event-ferry-turned = { $player } legt die Fähre auf { $cell } um: { $piers }.
carcassonne-event-message = { $player } bekommt Depesche { $number }: { $message }.
carcassonne-event-message-scored = { $player } wertet die Depesche.
carcassonne-event-recalled = { $player } wertet einen Meeple und nimmt ihn zurück: { $on }.
carcassonne-event-one-more-tile = { $left ->
    [0] { $player } würde noch ein Plättchen legen, aber keines ist mehr da.
   *[other] { $player } legt noch ein Plättchen.
}
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
carcassonne-event-crop-added = { $figure_key ->
    [big-meeple] { $player } setzt den großen Meeple auf { $cell } dazu: { $part }.
   *[other] { $player } setzt einen Meeple auf { $cell } dazu: { $part }.
}
carcassonne-event-crop-removed = { $figure_key ->
    [big-meeple] { $player } nimmt den großen Meeple von { $cell } zurück: { $part }.
   *[other] { $player } nimmt einen Meeple von { $cell } zurück: { $part }.
}
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
carcassonne-item-mage = dazu der Magier: { $count } Plättchen × { $value } = { $amount }
carcassonne-item-witch = Hexe, nur die Hälfte (aufgerundet): { $value }
carcassonne-item-robbed = Geraubt, die Hälfte (aufgerundet): { $amount }
carcassonne-item-robber = Räuber auf der Wertungstafel: { $amount }
carcassonne-item-gold = Gold: { $count } Barren × { $value } = { $amount }
carcassonne-item-message-points = Statt der Aktion der Depesche: { $amount }
carcassonne-item-message-pennants = Depesche: { $count } Wappen × { $value } = { $amount }
carcassonne-item-message-knights = Depesche: { $count } Ritter × { $value } = { $amount }
carcassonne-item-message-farmers = Depesche: { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    } × { $value } = { $amount }

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
carcassonne-board-track = Wertungstafel
carcassonne-board-symbol-flyer = mit Fluggerät
carcassonne-board-symbol-lake = mit See
carcassonne-board-symbol-gold = mit Gold
carcassonne-board-symbol-mage = mit Magier und Hexe
carcassonne-board-symbol-robber = mit Räubern
carcassonne-board-symbol-crop-circle = mit Kornkreis: { $circle }
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
carcassonne-board-legend-lake = See
carcassonne-board-legend-ferry = Fähre
carcassonne-board-legend-flyer = Fluggerät
carcassonne-board-legend-gold = Goldbarren
carcassonne-board-legend-mage = Magier
carcassonne-board-legend-witch = Hexe
carcassonne-board-legend-robber = Räuber
carcassonne-board-legend-wine = Wein
carcassonne-board-legend-grain = Korn
carcassonne-board-legend-cloth = Tuch
carcassonne-board-letter-big-meeple = b
carcassonne-board-letter-abbot = a
carcassonne-board-letter-builder = m
carcassonne-board-letter-pig = s
carcassonne-board-letter-robber = R
carcassonne-board-letter-wine = W
carcassonne-board-letter-grain = K
carcassonne-board-letter-cloth = T
