# What the picture of Carrara says: headings, short notes, hints under the pointer.

## Panels
carrara-picture-wheel = Wheel
carrara-picture-display = Buildings
carrara-picture-field = Objects for sale
carrara-picture-cities = City track
carrara-picture-cities-note = each city only once
carrara-picture-score = Victory points
carrara-picture-mat = Player mat: { $player }
carrara-picture-player = Player { $number }

## Wheel
carrara-picture-hub = Buy blocks: turn the wheel
carrara-picture-bag = { $count ->
    [one] 1 block left in the bag
   *[other] { $count } blocks left in the bag
}
carrara-picture-block = Block: { $colour }
carrara-picture-block-on-wheel = { $price ->
    [0] Block: { $colour }, { $segment }, free
    [one] Block: { $colour }, { $segment }, 1 coin
   *[other] Block: { $colour }, { $segment }, { $price } coins
}
carrara-picture-price = { $price ->
    [one] { $colour }: 1 coin
   *[other] { $colour }: { $price } coins
}

## Buildings and objects
carrara-picture-tile = { $type }, cost { $cost } (object: { $object })
carrara-picture-stack = { $count ->
    [one] 1 building left in the stack
   *[other] { $count } buildings left in the stack
}
carrara-picture-field-note = + supply · each
carrara-picture-object-price = Every object costs { $price } coins
carrara-picture-object-on-field = Buy { $object }, { $price } coins
carrara-picture-object-supply = { $object }: { $count } left in the supply
carrara-picture-objects-owned = { $object }: { $count }

## City track and end of the game
carrara-picture-track-open = { $city }: from { $minimum } buildings on, { $worth } per cost
carrara-picture-track-taken = { $city }: scored by { $player } ({ $worth } per cost)
carrara-picture-worth-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
carrara-picture-worth-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
carrara-picture-end = To announce the end
carrara-picture-scorings = Scorings
carrara-picture-objects = Objects
carrara-picture-cost = Building cost
carrara-picture-goal = Condition for the end of the game: at least { $count } { $what }
carrara-picture-announced = announced the end
carrara-picture-last-built = built the last building

## Player mat
carrara-picture-you = you
carrara-picture-to-move = to move
carrara-picture-start-player = start player
carrara-picture-points-of = { $points ->
    [one] { $player }: 1 victory point
   *[other] { $player }: { $points } victory points
}
carrara-picture-stones-left = { $count ->
    [0] No scoring stones left
    [one] 1 scoring stone left
   *[other] { $count } scoring stones left
}
carrara-picture-cost-built = Cost of all buildings: { $count }
carrara-picture-city = { $city }: { $worth } per cost, { $count } built
carrara-picture-type-open = { $type }: { $count } built, not scored yet
carrara-picture-type-scored = { $type }: { $count } built, scored

## Screen
carrara-picture-screen-closed = Screen: { $player }
carrara-picture-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
