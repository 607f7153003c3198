/** The sections of a Mathematics paper: which families and seeds they draw, what is wrong with them, and the problems they make. Pure. */

import { z } from 'zod'
import { DrawError } from '#families/draw-error.ts'
import { everyFamily } from '#families/families.ts'
import type { Family, Maker } from '#families/family.ts'
import { strandOf, yearsOf } from '#families/skills.ts'
import { type Asked, ask } from '#maths/set.ts'
import type { ExamFormat } from './format.ts'

const drawn = z.strictObject({
  family: z.string().regex(/^M\d{2,3}$/),
  marks: z.int().min(1).max(5),
  seed: z.int().nonnegative(),
})

/** `seed` with family and marks decides every number of the problem. */
export type Drawn = z.infer<typeof drawn>

const list = z.array(drawn).readonly()

/** The fields of every stored paper. */
export const sectionFields = { choice: list, short: list, paper2: list }

/** A family is drawn at most once in a paper. `choice` and `short` are Paper 1, Booklets A and B. */
export type Sections = Readonly<{ choice: readonly Drawn[]; short: readonly Drawn[]; paper2: readonly Drawn[] }>

/** The same sections as problems. */
export type AskedSections = Readonly<Record<keyof Sections, readonly Asked[]>>

const sourceOf = ({ family: id, marks }: Drawn): Readonly<{ family: Family; maker: Maker }> | null => {
  const family = everyFamily.find((candidate) => candidate.id === id)
  const maker = family?.makers.find((candidate) => candidate.marks === marks)
  return family === undefined || maker === undefined ? null : { family, maker }
}

export const everyDrawn = ({ choice, short, paper2 }: Sections): readonly Drawn[] => [...choice, ...short, ...paper2]

/** Whether later exams ask it no more. */
export function isOld(one: Drawn): boolean {
  const source = sourceOf(one)
  return source !== null && yearsOf(source.family.skill).until !== null
}

/** '' for a family that is not there. */
export const strandOfDrawn = (one: Drawn): string => {
  const source = sourceOf(one)
  return source === null ? '' : strandOf(source.family.skill)
}

const marksOf = (items: readonly Drawn[]): string => items.map(({ marks }) => marks).join()

/** What is new in the exam of a later year may stand in a paper, with a star; what is gone may not. */
const isGone = (year: number, { skill }: Family): boolean => {
  const { until } = yearsOf(skill)
  return until !== null && until < year
}

function marksFaults({ choice, short, first, long }: ExamFormat, sections: Sections): string[] {
  const written = `paper2 must have problems of ${first.join()}, then one of ${long.map((marks) => marks.join()).join('; ')}`
  return [
    ...(marksOf(sections.choice) === choice.join() ? [] : [`choice must have problems of ${choice.join()} marks`]),
    ...(marksOf(sections.short) === short.join() ? [] : [`short must have problems of ${short.join()} marks`]),
    ...(long.some((marks) => marksOf(sections.paper2) === [...first, ...marks].join()) ? [] : [`${written} marks`]),
  ]
}

/** What is wrong with the order, the number and the kind of the problems, one sentence each. */
export function sectionFaults(format: ExamFormat, year: number, sections: Sections): string[] {
  const every = everyDrawn(sections)
  return [
    ...marksFaults(format, sections),
    ...every.flatMap((one) => (sourceOf(one) === null ? [`${one.family} has no problem of ${one.marks} marks`] : [])),
    ...sections.choice.flatMap((one) =>
      sourceOf(one)?.maker.choice === false ? [`${one.family} has no options`] : [],
    ),
    ...[...sections.choice, ...sections.short].flatMap((one) =>
      sourceOf(one)?.maker.calculator ? [`${one.family} needs a calculator`] : [],
    ),
    ...(new Set(every.map(({ family }) => family)).size === every.length ? [] : ['a family is drawn twice']),
    ...every.flatMap((one) => {
      const source = sourceOf(one)
      return source !== null && isGone(year, source.family) ? [`${one.family} is not asked in ${year}`] : []
    }),
  ]
}

/** `name` begins every seed. Throws a DrawError if a family is not there; parsed sections name only such as are. */
export function askSections({ choice, short, paper2 }: Sections, name: string, year: number): AskedSections {
  const make = (one: Drawn, withOptions: boolean): Asked => {
    const source = sourceOf(one)
    if (source === null) throw new DrawError('family', `${one.family} of ${one.marks} marks`)
    return ask(source, `${name}-${one.family}-${one.marks}-${one.seed}`, withOptions, year)
  }
  return {
    choice: choice.map((one) => make(one, true)),
    short: short.map((one) => make(one, false)),
    paper2: paper2.map((one) => make(one, false)),
  }
}

/** How many families two papers share. */
export function sharedFamilies(a: Sections, b: Sections): number {
  const own = new Set(everyDrawn(a).map(({ family }) => family))
  return everyDrawn(b).filter(({ family }) => own.has(family)).length
}
