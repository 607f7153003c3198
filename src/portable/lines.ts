/** Texts of documents as lines without markers. Total: what cannot be read stays text. */
import { blankOf, GAP } from '#quiz/markup/asked-alone.ts'
import { parseMarkup, type Segment } from '#quiz/markup/parse-markup.ts'
import { readNotation } from '#quiz/worksheet/notation.ts'
import { type Block, type Line, plain, type Span } from './portable.ts'

/** In a passage the word in question, or the blank, stands out. `asked` is its label; '' where the line itself asks. */
function spanOf(segment: Segment, asked: string): Span {
  switch (segment.kind) {
    case 'text':
      return { kind: 'plain', text: segment.source }
    case 'gap':
      return { kind: 'plain', text: GAP }
    case 'blank':
    case 'slot':
      return { kind: segment.label === asked ? 'strong' : 'plain', text: blankOf(segment.label) }
    case 'target':
      return { kind: segment.label === asked ? 'underlined' : 'plain', text: segment.text }
    case 'mark': {
      if (!/^\d/.test(segment.label)) return { kind: 'underlined', text: segment.text }
      return { kind: segment.label === asked || asked === '' ? 'underlined' : 'plain', text: segment.text }
    }
  }
}

/** Stretches of one kind become one. */
function merged(spans: readonly Span[]): Line {
  const line: Span[] = []
  for (const span of spans) {
    const last = line.at(-1)
    if (span.text === '') continue
    if (last?.kind === span.kind) line[line.length - 1] = { ...last, text: last.text + span.text }
    else line.push(span)
  }
  return line
}

/** A line of a quiz. */
export const quizLine = (text: string, asked: string = ''): Line =>
  merged(parseMarkup(text.trim()).segments.map((segment) => spanOf(segment, asked)))

/** The paragraphs of a passage in which item `asked` stands. */
export const passageBlocks = (passage: string, asked: string): readonly Block[] =>
  passage
    .split(/\r?\n+/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'line', line: quizLine(text, asked) }))

/** Text with the notation of problems: a fraction is written in one line, '1 3/4'. */
function notationSpans(text: string): readonly Span[] {
  return readNotation(text).map((piece) => {
    if (piece.kind === 'strong') return { kind: 'strong', text: piece.text }
    if (piece.kind !== 'fraction') return { kind: 'plain', text: piece.text }
    const [top, bottom] = [piece.top, piece.bottom].map((part) => (/^[\w.]+$/.test(part) ? part : `(${part})`))
    return { kind: 'plain', text: `${piece.whole === '' ? '' : `${piece.whole} `}${top}/${bottom}` }
  })
}

/** A line of a worksheet. */
export const worksheetLine = (text: string): Line =>
  merged(quizLine(text).flatMap((span) => (span.kind === 'plain' ? notationSpans(span.text) : [span])))

export const lineBlock = (text: string): readonly Block[] =>
  text.trim() === '' ? [] : [{ kind: 'line', line: worksheetLine(text) }]

export const titleBlock = (title: string): readonly Block[] =>
  title === '' ? [] : [{ kind: 'line', line: plain(title).map((span) => ({ ...span, kind: 'strong' })) }]
