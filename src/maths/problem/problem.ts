/**
 * What a problem family makes: one problem with its answer, its working and the answers of the usual slips. Texts are
 * plain, with {3/4} or {1 3/4} for a fraction, {y} for a letter and *one* for a word that stands out.
 */
import type { Draw } from './draw.ts'
import type { Quantity } from './quantity.ts'

/** A picture in SVG; `width` in millimetres, `alt` says what it shows without solving anything. */
export type Picture = Readonly<{ svg: string; alt: string; width: number }>

/** A line of working; `mark` is 1 where a marker gives a method or answer mark. */
type Step = Readonly<{ text: string; mark: 0 | 1 }>

/** The marks of `steps` add up to `marks`, which proof/holds.ts checks. */
export type Part = Readonly<{ ask: string; answer: Quantity; marks: number; steps: readonly Step[] }>

/** The marks of `parts` add up to those of the maker. Only a problem with one part can be asked with options. */
export type Problem = Readonly<{
  /** What is told before the parts; '' when the only part says it all. */
  stem: string
  parts: readonly Part[]
  /** Wrong answers to the only part, each of a slip that pupils make, the likeliest first. */
  slips: readonly Quantity[]
  picture: Picture | null
  /** The numbers as printed, from which a second computation starts. */
  givens: Readonly<Record<string, number>>
}>

/**
 * How one family makes problems of one size, for a paper of this year. `choice`: it can be asked with four options. null:
 * draw again.
 */
export type Maker = Readonly<{
  marks: 1 | 2 | 3 | 4 | 5
  choice: boolean
  make(draw: Draw, year: number): Problem | null
}>

type Strand =
  | 'number'
  | 'fraction'
  | 'percentage'
  | 'ratio'
  | 'rate'
  | 'average'
  | 'algebra'
  | 'geometry'
  | 'measure'
  | 'data'

/** `until`: the last year in which the exam asks it; 0 if it still does. */
export type Family = Readonly<{ id: string; name: string; strand: Strand; until: number; makers: readonly Maker[] }>

/** A line that ends in ✓ earns a mark. */
function step(line: string): Step {
  return line.endsWith('✓') ? { text: line.slice(0, -1).trim(), mark: 1 } : { text: line, mark: 0 }
}

/** A step that ends in ✓ earns a mark; the sign itself is not printed. */
export function part(marks: number, ask: string, answer: Quantity, steps: readonly string[]): Part {
  return { ask, answer, marks, steps: steps.map(step) }
}

type Rest = Readonly<{ givens: Problem['givens']; slips: readonly Quantity[]; picture: Picture | null }>

/** A problem with one answer. */
export function single(
  marks: number,
  ask: string,
  answer: Quantity,
  steps: readonly string[],
  rest: Partial<Rest>,
): Problem {
  const { givens = {}, slips = [], picture = null } = rest
  return { stem: '', parts: [part(marks, ask, answer, steps)], slips, picture, givens }
}

/** A problem in parts. */
export function several(stem: string, parts: readonly Part[], rest: Partial<Rest>): Problem {
  const { givens = {}, slips = [], picture = null } = rest
  return { stem, parts, slips, picture, givens }
}

/** The three options beside the answer: the likeliest slips that are positive and different; null if there are fewer. */
export function distractors({ parts, slips }: Problem): readonly Quantity[] | null {
  const texts = new Set(parts.map(({ answer }) => answer.text))
  const found = slips.filter(({ text, value }) => {
    if (!(value > 0) || (text.includes('.') && /\.\d{3,}/.test(text)) || texts.has(text)) return false
    texts.add(text)
    return true
  })
  return found.length < 3 ? null : found.slice(0, 3)
}
