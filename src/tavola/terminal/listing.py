"""`tavola games`: the games, for how many, and what can be switched."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console

from tavola import bots, library, words
from tavola.terminal import asked


def run(args: Namespace) -> int:
    console = Console(highlight=False)
    language = asked.language(args)
    for name in library.game_names():
        offer = library.game(name).offer
        lexicon = words.load(library.parts(name).words, language)
        say = lexicon.say
        console.print(f"[bold]{name}[/]  {say(f'{lexicon.game}-title')}")
        if lexicon.has(f"{lexicon.game}-sentence"):
            console.print(f"  {say(f'{lexicon.game}-sentence')}")
        console.print(f"  {say('terminal-players', **{'from': offer.seats[0], 'to': offer.seats[-1]})}")
        if len(offer.boxes) > 1:
            console.print(f"  {say('terminal-boxes', boxes=', '.join(offer.boxes))}")
        if offer.modules:
            console.print(f"  {say('terminal-modules', modules=', '.join(offer.modules))}")
        for switch in offer.options:
            values = ", ".join(switch.values)
            console.print(f"  {say('terminal-switch', name=switch.name, values=values)}")
        console.print(f"  {say('terminal-bots', bots=', '.join(bots.bots_for(name)))}")
        console.print(f"  {say('terminal-how-to-play', game=name, bot=bots.bots_for(name)[-1])}")
    return 0
