"""Players who ask the API what to decide and insist on their answer until they get one."""

import http.client
import json
import random
import threading
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

TROUBLE = (OSError, http.client.HTTPException, json.JSONDecodeError)


@dataclass
class Table:
    """What the players of a run know for sure."""

    port: int
    until: float
    rng: random.Random
    accepted: list[tuple[int, int]] = field(default_factory=list)
    """Match and first event of every move that was answered with 201."""
    refused: int = 0
    tries: int = 0


class Player(threading.Thread):
    def __init__(self, table: Table, match_id: int, token: str) -> None:
        super().__init__(daemon=True)
        self.table, self.match_id, self.token = table, match_id, token
        self.rng = random.Random(table.rng.random())

    def run(self) -> None:
        while time.monotonic() < self.table.until:
            decision = self.ask("GET", "decision/")
            if decision is None:
                time.sleep(0.2)
                continue
            time.sleep(self.rng.choice((0, 0.1, 0.5, 2.0)))
            self.answer(decision)

    def answer(self, decision: dict[str, Any]) -> None:
        option = self.rng.choice(decision["options"])["id"]
        key = uuid.uuid4().hex
        moved = self.ask("POST", "moves/", {"option": option, "seq": decision["seq"]}, key)
        if moved is not None and moved.get("events"):
            self.table.accepted.append((self.match_id, moved["seq"]))

    def ask(
        self, method: str, path: str, body: dict[str, Any] | None = None, key: str = ""
    ) -> dict[str, Any] | None:
        """Again and again until the service has an answer; None if it has nothing to say."""
        while True:
            self.table.tries += 1
            try:
                status, answer = self.call(method, path, body, key)
            except TROUBLE:
                status, answer = 0, None
            if status in {200, 201} and answer is not None:
                return answer
            if status in {204, 400, 403, 404, 409}:
                self.table.refused += status != 204
                return None
            time.sleep(0.05)

    def call(
        self, method: str, path: str, body: dict[str, Any] | None, key: str
    ) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.table.port, timeout=5)
        headers = {"Authorization": f"Token {self.token}", "Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        address = f"/api/v1/matches/{self.match_id}/{path}"
        try:
            connection.request(method, address, json.dumps(body) if body else None, headers)
            response = connection.getresponse()
            text = response.read()
            return response.status, json.loads(text) if text else None
        finally:
            connection.close()
