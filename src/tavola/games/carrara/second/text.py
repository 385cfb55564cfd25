"""The second edition's table in the terminal: wheel, board, court, mats, supplies and the own screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.carrara.parts.text import INK, accepted, blocks_held, display, say, track, wheel
from tavola.games.carrara.second.rules.view import Built, Mat, SecondView
from tavola.kernel import View
from tavola.text.marks import mark, named
from tavola.words import Lexicon

ROOMY = 44
"""From so many lines on, the parts of the table stand apart."""


def table(view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions) -> RenderableType:
    """The whole table as the viewer sees it; with air between the parts where there is room."""
    assert isinstance(view, SecondView)
    market = Table.grid(padding=(0, 3))
    market.add_row(_wheel(view, lexicon), display(view.display, view.stack, view.bag, lexicon))
    parts: list[RenderableType] = [
        market,
        _beside(view, lexicon),
        _court(view, lexicon),
        _mats(view, lexicon, names, size.width),
        _progress(view, lexicon, names),
    ]
    if size.height >= ROOMY:
        parts = [part for section in parts for part in (section, "")]
    parts += _supplies(view, lexicon)
    parts.append(_end(view, lexicon, names))
    if (own := aside(view, lexicon, names)) is not None:
        parts.append(own)
    return Group(*parts)


def aside(view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
    """What lies behind the viewer's screen."""
    assert isinstance(view, SecondView)
    screen = None if view.seat is None else view.mats[view.seat].screen
    if screen is None:
        return None
    return Text.assemble(
        (say(lexicon, "screen") + ": ", "bold"),
        (lexicon.counted("unit", "coins", screen.coins), "bold"),
        f" · {say(lexicon, 'held-blocks')}: ",
        blocks_held(screen.blocks, lexicon),
    )


def opens_with_table(view: View) -> bool:
    """At the start of a turn, and when the wheel has been turned and refilled."""
    assert isinstance(view, SecondView)
    return view.stage in ("action", "take", "over")


# -- the market -----------------------------------------------------------------------------------


def _wheel(view: SecondView, lexicon: Lexicon) -> Table:
    grid = wheel(view.box, view.wheel, lexicon)
    if view.symbols:
        label = Text(say(lexicon, "symbols"), style="dim")
        grid.add_row(label, *(Text(lexicon.word("piece", symbol.decoration)[:6]) for symbol in view.symbols))
        grid.add_row(
            Text(say(lexicon, "statues"), style="dim"),
            *(Text(lexicon.word("colour", s.statue)[:6], style=INK[s.statue]) for s in view.symbols),
        )
    return grid


def _beside(view: SecondView, lexicon: Lexicon) -> Text:
    """What lies beside the board."""
    nothing = lexicon.say("words-nothing")
    monuments = ", ".join(lexicon.word("monument", kind) for kind in view.monuments) or nothing
    left = ", ".join(lexicon.word("improvement", name) for name in view.improvements) or nothing
    return Text.assemble(
        (say(lexicon, "monuments") + ": ", "bold"),
        monuments,
        ("  " + say(lexicon, "improvements") + ": ", "bold"),
        left,
    )


def _court(view: SecondView, lexicon: Lexicon) -> Text:
    told = Text.assemble((say(lexicon, "court") + ": ", "bold"))
    for section in view.court:
        told.append(lexicon.word("section", section.name), "bold red" if section.visited else "")
        told.append(f" ({section.amount}) " if section.kind in ("coins", "points") else " ")
        told.append_text(_stones(section.stones))
        told.append("  ")
    told.append(say(lexicon, "court-open") + " ")
    told.append_text(_stones([seat for seat, n in enumerate(view.open_area) for _ in range(n)]))
    if view.marker is not None:
        told.append("  " + say(lexicon, "court-visited") + " ", "bold red")
        told.append_text(_stones([view.marker]))
    return told


def _stones(seats: Sequence[int]) -> Text:
    return Text("").join([mark(seat) for seat in seats]) if seats else Text("–", style="dim")


# -- the mats -------------------------------------------------------------------------------------


def _mats(view: SecondView, lexicon: Lexicon, names: Sequence[str], width: int) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    grid.add_column("", min_width=12, max_width=16, overflow="ellipsis", no_wrap=True)
    cell = max(9, min(18, (width - 18) // len(view.box.cities) - 1))
    for city in view.box.cities:
        grid.add_column(lexicon.word("city", city.name), width=cell)
    grid.add_row(Text(say(lexicon, "accepts"), style="dim"), *accepted(view.box, lexicon))
    grid.add_row(Text(say(lexicon, "track"), style="dim"), *track(view.box, view.cities, lexicon))
    for mat in view.mats:
        grid.add_row(named(mat.seat, names), *(_column(mat, city.name, lexicon) for city in view.box.cities))
        rates = [_rate(mat, city.name, lexicon) for city in view.box.cities]
        grid.add_row("", *rates)
    return grid


def _column(mat: Mat, city: str, lexicon: Lexicon) -> Text:
    """The buildings of a city from the bottom; a type that is scored is dim."""
    return Text(" ").join(
        [_building(mat, built, lexicon) for built in mat.buildings if built.city == city] or [Text("")]
    )


def _building(mat: Mat, built: Built, lexicon: Lexicon) -> Text:
    style = "dim" if built.type in mat.scored_types else "bold"
    told = Text(f"{lexicon.word('short', built.type)}{built.value}", style)
    if built.decoration is not None:
        told.append("+", "bold green")
    if built.statue is not None:
        told.append("♟", INK[built.statue])
    return told


def _rate(mat: Mat, name: str, lexicon: Lexicon) -> Text:
    rate = mat.rates[name]
    units = (("coins", rate.coins), ("points", rate.points))
    told = " + ".join(say(lexicon, unit, value=value) for unit, value in units if value)
    return Text(told, style="bold green" if name in mat.improvements else "dim")


# -- who stands where -----------------------------------------------------------------------------


def _progress(view: SecondView, lexicon: Lexicon, names: Sequence[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("", min_width=12, max_width=16, overflow="ellipsis", no_wrap=True)
    for key in ("points-short", "stones"):
        grid.add_column(say(lexicon, key), justify="right", no_wrap=True)
    for key in ("scored", "improved"):
        grid.add_column(say(lexicon, key))
    if view.mats[0].warehouses:
        grid.add_column(say(lexicon, "warehouses"))
    for mat in view.mats:
        scored = [lexicon.word("short", kind) for kind in mat.scored_types]
        scored += [lexicon.word("landscape", name) for name in mat.scored_landscapes]
        scored += [lexicon.word("pair", name) for name in mat.scored_pairs]
        scored += [f"{mat.money}:1"] if mat.money is not None else []
        improved = ", ".join(lexicon.word("improvement", name) for name in mat.improvements)
        stored = [lexicon.word("piece", name) if name else "–" for name in mat.warehouses]
        grid.add_row(
            named(mat.seat, names),
            Text(str(mat.points), style="bold"),
            str(mat.stones_left),
            ", ".join(scored) or "–",
            improved or "–",
            *([", ".join(stored)] if stored else []),
        )
    return grid


def _supplies(view: SecondView, lexicon: Lexicon) -> list[RenderableType]:
    """What the supply still holds, and the fields for coins."""
    if view.decorations is None or view.statues is None:
        return []
    counts = [
        f"{lexicon.word('piece', kind)} {n}" for kind, n in {**view.decorations, **view.statues}.items()
    ]
    fields = []
    for field in view.money_fields:
        told = Text(say(lexicon, "money-field", rate=field.rate, needed=field.needed) + " ")
        fields.append(told.append_text(_stones(field.claimed_by)))
    lines: list[RenderableType] = [
        Text.assemble((say(lexicon, "supply") + ": ", "bold"), ", ".join(counts)),
        Text.assemble((say(lexicon, "money") + ": ", "bold"), Text("  ").join(fields)),
    ]
    if view.in_hand is not None:
        lines.append(Text(say(lexicon, "in-hand", piece=view.in_hand), style="bold"))
    return lines


def _end(view: SecondView, lexicon: Lexicon, names: Sequence[str]) -> Text:
    end = view.end
    if end.triggered_by is not None and not view.over:
        return Text(say(lexicon, "ending", player=names[end.triggered_by]), style="bold red")
    return Text(say(lexicon, "to-end", stack=end.stack, stones=end.fewest_stones), style="dim")
