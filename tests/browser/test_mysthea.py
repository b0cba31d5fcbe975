"""A whole match of Mysthea by clicking: one player at a desk, the other with a phone."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from django.core.cache import cache
from playwright.sync_api import Browser, expect

from tests.browser.chromium import browser_at_hand
from tests.browser.person import Person, best

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.django_db(transaction=True)]
PHONE = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}
MOST_MOVES = 700
CURIOUS = 60
"""So many decisions of each are taken by whim; then the players hurry to the end."""
HURRY = ("Meditate", "End your turn", "Done", "No", "Not now", "Decline", "Skip", "Retreat no")
PART = """(target) => document.getElementById(target)?.closest(".board-part").id.slice(5)"""
POINT = """(target) => {
    const lit = document.getElementById(target);
    lit.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const parts = [.5, .2, .8, .35, .65, .1, .9, .03, .97];
    for (const shape of [...lit.querySelectorAll(".d-ground, .d-halo, .d-ring"), lit]) {
        const box = shape.getBoundingClientRect();
        for (const x of parts) for (const y of parts) {
            const at = [box.left + x * box.width, box.top + y * box.height];
            if (document.elementFromPoint(...at)?.closest("a.d-lit") === lit) return at;
        }
    }
    return null;
}"""


class Wanderer(Person):
    """Plays by whim at first and presses the board wherever an option has a place on it."""

    def __init__(self, browser: Browser, address: str, name: str, **how: Any) -> None:
        super().__init__(browser, address, name, **how)
        self.rng = Random(name)
        self.kinds: set[str] = set()

    def wished(self, offered: list[dict[str, Any]]) -> dict[str, Any]:
        self.decisions += 1
        if self.decisions > CURIOUS:
            return best(offered, HURRY)
        return self.rng.choice(offered)

    def press(self, target: str) -> None:
        """On a phone the part of the board that holds the target is opened first."""
        tab = self.page.locator(f".tab:has(#tab-{self.page.evaluate(PART, target)})")
        if tab.is_visible():
            tab.click()
        point = self.page.evaluate(POINT, target)
        assert point, f"nothing of {target} can be pressed"
        self.page.mouse.click(*point)
        self.presses += 1
        self.kinds.add(target.partition(":")[0])

    def has_no_sideways_scroll(self) -> bool:
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wide <= 0


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


@pytest.fixture
def people(browser: Browser, live_server: Any) -> Iterator[list[Wanderer]]:
    cache.clear()
    address = live_server.url
    people = [
        Wanderer(browser, address, "ada"),
        Wanderer(browser, address, "bogdan", **PHONE),
        Wanderer(browser, address, ""),
    ]
    yield people
    for person in people:
        person.context.close()


def open_a_table(host: Wanderer) -> str:
    page = host.open("/games/mysthea/")
    page.get_by_role("link", name="Open a table").first.click()
    page.get_by_label("Name of the table").fill("The drifting ring")
    page.locator("[name=seats][value='2']").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The drifting ring")
    return page.url


def join_by_link(guest: Wanderer, host: Wanderer) -> None:
    guest.page.goto(host.page.get_by_label("By link").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator("#play")).to_be_visible()


def play_to_the_end(ada: Wanderer, bogdan: Wanderer) -> int:
    person, other = ada, bogdan
    for move in range(1, MOST_MOVES):
        if not person.is_asked():
            person, other = other, person
            person.wake()
            person.page.locator("#options, .ways [href$='/results/']").first.wait_for()
            if not person.is_asked():
                return move
        person.decide()
    raise AssertionError("the match does not end")


def test_two_people_play_mysthea_to_the_end_by_clicking(people: list[Wanderer]) -> None:
    ada, bogdan, stranger = people
    ada.sign_up()
    bogdan.sign_up()
    table = open_a_table(ada)
    join_by_link(bogdan, ada)
    ada.page.goto(table)
    only_own_hands_are_open(ada, bogdan, stranger, table)
    assert bogdan.has_no_sideways_scroll()

    moves = play_to_the_end(ada, bogdan)

    assert ada.presses + bogdan.presses > moves / 6
    assert {"region", "card", "island"} <= ada.kinds | bogdan.kinds
    stranger.page.goto(table)
    expect(stranger.page.locator("#prompt h1")).to_have_text(re.compile("won|win"))
    read_in_polish(stranger)


def only_own_hands_are_open(
    ada: Wanderer, bogdan: Wanderer, stranger: Wanderer, table: str
) -> None:
    stranger.page.goto(table)
    expect(stranger.page.locator("#board [id='region:tree.forest']")).to_be_visible()
    for person, hands in ((ada, 1), (bogdan, 1), (stranger, 0)):
        assert person.page.locator("#board [id^='hand:']").count() == hands


def read_in_polish(watching: Wanderer) -> None:
    page = watching.page
    page.get_by_role("button", name="polski").click()
    expect(page.locator("#prompt h1")).to_contain_text("Koniec gry")
    expect(page.locator("#board")).to_contain_text("Wielkie Drzewo")
    expect(page.locator("#chronicle")).to_contain_text("zwycięża")
