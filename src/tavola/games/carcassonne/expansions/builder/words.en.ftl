# The builder.

## Words for values

carcassonne-figure-builder = builder
    .option = the builder
    .object = the builder
    .counted = { $count ->
        [one] 1 builder
       *[other] { $count } builders
    }

## Questions and what can be done

carcassonne-ask-second = You have a double turn. Do you take another turn at once?
carcassonne-option-second-turn = Take another turn
carcassonne-option-no-second-turn = Go without the second turn

## What happened and what it was worth

carcassonne-event-double-turn = { $player } takes a double turn.

## Setting up

carcassonne-setup-module-builder = The builder
carcassonne-setup-about-builder = Extend what your builder works on, and you take a second turn at once.

## The table in words

carcassonne-board-letter-builder = u
