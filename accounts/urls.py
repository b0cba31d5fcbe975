"""The addresses of the account page; signing up and in is allauth's, under the same prefix."""

from django.urls import path

from accounts.views.deletion import delete
from accounts.views.export import export
from accounts.views.profile import account
from accounts.views.time_zone import guess
from accounts.views.tokens import make, revoke

urlpatterns = [
    path("", account, name="account"),
    path("delete/", delete, name="account_delete"),
    path("export/", export, name="account_export"),
    path("time-zone/", guess, name="account_guess_time_zone"),
    path("token/", make, name="account_make_token"),
    path("token/revoke/", revoke, name="account_revoke_token"),
]
