# What the picture of The Castles of Tuscany says: headings, short notes, hints under the pointer.

## Panels
tuscany-picture-display = Display
tuscany-picture-supply = Cards
tuscany-picture-colours = Colour bonuses
tuscany-picture-score = Points
tuscany-picture-estate = Board: { $player }
tuscany-picture-mat = Player mat: { $player }
tuscany-picture-player = Player { $number }
tuscany-picture-assumed = { $what } (assumed value)

## Seats
tuscany-picture-you = you
tuscany-picture-to-move = to move
tuscany-picture-sealed = board ready
tuscany-picture-start-player = start player
tuscany-picture-green-points = { $count ->
    [one] 1 green point
   *[other] { $count } green points
}
tuscany-picture-red-points = { $count ->
    [one] 1 red point
   *[other] { $count } red points
}
tuscany-picture-points-of = { $player }: green { $green }, red { $red }
tuscany-picture-stacks = { $count ->
    [one] 1 tile left in the own stacks
   *[other] { $count } tiles left in the own stacks
}
tuscany-picture-board-building = { $player } is building the board
tuscany-picture-board-sealed = { $player } has built the board; it is shown when all are done

## Boards
tuscany-picture-region-open = { $tile }, { $field }: { $covered } of { $size } covered, { $points ->
    [one] 1 green point
   *[other] { $points } green points
} when the region is complete
tuscany-picture-region-complete = { $tile }, { $field }: region of { $size } complete, { $points ->
    [one] 1 green point
   *[other] { $points } green points
}
tuscany-picture-piece = piece { $piece }
tuscany-picture-castle-here = Put the start castle on { $field }
tuscany-picture-turn = { $number ->
    [1] Turn the left piece
    [2] Turn the middle piece
   *[other] Turn the right piece
}
tuscany-picture-swap-pieces = { $number ->
    [1] Swap the left and the middle piece
   *[other] Swap the middle and the right piece
}
tuscany-picture-shift-pieces = { $number ->
    [1] Shift the left piece
   *[other] Shift the right piece
}
tuscany-picture-regions = Regions of 3: { $three } · of 2: { $two } · of 1: { $one } · { $points } points in all
tuscany-picture-put-castle = A click on a castle puts yours there: done
tuscany-picture-confirm-board = Confirm the board when you like it; the castle comes next

## Display
tuscany-picture-tile = { $tile }
tuscany-picture-space = space { $number } of the display
tuscany-picture-prospect = { $points ->
    [0] no points at once
    [one] 1 green point at once on { $field }
   *[other] { $points } green points at once on { $field }
}
tuscany-picture-gain = { $what_key ->
    [marble] { $count } marble
    [worker] { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
    [hexagon] 1 wooden hexagon
    [cards] { $count } cards
    [yield] { $count ->
        [one] 1 yield card
       *[other] { $count } yield cards
    }
    [bonus] 1 bonus card
   *[tile] 1 free tile
}
tuscany-picture-fits-nowhere = fits nowhere on your board now
tuscany-picture-missing = { $count ->
    [0] you can pay it ({ $colour })
    [one] 1 card missing ({ $colour })
   *[other] { $count } cards missing ({ $colour })
}
tuscany-picture-neutral = { $count ->
    [one] 1 neutral tile left
   *[other] { $count } neutral tiles left
}
tuscany-picture-swap-any = Nothing fits: replace a colour
tuscany-picture-swap = Replace all tiles of this colour: { $colour }

## Cards
tuscany-picture-draw-cards = Draw cards
tuscany-picture-pile = { $count ->
    [one] Draw cards: 1 left in the pile
   *[other] Draw cards: { $count } left in the pile
}
tuscany-picture-in-pile = pile: { $count }
tuscany-picture-discarded = paid: { $count }
tuscany-picture-yields = { $count ->
    [one] 1 yield card left
   *[other] { $count } yield cards left
}
tuscany-picture-turned-up = Yield card: { $yield }
tuscany-picture-bonus = Bonus card { $bonus }, { $count } left
tuscany-picture-bonus-owned = Bonus card { $bonus }: { $count }
tuscany-picture-card = { $card }
tuscany-picture-no-card = no { $card }
tuscany-picture-worker = Worker: stands for a card
tuscany-picture-marble = Marble: one more action
tuscany-picture-no-worker = no workers
tuscany-picture-no-marble = no marble
tuscany-picture-space-free = free storage space
tuscany-picture-count-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
tuscany-picture-count-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
tuscany-picture-count-marble = { $count } marble

## Colour bonuses and rounds
tuscany-picture-colour-bonus = { $tile }: the first to cover all fields gets { $first }, the second { $second }
tuscany-picture-covered = you have { $count } of { $of }
tuscany-picture-round = Round { $round } of 3
tuscany-picture-round-ends = Round { $round } of 3 ends when everybody has had a turn
tuscany-picture-extra-round = Extra round: everybody has one last turn
