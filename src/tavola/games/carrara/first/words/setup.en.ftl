# Setting up a game, and the names of what is chosen.

carrara-sentence = Buy marble on the wheel, build palaces in six cities, and choose the right moment to score them.
carrara-setup-box-base = Base game
carrara-setup-option-screens = Screens
carrara-setup-option-screens-closed = Closed: coins, blocks and objects are hidden
carrara-setup-option-screens-open = Open: everybody sees everything

carrara-setup-option-after-last-building = Announcing after the last building
carrara-setup-option-after-last-building-builder = Only its builder, in the same turn
carrara-setup-option-after-last-building-nobody = Nobody any more
carrara-setup-option-after-last-building-everybody = Everybody still to play
carrara-setup-option-bought-object = A bought object and the announcement
carrara-setup-option-bought-object-counts = Counts in the same turn
carrara-setup-option-bought-object-waits = Whoever buys announces in a later turn at the earliest

carrara-field-do = Action
carrara-field-tile = Building
carrara-field-city = City
carrara-field-type = Type
carrara-field-track = City
carrara-field-segment = Segment
carrara-field-blocks = Blocks
carrara-field-payment = Payment
carrara-field-object = Object

carrara-do-build = Build
carrara-do-score-type = Score a type
carrara-do-score-city = Score a city
carrara-do-take = Buy blocks
carrara-do-pay = Pay
carrara-do-object = Buy an object
