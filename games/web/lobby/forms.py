"""Opening a table: every choice of the game and of the house, checked before anything is kept."""

from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.kernel.game import AnyGame
from games.kernel.refusal import Refused
from games.models import Terms
from games.services.tables import LONGEST_TITLE, Wishes
from games.services.time_control import read_time_control
from games.web.rendering import language_now, voice_for

RULE = "rule_"
"""Before the names of a game's own options, so that none hides a field of the house."""
KINDS = [
    ("per_move", _("So much for a move")),
    ("bank", _("A bank")),
    ("clock", _("Until a fixed hour")),
    ("none", _("No limit")),
]
POLICIES = [
    ("remind", _("Only remind")),
    ("skip", _("The others may skip the player")),
    ("default", _("The steward plays what the rules say for an absent player")),
    ("replace", _("The seat opens for somebody else")),
]
STRIKES = [(hour, f"{hour}:00") for hour in range(24)]
VISIBILITIES = [
    ("public", _("Everybody may sit down")),
    ("link", _("Only by link or mail")),
]
MOST_DAYS = 60


class OpenTableForm(forms.Form):
    """The options of the game are fields of their own, in the order of its box."""

    title = forms.CharField(
        label=_("Name of the table"),
        help_text=_("It stands over the match and its mails. You may leave it empty."),
        max_length=LONGEST_TITLE,
        required=False,
    )
    seats = forms.TypedChoiceField(label=_("Seats"), coerce=int, widget=forms.RadioSelect)
    bots = forms.TypedChoiceField(
        label=_("Of these for bots"),
        help_text=_("Bots play at once. A person may take over from one later."),
        coerce=int,
        required=False,
        empty_value=0,
    )
    pace = forms.ChoiceField(
        label=_("Time to decide"), choices=KINDS, initial="per_move", widget=forms.RadioSelect
    )
    days = forms.IntegerField(
        label=_("Days"), min_value=0, max_value=MOST_DAYS, initial=2, required=False
    )
    hours = forms.IntegerField(
        label=_("Hours"), min_value=0, max_value=23, initial=0, required=False
    )
    increment = forms.IntegerField(
        label=_("Hours back into the bank for every move"),
        min_value=0,
        max_value=240,
        initial=12,
        required=False,
    )
    cap = forms.IntegerField(
        label=_("Most hours that a bank can hold"),
        help_text=_("Empty: no bound."),
        min_value=1,
        max_value=24 * 90,
        required=False,
    )
    clock = forms.TypedChoiceField(
        label=_("Moves are due at"),
        help_text=_("In your time zone. Days and hours say how much time there is at the least."),
        choices=STRIKES,
        coerce=int,
        initial=20,
        required=False,
        empty_value=20,
    )
    grace = forms.IntegerField(
        label=_("Hours of grace"), min_value=0, max_value=240, initial=0, required=False
    )
    policy = forms.ChoiceField(
        label=_("When time has run out"),
        choices=POLICIES,
        initial="remind",
        required=False,
        widget=forms.RadioSelect,
    )
    windows = forms.BooleanField(
        label=_("Clocks run only in the hours that each player chose"), required=False
    )
    visibility = forms.ChoiceField(
        label=_("Who may come"), choices=VISIBILITIES, initial="public", widget=forms.RadioSelect
    )
    order = forms.ChoiceField(
        label=_("Order of seats"),
        choices=Terms.Order.choices,
        initial=Terms.Order.RANDOM,
        widget=forms.RadioSelect,
    )
    starts_when_full = forms.BooleanField(
        label=_("Start as soon as every seat is taken"), initial=True, required=False
    )
    entropy = forms.CharField(max_length=64, required=False, widget=forms.HiddenInput)

    def __init__(self, game: AnyGame, *args: Any, zone: str = "UTC", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.game = game
        self.zone = zone
        seats = list(game.seats)
        self.fields["seats"].choices = [(count, str(count)) for count in seats]
        self.fields["seats"].initial = next((count for count in seats if count > 1), seats[0])
        self.fields["bots"].choices = [(count, str(count)) for count in range(max(seats))]
        language = language_now()
        for slug, option in game.options.items():
            self.fields[RULE + slug] = forms.ChoiceField(
                label=option.name.in_language(language),
                help_text=option.help.in_language(language),
                choices=[
                    (str(place), value.name.in_language(language))
                    for place, value in enumerate(option.values)
                ],
                initial=str([value.value for value in option.values].index(option.default)),
                widget=forms.RadioSelect,
            )

    def rules(self) -> list[forms.BoundField]:
        return [self[RULE + slug] for slug in self.game.options]

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        if cleaned.get("bots", 0) >= cleaned.get("seats", 99):
            self.add_error("bots", gettext("At least one seat is for a person."))
        if "pace" in cleaned and cleaned["pace"] != "none":
            self.check_time(cleaned)
        self.check_options(cleaned)
        return cleaned

    def check_time(self, cleaned: dict[str, Any]) -> None:
        if self.errors.keys() & {"days", "hours", "increment", "cap", "clock", "grace", "policy"}:
            return
        try:
            read_time_control(self.time_control())
        except Refused as refusal:
            self.add_error("days", voice_for().say(refusal.text))

    def check_options(self, cleaned: dict[str, Any]) -> None:
        if self.errors:
            return
        try:
            self.game.read_options(cleaned["seats"], self.options())
        except Refused as refusal:
            self.add_error(None, voice_for().say(refusal.text))

    def time_control(self) -> dict[str, Any]:
        given = self.cleaned_data
        if given["pace"] == "none":
            return {}
        hours = 24 * (given.get("days") or 0) + (given.get("hours") or 0)
        control = {"kind": given["pace"], "hours": hours, **self.details_of_pace()}
        for name in ("grace", "policy", "windows"):
            if given.get(name):
                control[name] = given[name]
        return control

    def details_of_pace(self) -> dict[str, Any]:
        """What only this kind of clock needs."""
        given = self.cleaned_data
        if given["pace"] == "clock":
            return {"clock": given["clock"], "zone": self.zone}
        if given["pace"] == "bank":
            return {name: given[name] for name in ("increment", "cap") if given.get(name)}
        return {}

    def options(self) -> dict[str, Any]:
        """Only what differs from the usual game, so that a table says no more than it means."""
        chosen = {
            slug: option.values[int(self.cleaned_data[RULE + slug])].value
            for slug, option in self.game.options.items()
        }
        defaults = {slug: option.default for slug, option in self.game.options.items()}
        return {slug: value for slug, value in chosen.items() if value != defaults[slug]}

    def wishes(self) -> Wishes:
        given = self.cleaned_data
        return Wishes(
            title=given["title"],
            private=given["visibility"] == "link",
            order=given["order"],
            starts_when_full=given["starts_when_full"],
            bots=given["bots"] or 0,
            time_control=self.time_control(),
        )


class InvitationForm(forms.Form):
    address = forms.EmailField(label=_("E-mail address"), max_length=254)


class SearchForm(forms.Form):
    """Wrong values narrow nothing: a list answers every address."""

    status = forms.ChoiceField(choices=[("", ""), ("open", ""), ("running", ""), ("finished", "")])
    game = forms.CharField(max_length=40)
    seats = forms.IntegerField(min_value=1, max_value=20)
    mine = forms.BooleanField()
    words = forms.CharField(max_length=80)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for field in self.fields.values():
            field.required = False

    def values(self) -> dict[str, Any]:
        self.is_valid()
        return {name: value for name, value in self.cleaned_data.items() if value}
