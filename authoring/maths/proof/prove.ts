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

/** Each place of the key is used at least so often, where there are enough keys to say so. */
const MIN_PLACE = 0.15
const MIN_KEYS = 200

/**
 * `forms` and `slips` are what was marked. `places` counts how often each option was the key; all 0 for a maker without
 * options. `unnamed` are problems with a slip without its reason.
 */
export type Proof = Readonly<{
  name: string
  problems: number
  forms: number
  slips: number
  faults: ReadonlyMap<string, number>
  places: readonly number[]
  unnamed: number
}>

const isChosenOnly = ({ parts }: Problem): boolean => parts[0]?.answer.form.kind === 'words'

type Marked = Readonly<{ forms: number; slips: number; faults: readonly string[] }>

/** Keys that the marker refuses in one of their forms, and slips that it credits. */
function markParts(question: Question): Marked {
  const parts = question.parts.map((part) => {
    const verdict = (given: string) => judge(question, part, { [part.id]: given }).verdict
    const forms = writtenForms(part.answer)
    const refused = forms.filter((given) => verdict(given) !== 'right')
    const credited = part.slips.filter(({ answer }) => verdict(answer) === 'right')
    const faults = [
      ...refused.map((given) => `a key is refused: ${given}`),
      ...credited.map(({ answer }) => `a slip is credited: ${answer}`),
    ]
    return { forms: forms.length, slips: part.slips.length, faults }
  })
  const sum = (of: (part: Marked) => number): number => parts.reduce((total, part) => total + of(part), 0)
  return {
    forms: sum(({ forms }) => forms),
    slips: sum(({ slips }) => slips),
    faults: [...parts.flatMap(({ faults }) => faults), ...followFaults(question)],
  }
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

const UNMARKED: Marked = { forms: 0, slips: 0, faults: [] }

/** A problem that is only chosen has nothing to be written. */
function mark({ family, maker }: Source, problem: Problem): Marked {
  return isChosenOnly(problem) ? UNMARKED : markParts(mathsQuestion({ family, maker, problem, options: null }, 1))
}

/** What `seeds` seeds of a maker show; one problem of `every` is marked, which takes longer than all the rest. */
export function prove(source: Source, seeds: number, every: number): Proof {
  const { family, maker } = source
  const faults = new Map<string, number>()
  const places = [0, 0, 0, 0]
  let [forms, slips, unnamed] = [0, 0, 0]
  // A written problem is the same from every seed.
  const problems = written.includes(family) ? 1 : seeds
  for (let at = 0; at < problems; at += 1) {
    const seed = `prove-${at}`
    const problem = makeProblem(maker, seed, false, EXAM_YEAR)
    const marked = at % every === 0 ? mark(source, problem) : UNMARKED
    forms += marked.forms
    slips += marked.slips
    for (const fault of [...faultsOf(family, maker, seed, FIRST_YEAR + (at % YEARS)), ...marked.faults])
      faults.set(fault, (faults.get(fault) ?? 0) + 1)
    unnamed += problem.parts.filter(
      (part) => part.slips.length === 0 || part.slips.some(({ why }) => why === ''),
    ).length
    const options = maker.choice ? chooseOptions(problem, createRandom(`options ${seed}`)) : null
    if (options !== null) places[options.key] = (places[options.key] ?? 0) + 1
  }
  return { name: source.name, problems, forms, slips, faults, places, unnamed }
}

/** Whether each place of the key is used often enough; true for a maker without options, or with too few keys to say so. */
export function isSpread({ places }: Proof): boolean {
  const all = places.reduce((sum, count) => sum + count, 0)
  return all < MIN_KEYS || places.every((count) => count >= all * MIN_PLACE)
}
