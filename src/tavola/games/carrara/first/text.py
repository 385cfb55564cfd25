"""Carrara's table in the terminal: wheel with prices, display, cities, mats, objects and the own screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.carrara.first.rules.box import City
from tavola.games.carrara.first.rules.view import CarraraView, Mat, Screen
from tavola.games.carrara.parts.text import accepted, blocks_held, display, say, track, wheel
from tavola.kernel import View
from tavola.text.marks import named
from tavola.words import Lexicon

ROOMY = 34
"""From so many lines on, the parts of the table stand apart."""
SHORT = 2
"""From so few objects on, the supply is worth a word."""


class More(Protocol):
    """What an expansion shows of a table beside the base game's parts."""

    def market(self, view: CarraraView, lexicon: Lexicon) -> list[RenderableType]:
        """More that can be taken."""
        ...

    def value(self, view: CarraraView, mat: Mat, city: City, lexicon: Lexicon) -> str:
        """What a city is worth to one seat only; empty: as to everybody."""
        ...

    def progress(self, view: CarraraView, lexicon: Lexicon, names: Sequence[str]) -> list[RenderableType]:
        """How far everybody has come."""
        ...


def table(
    view: View,
    lexicon: Lexicon,
    names: Sequence[str],
    size: ConsoleDimensions,
    more: More | None = None,
) -> RenderableType:
    """The whole table as the viewer sees it; with air between the parts where there is room."""
    assert isinstance(view, CarraraView)
    market = Table.grid(padding=(0, 3))
    market.add_row(wheel(view.box, view.wheel, lexicon), display(view.display, view.stack, view.bag, lexicon))
    mats = _mats(view, lexicon, names, size.width, more)
    parts: list[RenderableType] = [market, *(more.market(view, lexicon) if more else ()), mats]
    parts.append(_progress(view, lexicon, names))
    parts += more.progress(view, lexicon, names) if more else ()
    if size.height >= ROOMY:
        parts = [part for section in parts for part in (section, "")]
    parts += _objects(view, lexicon)
    if (notice := _last_round(view, lexicon, names)) is not None:
        parts.append(notice)
    if (own := aside(view, lexicon, names)) is not None:
        parts.append(own)
    return Group(*parts)


def aside(view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
    """What lies behind the viewer's screen."""
    assert isinstance(view, CarraraView)
    screen = None if view.seat is None else view.mats[view.seat].screen
    if screen is None:
        return None
    return Text.assemble((say(lexicon, "screen") + ": ", "bold"), _held(screen, lexicon))


def opens_with_table(view: View) -> bool:
    """At the start of a turn, and when the wheel has been turned and refilled."""
    assert isinstance(view, CarraraView)
    return view.stage in ("action", "take", "over")


# -- the mats -------------------------------------------------------------------------------------


def _mats(view: CarraraView, lexicon: Lexicon, names: Sequence[str], width: int, more: More | None) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    grid.add_column("", min_width=12, max_width=16, overflow="ellipsis", no_wrap=True)
    cell = max(9, min(14, (width - 18) // len(view.box.cities) - 1))
    for city in view.box.cities:
        value = say(lexicon, f"{city.unit}", value=city.value)
        grid.add_column(f"{lexicon.word('city', city.name)}\n{value}", width=cell)
    grid.add_row(Text(say(lexicon, "accepts"), style="dim"), *accepted(view.box, lexicon))
    grid.add_row(Text(say(lexicon, "track"), style="dim"), *track(view.box, view.cities, lexicon))
    for mat in view.mats:
        grid.add_row(named(mat.seat, names), *_columns(view, mat, lexicon, more))
    return grid


def _columns(view: CarraraView, mat: Mat, lexicon: Lexicon, more: More | None) -> list[Text]:
    """By city the buildings; a type that is scored is dim."""
    told = []
    for city in view.box.cities:
        text = Text()
        for built in mat.buildings:
            if built.city == city.name:
                style = "dim" if built.type in mat.scored_types else "bold"
                text.append(" " if text else "").append(
                    f"{lexicon.word('short', built.type)}{built.cost}", style
                )
        if more and (value := more.value(view, mat, city, lexicon)):
            text.append(("\n" if text else "") + value, "italic")
        told.append(text)
    return told


# -- who stands where -----------------------------------------------------------------------------


def _progress(view: CarraraView, lexicon: Lexicon, names: Sequence[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("", min_width=12, max_width=16, overflow="ellipsis", no_wrap=True)
    for heading in ("points-short", "scorings", "objects", "cost"):
        grid.add_column(say(lexicon, f"{heading}"), justify="right", no_wrap=True)
    grid.add_column(say(lexicon, "scored-types"))
    goals = view.goals
    for mat in view.mats:
        objects = "?" if mat.screen is None else str(sum(mat.screen.objects.values()))
        types = " ".join(lexicon.word("short", kind) for kind in mat.scored_types)
        grid.add_row(
            named(mat.seat, names),
            Text(str(mat.points), style="bold"),
            _of(str(mat.scorings), goals.scorings if goals else view.box.scorings),
            _of(objects, goals.objects if goals else None),
            _of(str(mat.cost_built), goals.cost if goals else None),
            types or "–",
        )
    return grid


def _of(there: str, goal: int | None) -> Text:
    if goal is None:
        return Text(there)
    met = there.isdecimal() and int(there) >= goal
    return Text.assemble((there, "bold green" if met else ""), (f"/{goal}", "dim"))


def _objects(view: CarraraView, lexicon: Lexicon) -> list[RenderableType]:
    field = ", ".join(lexicon.word("object", name) for name in view.field) or lexicon.say("words-nothing")
    heading = say(lexicon, "field", price=view.box.object_price)
    lines: list[RenderableType] = [Text.assemble((f"{heading}: ", "bold"), field)]
    short = [f"{lexicon.word('object', name)} {n}" for name, n in view.supply.items() if n <= SHORT]
    if short:
        lines.append(Text(say(lexicon, "supply", supply=", ".join(short)), style="dim"))
    return lines


def _last_round(view: CarraraView, lexicon: Lexicon, names: Sequence[str]) -> Text | None:
    if view.over:
        return None
    if view.announced_by is not None:
        return Text(say(lexicon, "announced", player=names[view.announced_by]), style="bold red")
    if view.last_built_by is not None:
        return Text(say(lexicon, "last-building"), style="bold red")
    return None


def _held(screen: Screen, lexicon: Lexicon) -> Text:
    coins = lexicon.counted("unit", "coins", screen.coins)
    objects = lexicon.bag("object", screen.objects)
    return Text.assemble(
        (coins, "bold"),
        f" · {say(lexicon, 'held-blocks')}: ",
        blocks_held(screen.blocks, lexicon),
        f" · {say(lexicon, 'held-objects')}: {objects}",
    )
