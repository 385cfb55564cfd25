# Was das Bild der Burgen der Toskana sagt: Überschriften, kurze Vermerke, Hinweise unter dem Zeiger.

## Tafeln
tuscany-picture-display = Auslage
tuscany-picture-supply = Karten
tuscany-picture-colours = Farbbonus
tuscany-picture-score = Punkte
tuscany-picture-estate = Spielplan: { $player }
tuscany-picture-mat = Tableau: { $player }
tuscany-picture-player = Spieler { $number }
tuscany-picture-assumed = { $what } (angenommener Wert)

## Plätze
tuscany-picture-you = du
tuscany-picture-to-move = am Zug
tuscany-picture-sealed = Spielplan fertig
tuscany-picture-start-player = Startspieler
tuscany-picture-green-points = { $count ->
    [one] 1 grüner Punkt
   *[other] { $count } grüne Punkte
}
tuscany-picture-red-points = { $count ->
    [one] 1 roter Punkt
   *[other] { $count } rote Punkte
}
tuscany-picture-points-of = { $player }: grün { $green }, rot { $red }
tuscany-picture-stacks = { $count ->
    [one] 1 Plättchen in den eigenen Stapeln
   *[other] { $count } Plättchen in den eigenen Stapeln
}
tuscany-picture-board-building = { $player } baut den Spielplan
tuscany-picture-board-sealed = { $player } hat den Spielplan gebaut; gezeigt wird er, wenn alle fertig sind

## Spielpläne
tuscany-picture-region-open = { $tile }, { $field }: { $covered } von { $size } belegt, { $points ->
    [one] 1 grüner Punkt
   *[other] { $points } grüne Punkte
}, sobald das Gebiet komplett ist
tuscany-picture-region-complete = { $tile }, { $field }: { $size }er-Gebiet komplett, { $points ->
    [one] 1 grüner Punkt
   *[other] { $points } grüne Punkte
}
tuscany-picture-piece = Teil { $piece }
tuscany-picture-castle-here = Start-Kastell auf { $field } setzen
tuscany-picture-turn = { $number ->
    [1] Linkes Teil drehen
    [2] Mittleres Teil drehen
   *[other] Rechtes Teil drehen
}
tuscany-picture-swap-pieces = { $number ->
    [1] Linkes und mittleres Teil tauschen
   *[other] Mittleres und rechtes Teil tauschen
}
tuscany-picture-shift-pieces = { $number ->
    [1] Linkes Teil versetzen
   *[other] Rechtes Teil versetzen
}
tuscany-picture-regions = 3er-Gebiete: { $three } · 2er: { $two } · 1er: { $one } · zusammen { $points } Punkte
tuscany-picture-put-castle = Ein Klick auf ein Kastell setzt deines dorthin: fertig
tuscany-picture-confirm-board = Bestätige den Spielplan, wenn er passt; dann das Kastell

## Auslage
tuscany-picture-tile = { $tile }
tuscany-picture-space = Platz { $number } der Auslage
tuscany-picture-prospect = { $points ->
    [0] keine Punkte sofort
    [one] 1 grüner Punkt sofort: { $field }
   *[other] { $points } grüne Punkte sofort: { $field }
}
tuscany-picture-gain = { $what_key ->
    [marble] { $count } Marmor
    [worker] { $count } Arbeiter
    [hexagon] 1 Holz-Sechseck
    [cards] { $count } Karten
    [yield] { $count ->
        [one] 1 Ertragskarte
       *[other] { $count } Ertragskarten
    }
    [bonus] 1 Bonuskärtchen
   *[tile] 1 Plättchen kostenlos
}
tuscany-picture-fits-nowhere = passt gerade nirgends auf deinen Spielplan
tuscany-picture-missing = { $count ->
    [0] bezahlbar ({ $colour })
    [one] 1 Karte fehlt ({ $colour })
   *[other] { $count } Karten fehlen ({ $colour })
}
tuscany-picture-neutral = { $count ->
    [one] 1 neutrales Plättchen übrig
   *[other] { $count } neutrale Plättchen übrig
}
tuscany-picture-swap-any = Nichts passt: eine Farbe ersetzen
tuscany-picture-swap = Alle Plättchen dieser Farbe ersetzen: { $colour }

## Karten
tuscany-picture-draw-cards = Karten ziehen
tuscany-picture-pile = { $count ->
    [one] Karten ziehen: noch 1 im Stapel
   *[other] Karten ziehen: noch { $count } im Stapel
}
tuscany-picture-in-pile = Stapel: { $count }
tuscany-picture-discarded = Ablage: { $count }
tuscany-picture-yields = { $count ->
    [one] noch 1 Ertragskarte
   *[other] noch { $count } Ertragskarten
}
tuscany-picture-turned-up = Ertragskarte: { $yield }
tuscany-picture-bonus = Bonuskärtchen { $bonus }, noch { $count }
tuscany-picture-bonus-owned = Bonuskärtchen { $bonus }: { $count }
tuscany-picture-card = { $card }
tuscany-picture-no-card = keine: { $card }
tuscany-picture-worker = Arbeiter: ersetzt eine Karte
tuscany-picture-marble = Marmor: eine weitere Aktion
tuscany-picture-no-worker = keine Arbeiter
tuscany-picture-no-marble = kein Marmor
tuscany-picture-space-free = freies Ablagefeld
tuscany-picture-count-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
tuscany-picture-count-worker = { $count } Arbeiter
tuscany-picture-count-marble = { $count } Marmor

## Farbbonus und Durchgänge
tuscany-picture-colour-bonus = { $tile }: wer als Erster alle Felder belegt, erhält { $first }, der Zweite { $second }
tuscany-picture-covered = du hast { $count } von { $of }
tuscany-picture-round = { $round }. Durchgang von 3
tuscany-picture-round-ends = { $round }. Durchgang: endet, wenn alle am Zug waren
tuscany-picture-extra-round = Zusatzrunde: alle sind noch einmal am Zug
