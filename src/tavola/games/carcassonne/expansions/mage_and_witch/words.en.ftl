# Mage and witch.

## Words for values

carcassonne-figure-mage = mage
carcassonne-figure-witch = witch

## Questions and what can be done

carcassonne-ask-magic = Where do you put the mage or the witch?
carcassonne-option-conjure = Put the { $figure } on the tile { $cell }: { $part }
carcassonne-option-dismiss = Take the { $figure } off the board

## What happened and what it was worth

carcassonne-event-magic = { $player } puts the { $figure } on the tile { $cell }: { $part }.
carcassonne-event-magic-gone = The { $figure } leaves the board.
carcassonne-source-mage = Mage and witch
carcassonne-source-witch = Mage and witch
carcassonne-item-mage = and the mage: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-witch = Witch, only half (rounded up): { $value }

## Setting up

carcassonne-setup-module-mage-and-witch = Mage and witch
carcassonne-setup-about-mage-and-witch = The mage adds 1 point per tile to a road or city, the witch halves it; both are moved around.
carcassonne-do-conjure = Put mage or witch
carcassonne-do-dismiss = Take off the board

## The picture

carcassonne-picture-ask-magic = Mage or witch?
carcassonne-picture-mage = Mage
carcassonne-picture-mage-does = 1 more point for each tile
carcassonne-picture-witch = Witch
carcassonne-picture-witch-does = only half of the points
carcassonne-picture-dismiss = take off the board

## The table in words

carcassonne-board-symbol-mage = with mage and witch
carcassonne-board-legend-mage = mage
carcassonne-board-legend-witch = witch
