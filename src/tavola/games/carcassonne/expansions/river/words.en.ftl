# The River.

## Words for values

carcassonne-on-river = river
carcassonne-part-w1 = river

## Setting up

carcassonne-setup-module-river = The River
carcassonne-setup-about-river = The landscape begins with a river: 12 tiles from the source to the lake, laid before all others.
