"""What menus and boards in a terminal share."""

MOST_LINES = 10
