# What the picture of Carcassonne says: headings, short notes, hints under the pointer.

## Panels
carcassonne-picture-board = Board
carcassonne-picture-tile = Tile in hand
carcassonne-picture-mat = Player mat: { $player }
carcassonne-picture-player = Player { $number }
carcassonne-picture-and = { $most } and { $last }

## Board
carcassonne-picture-hole = No remaining tile fits here
carcassonne-picture-grid = Show the edges of the tiles, with letters and numbers
carcassonne-picture-lay-at = Lay the tile { $where }; it touches { $what }
carcassonne-picture-tile-at = Tile { $where }: { $what }
carcassonne-picture-touch-city = { $count ->
    [one] a city
   *[other] { $count } cities
}
carcassonne-picture-touch-road = { $count ->
    [one] a road
   *[other] { $count } roads
}
carcassonne-picture-touch-river = the river
carcassonne-picture-touch-field = { $count ->
    [one] a field
   *[other] { $count } fields
}
carcassonne-picture-edge-city = { $side } city
carcassonne-picture-edge-road = { $side } road
carcassonne-picture-edge-river = { $side } river
carcassonne-picture-edge-field = { $side } field
carcassonne-picture-side-north = north
carcassonne-picture-side-east = east
carcassonne-picture-side-south = south
carcassonne-picture-side-west = west
carcassonne-picture-put-road = On the road
carcassonne-picture-put-city = Into the city
carcassonne-picture-put-monastery = Into the monastery
carcassonne-picture-region-road = Road
carcassonne-picture-region-city = City
carcassonne-picture-region-monastery = Monastery
carcassonne-picture-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
carcassonne-picture-arms = { $count ->
    [one] 1 coat of arms
   *[other] { $count } coats of arms
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

## Score track
carcassonne-picture-track = Score track
carcassonne-picture-space = Space { $number }
carcassonne-picture-lap = After space 49 it starts over; every full lap counts 50
carcassonne-picture-meeple-of = { $player }’s counting meeple ({ $number })

## What is asked
carcassonne-picture-ask-count = Which figure moves?
carcassonne-picture-counts-meeple = Counting meeple

## Several features complete at once
carcassonne-picture-score-road = Score this road
carcassonne-picture-score-city = Score this city
carcassonne-picture-score-monastery = Score this monastery

## What belongs to nobody
carcassonne-picture-stock = Common stock
