# The traders’ goods.

## Words for values

carcassonne-goods-wine = wine
    .counted = { $count } wine
carcassonne-goods-grain = grain
    .counted = { $count } grain
carcassonne-goods-cloth = cloth
    .counted = { $count } cloth

## Questions and what can be done

carcassonne-note-goods = { $goods }

## What happened and what it was worth

carcassonne-event-goods = { $player } has closed the city and gets goods: { $goods }.
carcassonne-source-goods = Goods
carcassonne-item-goods = Most { $goods }: { $amount }

## Setting up

carcassonne-setup-module-traders = The traders’ goods
carcassonne-setup-about-traders = Whoever completes a city collects its goods; the most of a kind is worth 10 points.

## The picture

carcassonne-picture-goods = { $count } × { $goods }

## The table in words

carcassonne-board-legend-wine = wine
carcassonne-board-legend-grain = grain
carcassonne-board-legend-cloth = cloth
carcassonne-board-letter-wine = W
carcassonne-board-letter-grain = G
carcassonne-board-letter-cloth = C
