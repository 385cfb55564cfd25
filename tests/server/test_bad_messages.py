"""Whatever a socket says: a readable refusal, nothing changed, and it goes on.

A fresh state follows only where the client may be out of step: after changes that were refused.
"""

from typing import Any

import pytest

from tavola.testing.wire import Message
from tests.server.clients import Client, Duel, client, duel
from tests.server.serving import Site

pytestmark = pytest.mark.anyio

MALFORMED: dict[str, Any] = {
    "no JSON": "hello there",
    "nothing": "",
    "half a message": '{"is":"choose","id":1',
    "a list": "[1,2,3]",
    "a number": "7",
    "nested too deep": '{"is":' + "[" * 8000,
    "an unknown message": {"is": "cheat", "id": 1},
    "no kind": {"id": 1, "seat": 0},
    "a kind that is no text": {"is": 7, "id": 1},
    "no seat": {"is": "undo", "id": 1},
    "a seat as text": {"is": "undo", "id": 1, "seat": "0"},
    "a seat that is true": {"is": "undo", "id": 1, "seat": True},
    "a number that is too long": '{"is":"undo","id":' + "9" * 5000 + ',"seat":0}',
    "an option as number": {"is": "choose", "id": 1, "seat": 0, "version": 1, "option": 3},
    "a version as fraction": {"is": "choose", "id": 1, "seat": 0, "version": 1.5, "option": "buy"},
    "an unknown field": {"is": "undo", "id": 1, "seat": 0, "force": True},
    "no id": {"is": "undo", "seat": 0},
    "half a letter": '{"is":"speak","id":1,"language":"\\ud800"}',
    "a zero byte": '{"is":"speak","id":1,"language":"\x00"}',
    "a binary frame": b'{"is":"undo","id":1,"seat":0}',
    "a binary frame without sense": b"\x00\xff\xfe",
    "keys that are no list": {"is": "hello", "keys": "abc"},
    "20 KB": {"is": "choose", "id": 1, "seat": 0, "version": 1, "option": "x" * 20_000},
}

REFUSED: dict[str, tuple[str, Message]] = {
    "a seat that there is not": ("not-allowed", {"is": "undo", "id": 1, "seat": 7}),
    "a seat below all": ("not-allowed", {"is": "undo", "id": 1, "seat": -1}),
    "a huge seat": ("not-allowed", {"is": "undo", "id": 1, "seat": 10**30}),
    "no option of the game": (
        "unknown",
        {"is": "choose", "id": 1, "seat": 0, "version": 10**6, "option": "fly"},
    ),
    "a long option": (
        "unknown",
        {"is": "choose", "id": 1, "seat": 0, "version": 10**6, "option": "buy " * 1000},
    ),
    "nothing to confirm": ("table", {"is": "confirm", "id": 1, "seat": 0}),
    "nothing to take back": ("undo", {"is": "undo", "id": 1, "seat": 0}),
    "a take-back to nowhere": ("undo", {"is": "ask-take-back", "id": 1, "seat": 0, "to": -5}),
    "an answer nobody asked for": ("table", {"is": "answer-take-back", "id": 1, "seat": 0, "agreed": True}),
    "a bot that there is not": ("table", {"is": "hand-over", "id": 1, "seat": 0, "bot": "../../etc"}),
    "a seat without a bot": ("table", {"is": "take-over", "id": 1, "seat": 0}),
    "leaving a running game": ("table", {"is": "leave", "id": 1, "seat": 0}),
    "looking at another's seat": ("not-allowed", {"is": "look", "id": 1, "seat": 1}),
}

NOT_SHOWN: dict[str, tuple[str, Message]] = {
    "a preview for another": ("not-allowed", {"is": "preview", "id": 1, "seat": 1, "option": "buy"}),
    "a step that is to come": ("table", {"is": "show-scene", "id": 1, "step": 10**9}),
    "a step before the first": ("table", {"is": "show-scene", "id": 1, "step": -1}),
}


def looks(player: Client) -> tuple[Any, ...]:
    """All that a player sees of the table, but for who is connected."""
    assert player.state is not None
    chairs = [{**chair, "connected": None} for chair in player.state["table"]["chairs"]]
    kept = ("panels", "question", "log", "steps", "undoable", "last_moves")
    return {**player.state["table"], "chairs": chairs}, *(player.state[name] for name in kept)


async def fresh_after(player: Client, states: int) -> Message:
    """The state that follows a refusal; it holds everything anew."""
    await player.until(lambda: player.states > states)
    last = next(message for message in reversed(player.heard) if message["is"] == "state")
    assert last["whole"]
    assert last["log_from"] == 0
    assert all(panel["panel"]["order"] == list(panel["fragments"]) for panel in last["panels"])
    return last


async def still_works(game: Duel) -> None:
    mover = await game.mover()
    await mover.choose()


@pytest.mark.parametrize("message", MALFORMED.values(), ids=MALFORMED)
async def test_a_malformed_message_gets_a_readable_refusal_and_nothing_else(
    site: Site, message: Message | str | bytes
) -> None:
    async with duel(site, start=0) as game:
        before, version, states = looks(game.one), await game.version(), game.one.states
        refused = await game.one.refusal(message)
        await game.one.refusal("?")

        assert game.one.states == states
        assert refused["kind"] == "malformed"
        assert refused["text"].endswith(".")
        assert await game.version() == version
        assert looks(game.one) == before
        await still_works(game)


@pytest.mark.parametrize(("kind", "message"), REFUSED.values(), ids=REFUSED)
async def test_a_message_that_asks_for_what_cannot_be_gets_a_refusal_and_a_fresh_state(
    site: Site, kind: str, message: Message
) -> None:
    async with duel(site, start=0) as game:
        before, version, states = looks(game.one), await game.version(), game.one.states
        refused = await game.one.refusal(
            {**message, "version": version} if message.get("version") == 10**6 else message
        )
        await fresh_after(game.one, states)

        assert (refused["kind"], refused["id"]) == (kind, 1)
        assert await game.version() == version
        assert looks(game.one) == before
        await still_works(game)


@pytest.mark.parametrize(("kind", "message"), NOT_SHOWN.values(), ids=NOT_SHOWN)
async def test_what_cannot_be_shown_is_refused_and_costs_no_state(
    site: Site, kind: str, message: Message
) -> None:
    async with duel(site, start=0) as game:
        states = game.one.states
        refused = await game.one.refusal(message)
        await game.one.refusal("?")

        assert (refused["kind"], refused["id"]) == (kind, 1)
        assert game.one.states == states
        await still_works(game)


async def test_a_repeated_answer_is_stale(site: Site) -> None:
    async with duel(site, start=0) as game:
        question = await game.one.question()
        answer = {"seat": 0, "version": question["version"], "option": question["options"][0]["text"]}
        done = await game.one.ask("choose", **answer)
        await game.one.at_version(done["version"])
        states = game.one.states
        repeated = await game.one.ask("choose", **answer)
        await fresh_after(game.one, states)

        assert (done["is"], repeated["is"], repeated["kind"]) == ("done", "refused", "stale")
        assert await game.version() == done["version"]


async def test_an_answer_to_an_earlier_question_is_stale(site: Site) -> None:
    async with duel(site, start=0) as game:
        first = await game.one.question()
        await game.one.choose("buy")
        second = await game.one.question()
        stale = await game.one.ask(
            "choose", seat=0, version=first["version"], option=second["options"][0]["text"]
        )

        assert stale["kind"] == "stale"


async def test_answers_that_come_in_the_wrong_order_are_refused_but_the_right_one_counts(site: Site) -> None:
    async with duel(site, start=0) as game:
        question = await game.one.question()
        later = await game.one.say("choose", seat=0, version=question["version"] + 50, option="end")
        now = await game.one.say("choose", seat=0, version=question["version"], option="buy")

        assert (await game.one.answer_to(later))["kind"] == "stale"
        assert (await game.one.answer_to(now))["is"] == "done"


async def test_an_illegal_option_is_refused_by_its_rule_and_page(site: Site) -> None:
    async with duel(site, start=0) as game:
        question = await game.one.question()
        refused = await game.one.ask("choose", seat=0, version=question["version"], option="end")

        assert refused["kind"] == "illegal"
        assert refused["rule"]
        assert refused["page"] > 0
        assert refused["rule_text"]


async def test_who_is_not_asked_hears_which_rule_stands_in_the_way(site: Site) -> None:
    async with duel(site, start=0) as game:
        refused = await game.two.ask("choose", seat=1, version=await game.version(), option="buy")

        assert refused["kind"] == "illegal"


async def test_an_answer_for_another_seat_is_refused(site: Site) -> None:
    async with duel(site, start=0) as game:
        question, version = await game.one.question(), await game.version()
        states = game.two.states
        refused = await game.two.ask("choose", seat=0, version=question["version"], option="buy")
        await fresh_after(game.two, states)

        assert refused["kind"] == "not-allowed"
        assert await game.version() == version


async def test_a_guessed_key_opens_nothing(site: Site) -> None:
    async with duel(site, start=0) as game:
        question = await game.one.question()
        state = await game.two.hello("guessed", "", game.made["table"], game.made["invite_key"])
        refused = await game.two.ask("choose", seat=0, version=question["version"], option="buy")

        assert (state["mine"], state["host"], state["question"]) == ([], False, None)
        assert refused["kind"] == "not-allowed"


async def test_a_message_before_the_greeting_is_refused(site: Site) -> None:
    async with duel(site, start=0) as game, client(site, game.table) as stranger:
        refused = await stranger.ask("choose", seat=0, version=1, option="buy")

        assert (refused["is"], refused["text"]) == ("refused", "Say hello first.")
        assert (await stranger.hello())["seat"] is None


async def test_refusals_come_in_the_language_that_was_asked_for(site: Site) -> None:
    async with duel(site, start=0, languages=("de", "en")) as game:
        german = await game.one.refusal("?")
        english = await game.two.refusal("?")
        await game.one.ask("speak", language="en")
        changed = await game.one.refusal("??")

        assert german["text"] == "Diese Nachricht ist nicht zu verstehen."
        assert english["text"] == changed["text"] == "This message cannot be understood."


async def test_before_the_greeting_the_browsers_language_counts(site: Site) -> None:
    async with (
        duel(site, start=0) as game,
        client(site, game.table, **{"Accept-Language": "fr, de;q=0.8"}) as stranger,
    ):
        refused = await stranger.refusal("?")

        assert refused["text"] == "Diese Nachricht ist nicht zu verstehen."


async def test_a_message_far_too_long_closes_the_socket_and_harms_nobody_else(site: Site) -> None:
    async with duel(site, start=0) as game:
        await game.two.send("x" * 80_000)
        code, _ = await game.two.until_closed()

        assert code == 1009
        assert (await game.one.choose("buy"))["table"]["version"] > 0


async def test_a_table_that_there_is_not_is_told_so_and_closed_for_good(site: Site) -> None:
    async with client(site, "nowhere") as lost:
        code, _ = await lost.until_closed()

        assert code == 4404
        assert lost.heard[0]["kind"] == "not-found"
