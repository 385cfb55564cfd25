# The ferries.

## Words for values

carcassonne-piers-r1-r2 = piers r1 and r2
carcassonne-piers-r1-r3 = piers r1 and r3
carcassonne-piers-r1-r4 = piers r1 and r4
carcassonne-piers-r2-r3 = piers r2 and r3
carcassonne-piers-r2-r4 = piers r2 and r4
carcassonne-piers-r3-r4 = piers r3 and r4
carcassonne-place-piers = piers in the { $sides }
carcassonne-place-piers-unseen = two piers

## Questions and what can be done

carcassonne-ask-ferry = Which piers does the new ferry join?
carcassonne-ask-ferries = Do you lay a ferry anew?
carcassonne-option-ferry = Lay the ferry: { $piers }
carcassonne-option-turn-ferry = Lay the ferry on the tile { $cell } anew: { $piers }
carcassonne-option-keep-ferries = Leave the ferries as they are
carcassonne-group-turn-ferry = Lay a ferry anew
carcassonne-pick-piers = Which piers does the ferry join?

## What happened and what it was worth

carcassonne-event-ferry-laid = { $player } lays a ferry on the tile { $cell }: { $piers }.
carcassonne-event-ferry-turned = { $player } lays the ferry on the tile { $cell } anew: { $piers }.

## Setting up

carcassonne-setup-module-ferries = The ferries
carcassonne-setup-about-ferries = Ferries join two roads across a lake, and later may be laid anew.
carcassonne-field-piers = Piers
carcassonne-do-ferry = Lay the ferry
carcassonne-do-turn-ferry = Lay a ferry anew

## The picture

carcassonne-picture-ferry-here = Lay the ferry like this
carcassonne-picture-ferries-left = { $count ->
    [one] 1 ferry left
   *[other] { $count } ferries left
}

## The table in words

carcassonne-board-symbol-lake = with a lake
carcassonne-board-legend-lake = lake
carcassonne-board-legend-ferry = ferry
