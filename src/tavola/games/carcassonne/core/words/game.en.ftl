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
carcassonne-figure-mage = mage
carcassonne-figure-witch = witch

# The figures on the scoring track.
carcassonne-counter-meeple = counting meeple
carcassonne-counter-messenger = messenger

carcassonne-player-0 = player 1
carcassonne-player-1 = player 2
carcassonne-player-2 = player 3
carcassonne-player-3 = player 4
carcassonne-player-4 = player 5
carcassonne-player-5 = player 6

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

carcassonne-piers-r1-r2 = piers r1 and r2
carcassonne-piers-r1-r3 = piers r1 and r3
carcassonne-piers-r1-r4 = piers r1 and r4
carcassonne-piers-r2-r3 = piers r2 and r3
carcassonne-piers-r2-r4 = piers r2 and r4
carcassonne-piers-r3-r4 = piers r3 and r4

carcassonne-message-road = score the smallest road
carcassonne-message-city = score the smallest city
carcassonne-message-monastery = score the smallest monastery
carcassonne-message-tile = lay 1 more tile
carcassonne-message-pennants = 2 points for each coat of arms
carcassonne-message-knights = 2 points for each of your knights
carcassonne-message-farmers = 2 points for each of your farmers
carcassonne-message-score-meeple = score a meeple and take it back

carcassonne-circle-fork = fork
carcassonne-circle-club = club
carcassonne-circle-shield = shield

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
carcassonne-vocabulary-victim = player

## Questions

carcassonne-ask-lay = Where do you lay the tile?
carcassonne-ask-claim = Do you put a figure on the tile?
carcassonne-ask-second = You have a double turn. Do you take another turn at once?
carcassonne-ask-gold = Onto which tile beside it do you lay the second gold bar?
carcassonne-ask-gold-share = Which gold bar do you take?
carcassonne-ask-magic = Where do you put the mage or the witch?
carcassonne-ask-robber = Do you put your robber on the scoring track?
carcassonne-ask-robbery = You get half of the points. Whom does your robber rob?
carcassonne-ask-landing = { $figure_key ->
    [big-meeple] Where does your big meeple land?
   *[other] Where does your meeple land?
}
carcassonne-ask-ferry = Which piers does the new ferry join?
carcassonne-ask-ferries = Do you lay a ferry anew?
carcassonne-ask-score = What is scored next?
carcassonne-ask-count = { $points ->
    [one] You get 1 point. Which counting figure moves?
   *[other] You get { $points } points. Which counting figure moves?
}
carcassonne-ask-message = Your message: { $message }. Do you use it, or do you take 2 points?
carcassonne-ask-recall = Which meeple do you score and take back?
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
carcassonne-option-skip = No, no figure
carcassonne-option-take = Take back the { $figure }
carcassonne-option-second-turn = Take another turn
carcassonne-option-no-second-turn = Go without the second turn
carcassonne-option-gold = Lay a gold bar on { $cell }
carcassonne-option-take-gold = Take a gold bar from { $cell }
carcassonne-option-conjure = Put the { $figure } on { $cell }: { $part }
carcassonne-option-dismiss = Take the { $figure } off the board
carcassonne-option-ambush = Put the robber on space { $space } of the scoring track
carcassonne-option-rob = Rob { $victim }: { $counter }
carcassonne-option-fly = { $figure_key ->
    [big-meeple] Let the big meeple fly
   *[other] Let a meeple fly
}
carcassonne-option-land = Land on { $cell }: { $part }
carcassonne-option-ferry = Lay the ferry: { $piers }
carcassonne-option-turn-ferry = Lay the ferry on { $cell } anew: { $piers }
carcassonne-option-keep-ferries = Leave the ferries as they are
carcassonne-option-score = Score { $cell }: { $part }
carcassonne-option-count = Move the { $counter }
carcassonne-option-message = Use the message
carcassonne-option-message-points = Take 2 points
carcassonne-option-recall = Score the { $figure } on { $cell }: { $part }
carcassonne-option-all-add = All may add a meeple
carcassonne-option-all-remove = All must take back a meeple
carcassonne-option-add = { $figure_key ->
    [big-meeple] Add the big meeple on { $cell }: { $part }
   *[other] Add a { $figure } on { $cell }: { $part }
}
carcassonne-option-remove = Take back the { $figure } from { $cell }: { $part }

# What comes of it, shown behind the option.
carcassonne-note-goods = { $goods }

# Headings where there is much to choose from and one thing is chosen after the other.
carcassonne-group-put = Put a figure
carcassonne-group-fly = Let a meeple fly
carcassonne-group-ambush = Put the robber on the scoring track
carcassonne-group-turn-ferry = Lay a ferry anew
carcassonne-group-add = Add a meeple
carcassonne-pick-cell = On which tile?
carcassonne-pick-turn = Which way round do you lay the tile?
carcassonne-pick-figure = Which figure?
carcassonne-pick-part = On which feature?
carcassonne-pick-piers = Which piers does the ferry join?
carcassonne-pick-space = On which space of the scoring track?

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
carcassonne-event-extra = Final scoring for { $player }, besides the landscape.
carcassonne-event-abbot = { $player } takes back the abbot: { $on }.
carcassonne-event-goods = { $player } has closed the city and gets goods: { $goods }.
carcassonne-event-double-turn = { $player } takes a double turn.
carcassonne-event-lonely = The { $figure } of { $player } stands alone and goes back to the supply.
carcassonne-event-flies = { $figure_key ->
    [big-meeple] { $player } lets the big meeple fly.
   *[other] { $player } lets a meeple fly.
}
carcassonne-event-flown = { $player } rolls { $number }. The flight goes to { $cell }.
carcassonne-event-crashed = It cannot land on { $cell }. The { $figure } goes back to the supply of { $player }.
carcassonne-event-landed = The { $figure } of { $player } lands on { $cell }: { $on }.
carcassonne-event-gold-laid = { $player } lays out 2 gold bars, the second one on { $cell }.
carcassonne-event-gold-taken = { $player } takes 1 gold bar from { $cell }.
carcassonne-event-magic = { $player } puts the { $figure } on { $cell }: { $part }.
carcassonne-event-magic-gone = The { $figure } leaves the board.
carcassonne-event-ambush = { $player } puts the robber on space { $space } of the scoring track.
carcassonne-event-robbed = The robber of { $player } takes half of what { $victim } gets ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
carcassonne-event-robber-back = The robber of { $player } goes back to the supply.
carcassonne-event-ferry-laid = { $player } lays a ferry on { $cell }: { $piers }.
carcassonne-event-ferry-turned = { $player } lays the ferry on { $cell } anew: { $piers }.
carcassonne-event-message = { $player } gets message { $number }: { $message }.
carcassonne-event-message-scored = { $player } scores the message.
carcassonne-event-recalled = { $player } scores a meeple and takes it back: { $on }.
carcassonne-event-one-more-tile = { $left ->
    [0] { $player } would lay another tile, but none is left.
   *[other] { $player } lays another tile.
}
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
carcassonne-event-crop-added = { $figure_key ->
    [big-meeple] { $player } adds the big meeple on { $cell }: { $part }.
   *[other] { $player } adds a { $figure } on { $cell }: { $part }.
}
carcassonne-event-crop-removed = { $figure_key ->
    [big-meeple] { $player } takes back the big meeple from { $cell }: { $part }.
   *[other] { $player } takes back a { $figure } from { $cell }: { $part }.
}
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
carcassonne-item-mage = and the mage: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } × { $value } = { $amount }
carcassonne-item-witch = Witch, only half (rounded up): { $value }
carcassonne-item-robbed = Robbed, half of it (rounded up): { $amount }
carcassonne-item-robber = Robber on the scoring track: { $amount }
carcassonne-item-gold = Gold: { $count ->
        [one] 1 bar
       *[other] { $count } bars
    } × { $value } = { $amount }
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
carcassonne-board-track = Scoring track
carcassonne-board-symbol-flyer = with a flyer
carcassonne-board-symbol-lake = with a lake
carcassonne-board-symbol-gold = with gold
carcassonne-board-symbol-mage = with mage and witch
carcassonne-board-symbol-robber = with robbers
carcassonne-board-symbol-crop-circle = with a crop circle: { $circle }
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
carcassonne-board-legend-lake = lake
carcassonne-board-legend-ferry = ferry
carcassonne-board-legend-flyer = flyer
carcassonne-board-legend-gold = gold bar
carcassonne-board-legend-mage = mage
carcassonne-board-legend-witch = witch
carcassonne-board-legend-robber = robber
carcassonne-board-legend-wine = wine
carcassonne-board-legend-grain = grain
carcassonne-board-legend-cloth = cloth
carcassonne-board-letter-big-meeple = b
carcassonne-board-letter-abbot = a
carcassonne-board-letter-builder = u
carcassonne-board-letter-pig = p
carcassonne-board-letter-robber = R
carcassonne-board-letter-wine = W
carcassonne-board-letter-grain = G
carcassonne-board-letter-cloth = C
