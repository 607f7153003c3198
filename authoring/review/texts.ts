/** Counts words, characters and sentences as docs/content-guide.md counts them. Markers do not count. */
import { plainText } from '#quiz/markup/parse-markup.ts'

const HAN = /\p{Script=Han}/gu
const WORD = /[A-Za-z]+(?:['’-][A-Za-z]+)*|\d+(?:[.,]\d+)*/g

/** Words of an English text; a blank counts as one. */
export function englishWords(text: string): string[] {
  return plainText(text).replaceAll('____', ' blank ').match(WORD) ?? []
}

/** Chinese characters, punctuation not counted. */
export function hanCount(text: string): number {
  return plainText(text).match(HAN)?.length ?? 0
}

/** Sentences, split at their ends and at line breaks. */
export function sentences(text: string): string[] {
  return plainText(text)
    .split(/(?<=[.!?]["']?)\s+|(?<=[。！？]”?)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** What two texts share, from 0 to 1: their common word pairs (character pairs for Chinese) against all of them. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const common = [...a].filter((pair) => b.has(pair)).length
  return common / (a.size + b.size - common)
}

/** The pairs of neighbouring words or characters of a text, for `likeness`. */
export function pairs(text: string): ReadonlySet<string> {
  const units = hanCount(text) > 0 ? (text.match(HAN) ?? []) : englishWords(text).map((word) => word.toLowerCase())
  return new Set(units.slice(1).map((unit, i) => `${units[i]} ${unit}`))
}
