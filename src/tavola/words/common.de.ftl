# Wörter, die jedes Spiel braucht. Die Schlüssel beginnen mit "words-".

words-nothing = nichts
words-counted = { $count } { $kind }
words-list = { $most } und { $last }
words-sum = Zusammen: { $amounts }
words-page = Seite { $page }
words-why-page = { $why } (Seite { $page })
words-seat = Spieler { $number }
words-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}

# Was für eine Möglichkeit spricht, wenn jemand einen Bot fragt, was er täte.
words-motive-points = Das bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
words-motive-only = Etwas anderes gibt es nicht zu wählen.
words-motive-alike = { $count } Möglichkeiten sind hier gleich gut.
words-motive-best = Alles andere sieht schlechter aus.
words-motive-lead = Das sieht um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser aus als die nächstbeste Möglichkeit.

## Was neben jedem Spiel erzählt wird, spricht von Spielern.

words-vocabulary-gone = player
words-vocabulary-winners = player
