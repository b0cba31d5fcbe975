"""The content that matches are pinned to, kept in the database and read once per process."""

from typing import Any

from games.kernel.content import Edition
from games.kernel.game import AnyGame
from games.models import ContentEdition

READ: dict[tuple[str, str], Edition[Any]] = {}
"""By game and version: the version is a hash of the content, so what was read stays right."""


def keep_edition(game: AnyGame, edition: Edition[Any]) -> ContentEdition:
    kept, _ = ContentEdition.objects.get_or_create(
        game=game.slug, version=edition.version, defaults={"body": edition.body}
    )
    return kept


def edition_kept_as(version: str, game: AnyGame) -> Edition[Any]:
    key = (game.slug, version)
    if key not in READ:
        kept = ContentEdition.objects.get(game=game.slug, version=version)
        READ[key] = game.edition(bytes(kept.body))
    return READ[key]
