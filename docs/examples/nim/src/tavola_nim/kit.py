"""Everything of the game in one place; what is named by a string is loaded only when it is used."""

from tavola.kernel import Kit
from tavola_nim.rules import NIM

KIT = Kit(
    game=NIM,
    words=("tavola_nim",),
    picture="tavola_nim.picture",
    judgement="tavola_nim.judgement:NimJudgement",
    text="tavola_nim.text",
)
