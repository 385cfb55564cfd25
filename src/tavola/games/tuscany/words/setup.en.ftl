# Setting up a game, and the names of what is chosen.

tuscany-sentence = Take tiles, pay with cards, and complete the regions around your castle; early points count three times.
tuscany-setup-box-base = The game
tuscany-setup-option-draw = Draw action
tuscany-setup-option-draw-3 = 3 cards
tuscany-setup-option-draw-2 = 2 cards (first printing)
tuscany-setup-option-cards-per-point = Cards in hand for a point at the end
tuscany-setup-option-cards-per-point-5 = 5
tuscany-setup-option-cards-per-point-3 = 3 (another printing)
tuscany-setup-option-tie-break = Ties
tuscany-setup-option-tie-break-more-green = More empty fields, then more green points
tuscany-setup-option-tie-break-fewer-green = More empty fields, then fewer green points, then fewer cards
tuscany-setup-option-hexagon = Wooden hexagons can be placed
tuscany-setup-option-hexagon-later = on a later turn
tuscany-setup-option-hexagon-at-once = on the same turn, too
tuscany-setup-option-offsets = Map pieces are shifted by
tuscany-setup-option-offsets-half = half a field
tuscany-setup-option-offsets-wide = half a field or one and a half
tuscany-setup-option-castle-refill = After a castle, the display is refilled
tuscany-setup-option-castle-refill-after = after all effects
tuscany-setup-option-castle-refill-before = before the effects

tuscany-field-do = Action
tuscany-field-order = Order
tuscany-field-turns = Turned
tuscany-field-offsets = Shifted
tuscany-field-castle = Start castle
tuscany-field-bonus = Bonus card
tuscany-field-space = Space
tuscany-field-tile = Tile
tuscany-field-colour = Colour
tuscany-field-field = Field
tuscany-field-payment = Payment

tuscany-do-arrange = Build the board
tuscany-do-join = Join the pieces
tuscany-do-castle = Place the start castle
tuscany-do-bonus = Take a bonus card
tuscany-do-take = Take a tile
tuscany-do-swap = Have a colour replaced
tuscany-do-discard = Make room in the storage
tuscany-do-place = Place a tile
tuscany-do-pay = Pay
tuscany-do-free = Place a tile free of charge
