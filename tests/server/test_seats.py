"""Who sits where: joining, keys, leaving, standing in, rematches."""

import pytest

from tavola.kernel import RecordError
from tests.server.clients import Api, client, duel
from tests.server.serving import Site

pytestmark = pytest.mark.anyio


async def test_a_table_begins_when_the_friend_has_come(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make({"who": "me", "name": " Ada\n Lovelace\u202e "}, "friend", name="Friday")
        async with client(site, made["table"]) as host:
            before = await host.hello(made["keys"]["0"], made["host_key"])
            joined = await api.done(
                f"/api/tables/{made['table']}/join", {"invite": made["invite_key"], "name": "Ben"}
            )
            state = await host.until(
                lambda: host.state if host.state and host.state["table"]["status"] == "running" else None
            )

    assert (before["table"]["status"], before["host"], joined["seat"]) == ("gathering", True, 1)
    assert [chair["name"] for chair in state["table"]["chairs"]] == ["Ada Lovelace", "Ben"]


async def test_a_wrong_invitation_seats_nobody(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend")
        for invite in ("", "guessed", made["host_key"], made["keys"]["0"]):
            answer = await api.post(f"/api/tables/{made['table']}/join", {"invite": invite})
            assert answer.status_code == 403
        table = await api.table(made["table"])

    assert [chair["free"] for chair in table["chairs"]] == [False, True]


async def test_a_seat_that_is_left_gets_a_new_key(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        path = f"/api/tables/{made['table']}/join"
        first = await api.done(path, {"invite": made["invite_key"]})
        async with client(site, made["table"]) as leaver:
            await leaver.hello(first["key"])
            done = await leaver.ask("leave", seat=first["seat"])
            after = await leaver.at_version(done["version"])
            again = await leaver.ask("leave", seat=first["seat"])
        second = await api.done(path, {"invite": made["invite_key"]})
        async with client(site, made["table"]) as old, client(site, made["table"]) as new:
            voided, valid = await old.hello(first["key"]), await new.hello(second["key"])

    assert (after["mine"], again["kind"]) == ([], "not-allowed")
    assert second["seat"] == first["seat"]
    assert second["key"] != first["key"]
    assert (voided["mine"], valid["mine"]) == ([], [second["seat"]])


async def test_a_personal_link_opens_the_seat_elsewhere_until_it_is_revoked(site: Site) -> None:
    async with duel(site, start=0) as game, client(site, game.table) as elsewhere:
        more = await game.api.done(f"/api/tables/{game.table}/keys", {"seat": 0, "key": game.keys[0]})
        opened = await elsewhere.hello(more["key"])
        done = await game.api.done(f"/api/tables/{game.table}/revoke", {"seat": 0, "key": game.keys[0]})
        closed = await elsewhere.at_version(done["version"])
        refused = await elsewhere.ask("choose", seat=0, version=opened["question"]["version"], option="buy")

        assert (opened["seat"], opened["question"]["seat"]) == (0, 0)
        assert (closed["seat"], closed["mine"], closed["question"]) == (None, [], None)
        assert refused["kind"] == "not-allowed"
        assert (await game.one.choose("buy"))["mine"] == [0]


async def test_keys_are_given_only_to_who_holds_the_seat(site: Site) -> None:
    async with duel(site) as game:
        for what in ("keys", "revoke", "rematch"):
            answer = await game.api.post(f"/api/tables/{game.table}/{what}", {"seat": 0, "key": game.keys[1]})
            assert answer.status_code == 403


async def test_a_seat_has_a_bounded_number_of_keys(site: Site) -> None:
    async with duel(site) as game:
        asked = {"seat": 0, "key": game.keys[0]}
        answers = [await game.api.post(f"/api/tables/{game.table}/keys", asked) for _ in range(25)]

    assert {answer.status_code for answer in answers} == {201, 409}


async def test_colours_are_as_wished_and_else_by_chance(site: Site) -> None:
    drawn = set()
    async with Api(site) as api:
        for _ in range(40):
            made = await api.make({"who": "me", "colour": 4}, "friend", "friend", "friend")
            colours = [chair["colour"] for chair in (await api.table(made["table"]))["chairs"]]
            assert colours[0] == 4
            assert len(set(colours)) == 4
            drawn.add(tuple(colours))

    assert len(drawn) > 1


async def test_the_start_player_is_as_wished_and_else_by_chance(site: Site) -> None:
    async with Api(site) as api:
        chosen: set[int] = set()
        drawn: set[int] = set()
        for _ in range(12):
            for start, found in ((1, chosen), (None, drawn)):
                made = await api.make("me", "me", start=start)
                found.update((await api.table(made["table"]))["waiting_for"])

    assert (chosen, drawn) == ({1}, {0, 1})


async def test_bots_of_a_kind_are_told_apart_by_name(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "random", "random", "greedy")
        names = [chair["name"] for chair in (await api.table(made["table"]))["chairs"]]

    assert names == ["", "Pippo", "Mimi", "Messer Bruno"]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(site: Site) -> None:
    async with duel(site, start=0) as game:
        version = await game.version()
        await game.one.ask("hand-over", seat=0, bot="random")
        state = await game.two.until(
            lambda: game.two.state if game.two.state and game.two.state["question"] else None
        )
        back = await game.one.ask("take-over", seat=0)
        table = await game.api.table(game.table)

        assert state["table"]["chairs"][0]["bot"] == "random"
        assert state["table"]["version"] > version + 1
        assert back["is"] == "done"
        assert table["chairs"][0]["bot"] == ""


async def test_the_host_hands_over_the_seat_of_somebody_absent_only(site: Site) -> None:
    async with duel(site, start=1) as game:
        await game.one.hello(game.keys[0], game.made["host_key"])
        present = await game.one.ask("hand-over", seat=1, bot="random")
        await game.two.socket.close()
        await game.one.until(
            lambda: any(m["is"] == "presence" and m["connected"] == [0] for m in game.one.heard)
        )
        site.pass_time(60)
        absent = await game.one.ask("hand-over", seat=1, bot="random")

        assert (present["kind"], absent["is"]) == ("not-allowed", "done")
        assert (await game.one.question())["seat"] == 0


async def test_the_host_resigns_for_somebody_absent(site: Site) -> None:
    async with duel(site) as game:
        await game.two.socket.close()
        await game.one.hello(game.keys[0], game.made["host_key"])
        await game.one.until(
            lambda: any(m["is"] == "presence" and m["connected"] == [0] for m in game.one.heard)
        )
        site.pass_time(60)
        done = await game.one.ask("resign", seat=1)
        state = await game.one.at_version(done["version"])

        assert state["table"]["status"] == "over"
        assert [place["seat"] for place in state["table"]["standing"]] == [0, 1]


async def test_nobody_but_the_host_acts_for_somebody_absent(site: Site) -> None:
    async with duel(site) as game:
        await game.one.socket.close()
        for kind, more in (("hand-over", {"bot": "random"}), ("resign", {}), ("leave", {})):
            refused = await game.two.ask(kind, seat=0, **more)
            assert refused["kind"] == "not-allowed"


async def test_a_rematch_rotates_the_seats_and_the_old_keys_open_the_new_ones(site: Site) -> None:
    async with duel(site, options={"screens": "open"}, name="Friday") as game:
        await game.one.ask("resign", seat=0)
        old = await game.api.table(game.table)
        made = await game.api.done(f"/api/tables/{game.table}/rematch", {"seat": 0, "key": game.keys[0]})
        new = await game.api.table(made["table"])
        told = await game.two.until(
            lambda: game.two.state if game.two.state and game.two.state["table"]["rematch"] else None
        )
        async with client(site, made["table"]) as one, client(site, made["table"]) as two:
            seats = ((await one.hello(game.keys[0]))["mine"], (await two.hello(game.keys[1]))["mine"])

        assert made["keys"] == {"1": game.keys[0]}
        assert seats == ([1], [0])
        assert told["table"]["rematch"] == made["table"]
        assert [c["colour"] for c in new["chairs"]] == [c["colour"] for c in reversed(old["chairs"])]
        assert (new["name"], new["setup"], new["status"]) == (old["name"], old["setup"], "running")


async def test_there_is_no_rematch_of_a_running_game(site: Site) -> None:
    async with duel(site) as game:
        answer = await game.api.post(f"/api/tables/{game.table}/rematch", {"seat": 0, "key": game.keys[0]})

    assert answer.status_code == 409


async def test_there_is_no_rematch_of_a_table_that_can_only_be_looked_at(site: Site) -> None:
    async with duel(site) as game:
        await game.one.ask("resign", seat=0)
        spoil(site, game.table)
        before = site.run(site.rooms.journal.tables())
        path, asked = f"/api/tables/{game.table}/rematch", {"seat": 0, "key": game.keys[0]}
        answer = await game.api.http.post(path, json=asked, headers={"Accept-Language": "de"})

        assert (answer.status_code, answer.json()["kind"]) == (409, "table")
        assert answer.json()["text"] == "Dieser Tisch kann nur angesehen werden."
        assert site.run(site.rooms.journal.tables()) == before


def spoil(site: Site, table: str) -> None:
    """From now on this table is read-only, as if its journal did not replay."""
    (room,) = (room for room in site.rooms.live if room.table.id == table)

    async def broken() -> None:
        async with room.reading() as sound:
            sound.broken = RecordError("entry 7 of its journal no longer agrees")

    site.run(broken())


async def test_presence_is_told_to_everybody(site: Site) -> None:
    def told(connected: list[int], watching: int) -> bool:
        last = [message for message in game.one.heard if message["is"] == "presence"][-1:]
        grace = {} if 1 in connected else {"1": 60}
        return last == [{"is": "presence", "connected": connected, "watching": watching, "grace": grace}]

    async with duel(site) as game:
        async with client(site, game.table) as watcher:
            await watcher.hello()
            await game.one.until(lambda: told([0, 1], 1))
        await game.one.until(lambda: told([0, 1], 0))
        await game.two.socket.close()
        await game.one.until(lambda: told([0], 0))


async def test_a_choice_counts_even_if_its_sender_is_gone_at_once(site: Site) -> None:
    async with duel(site, start=0) as game:
        question = await game.one.question()
        await game.one.say("choose", seat=0, version=question["version"], option="buy")
        game.one.socket.transport.abort()
        state = await game.two.at_version(question["version"] + 1)

        assert any("Player 1" in line["text"] for line in state["log"])


async def test_only_the_host_arranges_the_seats(site: Site) -> None:
    async with Api(site) as api:
        made = await api.make("me", "friend", "friend")
        joined = await api.done(f"/api/tables/{made['table']}/join", {"invite": made["invite_key"]})
        async with client(site, made["table"]) as host, client(site, made["table"]) as guest:
            await host.hello(made["keys"]["0"], made["host_key"])
            await guest.hello(joined["key"])
            refused = await guest.ask("swap", seat=0, other=1)
            swapped = await host.ask("swap", seat=0, other=1)
            moved = await guest.at_version(swapped["version"])
            done = await host.ask("remove", seat=2)
            begun = await host.at_version(done["version"])

    assert (refused["kind"], moved["mine"]) == ("not-allowed", [0])
    assert (begun["mine"], len(begun["table"]["chairs"])) == ([1], 2)
    assert begun["table"]["status"] == "running"
