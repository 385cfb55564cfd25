"""The builder."""
