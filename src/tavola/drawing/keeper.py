"""Drawings kept from picture to picture, each with the facts it was drawn from.

A picture is drawn in named pieces. While a piece is drawn, everything it reads is noted: fields of the view,
facts of the scene, what it was called with. In the next picture a piece of that name is drawn again only if
one of these has changed, so nobody has to say what a drawing depends on, and nothing can be forgotten.

What is read is kept as a `_Cell` that knows in which picture it changed last. Each field that was ever read
has a bit of its own; when a picture begins, all of them are compared, and the bits of those that changed are
noted. Facts and drawings know the bits of all fields that they come from, however far, so that most are found
to be right at one look, and of the others only what comes from a changed field is looked at. A fact is worked
out again only if something that it was worked out from has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import fields
from functools import lru_cache, wraps
from types import FunctionType, MethodType
from typing import Any, TypeVar, TypeVarTuple, cast

from tavola.drawing.panel import Fragment, Panel

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
SceneT = TypeVar("SceneT", bound="KeptScene")
Key = tuple[Hashable, ...]
"""Names a fact of the scene: its method, and what that is called with."""
Path = tuple[()] | tuple[str, int]
"""Where fields are: in the view itself, or in one of the values that a field of it holds."""


class Watched:
    """A value whose fields are noted when they are read; otherwise it is like the value itself."""

    __slots__ = ("_cells", "_path", "_real", "_scene")

    def __init__(self, real: object, scene: KeptScene, path: Path = ()) -> None:
        self._real = real
        self._scene = scene
        self._path = path
        self._cells = scene.fields_of(path)

    def __getattr__(self, name: str) -> object:
        cell = self._cells.get(name)
        if cell is not None:
            self._scene.reads[cell] = None
            return getattr(self._real, name)
        kind, inner = _read_by(cast("Hashable", type(self._real)), name)
        if kind is property:
            return inner(self)
        if kind is FunctionType:
            return MethodType(inner, self)
        value = getattr(self._real, name)
        self._scene.note_first(self._cells, name, value)
        return value

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return type(self._real)

    def __eq__(self, other: object) -> bool:
        return type(other) is Watched and other._path == self._path

    def __hash__(self) -> int:
        return hash(self._path)


@lru_cache(maxsize=2048)
def _read_by(of: Hashable, name: str) -> tuple[object, Callable[..., Any]]:
    """How a name is read: properties and methods run on the watched value, so that their reads are noted."""
    found = getattr(of, name, None)
    if isinstance(found, property) and found.fget is not None:
        return property, found.fget
    return (FunctionType, found) if isinstance(found, FunctionType) else (None, getattr)


class _Cell:
    """Something that can be read: its value, and in which picture that changed last."""

    __slots__ = ("bits", "changed", "checked", "key", "reads", "value", "worked_out")

    def __init__(self, key: Key, value: object, picture: int, bits: int, reads: Reads) -> None:
        self.key = key
        self.value = value
        self.bits = bits
        """The bits of all fields that it comes from; a field has one of its own."""
        self.changed = self.checked = self.worked_out = picture
        self.reads = reads
        """For a fact: what it was worked out from; for a field nothing."""


Reads = dict[_Cell, None]
Fields = dict[str, _Cell]


class _Node:
    """One kept drawing: what it was called with, what it read, what came of it, and what it is made of."""

    __slots__ = ("args", "before", "bits", "children", "drawn", "held", "make", "reads", "result")

    def __init__(self) -> None:
        self.make: object = None
        self.args: tuple[object, ...] = ()
        self.reads: Reads = {}
        self.bits = 0
        """The bits of all fields that it and its parts come from."""
        self.drawn = -1
        """In which picture it was drawn last."""
        self.held = -1
        """In which picture it was last found to be still right."""
        self.result: Any = None
        self.children: dict[str, _Node] = {}
        self.before: dict[str, _Node] = {}

    def gather_bits(self) -> None:
        """Find out which fields it comes from; facts may have come to read others."""
        bits = _bits_of(self.reads)
        for child in self.children.values():
            bits |= child.bits
        self.bits = bits


def _bits_of(reads: Reads) -> int:
    bits = 0
    for cell in reads:
        bits |= cell.bits
    return bits


_MOST_FACTS = 4000
_LOOKED_BACK = 32
"""Of so many pictures it is known which fields have changed since."""
_ANY = -1
"""All bits: what has changed since is not known."""


class Keeper:
    """What was drawn for one view in one language; used by one picture at a time."""

    def __init__(self) -> None:
        self.picture = 0
        """Pictures are numbered."""
        self.given: object = None
        """What pictures are drawn from besides the view: the words, names and colours."""
        self._forget()

    def _forget(self) -> None:
        self.root = _Node()
        self.facts: dict[Key, _Cell] = {}
        self.fields: dict[Path, Fields] = {}
        """Those of the view and of its parts that were ever read."""
        self.counts: Fields = {}
        """How many parts a field has."""
        self.fields_known = 0
        self.changed_since: dict[int, int] = {self.picture: 0}
        """For each of the last pictures: the bits of the fields that have changed since."""

    def begin(self, given: object, view: object) -> None:
        """The next picture is drawn."""
        self.picture += 1
        if self.given != given:
            self.given = given
            self._forget()
            return
        least = self.picture - _LOOKED_BACK
        if len(self.facts) > _MOST_FACTS:
            self.facts = {key: fact for key, fact in self.facts.items() if fact.checked >= least}
        changed = self._changed_fields(view)
        self.changed_since.pop(least, None)
        self.changed_since = {at: bits | changed for at, bits in self.changed_since.items()}
        self.changed_since[self.picture] = 0

    def new_field(self, fields: Fields, name: str, value: object) -> _Cell:
        """A field that nobody has read before."""
        cell = fields[name] = _Cell((), value, self.picture, 1 << self.fields_known, {})
        self.fields_known += 1
        return cell

    def _changed_fields(self, view: object) -> int:
        """Compare all fields with those of the picture before; returns the bits of those that changed."""
        changed = 0
        for path, known in self.fields.items():
            real = _part(view, *path) if path else view
            for name, cell in known.items():
                value = getattr(real, name, _GONE)
                if cell.value is not value and cell.value != value:
                    cell.value, cell.changed = value, self.picture
                    changed |= cell.bits
        for name, cell in self.counts.items():
            count = len(getattr(view, name))
            if cell.value != count:
                cell.value, cell.changed = count, self.picture
                changed |= cell.bits
        return changed


_GONE = object()


def _part(view: object, field: str, at: int) -> object:
    """One of the values that a field of the view holds, if it is there still."""
    parts = getattr(view, field)
    return parts[at] if at < len(parts) else _GONE


class KeptScene:
    """What the pieces of one picture are drawn from, with what is known of the picture before."""

    view: Any

    def __post_init__(self) -> None:
        self._view = self.view
        self._keeper = Keeper()
        self.reads: Reads = {}
        """What is read from now on; of what is not drawn, nobody wants to know."""
        self._node = _Node()
        self._watched: dict[str, tuple[Watched, ...]] = {}
        self.view = Watched(self._view, self)

    def picture(
        self, keeper: Keeper | None, words: object, draw: Callable[[Any], Iterable[Panel]]
    ) -> tuple[Panel, ...]:
        """All panels, with whatever the keeper knows still to be so; after that the scene shows nothing."""
        self._keeper = keeper = Keeper() if keeper is None else keeper
        keeper.begin((words, *self._given()), self._view)
        self.view, self._watched = Watched(self._view, self), {}
        self._node = keeper.root
        self._node.before, self._node.children = self._node.children, {}
        try:
            return tuple(draw(self))
        finally:
            self._node.before = {}
            # What is kept knows the scene that it was drawn in, which must keep neither what was to be seen
            # nor the keeper: then all of it goes when the keeper does, and nobody has to look for garbage.
            self.view, self._view, self._watched = None, None, {}
            del self._keeper, self._node

    def _given(self) -> list[object]:
        """What there is to draw from beside the view."""
        named = (field.name for field in fields(cast("Any", self)) if field.compare and field.name != "view")
        found = (getattr(self, name) for name in named)
        return [tuple(value) if isinstance(value, list) else value for value in found]

    # -- pieces ------------------------------------------------------------------------------------

    def piece(
        self: SceneT,
        name: str,
        draw: Callable[[SceneT, *Ts], str | Iterable[str]],
        *args: *Ts,
    ) -> Fragment:
        """A fragment as this function draws it."""
        fragment: Fragment = self._kept(name, _as_fragment, draw, args)
        return fragment

    def pieces(
        self: SceneT,
        name: str,
        draw: Callable[[SceneT, *Ts], Iterable[Fragment]],
        *args: *Ts,
    ) -> tuple[Fragment, ...]:
        """Several fragments that come from the same facts."""
        fragments: tuple[Fragment, ...] = self._kept(name, _as_fragments, draw, args)
        return fragments

    def panel(
        self: SceneT,
        name: str,
        draw: Callable[[SceneT, *Ts], Panel],
        *args: *Ts,
    ) -> Panel:
        """A panel as this function draws it."""
        panel: Panel = self._kept(name, _as_it_was, draw, args)
        return panel

    def _kept(
        self,
        name: str,
        made: Callable[[str, Any, Any], object],
        draw: Callable[..., Any],
        args: tuple[object, ...],
    ) -> Any:
        keeper, parent = self._keeper, self._node
        node = parent.before.get(name) or parent.children.get(name) or _Node()
        if node.make is draw and node.args == args:
            changed = keeper.changed_since.get(node.held, _ANY)
            if not node.bits & changed or self._still_right(node, changed):
                node.held = keeper.picture
                parent.children[name] = node
                return node.result
        reads_of_parent = self.reads
        self._node, self.reads = node, {}
        node.before, node.children = node.children, {}
        try:
            node.result = made(name, draw(self, *args), node.result)
            node.make, node.args, node.reads = draw, args, self.reads
            node.drawn = node.held = keeper.picture
            node.gather_bits()
        finally:
            node.before = {}
            self._node, self.reads = parent, reads_of_parent
        parent.children[name] = node
        return node.result

    def _still_right(self, node: _Node, changed: int) -> bool:
        """Whether nothing has changed that was read for a drawing, or for what it is made of.

        It was right before these fields changed, and some of them have to do with it.
        """
        if not self._holds(node.reads, node.drawn, changed):
            return False
        for child in node.children.values():
            if child.bits & changed and not self._still_right(child, changed):
                return False
        node.held = self._keeper.picture
        node.gather_bits()
        return True

    def watched(self, name: str) -> tuple[Any, ...]:
        """The values of a field of the view one by one, each noting by itself what is read of it."""
        watched = self._watched.get(name)
        if watched is None:
            found = enumerate(getattr(self._view, name))
            watched = self._watched[name] = tuple([Watched(real, self, (name, at)) for at, real in found])
        if (cell := self._keeper.counts.get(name)) is not None:
            self.reads[cell] = None
        else:
            self.note_first(self._keeper.counts, name, len(watched))
        return watched

    # -- what is read ------------------------------------------------------------------------------

    def fields_of(self, path: Path) -> Fields:
        """What was ever read of the view, or of a part of it."""
        return self._keeper.fields.setdefault(path, {})

    def note_first(self, fields: Fields, name: str, value: object) -> None:
        """A field was read for the first time."""
        self.reads[self._keeper.new_field(fields, name, value)] = None

    def ask(self, key: Key) -> Any:
        """A fact, worked out if need be, as read by what is being drawn."""
        keeper = self._keeper
        cell = keeper.facts.get(key)
        if cell is None:
            value, reads = self._worked_out(key)
            cell = keeper.facts[key] = _Cell(key, value, keeper.picture, _bits_of(reads), reads)
        elif cell.checked != keeper.picture:
            self._check_fact(cell)
        self.reads[cell] = None
        return cell.value

    def _holds(self, reads: Reads, drawn: int, changed: int) -> bool:
        """Whether everything that was read in that picture is the same now.

        It was the same before these fields changed.
        """
        picture = self._keeper.picture
        try:
            for cell in reads:
                if cell.bits & changed and cell.reads and cell.checked != picture:
                    self._check_fact(cell)
                if cell.changed > drawn:
                    return False
        except LookupError:  # what it was about is not there any more
            return False
        return True

    def _check_fact(self, cell: _Cell) -> None:
        """Find out whether a fact has changed: it stays while nothing has that it was worked out from."""
        keeper = self._keeper
        changed = keeper.changed_since.get(cell.checked, _ANY)
        if cell.bits & changed:
            if not self._holds(cell.reads, cell.worked_out, changed):
                value, cell.reads = self._worked_out(cell.key)
                cell.worked_out = keeper.picture
                if cell.value is not value and cell.value != value:  # what is equal stays the same object
                    cell.value, cell.changed = value, keeper.picture
            cell.bits = _bits_of(cell.reads)
        cell.checked = keeper.picture

    def _worked_out(self, key: Key) -> tuple[object, Reads]:
        """A fact, and what it was worked out from."""
        reads, self.reads = self.reads, {}
        try:
            return cast("Callable[..., object]", key[0])(self, *key[1:]), self.reads
        finally:
            self.reads = reads


def fact(method: Callable[[SceneT, *Ts], T]) -> Callable[[SceneT, *Ts], T]:
    """A method of a scene whose result is worked out when what it reads changes, and compared as a whole."""

    @wraps(method)
    def asked(self: SceneT, *args: *Ts) -> T:
        told: T = self.ask((method, *args))
        return told

    return asked


# -- results that are equal stay the same object, so that whoever compares them later is done at once ----


def _as_it_was(_: str, drawn: object, before: object) -> object:
    return before if before == drawn else drawn


def _as_fragment(name: str, drawn: str | Iterable[str], before: Fragment | None) -> Fragment:
    svg = drawn if isinstance(drawn, str) else "".join(drawn)
    return before if before is not None and before.svg == svg else Fragment(name, svg)


def _as_fragments(
    _: str, drawn: Iterable[Fragment], before: tuple[Fragment, ...] | None
) -> tuple[Fragment, ...]:
    fragments = tuple(drawn)
    if before is None or fragments == before:
        return before or fragments
    same = {old.name: old for old in before}
    for one in fragments:
        if one.name not in same or (same[one.name] is not one and same[one.name] != one):
            same[one.name] = one
    return tuple([same[one.name] for one in fragments])
