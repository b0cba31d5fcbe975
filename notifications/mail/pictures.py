"""The board as a picture in a mail: drawn once for a moment and a viewer, then kept."""

import logging
import struct
from typing import Any

import resvg_py
from django.core.cache import cache
from django.utils.translation import gettext

from notifications.mail.letter import Picture
from notifications.mail.scene import Scene
from notifications.mail.threads import message_id

LOG = logging.getLogger(__name__)
COLUMN = 544
"""The width of the mail's column."""
WIDTHS = (2 * COLUMN, COLUMN * 3 // 2, COLUMN * 5 // 4, COLUMN)
"""Twice as fine for fine screens; long boards are drawn coarser, so that a mail stays light."""
MOST_BYTES = 330_000
"""Of a picture; a third more in the mail."""
KEPT_SECONDS = 6 * 3600
PALETTES = {"dark": "dark"}


def picture_of(scene: Scene) -> Picture | None:
    """With marks on what moved since the reader left, and no light; None before the start.

    A mail without its picture is better than none.
    """
    if scene.story is None:
        return None
    try:
        body = picture_kept(scene)
    except ValueError:
        LOG.exception("the board of match %s could not be drawn", scene.match.pk)
        return None
    width, height = size_of(body)
    name = message_id(f"picture {scene.match.pk} {scene.story.seq}").strip("<>")
    alt = gettext("The board of %(table)s after event %(seq)d, as %(name)s sees it.") % {
        "table": scene.title,
        "seq": scene.story.seq,
        "name": scene.player.username,
    }
    return Picture(name, alt, body, COLUMN, height * COLUMN // width)


def picture_kept(scene: Scene) -> bytes:
    key = key_of(scene)
    body = cache.get(key)
    if body is None:
        body = drawn(scene)
        cache.set(key, body, KEPT_SECONDS)
    return bytes(body)


def key_of(scene: Scene) -> str:
    """Events never change, so a moment is named by its number; drawings change with releases."""
    assert scene.story is not None
    parts: list[Any] = [
        scene.match.pk, scene.story.seq, scene.point.seat, scene.since,
        scene.voice.language, palette_of(scene), scene.game.version,
    ]  # fmt: skip
    return "board-" + "-".join(map(str, parts))


def palette_of(scene: Scene) -> str:
    """A mail can not know the device; who chose dark pages gets dark boards."""
    return PALETTES.get(scene.player.theme, "light")


def drawn(scene: Scene) -> bytes:
    assert scene.story is not None
    drawing = scene.game.draw_board(
        scene.story.seen,
        language=scene.voice.language,
        palette=palette_of(scene),
        news=scene.news,
    )
    return light_enough(drawing)


def light_enough(drawing: str) -> bytes:
    """The finest picture that is not too heavy, else the coarsest."""
    body = b""
    for width in WIDTHS:
        body = bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=width))
        if len(body) <= MOST_BYTES:
            break
    return body


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height stand in the first chunk of every PNG."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height
