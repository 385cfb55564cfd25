"""The tiles of Traders & Builders."""
