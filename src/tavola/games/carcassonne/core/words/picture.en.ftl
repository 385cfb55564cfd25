# What the picture of Carcassonne says: headings, short notes, hints under the pointer.

## Panels
carcassonne-picture-board = Board
carcassonne-picture-tile = Tile in hand
carcassonne-picture-score = Points
carcassonne-picture-mat = Player mat: { $player }
carcassonne-picture-player = Player { $number }
carcassonne-picture-and = { $most } and { $last }

## Board
carcassonne-picture-hole = No remaining tile fits here
carcassonne-picture-lay-here = Lay the tile here
carcassonne-picture-take-back = Take the abbot back
carcassonne-picture-put-road = On the road
carcassonne-picture-put-city = Into the city
carcassonne-picture-put-field = Onto the field
carcassonne-picture-put-monastery = Into the monastery
carcassonne-picture-put-garden = Into the garden
carcassonne-picture-put-flyer = Onto the flying machine
carcassonne-picture-region-road = Road
carcassonne-picture-region-city = City
carcassonne-picture-region-field = Field
carcassonne-picture-region-monastery = Monastery
carcassonne-picture-region-garden = Garden
carcassonne-picture-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
carcassonne-picture-arms = { $count ->
    [one] 1 coat of arms
   *[other] { $count } coats of arms
}
carcassonne-picture-cities = { $count ->
    [0] no complete city
    [one] 1 complete city
   *[other] { $count } complete cities
}
carcassonne-picture-points-for = { $points ->
    [one] 1 point for { $players }
   *[other] { $points } points for { $players }
}

## Tile in hand
carcassonne-picture-no-tile = no tile in hand
carcassonne-picture-turn = { $degrees ->
    [0] Not turned
   *[other] Turned clockwise by { $degrees }°
}
carcassonne-picture-tiles-left = { $count ->
    [0] No tiles left to draw
    [one] 1 tile left to draw
   *[other] { $count } tiles left to draw
}
carcassonne-picture-left = { $count ->
    [one] Still to come: 1 tile
   *[other] Still to come: { $count } tiles
}
carcassonne-picture-aside = { $count ->
    [one] Set aside: 1 tile
   *[other] Set aside: { $count } tiles
}
carcassonne-picture-of-kind = { $count ->
    [one] 1 tile of this kind
   *[other] { $count } tiles of this kind
}

## Player mat
carcassonne-picture-you = you
carcassonne-picture-to-move = to move
carcassonne-picture-points-of = { $points ->
    [one] { $player }: 1 point
   *[other] { $player }: { $points } points
}
carcassonne-picture-if-ended = { $points } if it ended now
carcassonne-picture-supply = At hand: { $count } × { $figure }
carcassonne-picture-goods = { $count } × { $goods }
carcassonne-picture-gold-held = { $count ->
    [one] 1 gold bar
   *[other] { $count } gold bars
}
carcassonne-picture-robber-home = The robber is at home
carcassonne-picture-robber-on = The robber stands on space { $number } of the score track

## Score track
carcassonne-picture-track = Score track
carcassonne-picture-space = Space { $number }
carcassonne-picture-space-dark = Dark space { $number }
carcassonne-picture-lap = After space 49 it starts over; every full lap counts 50
carcassonne-picture-ambush = Put your robber here
carcassonne-picture-meeple-of = { $player }’s counting meeple ({ $number })
carcassonne-picture-messenger-of = { $player }’s messenger ({ $number })
carcassonne-picture-robber-of = { $player }’s robber
carcassonne-picture-messages = Messages, the top one on the left
carcassonne-picture-messages-unseen = { $count ->
    [one] 1 message that nobody knows yet
   *[other] { $count } messages that nobody knows yet
}

## What is asked
carcassonne-picture-ask-message = Message
carcassonne-picture-ask-crop = Crop circle
carcassonne-picture-ask-count = Which figure moves?
carcassonne-picture-ask-robbery = Whom do you rob?
carcassonne-picture-ask-magic = Mage or witch?
carcassonne-picture-ask-robber = Where does your robber lurk?
carcassonne-picture-pass-robber = Leave the robber
carcassonne-picture-robber-stays = Stay
carcassonne-picture-message-road = Score the smallest road
carcassonne-picture-message-city = Score the smallest city
carcassonne-picture-message-monastery = Score the smallest monastery
carcassonne-picture-message-tile = Lay 1 more tile
carcassonne-picture-message-pennants = 2 points for each coat of arms
carcassonne-picture-message-knights = 2 points for each of your knights
carcassonne-picture-message-farmers = 2 points for each of your farmers
carcassonne-picture-message-score-meeple = Score a meeple and take it back
carcassonne-picture-message-points = 2 points instead
carcassonne-picture-all-add = Everybody may add a meeple
carcassonne-picture-all-remove = Everybody must take a meeple back
carcassonne-picture-circle-fork = Pitchfork: farmers
carcassonne-picture-circle-club = Club: highwaymen
carcassonne-picture-circle-shield = Shield: knights
carcassonne-picture-counts-meeple = Counting meeple
carcassonne-picture-counts-messenger = Messenger
carcassonne-picture-counts-meeple-dark = Counting meeple, dark space: a message!
carcassonne-picture-counts-messenger-dark = Messenger, dark space: a message!
carcassonne-picture-mage = Mage
carcassonne-picture-mage-does = 1 more point for each tile
carcassonne-picture-witch = Witch
carcassonne-picture-witch-does = only half of the points
carcassonne-picture-dismiss = take off the board

## Modules on the board
carcassonne-picture-fly = Let a meeple fly
carcassonne-picture-gold-here = Lay the second gold bar here
carcassonne-picture-take-gold = Take this gold bar
carcassonne-picture-ferry-here = Lay the ferry like this
carcassonne-picture-score-road = Score this road
carcassonne-picture-score-city = Score this city
carcassonne-picture-score-monastery = Score this monastery
carcassonne-picture-score-garden = Score this garden
carcassonne-picture-add = Add a meeple
carcassonne-picture-remove = Take this meeple back
carcassonne-picture-recall = Score this meeple and take it back

## What belongs to nobody
carcassonne-picture-stock = Common stock
carcassonne-picture-gold-left = { $count ->
    [one] 1 gold bar left
   *[other] { $count } gold bars left
}
carcassonne-picture-ferries-left = { $count ->
    [one] 1 ferry left
   *[other] { $count } ferries left
}
