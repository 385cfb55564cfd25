# Carcassonne Big Box: what is asked, what can be done, what happened and what it was worth.

carcassonne-title = Carcassonne

## Words for values

carcassonne-figure-meeple = meeple
    .counted = { $count ->
        [one] 1 meeple
       *[other] { $count } meeples
    }
carcassonne-figure-big-meeple = big meeple
    .counted = { $count ->
        [one] 1 big meeple
       *[other] { $count } big meeples
    }
carcassonne-figure-abbot = abbot
    .counted = { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
    }
carcassonne-figure-builder = builder
    .counted = { $count ->
        [one] 1 builder
       *[other] { $count } builders
    }
carcassonne-figure-pig = pig
    .counted = { $count ->
        [one] 1 pig
       *[other] { $count } pigs
    }

carcassonne-on-road = road
carcassonne-on-city = city
carcassonne-on-monastery = monastery
carcassonne-on-garden = garden
carcassonne-on-field = field
carcassonne-on-river = river

# The parts of a tile, numbered as in the list of tiles.
carcassonne-part-c1 = city c1
carcassonne-part-c2 = city c2
carcassonne-part-c3 = city c3
carcassonne-part-c4 = city c4
carcassonne-part-r1 = road r1
carcassonne-part-r2 = road r2
carcassonne-part-r3 = road r3
carcassonne-part-r4 = road r4
carcassonne-part-f1 = field f1
carcassonne-part-f2 = field f2
carcassonne-part-f3 = field f3
carcassonne-part-f4 = field f4
carcassonne-part-m1 = monastery
carcassonne-part-g1 = garden
carcassonne-part-w1 = river

carcassonne-turn-r0 = not turned
carcassonne-turn-r1 = turned right
carcassonne-turn-r2 = upside down
carcassonne-turn-r3 = turned left

carcassonne-goods-wine = wine
    .counted = { $count } wine
carcassonne-goods-grain = grain
    .counted = { $count } grain
carcassonne-goods-cloth = cloth
    .counted = { $count } cloth

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
carcassonne-ask-second = You have a double turn. Do you take another turn at once?

## What can be done

carcassonne-option-place = Lay on { $cell }, { $turn }
carcassonne-option-put = { $figure_key ->
    [meeple] Put a meeple as { $part_key ->
            [c1] knight
            [c2] knight
            [c3] knight
            [c4] knight
            [r1] highwayman
            [r2] highwayman
            [r3] highwayman
            [r4] highwayman
            [m1] monk
           *[other] farmer
        }: { $part }
    [big-meeple] Put the big meeple as { $part_key ->
            [c1] knight
            [c2] knight
            [c3] knight
            [c4] knight
            [r1] highwayman
            [r2] highwayman
            [r3] highwayman
            [r4] highwayman
            [m1] monk
           *[other] farmer
        }: { $part }
   *[other] Put the { $figure }: { $part }
}
carcassonne-option-skip = Put no figure
carcassonne-option-take = Take back the { $figure }
carcassonne-option-second-turn = Take another turn
carcassonne-option-no-second-turn = Go without the second turn

# What comes of it, shown behind the option.
carcassonne-note-goods = { $goods }

# Headings where there is much to choose from and one thing is chosen after the other.
carcassonne-group-put = Put a figure
carcassonne-pick-cell = Where do you lay the tile?
carcassonne-pick-turn = Which way round do you lay the tile?
carcassonne-pick-figure = Which figure do you put?
carcassonne-pick-part = Where do you put the figure?

## What happened

carcassonne-event-started = { $player } begins. The start tile lies ready.
carcassonne-event-drawn = { $player } draws a tile.
carcassonne-event-aside = { $player } draws a tile that fits nowhere. It is out of the game.
carcassonne-event-laid = { $player } lays the tile on { $cell }, { $turn }.
carcassonne-event-put = { $figure_key ->
    [meeple] { $player } puts a meeple on { $cell }: { $on_key ->
            [road] a highwayman on the road
            [city] a knight in the city
            [monastery] a monk in the monastery
           *[other] a farmer on the field
        }.
    [big-meeple] { $player } puts the big meeple on { $cell }: { $on_key ->
            [road] a highwayman on the road
            [city] a knight in the city
            [monastery] a monk in the monastery
           *[other] a farmer on the field
        }.
    [abbot] { $player } puts the abbot on { $cell }: { $on }.
    [builder] { $player } puts the builder on { $cell }: { $on }.
    [pig] { $player } puts the pig on { $cell }: { $on }.
   *[other] { $player } puts on { $cell }: { $figure }, { $on }.
}
carcassonne-event-scored = { $on_key ->
    [road] A road is complete. It scores for { $player }.
    [city] A city is complete. It scores for { $player }.
    [monastery] A monastery is complete. It scores for { $player }.
   *[other] A garden is complete. It scores for { $player }.
}
carcassonne-event-final = Final scoring for { $player }: { $on }.
carcassonne-event-extra = Final scoring for { $player }: goods.
carcassonne-event-abbot = { $player } takes back the abbot: { $on }.
carcassonne-event-goods = { $player } has closed the city and gets goods: { $goods }.
carcassonne-event-double-turn = { $player } takes a double turn.
carcassonne-event-lonely = The { $figure } of { $player } stands alone and goes back to the supply.
carcassonne-event-over = The game is over. The winner: { $seats }.

## What it was worth

carcassonne-item-road-tiles = Road: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-inn-tiles = { $value ->
    [0] Road with an inn, not complete: { $amount }
   *[other] Road with an inn: { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        } × { $value } = { $amount }
}
carcassonne-item-city-tiles = { $value ->
    [0] City with a cathedral, not complete: { $amount }
    [3] City with a cathedral: { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        } × 3 = { $amount }
   *[other] City: { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        } × { $value } = { $amount }
}
carcassonne-item-pennants = { $count ->
    [one] and 1 coat of arms × { $value } = { $amount }
   *[other] and { $count } coats of arms × { $value } = { $amount }
}
carcassonne-item-monastery-tiles = Monastery and around it: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-garden-tiles = Garden and around it: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-field-cities = { $value ->
    [4] Field with a pig: { $count ->
            [one] 1 complete city
           *[other] { $count } complete cities
        } × 4 = { $amount }
   *[other] Field: { $count ->
            [one] 1 complete city
           *[other] { $count } complete cities
        } × { $value } = { $amount }
}
carcassonne-item-goods = Most { $goods }: { $amount }

## Why not (otherwise the rule itself is told)

carcassonne-refusal-carcassonne-turn-clockwise = It is the turn of { $seat }.
carcassonne-refusal-carcassonne-lay-empty = A tile already lies on { $cell }.
carcassonne-refusal-carcassonne-lay-beside = No side of { $cell } touches a tile.
carcassonne-refusal-carcassonne-lay-fits = The tile does not fit on { $cell } like this ({ $turn }): road to road, city to city, field to field.
carcassonne-refusal-carcassonne-claim-this-tile = The tile just laid has no such part: { $part }.
carcassonne-refusal-carcassonne-claim-own-supply = There is none in your supply: { $figure }.
carcassonne-refusal-carcassonne-claim-unoccupied = A meeple is already there: { $part }.

## The table in words

carcassonne-board-hand = To be laid, in all 4 turns
carcassonne-board-laid = Just laid
carcassonne-board-points = Points
carcassonne-board-supply = Supply
carcassonne-board-now = now
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
carcassonne-board-legend-inn = inn
carcassonne-board-legend-cathedral = cathedral
carcassonne-board-legend-wine = wine
carcassonne-board-legend-grain = grain
carcassonne-board-legend-cloth = cloth
carcassonne-board-letter-big-meeple = b
carcassonne-board-letter-abbot = a
carcassonne-board-letter-builder = u
carcassonne-board-letter-pig = p
carcassonne-board-letter-wine = W
carcassonne-board-letter-grain = G
carcassonne-board-letter-cloth = C
