"""Goods in the picture."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import INK, SOFT
from tavola.drawing.svg import el, text, title
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.expansions.traders.rules import GoodsView
from tavola.kernel import Seat


class TradersPicture(PicturePart):
    """Goods lie on the mats; where a seat has most of a kind, their number is bold."""

    printed = "goods"

    def belongings(self, scene: Scene, seat: Seat) -> Iterator[str]:
        goods = scene.shown(GoodsView).goods
        for kind, count in goods[seat].items():
            most = max(bag.get(kind, 0) for bag in goods)
            yield "".join(
                (
                    title(scene.say("goods", goods=kind, count=count)),
                    el("use", href=f"#art-{kind}", transform="scale(1.45)", opacity=None if count else 0.35),
                    text(
                        18,
                        5.5,
                        f"× {count}",
                        size=15,
                        font_weight=700 if count and count == most else 400,
                        fill=INK if count else SOFT,
                    ),
                )
            )


PICTURE = TradersPicture()
