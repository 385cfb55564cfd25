"""Drawings kept from picture to picture, each with the facts it was drawn from.

A picture is drawn in named pieces. While a piece is drawn, everything it reads is noted: fields of the view,
facts of the scene, what it was called with. In the next picture a piece of that name is drawn again only if
one of these has changed, so nobody has to say what a drawing depends on, and nothing can be forgotten.

What is read is kept as a `_Cell` that knows in which picture it changed last. It is looked at once per
picture, whoever asks; a fact is worked out again only if something that it was worked out from has changed.
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

    __slots__ = ("changed", "checked", "key", "reads", "value", "worked_out")

    def __init__(self, key: Key, value: object, picture: int) -> None:
        self.key = key
        self.value = value
        self.changed = self.checked = self.worked_out = picture
        self.reads: Reads = {}
        """For a fact: what it was worked out from."""


Reads = dict[_Cell, None]


class _Node:
    """One kept drawing: what it was called with, what it read, what came of it, and what it is made of."""

    __slots__ = ("args", "before", "children", "drawn", "held", "make", "reads", "result")

    def __init__(self) -> None:
        self.make: object = None
        self.args: tuple[object, ...] = ()
        self.reads: Reads = {}
        self.drawn = -1
        """In which picture it was drawn last."""
        self.held = -1
        """In which picture it was last found to be still right."""
        self.result: Any = None
        self.children: dict[str, _Node] = {}
        self.before: dict[str, _Node] = {}


_MOST_CELLS = 4000


class Keeper:
    """What was drawn for one view in one language; used by one picture at a time."""

    def __init__(self) -> None:
        self.picture = 0
        """Pictures are numbered."""
        self.given: object = None
        """What pictures are drawn from besides the view: the words, names and colours."""
        self.root = _Node()
        self.cells: dict[Key, _Cell] = {}

    def begin(self, given: object) -> None:
        """The next picture is drawn."""
        self.picture += 1
        if self.given != given:
            self.given, self.root, self.cells = given, _Node(), {}
        elif len(self.cells) > _MOST_CELLS:
            self.cells = {key: cell for key, cell in self.cells.items() if cell.checked == self.picture - 1}


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
        """All panels, with whatever the keeper knows still to be so."""
        self._keeper = keeper = Keeper() if keeper is None else keeper
        keeper.begin((words, *self._given()))
        self._node = keeper.root
        self._node.before, self._node.children = self._node.children, {}
        try:
            return tuple(draw(self))
        finally:
            self._node.before = {}

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
            finally:
                node.before = {}
                self._node, self._reads = parent, reads_of_parent
        parent.children[name] = node
        return node.result

    def _still_right(self, node: _Node) -> bool:
        """Whether nothing has changed that was read for a drawing, or for what it is made of."""
        if node.held == self._keeper.picture:
            return True
        if not self._holds(node.reads, node.drawn) or not all(map(self._still_right, node.children.values())):
            return False
        node.held = self._keeper.picture
        return True

    def watched(self, name: str) -> tuple[Any, ...]:
        """The values of a field of the view one by one, each noting by itself what is read of it."""
        found = getattr(self._view, name)
        self.note((_COUNT, name), len(found))
        return tuple(Watched(real, self, name, at) for at, real in enumerate(found))

    # -- what is read ------------------------------------------------------------------------------

    def note(self, key: Key, value: object) -> None:
        """A field was read by what is being drawn."""
        keeper = self._keeper
        cell = keeper.cells.get(key)
        if cell is None:
            cell = keeper.cells[key] = _Cell(key, value, keeper.picture)
        elif cell.checked != keeper.picture:
            self._update(cell, value)
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
                    self._check(cell)
                if cell.changed > drawn:
                    return False
        except LookupError:  # what it was about is not there any more
            return False
        return True

    def _check(self, cell: _Cell) -> None:
        """Find out whether it has changed."""
        key = cell.key
        if key[0] is _FACT:
            self._check_fact(cell)
        elif len(key) == 1:
            self._update(cell, getattr(self._view, cast("str", key[0])))
        elif key[0] is _COUNT:
            self._update(cell, len(getattr(self._view, cast("str", key[1]))))
        else:
            *path, name = key
            found = self._view
            for step in path:
                found = getattr(found, step) if isinstance(step, str) else found[step]
            self._update(cell, getattr(found, cast("str", name)))

    def _check_fact(self, cell: _Cell) -> None:
        """The same for a fact: while nothing has changed that it was worked out from, it stays as it is."""
        if self._holds(cell.reads, cell.worked_out):
            cell.checked = self._keeper.picture
            return
        reads, self._reads = self._reads, {}
        try:
            value = cast("Callable[..., object]", cell.key[1])(self, *cell.key[2:])
            cell.reads, cell.worked_out = self._reads, self._keeper.picture
        finally:
            self._reads = reads
        self._update(cell, value)

    def _update(self, cell: _Cell, value: object) -> None:
        """This is its value now; what is equal stays the same object."""
        cell.checked = self._keeper.picture
        if cell.value is not value and cell.value != value:
            cell.value, cell.changed = value, cell.checked


_FACT, _COUNT = object(), object()


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
