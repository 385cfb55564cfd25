"""The advanced game's rules, each of its parts in a file of its own."""
