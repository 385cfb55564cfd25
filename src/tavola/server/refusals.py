"""Errors as answers: why something was not done, in the viewer's language."""

from __future__ import annotations

import logging

from litestar.openapi.datastructures import ResponseSpec

from tavola import library
from tavola.kernel import (
    Game,
    IllegalChoice,
    RecordError,
    SetupError,
    StaleChoice,
    TavolaError,
    UndoRefused,
    UnknownOption,
)
from tavola.server import messages as m
from tavola.server import presenter
from tavola.server.limits import Busy, TooManyRequests
from tavola.server.render_cache import names_of
from tavola.table import Conflict, NotAllowed, StoreError, Table, TableError
from tavola.table.ports import DamagedTable, NoSuchTable
from tavola.words import Lexicon

_log = logging.getLogger(__name__)


class NoSuchGame(TavolaError):
    """A game that is not played here."""


def known_game(name: str) -> Game:
    """A game by its name; raises NoSuchGame."""
    if name not in library.game_names():
        raise NoSuchGame(f"there is no game {name!r}")
    return library.game(name)


_STATUS = {
    "malformed": 400,
    "not-allowed": 403,
    "not-found": 404,
    "setup": 422,
    "record": 422,
    "too-much": 429,
    "busy": 503,
    "store": 503,
    "damaged": 410,
}
"""HTTP's number for each kind; all others are 409."""

_MEANINGS = {
    400: "The request cannot be understood; the text says where.",
    403: "A key is missing or void, or this is told only elsewhere.",
    404: "There is no such table, game or page.",
    409: "The table cannot do that now.",
    410: "What was kept of the table cannot be shown any more.",
    413: "The body is too large.",
    415: "What changes something is sent as JSON.",
    421: "The site does not go by that name.",
    422: "Such a game cannot be set up, or such a record does not replay.",
    429: "That was too much at once.",
    500: "Something went wrong here; nothing has changed.",
    503: "Too much to do just now, or the disk cannot be written; ask again.",
}
ERRORS = {
    status: ResponseSpec(m.Refused, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}
"""How every route of the API answers what it cannot do, for the published schema."""

_WORDS: dict[type[TavolaError], tuple[str, str]] = {
    StaleChoice: ("stale", "table-stale"),
    Conflict: ("stale", "table-stale"),
    UnknownOption: ("unknown", "table-unknown-option"),
    UndoRefused: ("undo", "table-no-undo"),
    NoSuchGame: ("not-found", "table-no-such-game"),
    NoSuchTable: ("not-found", "table-no-such-table"),
    TooManyRequests: ("too-much", "table-too-much"),
    Busy: ("busy", "table-busy"),
    StoreError: ("store", "table-store"),
    DamagedTable: ("damaged", "table-damaged"),
}


def refusal(error: TavolaError, ident: int, language: str, table: Table | None = None) -> m.Refused:
    """An error as an answer; a table's rules explain what they refuse."""
    words = presenter.common_words(language)
    if isinstance(error, IllegalChoice) and table is not None:
        return _illegal(error, ident, language, table)
    if isinstance(error, StoreError | DamagedTable):
        _log.error("%s", error)  # it names files, which are the host's business
    if type(error) in _WORDS:
        kind, key = _WORDS[type(error)]
        return m.Refused(ident, kind, words.say(key))
    if isinstance(error, SetupError):
        return m.Refused(ident, "setup", words.say("table-setup", why=str(error)))
    if isinstance(error, RecordError):
        return m.Refused(ident, "record", words.say("table-record", why=str(error)))
    kind = "not-allowed" if isinstance(error, NotAllowed) else "table"
    return m.Refused(ident, kind, _told(error, words))


def _illegal(error: IllegalChoice, ident: int, language: str, table: Table) -> m.Refused:
    rules, spoken = table.game.rulebook(), presenter.lexicon(table.setup.game, language)
    text = spoken.refused(error.reason, rules, names_of(table.chairs, language))
    if error.reason.rule not in rules:
        return m.Refused(ident, "illegal", text)
    rule = rules[error.reason.rule]
    return m.Refused(ident, "illegal", text, rule.id, rule.page, rule.text[spoken.language])


def _told(error: TavolaError, words: Lexicon) -> str:
    """An error of a table in words, if it has any of its own."""
    if isinstance(error, TableError) and words.has(key := f"table-{error.key}"):
        return words.say(key, **error.facts)
    return str(error)


def malformed(language: str, why: str = "") -> m.Refused:
    """Something that is no message at all."""
    words = presenter.common_words(language)
    text = words.say("table-malformed-because", why=why) if why else words.say("table-malformed")
    return m.Refused(0, "malformed", text)


def trouble(ident: int, language: str) -> m.Refused:
    """Something that is our own fault."""
    return m.Refused(ident, "trouble", presenter.common_words(language).say("table-trouble"))


def status_of(refused: m.Refused) -> int:
    """HTTP's number for a refusal."""
    return _STATUS.get(refused.kind, 409)
