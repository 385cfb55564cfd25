# The gold mines.

## Questions and what can be done

carcassonne-ask-gold = Onto which tile beside it do you lay the second gold bar?
carcassonne-ask-gold-share = Which gold bar do you take?
carcassonne-option-gold = Lay a gold bar on the tile { $cell }
carcassonne-option-take-gold = Take a gold bar from the tile { $cell }

## What happened and what it was worth

carcassonne-event-gold-laid = { $player } lays out 2 gold bars, the second one on the tile { $cell }.
carcassonne-event-gold-taken = { $player } takes 1 gold bar from the tile { $cell }.
carcassonne-source-gold = Gold
carcassonne-item-gold = Gold: { $count ->
        [one] 1 bar
       *[other] { $count } bars
    } × { $value } = { $amount }

## Setting up

carcassonne-setup-module-gold = The gold mines
carcassonne-setup-about-gold = Gold bars lie on tiles and go to whoever has the majority when something there is completed.
carcassonne-do-gold = Lay a gold bar
carcassonne-do-take-gold = Take a gold bar

## The picture

carcassonne-picture-gold-held = { $count ->
    [one] 1 gold bar
   *[other] { $count } gold bars
}
carcassonne-picture-gold-here = Lay the second gold bar here
carcassonne-picture-take-gold = Take this gold bar
carcassonne-picture-gold-left = { $count ->
    [one] 1 gold bar left
   *[other] { $count } gold bars left
}

## The table in words

carcassonne-board-symbol-gold = with gold
carcassonne-board-legend-gold = gold bar
