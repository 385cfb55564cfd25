"""Entries of a table's journal: everything that ever changed it, as plain data.

A table is what its journal makes of it; a crash is a replay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from tavola.kernel import Choice, Draw, Prepared, RecordError, Seat, Setup, Step, Written


@dataclass(frozen=True, slots=True)
class Created:
    """A table was set up; `host` is the fingerprint of its host's key, `invite` of the key to join."""

    name: str
    setup: Mapping[str, Any]
    host: str
    invite: str
    colours: tuple[int, ...]
    rules_version: int


@dataclass(frozen=True, slots=True)
class Seated:
    """A person (with the fingerprint of a key) or a bot sat down."""

    seat: Seat
    name: str
    key: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """A person stood up before the start; their keys are void."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seats changed places before the start, each with whoever holds it and its colour."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class Removed:
    """A seat that no person holds was taken away before the start; those behind it moved up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KeyAdded:
    """Another key for a seat, to go on elsewhere."""

    seat: Seat
    key: str


@dataclass(frozen=True, slots=True)
class KeysRevoked:
    """All keys of a seat but one are void."""

    seat: Seat
    kept: str


@dataclass(frozen=True, slots=True)
class Continued:
    """The game will begin where another one was: at the end of this record."""

    record: str


@dataclass(frozen=True, slots=True)
class Started:
    """The game began."""


@dataclass(frozen=True, slots=True)
class Stepped:
    """The game went on by a step: a seat's choice or an outcome of chance."""

    step: Step
    check: str = ""
    """The checksum of the position, if a turn was completed."""
    automatic: bool = False
    """Whether nobody chose it, as nothing else was possible and everybody knew that."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A seat let the next turn begin."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took back its last choice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """A seat asks everybody to go back to an earlier step."""

    seat: Seat
    to: int
    voters: tuple[Seat, ...] | None = None
    """Whose consent it needs; None, in older journals: that of the people who play at the time."""


@dataclass(frozen=True, slots=True)
class ConsentWaived:
    """A person has been away for so long that their consent is no longer waited for."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBackAnswered:
    """A seat agreed or refused; when all have agreed, the steps are taken back."""

    seat: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A bot plays this seat until its holder takes it back."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class TakenOver:
    """The holder plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned:
    """The holder gave up; a bot plays on while two others are left, else the game is over."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """There is a new table for the same people."""

    table: str
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Stands for an entry that cannot be read here; it is never written."""

    why: str


Entry = (
    Created | Seated | Left | Swapped | Removed | KeyAdded | KeysRevoked | Continued | Started | Stepped
    | Confirmed | Undone | TakeBackAsked | ConsentWaived | TakeBackAnswered | HandedOver | TakenOver
    | Resigned | Rematched | Unreadable
)  # fmt: skip

_KINDS: dict[str, Callable[..., Entry]] = {
    kind.__name__: kind
    for kind in (
        Created, Seated, Left, Swapped, Removed, KeyAdded, KeysRevoked, Continued, Started, Confirmed,
        Undone, TakeBackAsked, ConsentWaived, TakeBackAnswered, HandedOver, TakenOver, Resigned, Rematched,
    )
}  # fmt: skip


def encode(entry: Entry) -> dict[str, Any]:
    """An entry as plain data, ready for JSON."""
    if isinstance(entry, Stepped):
        return _step_data(entry)
    return {"is": type(entry).__name__, **asdict(entry)}


def _step_data(entry: Stepped) -> dict[str, Any]:
    step = entry.step
    if isinstance(step, Choice):
        data = {"is": "Chose", "seat": step.seat, "option": str(step.option), "check": entry.check}
        return {**data, "automatic": True} if entry.automatic else data
    return {"is": "Dealt", "outcome": step.outcome, "check": entry.check}


def decode(data: Mapping[str, Any]) -> Entry:
    """The entry that this plain data says."""
    facts = dict(data)
    kind = facts.pop("is", "")
    if kind not in _READERS:
        raise RecordError(f"the journal has an entry {kind!r} that is not known here")
    if kind == "Created":
        facts["colours"] = tuple(facts["colours"])
    if kind == "TakeBackAsked" and facts.get("voters") is not None:
        facts["voters"] = tuple(facts["voters"])
    return _READERS[kind](**facts)


def _chose(seat: Seat, option: str, check: str = "", *, automatic: bool = False) -> Stepped:
    return Stepped(Choice(seat, Written(option)), check, automatic)


def _dealt(outcome: str, check: str = "") -> Stepped:
    return Stepped(Draw(outcome), check)


_READERS: dict[str, Callable[..., Entry]] = {"Chose": _chose, "Dealt": _dealt, **_KINDS}
"""How to build an entry from its plain data, by kind; no kind is ever renamed or removed."""


def setup_data(setup: Setup) -> dict[str, Any]:
    """A setup as plain data; component values appear only if there are any."""
    data = asdict(setup)
    if not setup.components:
        del data["components"]
    return data


def setup_from(data: Mapping[str, Any]) -> Setup:
    """The setup that this plain data says."""
    prepared = data["prepared"]
    return Setup(
        game=data["game"],
        seats=data["seats"],
        modules=tuple(data["modules"]),
        options=dict(data["options"]),
        start=data["start"],
        prepared=Prepared(dict(prepared["pieces"]), tuple(prepared["draws"])),
        components=dict(data.get("components", {})),
    )
