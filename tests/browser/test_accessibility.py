"""Our pages under axe-core: no barrier that it calls serious or critical."""

from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import pytest
from allauth.account.models import EmailAddress
from axe_playwright_python.sync_playwright import Axe
from django.core.cache import cache
from django.template.loader import render_to_string
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Page, Route

from games.models import Match
from games.services.tables import Wishes, open_table
from notifications.mail.addresses import stop_address
from notifications.mail.parts import options_of
from notifications.mail.scene import match_for_mail, scene_of
from tests.browser.chromium import browser_at_hand
from tests.support.kingdoms import GAME, asks, kingdoms_match, play_events, play_until, player
from tests.support.people import started

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.django_db(transaction=True)]
LOOKS = {
    "light": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
}
BARRIERS = {"serious", "critical"}
NOWHERE = "/nowhere/"
ANYBODY = (
    "/",
    "/games/",
    f"/games/{GAME}/",
    f"/games/{GAME}/reference/",
    f"/games/{GAME}/how-to-play/",
    "/games/mysthea/reference/?q=golem",
    "/games/mysthea/how-to-play/",
    "/tables/",
    "/matches/",
    "/archive/",
    "/api/v1/docs/",
    "/players/ada/",
    "/account/login/",
    "/account/signup/",
    "/account/password/reset/",
    "/account/login/code/",
    NOWHERE,
    "/matches/{running}/",
    "/matches/{running}/moments/40/",
    "/matches/{running}/chronicle/",
    "/matches/{running}/talk/",
    "/matches/{running}/verify/",
    "/matches/{open}/",
    "/join/{invitation}/",
    "/matches/{finished}/",
    "/matches/{finished}/moments/60/",
    "/matches/{finished}/results/",
    "/matches/{finished}/verify/",
    "{play}",
    "{stop}",
)
SIGNED_IN = (
    "/",
    f"/games/{GAME}/open/",
    "/tables/",
    "/matches/?mine=1",
    "/account/confirm-email/",
    "/archive/import/",
    "/account/",
    "/inbox/",
    "/account/post/",
    "/account/delete/",
    "/account/password/change/",
    "/account/email/",
    "/account/2fa/",
    "/account/reauthenticate/",
    "/account/sessions/",
    "/matches/{open}/",
    "/matches/{running}/",
    "/matches/{running}/moments/40/",
    "/matches/{finished}/",
    "/matches/{finished}/fork/",
    "/matches/{drifting}/",
)
WITH_A_FRESH_PASSWORD = (
    "/account/2fa/totp/activate/",
    "/account/2fa/webauthn/",
    "/account/2fa/webauthn/add/",
)
TROUBLES = ("400.html", "403.html", "403_csrf.html", "500.html", "accounts/too_many_requests.html")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


class House:
    """A service with a table, a running and a finished match, seen in one look."""

    def __init__(self, browser: Browser, address: str, look: str) -> None:
        self.browser, self.address, self.look = browser, address, LOOKS[look]
        self.axe = Axe()
        self.found: list[str] = []
        ada = player("ada")
        EmailAddress.objects.create(user=ada, email=ada.email, verified=True, primary=True)
        table = open_table(ada, GAME, seats=3, options={}, wishes=Wishes(title="Free seats"))
        self.ids = {
            "open": table.pk,
            "invitation": table.terms.invitation,
            "running": play_until(played(60), asks("turn.action", 0)).pk,
            "finished": finished().pk,
            "drifting": drifting().pk,
        }
        self.ids |= links_in_mails(self.ids["running"])

    def visit(self, paths: tuple[str, ...], name: str | None = None) -> None:
        context = self.browser_of(name)
        page = context.new_page()
        for path in paths:
            self.look_at(page, path.format(**self.ids))
        context.close()

    def visit_after_password(self, paths: tuple[str, ...], name: str) -> None:
        context = self.browser_of(name)
        page = context.new_page()
        page.goto(f"{self.address}/account/reauthenticate/")
        page.get_by_label("Password").fill("demo")
        page.get_by_role("button", name="Go on").click()
        for path in paths:
            self.look_at(page, path)
        context.close()

    def browser_of(self, name: str | None) -> BrowserContext:
        # The content policy of the pages would refuse a script from outside: the checker itself.
        context = self.browser.new_context(
            bypass_csp=True, locale="en-GB", reduced_motion="reduce", **self.look
        )
        if name is not None:
            client = Client()
            client.force_login(player(name))
            session = client.cookies["sessionid"].value
            context.add_cookies([{"name": "sessionid", "value": session, "url": self.address}])
        return context

    def visit_troubles(self) -> None:
        """What is shown when something went wrong, without letting it go wrong."""
        request = Client().get("/").wsgi_request
        context = self.browser_of(None)
        page = context.new_page()
        for template in TROUBLES:
            body = render_to_string(template, request=None if "500" in template else request)
            page.route(f"**/{template}", partial(answer, body))
            self.look_at(page, f"/{template}")
        context.close()

    def look_at(self, page: Page, path: str) -> None:
        response = page.goto(self.address + path)
        assert response, path
        assert response.status == (404 if path == NOWHERE else 200), path
        assert page.url == self.address + path
        result = self.axe.run(page, options={"resultTypes": ["violations"]})
        for violation in result.response["violations"]:
            if violation["impact"] in BARRIERS:
                self.found += [told(path, violation, node) for node in violation["nodes"][:3]]


def answer(body: str, route: Route) -> None:
    route.fulfill(body=body, content_type="text/html")


def told(path: str, violation: dict[str, Any], node: dict[str, Any]) -> str:
    why = " ".join(check["message"] for check in node["any"] + node["all"] + node["none"])
    return f"{path}: {violation['id']} at {node['target']}: {why}"


def links_in_mails(match_id: int) -> dict[str, str]:
    """A button of a turn mail, and the way to end such mails."""
    scene = scene_of(match_for_mail(match_id), player("ada"))
    stop = stop_address(player("ada"), "turn")
    return {"play": urlsplit(options_of(scene)[0].url).path, "stop": urlsplit(stop).path}


def played(events: int) -> Match:
    return play_events(kingdoms_match("ada", "bogdan"), events, seed=4)


def finished() -> Match:
    match = kingdoms_match("bogdan", "ada", title="The short summer", faction_assignment="random")
    return play_until(match, lambda questions: False)


def drifting() -> Match:
    """A board of many parts, with the first player's hand open and lit."""
    match = started(player("ada"), player("bogdan"), game="mysthea")
    return play_until(play_events(match, 150, seed=4), lambda asked: asked[0].seat == 0)


@pytest.mark.parametrize("look", LOOKS)
def test_no_page_has_a_serious_barrier(browser: Browser, live_server: Any, look: str) -> None:
    cache.clear()
    house = House(browser, live_server.url, look)
    house.visit(ANYBODY)
    house.visit(SIGNED_IN, "ada")
    house.visit_after_password(WITH_A_FRESH_PASSWORD, "ada")
    house.visit(("/matches/{running}/",), "bogdan")
    house.visit_troubles()
    assert not house.found, "\n".join(house.found)
