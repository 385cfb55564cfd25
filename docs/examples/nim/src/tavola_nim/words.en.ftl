# The keys are described in tavola/words/lexicon.py.
nim-title = Nim
nim-sentence = Take one, two or three counters; whoever takes the last one wins.
nim-setup-option-pile = Counters
nim-setup-option-pile-21 = 21
nim-setup-option-pile-12 = 12

nim-ask-take = How many of the { $pile } counters do you take?
nim-field-count = Counters
nim-count-1 = 1 counter
nim-count-2 = 2 counters
nim-count-3 = 3 counters
nim-option-take = Take { $count }
nim-event-start = { $player } begins.
nim-event-took = { $count ->
    [one] { $player } takes 1 counter; { $pile } are left.
   *[other] { $player } takes { $count } counters; { $pile } are left.
}
nim-event-won = { $player } has taken the last counter.
nim-item-last = The last counter: { $amount }
nim-refusal-nim-take = You may take 1 to 3 of the { $pile } counters.

nim-unit-points = points
    .counted = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
nim-picture-pile = The pile: { $count }
