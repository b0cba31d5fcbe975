"""How programs talk to the service: limits, errors, the description of the API."""

from config import env

# Calls a minute: of a player, of an address without a sign-in, and of pictures that take a while.
API_RATES = {
    "user": f"{env.number('API_RATE_USER', 600)}/min",
    "anon": f"{env.number('API_RATE_ANONYMOUS', 120)}/min",
    "pictures": f"{env.number('API_RATE_PICTURES', 30)}/min",
}
# The two busiest endpoints count for themselves: moves of a player, looks at a head by an address.
LONGTABLE_API_PER_MINUTE = {
    "moves": env.number("API_RATE_MOVES", 600),
    "head": env.number("API_RATE_HEAD", 3000),
}
# The largest body in bytes that a command may have.
LONGTABLE_API_BODY = env.number("API_BODY", 65_536)

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "games.api.authentication.ByToken",
        "games.api.authentication.BySession",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "games.api.negotiation.AlwaysTheSame",
    "DEFAULT_PARSER_CLASSES": ["games.api.negotiation.JsonBody"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_THROTTLE_CLASSES": [
        "games.api.throttles.Anonymous",
        "games.api.throttles.PerUser",
        "games.api.throttles.PerScope",
    ],
    "DEFAULT_THROTTLE_RATES": API_RATES,
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_METADATA_CLASS": None,
    "EXCEPTION_HANDLER": "games.api.errors.answer_error",
    # A client's own word on its address counts only behind a proxy of ours.
    "NUM_PROXIES": 0,
}

SPECTACULAR_SETTINGS = {
    "TITLE": "Longtable",
    "DESCRIPTION": "Play-by-post board games: open a table, look, decide, move.",
    "VERSION": "1",
    "SCHEMA_PATH_PREFIX": "/api/v1/",
    "SERVE_INCLUDE_SCHEMA": False,
    "ENUM_NAME_OVERRIDES": {"MatchStatus": "games.models.match.Match.Status"},
    "COMPONENT_SPLIT_REQUEST": True,
}
