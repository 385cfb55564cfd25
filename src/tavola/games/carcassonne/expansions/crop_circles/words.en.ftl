# The crop circles.

## Words for values

carcassonne-circle-fork = fork
carcassonne-circle-club = club
carcassonne-circle-shield = shield

## Questions and what can be done

carcassonne-ask-crop = { $circle_key ->
    [fork] Crop circle fork: what do all do with their farmers?
    [club] Crop circle club: what do all do with their highwaymen?
   *[other] Crop circle shield: what do all do with their knights?
}
carcassonne-ask-crop-add = { $circle_key ->
    [fork] Do you add a meeple to one of your farmers?
    [club] Do you add a meeple to one of your highwaymen?
   *[other] Do you add a meeple to one of your knights?
}
carcassonne-ask-crop-remove = { $circle_key ->
    [fork] Which of your farmers do you take back?
    [club] Which of your highwaymen do you take back?
   *[other] Which of your knights do you take back?
}
carcassonne-option-all-add = All may add a meeple
carcassonne-option-all-remove = All must take back a meeple
carcassonne-option-add = Add { $figure_option } on the tile { $cell }: { $part }
carcassonne-option-remove = Take back the { $figure } from the tile { $cell }: { $part }
carcassonne-group-add = Add a meeple

## What happened and what it was worth

carcassonne-event-crop = { $circle_key ->
    [fork] { $do_key ->
            [add] { $player } lets everybody add a farmer.
           *[other] { $player } makes everybody take back a farmer.
        }
    [club] { $do_key ->
            [add] { $player } lets everybody add a highwayman.
           *[other] { $player } makes everybody take back a highwayman.
        }
   *[other] { $do_key ->
            [add] { $player } lets everybody add a knight.
           *[other] { $player } makes everybody take back a knight.
        }
}
carcassonne-event-crop-added = { $player } adds { $figure_object } on the tile { $cell }: { $part }.
carcassonne-event-crop-removed = { $player } takes back { $figure_object } from the tile { $cell }: { $part }.

## Setting up

carcassonne-setup-module-crop-circles = The crop circles
carcassonne-setup-about-crop-circles = All add a meeple to one of their own, or all take one back.
carcassonne-do-add = Add a meeple
carcassonne-do-remove = Take back a meeple

## The picture

carcassonne-picture-ask-crop = Crop circle
carcassonne-picture-all-add = Everybody may add a meeple
carcassonne-picture-all-remove = Everybody must take a meeple back
carcassonne-picture-circle-fork = Pitchfork: farmers
carcassonne-picture-circle-club = Club: highwaymen
carcassonne-picture-circle-shield = Shield: knights
carcassonne-picture-add = Add a meeple
carcassonne-picture-remove = Take this meeple back

## The table in words

carcassonne-board-symbol-crop-circle = with a crop circle: { $circle }
