# Was im Bild von Carrara steht: Überschriften, kurze Vermerke, Hinweise unter dem Mauszeiger.

## Tafeln
carrara-picture-wheel = Drehscheibe
carrara-picture-display = Gebäudeablage
carrara-picture-field = Objektfeld
carrara-picture-cities = Städteleiste
carrara-picture-cities-note = jede Stadt nur einmal
carrara-picture-score = Siegpunkte
carrara-picture-mat = Spielertableau: { $player }
carrara-picture-player = Spieler { $number }

## Drehscheibe
carrara-picture-hub = Bausteine kaufen: Drehscheibe drehen
carrara-picture-bag = { $count ->
    [one] Noch 1 Baustein im Säckchen
   *[other] Noch { $count } Bausteine im Säckchen
}
carrara-picture-block = Baustein: { $colour }
carrara-picture-block-on-wheel = { $price ->
    [0] Baustein: { $colour }, { $segment }, kostenlos
    [one] Baustein: { $colour }, { $segment }, 1 Münze
   *[other] Baustein: { $colour }, { $segment }, { $price } Münzen
}
carrara-picture-price = { $price ->
    [one] { $colour }: 1 Münze
   *[other] { $colour }: { $price } Münzen
}

## Gebäude und Objekte
carrara-picture-tile = { $type }, Baukosten { $cost } (Objekt: { $object })
carrara-picture-stack = { $count ->
    [one] Noch 1 Gebäude im Nachziehstapel
   *[other] Noch { $count } Gebäude im Nachziehstapel
}
carrara-picture-field-note = + Vorrat · je
carrara-picture-object-price = Jedes Objekt kostet { $price } Münzen
carrara-picture-object-on-field = { $object } kaufen, { $price } Münzen
carrara-picture-object-supply = { $object }: noch { $count } im Vorrat
carrara-picture-objects-owned = { $object }: { $count }

## Städteleiste und Spielende
carrara-picture-track-open = { $city }: ab { $minimum } Gebäuden, { $worth } je Baukosten
carrara-picture-track-taken = { $city }: gewertet von { $player } ({ $worth } je Baukosten)
carrara-picture-worth-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
carrara-picture-worth-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
carrara-picture-end = Spielende ansagen ab
carrara-picture-scorings = Wertungen
carrara-picture-objects = Objekte
carrara-picture-cost = Baukosten
carrara-picture-goal = Bedingung für das Spielende: mindestens { $count } { $what }
carrara-picture-announced = Spielende angesagt
carrara-picture-last-built = letztes Gebäude gebaut

## Spielertableau
carrara-picture-you = du
carrara-picture-to-move = am Zug
carrara-picture-start-player = Startspieler
carrara-picture-points-of = { $points ->
    [one] { $player }: 1 Siegpunkt
   *[other] { $player }: { $points } Siegpunkte
}
carrara-picture-stones-left = { $count ->
    [0] Keine Wertungssteine mehr
    [one] Noch 1 Wertungsstein
   *[other] Noch { $count } Wertungssteine
}
carrara-picture-cost-built = Baukosten aller Gebäude: { $count }
carrara-picture-city = { $city }: { $worth } je Baukosten, { $count } gebaut
carrara-picture-type-open = { $type }: { $count } gebaut, noch nicht gewertet
carrara-picture-type-scored = { $type }: { $count } gebaut, gewertet

## Sichtschutz
carrara-picture-screen-closed = Sichtschutz: { $player }
carrara-picture-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
