"""What every board is drawn from: a position, and what its viewer is told about it."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.kernel.drawing.shapes import Group, Shape
from games.kernel.position import Position
from games.kernel.text import Words

G = TypeVar("G", bound=Position[Any, Any])


class BoardScene(Struct, Generic[G], frozen=True):
    """`lit` leads from the targets of the options to their numbers."""

    g: G
    lit: Mapping[str, int]
    language: str

    def word(self, words: Words, **values: object) -> str:
        said = words.in_language(self.language)
        return said.format(**values) if values else said

    def number(self, target: str) -> int | None:
        return self.lit.get(target)

    def told(self, target: str, words: str) -> str:
        """The title of a target, with the number of its option if it has one."""
        number = self.lit.get(target)
        return words if number is None else f"{number}: {words}"

    def link(self, target: str) -> str:
        number = self.lit.get(target)
        return "" if number is None else f"#option-{number}"

    def lit_class(self, target: str) -> str:
        return " lit" if target in self.lit else ""

    def target(
        self, target: str, shapes: tuple[Shape, ...], words: str, transform: str = ""
    ) -> Group:
        """Shapes that stand for something which options may point at."""
        return Group(
            shapes,
            id=target,
            link=self.link(target),
            css="cell" + self.lit_class(target),
            title=self.told(target, words),
            transform=transform,
        )
