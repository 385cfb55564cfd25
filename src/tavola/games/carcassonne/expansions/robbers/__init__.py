"""The Robbers."""
