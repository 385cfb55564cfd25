# Was das Bild der zweiten Ausgabe sagt.

carrara-second-picture-score = Siegpunkte
carrara-second-picture-player = Spieler { $number }
carrara-second-picture-points-of = { $points ->
    [one] { $player }: 1 Siegpunkt
   *[other] { $player }: { $points } Siegpunkte
}
carrara-second-picture-tile = { $tile }
carrara-second-picture-section = { $section }
carrara-second-picture-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
