"""Builds the MP3 clips of listening practices from their clip scripts.

    python build.py SCRIPT.json... --out FOLDER     build what has changed
    python build.py SCRIPT.json... --words          only check that every word can be said

Clips go to FOLDER/PRACTICE/, beside a manifest.json of hashes that ties each clip to what was
said, by which voice. A clip whose manifest entry still holds is left alone (--force builds it
again). It does not judge the result: that is check.py's work. Nor does it say whether the site's
clips are those of its scripts: `npm run content -- check` does, by the manifest's `script`.
"""

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from mp3 import LOUDNESS, write_mp3
from mandarin import MandarinPhonemiser
from phonemes import Phonemiser, UnknownWords
from script import Clip, Pause, Script, ScriptError, read_script
from timing import Breath, spans_of
from speech import RATE, SENTENCE_GAP, Samples, Speaker, Voice, read_voices, silence

LEAD_IN = 0.4
LINE_GAP = 0.5
TAIL = 0.3
PACE = {"en": (135, 165), "zh": (180, 240)}
Said = list[tuple[Voice, list[str]] | Pause]


Sounds = Phonemiser | MandarinPhonemiser


def say_parts(clip: Clip, script: Script, voices: dict[str, Voice], phonemiser: Sounds) -> Said:
    """What each part of a clip is for the model: a voice with its phonemes, or a pause."""
    said: Said = []
    for part in clip.parts:
        if isinstance(part, Pause):
            said.append(part)
        else:
            said.append((voices[script.cast[part.role]], phonemiser.speech(part.spoken)))
    return said


def made_of(voice: Voice) -> dict[str, Any]:
    """What a fingerprint holds of a voice; without the stretch where there is none."""
    return {name: value for name, value in vars(voice).items() if name != "tempo" or value != 1}


def fingerprint(said: Said, kbps: int) -> str:
    """A hash of everything that decides how a clip sounds, apart from package versions."""
    parts = [p.seconds if isinstance(p, Pause) else [made_of(p[0]), p[1]] for p in said]
    frame = [LEAD_IN, LINE_GAP, TAIL, SENTENCE_GAP, LOUDNESS, RATE, kbps]
    whole = json.dumps([parts, frame], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(whole.encode()).hexdigest()


def script_hash(clip: Clip, cast: dict[str, str]) -> str:
    """A hash of a clip's lines as written, for checkers that know no phonemes (authoring/review/listening/check-clips.ts)."""
    parts = [
        f"pause\t{round(part.seconds * 1000)}" if isinstance(part, Pause) else f"{cast[part.role]}\t{part.spoken}"
        for part in clip.parts
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def speak(said: Said, speaker: Speaker) -> tuple[Samples, list[list[Breath]]]:
    """The samples of a clip, and when each of its lines is spoken, breath by breath."""
    audio: list[Samples] = [silence(LEAD_IN)]
    spoken: list[list[Breath]] = []
    at = audio[0].size
    gap = 0.0
    paused = False
    for part in said:
        if isinstance(part, Pause):
            gap = part.seconds + (gap if paused else 0.0)
            paused = True
            continue
        line: list[Breath] = []
        for sentences, samples in speaker.speech(part[1], part[0]):
            audio += [silence(gap), samples]
            at += audio[-2].size + samples.size
            line.append(Breath(sentences, (at - samples.size) / RATE, at / RATE))
            gap = SENTENCE_GAP
        spoken.append(line)
        gap = LINE_GAP
        paused = False
    audio.append(silence(gap if paused else TAIL))
    return np.concatenate(audio), spoken


def build_clip(
    clip: Clip, said: Said, path: Path, speaker: Speaker, options: argparse.Namespace, language: str
) -> dict[str, Any]:
    """Build one clip, print its figures and return its manifest entry."""
    started = time.perf_counter()
    audio, spoken = speak(said, speaker)
    took = time.perf_counter() - started
    write_mp3(path, audio, options.kbps)
    total = audio.size / RATE
    words = clip.word_count(language)
    lines = [(breaths[0].start, breaths[-1].end) for breaths in spoken]
    speech = sum(end - start for start, end in lines)
    pace = words / speech * 60
    low, high = PACE[language]
    note = "" if low <= pace <= high else "  PACE?"
    print(
        f"{path.name:16} {words:4} words {speech:6.1f} s speech {pace:4.0f} wpm "
        f"{total:6.1f} s in all ({words / total * 60:.0f} wpm) {path.stat().st_size:8} bytes "
        f"{took / total:.2f} s per s{note}",
        flush=True,
    )
    return {
        "audiofile": clip.audiofile,
        "said": fingerprint(said, options.kbps),
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "seconds": round(total, 2),
        "words": words,
        "wordsPerMinute": round(pace),
        "spans": [vars(span) for span in spans_of(clip.lines(), spoken, language)],
    }


def up_to_date(entry: dict[str, Any], said: Said, path: Path, kbps: int) -> bool:
    """Whether a clip on disk is the one that its script asks for."""
    if entry["said"] != fingerprint(said, kbps) or "spans" not in entry or not path.exists():
        return False
    return bool(entry["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest())


def prepare(paths: list[Path]) -> list[tuple[Script, list[Said]]]:
    """Read scripts and turn all words into phonemes; stop with all faults named."""
    voices = read_voices()
    phonemisers: dict[str, Sounds] = {}
    ready: list[tuple[Script, list[Said]]] = []
    faults: list[str] = []
    for path in paths:
        script = read_script(path)
        missing = sorted(set(script.cast.values()) - set(voices))
        if missing:
            raise ScriptError(f"{path.name}: no such voice: {', '.join(missing)}")
        if script.language not in phonemisers:
            phonemisers[script.language] = MandarinPhonemiser() if script.language == "zh" else Phonemiser()
        said: list[Said] = []
        for clip in script.clips:
            try:
                said.append(say_parts(clip, script, voices, phonemisers[script.language]))
            except UnknownWords as error:
                faults.append(f"{path.name}, clip {clip.id}: cannot be said, see README.md: {error}")
        ready.append((script, said))
    if faults:
        raise ScriptError("\n".join(faults))
    return ready


def build(script: Script, said: list[Said], out: Path, options: argparse.Namespace) -> None:
    """Build the clips of one practice; the manifest is kept after each, so a stop loses little."""
    folder = out / script.practice
    folder.mkdir(parents=True, exist_ok=True)
    manifest = folder / "manifest.json"
    old = json.loads(manifest.read_text(encoding="utf-8"))["clips"] if manifest.exists() else []
    known = {entry["audiofile"]: entry for entry in old}
    speaker: Speaker | None = None
    print(script.practice)
    for clip, parts in zip(script.clips, said, strict=True):
        path = folder / clip.audiofile
        entry = known.get(clip.audiofile)
        if entry is None or options.force or not up_to_date(entry, parts, path, options.kbps):
            speaker = speaker or Speaker(options.threads)
            entry = build_clip(clip, parts, path, speaker, options, script.language)
        else:
            print(f"{path.name:16} unchanged")
        known[clip.audiofile] = {**entry, "script": script_hash(clip, script.cast)}
        write_manifest(manifest, script, known)


def write_manifest(path: Path, script: Script, known: dict[str, dict[str, Any]]) -> None:
    """Write the entries of the clips that the script names, in its order."""
    clips = [known[clip.audiofile] for clip in script.clips if clip.audiofile in known]
    whole = {"practice": script.practice, "clips": clips}
    path.write_text(json.dumps(whole, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the MP3 clips of listening practices.")
    parser.add_argument("scripts", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, help="folder for PRACTICE/clip.mp3")
    parser.add_argument("--words", action="store_true", help="only check the words, print phonemes")
    parser.add_argument("--force", action="store_true", help="build clips that have not changed too")
    parser.add_argument("--kbps", type=int, default=40, choices=(32, 40, 48))
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    if not options.words and options.out is None:
        parser.error("give --out FOLDER, or --words")
    try:
        ready = prepare(options.scripts)
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 1
    for script, said in ready:
        if not options.words:
            build(script, said, options.out, options)
            continue
        for clip, parts in zip(script.clips, said, strict=True):
            for part in parts:
                if not isinstance(part, Pause):
                    print(f"{script.practice} {clip.id} {part[0].name}: {' '.join(part[1])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
