# Die Wörter des fortgeschrittenen Spiels.

carrara-second-setup-box-advanced = Fortgeschritten
carrara-second-setup-module-advanced = Fortgeschrittenes Spiel: zwei Räder, Dekorationen, Statuen, Geldfelder
carrara-second-setup-about-advanced = Ein zweites Rad im ersten, Dekorationen und Statuen zu kaufen und Geldfelder zu besetzen.
carrara-second-setup-option-money-fields = Geldfelder (fortgeschrittenes Spiel)
carrara-second-setup-option-money-fields-shared = Gemeinsam: jedes kann nur einer belegen
carrara-second-setup-option-money-fields-own = Eigene: jeder hat beide für sich
carrara-second-setup-option-statue-ties = Gleichstand bei Statuen (fortgeschrittenes Spiel)
carrara-second-setup-option-statue-ties-next = Eine Stufe tiefer, gleich wie viele beteiligt sind
carrara-second-setup-option-statue-ties-last = Die letzte der geteilten Stufen

## Wörter für Werte

carrara-second-piece-book = Buch
    .object = ein Buch
    .the = das Buch
    .counted = { $count ->
        [one] 1 Buch
       *[other] { $count } Bücher
    }
carrara-second-piece-cup = Pokal
    .object = einen Pokal
    .the = der Pokal
    .counted = { $count ->
        [one] 1 Pokal
       *[other] { $count } Pokale
    }
carrara-second-piece-crown = Krone
    .object = eine Krone
    .the = die Krone
    .counted = { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }
carrara-second-piece-gate = Tor
    .object = ein Tor
    .the = das Tor
    .counted = { $count ->
        [one] 1 Tor
       *[other] { $count } Tore
    }
carrara-second-piece-flag = Fahne
    .object = eine Fahne
    .the = die Fahne
    .counted = { $count ->
        [one] 1 Fahne
       *[other] { $count } Fahnen
    }
carrara-second-piece-coat = Wappen
    .object = ein Wappen
    .the = das Wappen
    .counted = { $count ->
        [one] 1 Wappen
       *[other] { $count } Wappen
    }
carrara-second-piece-white = weiße Statue
    .object = eine weiße Statue
    .the = die weiße Statue
    .counted = { $count ->
        [one] 1 weiße Statue
       *[other] { $count } weiße Statuen
    }
carrara-second-piece-yellow = gelbe Statue
    .object = eine gelbe Statue
    .the = die gelbe Statue
    .counted = { $count ->
        [one] 1 gelbe Statue
       *[other] { $count } gelbe Statuen
    }
carrara-second-piece-red = rote Statue
    .object = eine rote Statue
    .the = die rote Statue
    .counted = { $count ->
        [one] 1 rote Statue
       *[other] { $count } rote Statuen
    }
carrara-second-piece-green = grüne Statue
    .object = eine grüne Statue
    .the = die grüne Statue
    .counted = { $count ->
        [one] 1 grüne Statue
       *[other] { $count } grüne Statuen
    }
carrara-second-piece-blue = blaue Statue
    .object = eine blaue Statue
    .the = die blaue Statue
    .counted = { $count ->
        [one] 1 blaue Statue
       *[other] { $count } blaue Statuen
    }
carrara-second-piece-purple = lila Statue
    .object = eine lila Statue
    .the = die lila Statue
    .counted = { $count ->
        [one] 1 lila Statue
       *[other] { $count } lila Statuen
    }
carrara-second-piece-gold = Goldstatue
    .object = die Goldstatue
    .the = die Goldstatue
    .counted = { $count ->
        [one] 1 Goldstatue
       *[other] { $count } Goldstatuen
    }
carrara-second-section-gold = Statuenbereich
carrara-second-section-decoration = Dekorationsbereich
carrara-second-wheel-both = beide Räder drehen und nachlegen
carrara-second-wheel-inner = nur das innere Rad drehen
carrara-second-pair-livorno-lerici = Livorno und Lérici
carrara-second-pair-massa-pisa = Massa und Pisa
carrara-second-pair-viareggio-lucca = Viareggio und Lucca
carrara-second-vocabulary-stored = piece

## Fragen

carrara-second-ask-reward = Du hast { $segment } geleert: Nimmst du ein Stück, das dort abgebildet ist?
carrara-second-ask-decoration = Welche Dekoration nimmst du als Bonus?
carrara-second-ask-gold = Nimmst du die Goldstatue als Bonus?
carrara-second-ask-place = Wohin kommt { $piece_the }?
carrara-second-ask-after = Möchtest du noch etwas tun, bevor dein Zug endet? Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.

## Was man tun kann

carrara-second-option-gain = Nehmen: { $piece }
carrara-second-option-decline = Nichts nehmen
carrara-second-option-place = Auf das { $place }
carrara-second-option-store = In ein Lagerhaus
carrara-second-option-swap = Aus dem Lagerhaus abwerfen: { $stored }
carrara-second-option-move = Aus dem Lagerhaus auf das { $place }: { $stored }
carrara-second-option-purchase = Für 10 Münzen auf das { $place }: { $piece }
carrara-second-option-score-money = Geldfeld belegen: { $rate } Münzen für 1 Siegpunkt
carrara-second-option-score-statues = Statuen werten: { $pair }
carrara-second-group-gain = Ein Stück nehmen
carrara-second-do-gain = Ein Stück nehmen
carrara-second-group-place = Auf ein Gebäude stellen
carrara-second-do-place = Auf ein Gebäude stellen
carrara-second-group-swap = Etwas abwerfen
carrara-second-do-swap = Etwas abwerfen
carrara-second-group-move = Aus dem Lagerhaus versetzen
carrara-second-do-move = Aus dem Lagerhaus versetzen
carrara-second-group-purchase = Dekoration oder Statue kaufen (10 Münzen)
carrara-second-do-purchase = Dekoration oder Statue kaufen (10 Münzen)
carrara-second-group-score-money = Ein Geldfeld belegen
carrara-second-do-score-money = Ein Geldfeld belegen
carrara-second-group-score-statues = Statuen werten
carrara-second-do-score-statues = Statuen werten
carrara-second-pick-piece = Welches Stück?
carrara-second-pick-stored = Welches gelagerte Stück?
carrara-second-pick-rate = Welches Geldfeld?
carrara-second-pick-pair = Welche Städte?
carrara-second-field-piece = Stück
carrara-second-field-stored = Gelagert
carrara-second-field-rate = Geldfeld
carrara-second-field-pair = Städtepaar

## Was geschah

carrara-second-event-outer = Das große Rad zeigt auf Segment I: { $piece }.
carrara-second-event-turned-both = { $player } dreht beide Räder um 1 Segment.
carrara-second-event-turned-inner = { $player } dreht das innere Rad um 1 Segment.
carrara-second-event-gained = { $player } nimmt { $piece_object }.
carrara-second-event-declined = { $player } nimmt kein Stück.
carrara-second-event-placed = { $player } setzt { $piece_object } auf { $tile } ({ $place }).
carrara-second-event-stored = { $player } lagert { $piece_object } ein.
carrara-second-event-swapped = { $player } wirft { $stored_object } ab und lagert { $piece_object } ein.
carrara-second-event-returned = { $player } hat keinen Platz für { $piece_object }.
carrara-second-event-moved = { $player } versetzt { $piece_object } aus dem Lagerhaus auf { $tile } ({ $place }).
carrara-second-event-purchased = { $player } kauft { $piece_object } für { $tile } ({ $place }).
carrara-second-event-boxed = { $player } nimmt die Goldstatue nicht: Sie kommt in die Schachtel.
carrara-second-event-claimed = { $player } zeigt { $held ->
        [one] 1 Münze
       *[other] { $held } Münzen
    } vor und belegt das Geldfeld { $rate }:1.
carrara-second-event-scored-statues = { $player } wertet Statuen: { $pair }.
carrara-second-item-set = { $count } × { $piece }: { $amount }
carrara-second-item-majority = { $count } { $count ->
        [one] Statue
       *[other] Statuen
    } in { $city }: { $amount }

## Warum etwas nicht geht

carrara-second-refusal-carrara2-ruling-money-shared = { $seat } hat dieses Geldfeld schon belegt.
carrara-second-refusal-carrara2-advanced-money-show = Dafür musst du { $needed } Münzen vorzeigen; du hast { $coins }.
carrara-second-refusal-carrara2-advanced-purchase-price = Das kostet { $price } Münzen, du hast { $coins }.

## Der Tisch in Worten

carrara-second-board-symbols = Symbole
carrara-second-board-supply = Vorrat
carrara-second-board-statues = Statuen
carrara-second-board-warehouses = Lagerhäuser
carrara-second-board-money = Geldfelder
carrara-second-board-money-field = { $rate }:1 (ab { $needed })
carrara-second-board-in-hand = In der Hand: { $piece }
