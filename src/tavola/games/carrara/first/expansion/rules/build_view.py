"""Views of an expansion game: what the base game shows, and all new pieces, which lie open."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from tavola.games.carrara.first.expansion.rules.edition import Card, coins_per_point, value_to
from tavola.games.carrara.first.expansion.rules.view import CardOut, ExpansionView, Progress
from tavola.games.carrara.first.rules import build_view as base
from tavola.games.carrara.first.rules.actions.build import Payment
from tavola.kernel import Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.expansion.rules.state import ExpansionState


def build_view(state: ExpansionState, seat: Seat | None) -> ExpansionView:
    """What this seat (None: a spectator) may know."""
    view = base.build_view(state, seat)
    known = {field.name: getattr(view, field.name) for field in fields(view)}
    edition, task = state.expansion, state.task
    additions, tiles = edition.additions, edition.box.tiles
    places = [upgrade.place for upgrade in additions.upgrades]
    replaced = task.replaced if isinstance(task, Payment) else -1
    known["goals"] = None  # the cards say what announcing needs
    return ExpansionView(
        **known,
        cards=tuple(_cards(state, tuple(mat.screen is not None for mat in view.mats))),
        coins_per_point=coins_per_point(state),
        eights=tuple(None if tile < 0 else tiles[tile].name for tile in state.eights),
        specials=additions.specials,
        scored_specials=tuple(
            tuple(special.name for n, special in enumerate(additions.specials) if scored >> n & 1)
            for scored in state.scored_specials
        ),
        upgrades=additions.upgrades,
        upgrade_owners={
            place: None if owner < 0 else owner for place, owner in zip(places, state.upgrades, strict=True)
        },
        values=tuple(
            {place: value_to(state, owner, number) for number, place in enumerate(places)}
            for owner in range(state.seats)
        ),
        out=tuple(tile.name for tile in tiles if state.out >> tile.number & 1),
        raised=None if replaced < 0 else tiles[replaced].name,
    )


def _cards(state: ExpansionState, open_screens: tuple[bool, ...]) -> list[CardOut]:
    all_out = min(state.cards) >= 0
    found = []
    for card in state.expansion.cards_out(state):
        goal = card.goal(state, 0)
        progress = [_progress(state, card, owner, shown=shown) for owner, shown in enumerate(open_screens)]
        found.append(
            CardOut(
                name=card.name,
                pile=card.name.partition("-")[0],
                rule=card.rule,
                cities=card.cities,
                assumed=card.assumed,
                needed=None if goal is None else goal.needed,
                progress=tuple(progress) if all_out else (),
            )
        )
    return found


def _progress(state: ExpansionState, card: Card, seat: Seat, *, shown: bool) -> Progress:
    if card.secret and not shown:
        return Progress(None, None, None)
    goal = card.goal(state, seat)
    return Progress(
        there=None if goal is None else goal.there,
        met=None if goal is None else goal.met,
        items=tuple(card.final(state, seat)),
    )
