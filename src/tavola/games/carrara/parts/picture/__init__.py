"""How the pieces look that the editions share."""
