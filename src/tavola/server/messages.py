"""What goes over the wire, as msgspec types: this file is the protocol. docs/protocol.md explains it.

The page's types are made from it: after a change, run scripts/wire_types.py.

HTTP
    GET    /api/games?language=de                 list[GameInfo]
    POST   /api/tables             NewTable     → TableMade
    POST   /api/lessons/{game}     Learner      → TableMade   (a first game that teaches itself)
    POST   /api/tables/continued   PlayOn       → TableMade   (goes on from a position of a record)
    GET    /api/tables/{id}                       TableInfo
    POST   /api/tables/{id}/join   Join         → Joined
    POST   /api/tables/{id}/keys   SeatKey      → Joined      (a personal link to go on elsewhere)
    POST   /api/tables/{id}/revoke SeatKey      → Done        (void all other keys of the seat)
    POST   /api/tables/{id}/rematch SeatKey     → TableMade
    GET    /api/tables/{id}/record                text/plain
    GET    /api/tables/{id}/rules?language=de     list[RuleText] (what is in play there)
    POST   /api/replay             ReplayAsked  → Replayed    (view a record that is not a table here)
    POST   /api/qr                 QrAsked      → image/svg+xml
    GET    /api/rules/{game}?language=de          list[RuleText]
    GET    /api/rules/{game}/examples?language=de list[ExampleText]
    GET    /api/reach                             Reach       (only on the machine itself)
    GET    /api/health                            Health      (503 if it is not well)
    GET    /metrics                               text/plain  (for Prometheus, only on the machine itself)
    Errors: status 4xx with Refused as body.

Socket /api/tables/{id}/socket
    the client says Hello first, then any of ClientMessage; the server sends ServerMessage.
    Every client message but Hello has an `id`; it is answered by exactly one of Done, Previewed,
    SceneShown or Refused with the same id. After every change of the table a StateChange follows,
    to everybody, each seeing only what their seat may see.
"""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

import msgspec

from tavola.kernel import Seat
from tavola.table import Status

T = TypeVar("T")


class Changed(dict[str, object], Generic[T]):
    """Some fields of a type, by name: those that differ from what was sent last over the same socket."""


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: `me` (this device), `friend` (by the invitation link) or a `bot`."""

    who: Literal["me", "friend", "bot"]
    name: str = ""
    bot: str = ""
    colour: int | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatPlan]
    name: str = ""
    box: str | None = None
    """A preset of modules; None: the usual one; empty: nothing but `modules`."""
    modules: list[str] = []
    """In play on top of the box."""
    options: dict[str, str] = {}
    start: int | None = None
    """The start player's seat; None: by chance."""
    pieces: dict[str, str] = {}
    """A prepared position; see docs/record.md."""
    draws: list[str] = []
    """Outcomes that come before any chance; see docs/record.md."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A game that goes on from a position of another one."""

    record: str
    seats: list[SeatPlan]
    step: int | None = None
    """So many steps of the record are played already; None: all of them."""
    name: str = ""


class Learner(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to be taught a game."""

    name: str = ""


class TableMade(msgspec.Struct):
    table: str
    host_key: str
    """Empty for a rematch that somebody else asked for first; so is the next."""
    invite_key: str
    keys: dict[Seat, str]
    """The keys of the seats that this device plays."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    invite: str
    name: str = ""
    token: str = ""
    """Made up by the client, and never guessed: asking again with it gives the same seat and key."""


class Joined(msgspec.Struct):
    seat: Seat
    key: str


class SeatKey(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    key: str


class ReplayAsked(msgspec.Struct, forbid_unknown_fields=True):
    record: str
    step: int | None = None
    """None: the last one."""
    seat: Seat | None = None
    language: str = "en"


class QrAsked(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Reach(msgspec.Struct):
    """How other machines get to this one; told only to a browser on it."""

    addresses: list[str]
    """Its addresses in its networks, the likeliest first; none without a network."""
    listening: bool
    """Whether the site answers there."""


class Health(msgspec.Struct):
    """How the site is; `ok` unless the disk cannot be written or it can hardly keep up."""

    ok: bool
    tables: int
    """In memory."""
    connections: int
    overloaded: bool
    disk: str


class BoxInfo(msgspec.Struct):
    """A preset of modules."""

    name: str
    title: str
    modules: list[str]


class ModuleInfo(msgspec.Struct):
    """A part of the rules or pieces that can be in play or not."""

    name: str
    title: str
    requires: list[str]
    """Modules that it makes no sense without; they are in play with it."""
    about: str = ""
    """What it is, in one sentence."""
    picture: str = ""
    """Where a small picture of it is to be had; empty: nowhere."""


class SetupSwitch(msgspec.Struct):
    """An option of a game, in words."""

    name: str
    title: str
    values: list[str]
    value_titles: list[str]
    module: str = ""
    """The module without which it means nothing; empty: it always does."""


class ComponentInfo(msgspec.Struct):
    """A value of the box that no source states."""

    name: str
    module: str
    """The module it comes with; empty: it is always in play."""
    meaning: str
    why: str
    """What the assumption rests on."""
    assumed: str
    value: str
    """What new tables here play with; another one than assumed where the host has corrected it."""


class GameInfo(msgspec.Struct):
    name: str
    title: str
    sentence: str
    picture: str
    """A small SVG."""
    seats: list[int]
    bots: list[str]
    boxes: list[BoxInfo]
    """The first is the usual one."""
    modules: list[ModuleInfo]
    options: list[SetupSwitch]
    components: list[ComponentInfo]
    plain: str = ""
    """Where a small picture of the game without modules is, of what is in every box; empty: there is none."""
    lesson: bool = False
    """Whether there is a first game that teaches it."""


class RuleText(msgspec.Struct):
    id: str
    page: int
    text: str
    ruling: bool
    why: str
    chapter: str
    """The title of its chapter; rules come in reading order, so those of one chapter stand together."""


class ExampleText(msgspec.Struct):
    """An example of a rule: a position before something is scored, and what that brings."""

    rule: str
    text: str
    picture: str
    """A small SVG."""
    sum: list[str]


class ChairInfo(msgspec.Struct):
    seat: Seat
    name: str
    colour: int
    """Index of LOOK's six colours and marks: yellow ●, red ▲, pink ✚, green ■, blue ◆, black ⬟."""
    free: bool
    """Whether somebody may still sit down there."""
    bot: str
    """The bot that plays it now, or empty."""
    person: bool
    """Whether it belongs to a person, even while a bot stands in."""
    resigned: bool
    connected: bool
    points: int | None = None


class PlaceInfo(msgspec.Struct):
    seat: Seat
    rank: int
    score: int
    tie_break: int | None


class TableInfo(msgspec.Struct):
    id: str
    name: str
    game: str
    title: str
    status: Status
    version: int
    chairs: list[ChairInfo]
    waiting_for: list[Seat]
    standing: list[PlaceInfo]
    setup: list[str]
    """What is in play, in words."""
    components: dict[str, str]
    """Every value in play that no source states, by its name in `GameInfo`, as it is at this table."""
    prepared: bool
    rematch: str
    """The id of the rematch's table, or empty."""
    read_only: str
    """Why the table is read-only, or empty."""


class PanelInfo(msgspec.Struct):
    name: str
    title: str
    width: int
    height: int
    seat: Seat | None
    frame: str
    """The drawing's outer SVG element, empty."""
    order: list[str]
    """The names of the fragments in it, from back to front."""
    fragments: dict[str, str]
    """SVG of the fragments by name."""
    grows: bool = False
    """It has no natural size: show it as large as there is room."""
    aside: bool = False
    """It may lie beside the table top."""
    purpose: Literal["board", "hand", "own-mat", "other-mat", "market", "track", "stock"] = "board"
    """What it is for: board, hand, own-mat, other-mat, market, track or stock."""
    head: int = 0
    """So much of its top only says whose it is and how they stand."""
    legible_from: float = 0.86
    """The least scale at which its words can be read."""
    cell_size: int = 0
    """The size of each of its places, where all have the same."""
    strip: str = ""
    """A mat in one line: a small SVG of what the seat holds."""


class PanelChange(msgspec.Struct):
    """How a panel differs from what was sent last over this socket; of a new one, everything is in it."""

    name: str
    panel: Changed[PanelInfo]
    """Without `fragments`; `order` only where it does not follow from `gone` and `placed`."""
    fragments: dict[str, str]
    """SVG of the fragments that are new or have changed, by name."""
    gone: list[str]
    placed: dict[str, str]
    """New fragments one after the other, each with the one it comes after; after none: it is the first."""


class OptionInfo(msgspec.Struct):
    text: str
    """What to send back."""
    words: str
    """What it says, in the viewer's language."""
    do: str
    """Its word; counts as a field named `do` for picking."""
    fields: dict[str, str | dict[str, int]]


class FieldWords(msgspec.Struct):
    """Words for narrowing: what a field is called and what its values are called."""

    title: str
    values: dict[str, str]


class Question(msgspec.Struct):
    seat: Seat
    version: int
    """To be sent back with the answer."""
    ask: str
    text: str
    options: list[OptionInfo]
    fields: dict[str, FieldWords]


class LogItem(msgspec.Struct):
    text: str
    rule: str
    page: int
    rule_text: str
    where: str
    source: str
    """What the points are for, in a word or two, to be summed up by; empty: nothing in particular."""
    points: int
    record: str = ""
    """The title it competes for; empty: none."""
    record_size: int = 0
    """How it does there: the largest of a title is told with the result."""


class LogLine(msgspec.Struct):
    step: int
    seat: Seat | None
    text: str
    where: list[str]
    """`data-ref` values of what it concerns in the drawing."""
    rule: str
    page: int
    rule_text: str
    points: int | None
    items: list[LogItem]


class CoachCard(msgspec.Struct):
    """One thing that the coach of a first game says, and the rule behind it."""

    text: str
    light: list[str]
    """What is lit meanwhile: `data-ref` or `data-pick` values, or names of panels."""
    rule: str
    page: int
    rule_text: str


class Coach(msgspec.Struct):
    """Where a first game that teaches itself has got to."""

    first: int
    """How many cards came before these."""
    count: int
    cards: list[CoachCard]
    """What is said before the open question, to be read one after the other; none while others move."""
    asks: bool
    """Whether the last of them asks for a choice; otherwise the lesson is over."""


class TakeBackInfo(msgspec.Struct):
    seat: Seat
    to: int
    agreed: list[Seat]
    awaited: list[Seat]
    """Whose consent is still needed; somebody who stays away is dropped from it in time."""


class State(msgspec.Struct):
    """The table as the viewer may see it now, apart from the drawings and the log."""

    table: TableInfo
    seat: Seat | None
    """Whose view it is; None: a spectator's."""
    mine: list[Seat]
    """The seats that this socket's keys open."""
    host: bool
    question: Question | None
    confirm: Seat | None
    """The seat of mine that may confirm the end of its turn now, if any."""
    confirm_in: int | None
    """Milliseconds until the server ends that turn by itself; None: it waits for the confirmation."""
    undoable: list[Seat]
    """My seats that may take back their last choice."""
    take_back: TakeBackInfo | None
    steps: int
    last_moves: dict[Seat, list[str]]
    """`data-ref` values of each seat's last move."""
    since: int | None
    """After how many steps others began to choose, since the seat in view did so last."""
    curtain: bool
    """Hot seat: another of my seats is to move; its view is sent only after Look."""
    record_open: bool
    """Whether the record may be downloaded now."""
    definitions: list[str]
    """Addresses of what its drawings use by id and do not define, to be loaded once."""
    coach: Coach | None = None
    """What a first game teaches its learner now; the question then has only the options asked for."""


class StateChange(msgspec.Struct, tag="state", tag_field="is"):
    """How the table differs from what was sent last over this socket; everything, if nothing was."""

    whole: bool
    """Whether everything is in it: whatever was sent before is void."""
    table: Changed[TableInfo]
    state: Changed[State]
    """Without `table`."""
    shown: list[str] | None
    """The names of all panels in their order; None: the same as before."""
    panels: list[PanelChange]
    """Those that have changed."""
    log_from: int
    """The log below replaces what is known from this line on (0: all of it)."""
    log: list[LogLine]


class SceneShown(msgspec.Struct, tag="scene", tag_field="is"):
    """An earlier position, for replay."""

    id: int
    step: int
    panels: list[PanelInfo]
    log_length: int
    """How many lines of the log belong to the steps up to this one."""
    scores: list[int]
    waiting_for: list[Seat]
    turns: list[int]
    """After how many steps each turn of the game ended."""


class Replayed(msgspec.Struct):
    table: TableInfo
    step: int
    steps: int
    panels: list[PanelInfo]
    definitions: list[str]
    """Addresses of what the panels use by id and do not define, to be loaded once."""
    log: list[LogLine]
    log_length: int
    scores: list[int]
    waiting_for: list[Seat]
    turns: list[int]
    kept: str = ""
    """The name under which the site keeps the record (`/replay/NAME#STEP`); empty where it keeps none."""


class KeptRecord(msgspec.Struct):
    record: str


class Previewed(msgspec.Struct, tag="preview", tag_field="is"):
    """What an option would do, up to where chance takes over."""

    id: int
    option: str
    lines: list[LogLine]
    panels: list[PanelInfo]
    chance: bool
    """Whether chance follows."""
    final: bool
    """Whether the option could not be taken back, once chosen."""
    why: str = ""
    """What speaks for it, in a sentence or two, if it is a bot's answer to a hint that was asked for."""


class Done(msgspec.Struct, tag="done", tag_field="is"):
    id: int
    version: int


class Refused(msgspec.Struct, tag="refused", tag_field="is"):
    """Nothing has changed; `text` says why, in the viewer's language."""

    id: int
    kind: str
    """illegal, stale, unknown, undo, table, not-allowed, malformed, too-much, busy, not-found, damaged,
    setup, record, store or trouble."""
    text: str
    rule: str = ""
    page: int = 0
    rule_text: str = ""


class Closing(msgspec.Struct, tag="closing", tag_field="is"):
    """The server stops; the client should come back by itself."""

    text: str


class Presence(msgspec.Struct, tag="presence", tag_field="is"):
    """Who is connected now."""

    connected: list[Seat]
    watching: int
    grace: dict[Seat, int] = {}
    """For every seat whose holder is away: seconds until the others may go on without them."""


class Welcome(msgspec.Struct, tag="welcome", tag_field="is"):
    """Answers a Hello that says what is known."""

    edition: str
    """What the site draws and words by: it changes with the program and with corrected components."""
    current: bool
    """Whether what is known is still so; then nothing is sent until something changes."""


ServerMessage = StateChange | SceneShown | Previewed | Done | Refused | Closing | Presence | Welcome


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """What a page still shows that comes back: a state that it was sent for the same Hello."""

    version: int = 0
    """The version of the table in it."""
    edition: str = ""


class Hello(msgspec.Struct, tag="hello", tag_field="is", forbid_unknown_fields=True):
    keys: list[str] = []
    language: str = "en"
    look: Seat | None = None
    coach: bool = True
    """Whether a first game that teaches itself may do so; otherwise it is played like any other."""
    careful: bool = False
    """Whether I end my turns myself, rather than the server after a short pause."""
    known: Known | None = None
    """What I show from before, if it was the answer to this same Hello and nothing was looked at since."""


class Choose(msgspec.Struct, tag="choose", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat
    version: int
    option: str
    ask_first: bool = False
    """If it cannot be taken back, it is not chosen; the answer is a Previewed that says so."""
    guess: bool = False
    """Part of it, such as how a piece is turned, is a guess: the pause after the turn is longer."""


class ChooseInstead(msgspec.Struct, tag="choose-instead", tag_field="is", forbid_unknown_fields=True):
    """Take back one's last choice and choose this, in one go; `version` is the table's."""

    id: int
    seat: Seat
    version: int
    option: str
    guess: bool = False


class Preview(msgspec.Struct, tag="preview", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat
    option: str


class AskHint(msgspec.Struct, tag="ask-hint", tag_field="is", forbid_unknown_fields=True):
    """What would a bot do? It is answered by a Previewed of its choice."""

    id: int
    seat: Seat


class Confirm(msgspec.Struct, tag="confirm", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat


class Undo(msgspec.Struct, tag="undo", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat


class AskTakeBack(msgspec.Struct, tag="ask-take-back", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat
    to: int


class AnswerTakeBack(msgspec.Struct, tag="answer-take-back", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat
    agreed: bool


class HandOver(msgspec.Struct, tag="hand-over", tag_field="is", forbid_unknown_fields=True):
    """One's own seat, or by the host that of somebody absent or, before the start, a free one."""

    id: int
    seat: Seat
    bot: str


class TakeOver(msgspec.Struct, tag="take-over", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat


class Resign(msgspec.Struct, tag="resign", tag_field="is", forbid_unknown_fields=True):
    id: int
    seat: Seat


class Swap(msgspec.Struct, tag="swap", tag_field="is", forbid_unknown_fields=True):
    """The host lets two seats change places before the game begins."""

    id: int
    seat: Seat
    other: Seat


class Remove(msgspec.Struct, tag="remove", tag_field="is", forbid_unknown_fields=True):
    """The host takes away a seat that no person holds, before the game begins."""

    id: int
    seat: Seat


class Leave(msgspec.Struct, tag="leave", tag_field="is", forbid_unknown_fields=True):
    """Stand up before the start; the seat's keys are void."""

    id: int
    seat: Seat


class Look(msgspec.Struct, tag="look", tag_field="is", forbid_unknown_fields=True):
    """Hot seat: show this one of my seats now (lifts the curtain)."""

    id: int
    seat: Seat | None


class Speak(msgspec.Struct, tag="speak", tag_field="is", forbid_unknown_fields=True):
    """Go on in this language."""

    id: int
    language: str


class BeCareful(msgspec.Struct, tag="be-careful", tag_field="is", forbid_unknown_fields=True):
    """End my turns myself, or let the server do it after a short pause."""

    id: int
    careful: bool


class ShowScene(msgspec.Struct, tag="show-scene", tag_field="is", forbid_unknown_fields=True):
    id: int
    step: int


Change = (
    Choose
    | ChooseInstead
    | Confirm
    | Undo
    | AskTakeBack
    | AnswerTakeBack
    | HandOver
    | TakeOver
    | Resign
    | Swap
    | Remove
    | Leave
)
"""Messages that change the table."""

ClientMessage = Hello | Preview | AskHint | Look | Speak | BeCareful | ShowScene | Change
