"""The addresses of the post."""

from django.urls import include, path

from notifications.web.channels import add_channel, clear_channel, remove_channel, save_channel
from notifications.web.inbox import inbox, read_inbox
from notifications.web.mutes import mute_match
from notifications.web.outbox import mail_page, outbox, sent_page
from notifications.web.playing import play_from_mail
from notifications.web.preferences import preferences
from notifications.web.stopping import stop_mail
from notifications.web.vacations import add_vacation, cancel_vacation

urlpatterns = [
    path("inbox/", inbox, name="inbox"),
    path("inbox/read/", read_inbox, name="inbox_read"),
    path("account/post/", preferences, name="notification_preferences"),
    path("account/post/channels/", add_channel, name="channel_add"),
    path("account/post/channels/<int:channel_id>/", save_channel, name="channel_save"),
    path("account/post/channels/<int:channel_id>/remove/", remove_channel, name="channel_remove"),
    path("account/post/channels/<int:channel_id>/clear/", clear_channel, name="channel_clear"),
    path("account/post/vacations/", add_vacation, name="vacation_add"),
    path("account/post/vacations/<int:vacation_id>/", cancel_vacation, name="vacation_cancel"),
    path("matches/<int:match_id>/mute/", mute_match, name="match_mute"),
    path("mail/play/<slug:token>/<int:number>/", play_from_mail, name="mail_play"),
    path("mail/stop/<slug:token>/", stop_mail, name="mail_stop"),
    path("mail/in/", include("anymail.urls")),
    path("mail/", outbox, name="mail_outbox"),
    path("mail/<slug:name>/<int:number>/", mail_page, name="mail_sent"),
    path("mail/<slug:name>/<int:number>/page/", sent_page, name="mail_sent_page"),
]
