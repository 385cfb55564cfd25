"""What every journal must do, whatever it keeps its entries in. Subclasses bring a fixture `journal`."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from tavola.table import Conflict, Entry, Journal, NoSuchTable, Status, StoreError, TimedEntry
from tavola.table import entries as e
from tests.store.samples import AWKWARD_TEXTS, CREATED, ONE_OF_EVERY_KIND, STARTED, chosen


async def begun(journal: Journal, table: str = "t", *entries: Entry) -> None:
    """A running table that begins with these entries."""
    await journal.create(table, [CREATED, *entries], game="toy", name="Friday", status=Status.RUNNING)


async def added(journal: Journal, version: int, *entries: Entry, table: str = "t") -> None:
    await journal.append(table, version, entries, status=Status.RUNNING)


async def entries_of(journal: Journal, table: str) -> list[Entry]:
    """All entries of a table, whenever they were kept."""
    return [kept.entry for kept in await journal.read(table)]


async def _all(news: AsyncIterator[int]) -> list[int]:
    return [version async for version in news]


@pytest.mark.anyio
class JournalContract:
    """The tests; not collected by itself."""

    async def test_what_was_appended_is_read_in_its_order(self, journal: Journal) -> None:
        await begun(journal, "t", STARTED)
        await added(journal, 2, chosen(1), chosen(2))
        await added(journal, 4, chosen(3))

        assert await entries_of(journal, "t") == [CREATED, STARTED, chosen(1), chosen(2), chosen(3)]

    async def test_entries_come_back_with_their_version_and_the_time_they_were_kept(
        self, journal: Journal
    ) -> None:
        await begun(journal, "t", STARTED)
        await added(journal, 2, chosen(1), chosen(2))
        times = [summary.created for summary in await journal.tables()]
        times += [summary.changed for summary in await journal.tables()]

        assert await journal.read("t") == [
            TimedEntry(1, times[0], CREATED),
            TimedEntry(2, times[0], STARTED),
            TimedEntry(3, times[1], chosen(1)),
            TimedEntry(4, times[1], chosen(2)),
        ]
        assert times[0] < times[1]

    async def test_who_writes_learns_the_time_that_the_entries_carry(self, journal: Journal) -> None:
        created = await journal.create("t", [CREATED], game="toy", name="", status=Status.GATHERING)
        appended = await journal.append("t", 1, [STARTED, chosen(1)], status=Status.RUNNING)

        assert [created, appended, appended] == [kept.at for kept in await journal.read("t")]

    async def test_what_came_after_a_version_is_read_alone(self, journal: Journal) -> None:
        await begun(journal, "t", STARTED)
        await added(journal, 2, chosen(1), chosen(2))

        assert [kept.entry for kept in await journal.read("t", after=3)] == [chosen(2)]
        assert await journal.read("t", after=1) == (await journal.read("t"))[1:]

    async def test_after_the_last_version_there_is_nothing(self, journal: Journal) -> None:
        await begun(journal)

        assert await journal.read("t", after=1) == []
        assert await journal.read("t", after=7) == []
        with pytest.raises(NoSuchTable):
            await journal.read("nowhere", after=1)

    async def test_how_far_a_table_has_come_is_told_without_reading_it(self, journal: Journal) -> None:
        await begun(journal, "t", STARTED)
        await added(journal, 2, chosen(1), chosen(2))

        assert await journal.version("t") == 4
        with pytest.raises(NoSuchTable):
            await journal.version("nowhere")

    async def test_a_subscriber_hears_which_version_the_table_has_reached(self, journal: Journal) -> None:
        async with journal.subscribe("t") as news:
            await begun(journal, "t", STARTED)
            first = await anext(news)
            await added(journal, 2, chosen(1))
            second = await anext(news)

        assert (first, second) == (2, 3)

    async def test_whoever_reads_at_every_piece_of_news_has_every_entry_once(self, journal: Journal) -> None:
        await begun(journal)
        last, heard = 40, list[Entry]()

        async def follow() -> None:
            version = 0
            async with journal.subscribe("t") as news:
                subscribed.set()
                async for _ in news:
                    more = await journal.read("t", after=version)
                    heard.extend(kept.entry for kept in more)
                    if (version := more[-1].version if more else version) == last:
                        return

        subscribed = asyncio.Event()
        following = asyncio.create_task(follow())
        await subscribed.wait()
        for version in range(1, last):
            await added(journal, version, chosen(version))
        await following

        assert heard == [CREATED, *map(chosen, range(1, last))]

    async def test_a_slow_subscriber_hears_of_the_newest_version_alone(self, journal: Journal) -> None:
        await begun(journal)
        async with journal.subscribe("t") as news, journal.subscribe("t") as quick:
            heard = []
            for version in range(1, 6):
                await added(journal, version, chosen(version))
                heard.append(await anext(quick))
            slow = await anext(news)
            await added(journal, 6, chosen(6))
            then = await anext(news)

        assert heard == [2, 3, 4, 5, 6]
        assert (slow, then) == (6, 7)

    async def test_news_is_of_one_table_and_only_of_what_was_kept(self, journal: Journal) -> None:
        await begun(journal)
        await begun(journal, "other")
        async with journal.subscribe("t") as news:
            await added(journal, 1, chosen(1), table="other")
            with pytest.raises(Conflict):
                await added(journal, 9, chosen(9))
            await added(journal, 1, chosen(1))

            assert await anext(news) == 2

    async def test_what_a_cancelled_caller_has_written_is_news(self, journal: Journal) -> None:
        await begun(journal)
        async with journal.subscribe("t") as news:
            task = asyncio.create_task(added(journal, 1, chosen(1)))
            await asyncio.sleep(0)
            task.cancel()

            assert await anext(news) == 2
            await asyncio.gather(task, return_exceptions=True)

    async def test_news_ends_when_the_journal_is_closed(self, journal: Journal) -> None:
        await begun(journal)
        async with journal.subscribe("t") as news:
            waiting = asyncio.create_task(_all(news))
            await added(journal, 1, chosen(1))
            await journal.close()

            assert await waiting == [2]
        with pytest.raises(StoreError, match="closed"):
            async with journal.subscribe("t"):
                pass

    async def test_an_append_at_an_older_version_conflicts_and_leaves_nothing(self, journal: Journal) -> None:
        await begun(journal, "t", STARTED, chosen(1))
        with pytest.raises(Conflict):
            await added(journal, 2, chosen(2), chosen(3), chosen(4))

        assert await entries_of(journal, "t") == [CREATED, STARTED, chosen(1)]

    async def test_an_append_at_a_version_still_to_come_conflicts_and_leaves_nothing(
        self, journal: Journal
    ) -> None:
        await begun(journal)
        with pytest.raises(Conflict):
            await added(journal, 5, chosen(1))

        assert await entries_of(journal, "t") == [CREATED]

    async def test_a_conflict_says_what_was_found(self, journal: Journal) -> None:
        await begun(journal, "t", STARTED)
        with pytest.raises(Conflict) as caught:
            await added(journal, 1, chosen(1))

        assert ("t", 1, 2) == (caught.value.table, caught.value.said, caught.value.found)

    async def test_after_a_conflict_the_table_goes_on(self, journal: Journal) -> None:
        await begun(journal)
        with pytest.raises(Conflict):
            await added(journal, 7, chosen(1))
        await added(journal, 1, chosen(2))

        assert await entries_of(journal, "t") == [CREATED, chosen(2)]

    async def test_a_table_is_created_once(self, journal: Journal) -> None:
        await begun(journal)
        with pytest.raises(Conflict):
            await begun(journal, "t", STARTED)

        assert await entries_of(journal, "t") == [CREATED]

    async def test_a_table_begins_with_an_entry(self, journal: Journal) -> None:
        with pytest.raises(ValueError, match="begins with an entry"):
            await journal.create("t", [], game="toy", name="", status=Status.GATHERING)

    async def test_reading_an_unknown_table_says_so(self, journal: Journal) -> None:
        with pytest.raises(NoSuchTable, match="'nowhere'"):
            await journal.read("nowhere")

    async def test_appending_to_an_unknown_table_says_so(self, journal: Journal) -> None:
        with pytest.raises(NoSuchTable):
            await added(journal, 0, chosen(1), table="nowhere")
        with pytest.raises(NoSuchTable):
            await journal.read("nowhere")

    async def test_of_two_racing_appends_exactly_one_wins(self, journal: Journal) -> None:
        await begun(journal)
        came = await asyncio.gather(
            *(added(journal, 1, chosen(n), chosen(n)) for n in range(10)), return_exceptions=True
        )
        winners = [n for n, result in enumerate(came) if result is None]
        losers = [result for result in came if isinstance(result, Conflict)]

        assert (len(winners), len(losers)) == (1, 9)
        assert await entries_of(journal, "t") == [CREATED, chosen(winners[0]), chosen(winners[0])]

    async def test_of_two_racing_creations_exactly_one_wins(self, journal: Journal) -> None:
        came = await asyncio.gather(
            begun(journal, "t", chosen(1)), begun(journal, "t", chosen(2)), return_exceptions=True
        )
        winner = came.index(None)

        assert isinstance(came[1 - winner], Conflict)
        assert await entries_of(journal, "t") == [CREATED, chosen(winner + 1)]

    async def test_many_tables_are_written_at_once_and_every_entry_is_there_once(
        self, journal: Journal
    ) -> None:
        tables = [f"table-{n}" for n in range(200)]

        async def play(table: str) -> None:
            await begun(journal, table)
            for version in range(1, 21):
                await added(journal, version, chosen(version), table=table)

        await asyncio.gather(*map(play, tables))
        expected = [CREATED, *map(chosen, range(1, 21))]

        assert [table for table in tables if await entries_of(journal, table) != expected] == []

    async def test_whoever_loses_a_race_can_read_and_try_again_until_all_are_kept(
        self, journal: Journal
    ) -> None:
        await begun(journal)

        async def insist(number: int) -> None:
            while True:
                version = len(await entries_of(journal, "t"))
                try:
                    return await added(journal, version, chosen(number))
                except Conflict:
                    continue

        await asyncio.gather(*map(insist, range(12)))
        _, *kept = await entries_of(journal, "t")

        assert Counter(kept) == Counter(map(chosen, range(12)))

    async def test_tables_are_read_while_others_write(self, journal: Journal) -> None:
        await begun(journal)
        writing = asyncio.gather(*(begun(journal, f"other-{n}") for n in range(50)))
        read = [await entries_of(journal, "t") for _ in range(20)]
        await writing

        assert read == [[CREATED]] * 20

    async def test_a_cancelled_caller_does_not_hinder_the_others(self, journal: Journal) -> None:
        await begun(journal)
        impatient = [asyncio.create_task(begun(journal, f"impatient-{n}")) for n in range(20)]
        await asyncio.sleep(0)
        for task in impatient:
            task.cancel()
        await added(journal, 1, chosen(1))
        await asyncio.gather(*impatient, return_exceptions=True)

        assert await entries_of(journal, "t") == [CREATED, chosen(1)]

    async def test_cancelled_readers_do_not_hinder_the_others(self, journal: Journal) -> None:
        await begun(journal)
        impatient = [asyncio.create_task(entries_of(journal, "t")) for _ in range(20)]
        for task in impatient:
            await asyncio.sleep(0)
            task.cancel()
        await asyncio.gather(*impatient, return_exceptions=True)

        assert await entries_of(journal, "t") == [CREATED]

    async def test_an_append_cancelled_twice_is_settled_once_it_has_raised(self, journal: Journal) -> None:
        await begun(journal)
        task = asyncio.create_task(added(journal, 1, chosen(1)))
        for _ in range(2):
            await asyncio.sleep(0)
            task.cancel()
        await asyncio.gather(task, return_exceptions=True)

        assert await entries_of(journal, "t") == [CREATED, chosen(1)]

    async def test_a_cancelled_append_is_settled_once_it_has_raised(self, journal: Journal) -> None:
        await begun(journal)
        task = asyncio.create_task(added(journal, 1, chosen(1)))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        found = await entries_of(journal, "t")
        await asyncio.sleep(0.05)

        assert await entries_of(journal, "t") == found

    @pytest.mark.parametrize("entry", ONE_OF_EVERY_KIND, ids=lambda entry: type(entry).__name__)
    async def test_entries_of_every_kind_come_back_as_they_were(self, journal: Journal, entry: Entry) -> None:
        await begun(journal, "t", entry)

        assert (await entries_of(journal, "t"))[1] == entry

    @pytest.mark.parametrize("text", AWKWARD_TEXTS, ids=ascii)
    async def test_awkward_texts_come_back_as_they_were(self, journal: Journal, text: str) -> None:
        await journal.create(
            f"t{text}", [e.Seated(0, text, key=text)], game=text, name=text, status=Status.OVER
        )
        (summary,) = await journal.tables()

        assert await entries_of(journal, f"t{text}") == [e.Seated(0, text, key=text)]
        assert (summary.id, summary.game, summary.name) == (f"t{text}", text, text)

    async def test_large_entries_come_back_as_they_were(self, journal: Journal) -> None:
        large = e.Rematched("t", {"text": "🎲x" * 500_000, "numbers": list(range(50_000))})
        await begun(journal, "t", large)

        assert (await entries_of(journal, "t"))[1] == large

    async def test_a_long_journal_comes_back_whole(self, journal: Journal) -> None:
        made = [chosen(n) for n in range(3_000)]
        await begun(journal, "t", *made)

        assert await entries_of(journal, "t") == [CREATED, *made]

    async def test_tables_are_listed_the_last_changed_first(self, journal: Journal) -> None:
        for table in ("a", "b", "c"):
            await begun(journal, table)
        await added(journal, 1, chosen(1), table="a")

        assert [summary.id for summary in await journal.tables()] == ["a", "c", "b"]
        assert [summary.id for summary in await journal.tables(limit=1)] == ["a"]

    async def test_a_summary_follows_its_table(self, journal: Journal) -> None:
        await journal.create("t", [CREATED], game="toy", name="Friday", status=Status.GATHERING)
        (first,) = await journal.tables()
        await journal.append("t", 1, [STARTED, chosen(1)], status=Status.RUNNING)
        (then,) = await journal.tables()

        assert (first.game, first.name, first.status, first.version) == ("toy", "Friday", "gathering", 1)
        assert (then.game, then.name, then.status, then.version) == ("toy", "Friday", "running", 3)
        assert first.created == then.created < then.changed

    async def test_tables_can_be_listed_by_status(self, journal: Journal) -> None:
        for status in Status:
            await journal.create(status.value, [CREATED], game="toy", name="", status=status)

        assert ["over"] == [summary.id for summary in await journal.tables(status=Status.OVER)]

    async def test_unfinished_are_the_tables_whose_game_runs(self, journal: Journal) -> None:
        for status in Status:
            await journal.create(status.value, [CREATED], game="toy", name="", status=status)
        await begun(journal, "ended")
        await journal.append("ended", 1, [chosen(1)], status=Status.OVER)

        assert ["running"] == await journal.unfinished()

    async def test_a_closed_journal_says_so(self, journal: Journal) -> None:
        await begun(journal)
        await journal.close()
        with pytest.raises(StoreError, match="closed"):
            await entries_of(journal, "t")
        with pytest.raises(StoreError, match="closed"):
            await added(journal, 1, chosen(1))

    async def test_closing_twice_is_no_harm(self, journal: Journal) -> None:
        await journal.close()
        await journal.close()

    async def test_tables_that_wait_for_people_alone_need_not_be_resumed(self, journal: Journal) -> None:
        for table in ("resting", "going on", "moved since"):
            await begun(journal, table)
        await journal.rest({"resting": 1, "moved since": 1})
        await journal.append("moved since", 1, [chosen(1)], status=Status.RUNNING)

        assert sorted(await journal.unfinished()) == ["going on", "moved since"]

    async def test_a_table_that_was_packed_away_is_read_and_goes_on_as_before(self, journal: Journal) -> None:
        await begun(journal, "t", STARTED)
        before = await journal.read("t")
        packed = await journal.archive(float("inf"))
        archived, resumed = await journal.read("t"), await journal.unfinished()
        await journal.append("t", 2, [chosen(1)], status=Status.RUNNING)

        assert packed == ["t"]
        assert (archived, resumed) == (before, [])
        assert [kept.entry for kept in await journal.read("t")] == [CREATED, STARTED, chosen(1)]
        assert await journal.unfinished() == ["t"]

    async def test_only_what_nobody_has_touched_for_long_is_packed_away(self, journal: Journal) -> None:
        await begun(journal, "t")

        assert await journal.archive(0.0) == []
        assert await journal.archive(float("inf")) == ["t"]
        assert await journal.archive(float("inf")) == []
        assert [table.id for table in await journal.tables()] == ["t"]

    async def test_something_can_be_kept(self, journal: Journal) -> None:
        await journal.probe()
