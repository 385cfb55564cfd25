"""A table on which everybody does anything at any time; what is refused must change nothing."""

from random import Random

from tavola.kernel import Game, Setup, TavolaError
from tavola.table import Entry, Status, Table, fingerprint
from tests.table.toy_tables import BOT, facts


class WildTable:
    """Acts at random and keeps the journal."""

    def __init__(self, game: Game, setup: Setup, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.table = Table("wild", lambda _: game, rng.randrange, lambda _: BOT)
        self.journal: list[Entry] = []
        self.journal += self.table.create(
            "Wild", setup, host=fingerprint("host"), invite=fingerprint("invite"), colours=range(setup.seats)
        )
        for seat in range(setup.seats):
            bot = BOT if seat and rng.random() < 0.3 else ""
            key = "" if bot else fingerprint(f"key {seat}")
            self.journal += self.table.sit(seat, f"Somebody {seat}", key=key, bot=bot)
        self.journal += self.table.start()

    def act(self) -> list[Entry]:
        """One act, mostly an answer; empty if it was refused."""
        before = facts(self.table)
        try:
            made = self._something()
        except TavolaError:
            assert facts(self.table) == before
            return []
        self.journal += made
        return made

    def _something(self) -> list[Entry]:
        table, rng = self.table, self.rng
        if table.status is Status.RUNNING and rng.random() < 0.7:
            return self._answer()
        seat = rng.randrange(len(table.chairs))
        match rng.randrange(13):
            case 0:
                return table.undo(seat)
            case 1:
                to, absent = rng.randrange(-1, len(table.running.steps) + 2), {rng.randrange(6)}
                return table.ask_take_back(seat, to, absent=absent)
            case 2 | 3 | 4:
                return table.answer_take_back(seat, agreed=rng.random() < 0.9)
            case 5:
                return table.hand_over(seat, BOT)
            case 6 | 7:
                return table.take_over(seat)
            case 8 if rng.random() < 0.1:
                return table.resign(seat)
            case 9:
                return table.add_key(seat, fingerprint(str(rng.random())))
            case 10:
                return table.revoke_keys(seat, fingerprint(f"key {seat}"))
            case 11:
                return table.waive_consent({seat})
        return table.choose(seat, rng.randrange(table.version + 2), "pass")

    def _answer(self) -> list[Entry]:
        table, rng = self.table, self.rng
        seat = rng.choice(table.waiting_for)
        if table.waits_for_confirmation == seat:
            return table.confirm(seat)
        decision = table.running.state.decision_of(seat)
        assert decision is not None
        return table.choose(seat, table.asked_at(seat) or 0, str(rng.choice(decision.options)))
