"""People who are away keep their say for a while; then the others may go on without them."""

import pytest

from tavola.server.absences import Absences
from tavola.testing.wire import Message
from tests.server.clients import Client, Duel, client, duel
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


# -- counting the time ---------------------------------------------------------------------------------


class Hand:
    """The hand of a clock."""

    at = 0.0

    def __call__(self) -> float:
        return self.at


def test_who_leaves_has_the_whole_grace_and_it_runs_down() -> None:
    hand = Hand()
    absences = Absences(60, hand)
    absences.update([0, 1], [0, 1])
    hand.at = 100
    absences.update([0, 1], [0])
    hand.at = 130

    assert {1: 30} == absences.grace_left()
    assert frozenset() == absences.long_absent()


def test_when_the_grace_is_over_the_others_may_go_on() -> None:
    hand = Hand()
    absences = Absences(60, hand)
    absences.update([0, 1], [0])
    hand.at = 60

    assert {1} == absences.long_absent()


def test_who_comes_back_has_the_whole_grace_again() -> None:
    hand = Hand()
    absences = Absences(60, hand)
    for at, here in ((0, [0]), (59, [0, 1]), (61, [0])):
        hand.at = at
        absences.update([0, 1], here)

    assert {1: 60} == absences.grace_left()


def test_a_seat_without_a_holder_is_not_waited_for() -> None:
    absences = Absences(60, Hand())
    absences.update([0, 1], [0])
    absences.update([0], [0])

    assert {} == absences.grace_left()


# -- at a table ----------------------------------------------------------------------------------------


async def presence(player: Client, connected: list[int]) -> Message:
    """The last word on who is here, once it is this."""

    def told() -> Message | None:
        last = [message for message in player.heard if message["is"] == "presence"][-1:]
        return last[0] if last and last[0]["connected"] == connected else None

    found: Message = await player.until(told)
    return found


async def goes_away(game: Duel) -> None:
    """The second one's line breaks; the first one is the host."""
    await game.one.hello(game.keys[0], game.made["host_key"])
    await game.two.socket.close()
    await presence(game.one, [0])


@pytest.mark.parametrize("kind", ["resign", "hand-over"])
async def test_the_host_decides_for_others_only_after_the_grace(site: Site, kind: str) -> None:
    more = {"bot": "random"} if kind == "hand-over" else {}
    async with duel(site, start=0) as game:
        await goes_away(game)
        at_once = await game.one.ask(kind, seat=1, **more)
        site.pass_time(59)
        early = await game.one.ask(kind, seat=1, **more)
        site.pass_time(1)
        done = await game.one.ask(kind, seat=1, **more)

    assert [at_once["kind"], early["kind"], done["is"]] == ["not-allowed", "not-allowed", "done"]
    assert at_once["text"].endswith("You can decide for them in 60 seconds.")
    assert early["text"].endswith("You can decide for them in one second.")


async def test_the_host_is_told_in_german_too_how_long_to_wait(site: Site) -> None:
    async with duel(site, start=0, languages=("de", "en")) as game:
        await game.two.socket.close()
        await presence(game.one, [0])
        await game.one.hello(game.keys[0], game.made["host_key"], language="de")
        site.pass_time(18.5)
        refused = await game.one.ask("resign", seat=1)

    assert "in 42 Sekunden" in refused["text"]


async def test_the_host_does_not_empty_the_seat_of_somebody_who_is_just_coming(site: Site) -> None:
    async with duel(site) as game:
        made = await game.api.make("me", "friend", "friend")
        await game.api.done(f"/api/tables/{made['table']}/join", {"invite": made["invite_key"]})
        async with client(site, made["table"]) as host:
            await host.hello(made["keys"]["0"], made["host_key"])
            early = await host.ask("leave", seat=1)
            site.pass_time(60)
            done = await host.ask("leave", seat=1)

    assert (early["kind"], done["is"]) == ("not-allowed", "done")


async def test_everybody_is_told_how_long_the_absent_keep_their_say(site: Site) -> None:
    async with duel(site) as game:
        await goes_away(game)
        first = await presence(game.one, [0])
        site.pass_time(20.5)
        async with client(site, game.table) as watcher:
            await watcher.hello()
            later = await presence(watcher, [0])
        async with client(site, game.table) as back:
            await back.hello(game.keys[1])
            again = await presence(back, [0, 1])

    assert [first["grace"], later["grace"], again["grace"]] == [{"1": 60}, {"1": 40}, {}]


async def test_a_take_back_waits_for_somebody_absent_until_the_grace_is_over(site: Site) -> None:
    async with duel(site, start=0) as game:
        steps = (await game.one.choose("buy"))["steps"]
        await goes_away(game)
        asked = await game.one.ask("ask-take-back", seat=0, to=9)
        waiting = await game.one.at_version(asked["version"])
        site.pass_time(59)
        assert (await game.version()) == asked["version"]
        site.pass_time(1)
        back = await game.one.at_version(asked["version"] + 1)

        assert (waiting["steps"], waiting["take_back"]["awaited"]) == (steps, [1])
        assert (back["steps"], back["take_back"]) == (9, None)


async def test_handing_an_absent_opponent_to_a_bot_does_not_silence_them(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        await goes_away(game)
        site.pass_time(60)
        await game.one.ask("hand-over", seat=1, bot="random")
        async with client(site, game.table) as back:
            await back.hello(game.keys[1])
            await presence(game.one, [0, 1])
            asked = await game.one.ask("ask-take-back", seat=0, to=9)
            waiting = await back.at_version(asked["version"])
            refused = await back.ask("answer-take-back", seat=1, agreed=False)
            after = await game.one.at_version(refused["version"])

    assert (waiting["take_back"]["awaited"], refused["is"]) == ([1], "done")
    assert (after["take_back"], after["steps"] > 9) == (None, True)


async def test_who_comes_back_in_time_is_asked(site: Site) -> None:
    async with duel(site, start=0) as game:
        steps = (await game.one.choose("buy"))["steps"]
        await goes_away(game)
        asked = await game.one.ask("ask-take-back", seat=0, to=9)
        site.pass_time(59)
        async with client(site, game.table) as back:
            await back.hello(game.keys[1])
            await presence(game.one, [0, 1])
            site.pass_time(600)
            waiting = await back.at_version(asked["version"])
            refused = await back.ask("answer-take-back", seat=1, agreed=False)
            after = await back.at_version(refused["version"])

    assert waiting["take_back"]["awaited"] == [1]
    assert (after["take_back"], after["steps"]) == (None, steps)


async def test_a_take_back_when_the_others_are_long_gone_happens_at_once(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.one.choose("buy")
        await goes_away(game)
        site.pass_time(60)
        asked = await game.one.ask("ask-take-back", seat=0, to=9)
        back = await game.one.at_version(asked["version"])

    assert (back["steps"], back["take_back"]) == (9, None)
