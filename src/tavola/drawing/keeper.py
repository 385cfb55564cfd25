"""Drawings kept from picture to picture, each with the facts it was drawn from.

A picture is drawn in named pieces. While a piece is drawn, everything it reads is noted: fields of the view,
facts of the scene, what it was called with. In the next picture a piece of that name is drawn again only if
one of these has changed, so nobody has to say what a drawing depends on, and nothing can be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
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


class _Node:
    """One kept drawing: what it was called with, what it read, what came of it, and what it is made of."""

    __slots__ = ("args", "before", "children", "make", "reads", "result")

    def __init__(self) -> None:
        self.make: object = None
        self.args: tuple[object, ...] = ()
        self.reads: dict[Key, object] = {}
        self.result: Any = None
        self.children: dict[str, _Node] = {}
        self.before: dict[str, _Node] = {}


class Keeper:
    """What was drawn for one view in one language; used by one picture at a time."""

    def __init__(self) -> None:
        self.root = _Node()
        self.words: object = None


class KeptScene:
    """What the pieces of one picture are drawn from, with what is known of the picture before."""

    view: Any

    def __post_init__(self) -> None:
        self._view = self.view
        self._reads: dict[Key, object] | None = None
        self._facts: dict[Key, object] = {}
        self._node = _Node()
        self.view = Watched(self._view, self)

    def picture(
        self, keeper: Keeper | None, words: object, draw: Callable[[Any], Iterable[Panel]]
    ) -> tuple[Panel, ...]:
        """All panels, with whatever the keeper knows still to be so."""
        keeper = Keeper() if keeper is None else keeper
        if keeper.words is not words:
            keeper.root, keeper.words = _Node(), words
        self._node = keeper.root
        self._node.before, self._node.children = self._node.children, {}
        try:
            return tuple(draw(self))
        finally:
            self._node.before = {}

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
        if node.make is not draw or node.args != args or not self._holds(node.reads):
            self._node, self._reads = node, {}
            node.before, node.children = node.children, {}
            try:
                node.result = made(name, draw(self, *args), node.result)
                node.make, node.args, node.reads = draw, args, self._reads
            finally:
                node.before = {}
                self._node, self._reads = parent, reads_of_parent
        parent.children[name] = node
        if reads_of_parent is not None:
            reads_of_parent.update(node.reads)
        return node.result

    def watched(self, name: str) -> tuple[Any, ...]:
        """The values of a field of the view one by one, each noting by itself what is read of it."""
        found = getattr(self._view, name)
        self.note((_COUNT, name), len(found))
        return tuple(Watched(real, self, name, at) for at, real in enumerate(found))

    # -- what is read ------------------------------------------------------------------------------

    def note(self, key: Key, value: object) -> None:
        """Something was read by what is being drawn."""
        if self._reads is not None:
            self._reads[key] = value

    def _holds(self, reads: dict[Key, object]) -> bool:
        """Whether everything that was read then is the same now."""
        try:
            for key, then in reads.items():
                now = self._now(key)
                if now is not then and now != then:
                    return False
        except LookupError:  # what it was about is not there any more
            return False
        return True

    def _now(self, key: Key) -> object:
        if len(key) == 1:
            return getattr(self._view, cast("str", key[0]))
        if key[0] is _FACT:
            if key not in self._facts:
                self._work_out(key, cast("Callable[..., object]", key[1]))
            return self._facts[key]
        if key[0] is _COUNT:
            return len(getattr(self._view, cast("str", key[1])))
        *path, name = key
        found = self._view
        for step in path:
            found = getattr(found, step) if isinstance(step, str) else found[step]
        return getattr(found, cast("str", name))

    def _work_out(self, key: Key, method: Callable[..., object]) -> None:
        """Find out a fact; what that reads is no matter of whoever asks, the fact itself is."""
        reads, self._reads = self._reads, None
        try:
            self._facts[key] = method(self, *key[2:])
        finally:
            self._reads = reads


_FACT, _COUNT = object(), object()


def fact(method: Callable[[SceneT, *Ts], T]) -> Callable[[SceneT, *Ts], T]:
    """A method of a scene whose result is worked out once per picture, and compared as a whole afterwards."""

    @wraps(method)
    def asked(self: SceneT, *args: *Ts) -> T:
        key = (_FACT, method, *args)
        if key not in self._facts:
            self._work_out(key, method)
        value = self._facts[key]
        self.note(key, value)
        return cast("T", value)

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
    return tuple(old if (old := known.get(one.name)) == one else one for one in drawn)
