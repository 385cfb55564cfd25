"""The special scoring fields: all own urban or all own rural buildings, wherever they stand."""

from __future__ import annotations

from tavola.games.carrara.first.expansion.rules.edition import value_to
from tavola.games.carrara.first.expansion.rules.options import ScoreSpecial
from tavola.games.carrara.first.expansion.rules.state import ExpansionState, expanded
from tavola.games.carrara.first.rules.actions.score import no_stone
from tavola.games.carrara.first.rules.edition import Action
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Award, Event, Events, Option, Reason


class ScoreSpecialField(Action):
    """Each field once, with at least one building of its kind; no objects are taken."""

    words = ("score-special",)

    def options(self, state: CarraraState) -> list[Option]:
        position = expanded(state)
        seat, edition = state.mover, position.expansion
        if not state.built[seat] or state.scorings[seat] >= edition.box.scorings:
            return []
        types, scored = edition.estate(state.built[seat]).types, position.scored_specials[seat]
        return [
            option
            for special, option in enumerate(edition.more_options.score_special)
            if types & edition.special_bits[special] and not scored >> special & 1
        ]

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        assert isinstance(option, ScoreSpecial)
        position = expanded(state)
        seat, edition = state.mover, position.expansion
        value = value_to(position, seat, edition.cities + option.special)
        tiles = _tiles(position, option.special)
        cost = sum(edition.cost[tile] for tile in tiles)
        position.scored_specials[seat] |= 1 << option.special
        state.scorings[seat] += 1
        state.points[seat] += cost * value.points
        state.coins[seat] += cost * value.coins
        if events is not None:
            rule, names = "carrara1x.special.value", [edition.box.tiles[tile].name for tile in tiles]
            items = [
                item
                for tile, name in zip(tiles, names, strict=True)
                for item in value.items("special", edition.cost[tile], rule, f"tile:{name}", {"tile": name})
            ]
            award = Award(seat, "carrara.scored_special", tuple(items))
            where = (f"special:{option.name}@{seat}",)
            events.append(Event("carrara.scored_special", seat, rule, option.fields, award, where))

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if not isinstance(option, ScoreSpecial):
            return None
        if (reason := no_stone(state)) is not None:
            return reason
        if expanded(state).scored_specials[state.mover] >> option.special & 1:
            return Reason("carrara1x.special.once", option.fields)
        return Reason("carrara1x.special.needs-building", option.fields)


SCORE_SPECIAL = ScoreSpecialField()


def _tiles(state: ExpansionState, special: int) -> list[int]:
    """The mover's buildings that a field is for."""
    edition = state.expansion
    types = edition.special_types[special]
    return [tile for tile, _ in state.built[state.mover] if edition.type_of[tile] in types]
