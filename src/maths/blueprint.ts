/** What content/papers/maths/<year>-<School>.json says: which families a paper draws and from which seeds. */
import { z } from 'zod'
import { families, findMaker } from './families.ts'
import { strandOf } from './skills.ts'

const drawn = z.object({
  family: z.string().regex(/^M\d{2,3}$/),
  marks: z.int().min(1).max(5),
  seed: z.int().nonnegative(),
})

type Drawn = z.infer<typeof drawn>

const shape = z.strictObject({
  year: z.int().min(2020).max(2099),
  school: z.string().regex(/^[A-Za-z0-9]+$/),
  /** Paper 1, Booklet A: ten of one mark, five of two, with four options. */
  choice: z.array(drawn),
  /** Paper 1, Booklet B: five of one mark, ten of two. */
  short: z.array(drawn),
  /** Paper 2: five of two marks, then twelve of three to five. */
  paper2: z.array(drawn),
})

/** A family is drawn at most once in a paper. `seed` with family and marks decides every number of the problem. */
export type Blueprint = z.infer<typeof shape>

const times = (marks: number, count: number): number[] => Array.from({ length: count }, () => marks)
const marksOf = (items: readonly Drawn[]): number[] => items.map(({ marks }) => marks)
const sum = (items: readonly Drawn[]): number => items.reduce((total, { marks }) => total + marks, 0)
const strandOfFamily = (id: string): string => {
  const family = families.find((candidate) => candidate.id === id)
  return family === undefined ? '' : strandOf(family.skill)
}
const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i])

/** What is wrong with the order and the number of the problems, one sentence each. */
function faults({ year, choice, short, paper2 }: Blueprint): string[] {
  const every = [...choice, ...short, ...paper2]
  const structured = paper2.slice(5)
  const crowded = every.filter(
    ({ family }, i) =>
      i > 1 && [i - 1, i - 2].every((j) => strandOfFamily(every[j]?.family ?? '') === strandOfFamily(family)),
  )
  const past = families.filter(
    ({ id, until }) => until !== 0 && until < year && every.some(({ family }) => family === id),
  )
  return [
    ...(same(marksOf(choice), [...times(1, 10), ...times(2, 5)])
      ? []
      : ['choice must be ten of 1 mark, then five of 2']),
    ...(same(marksOf(short), [...times(1, 5), ...times(2, 10)]) ? [] : ['short must be five of 1 mark, then ten of 2']),
    ...(same(marksOf(paper2.slice(0, 5)), times(2, 5)) ? [] : ['paper2 must begin with five of 2 marks']),
    ...(structured.length === 12 && structured.every(({ marks }) => marks >= 3)
      ? []
      : ['paper2 must have twelve of 3 to 5 marks']),
    ...(sum(paper2) === 55 ? [] : [`paper2 has ${sum(paper2)} marks, not 55`]),
    ...every.flatMap(({ family, marks }) =>
      findMaker(family, marks) ? [] : [`${family} has no problem of ${marks} marks`],
    ),
    ...choice.flatMap(({ family, marks }) =>
      findMaker(family, marks)?.choice === false ? [`${family} has no options`] : [],
    ),
    ...(new Set(every.map(({ family }) => family)).size === every.length ? [] : ['a family is drawn twice']),
    ...crowded.map(({ family }) => `${family} is the third of its strand in a row`),
    ...past.map(({ id, until }) => `${id} was asked until ${until}`),
  ]
}

/** The schema: the shape, then the rules of the exam. What breaks a rule of the exam has the path '$'. */
export const blueprint: z.ZodType<Blueprint> = shape.superRefine((value, context) => {
  for (const message of faults(value)) context.addIssue({ code: 'custom', message })
})
