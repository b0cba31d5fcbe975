"""The board as a picture: drawn from what the caller may see, as SVG or as PNG."""

from functools import lru_cache
from typing import Any

import resvg_py
from django.http import HttpResponse

from games.api.base import Endpoint
from games.api.caching import etag_of, is_fresh, marked, not_modified
from games.api.describing import IF_NONE_MATCH, LANGUAGE, NOT_MODIFIED, PNG, SVG, reads
from games.api.inputs.looking import PictureIn
from games.api.views.state import seq_of
from games.api.words import language
from games.rules.registry import game_of
from games.selectors.moments import moment

WIDTH = 1280
PARAMETERS = [PictureIn, IF_NONE_MATCH, LANGUAGE]


class BoardSvg(Endpoint):
    media_type = "image/svg+xml"

    @reads(
        {**SVG, **NOT_MODIFIED}, operation_id="board_svg", parameters=PARAMETERS, statuses=(409,)
    )
    def get(self, request: Any, match_id: int) -> HttpResponse:
        sent = PictureIn(data=request.query_params)
        sent.is_valid(raise_exception=True)
        at, palette = sent.validated_data.get("at"), sent.validated_data["palette"]
        point = self.viewpoint(match_id)
        game = game_of(point.match.game)
        seq = seq_of(point, at)
        etag = etag_of(point, self.media_type, seq, palette, language(), game.version)
        if is_fresh(request, etag):
            return not_modified(point, etag, moment=at is not None)
        drawing = game.draw_board(moment(point, seq).g, language=language(), palette=palette)
        answer = HttpResponse(self.picture(drawing), content_type=self.media_type)
        return marked(answer, point, etag, moment=at is not None)

    def picture(self, drawing: str) -> bytes:
        return drawing.encode()


class BoardPng(BoardSvg):
    media_type = "image/png"
    throttle_scope = "pictures"

    @reads(
        {**PNG, **NOT_MODIFIED}, operation_id="board_png", parameters=PARAMETERS, statuses=(409,)
    )
    def get(self, request: Any, match_id: int) -> HttpResponse:
        return super().get(request, match_id)

    def picture(self, drawing: str) -> bytes:
        return rasterised(drawing)


@lru_cache(maxsize=32)
def rasterised(drawing: str) -> bytes:
    """The same drawing in pixels; takes a while, so the last few are kept."""
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=WIDTH))
