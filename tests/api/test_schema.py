"""The OpenAPI document: complete, kept to by the service, and shown without foreign code."""

import re
from typing import Any

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import one_of
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from accounts.models import User
from games.models import Match
from tests.api.conftest import Api, started

pytestmark = pytest.mark.django_db
EXAMPLES = 30
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture
def document(db: None) -> Any:
    return Api().get("schema/").json()


def test_every_endpoint_is_described_with_its_errors(document: Any) -> None:
    assert document["openapi"].startswith("3.")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            statuses = set(operation["responses"])
            assert {"401", "429"} <= statuses, (method, path)
            assert any(status.startswith("2") for status in statuses), (method, path)


def test_the_document_has_an_etag(document: Any) -> None:
    etag = Api().get("schema/")["ETag"]
    assert Api().get("schema/", if_none_match=etag).status_code == 304


def test_the_docs_page_keeps_to_the_policy_of_all_pages(client: Client) -> None:
    response = client.get("/api/v1/docs/")
    page = response.content.decode()
    assert "unsafe" not in response["Content-Security-Policy"]
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=|https?://", page)
    for address in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert client.get(address).status_code == 200, address


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("who", ["player", "anonymous"])
def test_no_call_breaks_the_service_or_its_description(
    finished: Match, ada: User, bogdan: User, who: str
) -> None:
    table = started(ada, bogdan)
    schema = schemathesis.openapi.from_wsgi("/api/v1/schema/", get_wsgi_application())
    try_real_matches(schema.raw_schema, [table.pk, finished.pk, 10**6])
    headers = Api(ada if who == "player" else None).headers
    for operation in schema.get_all_operations():
        hammer(operation.ok(), headers)


def hammer(operation: Any, headers: dict[str, str]) -> None:
    """Many calls that fit the description, and many that do not."""
    cases = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=one_of(*cases))
    def call(case: Any) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)

    call()


def try_real_matches(document: Any, ids: list[int]) -> None:
    """So that calls get somewhere."""
    for methods in document["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] == "match_id":
                    parameter["schema"] = {"type": "integer", "enum": ids}
