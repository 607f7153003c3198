/**
 * Whole papers as the exam of 2026 has them: Paper 1 with 18 questions with options (26 marks) and 12 short answers (24 marks),
 * without a calculator; Paper 2 with five short answers (10 marks) and ten longer ones (40 marks), with one. A blueprint in
 * content/papers/maths-2026/ names the families and seeds, so that a paper stays as it is when families are added.
 */
import { z } from 'zod'
import { createRandom } from '#lib/random.ts'
import { families } from './families.ts'
import { type Asked, ask } from './set.ts'
import { strandOf } from './skills.ts'

const drawn = z.strictObject({
  family: z.string().regex(/^M\d{2,3}$/),
  marks: z.int().min(1).max(5),
  seed: z.int().nonnegative(),
})

type Drawn = z.infer<typeof drawn>

const shape = z.strictObject({
  number: z.int().min(1).max(99),
  /** Paper 1, Booklet A: ten of one mark, eight of two, with four options. */
  choice: z.array(drawn),
  /** Paper 1, Booklet B: twelve of two marks. */
  short: z.array(drawn),
  /** Paper 2: five of two marks, then ten of three to five. */
  paper2: z.array(drawn),
})

/** A family is drawn at most once in a paper. */
export type ExamBlueprint = z.infer<typeof shape>

const LONG_MARKS = 40
const LONG_COUNT = 10
const SHORT_IN_PAPER_2 = 5
const CHOICE_MARKS = [...Array.from({ length: 10 }, () => 1), ...Array.from({ length: 8 }, () => 2)]
const SHORT_MARKS = Array.from({ length: 12 }, () => 2)

const marksOf = (items: readonly Drawn[]): number[] => items.map(({ marks }) => marks)
const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const sourceOf = ({ family: id, marks }: Drawn) => {
  const family = families.find((candidate) => candidate.id === id)
  const maker = family?.makers.find((candidate) => candidate.marks === marks)
  return family === undefined || maker === undefined ? null : { family, maker }
}

function faults({ choice, short, paper2 }: ExamBlueprint): string[] {
  const every = [...choice, ...short, ...paper2]
  const long = paper2.slice(SHORT_IN_PAPER_2)
  return [
    ...(same(marksOf(choice), CHOICE_MARKS) ? [] : ['choice must be ten of 1 mark, then eight of 2']),
    ...(same(marksOf(short), SHORT_MARKS) ? [] : ['short must be twelve of 2 marks']),
    ...(same(marksOf(paper2.slice(0, SHORT_IN_PAPER_2)), [2, 2, 2, 2, 2])
      ? []
      : ['paper2 must begin with five of 2 marks']),
    ...(long.length === LONG_COUNT && sum(marksOf(long)) === LONG_MARKS
      ? []
      : ['paper2 must end with ten of 40 marks']),
    ...every.flatMap((one) => (sourceOf(one) === null ? [`${one.family} has no problem of ${one.marks} marks`] : [])),
    ...choice.flatMap((one) => (sourceOf(one)?.maker.choice === false ? [`${one.family} has no options`] : [])),
    ...[...choice, ...short].flatMap((one) =>
      sourceOf(one)?.maker.calculator ? [`${one.family} needs a calculator`] : [],
    ),
    ...(new Set(every.map(({ family }) => family)).size === every.length ? [] : ['a family is drawn twice']),
    ...every.flatMap((one) => ((sourceOf(one)?.family.until ?? 0) === 0 ? [] : [`${one.family} is not asked in 2026`])),
  ]
}

/** The schema: the shape, then the rules of the exam. What breaks a rule of the exam has the path '$'. */
export const examBlueprint: z.ZodType<ExamBlueprint> = shape.superRefine((value, context) => {
  for (const message of faults(value)) context.addIssue({ code: 'custom', message })
})

/** The problems of a paper. Questions are numbered from 1 in Paper 1, and anew in Paper 2. */
export type ExamPaper = Readonly<{
  number: number
  choice: readonly Asked[]
  short: readonly Asked[]
  paper2: readonly Asked[]
}>

/** Throws if a family is not there; a parsed blueprint names only such as are. */
export function makeExamPaper({ number, choice, short, paper2 }: ExamBlueprint): ExamPaper {
  const make = (one: Drawn, withOptions: boolean): Asked => {
    const source = sourceOf(one)
    if (source === null) throw new Error(`${one.family} has no problem of ${one.marks} marks`)
    return ask(source, `exam-${one.family}-${one.marks}-${one.seed}`, withOptions)
  }
  return {
    number,
    choice: choice.map((one) => make(one, true)),
    short: short.map((one) => make(one, false)),
    paper2: paper2.map((one) => make(one, false)),
  }
}

type Candidate = Readonly<{
  family: string
  strand: string
  marks: number
  choice: boolean
  calculator: boolean
  boxes: boolean
}>

/** Every maker that the exam still asks; `boxes`: it can be answered without options. */
const candidates = (): readonly Candidate[] =>
  families
    .filter(({ until }) => until === 0)
    .flatMap((family) =>
      family.makers.map((maker) => ({
        family: family.id,
        strand: strandOf(family.skill),
        marks: maker.marks,
        choice: maker.choice,
        calculator: maker.calculator,
        boxes: ask({ family, maker }, 'form', false).options === null,
      })),
    )

/** The marks of the ten long problems, the easiest first: 40 in all. */
const LONG_PATTERNS: readonly (readonly number[])[] = [
  [3, 3, 3, 4, 4, 4, 4, 5, 5, 5],
  [3, 3, 4, 4, 4, 4, 4, 4, 5, 5],
  [3, 4, 4, 4, 4, 4, 4, 4, 4, 5],
  [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
]

/** So many blueprints are drawn for one paper; the one that shares least with any other is kept. */
const ATTEMPTS = 60

/** A new blueprint that shares few families with those before it; null if there are too few families. */
export function drawExamBlueprint(number: number, before: readonly ExamBlueprint[]): ExamBlueprint | null {
  const drawn = Array.from({ length: ATTEMPTS }, (_, attempt) => drawOnce(number, attempt, before))
  const most = (one: ExamBlueprint): number => Math.max(0, ...before.map((other) => sharedFamilies(one, other)))
  const [best = null] = drawn.filter((one) => one !== null).sort((a, b) => most(a) - most(b))
  return best
}

/** The families that the blueprints before it used least. Long problems are drawn first: they have the fewest families. */
function drawOnce(number: number, attempt: number, before: readonly ExamBlueprint[]): ExamBlueprint | null {
  const random = createRandom(`exam-${number}-${attempt}`)
  const uses = new Map<string, number>()
  for (const { choice, short, paper2 } of before)
    for (const { family } of [...choice, ...short, ...paper2]) uses.set(family, (uses.get(family) ?? 0) + 1)
  const all = candidates()
  for (const pattern of LONG_PATTERNS) {
    const taken = new Set<string>()
    const take = (marks: number, fits: (one: Candidate) => boolean, strands: readonly string[]): Drawn | null => {
      const open = random.shuffled(all.filter((one) => one.marks === marks && fits(one) && !taken.has(one.family)))
      const crowded = (one: Candidate): number =>
        strands.at(-1) === one.strand && strands.at(-2) === one.strand ? 1 : 0
      const [best] = open.sort(
        (a, b) => crowded(a) - crowded(b) || (uses.get(a.family) ?? 0) - (uses.get(b.family) ?? 0),
      )
      if (best === undefined) return null
      taken.add(best.family)
      return { family: best.family, marks, seed: random.below(10_000) }
    }
    const paper = drawSections(pattern, take)
    if (paper !== null) return { number, ...paper }
  }
  return null
}

type Take = (marks: number, fits: (one: Candidate) => boolean, strands: readonly string[]) => Drawn | null

function drawSections(long: readonly number[], take: Take): Omit<ExamBlueprint, 'number'> | null {
  const section = (marks: readonly number[], fits: (one: Candidate) => boolean): Drawn[] | null => {
    const chosen: Drawn[] = []
    for (const each of marks) {
      const one = take(each, fits, chosen.map(strandOfDrawn))
      if (one === null) return null
      chosen.push(one)
    }
    return chosen
  }
  const longer = section([...long].reverse(), ({ boxes }) => boxes)
  const choice = section(CHOICE_MARKS, (one) => one.choice && !one.calculator)
  const short = section(SHORT_MARKS, (one) => one.boxes && !one.calculator)
  const first = section([2, 2, 2, 2, 2], ({ boxes }) => boxes)
  if (longer === null || choice === null || short === null || first === null) return null
  return { choice, short, paper2: [...first, ...longer.reverse()] }
}

const strandOfDrawn = (one: Drawn): string => {
  const source = sourceOf(one)
  return source === null ? '' : strandOf(source.family.skill)
}

/** How many families two papers share. */
export function sharedFamilies(a: ExamBlueprint, b: ExamBlueprint): number {
  const of = ({ choice, short, paper2 }: ExamBlueprint) => [...choice, ...short, ...paper2].map(({ family }) => family)
  const own = new Set(of(a))
  return of(b).filter((family) => own.has(family)).length
}
