"""What happens in the same instant."""

import asyncio

import pytest

from tests.server.clients import client, duel
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def test_of_two_answers_to_one_decision_exactly_one_wins(site: Site) -> None:
    async with duel(site, start=0) as game, client(site, game.table) as twin:
        await twin.hello(game.keys[0])
        for _ in range(6):
            mover = await game.mover()
            question = await mover.question()
            seat, version = question["seat"], question["version"]
            await twin.hello(game.keys[seat])
            options = (question["options"][0]["text"], question["options"][-1]["text"])
            before = await game.version()
            answers = await asyncio.gather(
                *(
                    who.ask("choose", seat=seat, version=version, option=option)
                    for who, option in zip((mover, twin), options, strict=True)
                )
            )
            kinds = sorted(str(answer.get("kind", answer["is"])) for answer in answers)
            done = next(answer for answer in answers if answer["is"] == "done")

            assert kinds == ["done", "stale"]
            assert await game.version() == done["version"] > before
            for player in (*game.players, twin):
                await player.at_version(done["version"])


async def test_answers_to_two_simultaneous_decisions_both_win(toy_site: Site) -> None:
    async with duel(toy_site, game="toy", box="plain", start=0) as game:
        first, second = await game.one.question(), await game.two.question()
        answers = await asyncio.gather(
            game.one.ask("choose", seat=0, version=first["version"], option="bid 3 -"),
            game.two.ask("choose", seat=1, version=second["version"], option="bid 4 -"),
        )
        state = await game.two.at_version(max(answer["version"] for answer in answers))

        assert [answer["is"] for answer in answers] == ["done", "done"]
        assert state["question"]["ask"] == "toy.take"


async def test_an_answer_to_a_simultaneous_decision_is_not_outdated_by_the_others(toy_site: Site) -> None:
    async with duel(toy_site, game="toy", box="plain", start=0) as game:
        old = (await game.two.question())["version"]
        await game.one.ask("choose", seat=0, version=old, option="bid 3 -")
        late = await game.two.ask("choose", seat=1, version=old, option="bid 4 -")

        assert late["is"] == "done"


async def test_a_sealed_bid_is_told_to_nobody_else(toy_site: Site) -> None:
    async with (
        duel(toy_site, game="toy", box="plain", start=0) as game,
        client(toy_site, game.table) as watcher,
    ):
        await watcher.hello()
        version = (await game.one.question())["version"]
        heard = len(game.two.raw)
        done = await game.one.ask("choose", seat=0, version=version, option="bid 5 blue")
        for player in (game.one, game.two, watcher):
            await player.at_version(done["version"])

        assert "bid='bid 5 blue'" in (game.one.state or {})["panels"][0]["svg"]
        assert not any("bid='bid" in text for text in (*game.two.raw[heard:], *watcher.raw))


async def test_a_preview_does_not_invent_what_others_have_sealed(toy_site: Site) -> None:
    async with duel(toy_site, game="toy", box="plain", start=0) as game:
        version = (await game.one.question())["version"]
        sealed = await game.one.ask("preview", seat=0, option="bid 2 -")
        await game.one.ask("choose", seat=0, version=version, option="bid 5 -")
        opening = await game.two.ask("preview", seat=1, option="bid 2 -")

        assert [line["text"] for line in sealed["lines"]] == ["Player 1 has bid"]
        assert (opening["lines"], opening["panels"], opening["chance"]) == ([], [], True)


async def test_of_two_rematches_one_is_set_up_and_both_are_told_of_it(toy_site: Site) -> None:
    async with duel(toy_site, game="toy", box="plain", start=0, options={"rounds": "1"}) as game:
        resigned = await game.one.ask("resign", seat=0)
        asked = [
            game.api.done(f"/api/tables/{game.table}/rematch", {"seat": seat, "key": key})
            for seat, key in enumerate(game.keys)
        ]
        one, two = await asyncio.gather(*asked)
        kept = await game.api.table(game.table)

        assert resigned["is"] == "done"
        assert {kept["rematch"]} == {one["table"], two["table"]}
        assert (one["keys"], two["keys"]) == ({"1": game.keys[0]}, {"0": game.keys[1]})
        assert sorted(bool(made["host_key"]) for made in (one, two)) == [False, True]


async def test_a_rematch_asked_for_twice_is_answered_alike(toy_site: Site) -> None:
    async with duel(toy_site, game="toy", box="plain", start=0, options={"rounds": "1"}) as game:
        await game.one.ask("resign", seat=0)
        asked = {"seat": 0, "key": game.keys[0]}
        twice = [game.api.done(f"/api/tables/{game.table}/rematch", asked) for _ in range(2)]
        one, two = await asyncio.gather(*twice)
        async with client(toy_site, one["table"]) as player:
            state = await player.hello(*one["keys"].values(), one["host_key"])

        assert one == two
        assert (state["mine"], state["host"]) == ([1], True)


async def test_of_two_friends_for_one_seat_one_sits_down(site: Site) -> None:
    async with duel(site) as game:
        made = await game.api.make("me", "friend")
        path = f"/api/tables/{made['table']}/join"
        answers = await asyncio.gather(
            *(game.api.post(path, {"invite": made["invite_key"]}) for _ in range(4))
        )

        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
