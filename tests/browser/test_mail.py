"""The turn mail in a real browser, as a mail program shows it: narrow, wide, by day, by night."""

import re
from base64 import b64encode
from collections.abc import Iterator
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.utils import timezone
from playwright.sync_api import Browser, Page

from games.models import Match, Turn
from notifications.message import Message
from tests.browser.chromium import browser_at_hand
from tests.notifications.letters import letter
from tests.support.kingdoms import asks, kingdoms_match, play_events, play_until, player

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.django_db(transaction=True)]
BARRIERS = {"serious", "critical"}
SMALLEST_TARGET = 36


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


@pytest.fixture
def mail(settings: Any) -> Message:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@play.example.org"
    match = play_events(kingdoms_match("ada", "bogdan", "celia", title="W" * 80), 80, seed=4)
    match = play_until(match, asks("turn.action", 0), seed=3)
    play_until(kingdoms_match("ada", "bogdan"), asks("turn.action", 0))
    due = timezone.now() + timedelta(days=2)
    Turn.objects.filter(match=match, closed__isnull=True).update(due=due)
    ada = player("ada")
    ada.language = "pl"
    ada.save()
    return letter(ada, match, "turn")


def shown(browser: Browser, mail: Message, width: int, scheme: Any) -> Page:
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    picture = mail.pictures[0]
    data = f"data:image/png;base64,{b64encode(picture.png).decode()}"
    page.set_content(mail.html.replace(f"cid:{picture.cid}", data))
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_it_fits_and_can_be_read(browser: Browser, mail: Message, width: int, scheme: str) -> None:
    page = shown(browser, mail, width, scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.images[0].naturalWidth") > 1000
    heights = page.eval_on_selector_all(
        "a .opt", "rows => rows.map(row => row.getBoundingClientRect().height)"
    )
    assert len(heights) == len(mail.record["options"])
    assert min(heights) >= SMALLEST_TARGET
    result = Axe().run(page, options={"resultTypes": ["violations"]})
    found = [each for each in result.response["violations"] if each["impact"] in BARRIERS]
    assert found == []
    page.close()


def test_a_button_of_the_mail_plays_with_one_press(
    browser: Browser, mail: Message, live_server: Any
) -> None:
    """In a real browser, which sends what a form needs only if our headers let it."""
    match = Match.objects.get(terms__title="W" * 80)
    before = match.head
    path = urlsplit(re.findall(r"https?://\S+/mail/play/\w+/1/", mail.text)[0]).path
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(live_server.url + path)
    match.refresh_from_db()
    assert match.head == before
    page.keyboard.press("Tab")
    button = page.locator("form.chosen button")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".said.done")
    match.refresh_from_db()
    assert match.head > before
    page.close()
