"""Small drawn parts for all pages: icons and the marks of seats."""

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()


@register.simple_tag
def icon(name: str, css: str = "") -> SafeString:
    """A symbol of our own set; the words beside it say what it means."""
    return format_html(
        '<svg class="i {}" aria-hidden="true"><use href="{}#i-{}"/></svg>',
        css,
        static("icons.svg"),
        name,
    )


@register.simple_tag
def seat_mark(colour: str, css: str = "", label: str = "") -> SafeString:
    """The disc of a seat with its mark; with a label if no name stands beside it."""
    drawn = format_html('<use href="{}#seat-{}"/>', static("icons.svg"), colour)
    if label:
        return format_html(
            '<svg class="seat {}" role="img" aria-label="{}"><title>{}</title>{}</svg>',
            css,
            label,
            label,
            drawn,
        )
    return format_html('<svg class="seat {}" aria-hidden="true">{}</svg>', css, drawn)
