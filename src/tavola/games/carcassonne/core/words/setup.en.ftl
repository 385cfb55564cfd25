# Setting up a game, and the names of what is chosen.

carcassonne-sentence = Lay a landscape tile by tile, and put your meeples on roads, into cities and monasteries and onto fields.

carcassonne-setup-box-base = Base game
carcassonne-setup-box-first-game = First game: without farmers
carcassonne-setup-box-inns-and-cathedrals = With Inns & Cathedrals
carcassonne-setup-box-traders-and-builders = With Traders & Builders
carcassonne-setup-box-big-box = Everything together

carcassonne-setup-option-aids = Aids
carcassonne-setup-option-aids-standard = Standard: what would score, which tiles are left, holes
carcassonne-setup-option-aids-teaching = Teaching: also the points if the game ended now
carcassonne-setup-option-aids-purist = Purist: no aids

carcassonne-field-do = Action
carcassonne-field-cell = Place
carcassonne-field-turn = Turn
carcassonne-field-figure = Figure
carcassonne-field-part = Feature
carcassonne-field-counter = Counting figure

carcassonne-do-place = Lay the tile
carcassonne-do-put = Put a figure
carcassonne-do-take = Take back
carcassonne-do-score = Score
carcassonne-do-count = Move
