"""Choices and options: what a seat may answer, with a stable id, a label and board targets."""

from msgspec import Struct, structs

from games.kernel.names import slug_of
from games.kernel.text import Text


class Choice(Struct, frozen=True, tag=slug_of):
    """One legal answer, in the imperative; its id is its slug and its fields."""

    @property
    def id(self) -> str:
        slug = str(type(self).__struct_config__.tag)
        return ":".join([slug, *(written(value) for value in structs.astuple(self))])


def written(value: object) -> str:
    """A field of a choice as it stands in an id: lists and pairs joined by a plus sign."""
    if isinstance(value, list | tuple):
        return "+".join(written(item) for item in value)
    return str(value)


class Option(Struct, frozen=True):
    """A choice as it is offered: its words and the board elements that it touches."""

    choice: Choice
    label: Text
    targets: tuple[str, ...] = ()
    hint: Text | None = None
    """One line on what it leads to."""
    group: Text | None = None
    """A heading that it stands under in a long list."""

    @property
    def id(self) -> str:
        return self.choice.id
