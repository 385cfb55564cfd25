# The messages.

## Words for values

carcassonne-counter-messenger = messenger
carcassonne-message-road = score the smallest road
carcassonne-message-city = score the smallest city
carcassonne-message-monastery = score the smallest monastery
carcassonne-message-tile = lay 1 more tile
carcassonne-message-pennants = 2 points for each coat of arms
carcassonne-message-knights = 2 points for each of your knights
carcassonne-message-farmers = 2 points for each of your farmers
carcassonne-message-score-meeple = score a meeple and take it back

## Questions and what can be done

carcassonne-ask-message = Your message: { $message }. Do you use it, or do you take 2 points?
carcassonne-ask-recall = Which meeple do you score and take back?
carcassonne-option-message = Use the message
carcassonne-option-message-points = Take 2 points
carcassonne-option-recall = Score the { $figure } on the tile { $cell }: { $part }

## What happened and what it was worth

carcassonne-event-message = { $player } gets message { $number }: { $message }.
carcassonne-event-message-scored = { $player } scores the message.
carcassonne-event-recalled = { $player } scores a meeple and takes it back: { $on }.
carcassonne-event-one-more-tile = { $left ->
    [0] { $player } would lay another tile, but none is left.
   *[other] { $player } lays another tile.
}
carcassonne-source-message-points = Messages
carcassonne-source-message-pennants = Messages
carcassonne-source-message-knights = Messages
carcassonne-source-message-farmers = Messages
carcassonne-item-message-points = Instead of the message’s action: { $amount }
carcassonne-item-message-pennants = Message: { $count ->
        [one] 1 coat of arms
       *[other] { $count } coats of arms
    } × { $value } = { $amount }
carcassonne-item-message-knights = Message: { $count ->
        [one] 1 knight
       *[other] { $count } knights
    } × { $value } = { $amount }
carcassonne-item-message-farmers = Message: { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    } × { $value } = { $amount }

## Setting up

carcassonne-setup-module-messages = The messages
carcassonne-setup-about-messages = A second counting figure; whoever stops exactly on a dark space reads a message.
carcassonne-do-recall = Score and take back

## The picture

carcassonne-picture-space-dark = Dark space { $number }
carcassonne-picture-messenger-of = { $player }’s messenger ({ $number })
carcassonne-picture-messages = Messages, the top one on the left
carcassonne-picture-messages-unseen = { $count ->
    [one] 1 message that nobody knows yet
   *[other] { $count } messages that nobody knows yet
}
carcassonne-picture-ask-message = Message
carcassonne-picture-message-road = Score the smallest road
carcassonne-picture-message-city = Score the smallest city
carcassonne-picture-message-monastery = Score the smallest monastery
carcassonne-picture-message-tile = Lay 1 more tile
carcassonne-picture-message-pennants = 2 points for each coat of arms
carcassonne-picture-message-knights = 2 points for each of your knights
carcassonne-picture-message-farmers = 2 points for each of your farmers
carcassonne-picture-message-score-meeple = Score a meeple and take it back
carcassonne-picture-message-points = 2 points instead
carcassonne-picture-counts-messenger = Messenger
carcassonne-picture-counts-meeple-dark = Counting meeple, dark space: a message!
carcassonne-picture-counts-messenger-dark = Messenger, dark space: a message!
carcassonne-picture-recall = Score this meeple and take it back
