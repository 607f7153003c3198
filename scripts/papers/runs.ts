/** Turns the texts of documents and problems into runs. Total: what it cannot read stays text. */
import { parseMarkup, type Segment } from '#quiz/markup/parse-markup.ts'
import type { Line, Run } from './printout.ts'

/** Straight quotes of English texts become printer's quotes. */
export function typographic(text: string): string {
  return text
    .replaceAll(/(^|[\s([—–/])"/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([—–“/])'(?=\S)/gu, '$1‘')
    .replaceAll("'", '’')
}

const MATHS =
  /\{(?:(?<whole>\d+) )?(?<top>[^{}/]+)\/(?<bottom>[^{}/]+)\}|\{(?<letter>[a-z])\}|\*(?<strong>[^*]+)\*|_{3,}/gu

function mathsRun(source: string, groups: Record<string, string | undefined>): Run {
  const { whole = '', top, bottom, letter, strong } = groups
  if (letter !== undefined) return { kind: 'letter', text: letter }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (top === undefined || bottom === undefined)
    return source.startsWith('_') ? { kind: 'gap' } : { kind: 'text', text: source }
  return { kind: 'fraction', whole, top, bottom, alt: `${whole === '' ? '' : `${whole} and `}${top} over ${bottom}` }
}

/** A line of a problem: {3/4} and {1 3/4} are fractions, {y} a letter, *not* stands out, ____ is a gap. */
export function mathsLine(text: string): Line {
  const runs: Run[] = []
  let end = 0
  for (const match of text.matchAll(MATHS)) {
    if (match.index > end) runs.push({ kind: 'text', text: typographic(text.slice(end, match.index)) })
    runs.push(mathsRun(match[0], match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ kind: 'text', text: typographic(text.slice(end)) })
  return runs
}

/** How a marker of a document is drawn; `number` gives the number on the paper for an item's label. */
export type Drawing = Readonly<{ number(label: string): string; blank: 'letter' | 'word'; quotes: boolean }>

function runOf(segment: Segment, { number, blank, quotes }: Drawing): Run {
  switch (segment.kind) {
    case 'text':
      return { kind: 'text', text: quotes ? typographic(segment.source) : segment.source }
    case 'gap':
      return { kind: 'gap' }
    case 'blank':
    case 'slot':
      return { kind: 'blank', number: number(segment.label), wide: blank === 'word' }
    case 'target':
      return { kind: 'underlined', number: number(segment.label), text: segment.text }
    case 'mark':
      if (segment.label === 'n' || segment.label === 'w') return { kind: 'underlined', number: '', text: segment.text }
      return { kind: 'mend', number: number(segment.label), text: segment.text }
  }
}

export function markedLine(text: string, drawing: Drawing): Line {
  return parseMarkup(text).segments.map((segment) => runOf(segment, drawing))
}

/** The paragraphs of a passage. */
export function paragraphs(passage: string, drawing: Drawing): Line[] {
  return passage
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => markedLine(text.trim(), drawing))
}

/** English text without markers. */
export const english = (text: string): Line => [{ kind: 'text', text: typographic(text) }]

/** Text that is taken as it is. */
export const plain = (text: string): Line => [{ kind: 'text', text }]
