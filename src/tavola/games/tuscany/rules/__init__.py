"""The rules of The Castles of Tuscany: pure, like those of every game."""
