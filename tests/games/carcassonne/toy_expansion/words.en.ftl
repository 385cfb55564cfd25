# The windmills.

carcassonne-setup-module-windmills = The windmills
carcassonne-setup-about-windmills = A windmill scores for the tiles around it.
carcassonne-event-windmill = { $player } builds a windmill on { $cell }.
carcassonne-item-windmill = Windmill: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } around it × { $value } = { $amount }
carcassonne-picture-windmills = { $count ->
    [one] 1 windmill built
   *[other] { $count } windmills built
}
carcassonne-board-symbol-windmill = with a windmill
carcassonne-board-legend-windmill = windmill
