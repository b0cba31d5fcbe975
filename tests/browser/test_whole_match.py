"""A whole match in real browsers: from signing up to the archive, watched by a stranger."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import browser_at_hand
from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.django_db(transaction=True)]
MOST_MOVES = 300
WATCHED = (5, 25, 50)
"""The moves after which the spectator's page has to follow by itself."""
COUNT_PRESSES = """
    window.presses = 0;
    addEventListener("pointerdown", () => { window.presses += 1; }, true);
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


@pytest.fixture
def people(browser: Browser, live_server: Any) -> Iterator[list[Person]]:
    """Two who will play, and one who watches without an account."""
    cache.clear()
    people = [Person(browser, live_server.url, name) for name in ("ada", "bogdan", "")]
    yield people
    for person in people:
        person.context.close()


def open_a_table(host: Person) -> str:
    """The address of the table; its rules keep the match short."""
    page = host.open("/games/tiny_epic_kingdoms/")
    page.get_by_role("link", name="Open a table").first.click()
    page.get_by_label("Name of the table").fill("The long winter")
    page.locator("[name=seats][value='2']").check()
    page.locator("[name=rule_faction_assignment][value='1']").check()
    page.locator("[name=rule_start_resources][value='1']").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The long winter")
    return page.url


def join_by_link(guest: Person, host: Person) -> None:
    guest.page.goto(host.page.get_by_label("By link").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator("#play")).to_be_visible()


def test_two_people_play_to_the_end_and_a_stranger_watches(people: list[Person]) -> None:
    ada, bogdan, stranger = people
    ada.sign_up()
    bogdan.sign_up()
    table = open_a_table(ada)
    join_by_link(bogdan, ada)
    ada.page.goto(table)
    stranger.page.goto(table)
    moves = play_to_the_end(ada, bogdan, watching=stranger)
    assert ada.presses + bogdan.presses > moves / 3
    expect(stranger.page.locator("#prompt h1")).to_have_text(re.compile("won|win"), timeout=5_000)
    rewind(stranger, table)
    look_into_the_archive(stranger)
    read_in_polish(stranger, table)
    sit_in_the_dark(ada, table)


def play_to_the_end(
    ada: Person, bogdan: Person, *, watching: Person | None = None, by_keys: bool = False
) -> int:
    person, other = ada, bogdan
    for move in range(1, MOST_MOVES):
        if not person.is_asked():
            person, other = other, person
            person.wake()
            person.page.locator("#options, .ways [href$='/results/']").first.wait_for()
            if not person.is_asked():
                return move
        if by_keys:
            person.decide_by_keys()
        else:
            person.decide()
        if watching and move in WATCHED:
            has_followed(watching, person)
    raise AssertionError("the match does not end")


def has_followed(watching: Person, player: Person) -> None:
    """Not more than five seconds, without a reload."""
    head = player.question.partition("/")[0]
    expect(watching.page.locator("#play")).to_have_attribute(
        "data-question", re.compile(f"^{head}/"), timeout=5_000
    )
    assert not watching.is_asked()


def rewind(watching: Person, table: str) -> None:
    page = watching.page
    page.locator("#ticks .tk").nth(2).click()
    expect(page.locator("#prompt h1")).to_have_text("You look at turn 3.")
    assert page.url.startswith(f"{table}moments/")
    later = page.url
    page.keyboard.press("ArrowLeft")
    expect(page).not_to_have_url(later)
    page.keyboard.press("Home")
    expect(page).to_have_url(f"{table}moments/1/")
    page.get_by_role("link", name="Back to now").click()
    expect(page).to_have_url(table)


def look_into_the_archive(watching: Person) -> None:
    page = watching.page
    page.get_by_role("contentinfo").get_by_role("link", name="Archive").click()
    page.locator("main").get_by_role("link", name="The long winter").first.click()
    page.get_by_role("link", name="Results").first.click()
    expect(page).to_have_url(re.compile("/results/$"))
    for name in ("ada", "bogdan"):
        expect(page.locator("main table").first).to_contain_text(name)
    page.get_by_role("link", name="Proof").first.click()
    expect(page).to_have_url(re.compile("/verify/$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def read_in_polish(watching: Person, table: str) -> None:
    page = watching.page
    page.goto(table)
    page.get_by_role("button", name="polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#prompt h1")).to_contain_text("Koniec gry")
    expect(page.locator("#chronicle")).to_contain_text("wybiera akcję")


def sit_in_the_dark(player: Person, table: str) -> None:
    """As the system wishes, and as the player chose whatever the system wishes."""
    page = player.page
    page.goto(table)
    assert brightness(page) > 180
    page.emulate_media(color_scheme="dark")
    assert brightness(page) < 80
    page.emulate_media(color_scheme="light")
    page.goto(f"{player.address}/account/")
    page.locator("[name=theme][value=dark]").check()
    page.get_by_role("button", name="Save the profile").click()
    page.goto(table)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert brightness(page) < 80


def brightness(page: Page) -> float:
    """Of the paper under everything, from 0 to 255."""
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return sum(map(float, re.findall(r"[\d.]+", colour)[:3])) / 3


def test_the_same_by_keys_alone(people: list[Person]) -> None:
    ada, bogdan, stranger = people
    for person in people:
        person.context.add_init_script(COUNT_PRESSES)
    ada.sign_up_by_keys()
    bogdan.sign_up_by_keys()
    table = open_a_table_by_keys(ada)
    bogdan.page.goto(ada.page.get_by_label("By link").input_value())
    bogdan.enter(bogdan.page.get_by_role("button", name="Sit down"))
    bogdan.page.locator("#play").wait_for()
    ada.page.reload()
    play_to_the_end(ada, bogdan, by_keys=True)
    stranger.page.goto(table)
    rewind_by_keys(stranger, table)
    look_into_the_archive_by_keys(stranger)
    for person in people:
        assert person.page.evaluate("window.presses") == 0


def open_a_table_by_keys(host: Person) -> str:
    page, keys = host.open("/games/tiny_epic_kingdoms/open/"), host.page.keyboard
    host.tab_to(page.get_by_label("Name of the table"))
    keys.type("The long winter")
    for rule in ("rule_faction_assignment", "rule_start_resources"):
        host.tab_to(page.locator(f"[name={rule}]:checked"))
        keys.press("ArrowDown")
        expect(page.locator(f"[name={rule}][value='1']")).to_be_checked()
    host.enter(page.get_by_role("button", name="Open the table"))
    expect(page.get_by_role("heading", level=1)).to_have_text("The long winter")
    return page.url


def rewind_by_keys(watching: Person, table: str) -> None:
    page = watching.page
    watching.enter(page.locator("#ticks .tk").nth(2))
    expect(page.locator("#prompt h1")).to_have_text("You look at turn 3.")
    page.keyboard.press("Home")
    expect(page).to_have_url(f"{table}moments/1/")
    page.keyboard.press("End")
    expect(page).to_have_url(table)


def look_into_the_archive_by_keys(watching: Person) -> None:
    page = watching.page
    page.goto(f"{watching.address}/archive/")
    watching.enter(page.locator("main").get_by_role("link", name="The long winter").first)
    watching.enter(page.get_by_role("link", name="Results").first)
    expect(page).to_have_url(re.compile("/results/$"))
    watching.enter(page.get_by_role("link", name="Proof").first)
    expect(page).to_have_url(re.compile("/verify/$"))
