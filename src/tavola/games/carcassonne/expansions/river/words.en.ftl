# The River.

## Words for values

carcassonne-on-river = river
carcassonne-part-w1 = river

## Setting up

carcassonne-setup-module-river = The River
