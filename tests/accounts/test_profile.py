from datetime import UTC, datetime

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone, translation

from accounts.middleware import personal_settings
from accounts.models import User
from tests.accounts.steps import page

pytestmark = pytest.mark.django_db

FILLED_IN = {
    "username": "ada",
    "about": "Builds towers.",
    "language": "pl",
    "time_zone": "Europe/Warsaw",
    "theme": "dark",
    "favourite_colour": "teal",
    "second_colour": "red",
    "shows_numbers": "on",
    "confirms_moves": "on",
}


def test_everything_in_the_form_is_kept(as_ada: Client, ada: User) -> None:
    assert as_ada.post("/account/", FILLED_IN).url == "/account/"
    ada.refresh_from_db()
    assert (ada.about, ada.language, ada.time_zone) == ("Builds towers.", "pl", "Europe/Warsaw")
    assert (ada.theme, ada.favourite_colours) == ("dark", ["teal", "red"])
    assert (ada.shows_numbers, ada.reduces_motion, ada.confirms_moves) == (True, False, True)


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        ({"username": "Bogdan"}, "A player of this name already exists."),
        ({"username": "a b"}, "Enter a valid username"),
        ({"username": "x" * 31}, "at most 30 characters"),
        ({"username": ""}, "This field is required."),
        ({"about": "x" * 201}, "at most 200 characters"),
        ({"language": "xx"}, "Select a valid choice"),
        ({"time_zone": "Mars/Olympus"}, "Select a valid choice"),
        ({"theme": "neon"}, "Select a valid choice"),
        ({"favourite_colour": "mauve"}, "Select a valid choice"),
        ({"second_colour": "teal"}, "Choose another colour than your favourite."),
    ],
)
def test_wrong_entries_are_named_and_nothing_is_kept(
    as_ada: Client, ada: User, bogdan: User, entry: dict[str, str], error: str
) -> None:
    answer = as_ada.post("/account/", FILLED_IN | {"language": "en"} | entry)
    assert answer.status_code == 400
    assert error in page(answer)
    ada.refresh_from_db()
    assert (ada.username, ada.theme) == ("ada", "system")


def test_no_other_field_can_be_set(as_ada: Client, ada: User) -> None:
    as_ada.post("/account/", FILLED_IN | {"is_staff": "on", "email": "new@play.example"})
    ada.refresh_from_db()
    assert (ada.is_staff, ada.email) == (False, "ada@play.example")


def test_the_case_of_the_own_name_can_change(as_ada: Client, ada: User) -> None:
    as_ada.post("/account/", FILLED_IN | {"username": "Ada"})
    ada.refresh_from_db()
    assert ada.username == "Ada"


def test_what_a_player_writes_is_never_markup(as_ada: Client) -> None:
    as_ada.post("/account/", FILLED_IN | {"about": '"><script>alert(1)</script>'})
    assert "<script>alert" not in page(as_ada.get("/account/"))


def test_the_theme_is_on_the_page(as_ada: Client, ada: User) -> None:
    assert "data-theme" not in page(as_ada.get("/account/sessions/"))
    User.objects.filter(pk=ada.pk).update(theme="dark")
    assert 'data-theme="dark"' in page(as_ada.get("/account/sessions/"))


def test_pages_speak_the_player_s_language(as_ada: Client, ada: User) -> None:
    User.objects.filter(pk=ada.pk).update(language="pl")
    answer = as_ada.get("/account/sessions/", headers={"accept-language": "en"})
    assert '<html lang="pl"' in page(answer)
    assert answer.headers["Content-Language"] == "pl"
    assert '<html lang="en"' in page(
        Client().get("/account/login/", headers={"accept-language": "en"})
    )


def test_times_are_in_the_player_s_zone_and_in_nobody_else_s(ada: User) -> None:
    ada.time_zone = "Asia/Tokyo"
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)

    def view(request: HttpRequest) -> HttpResponse:
        return HttpResponse(f"{timezone.localtime(noon):%H:%M}")

    request = RequestFactory().get("/")
    request.COOKIES["sessionid"] = "any"
    request.user = ada
    assert page(personal_settings(view)(request)) == "21:00"
    assert f"{timezone.localtime(noon):%H:%M}" == "12:00"
    translation.deactivate()


def test_a_stranger_costs_no_query(client: Client, django_assert_num_queries) -> None:  # type: ignore[no-untyped-def]
    with django_assert_num_queries(0):
        client.get("/account/inactive/")


def test_the_browser_is_asked_for_the_zone_until_it_is_known(as_ada: Client, ada: User) -> None:
    assert "data-time-zone" not in page(as_ada.get("/account/sessions/"))
    User.objects.filter(pk=ada.pk).update(time_zone="")
    assert "data-time-zone" in page(as_ada.get("/account/sessions/"))
    assert as_ada.post("/account/time-zone/", {"time_zone": "Europe/Warsaw"}).status_code == 204
    ada.refresh_from_db()
    assert ada.time_zone == "Europe/Warsaw"


def test_a_guess_never_replaces_what_the_player_chose(as_ada: Client, ada: User) -> None:
    as_ada.post("/account/time-zone/", {"time_zone": "Europe/Warsaw"})
    ada.refresh_from_db()
    assert ada.time_zone == "UTC"


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../../etc/passwd", "x" * 10_000])
def test_an_unknown_zone_is_refused(as_ada: Client, zone: str) -> None:
    assert as_ada.post("/account/time-zone/", {"time_zone": zone}).status_code == 400


@pytest.mark.parametrize("name", ["time-zone", "token", "token/revoke", "export"])
def test_what_changes_something_is_not_a_link(as_ada: Client, name: str) -> None:
    assert as_ada.get(f"/account/{name}/").status_code == 405


@pytest.mark.parametrize(
    "name", ["", "delete/", "time-zone/", "token/", "token/revoke/", "export/"]
)
def test_strangers_are_sent_to_sign_in(client: Client, name: str) -> None:
    for answer in (client.get(f"/account/{name}"), client.post(f"/account/{name}")):
        assert answer.url.startswith("/account/login/")


@pytest.mark.parametrize(
    "name", ["", "delete/", "time-zone/", "token/", "token/revoke/", "export/"]
)
def test_forms_from_elsewhere_are_refused(ada: User, name: str) -> None:
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(ada)
    assert browser.post(f"/account/{name}", FILLED_IN).status_code == 403
    ada.refresh_from_db()
    assert ada.is_active
    assert ada.about == ""
