"""The second edition: its data, rules, words and pictures; the advanced game is a folder of its own."""
