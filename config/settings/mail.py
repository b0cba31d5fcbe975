"""Where the links of mails lead, and how answers to mails come in."""

from config import env

# What every link in a mail starts with.
LONGTABLE_URL = env.text("LONGTABLE_URL", f"http://localhost:{env.text('PORT', '8000')}")

# Answers to mails go to this address with a signed word behind a plus sign: reply@host receives
# reply+word@host. Empty if this host receives no mail; then no mail asks for an answer by mail.
LONGTABLE_REPLY_ADDRESS = env.text("REPLY_ADDRESS")
# The name under which the own mail server writes Authentication-Results; empty for the topmost.
LONGTABLE_AUTHSERV_ID = env.text("REPLY_AUTHSERV_ID")
# The largest mail in bytes that is read.
LONGTABLE_REPLY_BYTES = env.number("REPLY_BYTES", 5_000_000)

# Networks of the host's own that players' chat services may be in, such as 10.1.2.0/24.
LONGTABLE_CHANNEL_NETWORKS = env.words("CHANNEL_NETWORKS")

# What a mail provider's webhook has to know: user:password, as in the address that it calls.
ANYMAIL = {"WEBHOOK_SECRET": env.words("ANYMAIL_WEBHOOK_SECRET")}

# What the post keeps about a player: handed out with the account's data, forgotten with it.
LONGTABLE_PERSONAL_DATA = {"post": "notifications.selectors.personal.post_kept_of"}
LONGTABLE_FORGETTING = ["notifications.services.forgetting.forget_post_of"]
