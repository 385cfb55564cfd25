"""The prompt for one decision: menus narrowed step by step until one option is left."""

from __future__ import annotations

from collections.abc import Callable

from tavola.kernel import Decision, Option, UnknownOption
from tavola.terminal.menu import Menu, example_of, kinds_of, menu, sub_question, typed_bag, with_bag
from tavola.words import Lexicon

Explain = Callable[[str], Option | str]
"""The option a text stands for, or why it is not legal; raises UnknownOption."""


class Prompt:
    """Turns what a person types, line by line, into one option of a decision."""

    def __init__(
        self, decision: Decision, lexicon: Lexicon, note: Callable[[Option], str | None], explain: Explain
    ) -> None:
        self._decision = decision
        self._lexicon = lexicon
        self._note = note
        self._explain = explain
        self._menus = [menu(decision.options, lexicon.question(decision), lexicon, note)]

    @property
    def menu(self) -> Menu:
        return self._menus[-1]

    def back(self) -> bool:
        """Return to the previous menu; False if this is the first."""
        if len(self._menus) == 1:
            return False
        self._menus.pop()
        return True

    def read(self, text: str) -> Option | str | None:
        """The option chosen, or a message if the text means none, or None if the menu was narrowed."""
        if not text:
            if len(self.menu.options) == 1:
                return self.menu.options[0]
            return self._lexicon.say("terminal-hint")
        if text.isdecimal():
            if int(text) in range(1, len(self.menu.lines) + 1):
                return self._narrow(int(text) - 1)
            return self._unknown(text)
        try:
            return self._explain(text)
        except UnknownOption:
            return self._typed(text)

    def _narrow(self, line: int) -> Option | None:
        options = self.menu.lines[line].options
        if len(options) == 1:
            return options[0]
        question = sub_question(self._decision, options, self._lexicon)
        self._menus.append(menu(options, question, self._lexicon, self._note))
        return None

    def _typed(self, text: str) -> Option | str | None:
        bag = typed_bag(text, self.menu, self._lexicon)
        if isinstance(bag, dict):
            found = with_bag(self.menu, bag)
            return self._explain(found) if isinstance(found, str) else found
        wanted = text.casefold()
        fitting = [n for n, line in enumerate(self.menu.lines) if wanted in line.label.casefold()]
        if len(fitting) == 1:
            return self._narrow(fitting[0])
        if fitting:
            numbers = ", ".join(str(n + 1) for n in fitting)
            return self._lexicon.say("terminal-many-match", text=text, numbers=numbers)
        if bag is not None:
            kinds = self._lexicon.listed(kinds_of(self.menu, self._lexicon))
            return self._lexicon.say("terminal-bag-unknown", text=bag, kinds=kinds)
        return self._unknown(text)

    def _unknown(self, text: str) -> str:
        if len(self.menu.lines) == 1:
            return self._lexicon.say("terminal-unknown-one", text=text)
        return self._lexicon.say("terminal-unknown", text=text, last=len(self.menu.lines))

    @property
    def more(self) -> str | None:
        """A remark about options that have no line."""
        if not self.menu.more:
            return None
        example = example_of(self.menu, self._lexicon)
        return self._lexicon.say("terminal-more", count=self.menu.more, example=example)
