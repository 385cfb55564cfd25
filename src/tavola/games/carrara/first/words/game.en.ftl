# The Palaces of Carrara: what is asked, what can be done, what happened and what it was worth.

carrara-title = The Palaces of Carrara

## Words for values

carrara-colour-white = white
    .counted = { $count } white
carrara-colour-yellow = yellow
    .counted = { $count } yellow
carrara-colour-red = red
    .counted = { $count } red
carrara-colour-green = green
    .counted = { $count } green
carrara-colour-blue = blue
    .counted = { $count } blue
carrara-colour-black = black
    .counted = { $count } black

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lérici

carrara-type-biblioteca = Biblioteca
carrara-type-cathedrale = Cathedrale
carrara-type-palazzo = Palazzo
carrara-type-porta = Porta
carrara-type-castello = Castello
carrara-type-villa = Villa

# Short, for narrow tables.
carrara-short-biblioteca = Bib
carrara-short-cathedrale = Cat
carrara-short-palazzo = Pal
carrara-short-porta = Por
carrara-short-castello = Cas
carrara-short-villa = Vil

carrara-object-book = book
    .counted = { $count ->
        [one] 1 book
       *[other] { $count } books
    }
carrara-object-cup = cup
    .counted = { $count ->
        [one] 1 cup
       *[other] { $count } cups
    }
carrara-object-crown = crown
    .counted = { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
carrara-object-gate = gate
    .counted = { $count ->
        [one] 1 gate
       *[other] { $count } gates
    }
carrara-object-flag = flag
    .counted = { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
carrara-object-coat = coat of arms
    .counted = { $count ->
        [one] 1 coat of arms
       *[other] { $count } coats of arms
    }

carrara-unit-points = victory points
    .counted = { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
carrara-unit-coins = coins
    .counted = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }

carrara-segment-I = segment I
carrara-segment-II = segment II
carrara-segment-III = segment III
carrara-segment-IV = segment IV
carrara-segment-V = segment V
carrara-segment-VI = segment VI

## Which words a field uses; the same in all languages.

carrara-vocabulary-blocks = colour
carrara-vocabulary-payment = colour
carrara-vocabulary-objects = object
carrara-vocabulary-seat = player
carrara-vocabulary-seats = player
carrara-vocabulary-tile = type
carrara-vocabulary-track = city
carrara-vocabulary-unit = unit object

## Questions

carrara-ask-action = Which action do you take?
carrara-ask-take = Which blocks do you buy? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
carrara-ask-pay = Which { $cost ->
        [one] block
       *[other] { $cost } blocks
    } do you pay for { $tile } in { $city }?
carrara-ask-after = Is there anything else before your turn ends? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.

## What can be done

carrara-option-buy = Buy blocks
carrara-option-build = Build { $tile } in { $city }
carrara-option-score-type = Score the building type { $type }
carrara-option-score-city = Score the city { $track }
carrara-option-relief = Show that you cannot pay for anything, and take 2 coins
carrara-option-decline = Go without an action
carrara-option-take = { $blocks } from { $segment }
carrara-option-pay = Pay { $payment }
carrara-option-object = Extra purchase: { $object }
carrara-option-announce = Announce the end of the game
carrara-option-end = End your turn

# What comes of it, shown behind the option.
carrara-note-bought = { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }
carrara-note-object = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

# Headings where there is much to choose from and one thing is chosen after the other.
carrara-group-build = Build a building
carrara-group-score-type = Score a building type
carrara-group-score-city = Score a city
carrara-group-object = Extra purchase: an object
carrara-group-take = Buy blocks
carrara-group-pay = Pay
carrara-pick-tile = Which building do you build?
carrara-pick-city = In which city?
carrara-pick-type = Which building type do you score?
carrara-pick-track = Which city do you score?
carrara-pick-segment = From which segment do you buy?
carrara-pick-blocks = Which blocks do you buy? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
carrara-pick-payment = Which blocks do you pay?
carrara-pick-object = Which object do you buy?

## What happened

carrara-event-started = { $player } is the start player.
carrara-event-shown = New in the display: { $tile }.
carrara-event-shown-many = New in the display: { $tile }.
carrara-event-turned = { $player } turns the wheel by 1 segment.
carrara-event-drawn = { $player } refills segment I with 1 block, { $colour }.
carrara-event-drawn-many = { $player } refills segment I: { $colour }.
carrara-event-bought = { $player } buys from { $segment }: { $blocks }, { $coins ->
        [0] free of charge
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
carrara-event-relief = { $player } has no other choice, shows { $held ->
        [one] 1 coin
       *[other] { $held } coins
    } and takes { $coins } coins.
carrara-event-building = { $player } takes { $tile } from the display, to build in { $city }.
carrara-event-built = { $player } builds { $tile } in { $city } and hands in { $payment }.
carrara-event-scored-type = { $player } scores the building type { $type }.
carrara-event-scored-city = { $player } scores the city { $track }.
carrara-event-short = The supply is too small. { $player } goes without: { $count } × { $object }.
carrara-event-object = { $player } buys an object for { $coins } coins: { $object }.
carrara-event-announced = { $player } announces the end of the game and shows { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    }. The round is played to its end.
carrara-event-last-building = { $player } has built the last building. The round is played to its end.
carrara-event-declined = { $player } goes without an action.
carrara-event-final = Final scoring for { $player }.
carrara-event-over = The game is over. The winner: { $seats }.

## What it was worth

carrara-record-total-building-points = Most valuable building
carrara-item-building = { $tile } in { $city }: cost { $count } × value { $value } = { $amount }
carrara-item-object = and { $amount }
carrara-item-object-many = and { $amount }
carrara-item-announced = End announced: { $amount }
carrara-item-objects = { $object }: { $count } × { $value } = { $amount }
carrara-item-objects-many = { $object }: { $count } objects × { $value } = { $amount }
carrara-item-cost = Cost of { $tile }: { $amount }
carrara-item-cost-many = Cost of the buildings: { $sum } = { $amount }
carrara-item-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, every 5 give 1: { $amount }

## Why not (otherwise the rule itself is told)

carrara-refusal-carrara1-turn-clockwise = It is the turn of { $seat }.
carrara-refusal-carrara1-build-display = { $tile } does not lie open in the display.
carrara-refusal-carrara1-build-cost = For { $tile } you hand in exactly { $cost ->
        [one] 1 block
       *[other] { $cost } blocks
    } of your own.
carrara-refusal-carrara1-score-type-open = You have already scored the building type { $type }.
carrara-refusal-carrara1-score-type-needs-building = To score the building type { $type }, you must have built at least 1 building of that type.
carrara-refusal-carrara1-score-city-open = { $city } has already been scored.
carrara-refusal-carrara1-score-city-minimum = To score { $city } you need { $needed } buildings of your own there; you have { $count }.
carrara-refusal-carrara1-buy-pays = That costs { $price } coins, and you have { $coins }.
carrara-refusal-carrara1-buy-one-segment = There are not so many blocks on { $segment }: { $blocks }.
carrara-refusal-carrara1-extra-field = This object no longer lies on the object field: { $object }.
carrara-refusal-carrara1-extra-price = An object costs { $price } coins, and you have { $coins }.
carrara-refusal-carrara1-end-only-once = { $seat } has already announced the end.
carrara-refusal-carrara1-end-condition-scorings = To announce the end you must have scored { $needed } times; so far { $count }.
carrara-refusal-carrara1-end-condition-objects = To announce the end you need { $needed } objects; you have { $count }.
carrara-refusal-carrara1-end-condition-cost = To announce the end you need buildings with a total cost of { $needed }; you have { $count }.

## The table in words

carrara-board-wheel = Wheel
carrara-board-bag = Bag: { $count }
carrara-board-display = Display
carrara-board-stack = Stack: { $count }
carrara-board-points = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
carrara-board-coins = { $value ->
        [one] 1 coin
       *[other] { $value } coins
    }
carrara-board-accepts = Blocks
carrara-board-accepts-only = { $colour }
carrara-board-accepts-to = to { $colour }
carrara-board-accepts-all = all
carrara-board-track = City track
carrara-board-open = from { $count }
carrara-board-points-short = Points
carrara-board-scorings = Scorings
carrara-board-objects = Objects
carrara-board-cost = Cost built
carrara-board-scored-types = Types scored
carrara-board-field = Object field ({ $price } coins each)
carrara-board-supply = Getting short in the supply: { $supply }
carrara-board-screen = Your screen
carrara-board-held-blocks = blocks
carrara-board-held-objects = objects
carrara-board-announced = { $player } has announced the end: last round.
carrara-board-last-building = The last building is built: last round.

carrara-tie-break = { $count ->
        [one] 1 block left
       *[other] { $count } blocks left
    }

## What speaks for an option, where a bot is asked what it would do

carrara-motive-take = { $count ->
    [one] One block
   *[other] { $count } blocks
} for { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}; { $left ->
    [one] 1 coin stays
   *[other] { $left } coins stay
} in the purse.
carrara-motive-build = { $count ->
    [0] It opens { $city }: every further building there makes its scoring richer.
    [one] It joins your building in { $city }: scoring the city pays for both.
   *[other] It joins your { $count } buildings in { $city }: scoring the city pays for all of them.
}
carrara-motive-income = It brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
