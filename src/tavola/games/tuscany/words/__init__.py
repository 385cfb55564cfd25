"""The words of The Castles of Tuscany, German and English."""
