# The Castles of Tuscany: what is asked, what can be done, what happened and what it was worth.

tuscany-title = The Castles of Tuscany

## Words for values

tuscany-tile-castle = castle
    .object = a castle
    .the = the castle
    .counted = { $count ->
        [one] 1 castle
       *[other] { $count } castles
    }
tuscany-tile-city = city
    .object = a city
    .the = the city
    .counted = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
tuscany-tile-farmstead = farmstead
    .object = a farmstead
    .the = the farmstead
    .counted = { $count ->
        [one] 1 farmstead
       *[other] { $count } farmsteads
    }
tuscany-tile-agriculture = agriculture
    .object = an agriculture tile
    .the = the agriculture tile
    .counted = { $count ->
        [one] 1 agriculture
       *[other] { $count } agriculture tiles
    }
tuscany-tile-quarry = quarry
    .object = a quarry
    .the = the quarry
    .counted = { $count ->
        [one] 1 quarry
       *[other] { $count } quarries
    }
tuscany-tile-village = village
    .object = a village
    .the = the village
    .counted = { $count ->
        [one] 1 village
       *[other] { $count } villages
    }
tuscany-tile-monastery = monastery
    .object = a monastery
    .the = the monastery
    .counted = { $count ->
        [one] 1 monastery
       *[other] { $count } monasteries
    }
tuscany-tile-carriage = carriage
    .object = a carriage
    .the = the carriage
    .counted = { $count ->
        [one] 1 carriage
       *[other] { $count } carriages
    }
tuscany-tile-hexagon = wooden hexagon
    .object = a wooden hexagon
    .the = the wooden hexagon
    .counted = { $count ->
        [one] 1 wooden hexagon
       *[other] { $count } wooden hexagons
    }
tuscany-tile-wine = agriculture (wine)
    .object = an agriculture tile (wine)
    .the = the agriculture tile (wine)
    .counted = { $count ->
        [one] 1 agriculture (wine)
       *[other] { $count } agriculture (wine)
    }
tuscany-tile-boar = agriculture (boar)
    .object = an agriculture tile (boar)
    .the = the agriculture tile (boar)
    .counted = { $count ->
        [one] 1 agriculture (boar)
       *[other] { $count } agriculture (boar)
    }
tuscany-tile-olives = agriculture (olives)
    .object = an agriculture tile (olives)
    .the = the agriculture tile (olives)
    .counted = { $count ->
        [one] 1 agriculture (olives)
       *[other] { $count } agriculture (olives)
    }
tuscany-tile-grain = agriculture (grain)
    .object = an agriculture tile (grain)
    .the = the agriculture tile (grain)
    .counted = { $count ->
        [one] 1 agriculture (grain)
       *[other] { $count } agriculture (grain)
    }
tuscany-tile-wine-boar = agriculture (wine/boar)
    .object = an agriculture tile (wine/boar)
    .the = the agriculture tile (wine/boar)
    .counted = { $count ->
        [one] 1 agriculture (wine/boar)
       *[other] { $count } agriculture (wine/boar)
    }
tuscany-tile-wine-olives = agriculture (wine/olives)
    .object = an agriculture tile (wine/olives)
    .the = the agriculture tile (wine/olives)
    .counted = { $count ->
        [one] 1 agriculture (wine/olives)
       *[other] { $count } agriculture (wine/olives)
    }
tuscany-tile-wine-grain = agriculture (wine/grain)
    .object = an agriculture tile (wine/grain)
    .the = the agriculture tile (wine/grain)
    .counted = { $count ->
        [one] 1 agriculture (wine/grain)
       *[other] { $count } agriculture (wine/grain)
    }
tuscany-tile-boar-olives = agriculture (boar/olives)
    .object = an agriculture tile (boar/olives)
    .the = the agriculture tile (boar/olives)
    .counted = { $count ->
        [one] 1 agriculture (boar/olives)
       *[other] { $count } agriculture (boar/olives)
    }
tuscany-tile-boar-grain = agriculture (boar/grain)
    .object = an agriculture tile (boar/grain)
    .the = the agriculture tile (boar/grain)
    .counted = { $count ->
        [one] 1 agriculture (boar/grain)
       *[other] { $count } agriculture (boar/grain)
    }
tuscany-tile-olives-grain = agriculture (olives/grain)
    .object = an agriculture tile (olives/grain)
    .the = the agriculture tile (olives/grain)
    .counted = { $count ->
        [one] 1 agriculture (olives/grain)
       *[other] { $count } agriculture (olives/grain)
    }

tuscany-colour-castle = dark green
tuscany-colour-city = red
tuscany-colour-farmstead = turquoise
tuscany-colour-agriculture = light green
tuscany-colour-quarry = grey
tuscany-colour-village = orange
tuscany-colour-monastery = yellow
tuscany-colour-carriage = beige

# Short, for narrow tables.
tuscany-short-castle = Ca
tuscany-short-city = Ci
tuscany-short-farmstead = Fa
tuscany-short-agriculture = Ag
tuscany-short-quarry = Qu
tuscany-short-village = Vi
tuscany-short-monastery = Mo
tuscany-short-carriage = Cr
tuscany-short-hexagon = Hx

tuscany-card-castle = dark green card
    .counted = { $count ->
        [one] 1 dark green card
       *[other] { $count } dark green cards
    }
tuscany-card-city = red card
    .counted = { $count ->
        [one] 1 red card
       *[other] { $count } red cards
    }
tuscany-card-farmstead = turquoise card
    .counted = { $count ->
        [one] 1 turquoise card
       *[other] { $count } turquoise cards
    }
tuscany-card-agriculture = light green card
    .counted = { $count ->
        [one] 1 light green card
       *[other] { $count } light green cards
    }
tuscany-card-quarry = grey card
    .counted = { $count ->
        [one] 1 grey card
       *[other] { $count } grey cards
    }
tuscany-card-village = orange card
    .counted = { $count ->
        [one] 1 orange card
       *[other] { $count } orange cards
    }
tuscany-card-monastery = yellow card
    .counted = { $count ->
        [one] 1 yellow card
       *[other] { $count } yellow cards
    }
tuscany-card-carriage = beige card
    .counted = { $count ->
        [one] 1 beige card
       *[other] { $count } beige cards
    }
tuscany-card-hidden = card
    .counted = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tuscany-card-worker = worker
    .counted = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }

tuscany-kind-wine = wine
tuscany-kind-boar = boar
tuscany-kind-olives = olives
tuscany-kind-grain = grain
tuscany-kind-hexagon = wooden hexagon

tuscany-bonus-card = “+1 card”
tuscany-bonus-storage = “+1 storage space”
tuscany-bonus-marble = “+1 marble”
tuscany-bonus-worker = “+1 worker”
tuscany-bonus-yield = “+1 yield card”

tuscany-gain-red = red points
    .counted = { $count ->
        [one] 1 red point
       *[other] { $count } red points
    }
tuscany-gain-green = green points
    .counted = { $count ->
        [one] 1 green point
       *[other] { $count } green points
    }
tuscany-gain-marble = marble
    .counted = { $count ->
        [one] 1 marble
       *[other] { $count } marble
    }
tuscany-gain-worker = worker
    .counted = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
tuscany-gain-hexagon = wooden hexagon
    .counted = { $count ->
        [one] 1 wooden hexagon
       *[other] { $count } wooden hexagons
    }
tuscany-gain-cards = card
    .counted = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tuscany-gain-bonus = bonus card
    .counted = { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
tuscany-gain-tile = free tile
    .counted = { $count ->
        [one] 1 free tile
       *[other] { $count } free tiles
    }
tuscany-gain-yield = yield card
    .counted = { $count ->
        [one] 1 yield card
       *[other] { $count } yield cards
    }

tuscany-unit-points = red points
    .counted = { $count ->
        [one] 1 red point
       *[other] { $count } red points
    }
tuscany-unit-green = green points
    .counted = { $count ->
        [one] 1 green point
       *[other] { $count } green points
    }

# Where a field is, for people who see the picture.
tuscany-place-field = { $row ->
    [one] the top
    [2] the second
    [3] the third
   *[other] the fourth
} field of column { $column }

tuscany-offsets-up-up = up, up
tuscany-offsets-up-down = up, down
tuscany-offsets-up-high = up, far up
tuscany-offsets-up-low = up, far down
tuscany-offsets-down-up = down, up
tuscany-offsets-down-down = down, down
tuscany-offsets-down-high = down, far up
tuscany-offsets-down-low = down, far down
tuscany-offsets-high-up = far up, up
tuscany-offsets-high-down = far up, down
tuscany-offsets-high-high = far up, far up
tuscany-offsets-high-low = far up, far down
tuscany-offsets-low-up = far down, up
tuscany-offsets-low-down = far down, down
tuscany-offsets-low-high = far down, far up
tuscany-offsets-low-low = far down, far down
tuscany-turns-0-0-0 = none turned
tuscany-turns-0-0-180 = right turned
tuscany-turns-0-180-0 = middle turned
tuscany-turns-0-180-180 = middle and right turned
tuscany-turns-180-0-0 = left turned
tuscany-turns-180-0-180 = left and right turned
tuscany-turns-180-180-0 = left and middle turned
tuscany-turns-180-180-180 = all turned

tuscany-yield-red1 = 1 red point
tuscany-yield-red2 = 2 red points
tuscany-yield-red3 = 3 red points
tuscany-yield-red4 = 4 red points
tuscany-yield-green1 = 1 green point
tuscany-yield-green2 = 2 green points
tuscany-yield-green3 = 3 green points
tuscany-yield-green4 = 4 green points
tuscany-yield-cards1 = 1 card
tuscany-yield-cards2 = 2 cards
tuscany-yield-cards3 = 3 cards
tuscany-yield-cards4 = 4 cards
tuscany-yield-worker1 = 1 worker
tuscany-yield-worker2 = 2 workers
tuscany-yield-worker3 = 3 workers
tuscany-yield-worker4 = 4 workers
tuscany-yield-marble1 = 1 marble
tuscany-yield-marble2 = 2 marble
tuscany-yield-marble3 = 3 marble
tuscany-yield-marble4 = 4 marble
tuscany-yield-hexagon1 = 1 wooden hexagon
tuscany-yield-hexagon2 = 2 wooden hexagons
tuscany-yield-hexagon3 = 3 wooden hexagons
tuscany-yield-hexagon4 = 4 wooden hexagons

tuscany-stack-1 = left
tuscany-stack-2 = middle
tuscany-stack-3 = right

## Which words a field uses; the same in all languages.

tuscany-vocabulary-payment = card
tuscany-vocabulary-cards = card
tuscany-vocabulary-kinds = kind
tuscany-vocabulary-seat = player
tuscany-vocabulary-seats = player
tuscany-vocabulary-unit = unit

## Questions

tuscany-ask-build = Build your board, then put down the start castle.
tuscany-ask-castle = Where does your start castle stand?
tuscany-ask-bonus = Which bonus card do you take?
tuscany-ask-action = Draw cards, take a tile or place one?
tuscany-ask-swap = Nothing fits: which colour do you have replaced?
tuscany-ask-take = Which tile do you take?
tuscany-ask-discard = Your storage is full: what gives way to { $tile_the }?
tuscany-ask-pay = How do you pay for { $tile_the } on { $field }? It costs 2 cards: { $colour }.
tuscany-ask-free = Which tile do you place free of charge?
tuscany-ask-after = Do you hand in a marble block for another action?

## What can be done

tuscany-option-join = Pieces { $order }: { $turns }, shifted { $offsets }
tuscany-option-arrange = Pieces { $order }: { $turns }, shifted { $offsets }, castle on { $castle }
tuscany-option-castle = Start castle on { $castle }
tuscany-option-bonus = Take the bonus card { $bonus }
tuscany-option-draw = Draw cards
tuscany-option-take = Take { $tile_the } (space { $space })
tuscany-option-swap = Replace all tiles of this colour: { $colour }
tuscany-option-discard = Remove { $tile_the }
tuscany-option-place = Place { $tile_the } on { $field }
tuscany-option-pay = Pay { $payment }
tuscany-option-free = Place { $tile_the } (space { $space }) on { $field }, free of charge
tuscany-option-marble = Hand in 1 marble for another action
tuscany-option-end = End your turn
tuscany-option-pass = Do without

# Headings where one thing is chosen after the other.
tuscany-group-arrange = Build the board
tuscany-group-join = Join the pieces
tuscany-group-castle = Place the start castle
tuscany-group-bonus = Take a bonus card
tuscany-group-take = Take a tile
tuscany-group-swap = Have a colour replaced
tuscany-group-discard = Make room in the storage
tuscany-group-place = Place a tile
tuscany-group-pay = Pay
tuscany-group-free = Place a tile free of charge
tuscany-pick-order = In which order do the pieces lie?
tuscany-pick-turns = Which pieces are turned?
tuscany-pick-offsets = How are the second and third piece shifted?
tuscany-pick-castle = Where does the start castle stand?
tuscany-pick-bonus = Which bonus card?
tuscany-pick-space = From which space?
tuscany-pick-tile = Which tile?
tuscany-pick-colour = Which colour?
tuscany-pick-field = On which field?
tuscany-pick-payment = What do you pay with?

## What happened

tuscany-event-started = { $player } is the start player.
tuscany-event-shown = New in the display: { $tile }.
tuscany-event-shown-many = New in the display: { $tile }.
tuscany-event-refilled = { $player } lays a tile of their own into the display: { $tile }.
tuscany-event-drew = { $player } draws: { $card }.
tuscany-event-drew-many = { $player } draws: { $card }.
tuscany-event-no-cards = { $player } finds no more cards.
tuscany-event-reshuffled = The discards become the new pile: { $count } cards.
tuscany-event-piece = { $player } gets piece { $piece }.
tuscany-event-piece-many = { $player } gets the pieces { $piece }.
tuscany-event-sealed = { $player } has built the board; it stays hidden until all are done.
tuscany-event-built = { $player } shows the board: pieces { $order }, { $turns }, castle on { $castle }.
tuscany-event-bonus = { $player } takes the bonus card { $bonus }.
tuscany-event-passed = { $player } does without.
tuscany-event-took = { $player } takes { $tile_object } from the display.
tuscany-event-discarded = { $player } removes { $tile_the } from the storage.
tuscany-event-swapped = { $player } could place nothing and has a colour replaced: { $colour }, { $count }.
tuscany-event-emptied = { $player } has emptied the { $stack } stack. Play goes on until everybody has had a turn.
tuscany-event-emptied-later = { $player } has emptied the { $stack } stack, too. That ends nothing any more.
tuscany-event-sent-away = { $count } tiles of a colour lie in the display and are replaced: { $colour }.
tuscany-event-restacked = The neutral tiles are shuffled again: { $count }.
tuscany-event-placing = { $player } places { $tile_object } on { $field }.
tuscany-event-placed = { $player } pays for { $tile_the } on { $field }: { $payment }.
tuscany-event-placed-free = { $player } places { $tile_object } on { $field }, free of charge.
tuscany-event-nothing-fits = No tile of the display fits, so the castle brings nothing.
tuscany-event-gained = { $player } gets { $gain }.
tuscany-event-no-room = { $player } has no room for a wooden hexagon.
tuscany-event-yield = { $player } turns up a yield card: { $gain }.
tuscany-event-yield-points = The yield card brings { $player } points.
tuscany-event-yields-shuffled = The yield cards are shuffled again: { $count }.
tuscany-event-marble = { $player } hands in a marble block for another action.
tuscany-event-scoring = Round { $round } is over and is scored.
tuscany-event-scored = Scoring for { $player }.
tuscany-event-extra-round = The right stack of somebody is empty: everybody has one more turn.
tuscany-event-final = Final scoring for { $player }.
tuscany-event-over = The game is over. The winner: { $seats }.

## What it was worth

tuscany-record-total-region = Most valuable region
tuscany-item-region = Region of { $size } completed ({ $colour }): { $amount }
tuscany-item-colour-first = First to cover all fields of this colour ({ $colour }): { $amount }
tuscany-item-colour-second = Second to cover all fields of this colour ({ $colour }): { $amount }
tuscany-item-kinds = New in the region ({ $kinds }): { $amount }
tuscany-item-storage = Another storage space: { $amount }
tuscany-item-yield = Yield card: { $amount }
tuscany-item-no-room = Instead of the hexagon: { $amount }
tuscany-item-green = Points of the green track: { $amount }
tuscany-item-tiles = Tiles in the storage: { $count } × { $value } = { $amount }
tuscany-item-hexagons = Wooden hexagons: { $count } × { $value } = { $amount }
tuscany-item-marble = Marble: { $count } × { $value } = { $amount }
tuscany-item-workers = Workers: { $count } × { $value } = { $amount }
tuscany-item-cards = { $cards } cards in hand, every { $per } give 1: { $amount }

## Why not (otherwise the rule itself is told)

tuscany-refusal-tuscany-turn-clockwise = It is the turn of { $seat }.
tuscany-refusal-tuscany-take-any = There is no such tile on space { $space } of the display: { $tile }.
tuscany-refusal-tuscany-place-action = This does not lie on your storage spaces: { $tile }.
tuscany-refusal-tuscany-place-colour = { $tile } does not fit { $field }; that field is { $colour }.
tuscany-refusal-tuscany-place-once = Something lies on { $field } already.
tuscany-refusal-tuscany-place-adjacent = None of your tiles lies beside it: { $field }.
tuscany-refusal-tuscany-city-stock = There is no bonus card { $bonus } left.
tuscany-refusal-tuscany-take-help-colour = No tile of this colour lies in the display: { $colour }.

## The table in words

tuscany-board-display = Display
tuscany-board-neutral = Neutral tiles: { $count }
tuscany-board-pile = Cards: { $count }, discarded: { $discards }
tuscany-board-yields = Yield cards: { $count }
tuscany-board-colours = Colour bonus
tuscany-board-red = red
tuscany-board-green = green
tuscany-board-cards = cards
tuscany-board-marble = marble
tuscany-board-workers = workers
tuscany-board-stacks = stacks
tuscany-board-storage = storage
tuscany-board-bonus = bonus cards
tuscany-board-free = free
tuscany-board-hand = Your hand
tuscany-board-round = Round { $round } of 3
tuscany-board-last = A stack is empty: this time around the table ends the round.
tuscany-board-extra = Last turn for everybody.
tuscany-board-sealed = board is built
tuscany-board-building = builds the board
tuscany-board-pieces = Pieces { $pieces }

tuscany-tie-break = { $count ->
        [one] 1 empty field, then green points
       *[other] { $count } empty fields, then green points
    }

## What speaks for an option, where a bot is asked what it would do

tuscany-motive-place = With what follows from it, the tile on this field is worth about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tuscany-motive-take = A field of yours waits for this tile: with what follows from it, good for about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tuscany-motive-draw = { $count ->
    [one] 1 card
   *[other] { $count } cards
} more: a tile costs { $cost } of its colour, and what you hold pays for nothing better now.
