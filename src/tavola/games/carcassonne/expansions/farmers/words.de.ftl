# Bauern.

## Wörter für Werte

carcassonne-on-field = Wiese
    .role = ein Bauer auf der Wiese
carcassonne-place-field = Wiese im { $sides }
carcassonne-part-f1 = Wiese f1
    .role = Bauer
carcassonne-part-f2 = Wiese f2
    .role = Bauer
carcassonne-part-f3 = Wiese f3
    .role = Bauer
carcassonne-part-f4 = Wiese f4
    .role = Bauer

## Was geschah und wofür es etwas gab

carcassonne-record-count-field-cities = Ertragreichste Wiese
carcassonne-source-field-cities = Wiesen
carcassonne-item-field-cities = Wiese: { $count ->
        [one] 1 fertige Stadt
       *[other] { $count } fertige Städte
    } × { $value } = { $amount }

## Aufbau

carcassonne-setup-module-farmers = Bauern
carcassonne-setup-about-farmers = Meeple legen sich auf Wiesen und bringen am Ende 3 Punkte für jede fertige Stadt daran.

## Das Bild

carcassonne-picture-put-field = Auf die Wiese
carcassonne-picture-region-field = Wiese
carcassonne-picture-cities = { $count ->
    [0] keine fertige Stadt
    [one] 1 fertige Stadt
   *[other] { $count } fertige Städte
}
