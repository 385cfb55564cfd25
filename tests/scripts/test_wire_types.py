"""The page's types of what goes over the wire are those of the server."""

from __future__ import annotations

import ast
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from scripts import wire_types

IMPORTS = """from __future__ import annotations
import msgspec
from tavola.kernel import Seat
from tavola.table import Status
"""


def declared(source: str, folder: Path) -> str:
    """What a module with this source becomes."""
    file = folder / "sample.py"
    file.write_text(f"{IMPORTS}{source}", "utf-8")
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return "".join(wire_types.message_types(module))


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert wire_types.wire_types() == wire_types.WIRE.read_text("utf-8"), "run scripts/wire_types.py"


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        ("str", "string"),
        ("int | None", "number | null"),
        ("list[Seat]", "Seat[]"),
        ("list[str | None]", "(string | null)[]"),
        ("dict[Seat, list[LogLine]]", "Record<string, LogLine[]>"),
        ("str | dict[str, int]", "string | Record<string, number>"),
        ('Literal["me", "bot"]', '"me" | "bot"'),
    ],
)
def test_an_annotation_is_the_same_type_on_the_page(annotation: str, expected: str) -> None:
    assert wire_types.typescript(ast.parse(annotation, mode="eval").body) == expected


def test_a_type_without_a_counterpart_is_an_error() -> None:
    with pytest.raises(wire_types.NoCounterpartError, match="bytes"):
        wire_types.typescript(ast.parse("set[bytes]", mode="eval").body)


def test_messages_of_a_union_differ_in_their_tag(tmp_path: Path) -> None:
    source = (
        "class Yes(msgspec.Struct, tag='yes', tag_field='is'):\n    '''Agreed.'''\n    seat: Seat\n"
        "class No(msgspec.Struct, tag='no', tag_field='is'):\n    why: str | None\n    '''None: none.'''\n"
        "Answer = Yes | No\n"
    )

    assert declared(source, tmp_path) == (
        "export type Seat = number;\n"
        '/** Agreed. */\nexport interface Yes {\n  is: "yes";\n  seat: Seat;\n}\n'
        'export interface No {\n  is: "no";\n  /** null: none. */\n  why: string | null;\n}\n'
        "export type Answer = Yes | No;\n"
    )


def test_only_what_the_server_reads_may_leave_out_defaults(tmp_path: Path) -> None:
    source = (
        "class Sent(msgspec.Struct):\n    name: str = ''\n"
        "class Read(msgspec.Struct, forbid_unknown_fields=True):\n    name: str = ''\n"
    )

    assert declared(source, tmp_path) == (
        "export interface Sent {\n  name: string;\n}\nexport interface Read {\n  name?: string;\n}\n"
    )


def test_an_enumeration_is_its_values(tmp_path: Path) -> None:
    source = "class Sent(msgspec.Struct):\n    status: Status\n"

    assert 'export type Status = "gathering" | "running" | "over";\n' in declared(source, tmp_path)


def test_an_encoding_that_renames_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(wire_types.NoCounterpartError, match="Sent"):
        declared("class Sent(msgspec.Struct, rename='camel'):\n    host_key: str\n", tmp_path)


def test_an_endpoint_has_its_query_body_and_answer() -> None:
    def as_json(schema: dict[str, Any]) -> dict[str, Any]:
        return {"content": {"application/json": {"schema": schema}}}

    join = {
        "parameters": [
            {"name": "ident", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "language", "in": "query", "required": False, "schema": {"type": "string"}},
        ],
        "requestBody": as_json({"$ref": "#/components/schemas/Join"}),
        "responses": {"201": as_json({"type": "array", "items": {"$ref": "#/components/schemas/Joined"}})},
    }
    page: dict[str, Any] = {"get": {"responses": {"200": {"content": {"text/html": {}}}}}}

    text = wire_types.endpoints({"/api/join": {"post": join}, "/": page})

    assert '{\n  "POST /api/join": { query: { language?: string }; body: Join; answer: Joined[] };\n}' in text
