"""Turns Chinese sentences into the Mandarin sounds that the Kokoro model reads.

jieba cuts a sentence into words, pypinyin gives their pinyin with the changes of tone that
speech has (你好 is ní hǎo), misaki turns pinyin into phonemes. lexicon-zh.json says how names,
Singapore's words and characters with several sounds are said. A single 地, and 得 after a verb or
an adjective, are the particles de. Anything but Chinese characters
and marks is an error, never a guess. It makes no sound.
"""

import json
import re
from pathlib import Path

import cn2an
import jieba
import jieba.posseg
from misaki.zh import ZHG2P
from phonemes import UnknownWords
from pypinyin import Style, lazy_pinyin, load_phrases_dict

HERE = Path(__file__).resolve().parent
CHARACTERS = re.compile(r"[\u4e00-\u9fff]+")
MARKS = str.maketrans({
    "，": ",", "、": ",", "。": ".", "！": "!", "？": "?", "：": ":", "；": ";", "…": "…",
    "“": '"', "”": '"', "‘": "", "’": "", "《": '"', "》": '"', "—": "—",
})
SENTENCE_END = re.compile(r"(?<=[。！？…])[”’》]*(?=.)")


def read_lexicon(path: Path | None = None) -> dict[str, str]:
    """Our own pinyin: word to syllables with tone marks, a space between two."""
    raw = json.loads((path or HERE / "lexicon-zh.json").read_text(encoding="utf-8"))
    words = {str(word): str(pinyin) for word, pinyin in raw["words"].items()}
    for word, pinyin in words.items():
        if len(word) != len(pinyin.split()):
            raise ValueError(f"lexicon-zh.json: '{word}' needs {len(word)} syllables")
    return words


def split_sentences(text: str) -> list[str]:
    """Split a speech into sentences, keeping the marks that close them."""
    sentences: list[str] = []
    start = 0
    for match in SENTENCE_END.finditer(text):
        sentences.append(text[start : match.end()].strip())
        start = match.end()
    sentences.append(text[start:].strip())
    return [sentence for sentence in sentences if sentence]


def syllables(text: str) -> list[str]:
    """A text as syllables without tones, numbers in words: characters that sound alike are the same."""
    characters = "".join(CHARACTERS.findall(cn2an.transform(text, "an2cn")))
    return lazy_pinyin(characters, style=Style.NORMAL)


class MandarinPhonemiser:
    """Text in, phonemes out, sentence by sentence."""

    def __init__(self) -> None:
        own = read_lexicon()
        for word in own:
            jieba.add_word(word)
        load_phrases_dict({word: [[syllable] for syllable in pinyin.split()] for word, pinyin in own.items()})
        jieba.setLogLevel("ERROR")

    def sentence(self, text: str) -> str:
        """The phonemes of one sentence; raise UnknownWords where a sign has no sound."""
        sounds = ""
        end = 0
        for match in CHARACTERS.finditer(text):
            sounds += self._marks(text[end : match.start()]) + self._words(match.group())
            end = match.end()
        return (sounds + self._marks(text[end:])).strip()

    def speech(self, text: str) -> list[str]:
        return [self.sentence(sentence) for sentence in split_sentences(text)]

    def _marks(self, text: str) -> str:
        plain = text.translate(MARKS)
        odd = re.sub(r"[\s,.!?:;…\"—]", "", plain)
        if odd:
            raise UnknownWords([odd])
        return f"{plain} " if plain else ""

    def _words(self, characters: str) -> str:
        cut = jieba.posseg.lcut(characters)
        words = [word for word, _ in cut]
        pinyin = lazy_pinyin(words, style=Style.TONE3, neutral_tone_with_five=True, tone_sandhi=True)
        spoken: list[str] = []
        for i, word in enumerate(words):
            syllables, pinyin = pinyin[: len(word)], pinyin[len(word) :]
            if word == "地" or (word == "得" and i > 0 and cut[i - 1].flag[0] in "va"):
                syllables = ["de5"]
            spoken.append("".join(ZHG2P.py2ipa(syllable) for syllable in syllables))
        return " ".join(spoken).replace(chr(815), "")
