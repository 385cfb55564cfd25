# Die Windmühlen.

carcassonne-setup-module-windmills = Die Windmühlen
carcassonne-setup-about-windmills = Eine Windmühle bringt Punkte für die Plättchen ringsum.
carcassonne-event-windmill = { $player } baut auf { $cell } eine Windmühle.
carcassonne-item-windmill = Windmühle: { $count } Plättchen ringsum × { $value } = { $amount }
carcassonne-picture-windmills = { $count ->
    [one] 1 Windmühle gebaut
   *[other] { $count } Windmühlen gebaut
}
carcassonne-board-symbol-windmill = mit Windmühle
carcassonne-board-legend-windmill = Windmühle
