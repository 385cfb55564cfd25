"""A game played by the engine and followed by the referee, compared at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random

from tavola.games.carcassonne.rules.core.state import CarcassonneState
from tavola.games.carcassonne.rules.game import CARCASSONNE, Carcassonne
from tavola.kernel import Chance, Choice, Draw, Event, Option, Step, drawn
from tests.games.carcassonne.referee.box import Cell
from tests.games.carcassonne.referee.land import AROUND, Feature, ring
from tests.games.carcassonne.referee.referee import GOODS, Gain, Referee

MODULES = CARCASSONNE.offer.modules


class Disagreement(AssertionError):
    """The engine and the referee do not see the same."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: all of it follows from the seed."""

    seed: int
    modules: tuple[str, ...]
    seats: int
    crowded: bool
    """Whether tiles are laid close together, so that more is completed than by chance alone."""


def fixture(seed: int) -> Fixture:
    """Random modules for 2 to 6; brought tile sets included."""
    rng = Random(f"referee {seed}")
    share = rng.choice((0.3, 0.6, 0.9))
    named = tuple(name for name in MODULES if rng.random() < share)
    setup = CARCASSONNE.offer.setup(2, box="first-game", modules=named)
    return Fixture(seed, setup.modules, rng.randint(2, 6), rng.random() < 0.5)


def follow(
    game: Fixture,
    engine: Carcassonne = CARCASSONNE,
    referees: Callable[[Collection[str], int], Referee] = Referee,
) -> Counter[str]:
    """Play it to the end; how often what was seen. Raises Disagreement at the first difference."""
    rng = Random(game.seed)
    setup = engine.offer.setup(
        game.seats, box="first-game", modules=game.modules, options={"aids": "teaching"}
    )
    state = engine.new(setup)
    referee = referees(setup.modules, game.seats)
    comparison = Comparison(state, referee)
    steps: list[Step] = []
    try:
        while True:
            comparison.make()
            if state.over:
                return referee.seen + Counter(games=1, steps=len(steps))
            step = _step(state, referee, rng, crowded=game.crowded)
            steps.append(step)
            _take(state, referee, step)
    except Exception as error:
        told = "\n".join(map(_told, steps))
        what = str(error) if isinstance(error, Disagreement) else repr(error)
        raise Disagreement(f"{what}\n\n{game}\nafter {len(steps)} steps:\n{told}") from error


def _told(step: Step) -> str:
    return f"{step.seat}: {step.option}" if isinstance(step, Choice) else f"-: {step.outcome}"


def _step(state: CarcassonneState, referee: Referee, rng: Random, *, crowded: bool) -> Step:
    pending = state.pending
    if isinstance(pending, Chance):
        return Draw(drawn(pending, rng.randrange), pending.why)
    decision = pending[0]
    options: Sequence[Option] = decision.options
    if crowded and decision.ask == "carcassonne.lay" and rng.random() < 0.8:
        near = [_neighbours(referee, str(option)) for option in options]
        options = [option for option, count in zip(options, near, strict=True) if count == max(near)]
    if crowded and decision.ask == "carcassonne.claim" and rng.random() < 0.8:
        # Nobody comes back from a field, so there are few figures left for the rest.
        options = [o for o in options if str(o).split()[-1][0] in "rcmg"] or [decision.options[-1]]
    return Choice(decision.seat, rng.choice(options))


def _neighbours(referee: Referee, text: str) -> int:
    x, y = map(int, text.split()[1].split(","))
    return sum(cell in referee.land.tiles for cell in ring((x, y)))


def _take(state: CarcassonneState, referee: Referee, step: Step) -> None:
    events: list[Event] = []
    if isinstance(step, Choice):
        state.choose(step.seat, step.option, events)
        referee.chosen(str(step.option))
    else:
        state.deal(step.outcome, events)
        referee.drawn(step.outcome)
    awards = [event.award for event in events if event.award is not None]
    wheres = [event.where for event in events if event.award is not None]
    _same(
        "what was scored",
        Counter(referee.gains),
        Counter(
            Gain(award.seat, award.points, frozenset(_place(part) for part in where))
            for award, where in zip(awards, wheres, strict=True)
        ),
    )


def _place(part: str) -> tuple[Cell, str]:
    """`part:3,-1/c1` or `3,-1/c1`."""
    cell, _, name = part.removeprefix("part:").partition("/")
    x, y = map(int, cell.split(","))
    return (x, y), name


def _same(what: str, expected: object, found: object) -> None:
    if expected == found:
        return
    if isinstance(expected, dict) and isinstance(found, dict):
        differing = {key for key in expected.keys() | found.keys() if expected.get(key) != found.get(key)}
        expected, found = ({key: it.get(key) for key in differing} for it in (expected, found))
    elif isinstance(expected, set) and isinstance(found, set):
        expected, found = expected - found, found - expected
    raise Disagreement(f"{what}:\n  referee {expected}\n  engine  {found}")


class Comparison:
    """Everything that both of them know about a position."""

    def __init__(self, state: CarcassonneState, referee: Referee) -> None:
        self.state = state
        self.referee = referee
        self._places: dict[int, tuple[Cell, str]] = {}
        """The engine's segments."""
        self._roots: dict[int, Feature] = {}
        """The engine's features and ours."""

    def make(self) -> None:
        """Raises Disagreement where they differ."""
        self._pending()
        _same("scores", tuple(self.referee.scores), self.state.scores())
        self._stock()
        self._features()
        self._figures()
        if isinstance(self.state.pending, Chance) or self.state.over:
            self._view()

    def _pending(self) -> None:
        asked, pending = self.referee.asks(), self.state.pending
        if isinstance(pending, Chance):
            _same("drawn by", None if asked is None else asked.seat, None)
            _same("what can be drawn", asked and asked.answers, Counter(pending.pool))
        elif not pending:
            _same("what is asked at the end", asked, None)
        else:
            _same("who is asked", asked and asked.seat, pending[0].seat)
            _same("options", asked and asked.answers, Counter(map(str, pending[0].options)))

    def _stock(self) -> None:
        state, referee = self.state, self.referee
        _same("tiles left", referee.left, Counter(state.left))
        _same("tiles aside", tuple(referee.aside), state.aside)
        names = [figure.name for figure in state.rules.figures]
        found = {(name, s): state.in_supply(n, s) for n, name in enumerate(names) for s in range(state.seats)}
        _same("supplies", referee.supply, found)

    def _features(self) -> None:
        state, referee = self.state, self.referee
        for number in range(len(self.state.tile_cell)):
            y, x = divmod(state.tile_cell[number], 1024)
            for n, name in enumerate(state.tile_face[number].names):
                self._places[state.tile_base[number] + n] = ((x - 512, y - 512), name)
        groups: dict[int, set[tuple[Cell, str]]] = {}
        for segment, place in self._places.items():
            groups.setdefault(min(state.roots(segment)), set()).add(place)
        expected = {feature.where for feature in referee.land.features}
        _same("features", expected, {frozenset(group) for group in groups.values()})
        roots = {root: referee.land.feature(*self._places[root]) for root in groups}
        if roots != self._roots:
            for root, feature in roots.items():
                self._feature(root, feature)
        self._roots = roots

    def _feature(self, segment: int, expected: Feature) -> None:
        """How far it reaches and what it carries; that changes only when a tile is laid."""
        state, found = self.state, self.state.feature(segment)
        where = f"of the {expected.kind} {expected.pieces[0].where}"
        if expected.kind in ("road", "city"):
            _same(f"tiles {where}", len(expected.cells), found.size)
            for fact, mark in self._marks():
                _same(f"{mark} {where}", expected.total(*fact), state.rules.read(mark, found.marks))
        elif expected.kind not in AROUND or (
            expected.kind == "garden" and "abbot" not in self.referee.modules
        ):
            return
        _same(f"open ends {where}", expected.open, found.open)
        _same(f"complete {where}", (expected.complete,) * 2, (found.complete, state.closed(segment)))

    def _figures(self) -> None:
        state, referee = self.state, self.referee
        standing = Counter(
            (state.rules.figures[f].name, seat, *self._places[at]) for at, f, seat in state.figures
        )
        _same("figures", self._standing(), standing)
        crowds = referee.crowds()
        for root, feature in self._roots.items():
            packed = state.feature(root).strength
            expected = crowds.get(feature, [0] * state.seats)
            if expected != [packed >> 5 * seat & 31 for seat in range(state.seats)]:
                raise Disagreement(f"strengths on {feature.where}: {expected}, not {packed:b}")
            if any(expected) != state.occupied(root):
                raise Disagreement(f"{feature.where} occupied: {any(expected)}")

    def _standing(self) -> Counter[tuple[str, int, Cell, str]]:
        return Counter((it.name, it.seat, it.cell, it.part) for it in self.referee.figures)

    def _marks(self) -> list[tuple[tuple[str, ...], str]]:
        modules = self.referee.modules
        marks: list[tuple[tuple[str, ...], str]] = [(("pennants",), "pennants")]
        marks += [(("inn",), "inn")] if "inns" in modules else []
        marks += [(("cathedral",), "cathedral")] if "cathedrals" in modules else []
        marks += [(("goods", kind), kind) for kind in GOODS] if "traders" in modules else []
        return marks

    def _view(self) -> None:
        """What everybody sees: majorities, what each feature would bring, and the sum of it all."""
        referee, view = self.referee, self.state.view(None)
        _same("tiles left as seen", referee.left, Counter(view.left_by_kind))
        standing = Counter((it.figure, it.seat, (it.x, it.y), it.part) for it in view.figures)
        _same("figures as seen", self._standing(), standing)
        if len(referee.land.laid) % 20 == 0:
            _same("holes", set(referee.holes()), set(view.holes))
        if "traders" in referee.modules:
            goods = view.more["traders"]["goods"]  # type: ignore[index]
            _same("goods", [{kind: mine[kind] for kind in GOODS} for mine in referee.goods], list(goods))
        _same(
            "majorities",
            {
                feature.where: [(seat, referee.value(feature, seat)) for seat in referee.owners(feature)]
                for feature in referee.claimed()
            },
            {
                frozenset(map(_place, region.parts)): list(zip(region.owners, region.points, strict=True))
                for region in view.regions
            },
        )
        totals = referee.scores[:]
        for gain in [] if self.state.over else referee.gains_at_the_end():
            totals[gain.seat] += gain.points
        if self.state.over:
            best = max(totals)
            winners = {seat for seat, score in enumerate(totals) if score == best}
            _same("winners", winners, {place.seat for place in view.standing if place.rank == 1})
        else:
            _same("if it ended now", tuple(totals), view.if_ended_now)
