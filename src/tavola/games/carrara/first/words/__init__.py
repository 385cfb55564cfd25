"""Carrara's words in German and English, as Fluent files."""
