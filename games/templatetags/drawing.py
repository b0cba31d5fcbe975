"""The address of the style sheet that boards on a page need."""

from django import template

from games.web.match.drawing import drawing_css_url as address

register = template.Library()


@register.simple_tag
def drawing_css_url() -> str:
    return address()
