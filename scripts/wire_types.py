"""Writes web/src/lib/wire.ts, the page's types for everything that goes over the wire:

    .venv/bin/python scripts/wire_types.py

The messages come from src/tavola/server/messages.py, read as source so that comments and names such as Seat
come along; the HTTP endpoints come from the site's OpenAPI schema. A test fails when the file is out of date.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, cast

import msgspec

from tavola.server import messages
from tavola.server.app import make_app
from tavola.table.ports import Journal

WIRE = Path(__file__).resolve().parent.parent / "web/src/lib/wire.ts"

HEAD = "/** What goes over the wire; written by scripts/wire_types.py from the server's types. */"
PRIMITIVES = {"bool": "boolean", "float": "number", "int": "number", "str": "string"}


class NoCounterpartError(Exception):
    """A type of the server that this script cannot express in TypeScript."""


def main() -> None:
    WIRE.write_text(wire_types(), "utf-8")


def wire_types() -> str:
    """The text of the whole file."""
    site = make_app(cast(Journal, None))  # described, never started
    schema = site.openapi_schema.to_schema()
    return "\n".join([f"{HEAD}\n", *message_types(messages), endpoints(schema["paths"])])


# -- messages --------------------------------------------------------------------------------------


def message_types(module: ModuleType) -> Iterator[str]:
    """A declaration for each struct and union of a module in its order, after those of the names they use."""
    body = ast.parse(inspect.getsource(module)).body
    yield from _aliases(body, module)
    for at, node in enumerate(body):
        if isinstance(node, ast.ClassDef) and issubclass(getattr(module, node.name), msgspec.Struct):
            yield _interface(node, getattr(module, node.name))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if isinstance(getattr(module, name), UnionType):
                yield (
                    _comment(_docstring_after(body, at)) + f"export type {name} = {typescript(node.value)};\n"
                )


def _aliases(body: Sequence[ast.stmt], module: ModuleType) -> Iterator[str]:
    """Imported names for plain values and enumerations; they keep their names on the page."""
    used = {node.id for part in body for node in ast.walk(part) if isinstance(node, ast.Name)}
    imported = {name.name for node in body if isinstance(node, ast.ImportFrom) for name in node.names}
    for name in sorted(used & imported):
        meant = getattr(module, name)
        if isinstance(meant, type) and issubclass(meant, Enum):
            yield f"export type {name} = {' | '.join(json.dumps(member.value) for member in meant)};\n"
        elif isinstance(meant, type) and meant.__name__ in PRIMITIVES:
            yield f"export type {name} = {PRIMITIVES[meant.__name__]};\n"


def _interface(node: ast.ClassDef, struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    if (
        struct.__struct_encode_fields__ != struct.__struct_fields__
        or config.array_like
        or config.omit_defaults
    ):
        raise NoCounterpartError(f"{node.name} is not encoded as an object with all its fields")
    lines = [] if config.tag_field is None else [f"  {config.tag_field}: {json.dumps(config.tag)};\n"]
    for at, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            # What the server reads may leave out defaults, and is strict; what it sends has every field.
            mark = "?" if field.value is not None and config.forbid_unknown_fields else ""
            lines.append(_comment(_docstring_after(node.body, at), "  "))
            lines.append(f"  {field.target.id}{mark}: {typescript(field.annotation)};\n")
    return f"{_comment(ast.get_docstring(node))}export interface {node.name} {{\n{''.join(lines)}}}\n"


def typescript(annotation: ast.expr) -> str:
    """An annotation as TypeScript writes it."""
    match annotation:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PRIMITIVES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return _list_of(typescript(item))
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"Record<string, {typescript(value)}>"  # JSON's keys are always strings
        case ast.Subscript(value=ast.Name(id="Changed"), slice=whole):
            return f"Partial<{typescript(whole)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=literals)):
            return " | ".join(json.dumps(ast.literal_eval(literal)) for literal in literals)
    raise NoCounterpartError(ast.unparse(annotation))


def _list_of(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def _docstring_after(body: Sequence[ast.stmt], at: int) -> str | None:
    match body[at + 1 : at + 2]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return text
    return None


def _comment(text: str | None, indent: str = "") -> str:
    if text is None:
        return ""
    words = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    return f"{indent}/** {words} */\n"


# -- HTTP ------------------------------------------------------------------------------------------


def endpoints(paths: dict[str, Any]) -> str:
    """An interface that has every endpoint's query, JSON body and answer under its method and path."""
    lines = []
    for path, operations in paths.items():
        for method, operation in operations.items():
            answers = [answer for code, answer in operation["responses"].items() if code.startswith("2")]
            if path.startswith("/api/"):
                body, answer = _json_of(operation.get("requestBody")), _json_of(answers[0])
                parts = f"query: {_query_of(operation)}; body: {body}; answer: {answer}"
                lines.append(f'  "{method.upper()} {path}": {{ {parts} }};\n')
    comment = "/** What each endpoint takes and gives; null where it is nothing, or not JSON. */\n"
    return f"{comment}export interface Endpoints {{\n{''.join(lines)}}}\n"


def _query_of(operation: dict[str, Any]) -> str:
    asked = [each for each in operation.get("parameters", ()) if each["in"] == "query"]
    marks = {True: "", False: "?"}
    fields = [f"{each['name']}{marks[each['required']]}: {_openapi(each['schema'])}" for each in asked]
    return f"{{ {'; '.join(fields)} }}" if fields else "null"


def _json_of(content: dict[str, Any] | None) -> str:
    schema = (content or {}).get("content", {}).get("application/json", {}).get("schema")
    return "null" if schema is None else _openapi(schema)


def _openapi(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.rpartition("/")[2]
        case {"type": "array", "items": item}:
            return _list_of(_openapi(item))
        case {"type": "object", "additionalProperties": value}:
            return f"Record<string, {_openapi(value)}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string"}:
            return "string"
    raise NoCounterpartError(json.dumps(schema))


if __name__ == "__main__":
    main()
