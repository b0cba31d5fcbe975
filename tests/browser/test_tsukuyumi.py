"""A round of Tsukuyumi in real browsers, pressed on the board wherever an option lies there."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.core.cache import cache
from playwright.sync_api import Browser, Page, expect

from games.rules.tsukuyumi.game import GAME
from tests.browser.chromium import browser_at_hand
from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.django_db(transaction=True)]
SEATS = GAME.seats.start
PEOPLE = 2
MOST_MOVES = 500
EAGER = 90
"""So many decisions of a person go for whatever comes first; later ones come to an end."""
ENDS = (
    r"End|Finish|Pass|Play no|Do not|No |Place no|Lead no|Leave|Let |Push nobody|Wait|Choose other"
)
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


class Commander(Person):
    """Tries everything once, then hurries."""

    def wished(self, offered: list[dict[str, Any]]) -> dict[str, Any]:
        self.decisions += 1
        ending = [one for one in offered if re.match(ENDS, one["label"])]
        going = [one for one in offered if one not in ending]
        if not going or (ending and self.decisions > EAGER):
            return ending[0]
        return going[self.decisions % len(going)]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


@pytest.fixture
def people(browser: Browser, live_server: Any) -> Iterator[list[Commander]]:
    cache.clear()
    people = [Commander(browser, live_server.url, name) for name in ("ada", "bogdan")]
    yield people
    for person in people:
        person.context.close()


def open_a_table(host: Commander) -> str:
    page = host.open("/games/tsukuyumi/")
    page.get_by_role("link", name="Open a table").first.click()
    page.get_by_label("Name of the table").fill("Full moon")
    page.locator(f"[name=seats][value='{SEATS}']").check()
    page.locator("select[name=bots]").select_option(str(SEATS - PEOPLE))
    page.locator("[name=rule_rounds][value='0']").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Full moon")
    return page.url


def join_by_link(guest: Commander, host: Commander) -> None:
    guest.page.goto(host.page.get_by_label("By link").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator("#play")).to_be_visible()


def round_shown(page: Page) -> int:
    found = re.search(r"Round (\d) of", page.locator("#board").inner_text())
    return int(found.group(1)) if found else 0


def test_two_people_play_a_round_by_pressing_on_the_board(
    people: list[Commander], browser: Browser
) -> None:
    ada, bogdan = people
    for person in people:
        person.sign_up()
    table = open_a_table(ada)
    join_by_link(bogdan, ada)
    ada.page.goto(table)
    moves = play_a_round(ada, bogdan)
    assert ada.presses + bogdan.presses > moves / 4
    chronicle = ada.page.locator("#chronicle")
    expect(chronicle).to_contain_text("Round 2 begins")
    assert barriers(ada.page) == []
    fits_a_phone(browser, ada, table)


def play_a_round(ada: Commander, bogdan: Commander) -> int:
    """Through set-up, draft and all four phases, until the second round is on the board."""
    person, other = ada, bogdan
    for move in range(1, MOST_MOVES):
        if round_shown(person.page) == 2:
            return move
        if not person.is_asked():
            person, other = other, person
            person.wake()
            person.page.locator("#options").first.wait_for()
        person.decide()
    raise AssertionError("the round does not end")


def barriers(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    found = Axe().run(page).response["violations"]
    return [one["id"] for one in found if one["impact"] in ("serious", "critical")]


def fits_a_phone(browser: Browser, person: Commander, table: str) -> None:
    """The page is as wide as the phone, the map larger than its frame, every part has a tab."""
    context = browser.new_context(
        **PHONE, locale="en-GB", storage_state=person.context.storage_state()
    )
    page = context.new_page()
    page.goto(table)
    assert barriers(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["viewport"]["width"]
    page.locator(".tab").first.click()
    pan = page.locator(".zooms .pan").first
    before = pan.evaluate("(pan) => [pan.scrollWidth, pan.clientWidth]")
    assert before[0] > before[1]
    page.locator(".board-part:visible [data-zoom='1']").first.click()
    assert pan.evaluate("(pan) => pan.scrollWidth") > before[0]
    expect(page.locator(".tab").first).to_contain_text("Map")
    expect(page.locator(".tab").last).to_contain_text("Areas")
    page.locator(".tab").last.click()
    expect(page.locator(".board-part:visible svg").last).to_contain_text("Moon centre")
    context.close()


def test_the_reference_and_the_guide_show_their_pictures(
    browser: Browser, live_server: Any
) -> None:
    reader = Commander(browser, live_server.url, "")
    page = reader.open("/games/tsukuyumi/how-to-play/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tsukuyumi")
    assert page.locator("main figure img").count() >= 4
    loaded = "(images) => images.every((image) => image.complete && image.naturalWidth > 0)"
    page.wait_for_load_state("networkidle")
    assert page.locator("main figure img").evaluate_all(loaded)
    page = reader.open("/games/tsukuyumi/reference/?q=Reaver")
    expect(page.locator("main")).to_contain_text("Flies two areas further")
    reader.context.close()
