"""The little that a live page asks for every few seconds, in one query."""

from django.db.models import OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce
from msgspec import Struct

from games.models import Ballot, Match, TalkPost


class Head(Struct, frozen=True):
    head: int
    waiting: list[int]
    status: str
    talk: int
    """The number of the last post."""
    votes: int
    """The number of the last ballot."""
    private: bool

    @property
    def etag(self) -> str:
        waiting = "".join(map(str, self.waiting))
        return f'"{self.head}.{self.status}.{waiting}.{self.talk}.{self.votes}"'


def with_heads(matches: QuerySet[Match]) -> QuerySet[Match]:
    """Annotated with what the head tells beside the match's own columns."""
    post = TalkPost.objects.filter(match=OuterRef("pk")).order_by("-pk").values("pk")[:1]
    ballot = Ballot.objects.filter(vote__match=OuterRef("pk")).order_by("-pk").values("pk")[:1]
    return matches.annotate(
        talk_head=Coalesce(Subquery(post), 0), vote_head=Coalesce(Subquery(ballot), 0)
    )


def head_of(match_id: int) -> Head | None:
    columns = ("head", "waiting", "seats", "status", "talk_head", "vote_head")
    row = (
        with_heads(Match.objects.filter(pk=match_id))
        .values_list(*columns, "terms__private", "terms__sandbox")
        .first()
    )
    if row is None:
        return None
    head, waiting, seats, status, talk, votes, private, sandbox = row
    asked = [seat for seat in range(seats) if waiting >> seat & 1]
    return Head(head, asked, status, talk, votes, bool(private or sandbox))


def head_at_hand(match: Match) -> Head:
    """The same from a match that was read `with_heads`."""
    return Head(
        match.head,
        match.waiting_seats,
        match.status,
        match.talk_head,
        match.vote_head,
        private=False,
    )
