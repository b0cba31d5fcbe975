"""How players sign up and in: names, addresses, codes, passkeys, limits."""

from config import env, social

AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"

ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_FORMS = {
    "login": "accounts.forms.sign_in.SignInForm",
    "signup": "accounts.forms.sign_up.SignUpForm",
    "reset_password": "accounts.forms.sign_in.PasswordResetForm",
    "request_login_code": "accounts.forms.sign_in.CodeRequestForm",
    "confirm_login_code": "accounts.forms.sign_in.MailedCodeForm",
    "add_email": "accounts.forms.guards.AddressForm",
    "change_password": "accounts.forms.guards.PasswordChangeForm",
    "set_password": "accounts.forms.guards.FirstPasswordForm",
    "reset_password_from_key": "accounts.forms.guards.NewPasswordForm",
}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_USERNAME_MIN_LENGTH = 2
ACCOUNT_USERNAME_BLACKLIST = ["admin", "bot", "everyone", "host", "longtable", "nobody", "you"]
ACCOUNT_SESSION_REMEMBER = True
SESSION_COOKIE_AGE = 30 * 24 * 60 * 60

# mandatory, optional or none. An address belongs to one player, so while it is optional the form
# has to say that an address is taken; only mandatory keeps that secret.
ACCOUNT_EMAIL_VERIFICATION = env.text("EMAIL_VERIFICATION", "mandatory")
ACCOUNT_LOGIN_ON_EMAIL_CONFIRMATION = True
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Longtable: "
ACCOUNT_PREVENT_ENUMERATION = True
ACCOUNT_REAUTHENTICATION_REQUIRED = True

ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_LOGIN_BY_CODE_TIMEOUT = 10 * 60
ACCOUNT_LOGIN_BY_CODE_SUPPORTS_RESEND = True

# Counted per address of the client, per player, or per name or mail address tried.
ACCOUNT_RATE_LIMITS = {
    "login": "30/m/ip",
    "login_failed": "10/m/ip,5/5m/key",
    "signup": "10/m/ip",
    "request_login_code": "10/m/ip,3/m/key",
    "reset_password": "10/m/ip,3/m/key",
    "reset_password_from_key": "20/m/ip",
    "export_data": "10/m/user",
    "guess_time_zone": "10/m/user",
    "invite_by_mail": "20/h/user,3/h/key",
    "check_match": "10/m/ip",
    "export_match": "30/m/ip",
    "import_match": "10/h/user",
    "fork_match": "30/h/user",
}

MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_TOTP_ISSUER = "Longtable"
MFA_TOTP_TOLERANCE = 1
MFA_FORMS = {
    "activate_totp": "accounts.forms.codes.AppForm",
    "authenticate": "accounts.forms.codes.CodeForm",
    "reauthenticate": "accounts.forms.codes.CodeConfirmationForm",
    "add_webauthn": "accounts.forms.passkeys.KeyForm",
    "login_webauthn": "accounts.forms.passkeys.KeySignInForm",
    "authenticate_webauthn": "accounts.forms.passkeys.KeySecondFactorForm",
    "reauthenticate_webauthn": "accounts.forms.passkeys.KeyConfirmationForm",
}

# Names with commas, as in allauth: github, google, gitlab, discord … None unless asked for.
SOCIAL_PROVIDERS = env.words("SOCIAL_PROVIDERS")
SOCIAL_PROVIDER_APPS = social.provider_apps(SOCIAL_PROVIDERS)
SOCIALACCOUNT_PROVIDERS = social.provider_keys(SOCIAL_PROVIDERS)
SOCIALACCOUNT_FORMS = {"signup": "accounts.forms.social.SocialSignUpForm"}
# A newcomer chooses the public name.
SOCIALACCOUNT_AUTO_SIGNUP = False
