# What the picture of the second edition says: headings, short notes, hints under the pointer.

## Panels
carrara-second-picture-wheel = Wheel
carrara-second-picture-display = Buildings
carrara-second-picture-display-note = value = blocks to pay
carrara-second-picture-monuments = Monuments
carrara-second-picture-monuments-note = each with an improvement
carrara-second-picture-cities = Cities
carrara-second-picture-cities-note = each scored only once
carrara-second-picture-court = Royal court
carrara-second-picture-score = Victory points
carrara-second-picture-mat = Player mat: { $player }
carrara-second-picture-player = Player { $number }
carrara-second-picture-assumed = (Assumed: no source states this value.)

## Wheel
carrara-second-picture-hub = Buy blocks
carrara-second-picture-wheel-turn = Buy blocks: turn the wheel and refill it first
carrara-second-picture-wheel-still = Buy blocks without turning the wheel
carrara-second-picture-bag = { $count ->
    [one] 1 block left in the bag
   *[other] { $count } blocks left in the bag
}
carrara-second-picture-block = Block: { $colour }
carrara-second-picture-block-on-wheel = { $price ->
    [0] Block: { $colour }, { $segment }, free
    [one] Block: { $colour }, { $segment }, 1 coin
   *[other] Block: { $colour }, { $segment }, { $price } coins
}
carrara-second-picture-price = { $price ->
    [one] { $colour }: 1 coin
   *[other] { $colour }: { $price } coins
}

## Buildings, monuments and improvements
carrara-second-picture-tile = { $type }, value { $value } (decoration: { $piece })
carrara-second-picture-stack = { $count ->
    [0] The stack is empty
    [one] 1 building left in the stack
   *[other] { $count } buildings left in the stack
}
carrara-second-picture-monument = { $type } monument, value { $value }: costs { $value } blocks, or over an own { $type } the difference. You take an improvement with it.
carrara-second-picture-monument-gone = { $type } monument: built
carrara-second-picture-improvement = Improvement { $improvement }: a value of 1 brings { $new } instead of { $old }.
carrara-second-picture-improvement-gone = Improvement { $improvement }: taken
carrara-second-picture-built = { $type }, value { $value }.
carrara-second-picture-monument-built = { $type } monument, value { $value }.

## Cities and end of the game
carrara-second-picture-track-open = { $city }: from { $minimum } buildings on, { $worth } per value
carrara-second-picture-track-taken = { $city }: scored by { $player } ({ $worth } per value)
carrara-second-picture-worth-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
carrara-second-picture-worth-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
carrara-second-picture-worth-both = { $one } and { $other }
carrara-second-picture-ending = The end comes once
carrara-second-picture-ending-note = both are 0
carrara-second-picture-ending-stack = in the stack
carrara-second-picture-ending-stack-told = { $count ->
    [0] Condition for the end: the stack of buildings is empty
    [one] Condition for the end: the stack must be empty. 1 building is left in it.
   *[other] Condition for the end: the stack must be empty. { $count } buildings are left in it.
}
carrara-second-picture-ending-stones = fewest stones
carrara-second-picture-ending-stones-told = { $count ->
    [0] Condition for the end: somebody has used all scoring stones
    [one] Condition for the end: somebody must use all scoring stones. Who has fewest has 1 left.
   *[other] Condition for the end: somebody must use all scoring stones. Who has fewest has { $count } left.
}
carrara-second-picture-last-turns = last turn
carrara-second-picture-last-turns-told = A last turn each for: { $players }
carrara-second-picture-triggered = brought the end
carrara-second-picture-triggered-told = Brought the end of the game: { $players }

## Royal court
carrara-second-picture-marker-here = no visit
carrara-second-picture-marker-here-told = The marker of the royal visit lies ready: whoever scores now leads a visit.
carrara-second-picture-marker-away = visit led by
carrara-second-picture-marker-with = { $player } leads the royal visit
carrara-second-picture-section-coins = { $count ->
    [one] Bonus section: 1 coin.
   *[other] Bonus section: { $count } coins.
}
carrara-second-picture-section-points = { $count ->
    [one] Bonus section: 1 victory point.
   *[other] Bonus section: { $count } victory points.
}
carrara-second-picture-section-nth = Section { $number } from the left.
carrara-second-picture-section-visited = The royal visit of { $player } is here: who follows takes the stone from this section.
carrara-second-picture-open = Without bonus
carrara-second-picture-open-told = Open area of the court: stones here score without a bonus

## Player mat
carrara-second-picture-you = you
carrara-second-picture-to-move = to move
carrara-second-picture-start-player = Start player
carrara-second-picture-points-of = { $points ->
    [one] { $player }: 1 victory point
   *[other] { $player }: { $points } victory points
}
carrara-second-picture-stones-left = { $count ->
    [0] No scoring stones left: every building brings points at once
    [one] 1 scoring stone left
   *[other] { $count } scoring stones left
}
carrara-second-picture-stone-in-hand = Scoring stone in hand
carrara-second-picture-city = { $city }: { $worth } per value, { $count } built
carrara-second-picture-type-open = { $type }: { $count } built, not scored yet
carrara-second-picture-type-scored = { $type }: { $count } built, scored
carrara-second-picture-landscape-open = Landscape { $landscape }: { $worth } per value, not scored yet
carrara-second-picture-landscape-scored = Landscape { $landscape }: scored

## Screen
carrara-second-picture-screen-closed = Screen: { $player }
carrara-second-picture-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
carrara-second-picture-pass = Pass
carrara-second-picture-pass-told = Pass and take { $count } coins
carrara-second-picture-relief = Show hand
carrara-second-picture-relief-told = Show that you cannot pay for anything, and take { $count } coins
carrara-second-picture-end = End turn
carrara-second-picture-end-told = End your turn
