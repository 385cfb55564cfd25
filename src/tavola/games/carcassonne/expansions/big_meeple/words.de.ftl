# Der große Meeple.

## Wörter für Werte

carcassonne-figure-big-meeple = großer Meeple
    .kind = meeple
    .option = Großen Meeple
    .object = den großen Meeple
    .subject = Der große Meeple
    .counted = { $count ->
        [one] 1 großer Meeple
       *[other] { $count } große Meeple
    }

## Aufbau

carcassonne-setup-module-big-meeple = Der große Meeple
carcassonne-setup-about-big-meeple = Ein weiterer Meeple für alle, so stark wie zwei.

## Der Tisch in Worten

carcassonne-board-letter-big-meeple = b
