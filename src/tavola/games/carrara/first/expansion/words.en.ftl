# The expansion game: what is asked, what can be done, what happened and what it was worth.

carrara-setup-box-expansion = Expansion game
carrara-setup-module-expansion = Expansion game
carrara-setup-about-expansion = Buildings of cost 8, upgrades of cities, and four cards that say what scores at the end.

## Words for values

carrara-special-urban = urban buildings
carrara-special-rural = rural buildings
carrara-landscape-urban = Urban buildings
carrara-landscape-rural = Rural buildings
carrara-upgrade-livorno = Livorno
carrara-upgrade-pisa = Pisa
carrara-upgrade-lucca = Lucca
carrara-upgrade-viareggio = Viareggio
carrara-upgrade-massa = Massa
carrara-upgrade-lerici = Lérici
carrara-upgrade-urban = Urban buildings
carrara-upgrade-rural = Rural buildings
carrara-pile-top = Top card (brown)
carrara-pile-object = Object card (violet)
carrara-pile-building = Building card (grey)
carrara-pile-extra = Extra card (green)

carrara-vocabulary-cities = city
carrara-vocabulary-partner = type
carrara-vocabulary-raised = type

## Cards: their names, and what they say

carrara-card-top-scorings = Scorings
carrara-card-top-five-or-eight = Fives and eights
carrara-card-top-cities = Cities
carrara-card-top-buildings = Buildings
carrara-card-top-coins = Coins
carrara-card-top-points = Points
carrara-card-object-each = Every object
carrara-card-object-pairs = Pairs
carrara-card-object-triples = Triples
carrara-card-object-four-and-two = Four and two
carrara-card-object-three-different = Three different
carrara-card-object-different = Different ones
carrara-card-object-product = Objects multiplied
carrara-card-object-alike = Equal ones
carrara-card-building-cost = Cost
carrara-card-building-twos = Twos
carrara-card-building-threes = Threes
carrara-card-building-fours = Fours
carrara-card-building-eights = Eights
carrara-card-building-rural = Rural buildings
carrara-card-building-urban = Urban buildings
carrara-card-building-product = Cities multiplied
carrara-card-building-pairs = Town and country
carrara-card-extra-halves = Left and right cities
carrara-card-extra-majorities = Majority in each city
carrara-card-extra-smallest = The smallest
carrara-card-extra-two-types = Two types
carrara-card-extra-cities-1 = Two cities (1)
carrara-card-extra-cities-2 = Two cities (2)
carrara-card-extra-cities-3 = Two cities (3)
carrara-card-extra-any-two-cities = Any two cities

carrara-says-top-scorings = { $count } scorings made
carrara-says-top-five-or-eight = { $count } buildings of cost 5 or 8
carrara-says-top-cities = { $count ->
        [one] 1 city
       *[other] { $count } cities
    } scored
carrara-says-top-buildings = { $count } buildings built
carrara-says-top-coins = { $count } coins; in the end 2 coins are 1 point for everybody
carrara-says-top-points = { $count } victory points
carrara-says-object-each = { $count } objects; 3 points each
carrara-says-object-pairs = { $count } pairs of equal objects; 5 points each
carrara-says-object-triples = { $count } triples of equal objects; 7 points each
carrara-says-object-four-and-two = { $count } set of four equal and two equal objects; 20 points for each set
carrara-says-object-three-different = { $count } sets of 3 different objects; 8 points each
carrara-says-object-different = { $count } different objects; 2 to 6 different ones pay 3, 7, 12, 18, 24 points
carrara-says-object-product = { $count } pairs of equal objects; up to 3 groups of equal objects are multiplied
carrara-says-object-alike = { $count } equal objects; 2 to 6 equal ones pay 3, 6, 10, 15, 21 points
carrara-says-building-cost = Buildings with a total cost of { $count }; 1 point for each cost
carrara-says-building-twos = 2 buildings in { $count } cities; every 2 pay 11, 9, 7, 5, 3, 1 points from Livorno to Lérici
carrara-says-building-threes = 3 buildings in { $count } cities; every 3 pay 17, 14, 11, 8, 5, 2 points from Livorno to Lérici
carrara-says-building-fours = 4 buildings in { $count } city; every 4 pay 23, 19, 15, 11, 7, 3 points from Livorno to Lérici
carrara-says-building-eights = { $count } building of cost 8; each pays 34, 26, 19, 13, 8, 4 points from Livorno to Lérici
carrara-says-building-rural = { $count } rural buildings; 6 points each
carrara-says-building-urban = { $count } urban buildings; 3 points each
carrara-says-building-product = 2 buildings in { $count } cities; their numbers in up to 3 cities are multiplied
carrara-says-building-pairs = { $count } urban and { $count } rural buildings; each pair pays its costs
carrara-says-extra-halves = Highest total cost in Livorno, Pisa and Lucca: 9 points; in Viareggio, Massa and Lérici: 9 points
carrara-says-extra-majorities = Highest total cost in each city, from Livorno to Lérici: 14, 12, 10, 8, 6, 4 points
carrara-says-extra-smallest = The smallest building of each type is scored
carrara-says-extra-two-types = Two types of building are scored
carrara-says-extra-cities-1 = { $cities } are scored
carrara-says-extra-cities-2 = { $cities } are scored
carrara-says-extra-cities-3 = { $cities } are scored
carrara-says-extra-any-two-cities = Two cities of one’s choice are scored
carrara-card-assumed = assumed

## Setting up

carrara-setup-option-top-card = Top card (brown)
carrara-setup-option-top-card-drawn = Draw one
carrara-setup-option-top-card-top-scorings = { carrara-card-top-scorings }
carrara-setup-option-top-card-top-five-or-eight = { carrara-card-top-five-or-eight }
carrara-setup-option-top-card-top-cities = { carrara-card-top-cities }
carrara-setup-option-top-card-top-buildings = { carrara-card-top-buildings }
carrara-setup-option-top-card-top-coins = { carrara-card-top-coins }
carrara-setup-option-top-card-top-points = { carrara-card-top-points }
carrara-setup-option-object-card = Object card (violet)
carrara-setup-option-object-card-drawn = Draw one
carrara-setup-option-object-card-object-each = { carrara-card-object-each }
carrara-setup-option-object-card-object-pairs = { carrara-card-object-pairs }
carrara-setup-option-object-card-object-triples = { carrara-card-object-triples }
carrara-setup-option-object-card-object-four-and-two = { carrara-card-object-four-and-two }
carrara-setup-option-object-card-object-three-different = { carrara-card-object-three-different }
carrara-setup-option-object-card-object-different = { carrara-card-object-different }
carrara-setup-option-object-card-object-product = { carrara-card-object-product }
carrara-setup-option-object-card-object-alike = { carrara-card-object-alike }
carrara-setup-option-building-card = Building card (grey)
carrara-setup-option-building-card-drawn = Draw one
carrara-setup-option-building-card-building-cost = { carrara-card-building-cost }
carrara-setup-option-building-card-building-twos = { carrara-card-building-twos }
carrara-setup-option-building-card-building-threes = { carrara-card-building-threes }
carrara-setup-option-building-card-building-fours = { carrara-card-building-fours }
carrara-setup-option-building-card-building-eights = { carrara-card-building-eights }
carrara-setup-option-building-card-building-rural = { carrara-card-building-rural }
carrara-setup-option-building-card-building-urban = { carrara-card-building-urban }
carrara-setup-option-building-card-building-product = { carrara-card-building-product }
carrara-setup-option-building-card-building-pairs = { carrara-card-building-pairs }
carrara-setup-option-extra-card = Extra card (green)
carrara-setup-option-extra-card-drawn = Draw one
carrara-setup-option-extra-card-extra-halves = { carrara-card-extra-halves }
carrara-setup-option-extra-card-extra-majorities = { carrara-card-extra-majorities }
carrara-setup-option-extra-card-extra-smallest = { carrara-card-extra-smallest }
carrara-setup-option-extra-card-extra-two-types = { carrara-card-extra-two-types }
carrara-setup-option-extra-card-extra-cities-1 = { carrara-card-extra-cities-1 }
carrara-setup-option-extra-card-extra-cities-2 = { carrara-card-extra-cities-2 }
carrara-setup-option-extra-card-extra-cities-3 = { carrara-card-extra-cities-3 }
carrara-setup-option-extra-card-extra-any-two-cities = { carrara-card-extra-any-two-cities }
carrara-setup-option-city-cards = Extra cards for two cities
carrara-setup-option-city-cards-pairs = Three cards, each with two cities of its own
carrara-setup-option-city-cards-any-two = One card for any two cities
carrara-setup-option-product-groups = Objects multiplied
carrara-setup-option-product-groups-split = Equal objects may form several groups
carrara-setup-option-product-groups-whole = Only one group of each kind of object
carrara-setup-option-unturned-relief = Buying without turning when nothing can be paid
carrara-setup-option-unturned-relief-allowed = Allowed: it brings 2 coins
carrara-setup-option-unturned-relief-refused = Not allowed: the wheel must be turned

## Questions

carrara-ask-upgrade = Which upgrade do you take?

## What can be done

carrara-option-buy-unturned = Buy blocks without turning the wheel
carrara-option-raise = Raise { $raised } to { $tile }
carrara-option-score-special = Score all { $special }
carrara-option-upgrade = Upgrade for { $upgrade }
carrara-option-no-upgrade = Take no upgrade

carrara-group-raise = Raise a building
carrara-group-score-special = Score a special field
carrara-group-upgrade = Take an upgrade
carrara-pick-raised = Which building do you raise?
carrara-pick-special = Which field do you score?
carrara-pick-upgrade = Which upgrade do you take?

carrara-field-raised = Building raised
carrara-field-special = Special scoring field
carrara-field-upgrade = Upgrade
carrara-do-raise = Raise
carrara-do-score-special = Score a field
carrara-do-upgrade = Take an upgrade

## What happened

carrara-event-card = { $pile }: { $card }.
carrara-event-unturned = { $player } does not turn the wheel.
carrara-event-raising = { $player } raises { $raised } in { $city } to { $tile }.
carrara-event-raised = { $player } hands in { $payment }: { $tile } now stands in { $city }; { $raised } has left the game.
carrara-event-upgraded = { $player } takes the upgrade for { $upgrade }: each cost now pays { $points ->
        [0] { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }{ $coins ->
            [0] { "" }
            [one] { " " }and 1 coin
           *[other] { " " }and { $coins } coins
        }
    }.
carrara-event-no-upgrade = { $player } takes no upgrade.
carrara-event-scored-special = { $player } scores all { $special }.
carrara-event-shows-objects = { $player } shows: { $objects }.
carrara-event-shows-coins = { $player } shows { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.

## What it was worth

carrara-item-special = { $tile }: cost { $count } × value { $value } = { $amount }
carrara-item-group-each = Objects: { $count } × { $value } = { $amount }
carrara-item-group-alike = { $size } equal objects: { $count } × { $value } = { $amount }
carrara-item-group-different = { $size } different objects: { $count } × { $value } = { $amount }
carrara-item-group-four-and-two = Four equal with two equal: { $count } × { $value } = { $amount }
carrara-item-group-product = Groups of equal objects: { $factors } = { $amount }
carrara-item-left-over = Objects left over: { $count } × { $value } = { $amount }
carrara-item-in-city = Every { $size } buildings in { $city }: { $count } × { $value } = { $amount }
carrara-item-of-cost = { $tile } in { $city }: { $amount }
carrara-item-landscape = { $landscape }: { $count } × { $value } = { $amount }
carrara-item-city-product = Buildings in the fullest cities: { $factors } = { $amount }
carrara-item-pair = { $tile } with { $partner }: { $amount }
carrara-item-most = Highest total cost in { $cities } ({ $sum }): { $amount }
carrara-item-coins-by-card = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, every { $each } give 1: { $amount }

## Why not (otherwise the rule itself is told)

carrara-refusal-carrara1x-eights-gone = { $tile } has already been built, and there is only one.
carrara-refusal-carrara1x-raise-any = { $raised } does not stand on your mat.
carrara-refusal-carrara1x-raise-higher = { $tile } does not cost more than { $raised }.
carrara-refusal-carrara1x-raise-difference = For { $tile } you hand in exactly { $cost ->
        [one] 1 block
       *[other] { $cost } blocks
    } of your own.
carrara-refusal-carrara1x-special-once = You have already scored the field for { $special }.
carrara-refusal-carrara1x-special-needs-building = To score the field for { $special }, you must have built at least 1 of them.
carrara-refusal-carrara1x-upgrade-supply = The upgrade for { $upgrade } already lies with { $seat }.
carrara-refusal-carrara1x-top-scorings = Not enough for announcing the end yet (Scorings): { $count } of { $needed }.
carrara-refusal-carrara1x-top-five-or-eight = Not enough for announcing the end yet (Fives and eights): { $count } of { $needed }.
carrara-refusal-carrara1x-top-cities = Not enough for announcing the end yet (Cities): { $count } of { $needed }.
carrara-refusal-carrara1x-top-buildings = Not enough for announcing the end yet (Buildings): { $count } of { $needed }.
carrara-refusal-carrara1x-top-coins = Not enough for announcing the end yet (Coins): { $count } of { $needed }.
carrara-refusal-carrara1x-top-points = Not enough for announcing the end yet (Points): { $count } of { $needed }.
carrara-refusal-carrara1x-object-each = Not enough for announcing the end yet (Every object): { $count } of { $needed }.
carrara-refusal-carrara1x-object-pairs = Not enough for announcing the end yet (Pairs): { $count } of { $needed }.
carrara-refusal-carrara1x-object-triples = Not enough for announcing the end yet (Triples): { $count } of { $needed }.
carrara-refusal-carrara1x-object-four-and-two = Not enough for announcing the end yet (Four and two): { $count } of { $needed }.
carrara-refusal-carrara1x-object-three-different = Not enough for announcing the end yet (Three different): { $count } of { $needed }.
carrara-refusal-carrara1x-object-different = Not enough for announcing the end yet (Different ones): { $count } of { $needed }.
carrara-refusal-carrara1x-object-product = Not enough for announcing the end yet (Objects multiplied): { $count } of { $needed }.
carrara-refusal-carrara1x-object-alike = Not enough for announcing the end yet (Equal ones): { $count } of { $needed }.
carrara-refusal-carrara1x-building-cost = Not enough for announcing the end yet (Cost): { $count } of { $needed }.
carrara-refusal-carrara1x-building-twos = Not enough for announcing the end yet (Twos): { $count } of { $needed }.
carrara-refusal-carrara1x-building-threes = Not enough for announcing the end yet (Threes): { $count } of { $needed }.
carrara-refusal-carrara1x-building-fours = Not enough for announcing the end yet (Fours): { $count } of { $needed }.
carrara-refusal-carrara1x-building-eights = Not enough for announcing the end yet (Eights): { $count } of { $needed }.
carrara-refusal-carrara1x-building-rural = Not enough for announcing the end yet (Rural buildings): { $count } of { $needed }.
carrara-refusal-carrara1x-building-urban = Not enough for announcing the end yet (Urban buildings): { $count } of { $needed }.
carrara-refusal-carrara1x-building-product = Not enough for announcing the end yet (Cities multiplied): { $count } of { $needed }.
carrara-refusal-carrara1x-building-pairs = Not enough for announcing the end yet (Town and country): { $count } of { $needed }.

## The table in words

carrara-board-eights = Beside the board
carrara-board-upgrades = Upgrades in the supply
carrara-board-specials = Special scoring fields
carrara-board-cards = Cards
carrara-board-short-points = { $count } VP
carrara-board-short-coins = { $count } c

## The picture

carrara-picture-unturned = Buy blocks without turning the wheel
carrara-picture-eights = Eights and upgrades
carrara-picture-eight-gone = This building has been built
carrara-picture-upgrade = Upgrade for { $upgrade }: { $new } instead of { $old } per cost
carrara-picture-upgrade-gone = The upgrade for { $upgrade } lies with { $player }
carrara-picture-worth-both = { $points } and { $coins }
carrara-picture-assumed = (Assumed: no source states this value.)
carrara-picture-special-open = All { $special } (cost { $cost }): { $worth } per cost, not scored yet
carrara-picture-special-scored = All { $special } (cost { $cost }): { $worth } per cost, scored
carrara-special-short-urban = Urban
carrara-special-short-rural = Rural
carrara-picture-cards = Cards
carrara-picture-coins-per-point = { $count } coins = 1 point
carrara-picture-progress = { $player }: { $there } of { $needed }
carrara-picture-progress-hidden = { $player }: hidden behind the screen
carrara-picture-worth-now = { $player }: { $worth } now
