"""What a seat cannot know, dealt anew: hands, the pile, and boards that are still sealed.

Every card that a seat has not seen is as likely to be anywhere it may lie. Who has counted along knows
more since the pile was made anew from the discards: what the others held then (together) were exactly the
cards that were neither discarded nor in the own hand; all that they drew since came from the discards.
Which of the two a card was that somebody has paid since is not seen, so it is drawn, too. Nothing is
concluded from what anybody chose, except that who pays for a tile is able to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.tuscany.rules import boards
from tavola.games.tuscany.rules.payments import can_pay
from tavola.kernel import Pick, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState

_TRIES = 400


def deal_anew(state: TuscanyState, seat: Seat | None, pick: Pick) -> None:
    """Deal anew all that this seat (None: a spectator) cannot know."""
    if state.over:
        return
    state.ask_again()
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        if other in state.sealed:
            _build_anew(state, other, pick)
    real = (state.hand[:], state.held[:], state.pile[:])
    for _ in range(_TRIES):
        if _deal_hands(state, others, pick) and _mover_can_pay(state):
            return
        state.hand, state.held, state.pile = (numbers[:] for numbers in real)


def _build_anew(state: TuscanyState, seat: Seat, pick: Pick) -> None:
    """Another board under the seal; as far advanced as the real one, for that everybody sees."""
    done = state.castles[seat] >= 0
    options = boards.possible(state, seat)
    boards.arrange(state, seat, options[pick(len(options))])
    layout = boards.sealed_layout(state, seat)
    assert layout is not None
    if done and state.castles[seat] < 0:
        fields = boards.castle_fields(layout)
        state.castles[seat] = fields[pick(len(fields))].field


def _mover_can_pay(state: TuscanyState) -> bool:
    """Everybody has heard what is being placed, so whoever pays can."""
    face, field = state.paying_for()
    if face < 0:
        return True
    seat = state.mover
    layout = state.layouts[seat]
    assert layout is not None
    return can_pay(state.hand_of(seat), layout.types[field], state.workers[seat], state.box.place_cost)


def _deal_hands(state: TuscanyState, others: list[Seat], pick: Pick) -> bool:
    """Deal the others' hands and the pile anew; False: the cards came out so that they do not fit."""
    old, fresh = [0] * 8, state.pile[:]
    old_slots: dict[Seat, int] = {}
    fresh_slots: dict[Seat, int] = {}
    paid: list[tuple[Seat, int]] = []
    for other in others:
        row = range(other * 8, other * 8 + 8)
        drawn = [state.hand[at] - state.held[at] + state.paid[at] for at in row]
        for kind, at in enumerate(row):
            old[kind] += state.held[at]
            fresh[kind] += drawn[kind]
            paid += [(other, kind)] * state.paid[at]
        old_slots[other] = sum(state.held[at] for at in row)
        fresh_slots[other] = sum(drawn)
    held = dict.fromkeys(range(state.seats * 8), 0)
    for other, kind in _shuffled(paid, pick):
        was_old = old[kind] * old_slots[other] * sum(fresh)
        was_fresh = fresh[kind] * fresh_slots[other] * sum(old)
        if not sum(old):
            was_old, was_fresh = 0, fresh[kind] * fresh_slots[other]
        if not was_old + was_fresh:
            return False
        if pick(was_old + was_fresh) < was_old:
            old[kind] -= 1
            old_slots[other] -= 1
            held[other * 8 + kind] += 1
        else:
            fresh[kind] -= 1
            fresh_slots[other] -= 1
    for other in others:
        hand = [0] * 8
        for kind in _draw(old, old_slots[other], pick):
            hand[kind] += 1
            held[other * 8 + kind] += 1
        for kind in _draw(fresh, fresh_slots[other], pick):
            hand[kind] += 1
        state.hand[other * 8 : other * 8 + 8] = hand
        state.held[other * 8 : other * 8 + 8] = [held[other * 8 + kind] for kind in range(8)]
    state.pile = fresh
    return True


def _draw(cards: list[int], count: int, pick: Pick) -> list[int]:
    """So many cards, each as likely; they are taken away."""
    left = sum(cards)
    drawn = []
    for _ in range(count):
        at = pick(left)
        kind = 0
        while at >= cards[kind]:
            at -= cards[kind]
            kind += 1
        cards[kind] -= 1
        left -= 1
        drawn.append(kind)
    return drawn


def _shuffled(paid: list[tuple[Seat, int]], pick: Pick) -> list[tuple[Seat, int]]:
    for last in range(len(paid) - 1, 0, -1):
        other = pick(last + 1)
        paid[last], paid[other] = paid[other], paid[last]
    return paid
