"""Plays every match of its owner at random, over the API alone: python example_bot.py URL TOKEN."""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Service:
    def __init__(self, url, token):
        self.url, self.token = url.rstrip("/") + "/api/v1/", token

    def call(self, method, path, body=None, **headers):
        """The status and the answer; an error is an answer too."""
        headers |= {"Authorization": f"Token {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"null")


def choose(decision):
    """Put your cleverness here: `decision["options"]` has an id, a label and targets each."""
    return random.choice(decision["options"])["id"]


def play(service, match_id):
    """Answer as long as we are asked; a decision that was overtaken comes fresh with the 409."""
    moves = 0
    status, decision = service.call("GET", f"matches/{match_id}/decision/")
    while status == 200 or (status == 409 and decision):
        move = {name: decision[name] for name in ("seq", "question")}
        move["option"] = choose(decision)
        key = {"Idempotency-Key": str(uuid.uuid4())}
        status, answer = service.call("POST", f"matches/{match_id}/moves/", move, **key)
        moves += status == 201
        if status == 409:
            decision = answer.get("decision")
        else:
            status, decision = service.call("GET", f"matches/{match_id}/decision/")
    return moves


if __name__ == "__main__":
    service = Service(*sys.argv[1:3])
    while True:
        _, listed = service.call("GET", "matches/?mine=1&status=running&limit=100")
        made = sum(play(service, match["id"]) for match in listed["results"])
        time.sleep(0 if made else 5)
