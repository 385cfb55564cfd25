"""What lies behind a screen is told to nobody else: not in states, logs, scenes, previews or refusals.

Two prepared games differ only in what one seat hides. The same moves and draws, legal in both, are played;
then all that the other seat and a spectator were ever told must be the same, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from tavola import library
from tavola.kernel import Chance, Choice, Play, Prepared, ScriptedDealer, Seat
from tavola.table import Snapshot
from tests.server.clients import Api, Client, client
from tests.server.serving import Site
from tests.thorough import sample

pytestmark = pytest.mark.anyio

SEATS = [{"who": "me", "name": name, "colour": colour} for colour, name in enumerate(("Ada", "Ben"))]
OPEN = {"display": "villa 1, porta 2, villa 3, castello 1, porta 1, palazzo 1", "built 0": "porta 3 pisa"}
HIDDEN = (
    {"coins": "25", "blocks": "2white,2red,3black,blue"},
    {"coins": "37", "blocks": "white,3red,3black,green"},
)


def pieces(seat: Seat, variant: int) -> dict[str, str]:
    """A position; the variants differ only behind this seat's screen."""
    hidden = {seat: HIDDEN[variant], 1 - seat: HIDDEN[0]}
    return OPEN | {f"{what} {whose}": value for whose, mine in hidden.items() for what, value in mine.items()}


@dataclass
class Script:
    """Moves and draws that are legal in both games."""

    moves: list[tuple[Seat, str]] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)


def script(seat: Seat, length: int) -> Script:
    """So many moves that both variants allow."""
    return next(found for seed in range(1000) if (found := tried(seat, length, random.Random(seed))))


def tried(seat: Seat, length: int, chance: random.Random) -> Script | None:
    """Moves by chance, unless the variants come to a point where no move is legal in both."""
    game = library.game("carrara")
    plays = [
        Play(game, game.setups.make(2, start=0, prepared=Prepared(pieces(seat, variant))), ScriptedDealer(()))
        for variant in range(2)
    ]
    written = Script()
    while len(written.moves) < length:
        first, second = (play.state.pending for play in plays)
        if isinstance(first, Chance) and isinstance(second, Chance):
            outcome = chance.choice(sorted(set(first.pool) & set(second.pool)))
            written.draws.append(outcome)
            for play in plays:
                play.deal(outcome)
            continue
        assert isinstance(first, tuple)
        assert isinstance(second, tuple)
        both = {str(option) for option in first[0].options} & {str(option) for option in second[0].options}
        if not both:
            return None
        move = (first[0].seat, chance.choice(sorted(both)))
        written.moves.append(move)
        for play in plays:
            play.choose(*move)
    words = {step.option.word for step in plays[0].steps if isinstance(step, Choice)}
    return written if {"buy", "take", "build", "pay"} <= words else None


async def play_script(site: Site, seat: Seat, variant: int, written: Script) -> Mapping[str, dict[str, Any]]:
    """Play it; returns what each socket was told."""
    async with Api(site) as api:
        made = await api.done(
            "/api/tables",
            {
                "game": "carrara",
                "name": "Friday",
                "seats": SEATS,
                "start": 0,
                "pieces": pieces(seat, variant),
                "draws": written.draws,
            },
        )
        ident, other = made["table"], 1 - seat
        async with client(site, ident) as hider, client(site, ident) as rival, client(site, ident) as watcher:
            sockets = {"hider": hider, "rival": rival, "watcher": watcher}
            await hider.hello(made["keys"][str(seat)])
            await rival.hello(made["keys"][str(other)])
            await watcher.hello(language="de")
            for number, (mover, option) in enumerate(written.moves):
                player = hider if mover == seat else rival
                await pry(rival, other, option, number)
                await pry(watcher, seat, option, number)
                question = await player.question()
                done = await player.ask("choose", seat=mover, version=question["version"], option=option)
                assert done["is"] == "done", done
                for socket in sockets.values():
                    await socket.at_version(done["version"])
            http = [
                (await api.get(f"/api/tables/{ident}")).text,
                (await api.get(f"/api/tables/{ident}/record")).text,
            ]
        secrets = [ident, *made["keys"].values(), made["host_key"], made["invite_key"]]
        return {name: told(socket, secrets, http) for name, socket in sockets.items()}


async def pry(curious: Client, seat: Seat, option: str, number: int) -> None:
    """Ask for whatever might tell something."""
    for kind, fields in (
        ("show-scene", {"step": number}),
        ("show-scene", {"step": 0}),
        ("preview", {"seat": seat, "option": option}),
        ("preview", {"seat": seat, "option": "pay black"}),
        ("choose", {"seat": 1 - seat, "version": 10**6, "option": option}),
        ("look", {"seat": 1 - seat}),
        ("undo", {"seat": 1 - seat}),
    ):
        await curious.ask(kind, **fields)


def told(socket: Client, secrets: list[str], http: list[str]) -> dict[str, Any]:
    """All that a socket was told, without what must differ; in order, but for what may overtake."""
    texts: dict[str, list[str]] = {"http": http}
    for raw, message in zip(socket.raw, socket.heard, strict=True):
        texts.setdefault(message["is"], []).append(raw)
    for secret in secrets:
        texts = {kind: [text.replace(secret, "…") for text in those] for kind, those in texts.items()}
    return texts | {"presence": texts["presence"][-1:], "state": states(texts["state"])}


def states(texts: list[str]) -> list[str]:
    """States in order; how often the same one was sent depends on how quickly it was asked for."""
    return [text for number, text in enumerate(texts) if number == 0 or text != texts[number - 1]]


@pytest.mark.parametrize("seat", sample([1], [0, 1]))
async def test_games_that_differ_behind_one_screen_look_the_same_to_all_others(
    site: Site, seat: Seat
) -> None:
    written = script(seat, 16)
    one = await play_script(site, seat, 0, written)
    two = await play_script(site, seat, 1, written)

    assert one["watcher"] == two["watcher"]
    assert one["rival"] == two["rival"]
    assert one["hider"] != two["hider"]


async def test_the_comparison_finds_a_leak(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Snapshot.view
    monkeypatch.setattr(Snapshot, "view", lambda table, _: seen(table, 0))
    whole = script(0, 16)
    written = Script(whole.moves[:3], whole.draws)
    one = await play_script(site, 0, 0, written)
    two = await play_script(site, 0, 1, written)

    assert one["watcher"] != two["watcher"]
