# Cathedrals.

## Setting up

carcassonne-setup-module-cathedrals = Cathedrals
carcassonne-setup-about-cathedrals = A city with a cathedral gives 3 points per tile, but none if it is never completed.

## What it was worth

carcassonne-item-city-tiles-cathedrals-three = City with a cathedral: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-city-tiles-cathedrals-unfinished = City with a cathedral, not complete: { $amount }

## The table in words

carcassonne-board-legend-cathedral = cathedral
