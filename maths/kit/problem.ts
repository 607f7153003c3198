/** What a family is written with: its makers, their problems with parts, lines of working and slips. Pure. */
import type { BarModel, Family, Givens, Maker, Part, Picture, Problem, Quantity, Slip, Step } from '#families/family.ts'
import type { SkillId } from '#families/skills.ts'

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

/** A family of a skill: the only way to write one. `id` is the next free one, which `npm run maths -- next` prints. */
export const family = <const Id extends string, const M extends readonly Maker[]>(
  id: Id,
  name: string,
  skill: SkillId,
  ...makers: M
): Family<Id, M> => ({ id, name, skill, makers })

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

type Told<G extends Givens> = Readonly<{ givens: G; picture?: Picture | null }>

/** A problem with one answer. */
export function single<G extends Givens>(
  marks: number,
  ask: string,
  answer: Quantity,
  steps: readonly (string | Drawn)[],
  rest: Told<G> & Readonly<{ slips?: readonly (Quantity | Slip)[] }>,
): Problem<G, readonly [Part]> {
  const { givens, slips = [], picture = null } = rest
  const named = slips.map((wrong) => ('why' in wrong ? wrong : slip(wrong, '')))
  return { stem: '', parts: [part(marks, ask, answer, steps, { slips: named })], picture, givens }
}

/** A problem in parts. */
export function several<G extends Givens, const P extends readonly Part[]>(
  stem: string,
  parts: P,
  { givens, picture = null }: Told<G>,
): Problem<G, P> {
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
