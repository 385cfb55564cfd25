"""Hot seat: one browser, several seats, and a curtain between them where something is hidden."""

import pytest

from tests.server.clients import Api, Client, client
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


def shown(player: Client) -> tuple[int | None, bool, int | None]:
    """Whose view it is, whether the curtain is drawn, and who is asked."""
    assert player.state is not None
    question = player.state["question"]
    return player.state["seat"], player.state["curtain"], question and question["seat"]


async def end_turn(player: Client) -> None:
    """Buy something, and let the next one move."""
    await player.choose("buy")
    await player.choose()
    await player.choose("end")


async def test_a_curtain_is_drawn_until_the_next_player_looks(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "me", start=0)
        async with client(site, made["table"]) as both:
            await both.hello(*made["keys"].values())
            first = shown(both)
            await both.ask("look", seat=0)
            await both.question()
            second = shown(both)
            await end_turn(both)
            third = shown(both)
            await both.ask("look", seat=1)
            await both.question()
            fourth = shown(both)

    assert [first, second, third, fourth] == [
        (None, True, None),
        (0, False, 0),
        (None, True, None),
        (1, False, 1),
    ]


async def test_behind_the_curtain_lies_what_a_spectator_sees(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "me", start=0)
        async with client(site, made["table"]) as both, client(site, made["table"]) as watcher:
            await both.hello(*made["keys"].values(), look=0)
            await both.question()
            await end_turn(both)
            assert both.state is not None
            seen = await watcher.hello()
            hidden = await both.ask("preview", seat=1, option="buy")
            scene = await both.ask("show-scene", step=3)
            watched = await watcher.ask("show-scene", step=3)

            assert both.state["panels"] == seen["panels"]
            assert both.state["log"] == seen["log"]
            assert hidden["kind"] == "not-allowed"
            assert scene["panels"] == watched["panels"]


async def test_without_secrets_there_is_no_curtain(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "me", start=0, options={"screens": "open"})
        async with client(site, made["table"]) as both:
            await both.hello(*made["keys"].values())
            first = shown(both)
            # Whatever has only one answer that all can see is answered by itself, so the first turn takes
            # one choice or several.
            while (await both.question())["seat"] == 0:
                await both.choose()
            second = shown(both)

    assert (first, second) == ((0, False, 0), (1, False, 1))


async def test_one_seat_of_ones_own_needs_no_curtain(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "random", start=0)
        async with client(site, made["table"]) as alone:
            await alone.hello(*made["keys"].values())
            await end_turn(alone)
            await alone.question()

            assert shown(alone) == (0, False, 0)


async def test_who_has_moved_may_still_take_it_back_from_under_the_curtain(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "me", start=0)
        async with client(site, made["table"]) as both:
            await both.hello(*made["keys"].values(), look=0)
            await both.question()
            await end_turn(both)
            assert both.state is not None
            undoable = both.state["undoable"]
            await both.ask("undo", seat=0)
            await both.question()

            assert undoable == [0]
            assert shown(both) == (0, False, 0)


async def test_simultaneous_questions_are_shown_one_seat_at_a_time(toy_site: Site) -> None:
    async with Api(toy_site) as api:
        made = await api.make("me", "me", game="toy", start=0)
        async with client(toy_site, made["table"]) as both:
            await both.hello(*made["keys"].values(), look=0)
            await both.question()
            await both.choose("bid 5 -")
            curtain = shown(both)
            later = len(both.raw)
            await both.ask("look", seat=1)
            await both.question()

            assert (curtain, shown(both)) == ((None, True, None), (1, False, 1))
            assert not any("bid='bid 5" in text for text in both.raw[later:])
