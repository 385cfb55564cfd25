# The big meeple.

## Words for values

carcassonne-figure-big-meeple = big meeple
    .kind = meeple
    .option = the big meeple
    .object = the big meeple
    .subject = The big meeple
    .counted = { $count ->
        [one] 1 big meeple
       *[other] { $count } big meeples
    }

## Setting up

carcassonne-setup-module-big-meeple = The big meeple
carcassonne-setup-about-big-meeple = One meeple more for everybody that is as strong as two.

## The table in words

carcassonne-board-letter-big-meeple = b
