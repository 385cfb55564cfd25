"""What judgements of all editions share: the worth of coins and blocks."""
