"""Reads a game's content files, with a club's own values laid over them, and names the version."""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from games.kernel.text import Words

C = TypeVar("C")
Id = TypeVar("Id", bound=str)


class Ranked(Protocol):
    @property
    def order(self) -> int: ...


def in_order(tables: Mapping[Id, Ranked]) -> list[Id]:
    """The ids in the order in which the box shows them; a stored edition sorts its tables."""
    return sorted(tables, key=lambda name: tables[name].order)


class OptionValue(Struct, frozen=True, forbid_unknown_fields=True):
    """One value of a match option, in words."""

    value: bool | int | str
    name: Words


class MatchOption(Struct, frozen=True, forbid_unknown_fields=True):
    """An optional rule that a table may agree on."""

    order: int
    name: Words
    help: Words
    default: bool | int | str
    values: tuple[OptionValue, ...]
    source: str

    def __post_init__(self) -> None:
        if self.default not in [value.value for value in self.values]:
            raise ValueError("the default is one of the values")


class Edition(Struct, Generic[C], frozen=True):
    """The content as one match is pinned to it: typed, and as the bytes that are kept."""

    value: C
    body: bytes
    version: str


def read_content(folder: Path, kind: type[C], overrides: Path | None = None) -> Edition[C]:
    """The content of a folder of TOML files, each under its own name."""
    tables: dict[str, Any] = {}
    for file in sorted(folder.glob("*.toml")):
        tables[file.stem] = tomllib.loads(file.read_text(encoding="utf-8"))
    if overrides is not None:
        tables = laid_over(tables, tomllib.loads(overrides.read_text(encoding="utf-8")))
    return edition_of(msgspec.json.encode(tables, order="deterministic"), kind)


def edition_of(body: bytes, kind: type[C]) -> Edition[C]:
    """The content that these bytes hold, checked against its type."""
    version = hashlib.sha256(body).hexdigest()[:16]
    return Edition(msgspec.json.decode(body, type=kind), body, version)


def laid_over(base: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """The base with the values of `above` in place of its own, table by table."""
    merged = dict(base)
    for key, value in above.items():
        ours = merged.get(key)
        if isinstance(ours, dict) and isinstance(value, dict):
            value = laid_over(ours, value)
        merged[key] = value
    return merged
