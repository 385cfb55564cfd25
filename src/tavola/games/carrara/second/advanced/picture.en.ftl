# What the advanced game adds to the picture.

carrara-second-picture-wheel-both = Buy blocks: turn both wheels and refill first
carrara-second-picture-wheel-inner = Buy blocks: turn only the small wheel first, without refilling
carrara-second-picture-symbol-decoration = Whoever buys the last block here may take: { $piece }
carrara-second-picture-symbol-statue = Whoever buys the last block here may take: { $piece }
carrara-second-picture-section-gold = Bonus section: a gold statue.
carrara-second-picture-section-decoration = Bonus section: a decoration of your choice.
carrara-second-picture-supply = Decorations and statues
carrara-second-picture-piece-left = { $piece }: { $count } left
carrara-second-picture-purchase = Once in your turn, besides your action: a decoration or statue for { $price } coins, which must be placed at once
carrara-second-picture-purchase-note = 1 a turn
carrara-second-picture-purchased = bought
carrara-second-picture-money = Money field: { $rate } coins are 1 point at the end. It takes { $count } coins that you show.
carrara-second-picture-money-from = from { $count }
carrara-second-picture-money-taken = Claimed by: { $players }
carrara-second-picture-majorities = Statues by city
carrara-second-picture-majorities-note = points at the end
carrara-second-picture-majority = { $city }: { $first }, { $second } and { $third } points for the most statues
carrara-second-picture-carries = Carries: { $piece }, so it scores as { $worth }.
carrara-second-picture-carries-statue = Carries: { $piece }.
carrara-second-picture-pair-open = Statue field { $city } and { $other }: not scored yet
carrara-second-picture-pair-scored = Statue field { $city } and { $other }: scored
carrara-second-picture-warehouse = Warehouse: { $piece }
carrara-second-picture-warehouse-empty = Empty warehouse
carrara-second-picture-in-hand = In hand: { $piece }
carrara-second-picture-decline = Do without
carrara-second-picture-decline-told = Do without the piece
