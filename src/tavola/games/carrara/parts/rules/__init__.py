"""Rules of the pieces that the editions share."""
