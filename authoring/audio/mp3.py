"""Writes samples as a mono MP3 file with ffmpeg: loudness evened, no dates, no tags.

Two passes: measure the loudness, then correct it by one constant gain where the peaks allow.
The same samples and the same ffmpeg give the same bytes. It does not make or check speech.
"""

import json
import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

from speech import RATE, Samples

LOUDNESS = "I=-18:TP=-1.5:LRA=11"
QUIET = ["ffmpeg", "-hide_banner", "-nostdin", "-threads", "1", "-bitexact"]
PLAIN = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact", "-id3v2_version", "0"]


def write_wav(path: Path, audio: Samples) -> None:
    """16-bit mono, rounded without dither."""
    whole = np.round(np.clip(audio, -1.0, 1.0) * 32767).astype("<i2")
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(whole.tobytes())


def write_mp3(path: Path, audio: Samples, kbps: int) -> None:
    """Measure, even out, encode."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "clip.wav"
        write_wav(source, audio)
        found = _measure(source)
        fixed = (
            f"loudnorm={LOUDNESS}:linear=true:measured_I={found['input_i']}"
            f":measured_TP={found['input_tp']}:measured_LRA={found['input_lra']}"
            f":measured_thresh={found['input_thresh']}:offset={found['target_offset']}"
        )
        command = [*QUIET, "-loglevel", "error", "-y", "-i", str(source), "-af", f"{fixed},aresample={RATE}"]
        command += ["-ac", "1", "-c:a", "libmp3lame", "-b:a", f"{kbps}k", *PLAIN, str(path)]
        subprocess.run(command, check=True)


def _measure(source: Path) -> dict[str, str]:
    command = [*QUIET, "-i", str(source), "-af", f"loudnorm={LOUDNESS}:print_format=json", "-f", "null", "-"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    found: dict[str, str] = json.loads(told[told.rindex("{") : told.rindex("}") + 1])
    return found
