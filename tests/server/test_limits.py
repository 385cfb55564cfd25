"""Who asks too much is told so in words, and nobody else suffers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola.server.limits import (
    ADDRESS_BURST,
    SOCKET_BURST,
    SOCKETS_PER_ADDRESS,
    Limits,
    TokenBucket,
    TooManyRequests,
)
from tests.server.clients import Api, duel
from tests.server.serving import Site, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def strict_site(tmp_path: Path) -> Iterator[Site]:
    """A site whose clock stands still, so that nothing is ever allowed again."""
    with serving(tmp_path / "data", limits=Limits(now=lambda: 0.0)) as site:
        yield site


async def test_a_socket_that_says_too_much_is_told_so_and_the_table_goes_on(strict_site: Site) -> None:
    async with duel(strict_site, start=0, languages=("en", "de")) as game:
        version = await game.version()
        for _ in range(SOCKET_BURST - 1):
            await game.two.ask("look", seat=1)
        refused = await game.two.ask("look", seat=1)
        done = await game.one.choose("buy")

        assert (refused["kind"], refused["text"]) == (
            "too-much",
            "Das war zu viel auf einmal. Bitte warte einen Augenblick.",
        )
        assert done["table"]["version"] > version
        assert strict_site.rooms.metrics.refusals["too-much"] > 0


async def test_an_address_that_makes_too_many_tables_is_told_so(strict_site: Site) -> None:
    async with Api(strict_site) as api:
        body = {"game": "carrara", "seats": [{"who": "friend"}, {"who": "friend"}]}
        answers = [await api.post("/api/tables", body) for _ in range(62)]
        others = await api.get("/api/games")

    assert [answer.status_code for answer in answers] == [201] * 60 + [429] * 2
    assert answers[-1].json()["kind"] == "too-much"
    assert others.status_code == 200


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    bucket = TokenBucket(rate=2, burst=3, now=lambda: now)
    first = [bucket.take() for _ in range(4)]
    now = 1.0
    second = [bucket.take() for _ in range(3)]
    now = 1000.0
    third = [bucket.take() for _ in range(4)]

    assert (first, second, third) == (
        [True, True, True, False],
        [True, True, False],
        [True, True, True, False],
    )


def test_an_address_has_only_so_many_sockets_open() -> None:
    limits = Limits(1 / SOCKETS_PER_ADDRESS)
    with limits.open_socket("203.0.113.1"):
        with pytest.raises(TooManyRequests), limits.open_socket("203.0.113.1"):
            pass
        with limits.open_socket("203.0.113.2"):
            pass
    with limits.open_socket("203.0.113.1"):
        pass


def test_sockets_of_one_address_share_what_they_may_say() -> None:
    limits = Limits(1 / ADDRESS_BURST, now=lambda: 0.0)
    one, two = limits.allowance("203.0.113.1"), limits.allowance("203.0.113.1")

    assert one.messages_of_all is two.messages_of_all
    assert one.messages is not two.messages


def test_what_was_spent_beyond_what_there_was_is_paid_back_in_time() -> None:
    now = 0.0
    bucket = TokenBucket(rate=1, burst=2, now=lambda: now)
    bucket.spend(5)
    then = bucket.empty
    now = 3.5

    assert then
    assert not bucket.empty
