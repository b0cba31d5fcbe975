"""What was said at a table."""

from games.models import Match, TalkPost

POSTS_A_PAGE = 20


def posts_of(match: Match, *, before: int | None = None) -> tuple[list[TalkPost], bool]:
    """The latest posts, oldest first, and whether there are earlier ones."""
    posts = TalkPost.objects.filter(match=match).select_related("author")
    if before is not None:
        posts = posts.filter(pk__lt=before)
    found = list(posts.order_by("-pk")[: POSTS_A_PAGE + 1])
    return found[:POSTS_A_PAGE][::-1], len(found) > POSTS_A_PAGE
