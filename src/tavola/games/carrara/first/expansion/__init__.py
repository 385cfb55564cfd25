"""The expansion game: turning at will, costs of 8, raising, upgrades, special scoring fields and cards."""
