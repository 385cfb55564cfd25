"""Turns kernel objects into messages: questions, log lines, rules and panels in a viewer's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from inspect import signature
from operator import attrgetter

import msgspec

from tavola import library
from tavola.drawing import Definitions, Fragment, Keeper, Panel
from tavola.kernel import (
    Award,
    Choice,
    Decision,
    Event,
    Game,
    Item,
    Option,
    Rulebook,
    Seat,
    Setup,
    SetupSchema,
    Step,
    View,
)
from tavola.server import messages as m
from tavola.words import LANGUAGES, Lexicon, Places, load


def language_of(asked: str) -> str:
    """The requested language if there is such a one, otherwise English."""
    return asked if asked in LANGUAGES else "en"


def preferred_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak, otherwise English."""
    asked = (part.strip()[:2].lower() for part in header.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")


def lexicon(game: str, language: str) -> Lexicon:
    """The words of one game, including the common ones."""
    return _words(game, language_of(language))


def common_words(language: str) -> Lexicon:
    """The words that belong to no game."""
    return _words(None, language_of(language))


@cache
def _words(game: str | None, language: str) -> Lexicon:
    if game is None:
        return load(None, language)
    words, places = library.lexicon(game, language), _places(game)
    return words if places is None else words.beside_picture(places)


def lexicon_for(view: View, game: str, language: str) -> Lexicon:
    """The words for a question, with names for whatever lies on the table."""
    words, places = lexicon(game, language), _places(game)
    return words if places is None else words.beside_picture(places, view)


@cache
def _places(game: str) -> Places | None:
    where = library.kit(game).places
    if where is None:
        return None
    module, _, name = where.partition(":")
    places: Places = getattr(import_module(module), name)
    return places


def draw_panels(
    game: str,
    view: View,
    language: str,
    colours: Sequence[int],
    names: Sequence[str],
    kept: Keeper | None = None,
) -> tuple[Panel, ...]:
    """The picture of a view; what was kept of one before is drawn again only where it has changed."""
    draw, keeps = _drawing_of(game)
    known = {"kept": kept} if keeps else {}
    drawn: tuple[Panel, ...] = draw(view, lexicon(game, language), colours, names, **known)
    return drawn


@cache
def _drawing_of(game: str) -> tuple[Callable[..., tuple[Panel, ...]], bool]:
    """How a game draws, and whether it can keep what it has drawn."""
    draw = import_module(library.kit(game).picture).draw
    return draw, "kept" in signature(draw).parameters


def get_ready(game: str, language: str) -> None:
    """Load what is needed to word and draw a game, before anybody waits for it."""
    lexicon(game, language)
    _drawing_of(game)


def draw_ahead(setup: Setup) -> None:
    """Draw what pictures of such a game may need, where a game has such things."""
    ahead = getattr(import_module(library.kit(setup.game).picture), "draw_ahead", None)
    if ahead is not None:
        ahead(library.game(setup.game).new(setup).view(None))


def definitions(game: str, name: str) -> Definitions | None:
    """What drawings of a game use by id, under one name; None if there is nothing of that name."""
    kit = library.kit(game)
    find: Callable[[Game, str], Definitions | None] | None = getattr(
        import_module(kit.picture), "definitions", None
    )
    return None if find is None else find(kit.game, name)


def definitions_used(game: str, panels: Iterable[Panel]) -> list[str]:
    """Where the panels' definitions are found."""
    used = dict.fromkeys(some for panel in panels for some in panel.uses)
    return [f"/api/games/{game}/definitions/{some.name}.svg?v={some.digest}" for some in used]


def panel_info(panel: Panel) -> m.PanelInfo:
    """A whole panel as it is sent."""
    return m.PanelInfo(
        name=panel.name,
        title=panel.title,
        width=panel.width,
        height=panel.height,
        seat=panel.seat,
        frame=panel.frame,
        order=[fragment.name for fragment in panel.fragments],
        fragments={fragment.name: fragment.svg for fragment in panel.fragments},
        grows=panel.grows,
        aside=panel.aside,
        purpose=panel.purpose.value,
        head=panel.head,
        cell_size=panel.cell_size,
        legible_from=panel.legible_from,
        strip=panel.strip,
    )


def panel_change(panel: Panel, before: Panel | None) -> m.PanelChange:
    """What has changed since a panel was sent; all of it if it was not."""
    if before is None:
        return _whole_panel(panel)
    pairs = zip(_PANEL_FIELDS, _in_fields(panel), _in_fields(before), strict=True)
    changed = m.Changed[m.PanelInfo]({name: value for name, value, old in pairs if value != old})
    if _in_outer_fields(panel) != _in_outer_fields(before):
        changed["frame"] = panel.frame
    if (redrawn := _redrawn(panel, before)) is not None:
        return m.PanelChange(panel.name, changed, redrawn, [], {})
    known = {fragment.name: fragment for fragment in before.fragments}
    fresh = [one for one in panel.fragments if one.name not in known or known[one.name] is not one]
    order, gone, placed = _arranged(panel, known, fresh)
    if order is not None:
        changed["order"] = order
    fragments = {one.name: one.svg for one in fresh if one != known.get(one.name)}
    return m.PanelChange(panel.name, changed, fragments, gone, placed)


def _redrawn(panel: Panel, before: Panel) -> dict[str, str] | None:
    """The fragments that look different, if none came, went or changed its place; None otherwise."""
    if len(panel.fragments) != len(before.fragments):
        return None
    pairs = zip(panel.fragments, before.fragments, strict=True)
    others = [(new, old) for new, old in pairs if new is not old]
    if any(new.name != old.name for new, old in others):
        return None
    return {new.name: new.svg for new, old in others if new.svg != old.svg}


_OUTER_FIELDS = ("title", "width", "height", "left", "top", "hooks")
"""What the outer element of a drawing tells."""
_PANEL_FIELDS = (
    *("title", "width", "height", "seat", "grows", "aside"),
    *("purpose", "head", "cell_size", "legible_from", "strip"),
)
_in_outer_fields, _in_fields = attrgetter(*_OUTER_FIELDS), attrgetter(*_PANEL_FIELDS)


def _whole_panel(panel: Panel) -> m.PanelChange:
    told = panel_info(panel)
    names = (name for name in told.__struct_fields__ if name not in ("name", "fragments"))
    changed = m.Changed[m.PanelInfo]({name: getattr(told, name) for name in names})
    return m.PanelChange(panel.name, changed, told.fragments, [], {})


def _arranged(
    panel: Panel, known: Mapping[str, Fragment], fresh: Sequence[Fragment]
) -> tuple[list[str] | None, list[str], dict[str, str]]:
    """The whole order, or none and how it follows from the known one: what is gone, what comes after what."""
    added = {fragment.name for fragment in fresh if fragment.name not in known}
    names = [fragment.name for fragment in panel.fragments]
    there = set(names)
    gone = [name for name in known if name not in there]
    left = [name for name in known if name in there] if gone else list(known)
    if left != [name for name in names if name not in added]:
        return names, [], {}
    before = ["", *names]
    return None, gone, {name: before[at] for at, name in enumerate(names) if name in added}


# -- questions ---------------------------------------------------------------------------------


def question(decision: Decision, version: int, words: Lexicon) -> m.Question:
    """A decision as it is sent to the seat that has to make it."""
    options = [_option_info(option, words.sentence(option)) for option in decision.options]
    return m.Question(
        seat=decision.seat,
        version=version,
        ask=decision.ask,
        text=words.question(decision),
        options=_told_apart(options),
        fields=_field_words(options, words),
    )


def _told_apart(options: list[m.OptionInfo]) -> list[m.OptionInfo]:
    """With numbers at those that read the same, such as two fields along the same sides of a tile."""
    times = Counter([option.words for option in options])
    if len(times) == len(options):
        return options
    seen = Counter[str]()
    told = []
    for option in options:
        if times[option.words] > 1:
            seen[option.words] += 1
            numbered = f"{option.words} ({seen[option.words]})"
            told.append(msgspec.structs.replace(option, words=numbered))
        else:
            told.append(option)
    return told


@lru_cache(maxsize=16_384)  # most options of a question were there in the one before
def _option_info(option: Option, sentence: str) -> m.OptionInfo:
    """Never changed, for it is sent again."""
    fields = {name: value if isinstance(value, str) else dict(value) for name, value in option.fields.items()}
    return m.OptionInfo(str(option), sentence, option.word, fields)


def _field_words(options: Iterable[m.OptionInfo], words: Lexicon) -> dict[str, m.FieldWords]:
    found: dict[str, m.FieldWords] = {"do": _empty_field("do", words)}
    actions = found["do"].values
    for option in options:
        if option.do not in actions:
            actions[option.do] = _action_words(option, words)
        for name, value in option.fields.items():
            if name not in found:
                found[name] = _empty_field(name, words)
            values = found[name].values
            for kind in (value,) if isinstance(value, str) else value:
                if kind not in values:
                    values[kind] = words.word(name, kind)
    return found


def _empty_field(name: str, words: Lexicon) -> m.FieldWords:
    key = f"{words.game}-field-{name}"
    return m.FieldWords(words.say(key) if words.has(key) else name, {})


def _action_words(option: m.OptionInfo, words: Lexicon) -> str:
    """The option's action without its fields; an option that has none is worded in full."""
    key = f"{words.game}-do-{option.do}"
    return words.say(key) if words.has(key) else option.words if not option.fields else option.do


# -- what happened ------------------------------------------------------------------------------


def log_lines(
    events: Sequence[tuple[int, Event]], names: Sequence[str], words: Lexicon, rules: Rulebook
) -> list[tuple[int, m.LogLine]]:
    """Events as log lines, each with the number of its first event; a run of one kind is a single line."""
    lines = []
    at = 0
    for text, event in words.told_together([event for _, event in events], names):
        while events[at][1] is not event:
            at += 1
        lines.append((at, _line(text, event, events[at][0], words, rules)))
        at += 1
    return lines


def _line(text: str, event: Event, step: int, words: Lexicon, rules: Rulebook) -> m.LogLine:
    page, rule_text = _rule(event.rule, words, rules)
    award = event.award
    return m.LogLine(
        step=step,
        seat=event.seat,
        text=text,
        where=list(event.where),
        rule=event.rule,
        page=page,
        rule_text=rule_text,
        points=None if award is None else award.points,
        items=[] if award is None else _items(award, words, rules),
    )


def _items(award: Award, words: Lexicon, rules: Rulebook) -> list[m.LogItem]:
    return [_item(item, words, rules) for item in award.items]


def _item(item: Item, words: Lexicon, rules: Rulebook) -> m.LogItem:
    page, rule_text = _rule(item.rule, words, rules)
    key = f"{words.game}-source-{item.what}"
    source = words.say(key) if words.has(key) else ""
    points = item.total if item.unit == "points" else 0
    record, size = _record(item, words)
    return m.LogItem(words.item(item), item.rule, page, rule_text, item.where, source, points, record, size)


def _record(item: Item, words: Lexicon) -> tuple[str, int]:
    """The title that an item competes for, of its unit alone or of all, and its size; if its game has one."""
    for by, size in (("count", item.count), ("total", item.total)):
        key = f"{words.game}-record-{by}-{item.what}"
        for title in (f"{key}-{item.unit}", key):
            if words.has(title):
                return words.say(title), size
    return "", 0


def _rule(rule: str, words: Lexicon, rules: Rulebook) -> tuple[int, str]:
    return (rules[rule].page, rules[rule].text[words.language]) if rule in rules else (0, "")


def last_moves(
    events: Sequence[tuple[int, Event]], steps: Sequence[Step], seats: int
) -> dict[Seat, list[str]]:
    """What each seat's own last choice concerned, leaving out points scored by it or by others."""
    found: dict[Seat, tuple[int, list[str]]] = {}
    for number, event in reversed(events):
        step = steps[number]
        if len(found) == seats and all(number < at for at, _ in found.values()):
            break
        if not isinstance(step, Choice) or step.seat != event.seat:
            continue
        refs = [ref for ref in event.where if not ref.startswith("seat:")]
        is_move = event.award is None or bool(step.option.fields)
        if refs and is_move and found.get(step.seat, (number, []))[0] == number:
            found[step.seat] = number, refs  # the first of what one step told
    return {seat: refs for seat, (_, refs) in found.items()}


def since_last_choice(steps: Sequence[Step], seat: Seat | None) -> int | None:
    """After how many steps others began to choose, since this seat did so last; None: they have not."""
    began = None
    if seat is not None:
        for number in reversed(range(len(steps))):
            step = steps[number]
            if isinstance(step, Choice):
                if step.seat == seat:
                    return None if began is None else number + 1
                began = number
    return began


# -- games and rules ----------------------------------------------------------------------------


def rule_texts(game: Game, language: str, in_play: Collection[str] | None = None) -> list[m.RuleText]:
    """The rules in reading order; with modules, only those that matter where these are in play."""
    spoken = language_of(language)
    return [
        m.RuleText(
            id=rule.id,
            page=rule.page,
            text=rule.text[spoken],
            ruling=rule.ruling,
            why=(rule.why or {}).get(spoken, ""),
            chapter=chapter.title[spoken],
        )
        for chapter in game.rulebook().chapters(in_play)
        for rule in chapter.rules
    ]


def boxes(setups: SetupSchema, words: Lexicon) -> list[m.BoxInfo]:
    """The presets, with the modules that each puts in play."""
    return [
        m.BoxInfo(box, words.say(f"{words.game}-setup-box-{box}"), list(held))
        for box, held in setups.boxes.items()
    ]


def modules(game: str, setups: SetupSchema, words: Lexicon) -> list[m.ModuleInfo]:
    """The modules, with those that each requires."""
    return [
        m.ModuleInfo(
            name=module,
            title=words.say(f"{words.game}-setup-module-{module}"),
            requires=list(setups.requires.get(module, ())),
            about=words.say(about) if words.has(about := f"{words.game}-setup-about-{module}") else "",
            picture=f"/api/games/{game}/modules/{module}.svg" if module_emblem(game, module) else "",
        )
        for module in setups.modules
    ]


def switches(setups: SetupSchema, words: Lexicon) -> list[m.SetupSwitch]:
    """The options and their values, in words."""
    found = []
    for option in setups.options:
        key = f"{words.game}-setup-option-{option.name}"
        titles = [words.say(f"{key}-{value}") for value in option.values]
        found.append(
            m.SetupSwitch(option.name, words.say(key), list(option.values), titles, option.module or "")
        )
    return found


def components(setups: SetupSchema, corrected: Mapping[str, str], language: str) -> list[m.ComponentInfo]:
    """The assumed values, with what the host has corrected."""
    spoken = language_of(language)
    return [
        m.ComponentInfo(
            name=part.name,
            module=part.module,
            meaning=part.meaning[spoken],
            why=part.why[spoken],
            assumed=part.value,
            value=corrected.get(part.name, part.value),
        )
        for part in setups.components
    ]


def component_values(game: Game, setup: Setup) -> dict[str, str]:
    """What a setup has for each assumed value that is in play."""
    parts = game.setups.components_in(setup.modules)
    return {part.name: setup.components.get(part.name, part.value) for part in parts}


def setup_words(game: Game, modules: Sequence[str], options: Mapping[str, str], words: Lexicon) -> list[str]:
    """What is in play, in words: the modules, and the options that differ from their default."""
    return list(_setup_words(game, tuple(modules), tuple(options.items()), words))


@lru_cache(maxsize=1024)  # told with every choice
def _setup_words(
    game: Game, modules: tuple[str, ...], options: tuple[tuple[str, str], ...], words: Lexicon
) -> tuple[str, ...]:
    usual = {option.name: option.values[0] for option in game.setups.options}
    found = [words.say(f"{words.game}-setup-module-{module}") for module in modules]
    found += [
        words.say(f"{words.game}-setup-option-{name}-{value}")
        for name, value in options
        if usual.get(name) != value
    ]
    return tuple(found)


def module_emblem(name: str, module: str) -> str:
    """A module's small picture; empty where the game draws none."""
    kit = library.kit(name)
    draw: Callable[[Game, str], str] | None = getattr(import_module(kit.picture), "module_emblem", None)
    return "" if draw is None or module not in kit.game.setups.modules else draw(kit.game, module)


def plain_emblem(name: str) -> str:
    """A small picture of a game without any module; empty where the game draws none."""
    kit = library.kit(name)
    draw: Callable[[Game], str] | None = getattr(import_module(kit.picture), "plain_emblem", None)
    return "" if draw is None else draw(kit.game)


def emblem(name: str) -> str:
    """A game's small picture for lists."""
    drawn: str = import_module(library.kit(name).picture).emblem()
    return drawn
