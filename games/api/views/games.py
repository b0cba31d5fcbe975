"""The games that can be played here."""

from typing import Any

from rest_framework.response import Response

from games.api.base import Endpoint
from games.api.describing import LANGUAGE, reads
from games.api.outputs.game import GameOut, presented
from games.rules.registry import GAMES


class Games(Endpoint):
    @reads({200: GameOut(many=True)}, operation_id="games", parameters=[LANGUAGE])
    def get(self, request: Any) -> Response:
        return Response(GameOut([presented(game) for game in GAMES.values()], many=True).data)
