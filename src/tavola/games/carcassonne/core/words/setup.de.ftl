# Ein Spiel aufbauen, und wie heißt, was gewählt wird.

carcassonne-sentence = Legt Plättchen um Plättchen eine Landschaft und setzt eure Meeple auf Straßen, in Städte, Klöster und Wiesen.

carcassonne-setup-box-base = Grundspiel
carcassonne-setup-box-first-game = Erste Partie: ohne Bauern
carcassonne-setup-box-inns-and-cathedrals = Mit Wirtshäusern und Kathedralen
carcassonne-setup-box-traders-and-builders = Mit Händlern und Baumeistern
carcassonne-setup-box-big-box = Alles zusammen

carcassonne-setup-option-aids = Hilfen
carcassonne-setup-option-aids-standard = Standard: was etwas brächte, welche Plättchen fehlen, Lücken
carcassonne-setup-option-aids-teaching = Lernen: dazu der Stand, wenn jetzt Schluss wäre
carcassonne-setup-option-aids-purist = Pur: keine Hilfen

carcassonne-field-do = Aktion
carcassonne-field-cell = Platz
carcassonne-field-turn = Drehung
carcassonne-field-figure = Figur
carcassonne-field-part = Gebiet
carcassonne-field-counter = Zählfigur

carcassonne-do-place = Plättchen legen
carcassonne-do-put = Figur setzen
carcassonne-do-take = Zurücknehmen
carcassonne-do-score = Werten
carcassonne-do-count = Ziehen
