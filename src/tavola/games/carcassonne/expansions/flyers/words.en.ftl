# The flyers.

## Questions and what can be done

carcassonne-ask-landing = Where does your { $figure } land?
carcassonne-option-fly = Let { $figure_option } fly
carcassonne-option-land = Land on the tile { $cell }: { $part }
carcassonne-group-fly = Let a meeple fly

## What happened and what it was worth

carcassonne-event-flies = { $player } lets { $figure_object } fly.
carcassonne-event-flown = { $player } rolls { $number }. The flight goes this far: { $cell }.
carcassonne-event-crashed = It cannot land there: { $cell }. { $figure_subject } goes back to the supply of { $player }.
carcassonne-event-landed = { $figure_subject } of { $player } lands on the tile { $cell }: { $on }.

## Setting up

carcassonne-setup-module-flyers = The flyers
carcassonne-setup-about-flyers = A meeple may take off and land one to three spaces away, where it could not walk.
carcassonne-do-fly = Let fly
carcassonne-do-land = Land

## The picture

carcassonne-picture-put-flyer = Onto the flying machine
carcassonne-picture-fly = Let a meeple fly

## The table in words

carcassonne-board-symbol-flyer = with a flyer
carcassonne-board-legend-flyer = flyer
