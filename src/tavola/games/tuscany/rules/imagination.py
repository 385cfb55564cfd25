"""What a seat cannot know, dealt anew: hands, the pile, and boards that are still sealed.

Every card that a seat has not seen is as likely to be anywhere it may lie. Who has counted along knows
more since the pile was made anew from the discards: what the others held then (together) were exactly the
cards that were neither discarded nor in the own hand; all that they drew since came from the discards.
Which of the two a card was that somebody has paid since is not seen, so it is drawn, too; but nobody has
paid more of the new ones than they had drawn till then. Nothing is concluded from what anybody chose,
except that who pays for a tile is able to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.tuscany.rules import boards
from tavola.games.tuscany.rules.payments import can_pay
from tavola.kernel import Pick, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState

_TRIES = 400
"""How often hands are dealt until whoever is paying can; after that, the cards for it are dealt first."""


def deal_anew(state: TuscanyState, seat: Seat | None, pick: Pick) -> None:
    """Deal anew all that this seat (None: a spectator) cannot know."""
    if state.over:
        return
    state.ask_again()
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        if other in state.sealed:
            _build_anew(state, other, pick)
    # Random games need a hundred tries at most; if all fail, the hands stay, as the mover does need some.
    real = (state.hand[:], state.held[:], state.pile[:])
    for number in range(_TRIES + _TRIES):
        if _deal_hands(state, others, pick, helped=number >= _TRIES) and _mover_can_pay(state):
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


def _due(state: TuscanyState) -> int:
    """The colour that the mover is paying just now; -1: nothing is being paid."""
    face, field = state.paying_for()
    if face < 0:
        return -1
    layout = state.layouts[state.mover]
    assert layout is not None
    return layout.types[field]


def _mover_can_pay(state: TuscanyState) -> bool:
    """Everybody has heard what is being placed, so whoever pays can."""
    kind, seat = _due(state), state.mover
    return kind < 0 or can_pay(state.hand_of(seat), kind, state.workers[seat], state.box.place_cost)


class _Unseen:
    """The cards that a seat has not seen, and how many of them each of the others has had."""

    def __init__(self, state: TuscanyState, others: list[Seat]) -> None:
        self.old = [0] * 8
        """What the others held when the pile was last made anew."""
        self.fresh = state.pile[:]
        """What was in that pile and did not come to the seat itself."""
        self.old_slots: dict[Seat, int] = {}
        self.fresh_slots: dict[Seat, int] = {}
        self.paid = [paid for paid in state.paid if paid[0] in others]
        self.held = [0] * len(state.held)
        for other in others:
            held = state.held[other * 8 : other * 8 + 8]
            drawn = [n - h for n, h in zip(state.hand_of(other), held, strict=True)]
            for payer, kind, _ in self.paid:
                if payer == other:
                    drawn[kind] += 1
            for kind in range(8):
                self.old[kind] += held[kind]
                self.fresh[kind] += drawn[kind]
            self.old_slots[other] = sum(held)
            self.fresh_slots[other] = sum(drawn)

    def take_out_paid(self, pick: Pick) -> bool:
        """Settle for every card that was paid since whether it was old or fresh; False: a dead end."""
        old, fresh = self.old, self.fresh
        if not any(old):
            for other, kind, _ in self.paid:
                fresh[kind] -= 1
                self.fresh_slots[other] -= 1
            return True
        drawn_in_all = self.fresh_slots.copy()
        for other, kind, drawn in self.paid:
            had = drawn - (drawn_in_all[other] - self.fresh_slots[other])
            was_old = old[kind] * self.old_slots[other] * max(1, sum(fresh))
            was_fresh = fresh[kind] * had * max(1, sum(old))
            if not was_old + was_fresh:
                return False
            if pick(was_old + was_fresh) < was_old:
                old[kind] -= 1
                self.old_slots[other] -= 1
                self.held[other * 8 + kind] += 1
            else:
                fresh[kind] -= 1
                self.fresh_slots[other] -= 1
        return True

    def give(self, seat: Seat, kind: int, wanted: int) -> int:
        """Lay aside so many cards of a colour for a seat, fresh ones first; how many there were."""
        fresh = min(wanted, self.fresh[kind], self.fresh_slots[seat])
        self.fresh[kind] -= fresh
        self.fresh_slots[seat] -= fresh
        old = min(wanted - fresh, self.old[kind], self.old_slots[seat])
        self.old[kind] -= old
        self.old_slots[seat] -= old
        self.held[seat * 8 + kind] += old
        return fresh + old


def _deal_hands(state: TuscanyState, others: list[Seat], pick: Pick, *, helped: bool) -> bool:
    """Deal the others' hands and the pile anew; False: the cards came out so that they do not fit.

    Helped, whoever is paying gets as many cards of the colour as there is no worker for.
    """
    unseen = _Unseen(state, others)
    if not unseen.take_out_paid(pick):
        return False
    due, mover = _due(state), state.mover
    given = 0
    if helped and mover in others and due >= 0:
        given = unseen.give(mover, due, max(0, state.box.place_cost - state.workers[mover]))
    for other in others:
        hand = [0] * 8
        if other == mover:
            hand[due] += given
        for kind in _draw(unseen.old, unseen.old_slots[other], pick):
            hand[kind] += 1
            unseen.held[other * 8 + kind] += 1
        for kind in _draw(unseen.fresh, unseen.fresh_slots[other], pick):
            hand[kind] += 1
        state.hand[other * 8 : other * 8 + 8] = hand
        state.held[other * 8 : other * 8 + 8] = unseen.held[other * 8 : other * 8 + 8]
    state.pile = unseen.fresh
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
