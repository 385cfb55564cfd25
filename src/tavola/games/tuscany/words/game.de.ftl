# Die Burgen der Toskana: was gefragt wird, was man tun kann, was geschah und was es brachte.

tuscany-title = Die Burgen der Toskana

## Wörter für Werte

tuscany-tile-castle = Kastell
    .object = ein Kastell
    .the = das Kastell
    .counted = { $count ->
        [one] 1 Kastell
       *[other] { $count } Kastelle
    }
tuscany-tile-city = Stadt
    .object = eine Stadt
    .the = die Stadt
    .counted = { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    }
tuscany-tile-farmstead = Gutshof
    .object = einen Gutshof
    .the = den Gutshof
    .counted = { $count ->
        [one] 1 Gutshof
       *[other] { $count } Gutshöfe
    }
tuscany-tile-agriculture = Landwirtschaft
    .object = ein Plättchen Landwirtschaft
    .the = das Plättchen Landwirtschaft
    .counted = { $count ->
        [one] 1 Landwirtschaft
       *[other] { $count } Landwirtschaftsplättchen
    }
tuscany-tile-quarry = Steinbruch
    .object = einen Steinbruch
    .the = den Steinbruch
    .counted = { $count ->
        [one] 1 Steinbruch
       *[other] { $count } Steinbrüche
    }
tuscany-tile-village = Dorf
    .object = ein Dorf
    .the = das Dorf
    .counted = { $count ->
        [one] 1 Dorf
       *[other] { $count } Dörfer
    }
tuscany-tile-monastery = Kloster
    .object = ein Kloster
    .the = das Kloster
    .counted = { $count ->
        [one] 1 Kloster
       *[other] { $count } Klöster
    }
tuscany-tile-carriage = Fuhrwerk
    .object = ein Fuhrwerk
    .the = das Fuhrwerk
    .counted = { $count ->
        [one] 1 Fuhrwerk
       *[other] { $count } Fuhrwerke
    }
tuscany-tile-hexagon = Holz-Sechseck
    .object = ein Holz-Sechseck
    .the = das Holz-Sechseck
    .counted = { $count ->
        [one] 1 Holz-Sechseck
       *[other] { $count } Holz-Sechsecke
    }
tuscany-tile-wine = Landwirtschaft (Wein)
    .object = ein Plättchen Landwirtschaft (Wein)
    .the = das Plättchen Landwirtschaft (Wein)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Wein)
       *[other] { $count } Landwirtschaft (Wein)
    }
tuscany-tile-boar = Landwirtschaft (Wildschwein)
    .object = ein Plättchen Landwirtschaft (Wildschwein)
    .the = das Plättchen Landwirtschaft (Wildschwein)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Wildschwein)
       *[other] { $count } Landwirtschaft (Wildschwein)
    }
tuscany-tile-olives = Landwirtschaft (Oliven)
    .object = ein Plättchen Landwirtschaft (Oliven)
    .the = das Plättchen Landwirtschaft (Oliven)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Oliven)
       *[other] { $count } Landwirtschaft (Oliven)
    }
tuscany-tile-grain = Landwirtschaft (Getreide)
    .object = ein Plättchen Landwirtschaft (Getreide)
    .the = das Plättchen Landwirtschaft (Getreide)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Getreide)
       *[other] { $count } Landwirtschaft (Getreide)
    }
tuscany-tile-wine-boar = Landwirtschaft (Wein/Wildschwein)
    .object = ein Plättchen Landwirtschaft (Wein/Wildschwein)
    .the = das Plättchen Landwirtschaft (Wein/Wildschwein)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Wein/Wildschwein)
       *[other] { $count } Landwirtschaft (Wein/Wildschwein)
    }
tuscany-tile-wine-olives = Landwirtschaft (Wein/Oliven)
    .object = ein Plättchen Landwirtschaft (Wein/Oliven)
    .the = das Plättchen Landwirtschaft (Wein/Oliven)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Wein/Oliven)
       *[other] { $count } Landwirtschaft (Wein/Oliven)
    }
tuscany-tile-wine-grain = Landwirtschaft (Wein/Getreide)
    .object = ein Plättchen Landwirtschaft (Wein/Getreide)
    .the = das Plättchen Landwirtschaft (Wein/Getreide)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Wein/Getreide)
       *[other] { $count } Landwirtschaft (Wein/Getreide)
    }
tuscany-tile-boar-olives = Landwirtschaft (Wildschwein/Oliven)
    .object = ein Plättchen Landwirtschaft (Wildschwein/Oliven)
    .the = das Plättchen Landwirtschaft (Wildschwein/Oliven)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Wildschwein/Oliven)
       *[other] { $count } Landwirtschaft (Wildschwein/Oliven)
    }
tuscany-tile-boar-grain = Landwirtschaft (Wildschwein/Getreide)
    .object = ein Plättchen Landwirtschaft (Wildschwein/Getreide)
    .the = das Plättchen Landwirtschaft (Wildschwein/Getreide)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Wildschwein/Getreide)
       *[other] { $count } Landwirtschaft (Wildschwein/Getreide)
    }
tuscany-tile-olives-grain = Landwirtschaft (Oliven/Getreide)
    .object = ein Plättchen Landwirtschaft (Oliven/Getreide)
    .the = das Plättchen Landwirtschaft (Oliven/Getreide)
    .counted = { $count ->
        [one] 1 Landwirtschaft (Oliven/Getreide)
       *[other] { $count } Landwirtschaft (Oliven/Getreide)
    }

tuscany-colour-castle = dunkelgrün
tuscany-colour-city = rot
tuscany-colour-farmstead = türkisblau
tuscany-colour-agriculture = hellgrün
tuscany-colour-quarry = grau
tuscany-colour-village = orange
tuscany-colour-monastery = gelb
tuscany-colour-carriage = beige

# Kurz, für enge Tabellen.
tuscany-short-castle = Ka
tuscany-short-city = St
tuscany-short-farmstead = Gu
tuscany-short-agriculture = La
tuscany-short-quarry = Br
tuscany-short-village = Do
tuscany-short-monastery = Kl
tuscany-short-carriage = Fu
tuscany-short-hexagon = Hx

tuscany-card-castle = dunkelgrüne Karte
    .counted = { $count ->
        [one] 1 dunkelgrüne Karte
       *[other] { $count } dunkelgrüne Karten
    }
tuscany-card-city = rote Karte
    .counted = { $count ->
        [one] 1 rote Karte
       *[other] { $count } rote Karten
    }
tuscany-card-farmstead = türkisblaue Karte
    .counted = { $count ->
        [one] 1 türkisblaue Karte
       *[other] { $count } türkisblaue Karten
    }
tuscany-card-agriculture = hellgrüne Karte
    .counted = { $count ->
        [one] 1 hellgrüne Karte
       *[other] { $count } hellgrüne Karten
    }
tuscany-card-quarry = graue Karte
    .counted = { $count ->
        [one] 1 graue Karte
       *[other] { $count } graue Karten
    }
tuscany-card-village = orangefarbene Karte
    .counted = { $count ->
        [one] 1 orangefarbene Karte
       *[other] { $count } orangefarbene Karten
    }
tuscany-card-monastery = gelbe Karte
    .counted = { $count ->
        [one] 1 gelbe Karte
       *[other] { $count } gelbe Karten
    }
tuscany-card-carriage = beigefarbene Karte
    .counted = { $count ->
        [one] 1 beigefarbene Karte
       *[other] { $count } beigefarbene Karten
    }
tuscany-card-hidden = Karte
    .counted = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tuscany-card-worker = Arbeiter
    .counted = { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    }

tuscany-kind-wine = Wein
tuscany-kind-boar = Wildschwein
tuscany-kind-olives = Oliven
tuscany-kind-grain = Getreide
tuscany-kind-hexagon = Holz-Sechseck

tuscany-bonus-card = „+1 Spielkarte“
tuscany-bonus-storage = „+1 Ablagefeld“
tuscany-bonus-marble = „+1 Marmor“
tuscany-bonus-worker = „+1 Arbeiter“
tuscany-bonus-yield = „+1 Ertragskarte“

tuscany-gain-red = rote Punkte
    .counted = { $count ->
        [one] 1 roter Punkt
       *[other] { $count } rote Punkte
    }
tuscany-gain-green = grüne Punkte
    .counted = { $count ->
        [one] 1 grüner Punkt
       *[other] { $count } grüne Punkte
    }
tuscany-gain-marble = Marmor
    .counted = { $count ->
        [one] 1 Marmor
       *[other] { $count } Marmor
    }
tuscany-gain-worker = Arbeiter
    .counted = { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    }
tuscany-gain-hexagon = Holz-Sechseck
    .counted = { $count ->
        [one] 1 Holz-Sechseck
       *[other] { $count } Holz-Sechsecke
    }
tuscany-gain-cards = Karte
    .counted = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tuscany-gain-bonus = Bonuskärtchen
    .counted = { $count ->
        [one] 1 Bonuskärtchen
       *[other] { $count } Bonuskärtchen
    }
tuscany-gain-tile = kostenloses Plättchen
    .counted = { $count ->
        [one] 1 kostenloses Plättchen
       *[other] { $count } kostenlose Plättchen
    }
tuscany-gain-yield = Ertragskarte
    .counted = { $count ->
        [one] 1 Ertragskarte
       *[other] { $count } Ertragskarten
    }

tuscany-unit-points = rote Punkte
    .counted = { $count ->
        [one] 1 roter Punkt
       *[other] { $count } rote Punkte
    }
tuscany-unit-green = grüne Punkte
    .counted = { $count ->
        [one] 1 grüner Punkt
       *[other] { $count } grüne Punkte
    }

# Wo ein Feld ist, für alle, die das Bild sehen.
tuscany-place-field = { $row ->
    [one] das oberste
    [2] das zweite
    [3] das dritte
   *[other] das vierte
} Feld der { $column }. Spalte

tuscany-offsets-up-up = hinauf, hinauf
tuscany-offsets-up-down = hinauf, hinab
tuscany-offsets-up-high = hinauf, weit hinauf
tuscany-offsets-up-low = hinauf, weit hinab
tuscany-offsets-down-up = hinab, hinauf
tuscany-offsets-down-down = hinab, hinab
tuscany-offsets-down-high = hinab, weit hinauf
tuscany-offsets-down-low = hinab, weit hinab
tuscany-offsets-high-up = weit hinauf, hinauf
tuscany-offsets-high-down = weit hinauf, hinab
tuscany-offsets-high-high = weit hinauf, weit hinauf
tuscany-offsets-high-low = weit hinauf, weit hinab
tuscany-offsets-low-up = weit hinab, hinauf
tuscany-offsets-low-down = weit hinab, hinab
tuscany-offsets-low-high = weit hinab, weit hinauf
tuscany-offsets-low-low = weit hinab, weit hinab
tuscany-turns-0-0-0 = keines gedreht
tuscany-turns-0-0-180 = rechtes gedreht
tuscany-turns-0-180-0 = mittleres gedreht
tuscany-turns-0-180-180 = mittleres und rechtes gedreht
tuscany-turns-180-0-0 = linkes gedreht
tuscany-turns-180-0-180 = linkes und rechtes gedreht
tuscany-turns-180-180-0 = linkes und mittleres gedreht
tuscany-turns-180-180-180 = alle gedreht

tuscany-yield-red1 = 1 roter Punkt
tuscany-yield-red2 = 2 rote Punkte
tuscany-yield-red3 = 3 rote Punkte
tuscany-yield-red4 = 4 rote Punkte
tuscany-yield-green1 = 1 grüner Punkt
tuscany-yield-green2 = 2 grüne Punkte
tuscany-yield-green3 = 3 grüne Punkte
tuscany-yield-green4 = 4 grüne Punkte
tuscany-yield-cards1 = 1 Karte
tuscany-yield-cards2 = 2 Karten
tuscany-yield-cards3 = 3 Karten
tuscany-yield-cards4 = 4 Karten
tuscany-yield-worker1 = 1 Arbeiter
tuscany-yield-worker2 = 2 Arbeiter
tuscany-yield-worker3 = 3 Arbeiter
tuscany-yield-worker4 = 4 Arbeiter
tuscany-yield-marble1 = 1 Marmor
tuscany-yield-marble2 = 2 Marmor
tuscany-yield-marble3 = 3 Marmor
tuscany-yield-marble4 = 4 Marmor
tuscany-yield-hexagon1 = 1 Holz-Sechseck
tuscany-yield-hexagon2 = 2 Holz-Sechsecke
tuscany-yield-hexagon3 = 3 Holz-Sechsecke
tuscany-yield-hexagon4 = 4 Holz-Sechsecke

tuscany-stack-1 = linken
tuscany-stack-2 = mittleren
tuscany-stack-3 = rechten

## Welche Wörter ein Feld hat; in allen Sprachen gleich.

tuscany-vocabulary-payment = card
tuscany-vocabulary-cards = card
tuscany-vocabulary-kinds = kind
tuscany-vocabulary-seat = player
tuscany-vocabulary-seats = player
tuscany-vocabulary-unit = unit

## Fragen

tuscany-ask-build = Baue deinen Spielplan und setze dein Start-Kastell.
tuscany-ask-castle = Wo steht dein Start-Kastell?
tuscany-ask-bonus = Welches Bonuskärtchen nimmst du?
tuscany-ask-action = Karten ziehen, ein Plättchen nehmen oder legen?
tuscany-ask-swap = Nichts passt: Welche Farbe lässt du ersetzen?
tuscany-ask-take = Welches Plättchen nimmst du?
tuscany-ask-discard = Deine Ablage ist voll: Was weicht für { $tile_the }?
tuscany-ask-pay = Wie bezahlst du { $tile_the } für { $field }? Es kostet 2 Karten: { $colour }.
tuscany-ask-free = Welches Plättchen legst du kostenlos?
tuscany-ask-after = Gibst du einen Marmorblock für eine weitere Aktion ab?

## Was man tun kann

tuscany-option-join = Teile { $order }: { $turns }, versetzt { $offsets }
tuscany-option-arrange = Teile { $order }: { $turns }, versetzt { $offsets }, Kastell auf { $castle }
tuscany-option-castle = Start-Kastell auf { $castle }
tuscany-option-bonus = Nimm das Bonuskärtchen { $bonus }
tuscany-option-draw = Ziehe Karten nach
tuscany-option-take = Nimm { $tile_the } (Platz { $space })
tuscany-option-swap = Ersetze alle Plättchen dieser Farbe: { $colour }
tuscany-option-discard = Entferne { $tile_the }
tuscany-option-place = Lege { $tile_the } auf { $field }
tuscany-option-pay = Bezahle { $payment }
tuscany-option-free = Lege { $tile_the } (Platz { $space }) kostenlos auf { $field }
tuscany-option-marble = Gib 1 Marmor für eine weitere Aktion ab
tuscany-option-end = Beende deinen Zug
tuscany-option-pass = Verzichte

# Überschriften, wo eins nach dem anderen gewählt wird.
tuscany-group-arrange = Baue den Spielplan
tuscany-group-join = Lege die Teile aneinander
tuscany-group-castle = Setze das Start-Kastell
tuscany-group-bonus = Nimm ein Bonuskärtchen
tuscany-group-take = Nimm ein Plättchen
tuscany-group-swap = Lass eine Farbe ersetzen
tuscany-group-discard = Schaffe Platz in der Ablage
tuscany-group-place = Lege ein Plättchen
tuscany-group-pay = Bezahle
tuscany-group-free = Lege ein Plättchen kostenlos
tuscany-pick-order = In welcher Reihenfolge liegen die Teile?
tuscany-pick-turns = Welche Teile sind gedreht?
tuscany-pick-offsets = Wie sind das zweite und dritte Teil versetzt?
tuscany-pick-castle = Wo steht das Start-Kastell?
tuscany-pick-bonus = Welches Bonuskärtchen?
tuscany-pick-space = Von welchem Platz?
tuscany-pick-tile = Welches Plättchen?
tuscany-pick-colour = Welche Farbe?
tuscany-pick-field = Auf welches Feld?
tuscany-pick-payment = Womit bezahlst du?

## Was geschah

tuscany-event-started = { $player } ist Startspieler.
tuscany-event-shown = Neu in der Auslage: { $tile }.
tuscany-event-shown-many = Neu in der Auslage: { $tile }.
tuscany-event-refilled = { $player } legt ein eigenes Plättchen in die Auslage: { $tile }.
tuscany-event-drew = { $player } zieht: { $card }.
tuscany-event-drew-many = { $player } zieht: { $card }.
tuscany-event-no-cards = { $player } findet keine Karten mehr.
tuscany-event-reshuffled = Die abgeworfenen Karten werden der neue Stapel: { $count } Karten.
tuscany-event-piece = { $player } bekommt Teil { $piece }.
tuscany-event-piece-many = { $player } bekommt die Teile { $piece }.
tuscany-event-sealed = { $player } hat den Spielplan gebaut; er bleibt verborgen, bis alle fertig sind.
tuscany-event-built = { $player } zeigt den Spielplan: Teile { $order }, { $turns }, Kastell auf { $castle }.
tuscany-event-bonus = { $player } nimmt das Bonuskärtchen { $bonus }.
tuscany-event-passed = { $player } verzichtet.
tuscany-event-took = { $player } nimmt { $tile_object } aus der Auslage.
tuscany-event-discarded = { $player } entfernt { $tile_the } von der Ablage.
tuscany-event-swapped = { $player } könnte nichts legen und lässt eine Farbe ersetzen: { $colour }, { $count }.
tuscany-event-emptied = { $player } hat den { $stack } Stapel geleert. Die Runde wird zu Ende gespielt.
tuscany-event-emptied-later = Auch { $player } hat den { $stack } Stapel geleert. Das beendet nichts mehr.
tuscany-event-sent-away = { $count } Plättchen einer Farbe liegen in der Auslage und werden ersetzt: { $colour }.
tuscany-event-restacked = Die neutralen Plättchen werden neu gemischt: { $count }.
tuscany-event-placing = { $player } legt { $tile_object } auf { $field }.
tuscany-event-placed = { $player } bezahlt { $tile_the } für { $field }: { $payment }.
tuscany-event-placed-free = { $player } legt { $tile_object } kostenlos auf { $field }.
tuscany-event-nothing-fits = Kein Plättchen der Auslage passt; das Kastell bringt nichts.
tuscany-event-gained = { $player } bekommt { $gain }.
tuscany-event-no-room = { $player } hat keinen Platz für ein Holz-Sechseck.
tuscany-event-yield = { $player } deckt eine Ertragskarte auf: { $gain }.
tuscany-event-yield-points = Die Ertragskarte bringt { $player } Punkte.
tuscany-event-yields-shuffled = Die Ertragskarten werden neu gemischt: { $count }.
tuscany-event-marble = { $player } gibt einen Marmorblock für eine weitere Aktion ab.
tuscany-event-scoring = Durchgang { $round } ist vorbei und wird gewertet.
tuscany-event-scored = Wertung für { $player }.
tuscany-event-extra-round = Jemandes rechter Stapel ist leer: Alle kommen noch einmal an die Reihe.
tuscany-event-final = Schlusswertung für { $player }.
tuscany-event-over = Das Spiel ist zu Ende. Es gewinnt: { $seats }.

## Was es brachte

tuscany-record-total-region = Wertvollstes Gebiet
tuscany-item-region = { $size }er-Gebiet vollendet ({ $colour }): { $amount }
tuscany-item-colour-first = Als Erster alle Felder dieser Farbe belegt ({ $colour }): { $amount }
tuscany-item-colour-second = Als Zweiter alle Felder dieser Farbe belegt ({ $colour }): { $amount }
tuscany-item-kinds = Neu im Gebiet ({ $kinds }): { $amount }
tuscany-item-storage = Ein weiteres Ablagefeld: { $amount }
tuscany-item-yield = Ertragskarte: { $amount }
tuscany-item-no-room = Statt des Sechsecks: { $amount }
tuscany-item-green = Punkte der grünen Leiste: { $amount }
tuscany-item-tiles = Plättchen auf der Ablage: { $count } × { $value } = { $amount }
tuscany-item-hexagons = Holz-Sechsecke: { $count } × { $value } = { $amount }
tuscany-item-marble = Marmor: { $count } × { $value } = { $amount }
tuscany-item-workers = Arbeiter: { $count } × { $value } = { $amount }
tuscany-item-cards = { $cards } Handkarten, je { $per } geben 1: { $amount }

## Warum nicht (sonst wird die Regel selbst gesagt)

tuscany-refusal-tuscany-turn-clockwise = { $seat } ist an der Reihe.
tuscany-refusal-tuscany-take-any = Dieses Plättchen liegt nicht auf Platz { $space } der Auslage: { $tile }.
tuscany-refusal-tuscany-place-action = Das liegt nicht auf deinen Ablagefeldern: { $tile }.
tuscany-refusal-tuscany-place-colour = { $tile } passt nicht auf { $field }; dieses Feld ist { $colour }.
tuscany-refusal-tuscany-place-once = Dort liegt schon etwas: { $field }.
tuscany-refusal-tuscany-place-adjacent = Daneben liegt keines deiner Plättchen: { $field }.
tuscany-refusal-tuscany-city-stock = Es gibt kein Bonuskärtchen { $bonus } mehr.
tuscany-refusal-tuscany-take-help-colour = Kein Plättchen dieser Farbe liegt in der Auslage: { $colour }.

## Der Tisch in Worten

tuscany-board-display = Auslage
tuscany-board-neutral = Neutrale Plättchen: { $count }
tuscany-board-pile = Karten: { $count }, abgeworfen: { $discards }
tuscany-board-yields = Ertragskarten: { $count }
tuscany-board-colours = Farbbonus
tuscany-board-red = rot
tuscany-board-green = grün
tuscany-board-cards = Karten
tuscany-board-marble = Marmor
tuscany-board-workers = Arbeiter
tuscany-board-stacks = Stapel
tuscany-board-storage = Ablage
tuscany-board-bonus = Bonuskärtchen
tuscany-board-free = frei
tuscany-board-hand = Deine Hand
tuscany-board-round = Durchgang { $round } von 3
tuscany-board-last = Ein Stapel ist leer: Mit dieser Runde endet der Durchgang.
tuscany-board-extra = Letzter Zug für alle.
tuscany-board-sealed = Spielplan ist gebaut
tuscany-board-building = baut den Spielplan
tuscany-board-pieces = Teile { $pieces }

tuscany-tie-break = { $count ->
        [one] 1 leeres Feld, dann grüne Punkte
       *[other] { $count } leere Felder, dann grüne Punkte
    }

## Was für eine Möglichkeit spricht, wenn jemand einen Bot fragt, was er täte

tuscany-motive-place = Mit allem, was daraus folgt, ist das Plättchen auf diesem Feld etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
tuscany-motive-take = Auf dieses Plättchen wartet ein Feld von dir: Mit allem, was daraus folgt, bringt es etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
tuscany-motive-draw = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mehr: Ein Plättchen kostet { $cost } seiner Farbe, und mit deinen Karten gibt es jetzt nichts Besseres.
