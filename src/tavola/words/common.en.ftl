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
