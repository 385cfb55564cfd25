"""The actions of a turn: what each offers and what it does stand together."""
