/** Turns the lines of problems into runs. Total: what it cannot read stays text. */
import { typographic } from '#quiz/print/runs.ts'
import type { Line, Run } from './printout.ts'

/** Digits and a space are a whole number only if the numerator after them is digits alone: {100 − 4y/4} is one fraction. */
const MATHS =
  /\{(?:(?<whole>\d+) (?=\d+\/))?(?<top>[^{}/]+)\/(?<bottom>[^{}/]+)\}|\{(?<letter>[a-z])\}|\*(?<strong>[^*]+)\*|_{3,}/gu

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
