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
