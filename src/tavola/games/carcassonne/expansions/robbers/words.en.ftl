# The robbers.

## Words for values

carcassonne-vocabulary-victim = player

## Questions and what can be done

carcassonne-ask-robber = Do you put your robber on the scoring track?
carcassonne-ask-robbery = You get half of the points. Whom does your robber rob?
carcassonne-option-ambush = Put the robber on space { $space } of the scoring track
carcassonne-option-rob = Rob { $victim }: { $counter }
carcassonne-group-ambush = Put the robber on the scoring track
carcassonne-pick-space = On which space of the scoring track?

## What happened and what it was worth

carcassonne-event-ambush = { $player } puts the robber on space { $space } of the scoring track.
carcassonne-event-robbed = The robber of { $player } takes half of what { $victim } gets ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
carcassonne-event-robber-back = The robber of { $player } goes back to the supply.
carcassonne-source-robbed = Robbers
carcassonne-source-robber = Robbers
carcassonne-item-robbed = Robbed, half of it (rounded up): { $amount }
carcassonne-item-robber = Robber on the scoring track: { $amount }

## Setting up

carcassonne-setup-module-robbers = The robbers
carcassonne-setup-about-robbers = Your robber waits on the scoring track and takes half of what another player gets next.
carcassonne-field-victim = Who is robbed
carcassonne-field-space = Space
carcassonne-do-ambush = Put the robber
carcassonne-do-rob = Rob

## The picture

carcassonne-picture-robber-home = The robber is at home
carcassonne-picture-robber-on = The robber stands on space { $number } of the score track
carcassonne-picture-ambush = Put your robber here
carcassonne-picture-robber-of = { $player }’s robber
carcassonne-picture-ask-robbery = Whom do you rob?
carcassonne-picture-ask-robber = Where does your robber lurk?
carcassonne-picture-pass-robber = Leave the robber
carcassonne-picture-robber-stays = Stay

## The table in words

carcassonne-board-symbol-robber = with robbers
carcassonne-board-legend-robber = robber
carcassonne-board-letter-robber = R
