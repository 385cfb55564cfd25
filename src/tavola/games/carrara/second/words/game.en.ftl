# The Palaces of Carrara, second edition: what is asked, what can be done, what happened and what it was worth.

carrara-second-title = The Palaces of Carrara, second edition

## Words for values

carrara-second-colour-white = white
    .counted = { $count } white
carrara-second-colour-yellow = yellow
    .counted = { $count } yellow
carrara-second-colour-red = red
    .counted = { $count } red
carrara-second-colour-green = green
    .counted = { $count } green
carrara-second-colour-blue = blue
    .counted = { $count } blue
carrara-second-colour-purple = purple
    .counted = { $count } purple
carrara-second-city-livorno = Livorno
carrara-second-city-pisa = Pisa
carrara-second-city-lucca = Lucca
carrara-second-city-viareggio = Viareggio
carrara-second-city-massa = Massa
carrara-second-city-lerici = Lérici
carrara-second-type-biblioteca = Biblioteca
carrara-second-type-cathedrale = Cathedrale
carrara-second-type-palazzo = Palazzo
carrara-second-type-porta = Porta
carrara-second-type-castello = Castello
carrara-second-type-villa = Villa
carrara-second-short-biblioteca = Bib
carrara-second-short-cathedrale = Cat
carrara-second-short-palazzo = Pal
carrara-second-short-porta = Por
carrara-second-short-castello = Cas
carrara-second-short-villa = Vil
carrara-second-landscape-urban = urban
carrara-second-landscape-rural = rural
carrara-second-unit-points = victory points
    .counted = { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
carrara-second-unit-coins = coins
    .counted = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
carrara-second-segment-I = segment I
carrara-second-segment-II = segment II
carrara-second-segment-III = segment III
carrara-second-segment-IV = segment IV
carrara-second-segment-V = segment V
carrara-second-segment-VI = segment VI
carrara-second-section-coins = coin section
carrara-second-section-points = point section
carrara-second-section-open = open area
carrara-second-wheel-turn = turn the wheel and refill it
carrara-second-wheel-still = without turning

## Which words a field uses; the same in all languages.

carrara-second-vocabulary-blocks = colour
carrara-second-vocabulary-payment = colour
carrara-second-vocabulary-seat = player
carrara-second-vocabulary-seats = player
carrara-second-vocabulary-tile = type
carrara-second-vocabulary-old = type
carrara-second-vocabulary-monument = type
carrara-second-vocabulary-track = city
carrara-second-vocabulary-place = city
carrara-second-numbered-place = building { $number } in { $name }
carrara-second-vocabulary-improvement = city landscape
carrara-second-vocabulary-unit = unit

## Questions

carrara-second-ask-action = Which action do you take? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
carrara-second-ask-follow = Royal visit: do you follow it, or forgo the bonus? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
carrara-second-ask-take = Which blocks do you buy? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
carrara-second-ask-pay = How do you pay for { $tile } in { $city }? Cost: { $cost }.
carrara-second-ask-improve = Which improvement do you take?
carrara-second-ask-field = What do you score?

## What can be done

carrara-second-option-buy = Buy blocks: { $wheel }
carrara-second-option-build = Build { $tile } in { $city }
carrara-second-option-monument = Put up the { $monument } monument in { $city }
carrara-second-option-upgrade = Upgrade { $monument } { $from } ({ $place }) to its monument
carrara-second-option-improve = Take the improvement for { $improvement }
carrara-second-option-visit = Score with the stone from: { $section }
carrara-second-option-score-type = Score the building type { $type }
carrara-second-option-score-city = Score the city { $track }
carrara-second-option-score-landscape = Score the { $landscape } landscape
carrara-second-option-take = { $blocks } from { $segment }
carrara-second-option-pay = Pay { $payment }
carrara-second-option-pass = Pass and take 2 coins
carrara-second-option-relief = Show that you cannot pay for anything, and take 2 coins
carrara-second-option-end = End your turn
carrara-second-note-bought = { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }

## Headings where one thing is chosen after the other.

carrara-second-group-buy = Buy blocks
carrara-second-group-build = Build a building
carrara-second-group-monument = Put up a monument
carrara-second-group-upgrade = Upgrade to a monument
carrara-second-group-visit = Score
carrara-second-group-improve = Take an improvement
carrara-second-group-score-type = Score a building type
carrara-second-group-score-city = Score a city
carrara-second-group-score-landscape = Score a landscape
carrara-second-group-take = Buy blocks
carrara-second-group-pay = Pay
carrara-second-pick-wheel = Do you turn the wheel?
carrara-second-pick-tile = Which building do you build?
carrara-second-pick-city = In which city?
carrara-second-pick-monument = Which monument?
carrara-second-pick-from = Which building do you upgrade?
carrara-second-pick-place = Which building?
carrara-second-pick-improvement = Which improvement?
carrara-second-pick-section = From which section of the court?
carrara-second-pick-type = Which building type do you score?
carrara-second-pick-track = Which city do you score?
carrara-second-pick-landscape = Which landscape do you score?
carrara-second-pick-segment = From which segment do you buy?
carrara-second-pick-payment = Which blocks do you pay?
carrara-second-pick-blocks = Which blocks do you buy? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.

## What happened

carrara-second-event-started = { $player } is the start player.
carrara-second-event-shown = New on the board: { $tile }.
carrara-second-event-shown-many = New on the board: { $tile }.
carrara-second-event-turned = { $player } turns the wheel by 1 segment.
carrara-second-event-still = { $player } buys without turning the wheel.
carrara-second-event-drawn = { $player } refills segment I with 1 block, { $colour }.
carrara-second-event-drawn-many = { $player } refills segment I: { $colour }.
carrara-second-event-bought = { $player } buys from { $segment }: { $blocks }, { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }.
carrara-second-event-relief = { $player } cannot pay for anything, shows { $held ->
        [one] 1 coin
       *[other] { $held } coins
    } and takes { $coins } coins.
carrara-second-event-building = { $player } takes { $tile } from the board, to build in { $city }.
carrara-second-event-monument = { $player } takes the { $monument } monument for { $city }.
carrara-second-event-built = { $player } builds { $tile } in { $city } and hands in { $payment }.
carrara-second-event-upgraded = { $player } puts up { $tile } in { $city } over { $old } and hands in { $payment }.
carrara-second-event-improved = { $player } takes the improvement for { $improvement }.
carrara-second-event-led = { $player } starts a royal visit: { $section }.
carrara-second-event-followed = { $player } follows the royal visit: { $section }.
carrara-second-event-unvisited = { $player } scores with a stone from the open area.
carrara-second-event-bonus = { $player } takes the bonus ({ $section }).
carrara-second-event-forwent = { $player } does not follow the visit: the stone ({ $section }) goes to the open area.
carrara-second-event-marker = { $player } puts the marker back on the court.
carrara-second-event-scored-type = { $player } scores the building type { $type }.
carrara-second-event-scored-city = { $player } scores the city { $track }.
carrara-second-event-scored-landscape = { $player } scores the { $landscape } landscape.
carrara-second-event-passed = { $player } passes and takes { $coins } coins.
carrara-second-event-ending = { $player } triggers the end of the game. Everybody else has 1 more turn.
carrara-second-event-standstill = Everybody has passed for { $count } rounds: the game ends.
carrara-second-event-final = Final scoring for { $player }.
carrara-second-event-over = The game is over. The winner: { $seats }.

## What it was worth

carrara-second-record-total-building-points = Most valuable building
carrara-second-item-building = { $tile } in { $city }: value { $count } × { $value } = { $amount }
carrara-second-item-cost = For building without scoring stones: { $amount }
carrara-second-item-bonus = Bonus of the court: { $amount }
carrara-second-item-ending = End triggered: { $amount }
carrara-second-item-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, every { $rate } give 1: { $amount }

## Why not (otherwise the rule itself is told)

carrara-second-refusal-carrara2-turn-clockwise = It is the turn of { $seat }.
carrara-second-refusal-carrara2-build-display = { $tile } does not lie open on the board.
carrara-second-refusal-carrara2-build-cost = For { $tile } you hand in exactly this much: { $cost }. Exchanges are always two for one.
carrara-second-refusal-carrara2-buy-pays = That costs { $price } coins, and you have { $coins }.
carrara-second-refusal-carrara2-buy-one-segment = There are not so many blocks on { $segment }: { $blocks }.
carrara-second-refusal-carrara2-monument-one-each = The { $monument } monument is already built.
carrara-second-refusal-carrara2-monument-improvement-left = This improvement is already taken: { $improvement }.
carrara-second-refusal-carrara2-court-follow = { $seat } leads a royal visit: now you can only score with the stone from: { $section }.
carrara-second-refusal-carrara2-court-own-stone = None of your stones stands there: { $section }.
carrara-second-refusal-carrara2-city-once = { $city } has already been scored.
carrara-second-refusal-carrara2-city-minimum = To score { $city } you need { $needed } buildings of your own there; you have { $count }.
carrara-second-refusal-carrara2-type-once = You have already scored the building type { $type }.
carrara-second-refusal-carrara2-type-needs-building = You have no building of this type: { $type }.
carrara-second-refusal-carrara2-landscape-once = You have already scored this landscape: { $landscape }.
carrara-second-refusal-carrara2-landscape-needs-building = You have no building of this landscape: { $landscape }.

## The table in words

carrara-second-board-wheel = Wheel
carrara-second-board-bag = Bag: { $count }
carrara-second-board-display = Board
carrara-second-board-stack = Stack: { $count }
carrara-second-board-monuments = Monuments
carrara-second-board-improvements = Improvements
carrara-second-board-points = { $value } pts
carrara-second-board-coins = { $value } coins
carrara-second-board-accepts = Blocks
carrara-second-board-accepts-only = { $colour }
carrara-second-board-accepts-to = to { $colour }
carrara-second-board-accepts-all = all
carrara-second-board-track = City fields
carrara-second-board-open = from { $count }
carrara-second-board-court = Royal court
carrara-second-board-court-open = open
carrara-second-board-court-visited = visit
carrara-second-board-points-short = Points
carrara-second-board-stones = Stones
carrara-second-board-scored = Scored
carrara-second-board-improved = Improved
carrara-second-board-screen = Your screen
carrara-second-board-held-blocks = blocks
carrara-second-board-ending = { $player } has triggered the end: last turns.
carrara-second-board-to-end = To the end: { $stack } left in the stack; whoever is furthest has { $stones } stones left.
carrara-second-tie-break = { $count ->
        [one] 1 block left
       *[other] { $count } blocks left
    }

## What speaks for an option, where a bot is asked what it would do

carrara-second-motive-take = { $count ->
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
carrara-second-motive-build = { $count ->
    [0] It opens { $city }: every further building there makes its scoring richer.
    [one] It joins your building in { $city }: scoring the city pays for both.
   *[other] It joins your { $count } buildings in { $city }: scoring the city pays for all of them.
}
carrara-second-motive-income = It brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
