"""A player leaves: everything personal goes, the matches stay."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.utils.module_loading import import_string
from rest_framework.authtoken.models import Token

from accounts.models import User

OWNED = [Authenticator, EmailAddress, SocialAccount, Token]
KEPT = {"id", "username", "password", "is_active", "date_joined"}


@transaction.atomic
def make_former_player(*, user: User) -> User:
    """Seats and results keep pointing at the account, which is now nobody's."""
    user = User.objects.select_for_update().get(pk=user.pk)
    for session in UserSession.objects.filter(user=user):
        session.end()
    for model in OWNED:
        model.objects.filter(user=user).delete()
    for forget in settings.LONGTABLE_FORGETTING:
        import_string(forget)(user, former_name(user))
    user.groups.clear()
    user.user_permissions.clear()
    forget_profile(user)
    user.username = former_name(user)
    user.set_unusable_password()
    user.is_active = False
    user.save()
    rename_in_admin_history(user)
    return user


def former_name(user: User) -> str:
    """Nobody can sign up under it: public names have no spaces."""
    return f"former player {user.pk}"


def forget_profile(user: User) -> None:
    for field in User._meta.concrete_fields:
        if field.name not in KEPT:
            setattr(user, field.attname, field.get_default())


def rename_in_admin_history(user: User) -> None:
    players = ContentType.objects.get_for_model(User)
    history = LogEntry.objects.filter(content_type=players, object_id=str(user.pk))
    history.update(object_repr=user.username, change_message="")
