# The pig.

## Words for values

carcassonne-figure-pig = pig
    .option = the pig
    .object = the pig
    .counted = { $count ->
        [one] 1 pig
       *[other] { $count } pigs
    }

## What it was worth

carcassonne-item-field-cities-pig-four = Field with a pig: { $count ->
        [one] 1 complete city
       *[other] { $count } complete cities
    } × { $value } = { $amount }

## Setting up

carcassonne-setup-module-pig = The pig
carcassonne-setup-about-pig = A pig on your field makes each city there worth 4 points instead of 3.

## The table in words

carcassonne-board-letter-pig = p
