"""Compares what was said with what a recogniser heard, and counts the word error rate.

Numbers, money and clock times are put into words, case and punctuation fall away, words that
sound alike (Goh and go, neighbour and neighbor) and words written together or apart count as
equal. It knows nothing of audio.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from num2words import num2words

MONEY = re.compile(r"\$(\d+)(?:\.(\d\d))?")
CLOCK = re.compile(r"\b(\d{1,2})[.:](\d\d)\b(?=\s*[ap]\.?m\b|\s+in\s+the|\s*o'?clock|:)|\b(\d{1,2}):(\d\d)\b")
ORDINAL = re.compile(r"\b(\d+)(?:st|nd|rd|th)\b")
NUMBER = re.compile(r"\b\d+(?:\.\d+)?\b")
SIGNS = {"%": " percent ", "°C": " degrees celsius ", "°": " degrees ", "&": " and ", "+": " plus "}
SHORT = {
    "mr": "mister",
    "mrs": "missus",
    "mdm": "madam",
    "madame": "madam",
    "dr": "doctor",
    "ok": "okay",
    "per cent": "percent",
}
Sounds = Callable[[str], str | None]


def _money(match: re.Match[str]) -> str:
    dollars, cents = int(match[1]), int(match[2] or 0)
    parts = [f"{num2words(dollars)} dollar{'' if dollars == 1 else 's'}"] if dollars or not cents else []
    if cents:
        parts.append(f"{num2words(cents)} cent{'' if cents == 1 else 's'}")
    return f" {' and '.join(parts)} "


def _clock(match: re.Match[str]) -> str:
    hour, minute = int(match[1] or match[3]), int(match[2] or match[4])
    return f" {num2words(hour)} {num2words(minute) if minute else ''} "


def normal_words(text: str) -> list[str]:
    """A text as plain lower-case words."""
    text = text.replace("’", "'").replace("‘", "'")
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    text = MONEY.sub(_money, text)
    text = CLOCK.sub(_clock, text)
    text = ORDINAL.sub(lambda m: f" {num2words(int(m[1]), to='ordinal')} ", text)
    for sign, word in SIGNS.items():
        text = text.replace(sign, word)
    text = NUMBER.sub(lambda m: f" {num2words(float(m[0]) if '.' in m[0] else int(m[0]))} ", text)
    text = re.sub(r"\b([ap])\.m\.?", r"\1m", text.lower())
    for short, whole in SHORT.items():
        text = re.sub(rf"\b{short}\b", whole, text)
    words = re.sub(r"[^a-z' ]", " ", text.replace("-", " ")).split()
    return [word.strip("'").replace("'", "") for word in words if word.strip("'")]


@dataclass(frozen=True)
class Comparison:
    """How far two word lists lie apart."""

    errors: int
    words: int
    slips: tuple[tuple[str, str], ...]

    @property
    def rate(self) -> float:
        return self.errors / self.words if self.words else 0.0


def compare(said: list[str], heard: list[str], sounds: Sounds = lambda _: None) -> Comparison:
    """Align two word lists with the fewest errors; `sounds` gives a word's phonemes."""
    alike: dict[tuple[str, str], bool] = {}

    def same(a: str, b: str) -> bool:
        if a == b:
            return True
        if (a, b) not in alike:
            sound = sounds(a)
            alike[a, b] = sound is not None and sound == sounds(b)
        return alike[a, b]

    rows, columns = len(said) + 1, len(heard) + 1
    cost = [[0] * columns for _ in range(rows)]
    step = [[(0, 0)] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            if i == j == 0:
                continue
            ways: list[tuple[int, tuple[int, int]]] = []
            if i and j:
                ways.append((cost[i - 1][j - 1] + (not same(said[i - 1], heard[j - 1])), (1, 1)))
            if i:
                ways.append((cost[i - 1][j] + 1, (1, 0)))
            if j:
                ways.append((cost[i][j - 1] + 1, (0, 1)))
            if i and j > 1 and same(said[i - 1], heard[j - 2] + heard[j - 1]):
                ways.append((cost[i - 1][j - 2], (1, 2)))
            if i > 1 and j and same(said[i - 2] + said[i - 1], heard[j - 1]):
                ways.append((cost[i - 2][j - 1], (2, 1)))
            cost[i][j], step[i][j] = min(ways)
    slips: list[tuple[str, str]] = []
    i, j = len(said), len(heard)
    while i or j:
        back, forth = step[i][j]
        if cost[i][j] != cost[i - back][j - forth]:
            slips.append((" ".join(said[i - back : i]), " ".join(heard[j - forth : j])))
        i, j = i - back, j - forth
    return Comparison(cost[-1][-1], len(said), tuple(reversed(slips)))
