# Die Schlüssel sind in tavola/words/lexicon.py beschrieben.
nim-title = Nim
nim-sentence = Nimm ein, zwei oder drei Steine; wer den letzten nimmt, gewinnt.
nim-setup-option-pile = Steine
nim-setup-option-pile-21 = 21
nim-setup-option-pile-12 = 12

nim-ask-take = Wie viele der { $pile } Steine nimmst du?
nim-field-count = Steine
nim-count-1 = 1 Stein
nim-count-2 = 2 Steine
nim-count-3 = 3 Steine
nim-option-take = Nimm { $count }
nim-event-start = { $player } beginnt.
nim-event-took = { $count ->
    [one] { $player } nimmt 1 Stein; { $pile } bleiben.
   *[other] { $player } nimmt { $count } Steine; { $pile } bleiben.
}
nim-event-won = { $player } hat den letzten Stein genommen.
nim-item-last = Der letzte Stein: { $amount }
nim-refusal-nim-take = Du darfst 1 bis 3 der { $pile } Steine nehmen.

nim-unit-points = Punkte
    .counted = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
nim-picture-pile = Der Haufen: { $count }
