"""The catalogues of translations: extracted, updated and compiled without GNU gettext."""

import io
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize

CODE = ("accounts", "config", "games", "notifications")
GAMES = "games/rules/"
TEMPLATES = "templates"
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    **dict.fromkeys(("gettext_lazy", "gettext_noop"), None),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
# Languages that the source is not written in.
LANGUAGES = ("pl",)
HEADER = "# The words of Longtable. Kept by `manage.py messages update`."
UNSTEADY = tuple(
    f'"{name}:'
    for name in (
        "Generated-By",
        "Language-Team",
        "Last-Translator",
        "POT-Creation-Date",
        "PO-Revision-Date",
        "Project-Id-Version",
        "Report-Msgid-Bugs-To",
    )
)
Found = tuple[str, object, str | None]


def base() -> Path:
    return Path(settings.BASE_DIR)


def catalogues() -> list[str]:
    """The folders that keep words of their own: the service, then every game."""
    games = sorted(path.parent for path in (base() / GAMES).glob("*/game.py"))
    return ["", *(game.relative_to(base()).as_posix() for game in games)]


def catalogue_of(name: str) -> str:
    """The folder whose catalogue the messages of a file belong to."""
    if name.startswith(GAMES) and name.count("/") > GAMES.count("/"):
        return GAMES + name.removeprefix(GAMES).split("/")[0]
    return ""


def catalogue_path(folder: str, language: str) -> Path:
    return base() / folder / "locale" / language / "LC_MESSAGES" / "django.po"


def messages_in_sources() -> Iterator[Found]:
    """Every message with the file it stands in and its context."""
    for folder in CODE:
        for path in sorted((base() / folder).rglob("*.py")):
            yield from found_in(path, path.read_bytes())
    for path in sorted((base() / TEMPLATES).rglob("*")):
        if path.suffix in {".html", ".txt"}:
            python = templatize(path.read_text(encoding="utf-8"), origin=path.name)
            # In brackets the indentation of the template does not matter.
            yield from found_in(path, f"({python})".encode())


def found_in(path: Path, source: bytes) -> Iterator[Found]:
    name = path.relative_to(base()).as_posix()
    options = {"encoding": "utf-8"}
    found = extract("python", io.BytesIO(source), keywords=KEYWORDS, options=options)
    for _line, message, _comments, context in found:
        yield name, message, context


def blank_catalogue(language: str | None = None) -> Catalog:
    return Catalog(locale=language, project="Longtable", charset="utf-8", fuzzy=False)


def template_catalogues() -> dict[str, Catalog]:
    """All messages, untranslated. Files without lines: a moved line is no change."""
    wanted: dict[str, Catalog] = defaultdict(blank_catalogue)
    for name, message, context in messages_in_sources():
        if message and message != ("", ""):
            wanted[catalogue_of(name)].add(message, locations=[(name, 0)], context=context)
    return wanted


def read_catalogue(folder: str, language: str) -> Catalog:
    path = catalogue_path(folder, language)
    if not path.exists():
        return blank_catalogue(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def update_catalogues() -> dict[str, int]:
    """New messages come in without a translation, those no longer used go; none is guessed."""
    counts = {}
    for folder, wanted in template_catalogues().items():
        for language in LANGUAGES:
            catalogue = read_catalogue(folder, language)
            catalogue.update(wanted, no_fuzzy_matching=True)
            catalogue.obsolete.clear()
            save_catalogue(catalogue, catalogue_path(folder, language))
            counts[f"{folder or 'service'} {language}"] = len(catalogue)
    return counts


def save_catalogue(catalogue: Catalog, path: Path) -> None:
    """Without dates and addresses, so that a catalogue changes only when a message does."""
    catalogue.header_comment = HEADER
    path.parent.mkdir(parents=True, exist_ok=True)
    written = io.BytesIO()
    write_po(written, catalogue, sort_output=True, include_lineno=False, width=100)
    lines = written.getvalue().decode().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith(UNSTEADY)))


def compile_catalogues() -> None:
    for folder in catalogues():
        for language in LANGUAGES:
            compiled = catalogue_path(folder, language).with_suffix(".mo")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=compiled.parent, delete=False) as file:
                write_mo(file, read_catalogue(folder, language))
            Path(file.name).replace(compiled)


def catalogue_troubles() -> list[str]:
    """What keeps a language from being complete, in words."""
    return [
        f"{folder or 'service'} {language}: {trouble}"
        for folder, wanted in template_catalogues().items()
        for language in LANGUAGES
        for trouble in troubles_of(read_catalogue(folder, language), wanted)
    ]


def troubles_of(catalogue: Catalog, wanted: Iterable[Message]) -> Iterator[str]:
    for message in wanted:
        if not message.id:
            continue
        kept = catalogue.get(message.id, message.context)
        if kept is None:
            yield f"missing: {message.id!r}"
        elif kept.fuzzy:
            yield f"fuzzy: {message.id!r}"
        elif not is_translated(kept):
            yield f"untranslated: {message.id!r}"


def is_translated(message: Message) -> bool:
    if isinstance(message.string, str):
        return bool(message.string)
    return all(message.string)
