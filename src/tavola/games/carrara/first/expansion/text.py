"""The table in the terminal: the base game's, and what the expansion game adds to it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import ConsoleDimensions, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.carrara.first import text as base
from tavola.games.carrara.first.expansion.rules.view import CardOut, ExpansionView, Progress
from tavola.games.carrara.first.rules.box import City
from tavola.games.carrara.first.rules.edition import Value
from tavola.games.carrara.first.rules.view import CarraraView, Mat
from tavola.games.carrara.first.text import aside
from tavola.kernel import View
from tavola.text.marks import mark, named
from tavola.words import Lexicon

__all__ = ["aside", "opens_with_table", "table"]


def table(view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions) -> RenderableType:
    """The whole table as the viewer sees it."""
    more = _Expansion() if isinstance(view, ExpansionView) else None
    return base.table(view, lexicon, names, size, more)


def opens_with_table(view: View) -> bool:
    """As in the base game, and when an upgrade is to be chosen."""
    assert isinstance(view, CarraraView)
    return view.stage == "upgrade" or base.opens_with_table(view)


class _Expansion:
    def market(self, view: CarraraView, lexicon: Lexicon) -> list[RenderableType]:
        """The buildings beside the board, and the upgrades in the supply."""
        assert isinstance(view, ExpansionView)
        eights = [lexicon.word("tile", tile) for tile in view.eights if tile is not None]
        upgrades = [
            f"{lexicon.word('upgrade', upgrade.place)} {_value(upgrade.value, lexicon)}"
            for upgrade in view.upgrades
            if view.upgrade_owners[upgrade.place] is None
        ]
        return [
            _line(lexicon, "eights", eights),
            _line(lexicon, "upgrades", upgrades),
        ]

    def value(self, view: CarraraView, mat: Mat, city: City, lexicon: Lexicon) -> str:
        assert isinstance(view, ExpansionView)
        if view.upgrade_owners[city.name] != mat.seat:
            return ""
        return _value(view.values[mat.seat][city.name], lexicon)

    def progress(self, view: CarraraView, lexicon: Lexicon, names: Sequence[str]) -> list[RenderableType]:
        """The special fields, and the cards with how far everybody has come."""
        assert isinstance(view, ExpansionView)
        return [_specials(view, lexicon), _cards(view, lexicon, names)]


def _line(lexicon: Lexicon, key: str, words: Sequence[str]) -> Text:
    told = ", ".join(words) or lexicon.say("words-nothing")
    return Text.assemble((f"{lexicon.say(f'carrara-board-{key}')}: ", "bold"), told)


def _value(value: Value, lexicon: Lexicon) -> str:
    """Such as `3P+1C`: points and coins for each cost."""
    parts = [lexicon.say(f"carrara-board-short-{unit}", count=n) for unit, n in value._asdict().items() if n]
    return "+".join(parts)


def _specials(view: ExpansionView, lexicon: Lexicon) -> Text:
    """What each special field is worth, and whose stones and upgrades lie on it."""
    line = Text.assemble((f"{lexicon.say('carrara-board-specials')}: ", "bold"))
    for number, special in enumerate(view.specials):
        line.append(" · " if number else "")
        line.append(f"{lexicon.word('special', special.name)} {_value(special.value, lexicon)}")
        owner = view.upgrade_owners[special.name]
        if owner is not None:
            line.append(" ").append(mark(owner)).append(_value(view.values[owner][special.name], lexicon))
        for seat, scored in enumerate(view.scored_specials):
            if special.name in scored:
                line.append(" ").append(mark(seat)).append("✓")
    return line


def _cards(view: ExpansionView, lexicon: Lexicon, names: Sequence[str]) -> Table:
    """By card what it says, and for every seat how far it is and what the card is worth now."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(lexicon.say("carrara-board-cards"), ratio=1)
    for mat in view.mats:
        grid.add_column(named(mat.seat, names), justify="right", no_wrap=True, max_width=16)
    for card in view.cards:
        cells = [_progress(card, progress, lexicon) for progress in card.progress]
        grid.add_row(card_text(card, lexicon), *cells)
    return grid


def card_text(card: CardOut, lexicon: Lexicon) -> str:
    """A card's name and, in short, what it says."""
    told = lexicon.say(f"carrara-says-{card.name}", cities=card.cities, count=card.needed or 0)
    return told + (f" ({lexicon.say('carrara-card-assumed')})" if card.assumed else "")


def _progress(card: CardOut, progress: Progress, lexicon: Lexicon) -> Text:
    """Such as `2/3 10P`; a condition that is met is green."""
    text = Text()
    if card.needed is not None:
        there = "?" if progress.there is None else str(progress.there)
        text.append(there, "bold green" if progress.met else "").append(f"/{card.needed}", "dim")
    if card.pile != "top":
        worth = progress.worth()
        told = "?" if worth is None else lexicon.say("carrara-board-short-points", count=worth)
        coins = progress.worth("coins")
        if coins:
            told += "+" + lexicon.say("carrara-board-short-coins", count=coins)
        text.append((" " if text else "") + told)
    return text
