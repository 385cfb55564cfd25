"""Spells out dataclasses: plain classes with the same methods, written by hand, as it were.

What `@dataclass` adds when a module is loaded stays interpreted in a compiled build, and classes that inherit
cannot have it at all. Written out, values are made and compared as quickly as anything that is compiled.
Frozen ones are no longer guarded; the plain build, which has the same source, guards them.

Constants of modules and classes are spelled so that compiled code need not look them up in a dictionary.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

KNOWN = {"frozen", "slots", "eq"}
"""Arguments of `@dataclass` that are understood."""


class NotUnderstood(Exception):
    """A dataclass uses what cannot be spelled out yet."""


@dataclass(frozen=True)
class Field:
    name: str
    annotation: str
    default: str | None = None
    factory: str | None = None
    compare: bool = True

    @property
    def parameter(self) -> str:
        if self.factory is not None:
            return f"{self.name}: {self.annotation} | None = None"
        return f"{self.name}: {self.annotation}" + ("" if self.default is None else f" = {self.default}")

    @property
    def value(self) -> str:
        return (
            self.name if self.factory is None else f"{self.factory}() if {self.name} is None else {self.name}"
        )


class Module:
    """The source of one module, and where the names in it come from."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def classes(self) -> dict[str, ast.ClassDef]:
        return {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @cached_property
    def imports(self) -> dict[str, str]:
        """By name: the module it is imported from."""
        return {
            alias.asname or alias.name: node.module
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }


def spelled_out(name: str, family: Family) -> str:
    """A module as the compiler gets it.

    Its classes have no dataclass's help and can be pickled. Plain Python can inherit them, apart from values
    that nobody inherits here: what is known to be of such a class is recognised by a look at its type.
    """
    modules = family.modules
    module = modules[name]
    lines = module.text.splitlines()
    replaced = any(_replaces(other) and _knows(other, name) for other in modules.values())
    switches = _switches(modules.values())
    _write_out_loops(lines, module)
    _make_final(lines, module)
    _give_memos(lines, module, modules)
    for node in reversed(list(module.classes.values())):
        if (decorator := _dataclass(node)) is not None:
            assert node.end_lineno is not None
            methods = _methods(
                node, _fields(module, node, modules), _arguments(decorator), replaced, family.is_leaf(node)
            )
            lines[node.end_lineno : node.end_lineno] = [f"    {line}" for line in methods]
            _bare(lines, node)
            for number in range(decorator.lineno - 1, decorator.end_lineno or decorator.lineno):
                lines[number] = ""
        if not _is_special(node):
            _turn_into_properties(lines, node, switches)
            lines.insert(node.lineno - 1, family.mark(module, node))
    start = lines.index(_FUTURE) + 1 if _FUTURE in lines else _after_docstring(module)
    lines[start:start] = [*_HEAD, *(_FIELDS_OF if replaced else ())]
    return "\n".join(lines) + "\n"


def _replaces(module: Module) -> bool:
    return module.imports.get("replace") == "dataclasses"


def _knows(module: Module, name: str) -> bool:
    """Whether it is the module of this name, or imports anything from it."""
    return module.name == name or name in module.imports.values()


_FUTURE = "from __future__ import annotations"
_HEAD = (
    "import typing as _typing",
    "if _typing.TYPE_CHECKING:",
    "    from mypy_extensions import mypyc_attr",
    "from tavola.kernel.pickling import remade as _remade_value, shown as _shown_value",
)
_FIELDS_OF = (
    "from dataclasses import make_dataclass as _make_dataclass",
    "def _fields_of(*names: str) -> dict[str, _typing.Any]:",
    "    return getattr(_make_dataclass('_', names), '__dataclass_fields__')",
)
_OPEN_TO_ALL = "allow_interpreted_subclasses=True"
_SPECIAL = {"Enum", "Exception", "IntEnum", "NamedTuple", "Protocol", "TypedDict"}
"""Bases of classes that the compiler treats in its own way."""


class Family:
    """All modules that may inherit from each other, and which of them are compiled."""

    def __init__(self, modules: Mapping[str, Module], compiled: Collection[str]) -> None:
        self.modules = modules
        self._compiled = compiled
        self._parents = {
            base.id
            for module in modules.values()
            for node in ast.walk(module.tree)
            if isinstance(node, ast.ClassDef)
            for base in map(_unsubscripted, node.bases)
            if isinstance(base, ast.Name)
        }

    def is_leaf(self, node: ast.ClassDef) -> bool:
        """Whether it is a value of fields alone that nobody inherits."""
        return _dataclass(node) is not None and node.name not in self._parents

    def mark(self, module: Module, node: ast.ClassDef) -> str:
        """What the compiler is to know of a class."""
        said = [] if self.is_leaf(node) else [_OPEN_TO_ALL]
        if self._is_acyclic(module, node):
            said.append("acyclic=True")
        return f"@mypyc_attr({', '.join(said)})" if said else ""

    def _is_acyclic(self, module: Module, node: ast.ClassDef) -> bool:
        """Whether it, and all that it inherits, are values: made of what was there before, they form no ring.

        So the garbage collector need not look at them.
        """
        if module.name not in self._compiled or _is_special(node) or not _is_value(node):
            return False
        return all(self._is_acyclic_base(module, base) for base in node.bases)

    def _is_acyclic_base(self, module: Module, base: ast.expr) -> bool:
        if not isinstance(base, ast.Name):
            return False
        found = _home(module, base.id, self.modules)
        return found is not None and self._is_acyclic(found, found.classes[base.id])


def _is_value(node: ast.ClassDef) -> bool:
    """Whether its instances never change: a frozen dataclass, or a base that adds no field."""
    decorator = _dataclass(node)
    if decorator is not None:
        return _arguments(decorator).get("frozen", False)
    return any(ast.unparse(statement) == "__slots__ = ()" for statement in node.body)


def _unsubscripted(base: ast.expr) -> ast.expr:
    return base.value if isinstance(base, ast.Subscript) else base


def _home(module: Module, name: str, modules: Mapping[str, Module]) -> Module | None:
    """The module in which a class of this name stands, as one module knows it."""
    if name in module.classes:
        return module
    home = modules.get(module.imports.get(name, ""))
    if home is None or name in home.classes:
        return home
    return _home(home, name, modules) if name in home.imports else None


def _is_special(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id in _SPECIAL for base in node.bases)


def _after_docstring(module: Module) -> int:
    first = module.tree.body[0]
    return (first.end_lineno or 0) if isinstance(first, ast.Expr) else 0


def _dataclass(node: ast.ClassDef) -> ast.expr | None:
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Name) and called.id == "dataclass":
            return decorator
    return None


def _arguments(decorator: ast.expr) -> dict[str, bool]:
    if not isinstance(decorator, ast.Call):
        return {}
    found = {}
    for keyword in decorator.keywords:
        if keyword.arg not in KNOWN or not isinstance(keyword.value, ast.Constant):
            raise NotUnderstood(f"line {decorator.lineno}: @dataclass({ast.unparse(keyword)})")
        found[keyword.arg] = bool(keyword.value.value)
    return found


def _fields(module: Module, node: ast.ClassDef, modules: Mapping[str, Module]) -> list[Field]:
    """Its fields, after those that it inherits from other dataclasses."""
    found: dict[str, Field] = {}
    for base in node.bases:
        for field in _inherited(module, base, modules):
            found[field.name] = field
    for statement in _own_fields(node):
        field = _field(statement)
        found[field.name] = field
    return list(found.values())


def _inherited(module: Module, base: ast.expr, modules: Mapping[str, Module]) -> list[Field]:
    base = _unsubscripted(base)
    if not isinstance(base, ast.Name):
        return []
    home = _home(module, base.id, modules)
    if home is None:
        return []
    node = home.classes[base.id]
    if _dataclass(node) is None:
        return [field for other in node.bases for field in _inherited(home, other, modules)]
    return _fields(home, node, modules)


def _own_fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and not ast.unparse(statement.annotation).startswith(
            "ClassVar"
        ):
            yield statement


def _field(statement: ast.AnnAssign) -> Field:
    assert isinstance(statement.target, ast.Name)
    name, annotation, value = statement.target.id, ast.unparse(statement.annotation), statement.value
    if value is None:
        return Field(name, annotation)
    if not _calls_field(value):
        return Field(name, annotation, ast.unparse(value))
    assert isinstance(value, ast.Call)
    said = {keyword.arg: ast.unparse(keyword.value) for keyword in value.keywords}
    said.pop("repr", None)
    compare = said.pop("compare", "True") == "True"
    default, factory = said.pop("default", None), said.pop("default_factory", None)
    if said or value.args:
        raise NotUnderstood(f"line {value.lineno}: {ast.unparse(value)}")
    return Field(name, annotation, default, factory, compare)


def _calls_field(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "field"


def _bare(lines: list[str], node: ast.ClassDef) -> None:
    """Fields are only announced in the class's body; what they begin with is a matter of `__init__`."""
    for statement in _own_fields(node):
        if statement.value is not None:
            assert isinstance(statement.target, ast.Name)
            lines[statement.lineno - 1] = f"    {statement.target.id}: {ast.unparse(statement.annotation)}"
            for number in range(statement.lineno, statement.end_lineno or statement.lineno):
                lines[number] = ""


def _make_final(lines: list[str], module: Module) -> None:
    """A constant that the compiler knows as such is found without a look into the module's dictionary."""
    for statement in module.tree.body:
        if isinstance(statement, ast.Assign):
            if one_by_one := _one_by_one(statement):
                lines[statement.lineno - 1] = "; ".join(one_by_one)
                for number in range(statement.lineno, statement.end_lineno or 0):
                    lines[number] = ""
                continue
            name, kind = ast.unparse(statement.targets[0]), ""
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            name, kind = ast.unparse(statement.target), f"[{ast.unparse(statement.annotation)}]"
        else:
            continue
        _, equals, value = lines[statement.lineno - 1].partition(" = ")
        if name.isupper() and name.isidentifier() and equals and "Final" not in kind:
            lines[statement.lineno - 1] = f"{name}: _typing.Final{kind} = {value}"


def _one_by_one(statement: ast.Assign) -> list[str]:
    """Several constants that one statement sets, each by itself: `A, B = 1, 2` and `A, B = range(2)`."""
    match statement:
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
            parts = [ast.unparse(value) for value in values]
        case ast.Assign(
            targets=[ast.Tuple(elts=names)],
            value=ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int() as most)]),
        ):
            parts = [str(number) for number in range(most)]
        case _:
            return []
    if not all(isinstance(name, ast.Name) and name.id.isupper() for name in names):
        return []
    return [f"{ast.unparse(name)}: _typing.Final = {part}" for name, part in zip(names, parts, strict=True)]


def _write_out_loops(lines: list[str], module: Module) -> None:
    """Sums and the like over what is there, and lists side by side: the compiler writes those loops out.

    It does so for `sum(n for n in bag)`, where `sum(bag)` stays a call of what is not compiled, and for
    `zip` without `strict`, which the plain build, of the same source, checks.
    """
    edits: dict[int, list[tuple[int, int, bytes]]] = {}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call):
            found = list(_over_generator(node))
        elif isinstance(node, ast.For | ast.comprehension):
            found = list(_unchecked_zip(node.iter))
        else:
            continue
        for line, start, end, text in found:
            edits.setdefault(line - 1, []).append((start, end, text))
    for number, of_line in edits.items():
        written = lines[number].encode()
        for start, end, text in sorted(of_line, reverse=True):
            written = written[:start] + text + written[end:]
        lines[number] = written.decode()


_LOOPS = {"all", "any", "sum"}
Edit = tuple[int, int, int, bytes]
"""On a line, what from one place to another becomes."""


def _over_generator(call: ast.Call) -> Iterator[Edit]:
    match call:
        case ast.Call(func=ast.Name(id=name), args=[listed], keywords=[]) if name in _LOOPS:
            start, end = listed.col_offset, listed.end_col_offset or 0
            if isinstance(listed, ast.ListComp):
                yield listed.lineno, start, start + 1, b" "
                yield listed.end_lineno or 0, end - 1, end, b" "
            elif isinstance(listed, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
                yield listed.lineno, start, start, b"_each for _each in "


def _unchecked_zip(looped: ast.expr) -> Iterator[Edit]:
    match looped:
        case ast.Call(func=ast.Name(id="zip"), args=args, keywords=[ast.keyword(arg="strict")]):
            last = args[-1]
            if last.end_lineno == looped.end_lineno and not isinstance(last, ast.Starred):
                yield looped.end_lineno or 0, last.end_col_offset or 0, (looped.end_col_offset or 0) - 1, b""


def _give_memos(lines: list[str], module: Module, modules: Mapping[str, Module]) -> None:
    """Cached functions have memos of their own, as compiled code is slow to call what is not compiled.

    One that is full begins anew, instead of forgetting what was not used for long. Functions with arguments
    by keyword or with defaults stay as they are.
    """
    for statement in module.tree.body:
        assert statement.end_lineno is not None
        match statement:
            case ast.FunctionDef(
                name=name,
                args=ast.arguments(
                    posonlyargs=[], vararg=None, kwonlyargs=[], kwarg=None, defaults=[]
                ) as args,
                decorator_list=[cache],
                returns=ast.expr() as returned,
            ) if _most(cache) is not None:
                lines[cache.lineno - 1] = ""
                at = statement.lineno - 1
                lines[at] = lines[at].replace(f"def {name}(", f"def _made_{name}(", 1)
                parameters = [(each.arg, ast.unparse(each.annotation or _ANY)) for each in args.args]
                memo = _memo(name, parameters, ast.unparse(returned), cache)
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Call(func=cache, args=[ast.Name(id=kind)])
            ) if _most(cache) is not None and kind in module.classes:
                lines[statement.lineno - 1] = ""
                fields = _fields(module, module.classes[kind], modules)
                memo = _memo(name, [(field.name, field.annotation) for field in fields], kind, cache, kind)
            case _:
                continue
        lines[statement.end_lineno - 1] += "\n" + "\n".join(memo)


_ANY = ast.parse("_typing.Any", mode="eval").body


def _most(decorator: ast.expr) -> int | None:
    """How many results a cache holds; 0: as many as there are, None: it is no cache."""
    match decorator:
        case ast.Call(
            func=ast.Name(id="lru_cache"),
            keywords=[ast.keyword(value=ast.Constant(value=int() | None as most))],
        ):
            return most or 0
        case ast.Name(id="cache"):
            return 0
    return None


def _memo(
    name: str, parameters: list[tuple[str, str]], returned: str, cache: ast.expr, made: str = ""
) -> Iterator[str]:
    names, kinds = [parameter for parameter, _ in parameters], [kind for _, kind in parameters]
    key, kind = _tuple(names), f"tuple[{', '.join(kinds) or '()'}]"
    if len(parameters) == 1:
        key, kind = names[0], kinds[0]
    most = _most(cache)
    yield f"_memo_of_{name}: _typing.Final[dict[{kind}, {returned}]] = {{}}"
    yield f"def {name}({', '.join(map(': '.join, parameters))}) -> {returned}:"
    yield f"    _key = {key}"
    yield f"    _found = _memo_of_{name}.get(_key)"
    yield "    if _found is None:"
    yield f"        _found = {made or f'_made_{name}'}({', '.join(names)})"
    if most:
        yield f"        if len(_memo_of_{name}) >= {most}:"
        yield f"            _memo_of_{name}.clear()"
    yield f"        _memo_of_{name}[_key] = _found"
    yield "    return _found"


def _turn_into_properties(lines: list[str], node: ast.ClassDef, switches: set[str]) -> None:
    """Switches are asked at every step, and a compiled property answers sooner than a class's attribute."""
    for statement in node.body:
        name, value = _class_attribute(statement)
        if name in switches:
            lines[statement.lineno - 1] = (
                f"    @property\n    def {name}(self) -> bool:\n        return {value}"
            )


def _switches(modules: Iterable[Module]) -> set[str]:
    """Names of the attributes that some class has as `ClassVar[bool]`."""
    return {
        ast.unparse(statement.target)
        for module in modules
        for node in module.classes.values()
        for statement in node.body
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.annotation) == "ClassVar[bool]"
    }


def _class_attribute(statement: ast.stmt) -> tuple[str, str]:
    """The attribute that a statement gives to the class itself, and its value."""
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0]), ast.unparse(statement.value)
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        return ast.unparse(statement.target), ast.unparse(statement.value)
    return "", ""


def _methods(
    node: ast.ClassDef, fields: list[Field], arguments: Mapping[str, bool], replaced: bool, leaf: bool
) -> Iterator[str]:
    own = {statement.name for statement in node.body if isinstance(statement, ast.FunctionDef)}
    names = [field.name for field in fields]
    told = ", ".join(f'"{name}"' for name in names)
    yield ""
    literals = ", ".join(f'_typing.Literal["{name}"]' for name in names) or "()"
    values = _tuple(f'"{name}"' for name in names)
    yield f"__match_args__: _typing.ClassVar[tuple[{literals}]] = {values}"
    if replaced:
        yield f"__dataclass_fields__: _typing.ClassVar[dict[str, _typing.Any]] = _fields_of({told})"
    yield from _init(fields, "__post_init__" in own)
    if "__reduce__" not in own:
        yield "def __reduce__(self) -> _typing.Any:"
        yield "    return _remade_value(self)"
    if "__repr__" not in own:
        yield "def __repr__(self) -> str:"
        yield "    return _shown_value(self)"
    if arguments.get("eq", True):
        compared = [field.name for field in fields if field.compare]
        yield from _comparison(node.name, compared, own, arguments, leaf)


def _init(fields: list[Field], checked: bool) -> Iterator[str]:
    parameters = ", ".join(field.parameter for field in fields)
    yield f"def __init__(self, {parameters}) -> None:" if fields else "def __init__(self) -> None:"
    for field in fields:
        yield f"    self.{field.name} = {field.value}"
    if checked:
        yield "    self.__post_init__()"
    elif not fields:
        yield "    pass"


def _comparison(
    name: str, compared: list[str], own: set[str], arguments: Mapping[str, bool], leaf: bool
) -> Iterator[str]:
    if "__eq__" not in own:
        equal = " and ".join(f"self.{field} == other.{field}" for field in compared) or "True"
        yield "def __eq__(self, other: _typing.Any) -> bool:"
        same = "" if leaf else " or type(other) is not type(self)"
        yield f"    if not isinstance(other, {name}){same}:"
        yield "        return NotImplemented"
        yield f"    return {equal}"
    if "__hash__" not in own and arguments.get("frozen"):
        yield "def __hash__(self) -> int:"
        yield f"    return hash({_tuple(f'self.{field}' for field in compared)})"


def _tuple(parts: Iterable[str]) -> str:
    inside = "".join(f"{part}, " for part in parts)
    return f"({inside})"
