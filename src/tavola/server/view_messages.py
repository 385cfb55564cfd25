"""The messages that show a table to one viewer: the current state, an earlier position, a preview."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing.panel import Panel
from tavola.kernel import Seat
from tavola.server import messages as m
from tavola.server import presenter
from tavola.server.render_cache import RenderCache, colours_of, names_of
from tavola.server.room import Room
from tavola.server.sockets import Connection
from tavola.table import NotAllowed, Status, Table, TableError, preview

# -- the state now -----------------------------------------------------------------------------


def seat_shown_to(table: Table, connection: Connection) -> tuple[Seat | None, bool]:
    """The seat whose view a socket gets, and whether a curtain hides its seats from one another."""
    mine = table.seats_of(connection.keys)
    if len(mine) <= 1:
        return (mine[0] if mine else None), False
    looked = connection.look if connection.look in mine else None
    asked = [seat for seat in table.waiting_for if seat in mine and table.chairs[seat].is_person]
    if table.status is not Status.RUNNING:
        return (looked if looked is not None else mine[0]), False
    if not asked or looked in asked:
        return looked, False
    if table.all_is_open:
        return asked[0], False
    return None, True


def state_message(room: Room, connection: Connection) -> m.State:
    """The table as this socket may see it now, without the panels and log lines that it already has."""
    table, cache = room.table, room.cache
    seat, curtain = seat_shown_to(table, connection)
    mine = table.seats_of(connection.keys)
    language = connection.language
    log = cache.log(table, seat, language)
    known = _common_prefix_length(log.lines, connection.sent_log)
    connection.sent_log = log.lines[:]
    confirm = table.waits_for_confirmation
    play = table.play
    return m.State(
        table=table_info(table, room.connected(), language),
        seat=seat,
        mine=list(mine),
        host=table.is_host(connection.keys),
        panels=_panels_to_send(cache.panels(table, seat, language), connection),
        question=cache.question(table, seat, language),
        confirm=confirm if confirm in mine else None,
        undoable=[s for s in mine if play is not None and _is_running(table) and play.undoable(s)],
        take_back=_take_back(table),
        steps=0 if play is None else len(play.steps),
        log_from=known,
        log=log.lines[known:],
        last_moves={} if play is None else presenter.last_moves(play.log, play.steps, len(table.chairs)),
        curtain=curtain,
        record_open=table.all_is_open,
    )


def _take_back(table: Table) -> m.TakeBackInfo | None:
    asked = table.take_back
    if asked is None:
        return None
    return m.TakeBackInfo(asked.seat, asked.to, sorted(asked.agreed), list(table.consent_awaited))


def _is_running(table: Table) -> bool:
    return table.status is Status.RUNNING and table.broken is None


def _common_prefix_length(lines: list[m.LogLine], sent: list[m.LogLine]) -> int:
    same = 0
    for line, before in zip(lines, sent, strict=False):
        if line is not before and line != before:
            break
        same += 1
    return same


def _panels_to_send(panels: tuple[Panel, ...], connection: Connection) -> list[m.PanelInfo]:
    """All panels, those that this socket already has without their drawing."""
    infos = []
    for panel in panels:
        info = presenter.panel_info(panel)
        if connection.sent_panels.get(panel.name) == (mark := hash(panel.svg)):
            info.svg = None
        connection.sent_panels[panel.name] = mark
        infos.append(info)
    return infos


def table_info(table: Table, here: Sequence[Seat], language: str) -> m.TableInfo:
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
        standing=[m.PlaceInfo(p.seat, p.rank, p.score, p.tie_break) for p in table.standing()],
        setup=presenter.setup_words(table.game, table.setup.modules, dict(table.setup.options), words),
        prepared=bool(table.setup.prepared),
        rematch=table.rematch,
        read_only="" if table.broken is None else str(table.broken),
    )


# -- earlier, and what would be -----------------------------------------------------------------


def position_at(
    table: Table, cache: RenderCache, seat: Seat | None, language: str, step: int, ident: int = 0
) -> m.SceneShown:
    """An earlier position as this viewer could see it then."""
    view = table.view_at(seat, step)
    names = names_of(table, language)
    panels = presenter.draw_panels(table.setup.game, view, language, colours_of(table), names)
    return m.SceneShown(
        id=ident,
        step=step,
        panels=[presenter.panel_info(panel) for panel in panels],
        log_length=cache.log(table, seat, language).lines_before(step),
        scores=list(view.scores),
        waiting_for=list(view.waiting_for),
    )


def preview_message(table: Table, connection: Connection, seat: Seat, text: str, ident: int) -> m.Previewed:
    """What an option would do, for the seat that considers it."""
    if seat_shown_to(table, connection)[0] != seat:
        raise NotAllowed("not-shown", "another seat is shown now")
    if table.asked_at(seat) is None:
        raise TableError("not-asked", "nothing is asked of this seat now")
    option, language = table.game.parse(text), connection.language
    tried = preview(table.running.state, seat, option)
    names, words = names_of(table, language), presenter.lexicon(table.setup.game, language)
    log = [(len(table.running.steps), event) for event in tried.events]
    panels: tuple[Panel, ...] = ()
    if (view := tried.view()) is not None:
        panels = presenter.draw_panels(table.setup.game, view, language, colours_of(table), names)
    return m.Previewed(
        id=ident,
        option=str(option),
        lines=[line for _, line in presenter.log_lines(log, names, words, table.game.rulebook())],
        panels=[presenter.panel_info(panel) for panel in panels],
        chance=tried.chance,
    )
