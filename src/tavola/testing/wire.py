"""States of a table as a browser knows them, put together from what goes over its socket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Message = dict[str, Any]


def told(before: Message | None, change: Message) -> Message:
    """All that is known after a `state` message: every field, every panel with its drawing, the whole log."""
    known: Message = before if before is not None and not change["whole"] else {"panels": [], "log": []}
    panels = {panel["name"]: panel for panel in known["panels"]}
    panels |= {panel["name"]: _panel(panels.get(panel["name"], {}), panel) for panel in change["panels"]}
    shown = list(panels) if change["shown"] is None else change["shown"]
    return {
        **known,
        **change["state"],
        "table": known.get("table", {}) | change["table"],
        "panels": [panels[name] for name in shown],
        "log": [*known["log"][: change["log_from"]], *change["log"]],
    }


def drawn(panel: Message) -> str:
    """The whole drawing of a panel as SVG."""
    opening = panel["frame"].removesuffix("</svg>").removesuffix("/>").removesuffix(">")
    fragments: Mapping[str, str] = panel["fragments"]
    return f"{opening}>{''.join(fragments[name] for name in panel['order'])}</svg>"


def _panel(known: Message, change: Message) -> Message:
    order = change["panel"].get("order")
    if order is None:
        order = [name for name in known["order"] if name not in change["gone"]]
        for name, previous in change["placed"].items():
            order.insert(order.index(previous) + 1 if previous else 0, name)
    fragments = known.get("fragments", {}) | change["fragments"]
    return {
        **known,
        **change["panel"],
        "name": change["name"],
        "order": order,
        "fragments": {name: fragments[name] for name in order},
    }
