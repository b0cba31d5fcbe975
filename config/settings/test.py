"""The tests: a fixed key, cheap passwords, SQLite in memory or what DATABASE_URL says."""

from config.settings.base import *

SECRET_KEY = "a fixed key, for tests only"
DEBUG = False
ALLOWED_HOSTS = ["testserver", "localhost", "127.0.0.1"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True

# Tests call faster than anybody; those about limits set their own.
REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"] = dict.fromkeys(API_RATES, "1000000/min")
LONGTABLE_API_PER_MINUTE = dict.fromkeys(LONGTABLE_API_PER_MINUTE, 1_000_000)
