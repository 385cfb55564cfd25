# Words that every game needs. Keys here begin with "words-".

words-nothing = nothing
words-counted = { $count } { $kind }
words-list = { $most } and { $last }
words-sum = Together: { $amounts }
words-page = page { $page }
words-why-page = { $why } (page { $page })
words-seat = Player { $number }
words-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# What speaks for an option, where a bot is asked what it would do.
words-motive-points = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
words-motive-only = There is nothing else to choose.
words-motive-alike = { $count } choices are as good as each other here.
words-motive-best = Everything else looks worse.
words-motive-lead = It looks about { $points ->
    [one] 1 point
   *[other] { $points } points
} better than the next best choice.

## What is told beside every game speaks of players.

words-vocabulary-gone = player
words-vocabulary-winners = player
