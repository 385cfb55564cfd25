"""What a game is, and the loop that runs one. Pure: no clock, no disk, no net, no chance of its own."""

from tavola.kernel.agenda import AnyTask, Events, Task
from tavola.kernel.bags import Bag, bag_text, parse_bag
from tavola.kernel.dealers import Dealer, RandomDealer, ScriptedDealer, draw_outcome
from tavola.kernel.errors import (
    IllegalChoice,
    LessonError,
    Reason,
    RecordError,
    SetupError,
    StaleChoice,
    TavolaError,
    UndoRefused,
    UnknownOption,
)
from tavola.kernel.events import Award, Event, Item, visible_to
from tavola.kernel.game import Game
from tavola.kernel.kit import Kit
from tavola.kernel.lesson import LEARNER, Card, Lesson, Passage, parse_lesson
from tavola.kernel.log import Log, Told
from tavola.kernel.memo import note
from tavola.kernel.motive import Motive
from tavola.kernel.options import Coded, FieldValue, Option, Seat, Written, field_text
from tavola.kernel.pending import (
    CHANCE,
    MOST_OPTIONS,
    OVER,
    Chance,
    Decision,
    EmptyQuestion,
    EndlessQuestion,
    Pending,
    Pick,
    kind_at,
)
from tavola.kernel.perspective import Bot, Perspective
from tavola.kernel.play import Play, Replay, replay, replay_as_far_as_it_agrees
from tavola.kernel.pools import Lots, Outcome, Singles
from tavola.kernel.ranks import Rank
from tavola.kernel.record import Check, Record, parse_record
from tavola.kernel.rulebook import Rule, Rulebook, parse_book, parse_rulebook
from tavola.kernel.setup import Component, Prepared, Setup, SetupOption, SetupSchema
from tavola.kernel.state import State, play_out
from tavola.kernel.steps import Choice, Draw, Step
from tavola.kernel.values import made_often
from tavola.kernel.view import View
from tavola.kernel.words import Words

__all__ = [
    "CHANCE",
    "LEARNER",
    "MOST_OPTIONS",
    "OVER",
    "AnyTask",
    "Award",
    "Bag",
    "Bot",
    "Card",
    "Chance",
    "Check",
    "Choice",
    "Coded",
    "Component",
    "Dealer",
    "Decision",
    "Draw",
    "EmptyQuestion",
    "EndlessQuestion",
    "Event",
    "Events",
    "FieldValue",
    "Game",
    "IllegalChoice",
    "Item",
    "Kit",
    "Lesson",
    "LessonError",
    "Log",
    "Lots",
    "Motive",
    "Option",
    "Outcome",
    "Passage",
    "Pending",
    "Perspective",
    "Pick",
    "Play",
    "Prepared",
    "RandomDealer",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Replay",
    "Rule",
    "Rulebook",
    "ScriptedDealer",
    "Seat",
    "Setup",
    "SetupError",
    "SetupOption",
    "SetupSchema",
    "Singles",
    "StaleChoice",
    "State",
    "Step",
    "Task",
    "TavolaError",
    "Told",
    "UndoRefused",
    "UnknownOption",
    "View",
    "Words",
    "Written",
    "bag_text",
    "draw_outcome",
    "field_text",
    "kind_at",
    "made_often",
    "note",
    "parse_bag",
    "parse_book",
    "parse_lesson",
    "parse_record",
    "parse_rulebook",
    "play_out",
    "replay",
    "replay_as_far_as_it_agrees",
    "visible_to",
]
