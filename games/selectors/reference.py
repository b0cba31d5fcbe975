"""What is printed in a game, narrowed to what a reader looks for."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.kernel.game import AnyGame
from games.kernel.reference import ReferenceEntry, ReferenceSection


def sections_of(game: AnyGame, content: object, words: str = "") -> list[ReferenceSection]:
    """All sections, or those with entries that hold all the words, in either language."""
    wanted = words.casefold().split()
    sections = game.reference(content)
    if not wanted:
        return sections
    found = (
        replace(section, entries=tuple(matching(section.entries, wanted))) for section in sections
    )
    return [section for section in found if section.entries]


def matching(entries: Iterable[ReferenceEntry], wanted: list[str]) -> Iterable[ReferenceEntry]:
    """An entry stays whole if it fits itself; else with those of its parts that fit."""
    for entry in entries:
        if fits(entry, wanted):
            yield entry
            continue
        parts = tuple(part for part in entry.parts if fits(part, wanted))
        if parts:
            yield replace(entry, parts=parts)


def fits(entry: ReferenceEntry, wanted: list[str]) -> bool:
    said = " ".join((entry.name.en, entry.name.pl, entry.text.en, entry.text.pl)).casefold()
    return all(word in said for word in wanted)
