"""Words of the second edition, in German and English."""
