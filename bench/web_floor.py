"""The other sides of the web ratios: the least that Django can do, and the usual way to do it.

plain   an empty view
insert  a bare view that runs one insert statement, two rows
raw     the same with the head read before and tested
usual   REST framework, token, serializer, ORM: the head moved and two rows inserted
"""

import os

import django
from django.conf import settings

from config import env

if not settings.configured:
    from pathlib import Path

    kept = env.database(os.environ["DATABASE_URL"], Path())
    settings.configure(
        SECRET_KEY="bench",
        ALLOWED_HOSTS=["*"],
        ROOT_URLCONF="bench.web_floor",
        USE_TZ=True,
        MIDDLEWARE=["django.middleware.common.CommonMiddleware"],
        INSTALLED_APPS=[
            "django.contrib.contenttypes",
            "django.contrib.auth",
            "rest_framework",
            "rest_framework.authtoken",
            "accounts",
        ],
        AUTH_USER_MODEL="accounts.User",
        DATABASES={"default": {**kept, "CONN_MAX_AGE": None, "CONN_HEALTH_CHECKS": False}},
        REST_FRAMEWORK={"DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"]},
        DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
        LOGGING_CONFIG=None,
    )
    django.setup()

import msgspec
from django.core.wsgi import get_wsgi_application
from django.db import connection, models, transaction
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from rest_framework import serializers
from rest_framework.authentication import TokenAuthentication
from rest_framework.permissions import IsAuthenticated
from rest_framework.response import Response
from rest_framework.views import APIView

FACT = {"t": "upgrade", "seat": 2, "by": "player-two", "note": "x" * 40}
APPEND = """
WITH moved AS (
    UPDATE floor_match SET version = version + 2 WHERE id = %s AND version = %s RETURNING id
)
INSERT INTO floor_event (match_id, seq, type, payload, at)
SELECT moved.id, x.seq, x.type, x.payload, now() FROM moved,
    (VALUES (%s::int, %s::text, %s::jsonb), (%s::int, %s::text, %s::jsonb)) x (seq, type, payload)
"""
INSERT = """
INSERT INTO floor_event (match_id, seq, type, payload, at)
SELECT %s, nextval('floor_event_id_seq') + 1000, x.type, x.payload, now() FROM
    (VALUES (%s::text, %s::jsonb), (%s::text, %s::jsonb)) x (type, payload)
"""


class FloorMatch(models.Model):
    version = models.IntegerField(default=0)

    class Meta:
        app_label = "contenttypes"
        db_table = "floor_match"
        managed = False

    def __str__(self) -> str:
        return str(self.pk)


class FloorEvent(models.Model):
    match = models.ForeignKey(FloorMatch, models.DO_NOTHING, db_constraint=False)
    seq = models.IntegerField()
    type = models.TextField()
    payload = models.JSONField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        app_label = "contenttypes"
        db_table = "floor_event"
        managed = False

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seq}"


class Move(msgspec.Struct):
    match: int
    x: int
    y: int


class MoveIn(serializers.Serializer):
    match = serializers.IntegerField()
    x = serializers.IntegerField()
    y = serializers.IntegerField()


MOVE = msgspec.json.Decoder(Move)


def answer(version: int | None) -> HttpResponse:
    body = msgspec.json.encode({"ok": version is not None, "seq": version})
    return HttpResponse(body, content_type="application/json", status=200 if version else 409)


def plain(request: HttpRequest) -> HttpResponse:
    return HttpResponse(b'{"ok":true,"seq":42}', content_type="application/json")


@csrf_exempt
def insert(request: HttpRequest) -> HttpResponse:
    move = MOVE.decode(request.body)
    fact = msgspec.json.encode({**FACT, "x": move.x, "y": move.y}).decode()
    with connection.cursor() as cursor:
        cursor.execute(INSERT, (move.match, "upgrade", fact, "endturn", fact))
    return answer(move.x + 1)


@csrf_exempt
def raw(request: HttpRequest) -> HttpResponse:
    move = MOVE.decode(request.body)
    fact = msgspec.json.encode({**FACT, "x": move.x, "y": move.y}).decode()
    with connection.cursor() as cursor:
        cursor.execute("SELECT version FROM floor_match WHERE id = %s", (move.match,))
        (head,) = cursor.fetchone()
        rows = (head + 1, "upgrade", fact, head + 2, "endturn", fact)
        cursor.execute(APPEND, (move.match, head, *rows))
        return answer(head + 2 if cursor.rowcount == 2 else None)


class Usual(APIView):
    authentication_classes = (TokenAuthentication,)
    permission_classes = (IsAuthenticated,)

    def post(self, request: HttpRequest) -> Response:
        sent = MoveIn(data=request.data)
        sent.is_valid(raise_exception=True)
        version = self.append(**sent.validated_data)
        return Response({"ok": True, "seq": version}, status=200 if version else 409)

    def append(self, match: int, x: int, y: int) -> int | None:
        with transaction.atomic():
            head = FloorMatch.objects.values_list("version", flat=True).get(pk=match)
            moved = FloorMatch.objects.filter(pk=match, version=head).update(version=head + 2)
            if not moved:
                return None
            first = FloorEvent(match_id=match, seq=head + 1, type="upgrade", payload=FACT)
            fact = {**FACT, "x": x, "y": y}
            last = FloorEvent(match_id=match, seq=head + 2, type="endturn", payload=fact)
            FloorEvent.objects.bulk_create([first, last])
        return head + 2


urlpatterns = [
    path("plain", plain),
    path("insert", insert),
    path("raw", raw),
    path("usual", Usual.as_view()),
]
application = get_wsgi_application()
