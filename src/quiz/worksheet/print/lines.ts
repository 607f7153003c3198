/** Lines of problems on paper, as data that the templates of the typesetter draw. Total: what cannot be read stays text. */
import type { Run as PrintRun } from '#quiz/contract/print-view.ts'
import { type Drawing, markedLine, typographic } from '#quiz/print/runs.ts'
import { type Piece, readNotation, spokenFraction } from '#quiz/worksheet/notation.ts'

/** A stretch of a line: what quizzes print, and what problems need beside it. `alt` is what a screen reader says. */
export type Run =
  | PrintRun
  | Readonly<{ kind: 'strong'; text: string }>
  /** A letter that stands for a number. */
  | Readonly<{ kind: 'letter'; text: string }>
  /** `whole` is '' for a proper fraction. */
  | Readonly<{ kind: 'fraction'; whole: string; top: string; bottom: string; alt: string }>

/** A line or a paragraph: the template breaks it at the width of the page. */
export type Line = readonly Run[]

const UNITS =
  'km/h|km|kg|cm|mm|ml|min|litres?|minutes?|hours?|years?|units?|cents|times|half-hours?|g|m|s|h|°C|[ap]\\.m\\.|noon'
const NUMBER_AND_UNIT = new RegExp(`(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}]))`, 'gu')

/**
 * With no-break spaces (and word joiners) where a line must not end: between a number and its unit, in a ratio, a speed's
 * unit, a fraction of something, the value of π, the number of a figure.
 */
function unbroken(text: string): string {
  return text
    .replaceAll(NUMBER_AND_UNIT, '\u00a0')
    .replaceAll(/(?<=[\p{L}\d]) : (?=[\p{L}\d])/gu, '\u00a0:\u00a0')
    .replaceAll('km/h', 'km/\u2060h')
    .replaceAll(/Take π\s=\s/gu, 'Take\u00a0π\u00a0=\u00a0')
    .replaceAll(/(?<=\b(?:Figure|Tank|Town|Bag|Jar|Day)) (?=(?:\d+|[A-Z])\b)/gu, '\u00a0')
}

function runOf(piece: Piece): Run {
  if (piece.kind === 'text') return { kind: 'text', text: typographic(piece.text) }
  if (piece.kind !== 'fraction') return piece
  return { ...piece, alt: spokenFraction(piece) }
}

/** The numbers of markers are those of the paper already. */
const MARKERS: Drawing = {
  number: (label) => (/^\d+$/.test(label) ? label : ''),
  blank: 'word',
  mark: 'underlined',
  quotes: false,
}

/** A line of a problem in the notation of notation.ts, with the markers of a quiz. */
export const mathsLine = (source: string): Line =>
  markedLine(unbroken(source), MARKERS).flatMap(
    (run): Line => (run.kind === 'text' ? readNotation(run.text).map(runOf) : [run]),
  )
