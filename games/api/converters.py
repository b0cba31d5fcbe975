"""Numbers in addresses: as large as the database can hold, and not a digit more."""

from django.urls.converters import IntConverter


class MatchNumber(IntConverter):
    regex = "[0-9]{1,18}"
