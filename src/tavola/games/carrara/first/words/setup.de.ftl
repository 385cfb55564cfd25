# Ein Spiel aufbauen, und wie heißt, was gewählt wird.

carrara-sentence = Kauft Marmor an der Drehscheibe, baut Paläste in sechs Städten und wertet sie im richtigen Augenblick.
carrara-setup-box-base = Grundspiel
carrara-setup-option-screens = Sichtschutz
carrara-setup-option-screens-closed = Geschlossen: Münzen, Bausteine und Objekte sind verdeckt
carrara-setup-option-screens-open = Offen: alle sehen alles

carrara-setup-option-after-last-building = Ansagen nach dem letzten Gebäude
carrara-setup-option-after-last-building-builder = Nur wer es baut, im selben Zug
carrara-setup-option-after-last-building-nobody = Niemand mehr
carrara-setup-option-after-last-building-everybody = Alle, die noch an der Reihe sind
carrara-setup-option-bought-object = Gekauftes Objekt bei der Ansage
carrara-setup-option-bought-object-counts = Zählt im selben Zug
carrara-setup-option-bought-object-waits = Wer kauft, sagt frühestens im nächsten Zug an

carrara-field-do = Aktion
carrara-field-tile = Gebäude
carrara-field-city = Stadt
carrara-field-type = Gebäudeart
carrara-field-track = Stadt
carrara-field-segment = Segment
carrara-field-blocks = Bausteine
carrara-field-payment = Bezahlung
carrara-field-object = Objekt

carrara-do-build = Bauen
carrara-do-score-type = Gebäudeart werten
carrara-do-score-city = Stadt werten
carrara-do-take = Bausteine kaufen
carrara-do-pay = Bezahlen
carrara-do-object = Objekt kaufen
