# Setting up a game, and the names of what is chosen.

carcassonne-sentence = Lay a landscape tile by tile, and put your meeples on roads, into cities and monasteries and onto fields.

carcassonne-setup-box-base = Base game
carcassonne-setup-box-first-game = First game: without farmers
carcassonne-setup-box-inns-and-cathedrals = With Inns & Cathedrals
carcassonne-setup-box-traders-and-builders = With Traders & Builders
carcassonne-setup-box-big-box = Everything together

carcassonne-setup-module-farmers = Farmers
carcassonne-setup-module-river = The River
carcassonne-setup-module-abbot = The abbot and the gardens
carcassonne-setup-module-inns = Inns
carcassonne-setup-module-cathedrals = Cathedrals
carcassonne-setup-module-big-meeple = The big meeple
carcassonne-setup-module-traders = The traders’ goods
carcassonne-setup-module-builder = The builder
carcassonne-setup-module-pig = The pig
carcassonne-setup-module-flyers = The flyers
carcassonne-setup-module-messages = The messages
carcassonne-setup-module-ferries = The ferries
carcassonne-setup-module-gold = The gold mines
carcassonne-setup-module-mage-and-witch = Mage and witch
carcassonne-setup-module-robbers = The robbers
carcassonne-setup-module-crop-circles = The crop circles
carcassonne-setup-module-inns-tiles = Tiles: Inns & Cathedrals
carcassonne-setup-module-traders-tiles = Tiles: Traders & Builders

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
carcassonne-field-victim = Who is robbed
carcassonne-field-piers = Piers
carcassonne-field-space = Space

carcassonne-do-place = Lay the tile
carcassonne-do-put = Put a figure
carcassonne-do-take = Take back
carcassonne-do-gold = Lay a gold bar
carcassonne-do-take-gold = Take a gold bar
carcassonne-do-conjure = Put mage or witch
carcassonne-do-dismiss = Take off the board
carcassonne-do-ambush = Put the robber
carcassonne-do-rob = Rob
carcassonne-do-fly = Let fly
carcassonne-do-land = Land
carcassonne-do-ferry = Lay the ferry
carcassonne-do-turn-ferry = Lay a ferry anew
carcassonne-do-score = Score
carcassonne-do-count = Move
carcassonne-do-recall = Score and take back
carcassonne-do-add = Add a meeple
carcassonne-do-remove = Take back a meeple
