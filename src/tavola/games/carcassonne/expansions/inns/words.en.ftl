# Inns.

## What happened and what it was worth

carcassonne-source-inn-tiles = Roads
carcassonne-item-inn-tiles = { $value ->
    [0] Road with an inn, not complete: { $amount }
   *[other] Road with an inn: { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        } × { $value } = { $amount }
}

## Setting up

carcassonne-setup-module-inns = Inns
carcassonne-setup-about-inns = A road with an inn counts double when it is complete, and nothing when it is not.

## The table in words

carcassonne-board-legend-inn = inn
