# Das Erweiterungsspiel: was gefragt wird, was man tun kann, was geschah und was es brachte.

carrara-setup-box-expansion = Erweiterungsspiel
carrara-setup-module-expansion = Erweiterungsspiel
carrara-setup-about-expansion = Gebäude mit Kosten 8, Aufwertungen der Städte und vier Karten, die sagen, was am Ende zählt.

## Wörter für Werte

carrara-special-urban = Stadt-Gebäude
carrara-special-rural = Land-Gebäude
carrara-landscape-urban = Stadt-Gebäude
carrara-landscape-rural = Land-Gebäude
carrara-upgrade-livorno = Livorno
carrara-upgrade-pisa = Pisa
carrara-upgrade-lucca = Lucca
carrara-upgrade-viareggio = Viareggio
carrara-upgrade-massa = Massa
carrara-upgrade-lerici = Lérici
carrara-upgrade-urban = Stadt-Gebäude
carrara-upgrade-rural = Land-Gebäude
carrara-pile-top = Top-Karte (braun)
carrara-pile-object = Objekt-Karte (violett)
carrara-pile-building = Gebäude-Karte (grau)
carrara-pile-extra = Extra-Karte (grün)

carrara-vocabulary-cities = city
carrara-vocabulary-partner = type
carrara-vocabulary-raised = type

## Karten: Name, und was sie sagen

carrara-card-top-scorings = Wertungen
carrara-card-top-five-or-eight = Fünfer und Achter
carrara-card-top-cities = Städte
carrara-card-top-buildings = Gebäude
carrara-card-top-coins = Münzen
carrara-card-top-points = Siegpunkte
carrara-card-object-each = Alle Objekte
carrara-card-object-pairs = Paare
carrara-card-object-triples = Drillinge
carrara-card-object-four-and-two = Vierling und Paar
carrara-card-object-three-different = Drei verschiedene
carrara-card-object-different = Verschiedene
carrara-card-object-product = Objekte malnehmen
carrara-card-object-alike = Gleiche
carrara-card-building-cost = Baukosten
carrara-card-building-twos = Je zwei
carrara-card-building-threes = Je drei
carrara-card-building-fours = Je vier
carrara-card-building-eights = Achter
carrara-card-building-rural = Land-Gebäude
carrara-card-building-urban = Stadt-Gebäude
carrara-card-building-product = Städte malnehmen
carrara-card-building-pairs = Stadt und Land
carrara-card-extra-halves = Linke und rechte Städte
carrara-card-extra-majorities = Mehrheit je Stadt
carrara-card-extra-smallest = Die kleinsten
carrara-card-extra-two-types = Zwei Gebäudearten
carrara-card-extra-cities-1 = Zwei Städte (1)
carrara-card-extra-cities-2 = Zwei Städte (2)
carrara-card-extra-cities-3 = Zwei Städte (3)
carrara-card-extra-any-two-cities = Zwei beliebige Städte

carrara-says-top-scorings = { $count } Wertungen durchgeführt
carrara-says-top-five-or-eight = { $count } Gebäude mit Baukosten 5 oder 8
carrara-says-top-cities = { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    } gewertet
carrara-says-top-buildings = { $count } Gebäude gebaut
carrara-says-top-coins = { $count } Münzen; am Ende sind für alle je 2 Münzen 1 Siegpunkt
carrara-says-top-points = { $count } Siegpunkte
carrara-says-object-each = { $count } Objekte; jedes 3 Siegpunkte
carrara-says-object-pairs = { $count } Paare gleicher Objekte; jedes 5 Siegpunkte
carrara-says-object-triples = { $count } Drillinge gleicher Objekte; jeder 7 Siegpunkte
carrara-says-object-four-and-two = { $count } Vierling mit Paar; jede solche Kombination 20 Siegpunkte
carrara-says-object-three-different = { $count }-mal 3 verschiedene Objekte; jedes Mal 8 Siegpunkte
carrara-says-object-different = { $count } verschiedene Objekte; 2 bis 6 verschiedene bringen 3, 7, 12, 18, 24 Siegpunkte
carrara-says-object-product = { $count } Paare gleicher Objekte; bis zu 3 Gruppen gleicher Objekte werden malgenommen
carrara-says-object-alike = { $count } gleiche Objekte; 2 bis 6 gleiche bringen 3, 6, 10, 15, 21 Siegpunkte
carrara-says-building-cost = Gebäude mit zusammen { $count } Baukosten; je Baukosten 1 Siegpunkt
carrara-says-building-twos = 2 Gebäude in { $count } Städten; je 2 von Livorno bis Lérici 11, 9, 7, 5, 3, 1 Siegpunkte
carrara-says-building-threes = 3 Gebäude in { $count } Städten; je 3 von Livorno bis Lérici 17, 14, 11, 8, 5, 2 Siegpunkte
carrara-says-building-fours = 4 Gebäude in { $count } Stadt; je 4 von Livorno bis Lérici 23, 19, 15, 11, 7, 3 Siegpunkte
carrara-says-building-eights = { $count } Gebäude mit Baukosten 8; jedes von Livorno bis Lérici 34, 26, 19, 13, 8, 4 Siegpunkte
carrara-says-building-rural = { $count } Land-Gebäude; jedes 6 Siegpunkte
carrara-says-building-urban = { $count } Stadt-Gebäude; jedes 3 Siegpunkte
carrara-says-building-product = 2 Gebäude in { $count } Städten; die Anzahlen in bis zu 3 Städten werden malgenommen
carrara-says-building-pairs = { $count } Stadt- und { $count } Land-Gebäude; jedes Paar bringt seine Baukosten
carrara-says-extra-halves = Höchste Baukosten in Livorno, Pisa und Lucca: 9 Siegpunkte; in Viareggio, Massa und Lérici: 9 Siegpunkte
carrara-says-extra-majorities = Höchste Baukosten je Stadt, von Livorno bis Lérici: 14, 12, 10, 8, 6, 4 Siegpunkte
carrara-says-extra-smallest = Das kleinste Gebäude jeder Art wird gewertet
carrara-says-extra-two-types = Zwei Gebäudearten werden gewertet
carrara-says-extra-cities-1 = { $cities } werden gewertet
carrara-says-extra-cities-2 = { $cities } werden gewertet
carrara-says-extra-cities-3 = { $cities } werden gewertet
carrara-says-extra-any-two-cities = Zwei Städte nach Wahl werden gewertet
carrara-card-assumed = angenommen

## Spielaufbau

carrara-setup-option-top-card = Top-Karte (braun)
carrara-setup-option-top-card-drawn = Ziehen
carrara-setup-option-top-card-top-scorings = { carrara-card-top-scorings }
carrara-setup-option-top-card-top-five-or-eight = { carrara-card-top-five-or-eight }
carrara-setup-option-top-card-top-cities = { carrara-card-top-cities }
carrara-setup-option-top-card-top-buildings = { carrara-card-top-buildings }
carrara-setup-option-top-card-top-coins = { carrara-card-top-coins }
carrara-setup-option-top-card-top-points = { carrara-card-top-points }
carrara-setup-option-object-card = Objekt-Karte (violett)
carrara-setup-option-object-card-drawn = Ziehen
carrara-setup-option-object-card-object-each = { carrara-card-object-each }
carrara-setup-option-object-card-object-pairs = { carrara-card-object-pairs }
carrara-setup-option-object-card-object-triples = { carrara-card-object-triples }
carrara-setup-option-object-card-object-four-and-two = { carrara-card-object-four-and-two }
carrara-setup-option-object-card-object-three-different = { carrara-card-object-three-different }
carrara-setup-option-object-card-object-different = { carrara-card-object-different }
carrara-setup-option-object-card-object-product = { carrara-card-object-product }
carrara-setup-option-object-card-object-alike = { carrara-card-object-alike }
carrara-setup-option-building-card = Gebäude-Karte (grau)
carrara-setup-option-building-card-drawn = Ziehen
carrara-setup-option-building-card-building-cost = { carrara-card-building-cost }
carrara-setup-option-building-card-building-twos = { carrara-card-building-twos }
carrara-setup-option-building-card-building-threes = { carrara-card-building-threes }
carrara-setup-option-building-card-building-fours = { carrara-card-building-fours }
carrara-setup-option-building-card-building-eights = { carrara-card-building-eights }
carrara-setup-option-building-card-building-rural = { carrara-card-building-rural }
carrara-setup-option-building-card-building-urban = { carrara-card-building-urban }
carrara-setup-option-building-card-building-product = { carrara-card-building-product }
carrara-setup-option-building-card-building-pairs = { carrara-card-building-pairs }
carrara-setup-option-extra-card = Extra-Karte (grün)
carrara-setup-option-extra-card-drawn = Ziehen
carrara-setup-option-extra-card-extra-halves = { carrara-card-extra-halves }
carrara-setup-option-extra-card-extra-majorities = { carrara-card-extra-majorities }
carrara-setup-option-extra-card-extra-smallest = { carrara-card-extra-smallest }
carrara-setup-option-extra-card-extra-two-types = { carrara-card-extra-two-types }
carrara-setup-option-extra-card-extra-cities-1 = { carrara-card-extra-cities-1 }
carrara-setup-option-extra-card-extra-cities-2 = { carrara-card-extra-cities-2 }
carrara-setup-option-extra-card-extra-cities-3 = { carrara-card-extra-cities-3 }
carrara-setup-option-extra-card-extra-any-two-cities = { carrara-card-extra-any-two-cities }
carrara-setup-option-city-cards = Extra-Karten für zwei Städte
carrara-setup-option-city-cards-pairs = Drei Karten mit je zwei bestimmten Städten
carrara-setup-option-city-cards-any-two = Eine Karte für zwei beliebige Städte
carrara-setup-option-product-groups = Objekte malnehmen
carrara-setup-option-product-groups-split = Gleiche Objekte dürfen mehrere Gruppen bilden
carrara-setup-option-product-groups-whole = Von jeder Objektart nur eine Gruppe
carrara-setup-option-unturned-relief = Kaufen ohne Drehen, wenn nichts bezahlbar ist
carrara-setup-option-unturned-relief-allowed = Erlaubt: dann gibt es 2 Münzen
carrara-setup-option-unturned-relief-refused = Nicht erlaubt: dann muss gedreht werden

## Fragen

carrara-ask-upgrade = Welchen Aufwerter nimmst du?

## Was man tun kann

carrara-option-buy-unturned = Bausteine kaufen, ohne zu drehen
carrara-option-raise = { $raised } durch { $tile } erhöhen
carrara-option-score-special = Alle { $special } werten
carrara-option-upgrade = Aufwerter für { $upgrade }
carrara-option-no-upgrade = Keinen Aufwerter nehmen

carrara-group-raise = Ein Gebäude erhöhen
carrara-group-score-special = Ein spezielles Wertungsfeld werten
carrara-group-upgrade = Einen Aufwerter nehmen
carrara-pick-raised = Welches Gebäude erhöhst du?
carrara-pick-special = Welches Feld wertest du?
carrara-pick-upgrade = Welchen Aufwerter nimmst du?

carrara-field-raised = Erhöhtes Gebäude
carrara-field-special = Spezielles Wertungsfeld
carrara-field-upgrade = Aufwerter
carrara-do-raise = Erhöhen
carrara-do-score-special = Feld werten
carrara-do-upgrade = Aufwerter nehmen

## Was geschah

carrara-event-card = { $pile }: { $card }.
carrara-event-unturned = { $player } dreht die Drehscheibe nicht.
carrara-event-raising = { $player } erhöht { $raised } in { $city } durch { $tile }.
carrara-event-raised = { $player } gibt { $payment } ab: In { $city } steht jetzt { $tile }; { $raised } ist aus dem Spiel.
carrara-event-upgraded = { $player } nimmt den Aufwerter für { $upgrade }: je Baukosten jetzt { $points ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
       *[other] { $coins ->
            [0] { $points } SP
           *[other] { $points } SP und { $coins ->
                [one] 1 Münze
               *[other] { $coins } Münzen
            }
        }
    }.
carrara-event-no-upgrade = { $player } nimmt keinen Aufwerter.
carrara-event-scored-special = { $player } wertet alle { $special }.
carrara-event-shows-objects = { $player } zeigt: { $objects }.
carrara-event-shows-coins = { $player } zeigt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.

## Wofür es etwas gab

carrara-item-special = { $tile }: Baukosten { $count } × Wert { $value } = { $amount }
carrara-item-group-each = Objekte: { $count } × { $value } = { $amount }
carrara-item-group-alike = { $size } gleiche Objekte: { $count } × { $value } = { $amount }
carrara-item-group-different = { $size } verschiedene Objekte: { $count } × { $value } = { $amount }
carrara-item-group-four-and-two = Vierling mit Paar: { $count } × { $value } = { $amount }
carrara-item-group-product = Gruppen gleicher Objekte: { $factors } = { $amount }
carrara-item-left-over = Übrige Objekte: { $count } × { $value } = { $amount }
carrara-item-in-city = Je { $size } Gebäude in { $city }: { $count } × { $value } = { $amount }
carrara-item-of-cost = { $tile } in { $city }: { $amount }
carrara-item-landscape = { $landscape }: { $count } × { $value } = { $amount }
carrara-item-city-product = Gebäude in den vollsten Städten: { $factors } = { $amount }
carrara-item-pair = { $tile } mit { $partner }: { $amount }
carrara-item-most = Höchste Baukosten in { $cities } ({ $sum }): { $amount }
carrara-item-coins-by-card = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, je { $each } bringen 1: { $amount }

## Warum etwas nicht geht (sonst steht dort die Regel selbst)

carrara-refusal-carrara1x-eights-gone = { $tile } ist schon gebaut, und es gibt nur eines davon.
carrara-refusal-carrara1x-raise-any = { $raised } steht auf deinem Tableau nicht.
carrara-refusal-carrara1x-raise-higher = { $tile } kostet nicht mehr als { $raised }.
carrara-refusal-carrara1x-raise-difference = Um { $tile } zu bekommen, gibst du genau { $cost ->
        [one] 1 Baustein
       *[other] { $cost } Bausteine
    } ab, und zwar von deinen eigenen.
carrara-refusal-carrara1x-special-once = Das Feld { $special } hast du schon gewertet.
carrara-refusal-carrara1x-special-needs-building = Um das Feld { $special } zu werten, brauchst du mindestens 1 Gebäude dieser Art.
carrara-refusal-carrara1x-upgrade-supply = Der Aufwerter für { $upgrade } liegt schon bei { $seat }.
carrara-refusal-carrara1x-top-scorings = Für die Ansage reicht es noch nicht (Wertungen): { $count } von { $needed }.
carrara-refusal-carrara1x-top-five-or-eight = Für die Ansage reicht es noch nicht (Fünfer und Achter): { $count } von { $needed }.
carrara-refusal-carrara1x-top-cities = Für die Ansage reicht es noch nicht (Städte): { $count } von { $needed }.
carrara-refusal-carrara1x-top-buildings = Für die Ansage reicht es noch nicht (Gebäude): { $count } von { $needed }.
carrara-refusal-carrara1x-top-coins = Für die Ansage reicht es noch nicht (Münzen): { $count } von { $needed }.
carrara-refusal-carrara1x-top-points = Für die Ansage reicht es noch nicht (Siegpunkte): { $count } von { $needed }.
carrara-refusal-carrara1x-object-each = Für die Ansage reicht es noch nicht (Alle Objekte): { $count } von { $needed }.
carrara-refusal-carrara1x-object-pairs = Für die Ansage reicht es noch nicht (Paare): { $count } von { $needed }.
carrara-refusal-carrara1x-object-triples = Für die Ansage reicht es noch nicht (Drillinge): { $count } von { $needed }.
carrara-refusal-carrara1x-object-four-and-two = Für die Ansage reicht es noch nicht (Vierling und Paar): { $count } von { $needed }.
carrara-refusal-carrara1x-object-three-different = Für die Ansage reicht es noch nicht (Drei verschiedene): { $count } von { $needed }.
carrara-refusal-carrara1x-object-different = Für die Ansage reicht es noch nicht (Verschiedene): { $count } von { $needed }.
carrara-refusal-carrara1x-object-product = Für die Ansage reicht es noch nicht (Objekte malnehmen): { $count } von { $needed }.
carrara-refusal-carrara1x-object-alike = Für die Ansage reicht es noch nicht (Gleiche): { $count } von { $needed }.
carrara-refusal-carrara1x-building-cost = Für die Ansage reicht es noch nicht (Baukosten): { $count } von { $needed }.
carrara-refusal-carrara1x-building-twos = Für die Ansage reicht es noch nicht (Je zwei): { $count } von { $needed }.
carrara-refusal-carrara1x-building-threes = Für die Ansage reicht es noch nicht (Je drei): { $count } von { $needed }.
carrara-refusal-carrara1x-building-fours = Für die Ansage reicht es noch nicht (Je vier): { $count } von { $needed }.
carrara-refusal-carrara1x-building-eights = Für die Ansage reicht es noch nicht (Achter): { $count } von { $needed }.
carrara-refusal-carrara1x-building-rural = Für die Ansage reicht es noch nicht (Land-Gebäude): { $count } von { $needed }.
carrara-refusal-carrara1x-building-urban = Für die Ansage reicht es noch nicht (Stadt-Gebäude): { $count } von { $needed }.
carrara-refusal-carrara1x-building-product = Für die Ansage reicht es noch nicht (Städte malnehmen): { $count } von { $needed }.
carrara-refusal-carrara1x-building-pairs = Für die Ansage reicht es noch nicht (Stadt und Land): { $count } von { $needed }.

## Der Tisch in Worten

carrara-board-eights = Neben dem Spielplan
carrara-board-upgrades = Aufwerter im Vorrat
carrara-board-specials = Spezielle Wertungsfelder
carrara-board-cards = Karten
carrara-board-short-points = { $count } SP
carrara-board-short-coins = { $count } M

## Das Bild

carrara-picture-unturned = Bausteine kaufen, ohne die Drehscheibe zu drehen
carrara-picture-eights = Achter und Aufwerter
carrara-picture-eight-gone = Dieses Gebäude ist gebaut
carrara-picture-upgrade = Aufwerter für { $upgrade }: { $new } statt { $old } je Kosten
carrara-picture-upgrade-gone = Der Aufwerter für { $upgrade } liegt bei { $player }
carrara-picture-worth-both = { $points } und { $coins }
carrara-picture-assumed = (Angenommen: Keine Quelle nennt diesen Wert.)
carrara-picture-special-open = Alle { $special } (Kosten { $cost }): { $worth } je Kosten, noch nicht gewertet
carrara-picture-special-scored = Alle { $special } (Kosten { $cost }): { $worth } je Kosten, gewertet
carrara-special-short-urban = Stadt
carrara-special-short-rural = Land
carrara-picture-cards = Karten
carrara-picture-coins-per-point = { $count } Münzen = 1 Punkt
carrara-picture-progress = { $player }: { $there } von { $needed }
carrara-picture-progress-hidden = { $player }: hinter dem Sichtschirm verborgen
carrara-picture-worth-now = { $player }: jetzt { $worth }
