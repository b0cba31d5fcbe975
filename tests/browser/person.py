"""A person with a browser: signs up, follows the mails, decides on the board."""

import re
from collections.abc import Sequence
from typing import Any

from django.core import mail
from django.test import Client
from playwright.sync_api import Browser, Locator, Page, expect

from accounts.models import User

PASSWORD = "nine green bottles"
FIRST = "Perform: Patrol"
"""Wished while the match is young, so that units walk over the map."""
YOUNG = 12
WISHES = (
    "Perform: (Expand|Research|Build)",
    "Collect|Pass",
    "Research",
    "Build",
    "Expand",
    "Gain . Mana",
    "Gain . Food",
    "Keep",
    r"\w+: .*forest",
)
"""Best first, by the words on the buttons; a match of two who wish so ends after some 80 moves."""
CAN_NOT = "You could not perform it yourself now."
OFFERED = """() => [...document.querySelectorAll("#options .opt")].map((option) => ({
    number: option.dataset.number,
    targets: option.dataset.targets.split(" ").filter(
        (target) => target && document.getElementById(target)?.matches("#board a.d-lit")),
    label: option.querySelector("b").textContent,
    hint: option.querySelector("small")?.textContent ?? "",
}))"""
POINT = """(target) => {
    const lit = document.getElementById(target);
    lit.scrollIntoView({ block: "nearest", behavior: "instant" });
    const parts = [.5, .2, .8, .35, .65, .1, .9];
    for (const shape of [...lit.querySelectorAll(".d-ground, .d-halo"), lit]) {
        const box = shape.getBoundingClientRect();
        for (const x of parts) for (const y of parts) {
            const at = [box.left + x * box.width, box.top + y * box.height];
            if (document.elementFromPoint(...at)?.closest("a.d-lit") === lit) return at;
        }
    }
    return null;
}"""
"""A point of the window where a press falls on the target and on nothing above it."""


class Person:
    def __init__(self, browser: Browser, address: str, name: str, **how: Any) -> None:
        self.address, self.name = address, name
        self.context = browser.new_context(
            **{"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **how}
        )
        self.context.set_default_timeout(10_000)
        self.page: Page = self.context.new_page()
        self.presses = self.decisions = 0

    def open(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def sign_up(self) -> None:
        """By the form, and by the link in the mail."""
        page = self.open("/account/signup/")
        page.locator("[name=username]").fill(self.name)
        page.locator("[name=email]").fill(f"{self.name}@play.example")
        page.locator("[name=password1]").fill(PASSWORD)
        page.locator("main form button[type=submit]").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Look into your mail")
        page.goto(self.link_in_mail())
        page.get_by_role("button", name="Yes, it is mine").click()
        expect(page.locator("header summary")).to_have_text(self.name)

    def sign_up_by_keys(self) -> None:
        page, keys = self.open("/account/signup/"), self.page.keyboard
        fields = {
            "username": self.name,
            "email": f"{self.name}@play.example",
            "password1": PASSWORD,
        }
        for field, text in fields.items():
            self.tab_to(page.locator(f"[name={field}]"))
            keys.type(text)
        keys.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Look into your mail")
        page.goto(self.link_in_mail())
        self.enter(page.get_by_role("button", name="Yes, it is mine"))
        expect(page.locator("header summary")).to_have_text(self.name)

    def sign_in(self) -> None:
        """With a session that is there already; the account has to exist."""
        client = Client()
        client.force_login(User.objects.get(username=self.name))
        session = client.cookies["sessionid"].value
        self.context.add_cookies([{"name": "sessionid", "value": session, "url": self.address}])

    def link_in_mail(self) -> str:
        letter = next(one for one in reversed(mail.outbox) if f"{self.name}@" in one.to[0])
        found = re.search(r"https?://\S+", letter.body)
        assert found, letter.body
        return found.group()

    @property
    def question(self) -> str:
        return self.page.locator("#play").get_attribute("data-question") or ""

    def is_asked(self) -> bool:
        return self.page.locator("#options").count() > 0

    def wake(self) -> None:
        """As when the connection comes back: the page looks for news at once."""
        self.page.evaluate("dispatchEvent(new Event('online'))")

    def wait_for_another_question(self, before: str) -> None:
        self.page.locator(f'#play:not([data-question="{before}"])').wait_for(state="attached")

    def offered(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(OFFERED)
        return found

    def wished(self, offered: list[dict[str, Any]]) -> dict[str, Any]:
        self.decisions += 1
        return best(offered, (FIRST, *WISHES) if self.decisions <= YOUNG else WISHES)

    def decide(self) -> None:
        offered = self.offered()
        self.choose(self.wished(offered), offered)

    def choose(self, option: dict[str, Any], left: list[dict[str, Any]]) -> None:
        """On the board where the option has a target there, by its button otherwise."""
        before = self.question
        for target in option["targets"]:
            self.press(target)
            left = [one for one in left if target in one["targets"]]
            if len(left) == 1:
                break
        else:
            self.page.locator(f"#option-{option['number']}").click()
        self.wait_for_another_question(before)

    def press(self, target: str) -> None:
        point = self.page.evaluate(POINT, target)
        assert point, f"nothing of {target} can be pressed"
        self.page.mouse.click(*point)
        self.presses += 1

    def decide_by_keys(self) -> None:
        """By its number if it has one digit, by Tab otherwise; then Enter."""
        before, option = self.question, self.wished(self.offered())
        button = self.page.locator(f"#option-{option['number']}")
        if int(option["number"]) < 10:
            self.page.keyboard.press(option["number"])
        else:
            self.tab_to(button)
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")
        self.wait_for_another_question(before)

    def enter(self, goal: Locator) -> None:
        """Go there with the Tab key and press Enter."""
        self.tab_to(goal)
        self.page.keyboard.press("Enter")

    def tab_to(self, goal: Locator, *, most: int = 80) -> None:
        for _ in range(most):
            if goal.evaluate("(goal) => goal === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{goal} is out of reach for the keyboard")


def best(offered: list[dict[str, Any]], wishes: Sequence[str]) -> dict[str, Any]:
    possible = [one for one in offered if one["hint"] != CAN_NOT]
    for wish in wishes:
        for option in possible:
            if re.match(wish, option["label"]):
                return option
    return offered[0]
