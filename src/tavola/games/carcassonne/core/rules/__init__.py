"""The base game and its extension points; names no expansion."""
