"""What the judgement of The Castles of Tuscany counts with; worths are in red points at the end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """A player's estimates, the most important ones tried in self-play (`benchmarks/tuscany_strength.py`).

    Change one, and let it play against the old ones.
    """

    # Tempo: how quickly stacks are emptied, and what an action more is worth
    tiles_per_turn: float = 0.42
    """Of the seat that hurries most, before anything is seen of it."""
    half_time: float = 14.0
    """With so many turns left, what is only good for later is worth half as much as ever."""
    action: float = 5.0
    card: float = 1.2
    worker: float = 1.8
    marble: float = 3.5
    hexagon: float = 5.0
    enough_cards: float = 18.0
    """How many cards can be put to use soon."""
    cards_per_turn: float = 1.0
    """How many cards can be put to use in the turns that are left, each."""
    cards_in_a_worker: float = 1.4
    odd_card: float = 0.4
    """A single card of a colour that is not needed, beside one that is."""
    pair: float = 1.25
    """A pair that pays for one card of any colour."""
    readiness: float = 0.25
    """How much more the two cards for a tile are worth than two single ones, each."""
    # Regions and colours
    field_turns: float = 3.0
    """How long it takes to cover a field that is missing."""
    hope: float = 0.65
    """For each field that is missing: how likely it is to be covered in the end."""
    colour_turns: float = 3.0
    colour_hope: float = 0.8
    race: float = 0.15
    """How much each field that a rival has still to cover makes a colour's first place likelier."""
    new_colour: float = 1.5
    """Another colour of which a field is within reach."""
    # Plans
    stored: float = 0.8
    """How far a tile of the storage counts as placed."""
    second_stored: float = 0.6
    lacking: float = 0.75
    """The same, for each card that is missing for it."""
    displayed: float = 0.4
    """How far the best tile of the display counts as stored."""
    deny: float = 0.1
    """How far a tile that a rival waits for counts as an own gain."""
    # Bonus cards
    draws_per_turn: float = 0.28
    more_cards: float = 0.5
    more_marble: float = 0.7
    more_workers: float = 0.7
    more_yields: float = 0.7
    space: float = 6.0
    """A second storage space; each further one is worth half as much."""
    # Boards
    near: float = 0.85
    """For each field between it and the start castle: how much less a field is worth."""
    region: float = 2.5
    castle_field: float = 2.5
    city_field: float = 2.0
    farmstead_field: float = 1.2
    agriculture_field: float = 1.2
    quarry_field: float = 1.2
    village_field: float = 0.8
    monastery_field: float = 1.0
    carriage_field: float = 0.8
    variety: float = 0.6
    """Another colour beside the start castle."""
    start_pair: float = 0.6
    start_shown: float = 0.4
