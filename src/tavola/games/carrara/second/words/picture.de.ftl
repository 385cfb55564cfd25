# Was im Bild der zweiten Ausgabe steht: Überschriften, kurze Vermerke, Hinweise unter dem Mauszeiger.

## Tafeln
carrara-second-picture-wheel = Rad
carrara-second-picture-display = Gebäude
carrara-second-picture-display-note = Wert = Bausteine
carrara-second-picture-monuments = Denkmäler
carrara-second-picture-monuments-note = je mit einer Verbesserung
carrara-second-picture-cities = Städte
carrara-second-picture-cities-note = jede nur einmal wertbar
carrara-second-picture-court = Königlicher Hof
carrara-second-picture-score = Siegpunkte
carrara-second-picture-mat = Spielertableau: { $player }
carrara-second-picture-player = Spieler { $number }
carrara-second-picture-assumed = (Angenommen: Diesen Wert nennt keine Quelle.)

## Rad
carrara-second-picture-hub = Bausteine kaufen
carrara-second-picture-wheel-turn = Bausteine kaufen: vorher das Rad drehen und auffüllen
carrara-second-picture-wheel-still = Bausteine kaufen, ohne das Rad zu drehen
carrara-second-picture-bag = { $count ->
    [one] Noch 1 Baustein im Beutel
   *[other] Noch { $count } Bausteine im Beutel
}
carrara-second-picture-block = Baustein: { $colour }
carrara-second-picture-block-on-wheel = { $price ->
    [0] Baustein: { $colour }, { $segment }, kostenlos
    [one] Baustein: { $colour }, { $segment }, 1 Münze
   *[other] Baustein: { $colour }, { $segment }, { $price } Münzen
}
carrara-second-picture-price = { $price ->
    [one] { $colour }: 1 Münze
   *[other] { $colour }: { $price } Münzen
}

## Gebäude, Denkmäler und Verbesserungen
carrara-second-picture-tile = { $type }, Wert { $value } (Dekoration: { $piece })
carrara-second-picture-stack = { $count ->
    [0] Der Gebäudestapel ist leer
    [one] Noch 1 Gebäude im Stapel
   *[other] Noch { $count } Gebäude im Stapel
}
carrara-second-picture-monument = Denkmal { $type }, Wert { $value }: kostet { $value } Bausteine, über einem eigenen Gebäude desselben Typs die Differenz. Dazu nimmst du eine Verbesserung.
carrara-second-picture-monument-gone = Denkmal { $type }: gebaut
carrara-second-picture-improvement = Verbesserung { $improvement }: Ein Wert von 1 bringt { $new } statt { $old }.
carrara-second-picture-improvement-gone = Verbesserung { $improvement }: vergeben
carrara-second-picture-built = { $type }, Wert { $value }.
carrara-second-picture-monument-built = Denkmal { $type }, Wert { $value }.

## Städte und Spielende
carrara-second-picture-track-open = { $city }: ab { $minimum } Gebäuden, { $worth } je Wert
carrara-second-picture-track-taken = { $city }: gewertet von { $player } ({ $worth } je Wert)
carrara-second-picture-worth-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
carrara-second-picture-worth-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
carrara-second-picture-worth-both = { $one } und { $other }
carrara-second-picture-ending = Spielende, sobald
carrara-second-picture-ending-note = beides 0 ist
carrara-second-picture-ending-stack = im Stapel
carrara-second-picture-ending-stack-told = { $count ->
    [0] Bedingung für das Spielende: Der Gebäudestapel ist leer
    [one] Bedingung für das Spielende: Der Gebäudestapel muss leer sein. Noch 1 Gebäude liegt darin.
   *[other] Bedingung für das Spielende: Der Gebäudestapel muss leer sein. Noch { $count } Gebäude liegen darin.
}
carrara-second-picture-ending-stones = wenigste Steine
carrara-second-picture-ending-stones-told = { $count ->
    [0] Bedingung für das Spielende: Jemand hat alle Wertungssteine eingesetzt
    [one] Bedingung für das Spielende: Jemand muss alle Wertungssteine einsetzen. Wer die wenigsten hat, hat noch 1.
   *[other] Bedingung für das Spielende: Jemand muss alle Wertungssteine einsetzen. Wer die wenigsten hat, hat noch { $count }.
}
carrara-second-picture-last-turns = letzter Zug
carrara-second-picture-last-turns-told = Noch je einen letzten Zug: { $players }
carrara-second-picture-triggered = Ende ausgelöst
carrara-second-picture-triggered-told = Hat das Spielende ausgelöst: { $players }

## Königlicher Hof
carrara-second-picture-marker-here = kein Besuch
carrara-second-picture-marker-here-told = Der Marker „Königlicher Besuch“ liegt bereit: Wer jetzt wertet, führt einen Besuch an.
carrara-second-picture-marker-away = Besuch von
carrara-second-picture-marker-with = { $player } führt den königlichen Besuch an
carrara-second-picture-section-coins = { $count ->
    [one] Bonusbereich: 1 Münze.
   *[other] Bonusbereich: { $count } Münzen.
}
carrara-second-picture-section-points = { $count ->
    [one] Bonusbereich: 1 Siegpunkt.
   *[other] Bonusbereich: { $count } Siegpunkte.
}
carrara-second-picture-section-nth = Bereich { $number } von links.
carrara-second-picture-section-visited = Hier ist der königliche Besuch von { $player }: Wer folgt, nimmt den Stein aus diesem Bereich.
carrara-second-picture-open = Ohne Bonus
carrara-second-picture-open-told = Offener Bereich des Hofes: Steine werten von hier ohne Bonus

## Spielertableau
carrara-second-picture-you = du
carrara-second-picture-to-move = am Zug
carrara-second-picture-start-player = Startspieler
carrara-second-picture-points-of = { $points ->
    [one] { $player }: 1 Siegpunkt
   *[other] { $player }: { $points } Siegpunkte
}
carrara-second-picture-stones-left = { $count ->
    [0] Keine Wertungssteine mehr: Jedes Gebäude bringt sofort Siegpunkte
    [one] Noch 1 Wertungsstein
   *[other] Noch { $count } Wertungssteine
}
carrara-second-picture-stone-in-hand = Wertungsstein in der Hand
carrara-second-picture-city = { $city }: { $worth } je Wert, { $count } gebaut
carrara-second-picture-type-open = { $type }: { $count } gebaut, noch nicht gewertet
carrara-second-picture-type-scored = { $type }: { $count } gebaut, gewertet
carrara-second-picture-landscape-open = Landschaft { $landscape }: { $worth } je Wert, noch nicht gewertet
carrara-second-picture-landscape-scored = Landschaft { $landscape }: gewertet

## Sichtschirm
carrara-second-picture-screen-closed = Sichtschirm: { $player }
carrara-second-picture-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
carrara-second-picture-pass = Passen
carrara-second-picture-pass-told = Passen und { $count } Münzen nehmen
carrara-second-picture-relief = Vorzeigen
carrara-second-picture-relief-told = Zeigen, dass du nichts bezahlen kannst, und { $count } Münzen nehmen
carrara-second-picture-end = Zug beenden
carrara-second-picture-end-told = Den Zug beenden
