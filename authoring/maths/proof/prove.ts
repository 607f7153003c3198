/** Proves the problem families: many seeds of each maker, solved twice, marked in every written form. Pure. */
import { everyFamily, written } from '#families/families.ts'
import type { Family, Maker, Problem } from '#families/family.ts'
import { makeProblem } from '#families/make-problem.ts'
import { chooseOptions } from '#families/options.ts'
import { createRandom } from '#lib/random.ts'
import { valueOfKey } from '#quiz/worksheet/judge/compare.ts'
import { ownKey } from '#quiz/worksheet/judge/follow.ts'
import { judge } from '#quiz/worksheet/judge/judge.ts'
import { isSame } from '#quiz/worksheet/reader/rational.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { mathsQuestion } from '#worksheets/maths-question.ts'
import { faultsOf } from './faults.ts'
import { writtenForms } from './written-forms.ts'

/** A maker by its name, 'M12:3'. */
export type Source = Readonly<{ name: string; family: Family; maker: Maker }>

export const sources: readonly Source[] = everyFamily.flatMap((family) =>
  family.makers.map((maker) => ({ name: `${family.id}:${maker.marks}`, family, maker })),
)

/** The papers of all these years draw from the families. */
const FIRST_YEAR = 2020
const YEARS = 7
const EXAM_YEAR = 2026

/** Each place of the key is used at least so often, where there are enough seeds to say so. */
const MIN_PLACE = 0.15

/** `places` counts how often each option was the key; all 0 for a maker without options. */
export type Proof = Readonly<{
  name: string
  faults: ReadonlyMap<string, number>
  places: readonly number[]
  unnamed: number
}>

const isChosenOnly = ({ parts }: Problem): boolean => parts[0]?.answer.form.kind === 'words'

/** Keys that the marker refuses in one of their forms, and slips that it credits. */
function markingFaults(question: Question): string[] {
  return question.parts.flatMap((part) => {
    const verdict = (given: string) => judge(question, part, { [part.id]: given }).verdict
    const refused = writtenForms(part.answer).filter((given) => verdict(given) !== 'right')
    const credited = part.slips.filter(({ answer }) => verdict(answer) === 'right')
    return [
      ...refused.map((given) => `a key is refused: ${given}`),
      ...credited.map(({ answer }) => `a slip is credited: ${answer}`),
    ]
  })
}

/** Formulas of later parts that do not lead from right answers to their key. */
function followFaults(question: Question): string[] {
  const responses = Object.fromEntries(question.parts.map((part) => [part.id, writtenForms(part.answer)[0] ?? '']))
  return question.parts.flatMap((part) => {
    const own = ownKey(question, part, responses)
    const key = 'after' in part.answer && part.answer.kind !== 'expression' ? valueOfKey(part.answer) : null
    const holds = part.follows === '' || (own !== null && key !== null && isSame(own, key))
    return holds ? [] : [`a formula does not lead to the key: ${part.follows}`]
  })
}

/** Every fault of one seed. */
function faultsOfSeed({ family, maker }: Source, seed: string): string[] {
  const problem = makeProblem(maker, seed, false, EXAM_YEAR)
  const question = isChosenOnly(problem) ? null : mathsQuestion({ family, maker, problem, options: null }, 1)
  const marked = question === null ? [] : [...markingFaults(question), ...followFaults(question)]
  const year = FIRST_YEAR + (Number(seed.split('-').at(-1)) % YEARS)
  return [...faultsOf(family, maker, seed, year), ...marked]
}

/** What `seeds` seeds of a maker show. */
export function prove(source: Source, seeds: number): Proof {
  const faults = new Map<string, number>()
  const places = [0, 0, 0, 0]
  let unnamed = 0
  // A written problem is the same from every seed.
  const draws = written.includes(source.family) ? 1 : seeds
  for (let at = 0; at < draws; at += 1) {
    const seed = `prove-${at}`
    for (const fault of faultsOfSeed(source, seed)) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    const problem = makeProblem(source.maker, seed, false, EXAM_YEAR)
    unnamed += problem.parts.filter(({ slips }) => slips.length === 0 || slips.some(({ why }) => why === '')).length
    const options = source.maker.choice ? chooseOptions(problem, createRandom(`options ${seed}`)) : null
    if (options !== null) places[options.key] = (places[options.key] ?? 0) + 1
  }
  return { name: source.name, faults, places, unnamed }
}

/** Whether each place of the key is used often enough; true for a maker without options. */
export function isSpread({ places }: Proof): boolean {
  const all = places.reduce((sum, count) => sum + count, 0)
  return all === 0 || places.every((count) => count >= all * MIN_PLACE)
}
