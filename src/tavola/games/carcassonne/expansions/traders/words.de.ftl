# Die Waren der Händler.

## Wörter für Werte

carcassonne-goods-wine = Wein
    .counted = { $count }-mal Wein
carcassonne-goods-grain = Korn
    .counted = { $count }-mal Korn
carcassonne-goods-cloth = Tuch
    .counted = { $count }-mal Tuch

## Fragen und was man tun kann

carcassonne-note-goods = { $goods }

## Was geschah und wofür es etwas gab

carcassonne-event-goods = { $player } hat die Stadt abgeschlossen und bekommt Waren: { $goods }.
carcassonne-source-goods = Waren
carcassonne-item-goods = Am meisten { $goods }: { $amount }

## Aufbau

carcassonne-setup-module-traders = Waren der Händler
carcassonne-setup-about-traders = Wer eine Stadt vollendet, sammelt ihre Waren; das meiste einer Sorte ist 10 Punkte wert.

## Das Bild

carcassonne-picture-goods = { $count } × { $goods }

## Der Tisch in Worten

carcassonne-board-legend-wine = Wein
carcassonne-board-legend-grain = Korn
carcassonne-board-legend-cloth = Tuch
carcassonne-board-letter-wine = W
carcassonne-board-letter-grain = K
carcassonne-board-letter-cloth = T
