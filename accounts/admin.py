"""Players in the admin: found quickly, their secrets never shown."""

from allauth.account.decorators import secure_admin_login
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialApp, SocialToken
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from rest_framework.authtoken.models import Token, TokenProxy

from accounts.models import User
from accounts.services.deletion import make_former_player

# Staff sign in like everybody, second factor included.
admin.site.login = secure_admin_login(admin.site.login)

# These pages would show keys.
for model in (Authenticator, SocialApp, SocialToken, TokenProxy):
    admin.site.unregister(model)

PROFILE = ("about", "language", "time_zone", "theme", "favourite_colour", "second_colour")
BOARD = ("shows_numbers", "reduces_motion", "confirms_moves")


@admin.register(User)
class PlayerAdmin(UserAdmin):
    list_display = (
        "username", "email", "has_second_factor", "has_token",
        "language", "time_zone", "last_login", "is_active", "is_staff",
    )  # fmt: skip
    list_filter = ("is_active", "is_staff", "is_superuser", "language", "groups", "date_joined")
    search_fields = ("username", "email", "emailaddress__email", "about")
    date_hierarchy = "date_joined"
    ordering = ("username",)
    actions = ("make_former_players",)
    readonly_fields = ("last_login", "date_joined", "addresses", "second_factors", "token_made")
    fieldsets = (
        (None, {"fields": ("username", "email", "password")}),
        (_("Profile"), {"fields": (*PROFILE, *BOARD)}),
        (_("Sign-in"), {"fields": ("addresses", "second_factors", "token_made")}),
        (
            _("Permissions"),
            {"fields": ("is_active", "is_staff", "is_superuser", "groups", "user_permissions")},
        ),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )
    add_fieldsets = (
        (None, {"fields": ("username", "email", "usable_password", "password1", "password2")}),
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[User]:
        mine = OuterRef("pk")
        return (
            super()
            .get_queryset(request)
            .annotate(
                guarded=Exists(Authenticator.objects.filter(user=mine)),
                keyed=Exists(Token.objects.filter(user=mine)),
            )
        )

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Deleting a row would empty seats of finished matches; players become former players."""
        return False

    @admin.display(boolean=True, description=_("second factor"), ordering="guarded")
    def has_second_factor(self, user: User) -> bool:
        return user.guarded

    @admin.display(boolean=True, description=_("token"), ordering="keyed")
    def has_token(self, user: User) -> bool:
        return user.keyed

    @admin.display(description=_("e-mail addresses"))
    def addresses(self, user: User) -> str:
        rows = EmailAddress.objects.filter(user=user)
        return ", ".join(f"{row.email} {'✓' if row.verified else '?'}" for row in rows) or "–"

    @admin.display(description=_("second factors"))
    def second_factors(self, user: User) -> str:
        rows = Authenticator.objects.filter(user=user)
        return ", ".join(f"{row} ({row.created_at:%Y-%m-%d})" for row in rows) or "–"

    @admin.display(description=_("API token made"))
    def token_made(self, user: User) -> str:
        token = Token.objects.filter(user=user).first()
        return f"{token.created:%Y-%m-%d %H:%M}" if token else "–"

    @admin.action(description=_("Make former players: wipe all personal data"))
    def make_former_players(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        players = queryset.exclude(pk=request.user.pk).filter(is_active=True)
        for user in players:
            make_former_player(user=user)
        self.message_user(request, _("%(count)d done.") % {"count": len(players)})
