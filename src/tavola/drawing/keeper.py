"""Drawings kept from picture to picture, each with the facts it was drawn from.

A picture is drawn in named pieces. While a piece is drawn, everything it reads is noted: fields of the view,
facts of the scene, what it was called with. In the next picture a piece of that name is drawn again only if
one of these has changed, so nobody has to say what a drawing depends on, and nothing can be forgotten.

What is read is kept as a `_Cell` that knows in which picture it changed last. Each field that was ever read
has a bit of its own; when a picture begins, all of them are compared, and the bits of those that changed are
noted. Facts and drawings know the bits of all fields that they come from, however far, so that most are found
to be right at one look; a fact is worked out again only if something that it was worked out from has changed.
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
"""Names something that can be read: a field of the view or of a part of it, or a fact of the scene."""


class Watched:
    """A value whose fields are noted when they are read; otherwise it is like the value itself."""

    __slots__ = ("_path", "_real", "_scene")

    def __init__(self, real: object, scene: KeptScene, *path: Hashable) -> None:
        self._real = real
        self._scene = scene
        self._path = path

    def __getattr__(self, name: str) -> object:
        kind, inner = _read_by(cast("Hashable", type(self._real)), name)
        if kind is property:
            return inner(self)
        if kind is FunctionType:
            return MethodType(inner, self)
        value = getattr(self._real, name)
        self._scene.note((*self._path, name), value)
        return value

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return type(self._real)

    def __eq__(self, other: object) -> bool:
        return type(other) is Watched and other._path == self._path

    def __hash__(self) -> int:
        return hash(self._path)


@lru_cache(maxsize=2048)
def _read_by(of: type, name: str) -> tuple[object, Callable[..., Any]]:
    """How a name is read: properties and methods run on the watched value, so that their reads are noted."""
    found = getattr(of, name, None)
    if isinstance(found, property) and found.fget is not None:
        return property, found.fget
    return (FunctionType, found) if isinstance(found, FunctionType) else (None, getattr)


class _Cell:
    """Something that can be read: its value, and in which picture that changed last."""

    __slots__ = ("bits", "changed", "checked", "key", "reads", "value", "worked_out")

    def __init__(self, key: Key, value: object, picture: int) -> None:
        self.key = key
        self.value = value
        self.bits = 0
        """The bits of all fields that it comes from; a field has one of its own."""
        self.changed = self.checked = self.worked_out = picture
        self.reads: Reads = {}
        """For a fact: what it was worked out from."""


Reads = dict[_Cell, None]


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


_MOST_CELLS = 4000
_LOOKED_BACK = 32
"""Of so many pictures it is known which fields have changed since."""


class Keeper:
    """What was drawn for one view in one language; used by one picture at a time."""

    def __init__(self) -> None:
        self.picture = 0
        """Pictures are numbered."""
        self.given: object = None
        """What pictures are drawn from besides the view: the words, names and colours."""
        self.root = _Node()
        self.cells: dict[Key, _Cell] = {}
        self.fields: list[_Cell] = []
        """Those of the cells that are fields of the view or of its parts."""
        self.changed_since: list[int] = [0]
        """The bits of the fields that have changed since this picture, since the one before it, and so on."""

    def begin(self, given: object, view: object) -> None:
        """The next picture is drawn."""
        self.picture += 1
        if self.given != given:
            self.given, self.root, self.cells = given, _Node(), {}
            self.fields, self.changed_since = [], [0]
            return
        if len(self.cells) > _MOST_CELLS:
            least = self.picture - _LOOKED_BACK
            self.cells = {key: cell for key, cell in self.cells.items() if cell.checked >= least}
        changed = self._changed_fields(view)
        self.changed_since = [0, *[bits | changed for bits in self.changed_since[: _LOOKED_BACK - 1]]]

    def new_field(self, key: Key, value: object) -> _Cell:
        """A field that nobody has read before."""
        cell = self.cells[key] = _Cell(key, value, self.picture)
        cell.bits = 1 << len(self.fields)
        self.fields.append(cell)
        return cell

    def _changed_fields(self, view: object) -> int:
        """Compare all fields with those of the picture before; returns the bits of those that changed."""
        picture, changed = self.picture, 0
        for cell in self.fields:
            key = cell.key
            value = getattr(view, cast("str", key[0])) if len(key) == 1 else _value_of_part(view, key)
            cell.checked = picture
            if cell.value is not value and cell.value != value:
                cell.value, cell.changed = value, picture
                changed |= cell.bits
        return changed


def _value_of_part(view: object, key: Key) -> object:
    """How many parts a field has, or a field of one of them, if that is there still."""
    if key[0] is _COUNT:
        return len(getattr(view, cast("str", key[1])))
    field, at, name = cast("tuple[str, int, str]", key)
    parts = getattr(view, field)
    return getattr(parts[at], name) if at < len(parts) else _GONE


class KeptScene:
    """What the pieces of one picture are drawn from, with what is known of the picture before."""

    view: Any

    def __post_init__(self) -> None:
        self._view = self.view
        self._keeper = Keeper()
        self._reads: Reads | None = None
        self._node = _Node()
        self.view = Watched(self._view, self)

    def picture(
        self, keeper: Keeper | None, words: object, draw: Callable[[Any], Iterable[Panel]]
    ) -> tuple[Panel, ...]:
        """All panels, with whatever the keeper knows still to be so; after that the scene shows nothing."""
        self._keeper = keeper = Keeper() if keeper is None else keeper
        keeper.begin((words, *self._given()), self._view)
        self._node = keeper.root
        self._node.before, self._node.children = self._node.children, {}
        try:
            return tuple(draw(self))
        finally:
            self._node.before = {}
            # What is kept knows the scene that it was drawn in, which must not keep all that was to be seen.
            self.view = self._view = None

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
        return cast("Fragment", self._kept(name, _as_fragment, draw, args))

    def pieces(
        self: SceneT,
        name: str,
        draw: Callable[[SceneT, *Ts], Iterable[Fragment]],
        *args: *Ts,
    ) -> tuple[Fragment, ...]:
        """Several fragments that come from the same facts."""
        return cast("tuple[Fragment, ...]", self._kept(name, _as_fragments, draw, args))

    def panel(
        self: SceneT,
        name: str,
        draw: Callable[[SceneT, *Ts], Panel],
        *args: *Ts,
    ) -> Panel:
        """A panel as this function draws it."""
        return cast("Panel", self._kept(name, _as_it_was, draw, args))

    def _kept(
        self,
        name: str,
        made: Callable[[str, Any, Any], object],
        draw: Callable[..., Any],
        args: tuple[object, ...],
    ) -> object:
        parent, reads_of_parent = self._node, self._reads
        node = parent.children.get(name) or parent.before.get(name) or _Node()
        if node.make is not draw or node.args != args or not self._still_right(node):
            self._node, self._reads = node, {}
            node.before, node.children = node.children, {}
            try:
                node.result = made(name, draw(self, *args), node.result)
                node.make, node.args, node.reads = draw, args, self._reads
                node.drawn = node.held = self._keeper.picture
                node.gather_bits()
            finally:
                node.before = {}
                self._node, self._reads = parent, reads_of_parent
        parent.children[name] = node
        return node.result

    def _still_right(self, node: _Node) -> bool:
        """Whether nothing has changed that was read for a drawing, or for what it is made of."""
        keeper = self._keeper
        ago = keeper.picture - node.held
        if ago < len(keeper.changed_since) and not node.bits & keeper.changed_since[ago]:
            node.held = keeper.picture
            return True
        if not self._holds(node.reads, node.drawn) or not all(map(self._still_right, node.children.values())):
            return False
        node.held = keeper.picture
        node.gather_bits()
        return True

    def watched(self, name: str) -> tuple[Any, ...]:
        """The values of a field of the view one by one, each noting by itself what is read of it."""
        found = getattr(self._view, name)
        self.note((_COUNT, name), len(found))
        return tuple(Watched(real, self, name, at) for at, real in enumerate(found))

    # -- what is read ------------------------------------------------------------------------------

    def note(self, key: Key, value: object) -> None:
        """A field was read by what is being drawn."""
        cell = self._keeper.cells.get(key) or self._keeper.new_field(key, value)
        if self._reads is not None:
            self._reads[cell] = None

    def ask(self, key: Key) -> object:
        """A fact, worked out if need be, as read by what is being drawn."""
        keeper = self._keeper
        cell = keeper.cells.get(key)
        if cell is None:
            reads, self._reads = self._reads, {}
            try:
                value = cast("Callable[..., object]", key[1])(self, *key[2:])
                cell = keeper.cells[key] = _Cell(key, value, keeper.picture)
                cell.reads = self._reads
                cell.bits = _bits_of(cell.reads)
            finally:
                self._reads = reads
        elif cell.checked != keeper.picture:
            self._check_fact(cell)
        if self._reads is not None:
            self._reads[cell] = None
        return cell.value

    def _holds(self, reads: Reads, drawn: int) -> bool:
        """Whether everything that was read in that picture is the same now."""
        picture = self._keeper.picture
        try:
            for cell in reads:
                if cell.checked != picture:
                    self._check_fact(cell)
                if cell.changed > drawn:
                    return False
        except LookupError:  # what it was about is not there any more
            return False
        return True

    def _check_fact(self, cell: _Cell) -> None:
        """Find out whether a fact has changed: it stays while nothing has that it was worked out from."""
        keeper = self._keeper
        ago = keeper.picture - cell.checked
        if ago < len(keeper.changed_since) and not cell.bits & keeper.changed_since[ago]:
            cell.checked = keeper.picture
            return
        if not self._holds(cell.reads, cell.worked_out):
            reads, self._reads = self._reads, {}
            try:
                value = cast("Callable[..., object]", cell.key[1])(self, *cell.key[2:])
                cell.reads, cell.worked_out = self._reads, keeper.picture
            finally:
                self._reads = reads
            if cell.value is not value and cell.value != value:  # what is equal stays the same object
                cell.value, cell.changed = value, keeper.picture
        cell.checked = keeper.picture
        cell.bits = _bits_of(cell.reads)


_FACT, _COUNT, _GONE = object(), object(), object()


def fact(method: Callable[[SceneT, *Ts], T]) -> Callable[[SceneT, *Ts], T]:
    """A method of a scene whose result is worked out when what it reads changes, and compared as a whole."""

    @wraps(method)
    def asked(self: SceneT, *args: *Ts) -> T:
        return cast("T", self.ask((_FACT, method, *args)))

    return cast("Callable[[SceneT, *Ts], T]", asked)


# -- results that are equal stay the same object, so that whoever compares them later is done at once ----


def _as_it_was(_: str, drawn: object, before: object) -> object:
    return before if before == drawn else drawn


def _as_fragment(name: str, drawn: str | Iterable[str], before: Fragment | None) -> Fragment:
    svg = drawn if isinstance(drawn, str) else "".join(drawn)
    return before if before is not None and before.svg == svg else Fragment(name, svg)


def _as_fragments(
    _: str, drawn: Iterable[Fragment], before: tuple[Fragment, ...] | None
) -> tuple[Fragment, ...]:
    known = {fragment.name: fragment for fragment in before or ()}
    return tuple(one if (old := known.get(one.name)) is one or old != one else old for one in drawn)
