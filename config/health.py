"""Whether the process lives and whether it can serve, for those who watch over it."""

from collections.abc import Callable
from functools import cache

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed, JsonResponse

View = Callable[[HttpRequest], HttpResponse]


def health(get_response: View) -> View:
    """Stands before all others: a watcher comes by address, without TLS and without a session."""

    def respond(request: HttpRequest) -> HttpResponse:
        probe = PROBES.get(request.path_info)
        if probe is None:
            return get_response(request)
        if request.method not in {"GET", "HEAD"}:
            return HttpResponseNotAllowed(["GET", "HEAD"])
        response = probe()
        response.headers["Content-Length"] = str(len(response.content))
        response.headers["Cache-Control"] = "no-store"
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response

    return respond


def alive() -> HttpResponse:
    return JsonResponse({"status": "alive"})


def ready() -> HttpResponse:
    """The database answers and has all that this release needs; why not is for the host's log."""
    checks = {"database": "ok", "migrations": "ok"}
    try:
        if not is_migrated():
            checks["migrations"] = "missing"
    except DatabaseError:
        checks = {"database": "down", "migrations": "unknown"}
    fine = set(checks.values()) == {"ok"}
    body = {"status": "ready" if fine else "not_ready", "checks": checks}
    return JsonResponse(body, status=200 if fine else 503)


def is_migrated() -> bool:
    """Whether the database has all migrations; once it has, only that it still answers."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    try:
        return seen_migrated()
    except Unmigrated:
        return False


class Unmigrated(Exception):
    """Raised, not returned, as only a good answer is kept."""


@cache
def seen_migrated() -> bool:
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        raise Unmigrated
    return True


PROBES: dict[str, Callable[[], HttpResponse]] = {"/healthz": alive, "/readyz": ready}
