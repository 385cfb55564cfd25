"""`tavola rules`: prints or searches the rules of a game, and what is assumed of its box."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tavola import library
from tavola.kernel import Component, Rule, Rulebook, TavolaError
from tavola.terminal import arguments
from tavola.words import Lexicon


def run(args: Namespace) -> int:
    console = Console(highlight=False)
    game = library.game(args.game)
    book = game.rulebook()
    lexicon = library.lexicon(args.game, arguments.language(args))
    text = " ".join(args.text)
    found = search(book, text, lexicon.language)
    assumed = search_components(game.setups.components, text, lexicon.language)
    if not found and not assumed:
        raise TavolaError(lexicon.say("terminal-rule-none", game=args.game, text=text))
    if not text:
        for part in book.books:
            console.print(part.title[lexicon.language], style="bold")
            console.print()
    for rule in found:
        show(console, rule, lexicon, reasons=len(found) < len(book))
    if assumed:
        console.print(Text(lexicon.say("terminal-components-title"), style="bold"))
    for component in assumed:
        show_component(console, component, lexicon)
    return 0


def search(book: Rulebook, text: str, language: str) -> Sequence[Rule]:
    """The rule with this id; else those whose id contains it; else those whose text has all its words."""
    if text in book:
        return [book[text]]
    wanted = text.casefold()
    if by_id := [rule for rule in book if wanted in rule.id]:
        return by_id
    return [rule for rule in book if all(word in rule.text[language].casefold() for word in wanted.split())]


def show(console: Console, rule: Rule, lexicon: Lexicon, *, reasons: bool) -> None:
    """Print one rule: id, page, text, and on request why a ruling of ours was made."""
    head = Text.assemble((rule.id, "bold"), "  ", (lexicon.say("terminal-rule-page", page=rule.page), "dim"))
    if rule.ruling:
        head.append("  " + lexicon.say("terminal-rule-ruling"), style="italic")
    console.print(head)
    console.print(Padding(Text(rule.text[lexicon.language]), (0, 0, 0, 2)))
    if reasons and rule.why is not None:
        why = lexicon.say("terminal-rule-why", why=rule.why[lexicon.language])
        console.print(Padding(Text(why, style="dim"), (0, 0, 0, 2)))


def search_components(components: Sequence[Component], text: str, language: str) -> Sequence[Component]:
    """Those whose name or meaning has all these words; with none, all."""
    return [
        component
        for component in components
        if all(
            word in f"{component.name} {component.meaning[language]}".casefold()
            for word in text.casefold().split()
        )
    ]


def show_component(console: Console, component: Component, lexicon: Lexicon) -> None:
    """Print one assumed value: its name, what it means, and what it rests on."""
    console.print(Text(f"{component.name} = {component.value}", style="bold"))
    console.print(Padding(Text(component.meaning[lexicon.language]), (0, 0, 0, 2)))
    why = lexicon.say("terminal-components-why", why=component.why[lexicon.language])
    console.print(Padding(Text(why, style="dim"), (0, 0, 0, 2)))
