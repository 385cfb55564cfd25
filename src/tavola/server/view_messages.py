"""The messages that show a table to one viewer: the current state, an earlier position, a preview."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from tavola.kernel import Motive, Seat, View
from tavola.server import lessons, presenter
from tavola.server import messages as m
from tavola.server.connection import Sent, Viewer
from tavola.server.render_cache import RenderCache, colours_of, names_of
from tavola.table import NotAllowed, Snapshot, Status, TableError, preview

_LAST_LINES = 8
MOST_MOTIVES = 2
"""How many sentences say why a bot would choose what it advises."""

StructT = TypeVar("StructT", bound=msgspec.Struct)

# -- the state now -----------------------------------------------------------------------------


def seat_shown_to(viewer: Viewer, table: Snapshot) -> tuple[Seat | None, bool]:
    """The seat whose view a viewer gets, and whether a curtain hides the viewer's seats from one another."""
    mine = table.seats_of(viewer.keys)
    if len(mine) <= 1:
        return (mine[0] if mine else None), False
    looked = viewer.look if viewer.look in mine else None
    asked = [seat for seat in table.waiting_for if seat in mine and table.chairs[seat].is_person]
    if table.status is not Status.RUNNING:
        return (looked if looked is not None else mine[0]), False
    if not asked or looked in asked:
        return looked, False
    if table.all_is_open:
        return asked[0], False
    return None, True


def encoded_change(
    table: Snapshot,
    cache: RenderCache,
    viewer: Viewer,
    sent: Sent,
    here: Sequence[Seat],
    pause: float | None = None,
) -> tuple[bytes, Sent]:
    """What tells the viewer of the table as it is now, and what has been sent by then.

    Made once for all who may see the same and were sent the same before. The turn that may be confirmed ends
    by itself after a `pause` of so many seconds.
    """
    mine = table.seats_of(viewer.keys)
    wait = round(1000 * pause) if pause is not None and table.waits_for_confirmation in mine else None
    host, coached = table.is_host(viewer.keys), viewer.coached
    alike = (seat_shown_to(viewer, table), mine, host, viewer.language, coached, tuple(here), wait)
    made = cache.messages(table)
    if (alike, sent) not in made:
        change, sent_then = state_change(table, cache, viewer, sent, here, wait)
        made[alike, sent] = msgspec.json.encode(change), sent_then
    return made[alike, sent]


def state_change(
    table: Snapshot,
    cache: RenderCache,
    viewer: Viewer,
    sent: Sent,
    here: Sequence[Seat],
    confirm_in: int | None = None,
) -> tuple[m.StateChange, Sent]:
    """How the table as the viewer may see it differs from what was sent; and what has been sent by then."""
    seat, _ = seat_shown_to(viewer, table)
    log = cache.log(table, seat, viewer.language)
    known = _common_prefix_length(log.lines, sent.log)
    panels = {panel.name: panel for panel in cache.panels(table, seat, viewer.language)}
    state = state_of(table, cache, viewer, here, confirm_in)
    before = sent.state
    told = m.StateChange(
        whole=before is None,
        table=_changed(state.table, None if before is None else before.table),
        state=_changed(state, before),
        shown=None if list(panels) == list(sent.panels) else list(panels),
        panels=[
            presenter.panel_change(panel, sent.panels.get(name))
            for name, panel in panels.items()
            if sent.panels.get(name) is not panel
        ],
        log_from=known,
        log=log.lines[known:],
    )
    told.state.pop("table", None)
    return told, Sent(state, panels, sent.log if known == len(log.lines) == len(sent.log) else log.lines[:])


def _changed(now: StructT, before: StructT | None) -> m.Changed[StructT]:
    names, values = now.__struct_fields__, msgspec.structs.astuple(now)
    if before is None:
        return m.Changed(zip(names, values, strict=True))
    pairs = zip(names, values, msgspec.structs.astuple(before), strict=True)
    return m.Changed({name: value for name, value, old in pairs if old != value})


def state_of(
    table: Snapshot, cache: RenderCache, viewer: Viewer, here: Sequence[Seat], confirm_in: int | None
) -> m.State:
    """The table as the viewer may see it, but for its drawings and its log."""
    seat, curtain = seat_shown_to(viewer, table)
    mine = table.seats_of(viewer.keys)
    question, coach = lessons.taught(
        cache.question(table, seat, viewer.language), table, seat if viewer.coached else None, viewer.language
    )
    confirm = table.waits_for_confirmation
    play = table.play
    return m.State(
        table=table_info(table, here, viewer.language),
        seat=seat,
        mine=list(mine),
        host=table.is_host(viewer.keys),
        question=question,
        confirm=confirm if confirm in mine else None,
        confirm_in=confirm_in,
        undoable=[s for s in mine if _is_running(table) and s in table.undoable],
        take_back=_take_back(table),
        steps=0 if play is None else len(play.steps),
        last_moves={} if play is None else presenter.last_moves(play.log, play.steps, len(table.chairs)),
        since=None if play is None else presenter.since_last_choice(play.steps, seat),
        curtain=curtain,
        record_open=table.all_is_open,
        definitions=presenter.definitions_used(table.setup.game, cache.panels(table, seat, viewer.language)),
        coach=coach,
    )


def _take_back(table: Snapshot) -> m.TakeBackInfo | None:
    asked = table.take_back
    if asked is None:
        return None
    return m.TakeBackInfo(asked.seat, asked.to, sorted(asked.agreed), list(table.consent_awaited))


def _is_running(table: Snapshot) -> bool:
    return table.status is Status.RUNNING and not table.read_only


def _common_prefix_length(lines: Sequence[m.LogLine], sent: Sequence[m.LogLine]) -> int:
    """How many lines are known; mostly only the last ones are new, and the same lines compare at once."""
    same = max(0, min(len(lines), len(sent)) - _LAST_LINES)
    if lines[:same] != sent[:same]:
        same = 0
    for line, before in zip(lines[same:], sent[same:], strict=False):
        if line is not before and line != before:
            break
        same += 1
    return same


def table_info(table: Snapshot, here: Sequence[Seat], language: str) -> m.TableInfo:
    """The table at a glance; `here` are the seats whose holder is connected."""
    words = presenter.lexicon(table.setup.game, language)
    scores = None if table.play is None else table.play.state.scores()
    return m.TableInfo(
        id=table.id,
        name=table.name,
        game=table.setup.game,
        title=words.say(f"{words.game}-title"),
        status=table.status,
        version=table.version,
        chairs=[
            m.ChairInfo(
                seat=chair.seat,
                name=chair.name,
                colour=chair.colour,
                free=chair.seat in table.free_seats,
                bot=chair.bot,
                person=bool(chair.keys),
                resigned=chair.resigned,
                connected=chair.seat in here,
                points=None if scores is None else scores[chair.seat],
            )
            for chair in table.chairs
        ],
        waiting_for=list(table.waiting_for),
        standing=[m.PlaceInfo(p.seat, p.rank, p.score, p.tie_break) for p in table.ranks],
        setup=presenter.setup_words(table.game, table.setup.modules, table.setup.options, words),
        components=presenter.component_values(table.game, table.setup),
        prepared=bool(table.setup.prepared),
        rematch=table.rematch,
        read_only=table.read_only,
    )


# -- earlier, and what would be -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a position is drawn from; nothing of the table that its viewer may not know."""

    game: str
    view: View | None
    language: str
    colours: Sequence[int]
    names: Sequence[str]

    @classmethod
    def of(cls, table: Snapshot, view: View | None, language: str) -> Drawing:
        return cls(
            table.setup.game, view, language, colours_of(table.chairs), names_of(table.chairs, language)
        )

    def panels(self) -> list[m.PanelInfo]:
        """The drawings; none, if there is nothing to be seen."""
        if self.view is None:
            return []
        drawn = presenter.draw_panels(self.game, self.view, self.language, self.colours, self.names)
        return [presenter.panel_info(panel) for panel in drawn]


def drawn(message: m.SceneShown | m.Previewed, drawing: Drawing) -> bytes:
    """The message with its drawings, encoded."""
    message.panels = drawing.panels()
    return msgspec.json.encode(message)


def position_at(
    table: Snapshot, cache: RenderCache, seat: Seat | None, language: str, step: int, ident: int = 0
) -> tuple[m.SceneShown, Drawing]:
    """An earlier position as this viewer could see it then, and what is still to be drawn of it."""
    view = table.view_at(seat, step)
    shown = m.SceneShown(
        id=ident,
        step=step,
        panels=[],
        log_length=cache.log(table, seat, language).lines_before(step),
        scores=list(view.scores),
        waiting_for=list(view.waiting_for),
        turns=table.running.turn_ends,
    )
    return shown, Drawing.of(table, view, language)


def preview_message(
    table: Snapshot, viewer: Viewer, seat: Seat, text: str, ident: int, motives: Sequence[Motive] = ()
) -> tuple[m.Previewed, Drawing]:
    """What an option would do, what speaks for it if a bot was asked, and what is still to be drawn."""
    if seat_shown_to(viewer, table)[0] != seat:
        raise NotAllowed("not-shown", "another seat is shown now")
    if table.asked_at(seat) is None:
        raise TableError("not-asked", "nothing is asked of this seat now")
    option, language = table.game.parse(text), viewer.language
    tried = preview(table.running.state, seat, option)
    names, words = names_of(table.chairs, language), presenter.lexicon(table.setup.game, language)
    log = [(len(table.running.steps), event) for event in tried.events]
    previewed = m.Previewed(
        id=ident,
        option=str(option),
        lines=[line for _, line in presenter.log_lines(log, names, words, table.game.rulebook())],
        panels=[],
        chance=tried.chance,
        final=tried.final,
        why=" ".join(words.motive(motive) for motive in motives[:MOST_MOTIVES]),
    )
    return previewed, Drawing.of(table, tried.view(), language)
