# What the picture of the second edition says.

carrara-second-picture-score = Victory points
carrara-second-picture-player = Player { $number }
carrara-second-picture-points-of = { $points ->
    [one] { $player }: 1 victory point
   *[other] { $player }: { $points } victory points
}
carrara-second-picture-tile = { $tile }
carrara-second-picture-section = { $section }
carrara-second-picture-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
