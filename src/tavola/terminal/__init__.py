"""The command line and play in the terminal. Holds no rules."""

USAGE_ERROR = 2
"""The exit status of everything that went wrong."""
