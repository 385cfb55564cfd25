# Setting up a game, and the names of what is chosen.

carrara-sentence = Buy marble on the wheel, build palaces in six cities, and choose the right moment to score them.
carrara-setup-box-base = Base game
carrara-setup-option-screens = Screens
carrara-setup-option-screens-closed = Closed: coins, blocks and objects are hidden
carrara-setup-option-screens-open = Open: everybody sees everything

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
