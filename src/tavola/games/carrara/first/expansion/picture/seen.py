"""The view of an expansion game as what it is, and its values in words."""

from __future__ import annotations

from tavola.games.carrara.first.expansion.rules.view import ExpansionView
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.edition import Value
from tavola.games.carrara.first.rules.view import CarraraView


def seen(view: CarraraView) -> ExpansionView:
    """The view with what the expansion game adds."""
    assert isinstance(view, ExpansionView)
    return view


def worth_in_words(scene: Scene, value: Value) -> str:
    """Points, coins or both; nothing at all is no points."""
    told = [scene.say(f"worth-{unit}", count=n) for unit, n in value._asdict().items() if n]
    if not told:
        return scene.say("worth-points", count=0)
    return told[0] if len(told) == 1 else scene.say("worth-both", points=told[0], coins=told[1])


def noted(scene: Scene, words: str, *, assumed: bool) -> str:
    """Words about a piece, and whether what it shows is assumed."""
    return f"{words} {scene.say('assumed')}" if assumed else words
