/**
 * What a problem family makes: one problem with its answer, its working and the answers of the usual slips. Texts are
 * plain, with {3/4} or {1 3/4} for a fraction, {y} for a letter and *one* for a word that stands out.
 */
import type { SkillId } from '#families/skills.ts'
import type { BarModel } from './bars.ts'
import type { Draw } from './draw.ts'
import type { Quantity } from './quantity.ts'

/** A picture in SVG; `width` in millimetres, `alt` says what it shows without solving anything. */
export type Picture = Readonly<{ svg: string; alt: string; width: number }>

/** A line of working; `mark` is 1 where a marker gives a method or answer mark. `bars` is the bar model at this step. */
type Step = Readonly<{ text: string; mark: 0 | 1; bars: BarModel | null }>

/**
 * A wrong answer that a usual slip leads to. `why` tells the pupil in a sentence or two what was done and what to do
 * instead, with the numbers of the problem: 'You took 25% of what was left, but it is 25% of all.' It never gives the
 * answer.
 */
export type Slip = Quantity & Readonly<{ why: string }>

/**
 * The marks of `steps` add up to `marks`. `slips`: the likeliest first. `follows` is the formula of the answer over the
 * pupil's own answers to earlier parts, named a, b, c: '(500 - 2 * a) / 4'; '' where it does not follow from them. Of an
 * expression, 'a at 7' is its value where the letter is 7, and 'a is 130' the letter at which its value is 130. A later part that
 * is right for an earlier wrong answer earns its marks.
 */
export type Part = Readonly<{
  ask: string
  answer: Quantity
  marks: number
  steps: readonly Step[]
  slips: readonly Slip[]
  follows: string
}>

/** The marks of `parts` add up to those of the maker. Only a problem with one part can be asked with options. */
export type Problem = Readonly<{
  /** What is told before the parts; '' when the only part says it all. */
  stem: string
  parts: readonly Part[]
  picture: Picture | null
  /** The numbers as printed, from which a second computation starts. */
  givens: Readonly<Record<string, number>>
}>

/**
 * How one family makes problems of one size, for a paper of this year. `choice`: it can be asked with four options.
 * `level`: 1 one step or recall, 2 as most of the examination, 3 joins two ideas or hides the way. `calculator`: only fit
 * for Paper 2. null: draw again.
 */
export type Maker = Readonly<{
  marks: 1 | 2 | 3 | 4 | 5
  choice: boolean
  level: 1 | 2 | 3
  calculator: boolean
  make(draw: Draw, year: number): Problem | null
}>

/** In which years the exam asks it is a matter of its skill: `yearsOf` of skills.ts. */
export type Family = Readonly<{ id: string; name: string; skill: SkillId; makers: readonly Maker[] }>

/** A step with its bar model. */
type Drawn = Readonly<{ line: string; bars: BarModel }>

/** A line that ends in ✓ earns a mark. */
function step(given: string | Drawn): Step {
  const { line, bars } = typeof given === 'string' ? { line: given, bars: null } : given
  return line.endsWith('✓') ? { text: line.slice(0, -1).trim(), mark: 1, bars } : { text: line, mark: 0, bars }
}

/** A line of working with the bar model that shows it. */
export const withBars = (line: string, bars: BarModel): Drawn => ({ line, bars })

/** A slip: the wrong answer and what the pupil did. */
export const slip = (wrong: Quantity, why: string): Slip => ({ ...wrong, why })

/**
 * Slips that are numbers of one kind: of each, the number that the slip leads to and what the pupil did. Those that are no
 * whole numbers are left out, unless `fits` says otherwise.
 */
export function slipsOf(
  kind: (value: number) => Quantity,
  found: readonly (readonly [value: number, why: string])[],
  fits: (value: number) => boolean = Number.isInteger,
): readonly Slip[] {
  return found.filter(([value]) => fits(value) && value > 0).map(([value, why]) => slip(kind(value), why))
}

/** A family of a skill. */
export const family = (id: string, name: string, skill: SkillId, ...makers: readonly Maker[]): Family => ({
  id,
  name,
  skill,
  makers,
})

type PartRest = Readonly<{ slips: readonly Slip[]; follows: string }>

/** A step that ends in ✓ earns a mark; the sign itself is not printed. */
export function part(
  marks: number,
  ask: string,
  answer: Quantity,
  steps: readonly (string | Drawn)[],
  { slips = [], follows = '' }: Partial<PartRest> = {},
): Part {
  // With some numbers a slip leads to the answer: then it is none.
  const wrong = slips.filter(({ value, text }) => value !== answer.value && text !== answer.text)
  return { ask, answer, marks, steps: steps.map(step), slips: wrong, follows }
}

type Rest = Readonly<{ givens: Problem['givens']; slips: readonly (Quantity | Slip)[]; picture: Picture | null }>

/** A problem with one answer. */
export function single(
  marks: number,
  ask: string,
  answer: Quantity,
  steps: readonly (string | Drawn)[],
  rest: Partial<Rest>,
): Problem {
  const { givens = {}, slips = [], picture = null } = rest
  const named = slips.map((wrong) => ('why' in wrong ? wrong : slip(wrong, '')))
  return { stem: '', parts: [part(marks, ask, answer, steps, { slips: named })], picture, givens }
}

/** A problem in parts. */
export function several(stem: string, parts: readonly Part[], rest: Partial<Omit<Rest, 'slips'>>): Problem {
  const { givens = {}, picture = null } = rest
  return { stem, parts, picture, givens }
}

/** Everybody sees that the angle is less than half a turn: a larger one is no option beside it. */
export const isTooWide = (answer: Quantity, { value, text }: Quantity): boolean =>
  text.endsWith('°') && value >= 180 && answer.value < 180

/** The three options beside the answer: the likeliest slips that are positive and different; null if there are fewer. */
export function distractors({ parts: [first, ...others] }: Problem): readonly Quantity[] | null {
  if (first === undefined) return null
  const texts = new Set([first, ...others].map(({ answer }) => answer.text))
  const narrow = first.slips.filter((wrong) => !isTooWide(first.answer, wrong))
  const found = narrow.filter(({ text, value }) => {
    if (!(value > 0) || (text.includes('.') && /\.\d{3,}/.test(text)) || texts.has(text)) return false
    texts.add(text)
    return true
  })
  return found.length < 3 ? null : found.slice(0, 3)
}
