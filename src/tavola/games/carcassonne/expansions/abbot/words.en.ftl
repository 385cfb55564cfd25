# The abbot and the gardens.

## Words for values

carcassonne-figure-abbot = abbot
    .option = the abbot
    .object = the abbot
    .counted = { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
    }
carcassonne-on-garden = garden
    .complete = A garden is complete
carcassonne-part-g1 = garden

## What happened and what it was worth

carcassonne-event-abbot = { $player } takes back the abbot: { $on }.
carcassonne-source-garden-tiles = Gardens
carcassonne-item-garden-tiles = Garden and around it: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }

## Setting up

carcassonne-setup-module-abbot = The abbot and the gardens
carcassonne-setup-about-abbot = A figure for monasteries and gardens that may go home early and is scored at once.

## The picture

carcassonne-picture-take-back = Take the abbot back
carcassonne-picture-put-garden = Into the garden
carcassonne-picture-region-garden = Garden
carcassonne-picture-score-garden = Score this garden

## The table in words

carcassonne-board-letter-abbot = a
