"""The documentation page: the OpenAPI document in words, without a line of script."""

from collections.abc import Iterator
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from msgspec import Struct

from games.api.schema import document

Node = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
SHARED_STATUSES = ("401", "405", "413", "415", "429")
"""Answers that every call may get; they are told once for all."""


class Field(Struct, frozen=True):
    name: str
    kind: str
    needed: bool
    text: str


class Answer(Struct, frozen=True):
    status: str
    text: str
    body: str
    """The name of what comes back, if it has one."""


class Call(Struct, frozen=True):
    id: str
    method: str
    path: str
    text: str
    parameters: list[Field]
    body: list[Field]
    answers: list[Answer]
    is_public: bool


class Shape(Struct, frozen=True):
    """A thing that calls answer with, and its fields."""

    name: str
    fields: list[Field]


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    body, _etag = document()
    described: Node = msgspec.json.decode(body)
    shapes = described["components"]["schemas"]
    calls = list(calls_of(described))
    context = {
        "calls": calls,
        "shapes": [shape_of(name, shapes[name]) for name in told_shapes(shapes)],
        "shared": shared_answers(described),
    }
    return render(request, "games/api/docs.html", context)


def calls_of(described: Node) -> Iterator[Call]:
    shapes = described["components"]["schemas"]
    for path, methods in described["paths"].items():
        for method in METHODS:
            if method in methods:
                yield call_of(method, path, methods[method], shapes)


def call_of(method: str, path: str, operation: Node, shapes: Node) -> Call:
    return Call(
        id=operation["operationId"],
        method=method.upper(),
        path=path,
        text=operation.get("description", ""),
        parameters=[parameter_of(each) for each in operation.get("parameters", ())],
        body=body_of(operation, shapes),
        answers=[
            answer_of(status, operation["responses"][status])
            for status in sorted(operation["responses"])
            if status not in SHARED_STATUSES
        ],
        is_public={} in operation.get("security", ()),
    )


def parameter_of(parameter: Node) -> Field:
    kind = f"{kind_of(parameter['schema'])}, {parameter['in']}"
    return Field(parameter["name"], kind, parameter.get("required", False), text_of(parameter))


def body_of(operation: Node, shapes: Node) -> list[Field]:
    media = next(iter(operation.get("requestBody", {}).get("content", {}).values()), None)
    if media is None:
        return []
    schema = media["schema"]
    return fields_of(shapes[name_of(schema)] if "$ref" in schema else schema)


def fields_of(shape: Node) -> list[Field]:
    needed = shape.get("required", ())
    return [
        Field(name, kind_of(each), name in needed, text_of(each))
        for name, each in shape.get("properties", {}).items()
    ]


def answer_of(status: str, response: Node) -> Answer:
    media = next(iter(response.get("content", {}).values()), {})
    return Answer(status, response.get("description", ""), kind_of(media.get("schema", {})))


def shared_answers(described: Node) -> list[Answer]:
    """Each answer that any call may get, as the first call that names it says it."""
    found: dict[str, Answer] = {}
    for methods in described["paths"].values():
        for operation in methods.values():
            for status in SHARED_STATUSES:
                if status in operation["responses"]:
                    found.setdefault(status, answer_of(status, operation["responses"][status]))
    return [found[status] for status in sorted(found)]


def told_shapes(shapes: Node) -> list[str]:
    return sorted(name for name in shapes if shapes[name].get("properties"))


def shape_of(name: str, shape: Node) -> Shape:
    return Shape(name, fields_of(shape))


def kind_of(schema: Node) -> str:
    """What a value is, in as few words as will do."""
    if "$ref" in schema:
        return name_of(schema)
    if "allOf" in schema:
        return kind_of(schema["allOf"][0])
    if "oneOf" in schema:
        return " or ".join(kind_of(each) for each in schema["oneOf"])
    if "enum" in schema:
        return " | ".join(str(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {})) or 'values'}"
    return str(schema.get("format") or schema.get("type", ""))


def name_of(schema: Node) -> str:
    return str(schema["$ref"].rsplit("/", 1)[-1])


def text_of(node: Node) -> str:
    """A description, less the list of its values, which the kind tells already."""
    lines = node.get("description", "").splitlines()
    told = " ".join(line for line in lines if line and not line.startswith("* `"))
    default = node.get("schema", node).get("default")
    return told if default is None else f"{told} Without it: {default}.".strip()
