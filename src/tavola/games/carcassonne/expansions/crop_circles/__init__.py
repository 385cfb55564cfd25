"""The Crop Circles."""
