"""The forms of the page where a player says what to be told, how and when."""

from datetime import datetime, time, timedelta
from typing import Any, ClassVar

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from notifications.kinds import Kind
from notifications.models import Channel, Preferences

HOURS = [(hour, f"{hour}:00") for hour in range(24)]


def hour_input() -> forms.TimeInput:
    return forms.TimeInput(attrs={"type": "time"}, format="%H:%M")


def day_input() -> forms.DateInput:
    return forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")


class HoursForm(forms.ModelForm):
    """Quiet hours, the hour of the digest, the hours in which clocks run."""

    digest_hour = forms.TypedChoiceField(label=_("The digest comes at"), choices=HOURS, coerce=int)

    class Meta:
        model = Preferences
        fields: ClassVar = [
            "quiet_from", "quiet_until", "digest_hour", "window_from", "window_until",
        ]  # fmt: skip
        labels: ClassVar = {
            "quiet_from": _("Quiet from"),
            "quiet_until": _("until"),
            "window_from": _("Clocks run from"),
            "window_until": _("until"),
        }
        widgets: ClassVar = {
            name: hour_input()
            for name in ("quiet_from", "quiet_until", "window_from", "window_until")
        }

    def clean(self) -> dict[str, Any]:
        found = super().clean()
        for first, last in (("quiet_from", "quiet_until"), ("window_from", "window_until")):
            begin, end = found.get(first), found.get(last)
            if (begin is None) != (end is None):
                self.add_error(last if end is None else first, _("Fill in both, or neither."))
            elif begin is not None and begin == end:
                self.add_error(last, _("Choose two different hours."))
        return found


class ChannelForm(forms.Form):
    """How soon, and what, over one channel."""

    pace = forms.ChoiceField(label=_("How soon"), choices=Channel.Pace, widget=forms.RadioSelect)
    told = forms.MultipleChoiceField(
        label=_("What I am told"),
        choices=Kind,
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )

    @classmethod
    def of(cls, channel: Channel) -> "ChannelForm":
        told = [kind for kind in Kind.values if kind not in channel.silent]
        return cls(initial={"pace": channel.pace, "told": told}, auto_id=f"id_{channel.pk}_%s")


class MailForm(ChannelForm):
    one_subject = forms.BooleanField(
        label=_("One subject for all mails of a match"),
        required=False,
        help_text=_(
            "For mail programs that put mails together by their subject, such as Gmail. What is "
            "asked then stands in the first line only."
        ),
    )

    @classmethod
    def of_player(cls, channel: Channel, wishes: Preferences) -> "MailForm":
        form = cls.of(channel)
        form.initial["one_subject"] = wishes.one_subject
        return form


class ChatForm(forms.Form):
    name = forms.CharField(label=_("What you call it"), max_length=60, required=False)
    url = forms.CharField(
        label=_("Its address"),
        max_length=500,
        help_text=_(
            "As Apprise writes it: ntfys://host/topic, discord://…, tgram://…, matrixs://…"
        ),
    )


class VacationForm(forms.Form):
    """Whole days, in the player's own time zone."""

    first = forms.DateField(label=_("First day away"), widget=day_input())
    last = forms.DateField(label=_("Last day away"), widget=day_input())

    def clean(self) -> dict[str, Any]:
        found = super().clean()
        first, last = found.get("first"), found.get("last")
        if first and last and last < first:
            self.add_error("last", _("The last day comes after the first."))
        return found

    @property
    def begins(self) -> datetime:
        """Today's begins now; every other at midnight."""
        start = midnight(self.cleaned_data["first"])
        return max(start, timezone.now())

    @property
    def ends(self) -> datetime:
        return midnight(self.cleaned_data["last"] + timedelta(days=1))


def midnight(day: Any) -> datetime:
    return timezone.make_aware(datetime.combine(day, time()))
