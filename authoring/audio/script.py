"""Reads clip scripts: the JSON files that say who speaks which words in which clip.

It checks the shape and stops at the first fault, naming the clip and the line.
It does not turn words into sounds, choose voices or write audio.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any


UNREADABLE = re.compile(r"\d{4,}|\d[.,:/-]\d|\d[A-Za-z]|[A-Za-z]\d|[$%°/#&+=@*<>_\[\]]|\b[ap]\.m\b", re.I)
UNREADABLE_CHINESE = re.compile(r"[0-9A-Za-z$%°/#&+=@*<>_\[\]]")
LANGUAGES = ("en", "zh")


class ScriptError(Exception):
    """A clip script has a wrong shape or a missing value."""


@dataclass(frozen=True)
class Line:
    """One speech: `spoken` is what is read aloud, `text` is what is printed."""

    role: str
    text: str
    spoken: str


@dataclass(frozen=True)
class Pause:
    """Silence between two speeches, instead of the usual gap."""

    seconds: float


@dataclass(frozen=True)
class Clip:
    """One audio file and what is said in it."""

    id: int | str
    audiofile: str
    parts: tuple[Line | Pause, ...]

    def lines(self) -> list[Line]:
        return [part for part in self.parts if isinstance(part, Line)]

    def word_count(self, language: str) -> int:
        """How many words are read aloud; in Chinese, how many characters."""
        if language == "zh":
            return sum(len(re.findall(r"[\u4e00-\u9fff]", line.spoken)) for line in self.lines())
        return sum(len(line.spoken.split()) for line in self.lines())


@dataclass(frozen=True)
class Script:
    """A whole practice: its clips and which voice plays which role."""

    practice: str
    language: str
    clips: tuple[Clip, ...]
    cast: dict[str, str]


def read_script(path: Path) -> Script:
    """Read one clip script; raise ScriptError where it is wrong."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise ScriptError(f"{path.name}: not JSON ({error})") from error
    if not isinstance(raw, dict):
        raise ScriptError(f"{path.name}: must be an object")
    practice = _text(raw, "practice", path.name)
    cast = raw.get("cast")
    if not isinstance(cast, dict) or not cast:
        raise ScriptError(f"{path.name}: 'cast' must map each role to a voice")
    clips = raw.get("clips")
    if not isinstance(clips, list) or not clips:
        raise ScriptError(f"{path.name}: 'clips' must be a list of clips")
    language = raw.get("language", "en")
    if language not in LANGUAGES:
        raise ScriptError(f"{path.name}: 'language' must be one of {', '.join(LANGUAGES)}")
    odd = UNREADABLE_CHINESE if language == "zh" else UNREADABLE
    read = tuple(_clip(item, number, cast, odd) for number, item in enumerate(clips, 1))
    names = [clip.audiofile for clip in read]
    if len(set(names)) != len(names):
        raise ScriptError(f"{path.name}: two clips share an 'audiofile'")
    return Script(practice, language, read, {str(role): str(voice) for role, voice in cast.items()})


def _clip(raw: Any, number: int, cast: dict[str, Any], odd: re.Pattern[str]) -> Clip:
    where = f"clip {number}"
    if not isinstance(raw, dict):
        raise ScriptError(f"{where}: must be an object")
    audiofile = _text(raw, "audiofile", where)
    if Path(audiofile).name != audiofile or not audiofile.endswith(".mp3"):
        raise ScriptError(f"{where}: 'audiofile' must be a plain name ending in .mp3")
    lines = raw.get("lines")
    if not isinstance(lines, list):
        raise ScriptError(f"{where}: 'lines' must be a list")
    parts = tuple(_part(item, f"{where}, line {n}", cast, odd) for n, item in enumerate(lines, 1))
    if not any(isinstance(part, Line) for part in parts):
        raise ScriptError(f"{where}: nobody speaks")
    return Clip(raw.get("id", number), audiofile, parts)


def _part(raw: Any, where: str, cast: dict[str, Any], unreadable: re.Pattern[str]) -> Line | Pause:
    if not isinstance(raw, dict):
        raise ScriptError(f"{where}: must be an object")
    if "pause" in raw:
        seconds = raw["pause"]
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
            raise ScriptError(f"{where}: 'pause' must be a number of seconds")
        if not 0 < seconds <= 30:
            raise ScriptError(f"{where}: 'pause' must be above 0 and at most 30")
        return Pause(float(seconds))
    role = _text(raw, "role", where)
    if role not in cast:
        raise ScriptError(f"{where}: role '{role}' has no voice in 'cast'")
    text = _text(raw, "text", where)
    spoken = _text(raw, "spoken", where) if "spoken" in raw else text
    odd = unreadable.search(spoken)
    if odd:
        raise ScriptError(f"{where}: write '{odd.group()}' out in words in 'spoken'")
    return Line(role, text, spoken)


def _text(raw: dict[str, Any], key: str, where: str) -> str:
    value = raw.get(key)
    if not isinstance(value, str) or not value.strip():
        raise ScriptError(f"{where}: '{key}' must be a text that is not empty")
    return value.strip()
