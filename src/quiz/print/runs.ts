/** Turns the texts of documents into runs for paper. Total: what it cannot read stays text. */

import type { ByLanguage } from '#lib/language.ts'
import type { Line, Run } from '#quiz/contract/print-view.ts'
import { parseMarkup, type Segment } from '#quiz/markup/parse-markup.ts'

/** Whether straight quotes of texts in a language become printer's quotes. */
export const PRINTERS_QUOTES: ByLanguage<boolean> = { en: true, 'zh-Hans': false }

/** Straight quotes become printer's quotes. */
export function typographic(text: string): string {
  return text
    .replaceAll(/(^|[\s([—–/])"/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([—–“/])'(?=\S)/gu, '$1‘')
    .replaceAll("'", '’')
}

/**
 * How a marker is drawn. `number` gives the number on the paper for an item's label, '' for a label that is no item's.
 * `mark` says what a marked word with a number is: one to fix, or one that a question is about.
 */
export type Drawing = Readonly<{
  number(label: string): string
  blank: 'letter' | 'word'
  mark: 'fix' | 'underlined'
  quotes: boolean
}>

function runOf(segment: Segment, { number, blank, mark, quotes }: Drawing): Run {
  switch (segment.kind) {
    case 'text':
      return { kind: 'text', text: quotes ? typographic(segment.source) : segment.source }
    case 'gap':
      return { kind: 'gap' }
    case 'blank':
    case 'slot': {
      const own = number(segment.label)
      return own === '' ? { kind: 'gap' } : { kind: 'blank', number: own, wide: blank === 'word' }
    }
    case 'target':
      return { kind: 'underlined', number: number(segment.label), text: segment.text }
    case 'mark': {
      const own = number(segment.label)
      return { kind: own === '' ? 'underlined' : mark, number: own, text: segment.text }
    }
  }
}

/** `text` is one line or paragraph with markers; a line break in it stays in the text of a run. */
export function markedLine(text: string, drawing: Drawing): Line {
  return parseMarkup(text).segments.map((segment) => runOf(segment, drawing))
}

/** The paragraphs of a passage: split by blank lines, or by every line break for `lines`. */
export function paragraphs(passage: string, split: 'paragraphs' | 'lines', drawing: Drawing): Line[] {
  return passage
    .replaceAll('\r\n', '\n')
    .split(split === 'paragraphs' ? /\n\s*\n/ : /\n+/)
    .filter((text) => text.trim() !== '')
    .map((text) => markedLine(text.trim(), drawing))
}

/** English text without markers. */
export const english = (text: string): Line => [{ kind: 'text', text: typographic(text) }]

/** Text that is taken as it is. */
export const plain = (text: string): Line => [{ kind: 'text', text }]

/** Numbers a passage's items from `first` on, in their order. */
export function numbering(items: readonly Readonly<{ id: string }>[], first: number): (label: string) => string {
  const numbers = new Map(items.map(({ id }, i) => [id, String(first + i)]))
  return (label) => numbers.get(label) ?? ''
}

/** '1 to 10', or '7' for a single question. */
function range(first: number, count: number): string {
  return count === 1 ? String(first) : `${first} to ${first + count - 1}`
}

/** At the end of a Chinese instruction. No-break spaces and a word joiner keep it on one line. */
export const TWO_MARKS_EACH = '（每\u2060题\u00a02\u00a0分）'

/** 'For questions 1 to 10, ' at the head of an English instruction. */
export function forQuestions(first: number, count: number): string {
  return `For question${count === 1 ? '' : 's'} ${range(first, count)}, `
}
