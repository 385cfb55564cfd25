"""Judges the second edition's options: each is played on a copy, and what it leads to is given its worth."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.parts.judgement.motives import motives
from tavola.games.carrara.parts.rules.options import Build, Pay, Take
from tavola.games.carrara.parts.rules.wheel import on_segment
from tavola.games.carrara.second.judgement.extras import Extras
from tavola.games.carrara.second.judgement.tempo import turns_left
from tavola.games.carrara.second.judgement.weights import Weights
from tavola.games.carrara.second.judgement.worth import Worth, points_after_last_turn
from tavola.games.carrara.second.rules.edition import Holdings
from tavola.games.carrara.second.rules.options import BuyBlocks, Monument, Upgrade, Visit
from tavola.games.carrara.second.rules.places import building_at
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Chance, Motive, Option, Pick, Seat, State, draw_outcome

IMAGINED_DRAWS = 3
"""How often the wheel is refilled in mind before buying is chosen."""
BUILDINGS_LOOKED_AT = 10
"""How many of the buildings that promise most are judged closely."""
FIELDS_LOOKED_AT = 3
"""How many of the best fields are judged again for every section of the court."""
SURE = 1000.0
"""More than any position is worth."""


class Judge:
    """Values what options lead to: the worth to the own seat, less a share of the worth to the best rival."""

    def __init__(self, *modes: tuple[type[Holdings], Extras, Weights]) -> None:
        """What each mode keeps on the table tells it from the others; the first that fits is meant."""
        self._modes = modes

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:
        assert isinstance(state, SecondState)
        extras, weights = next(
            (extras, weights) for kept, extras, weights in self._modes if isinstance(state.more, kept)
        )
        return _Question(state, seat, extras, weights, pick).values(options)

    def motives(self, state: State, seat: Seat, option: Option, pick: Pick) -> Sequence[Motive]:
        return motives(state, seat, option)


class _Question:
    """One decision: what holds for all its options is found once."""

    def __init__(self, state: SecondState, seat: Seat, extras: Extras, w: Weights, pick: Pick) -> None:
        self._state, self._seat, self._extras, self._w, self._pick = state, seat, extras, w, pick
        self._rivals: dict[tuple[object, ...], float] = {}
        self._rewards: dict[int, float] = {}
        self._fields: list[str] = []

    def values(self, options: Sequence[Option]) -> Sequence[float]:
        asked = self._state.decision_of(self._seat)
        assert asked is not None
        match asked.ask:
            case "carrara-second.take":
                return self._purchases(self._state, self._own(self._state), options)
            case "carrara-second.pay":
                return self._payments(options)
        return self._actions(options)

    # -- positions ------------------------------------------------------------------------------------

    def _own(self, state: SecondState, *, plan: bool = True) -> Worth:
        turns = turns_left(state, self._seat, self._seat, self._w)
        return Worth(state, self._seat, turns, self._w, self._extras, plan=plan)

    def _position(self, state: SecondState) -> float:
        return self._own(state).now() + self._against(state)

    def _against(self, state: SecondState) -> float:
        """What is to be added to the worth to the own seat: less a share of the best rival's, or all."""
        rival = self._best_rival(state)
        if state.over:
            won = any(place.seat == self._seat and place.rank == 1 for place in state.final)
            return (SURE if won else -SURE) - rival
        if state.ending == self._seat:
            ahead = self._own(state).now() - rival
            return (SURE if ahead > 0 else -SURE / 2) - rival
        return -self._w.rivals * rival

    def _best_rival(self, state: SecondState) -> float:
        key = (
            *state.city_stone, state.leader, state.visit, state.ending, state.improvements,
            state.monuments, sum(state.stack), state.stones_left(self._seat), state.more.key(),
        )  # fmt: skip
        if key not in self._rivals:
            self._rivals[key] = max(
                self._rival(state, other) for other in range(state.seats) if other != self._seat
            )
        return self._rivals[key]

    def _rival(self, state: SecondState, other: Seat) -> float:
        turns = turns_left(state, other, self._seat, self._w)
        if state.ending >= 0 and turns:
            return points_after_last_turn(state, other, self._extras)
        return Worth(state, other, turns, self._w, self._extras, plan=False).now()

    # -- options --------------------------------------------------------------------------------------

    def _actions(self, options: Sequence[Option]) -> list[float]:
        """What is worth doing besides is done first; of buildings, few are worth a closer look."""
        looked_at = self._promising(options)
        now = self._position(self._state) if any(map(self._extras.is_besides, options)) else 0.0
        return [self._judged(option, looked_at, now) for option in options]

    def _judged(self, option: Option, looked_at: set[Option], now: float) -> float:
        if isinstance(option, Build | Monument | Upgrade) and option not in looked_at:
            return -SURE
        value = self._after(self._state, option)
        if self._extras.is_besides(option):
            return value + SURE if value > now else value - SURE
        return value

    def _promising(self, options: Sequence[Option]) -> set[Option]:
        """Those buildings that add most to what will be scored."""
        own = self._own(self._state)
        gains: dict[tuple[int, int, int], float] = {}
        for gain, tile, city, cost in own.prospects:
            gains.setdefault((tile, city, cost), gain)
        built, edition = self._state.built[self._seat], self._state.edition
        ranked: list[tuple[float, int, Option]] = []
        for number, option in enumerate(options):
            match option:
                case Build():
                    key = (option.tile, option.city, edition.value[option.tile])
                case Monument():
                    key = (edition.regular + option.type, option.city, edition.box.monument)
                case Upgrade():
                    city = built[building_at(edition, built, option.place)][1]
                    key = (edition.regular + option.type, city, edition.box.monument - option.value)
                case _:
                    continue
            ranked.append((-gains.get(key, 0.0), number, option))
        ranked.sort(key=lambda entry: entry[:2])
        return {option for _, _, option in ranked[:BUILDINGS_LOOKED_AT]}

    def _after(self, state: SecondState, option: Option) -> float:
        after = state.copy()
        after.choose(self._seat, option)
        if isinstance(option, BuyBlocks):
            return self._bought(after)
        if isinstance(option, Visit):
            return self._visited(after)
        return self._settled(after)

    def _settled(self, state: SecondState) -> float:
        """The worth once the questions that belong to the option are answered."""
        if isinstance(chance := state.pending, Chance):
            if len(chance.pool) > 1 or sum(chance.pool.values()) > 1:
                return self._position(state)
            state.deal(next(iter(chance.pool)))
        asked = state.decision_of(self._seat)
        if asked is None:
            return self._position(state)
        match asked.ask.partition(".")[2]:
            case "pay":
                # The first payment listed keeps the dearest colours.
                state.choose(self._seat, asked.options[0])
                return self._settled(state)
            case "field":
                return self._visited(state)
            case "improve" | "reward" | "decoration" | "gold" | "place":
                best = max(asked.options, key=lambda option: self._quick(state, option))
                state.choose(self._seat, best)
                return self._settled(state)
        return self._position(state)

    def _quick(self, state: SecondState, option: Option) -> float:
        """A first idea of an answer: buildings to come are left out."""
        after = state.copy()
        after.choose(self._seat, option)
        asked = after.decision_of(self._seat)
        if asked is not None and asked.ask == "carrara-second.place":
            return max(self._quick(after, place) for place in asked.options)
        return self._own(after, plan=False).now()

    def _visited(self, state: SecondState) -> float:
        """The best field; which few to look at is found once, for the sections differ little."""
        asked = state.decision_of(self._seat)
        assert asked is not None
        if asked.ask != "carrara-second.field":
            return self._settled(state)
        fields = [option for option in asked.options if not self._extras.is_besides(option)]
        known = [option for option in fields if str(option) in self._fields]
        judged = [(self._after(state, option), str(option)) for option in known or fields]
        judged.sort(reverse=True)
        if not known:
            self._fields = [text for _, text in judged[:FIELDS_LOOKED_AT]]
        return judged[0][0]

    # -- blocks ---------------------------------------------------------------------------------------

    def _bought(self, state: SecondState) -> float:
        """The best purchase, on average over a few imagined draws if there are any."""
        own, draws, total = self._own(state), IMAGINED_DRAWS, 0.0
        if not isinstance(state.pending, Chance):
            draws = 1
        for _ in range(draws):
            drawn_for = state.copy()
            while isinstance(chance := drawn_for.pending, Chance):
                drawn_for.deal(draw_outcome(chance, self._pick))
            decision = drawn_for.decision_of(self._seat)
            assert decision is not None
            total += max(self._purchases(drawn_for, own, decision.options))
        return total / draws + self._against(state)

    def _purchases(self, state: SecondState, own: Worth, options: Sequence[Option]) -> list[float]:
        """Purchases differ in blocks and coins, and in what an emptied segment gives; gifts are taken."""
        edition = state.edition
        segments = [
            on_segment(state.wheel, segment, edition.colours) for segment in range(edition.box.segments)
        ]
        return [
            self._purchase(state, own, option, segments[option.segment])
            if isinstance(option, Take)
            else own.of(own.hand, own.coins + edition.box.relief)
            for option in options
        ]

    def _purchase(self, state: SecondState, own: Worth, option: Take, there: Sequence[int]) -> float:
        edition = state.edition
        for price, n, lying in zip(edition.box.prices[option.segment], option.counts, there, strict=True):
            if not price and n < lying:
                return -SURE
        hand = tuple(map(int.__add__, own.hand, option.counts))
        worth = own.of(hand, own.coins - option.price)
        if sum(option.counts) == sum(there):
            rewards = self._extras.reward(state, option.segment)
            worth += max((self._reward(piece) for piece in rewards), default=0.0)
        return worth

    def _reward(self, piece: int) -> float:
        """What a piece adds to the position that is judged."""
        if piece not in self._rewards:
            before = self._own(self._state, plan=False).now()
            leads_to = self._extras.placed(self._state, self._seat, piece)
            worth = [self._own(state, plan=False).now() - before for state in leads_to]
            self._rewards[piece] = max(0.0, *worth) if worth else 0.0
        return self._rewards[piece]

    def _payments(self, options: Sequence[Option]) -> list[float]:
        """Payments differ in blocks only."""
        after = self._state.copy()
        after.choose(self._seat, options[0])
        own, hand = self._own(after), self._state.hand(self._seat)
        return [
            own.of(tuple(map(int.__sub__, hand, option.counts)), own.coins)
            for option in options
            if isinstance(option, Pay)
        ]
