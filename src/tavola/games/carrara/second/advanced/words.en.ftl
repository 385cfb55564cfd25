# The words of the advanced game.

carrara-second-setup-box-advanced = Advanced
carrara-second-setup-module-advanced = Advanced game: two wheels, decorations, statues, money fields
carrara-second-setup-about-advanced = A second wheel inside the first, decorations and statues to buy, and fields of money to claim.
carrara-second-setup-option-money-fields = Money fields (advanced game)
carrara-second-setup-option-money-fields-shared = Shared: only one player can claim each
carrara-second-setup-option-money-fields-own = Own: everybody has both to themselves
carrara-second-setup-option-statue-ties = Ties of statues (advanced game)
carrara-second-setup-option-statue-ties-next = One level lower, however many are tied
carrara-second-setup-option-statue-ties-last = The last of the levels that are shared

## Words for values

carrara-second-piece-book = book
    .object = a book
    .the = the book
    .counted = { $count ->
        [one] 1 book
       *[other] { $count } books
    }
carrara-second-piece-cup = cup
    .object = a cup
    .the = the cup
    .counted = { $count ->
        [one] 1 cup
       *[other] { $count } cups
    }
carrara-second-piece-crown = crown
    .object = a crown
    .the = the crown
    .counted = { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
carrara-second-piece-gate = gate
    .object = a gate
    .the = the gate
    .counted = { $count ->
        [one] 1 gate
       *[other] { $count } gates
    }
carrara-second-piece-flag = flag
    .object = a flag
    .the = the flag
    .counted = { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
carrara-second-piece-coat = coat of arms
    .object = a coat of arms
    .the = the coat of arms
    .counted = { $count ->
        [one] 1 coat of arms
       *[other] { $count } coats of arms
    }
carrara-second-piece-white = white statue
    .object = a white statue
    .the = the white statue
    .counted = { $count ->
        [one] 1 white statue
       *[other] { $count } white statues
    }
carrara-second-piece-yellow = yellow statue
    .object = a yellow statue
    .the = the yellow statue
    .counted = { $count ->
        [one] 1 yellow statue
       *[other] { $count } yellow statues
    }
carrara-second-piece-red = red statue
    .object = a red statue
    .the = the red statue
    .counted = { $count ->
        [one] 1 red statue
       *[other] { $count } red statues
    }
carrara-second-piece-green = green statue
    .object = a green statue
    .the = the green statue
    .counted = { $count ->
        [one] 1 green statue
       *[other] { $count } green statues
    }
carrara-second-piece-blue = blue statue
    .object = a blue statue
    .the = the blue statue
    .counted = { $count ->
        [one] 1 blue statue
       *[other] { $count } blue statues
    }
carrara-second-piece-purple = purple statue
    .object = a purple statue
    .the = the purple statue
    .counted = { $count ->
        [one] 1 purple statue
       *[other] { $count } purple statues
    }
carrara-second-piece-gold = gold statue
    .object = the gold statue
    .the = the gold statue
    .counted = { $count ->
        [one] 1 gold statue
       *[other] { $count } gold statues
    }
carrara-second-section-gold = statue section
carrara-second-section-decoration = decoration section
carrara-second-wheel-both = turn both wheels and refill
carrara-second-wheel-inner = turn the inner wheel only
carrara-second-pair-livorno-lerici = Livorno and Lérici
carrara-second-pair-massa-pisa = Massa and Pisa
carrara-second-pair-viareggio-lucca = Viareggio and Lucca
carrara-second-vocabulary-stored = piece

## Questions

carrara-second-ask-reward = You have emptied { $segment }: do you take a piece that is shown there?
carrara-second-ask-decoration = Which decoration do you take as a bonus?
carrara-second-ask-gold = Do you take the gold statue as a bonus?
carrara-second-ask-place = Where does { $piece_the } go?
carrara-second-ask-after = Is there anything else before your turn ends? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.

## What can be done

carrara-second-option-gain = Take: { $piece }
carrara-second-option-decline = Take nothing
carrara-second-option-place = Onto { $place }
carrara-second-option-store = Into a warehouse
carrara-second-option-swap = Discard from the warehouse: { $stored }
carrara-second-option-move = From the warehouse onto { $place }: { $stored }
carrara-second-option-purchase = For 10 coins onto { $place }: { $piece }
carrara-second-option-score-money = Claim a money field: { $rate } coins for 1 victory point
carrara-second-option-score-statues = Score statues: { $pair }
carrara-second-group-gain = Take a piece
carrara-second-do-gain = Take a piece
carrara-second-group-place = Put onto a building
carrara-second-do-place = Put onto a building
carrara-second-group-swap = Discard something
carrara-second-do-swap = Discard something
carrara-second-group-move = Move out of a warehouse
carrara-second-do-move = Move out of a warehouse
carrara-second-group-purchase = Buy a decoration or statue (10 coins)
carrara-second-do-purchase = Buy a decoration or statue (10 coins)
carrara-second-group-score-money = Claim a money field
carrara-second-do-score-money = Claim a money field
carrara-second-group-score-statues = Score statues
carrara-second-do-score-statues = Score statues
carrara-second-pick-piece = Which piece?
carrara-second-pick-stored = Which stored piece?
carrara-second-pick-rate = Which money field?
carrara-second-pick-pair = Which cities?
carrara-second-field-piece = Piece
carrara-second-field-stored = Stored
carrara-second-field-rate = Money field
carrara-second-field-pair = Pair of cities

## What happened

carrara-second-event-outer = The large wheel shows on segment I: { $piece }.
carrara-second-event-turned-both = { $player } turns both wheels by 1 segment.
carrara-second-event-turned-inner = { $player } turns the inner wheel by 1 segment.
carrara-second-event-gained = { $player } takes { $piece_object }.
carrara-second-event-declined = { $player } takes no piece.
carrara-second-event-placed = { $player } puts { $piece_object } onto { $tile } ({ $place }).
carrara-second-event-stored = { $player } stores { $piece_object }.
carrara-second-event-swapped = { $player } discards { $stored_object } and stores { $piece_object }.
carrara-second-event-returned = { $player } has no room for { $piece_object }.
carrara-second-event-moved = { $player } moves { $piece_object } from the warehouse onto { $tile } ({ $place }).
carrara-second-event-purchased = { $player } buys { $piece_object } for { $tile } ({ $place }).
carrara-second-event-boxed = { $player } does not take the gold statue: it goes into the box.
carrara-second-event-claimed = { $player } shows { $held ->
        [one] 1 coin
       *[other] { $held } coins
    } and claims the money field { $rate }:1.
carrara-second-event-scored-statues = { $player } scores statues: { $pair }.
carrara-second-item-set = { $count } × { $piece }: { $amount }
carrara-second-item-majority = { $count } { $count ->
        [one] statue
       *[other] statues
    } in { $city }: { $amount }

## Why not

carrara-second-refusal-carrara2-ruling-money-shared = { $seat } has already claimed this money field.
carrara-second-refusal-carrara2-advanced-money-show = For that you must show { $needed } coins; you have { $coins }.
carrara-second-refusal-carrara2-advanced-purchase-price = That costs { $price } coins, and you have { $coins }.

## The table in words

carrara-second-board-symbols = Symbols
carrara-second-board-supply = Supply
carrara-second-board-statues = Statues
carrara-second-board-warehouses = Warehouses
carrara-second-board-money = Money fields
carrara-second-board-money-field = { $rate }:1 (from { $needed })
carrara-second-board-in-hand = In hand: { $piece }
