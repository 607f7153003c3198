"""Says when each sentence of a clip is heard, in the words of its transcript. It makes no sound."""

from dataclasses import dataclass

import mandarin
import phonemes
from script import Line


@dataclass(frozen=True)
class Breath:
    """A stretch of speech without a gap: how many sentences it has, and when it is heard, in seconds."""

    sentences: int
    start: float
    end: float


@dataclass(frozen=True)
class Span:
    """Printed words and when they are heard, in seconds from the start of the clip."""

    text: str
    start: float
    end: float


def spans_of(lines: list[Line], spoken: list[list[Breath]], language: str) -> list[Span]:
    """The spans of a clip in order; together their words are those of its lines."""
    return [span for line, breaths in zip(lines, spoken, strict=True) for span in _spans(line, breaths, language)]


def _spans(line: Line, breaths: list[Breath], language: str) -> list[Span]:
    split, between = (mandarin.split_sentences, "") if language == "zh" else (phonemes.split_sentences, " ")
    sentences = split(line.text)
    if len(sentences) != sum(breath.sentences for breath in breaths):
        # What is read is cut otherwise than what is printed: the line is one span.
        return [_span(line.text, breaths[0].start, breaths[-1].end)]
    spans: list[Span] = []
    for breath in breaths:
        text = between.join(sentences[: breath.sentences])
        sentences = sentences[breath.sentences :]
        spans.append(_span(text, breath.start, breath.end))
    return spans


def _span(text: str, start: float, end: float) -> Span:
    return Span(text, round(start, 2), round(end, 2))
