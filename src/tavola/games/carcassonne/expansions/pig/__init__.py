"""The pig."""
