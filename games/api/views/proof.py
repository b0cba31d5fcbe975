"""What anybody can check a match with: the seed's hash, after the end the seed and every draw."""

from typing import Any

from rest_framework.response import Response

from games.api.base import Endpoint
from games.api.describing import reads
from games.api.outputs.small import ProofOut
from games.selectors.proof import proof_of


class Proof(Endpoint):
    @reads({200: ProofOut}, operation_id="proof", statuses=(409,))
    def get(self, request: Any, match_id: int) -> Response:
        return Response(ProofOut(proof_of(self.viewpoint(match_id).match)).data)
