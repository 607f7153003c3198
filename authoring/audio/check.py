"""Listens to built clips with an offline recogniser and prints the word error rate of each.

    python check.py SCRIPT.json... --out FOLDER [--limit 10]

It plays the part of a listener: Whisper base (English, no temperature, so no chance) hears
FOLDER/PRACTICE/clip.mp3, and words.py compares that with the script: words of English, syllables without
tones of Mandarin, as the recogniser writes another character of the same sound. Above the limit (per cent)
a clip counts as failed and the exit code is 1. A recogniser is no child: a low rate shows that
the words come through, not that a voice is pleasant.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from faster_whisper import WhisperModel

from mandarin import syllables
from phonemes import british_lexicon
from script import Clip, ScriptError, read_script
from speech import models_folder
from words import Comparison, Sounds, compare, normal_words

LOOP = 1.5
# Mandarin is heard sentence by sentence: over a whole clip the recogniser leaves out what follows the narrator.
PROMPT = "以下是普通话的句子。"
MARGIN = 0.15
STRESS = str.maketrans("", "", "ˈˌː")


def sounds_of() -> Sounds:
    """A function that gives a word's phonemes without stress, or None for an unknown word."""
    lexicon = british_lexicon()
    lower = {word.lower(): word for word in lexicon.golds if word != word.lower()}

    def sounds(word: str) -> str | None:
        found = lexicon.golds.get(word) or lexicon.golds.get(lower.get(word, "")) or lexicon.silvers.get(word)
        if isinstance(found, dict):
            found = found.get("DEFAULT")
        if found is None:
            found = lexicon.stem_s(word, "NN", None, None)[0]
        return None if found is None else str(found).translate(STRESS)

    return sounds


class Listener:
    """The recogniser, loaded once."""

    def __init__(self, threads: int) -> None:
        folder = str(models_folder() / "whisper")
        self._model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=threads)

    def hear(self, path: Path, words: int) -> str:
        """What the recogniser hears; a second try without repeats where it falls into a loop."""
        heard = self._transcribe(path, 0)
        if len(heard.split()) > words * LOOP + 5:
            heard = self._transcribe(path, 4)
        return heard

    def hear_spans(self, path: Path, spans: list[dict[str, Any]]) -> str:
        """What the recogniser hears of Mandarin, sentence by sentence."""
        stretches = [[max(0.0, span["start"] - MARGIN), span["end"] + MARGIN] for span in spans]
        segments, _ = self._model.transcribe(
            str(path),
            language="zh",
            beam_size=5,
            temperature=0.0,
            condition_on_previous_text=False,
            initial_prompt=PROMPT,
            clip_timestamps=[second for stretch in stretches for second in stretch],
        )
        return "".join(segment.text for segment in segments)

    def _transcribe(self, path: Path, no_repeat: int) -> str:
        segments, _ = self._model.transcribe(
            str(path),
            language="en",
            beam_size=5,
            temperature=0.0,
            condition_on_previous_text=False,
            no_repeat_ngram_size=no_repeat,
        )
        return " ".join(segment.text.strip() for segment in segments)


def check_clip(clip: Clip, path: Path, listener: Listener, sounds: Sounds, language: str) -> Comparison:
    """The comparison of one clip with its script."""
    text = " ".join(line.spoken for line in clip.lines())
    if language == "zh":
        said = syllables(text)
        return compare(said, syllables(listener.hear_spans(path, spans_of(path))))
    said = normal_words(text)
    return compare(said, normal_words(listener.hear(path, len(said))), sounds)


def spans_of(path: Path) -> list[dict[str, Any]]:
    """When each sentence of a clip is heard, from the manifest beside it."""
    clips = json.loads((path.parent / "manifest.json").read_text(encoding="utf-8"))["clips"]
    found: list[dict[str, Any]] = next(clip["spans"] for clip in clips if clip["audiofile"] == path.name)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Print the word error rate of built clips.")
    parser.add_argument("scripts", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="the folder that build.py wrote to")
    parser.add_argument("--limit", type=float, default=10.0, help="highest word error rate, per cent")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    listener = Listener(options.threads)
    sounds = sounds_of()
    failed = errors = words = 0
    for path in options.scripts:
        try:
            script = read_script(path)
        except ScriptError as error:
            print(error, file=sys.stderr)
            return 1
        for clip in script.clips:
            result = check_clip(clip, options.out / script.practice / clip.audiofile, listener, sounds, script.language)
            errors, words = errors + result.errors, words + result.words
            bad = result.rate * 100 > options.limit
            failed += bad
            slips = "; ".join(f"{said or '-'} > {heard or '-'}" for said, heard in result.slips)
            mark = "FAIL" if bad else "ok"
            print(f"{script.practice}/{clip.audiofile:14} {result.rate:6.1%} {mark:4} {slips}", flush=True)
    print(f"all clips: {errors / words:.1%} of {words} words")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
