"""Fills a fresh machine: players, a finished and a running match of every game, open tables."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.urls import reverse

from games.services.demo import FAVOURITES, PASSWORD, invitation_by_link, make_admin, set_up_demo


class Command(BaseCommand):
    help = "Make the players and matches of the demo, once; a second run adds nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--admin", action="store_true", help="a superuser admin as well")
        parser.add_argument(
            "--anyway", action="store_true", help="even in production, where passwords get known"
        )

    def handle(self, *args: Any, **given: Any) -> None:
        if settings.LONGTABLE_PRODUCTION and not given["anyway"]:
            raise CommandError("Everybody knows the demo's passwords; --anyway if that is meant.")
        made = set_up_demo()
        if made.anything:
            self.stdout.write(
                f"The demo is ready: {made.players} players, {made.matches} matches and "
                f"{made.tables} open tables are new."
            )
        else:
            self.stdout.write("The demo is there already.")
        if given["admin"]:
            make_admin()
            self.stdout.write(f"For {reverse('admin:index')}: admin, password {PASSWORD}.")
        self.stdout.write(f"Sign in as {', '.join(FAVOURITES)}; the password is {PASSWORD}.")
        if invitation := invitation_by_link():
            self.stdout.write(f"A table by link only: {reverse('join', args=[invitation])}")
