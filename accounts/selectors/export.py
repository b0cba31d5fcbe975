"""Everything that is kept about a player, as plain data, without keys to the account."""

from collections.abc import Callable, Iterable, Mapping

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.db.models import Model
from django.utils import timezone
from django.utils.module_loading import import_string
from rest_framework.authtoken.models import Token

from accounts.models import User
from games.models import Seat

Plain = dict[str, object]

PROFILE = (
    "username", "email", "first_name", "last_name", "date_joined", "last_login",
    "about", "language", "time_zone", "theme", "favourite_colour", "second_colour",
    "shows_numbers", "reduces_motion", "confirms_moves", "is_staff", "is_superuser",
)  # fmt: skip
MATCH = ("id", "game", "status", "created", "started", "finished", "seats", "options", "result")


def picked(row: Model, names: Iterable[str]) -> Plain:
    return {name: getattr(row, name) for name in names}


def profile_of(user: User) -> Plain:
    return picked(user, PROFILE)


def addresses_of(user: User) -> list[Plain]:
    rows = EmailAddress.objects.filter(user=user).order_by("pk")
    return [picked(row, ("email", "verified", "primary")) for row in rows]


def second_factors_of(user: User) -> list[Plain]:
    rows = Authenticator.objects.filter(user=user).order_by("pk")
    return [
        {"name": str(row), **picked(row, ("type", "created_at", "last_used_at"))} for row in rows
    ]


def social_accounts_of(user: User) -> list[Plain]:
    rows = SocialAccount.objects.filter(user=user).order_by("pk")
    names = ("provider", "uid", "date_joined", "last_login", "extra_data")
    return [picked(row, names) for row in rows]


def sessions_of(user: User) -> list[Plain]:
    rows = UserSession.objects.filter(user=user).order_by("pk")
    return [picked(row, ("created_at", "last_seen_at", "ip", "user_agent")) for row in rows]


def token_of(user: User) -> Plain | None:
    token = Token.objects.filter(user=user).first()
    return {"created": token.created} if token else None


def seats_of(user: User) -> list[Plain]:
    """Each tenure with its match; what was played there is in the match's own export."""
    seats = Seat.objects.filter(player=user).select_related("match").order_by("pk")
    return [
        {
            "seat": seat.number,
            "first_event": seat.first,
            "last_event": seat.last,
            "match": picked(seat.match, MATCH),
        }
        for seat in seats
    ]


# An app that we may not import adds its line to LONGTABLE_PERSONAL_DATA.
SECTIONS: Mapping[str, Callable[[User], object]] = {
    "profile": profile_of,
    "email_addresses": addresses_of,
    "second_factors": second_factors_of,
    "social_accounts": social_accounts_of,
    "sessions": sessions_of,
    "api_token": token_of,
    "seats": seats_of,
}


def data_of(user: User) -> Plain:
    kept = {name: section(user) for name, section in SECTIONS.items()}
    for name, section in settings.LONGTABLE_PERSONAL_DATA.items():
        kept[name] = import_string(section)(user)
    return {"service": "Longtable", "exported": timezone.now(), **kept}
