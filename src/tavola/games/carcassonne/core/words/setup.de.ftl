# Ein Spiel aufbauen, und wie heißt, was gewählt wird.

carcassonne-sentence = Legt Plättchen um Plättchen eine Landschaft und setzt eure Meeple auf Straßen, in Städte, Klöster und Wiesen.

carcassonne-setup-box-base = Grundspiel
carcassonne-setup-box-first-game = Erste Partie: ohne Bauern
carcassonne-setup-box-inns-and-cathedrals = Mit Wirtshäusern und Kathedralen
carcassonne-setup-box-traders-and-builders = Mit Händlern und Baumeistern
carcassonne-setup-box-big-box = Alles zusammen

carcassonne-setup-module-farmers = Bauern
carcassonne-setup-module-river = Der Fluss
carcassonne-setup-module-abbot = Der Abt und die Gärten
carcassonne-setup-module-inns = Wirtshäuser
carcassonne-setup-module-cathedrals = Kathedralen
carcassonne-setup-module-big-meeple = Der große Meeple
carcassonne-setup-module-traders = Waren der Händler
carcassonne-setup-module-builder = Der Baumeister
carcassonne-setup-module-pig = Das Schwein
carcassonne-setup-module-flyers = Die Fluggeräte
carcassonne-setup-module-messages = Die Depeschen
carcassonne-setup-module-ferries = Die Fähren
carcassonne-setup-module-gold = Die Goldminen
carcassonne-setup-module-mage-and-witch = Magier und Hexe
carcassonne-setup-module-robbers = Die Räuber
carcassonne-setup-module-crop-circles = Die Kornkreise
carcassonne-setup-module-inns-tiles = Plättchen: Wirtshäuser und Kathedralen
carcassonne-setup-module-traders-tiles = Plättchen: Händler und Baumeister

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
carcassonne-field-victim = Beraubt wird
carcassonne-field-piers = Stege
carcassonne-field-space = Feld

carcassonne-do-place = Plättchen legen
carcassonne-do-put = Figur setzen
carcassonne-do-take = Zurücknehmen
carcassonne-do-gold = Goldbarren legen
carcassonne-do-take-gold = Goldbarren nehmen
carcassonne-do-conjure = Magier oder Hexe stellen
carcassonne-do-dismiss = Vom Spielfeld nehmen
carcassonne-do-ambush = Räuber aufstellen
carcassonne-do-rob = Berauben
carcassonne-do-fly = Fliegen lassen
carcassonne-do-land = Landen
carcassonne-do-ferry = Fähre legen
carcassonne-do-turn-ferry = Fähre umlegen
carcassonne-do-score = Werten
carcassonne-do-count = Ziehen
carcassonne-do-recall = Werten und zurücknehmen
carcassonne-do-add = Meeple dazusetzen
carcassonne-do-remove = Meeple zurücknehmen
