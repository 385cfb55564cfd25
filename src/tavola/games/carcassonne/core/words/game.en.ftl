# Carcassonne Big Box: what is asked, what can be done, what happened and what it was worth.

carcassonne-title = Carcassonne

## Words for values; a sentence speaks of their forms: $figure_object, $on_role

carcassonne-figure-meeple = meeple
    .kind = meeple
    .option = a meeple
    .object = a meeple
    .subject = The meeple
    .counted = { $count ->
        [one] 1 meeple
       *[other] { $count } meeples
    }

# The figures on the scoring track.
carcassonne-counter-meeple = counting meeple

carcassonne-player-0 = player 1
carcassonne-player-1 = player 2
carcassonne-player-2 = player 3
carcassonne-player-3 = player 4
carcassonne-player-4 = player 5
carcassonne-player-5 = player 6

carcassonne-on-road = road
    .role = a highwayman on the road
    .complete = A road is complete
carcassonne-on-city = city
    .role = a knight in the city
    .complete = A city is complete
carcassonne-on-monastery = monastery
    .role = a monk in the monastery
    .complete = A monastery is complete

# The parts of a tile, numbered as in the list of tiles.
carcassonne-part-c1 = city c1
    .role = knight
carcassonne-part-c2 = city c2
    .role = knight
carcassonne-part-c3 = city c3
    .role = knight
carcassonne-part-c4 = city c4
    .role = knight
carcassonne-part-r1 = road r1
    .role = highwayman
carcassonne-part-r2 = road r2
    .role = highwayman
carcassonne-part-r3 = road r3
    .role = highwayman
carcassonne-part-r4 = road r4
    .role = highwayman
carcassonne-part-m1 = monastery
    .role = monk

# Where something is, for people who see the picture.
carcassonne-place-start = at the start
carcassonne-place-next = just { $way } of the start
carcassonne-place-straight = { $steps } steps { $way } of the start
carcassonne-place-aslant = { $first_steps ->
    [one] one step
   *[other] { $first_steps } steps
} { $first } and { $second_steps ->
    [one] one
   *[other] { $second_steps }
} { $second } of the start
carcassonne-place-road = road to the { $sides }
carcassonne-place-city = city in the { $sides }
carcassonne-way-north = north
carcassonne-way-east = east
carcassonne-way-south = south
carcassonne-way-west = west
carcassonne-way-north-east = north-east
carcassonne-way-south-east = south-east
carcassonne-way-south-west = south-west
carcassonne-way-north-west = north-west
carcassonne-side-north = north
carcassonne-side-east = east
carcassonne-side-south = south
carcassonne-side-west = west
carcassonne-side-north-west = north-west
carcassonne-side-north-east = north-east
carcassonne-side-south-east = south-east
carcassonne-side-south-west = south-west
carcassonne-side-north-north-west = north-north-west
carcassonne-side-north-north-east = north-north-east
carcassonne-side-east-north-east = east-north-east
carcassonne-side-east-south-east = east-south-east
carcassonne-side-south-south-east = south-south-east
carcassonne-side-south-south-west = south-south-west
carcassonne-side-west-south-west = west-south-west
carcassonne-side-west-north-west = west-north-west

carcassonne-turn-r0 = not turned
carcassonne-turn-r1 = turned right
carcassonne-turn-r2 = upside down
carcassonne-turn-r3 = turned left

carcassonne-unit-points = points
    .counted = { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Which words a field uses; the same in all languages.

carcassonne-vocabulary-seat = player
carcassonne-vocabulary-seats = player

## Questions

carcassonne-ask-lay = Where do you lay the tile?
carcassonne-ask-claim = Do you put a figure on the tile?
carcassonne-ask-score = What is scored next?
carcassonne-ask-count = { $points ->
    [one] You get 1 point. Which counting figure moves?
   *[other] You get { $points } points. Which counting figure moves?
}

## What can be done

carcassonne-option-place = Lay it: { $cell }, { $turn }
carcassonne-option-put = { $figure_kind ->
    [meeple] Put { $figure_option } as { $part_role }: { $part }
   *[other] Put { $figure_option }: { $part }
}
carcassonne-option-skip = No, no figure
carcassonne-option-take = Take back the { $figure }
carcassonne-option-score = Score the tile { $cell }: { $part }
carcassonne-option-count = Move the { $counter }

# Headings where there is much to choose from and one thing is chosen after the other.
carcassonne-group-put = Put a figure
carcassonne-pick-cell = On which tile?
carcassonne-pick-turn = Which way round do you lay the tile?
carcassonne-pick-figure = Which figure?
carcassonne-pick-part = On which feature?

## What happened

carcassonne-event-started = { $player } begins. The start tile lies ready.
carcassonne-event-drawn = { $player } draws a tile.
carcassonne-event-aside = { $player } draws a tile that fits nowhere. It is out of the game.
carcassonne-event-laid = { $player } lays the tile: { $cell }, { $turn }.
carcassonne-event-put = { $player } puts { $figure_object } on the tile { $cell }: { $figure_kind ->
        [meeple] { $on_role }
       *[other] { $on }
    }.
carcassonne-event-scored = { $on_complete }. It scores for { $player }.
carcassonne-event-final = Final scoring for { $player }: { $on }.
carcassonne-event-extra = Final scoring for { $player }, besides the landscape.
carcassonne-event-lonely = The { $figure } of { $player } stands alone and goes back to the supply.
carcassonne-event-over = The game is over. The winner: { $seats }.

## What it was worth

carcassonne-record-count-road-tiles = Longest road
carcassonne-record-count-city-tiles = Largest city
carcassonne-source-road-tiles = Roads
carcassonne-source-city-tiles = Cities
carcassonne-source-pennants = Cities
carcassonne-source-monastery-tiles = Monasteries
carcassonne-item-road-tiles = Road: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-city-tiles = City: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-pennants = { $count ->
    [one] and 1 coat of arms × { $value } = { $amount }
   *[other] and { $count } coats of arms × { $value } = { $amount }
}
carcassonne-item-monastery-tiles = Monastery and around it: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }

## Why not (otherwise the rule itself is told)

carcassonne-refusal-carcassonne-turn-clockwise = It is the turn of { $seat }.
carcassonne-refusal-carcassonne-lay-empty = A tile already lies there: { $cell }.
carcassonne-refusal-carcassonne-lay-beside = No side of this spot touches a tile: { $cell }.
carcassonne-refusal-carcassonne-lay-fits = The tile does not fit there like this ({ $cell }, { $turn }): road to road, city to city, field to field.
carcassonne-refusal-carcassonne-claim-this-tile = The tile just laid has no such part: { $part }.
carcassonne-refusal-carcassonne-claim-own-supply = There is none in your supply: { $figure }.
carcassonne-refusal-carcassonne-claim-unoccupied = A meeple is already there: { $part }.

## The table in words

carcassonne-board-hand = To be laid, in all 4 turns
carcassonne-board-laid = Just laid
carcassonne-board-points = Points
carcassonne-board-supply = Supply
carcassonne-board-now = now
carcassonne-board-track = Scoring track
carcassonne-board-left = { $count ->
    [0] No tiles left to draw
    [one] 1 tile left to draw
   *[other] { $count } tiles left to draw
}
carcassonne-board-aside = Out of the game: { $count }
carcassonne-board-cut = The landscape is larger than the window.
carcassonne-board-elsewhere = More places outside: { $cells }
carcassonne-board-legend-city = city
carcassonne-board-legend-road = road
carcassonne-board-legend-river = river
carcassonne-board-legend-monastery = monastery
carcassonne-board-legend-garden = garden
carcassonne-board-legend-village = road end
carcassonne-board-legend-pennant = coat of arms

## What speaks for an option, where a bot is asked what it would do

carcassonne-motive-points = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} this turn.
carcassonne-motive-claim = It makes room for { $on_role }: good for about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
carcassonne-motive-promises = That is { $on_role }, good for about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
carcassonne-motive-grows = What you hold on the board becomes worth about { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
carcassonne-motive-hinders = It spoils about { $points ->
    [one] 1 point
   *[other] { $points } points
} for the others.
carcassonne-motive-home = { $count ->
    [one] A figure comes
   *[other] { $count } figures come
} home.
carcassonne-motive-saves = { $count ->
    [0] No figure of yours is left for it.
    [one] Nothing here is worth your last figure.
   *[other] Nothing here is worth one of your figures: all { $count } stay at hand.
}
