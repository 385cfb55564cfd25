"""What the site counts and measures, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of what is counted together."""


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    @property
    def count(self) -> int:
        return sum(self._counts)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As Prometheus reads it."""
        total = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """Counters and times of one site; what can be looked up at any time is read from `gauges`."""

    def __init__(self) -> None:
        self.changes = Histogram()
        self.journal = Histogram()
        self.views = Histogram()
        self.refusals: Counter[str] = Counter()
        self.gauges: dict[str, tuple[str, str, Callable[[], float]]] = {}

    def gauge(self, name: str, what: str, read: Callable[[], float], *, kind: str = "gauge") -> None:
        """Something that is read when it is asked for."""
        self.gauges[name] = (what, kind, read)

    def text(self) -> str:
        """All of it, as Prometheus reads it."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for name, what, histogram in self._histograms():
            yield from _head(name, what, "histogram")
            yield from histogram.lines(name)
        yield from _head("tavola_refusals_total", "Messages and requests that were refused.", "counter")
        yield from _labelled("tavola_refusals_total", "kind", self.refusals)
        for name, (what, kind, read) in self.gauges.items():
            yield from _head(name, what, kind)
            yield f"{name} {read():g}"

    def _histograms(self) -> tuple[tuple[str, str, Histogram], ...]:
        return (
            ("tavola_change_seconds", "From a message that changes a table to its answer.", self.changes),
            ("tavola_journal_seconds", "Writing a change to disk.", self.journal),
            ("tavola_view_seconds", "Drawing what a viewer gets, waiting included.", self.views),
        )


def _head(name: str, what: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {what}"
    yield f"# TYPE {name} {kind}"


def _labelled(name: str, label: str, counts: Mapping[str, int]) -> Iterator[str]:
    for value, count in sorted(counts.items()):
        yield f'{name}{{{label}="{value}"}} {count}'
