"""The cards: conditions for announcing the end, and what they are worth in the final scoring."""
