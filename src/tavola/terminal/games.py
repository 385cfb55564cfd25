"""`tavola games`: lists the games with their players, modules and options."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console

from tavola import bots, library
from tavola.terminal import arguments


def run(args: Namespace) -> int:
    console = Console(highlight=False)
    language = arguments.language(args)
    for name in library.game_names():
        setups = library.game(name).setups
        lexicon = library.lexicon(name, language)
        say = lexicon.say
        console.print(f"[bold]{name}[/]  {say(f'{lexicon.game}-title')}")
        if lexicon.has(f"{lexicon.game}-sentence"):
            console.print(f"  {say(f'{lexicon.game}-sentence')}")
        console.print(f"  {say('terminal-players', **{'from': setups.seats[0], 'to': setups.seats[-1]})}")
        if len(setups.boxes) > 1:
            console.print(f"  {say('terminal-boxes', boxes=', '.join(setups.boxes))}")
        if setups.modules:
            console.print(f"  {say('terminal-modules', modules=', '.join(setups.modules))}")
        for switch in setups.options:
            values = ", ".join(switch.values)
            console.print(f"  {say('terminal-switch', name=switch.name, values=values)}")
        console.print(f"  {say('terminal-bots', bots=', '.join(bots.bots_for(name)))}")
        console.print(f"  {say('terminal-how-to-play', game=name, bot=bots.bots_for(name)[-1])}")
    return 0
