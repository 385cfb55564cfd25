"""The advanced game: two wheels, decorations and statues, warehouses, money and statue fields."""
