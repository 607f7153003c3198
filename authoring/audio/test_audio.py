"""Tests of the parts that need no model: python -m unittest test_audio.py"""

import json
import tempfile
import unittest
from pathlib import Path

from script import Pause, ScriptError, read_script
from words import compare, normal_words


def script_file(folder: str, lines: list[dict[str, object]]) -> Path:
    clips = [{"id": 1, "audiofile": "clip_1.mp3", "lines": lines}]
    path = Path(folder) / "s.json"
    path.write_text(json.dumps({"practice": "p", "cast": {"Mum": "bf_emma"}, "clips": clips}))
    return path


class Scripts(unittest.TestCase):
    def read(self, *lines: dict[str, object]) -> tuple[object, ...]:
        with tempfile.TemporaryDirectory() as folder:
            return read_script(script_file(folder, list(lines))).clips[0].parts

    def test_spoken_is_read_instead_of_text(self) -> None:
        parts = self.read({"role": "Mum", "text": "At 7.30 p.m.", "spoken": "At half past seven."}, {"pause": 1})
        self.assertEqual(parts[0].spoken, "At half past seven.")  # type: ignore[attr-defined]
        self.assertEqual(parts[1], Pause(1.0))

    def test_faults_are_refused(self) -> None:
        faults: list[dict[str, object]] = [
            {"role": "Mum", "text": "It costs $4.50."},
            {"role": "Mum", "text": "Come at 7.30."},
            {"role": "Dad", "text": "Hello."},
            {"role": "Mum", "text": " "},
            {"pause": 0},
        ]
        for fault in faults:
            with self.subTest(fault=fault), self.assertRaises(ScriptError):
                self.read({"role": "Mum", "text": "Hello."}, fault)

    def test_silence_alone_is_refused(self) -> None:
        with self.assertRaises(ScriptError):
            self.read({"pause": 1})


class Words(unittest.TestCase):
    def test_numbers_become_words(self) -> None:
        cases = {
            "$4.50": "four dollars and fifty cents",
            "$1": "one dollar",
            "7:30": "seven thirty",
            "7.30 pm": "seven thirty pm",
            "the 21st": "the twenty first",
            "1,250 people": "one thousand two hundred and fifty people",
            "3.5 metres": "three point five metres",
            "50%": "fifty percent",
            "Mr Goh's well-known": "mister gohs well known",
        }
        for text, words in cases.items():
            with self.subTest(text=text):
                self.assertEqual(" ".join(normal_words(text)), words)

    def test_errors_are_counted_and_named(self) -> None:
        result = compare("the red cat sat down".split(), "the bread cat down now".split())
        self.assertEqual((result.errors, result.words), (3, 5))
        self.assertIn(("red", "bread"), result.slips)

    def test_joined_and_like_sounding_words_are_equal(self) -> None:
        sound = {"goh": "go", "go": "go"}.get
        self.assertEqual(compare(["mister", "goh"], ["mister", "go"], sound).errors, 0)
        self.assertEqual(compare(["some", "one", "raincoats"], ["someone", "rain", "coats"]).errors, 0)


if __name__ == "__main__":
    unittest.main()
