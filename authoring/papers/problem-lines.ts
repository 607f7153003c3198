/** Turns the lines of problems into runs. Total: what it cannot read stays text. */
import { typographic } from '#quiz/print/runs.ts'
import type { Line, Run } from './printout.ts'

/** Digits and a space are a whole number only if the numerator after them is digits alone: {100 − 4y/4} is one fraction. */
const MATHS =
  /\{(?:(?<whole>\d+) (?=\d+\/))?(?<top>[^{}/]+)\/(?<bottom>[^{}/]+)\}|\{(?<letter>[a-z])\}|\*(?<strong>[^*]+)\*|_{3,}/gu

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

function mathsRun(source: string, groups: Record<string, string | undefined>): Run {
  const { whole = '', top, bottom, letter, strong } = groups
  if (letter !== undefined) return { kind: 'letter', text: letter }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (top === undefined || bottom === undefined)
    return source.startsWith('_') ? { kind: 'gap' } : { kind: 'text', text: source }
  return { kind: 'fraction', whole, top, bottom, alt: `${whole === '' ? '' : `${whole} and `}${top} over ${bottom}` }
}

/** A line of a problem: {3/4} and {1 3/4} are fractions, {y} a letter, *not* stands out, ____ is a gap. */
export function mathsLine(source: string): Line {
  const text = unbroken(source)
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
