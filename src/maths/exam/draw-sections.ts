/** Draws the sections of a new Mathematics paper, so that it shares few families with the papers before it. Pure. */

import { families } from '#families/families.ts'
import { isAskedIn, strandOf } from '#families/skills.ts'
import { createRandom, type Random } from '#lib/random.ts'
import { ask } from '#maths/set.ts'
import type { ExamFormat } from './format.ts'
import { type Drawn, everyDrawn, type Sections, sharedFamilies, strandOfDrawn } from './sections.ts'

type Candidate = Readonly<{
  family: string
  strand: string
  marks: number
  choice: boolean
  calculator: boolean
  boxes: boolean
}>

/** Every maker that the exam of the year asks; `boxes`: it can be answered without options. */
const candidatesOf = (year: number): readonly Candidate[] =>
  families
    .filter(({ skill }) => isAskedIn(year, skill))
    .flatMap((family) =>
      family.makers.map((maker) => ({
        family: family.id,
        strand: strandOf(family.skill),
        marks: maker.marks,
        choice: maker.choice,
        calculator: maker.calculator,
        boxes: ask({ family, maker }, 'form', false, year).options === null,
      })),
    )

/** So many papers are drawn; the one that shares least with any other is kept. */
const ATTEMPTS = 400

/**
 * The families that the papers before it used least; null if there are too few families. `name` decides the draw. `fits`
 * refuses a paper that lacks something.
 */
export function drawSections(
  format: ExamFormat,
  year: number,
  name: string,
  before: readonly Sections[],
  fits: (sections: Sections) => boolean,
): Sections | null {
  const candidates = candidatesOf(year)
  const drawn = Array.from({ length: ATTEMPTS }, (_, attempt) =>
    drawOnce(format, candidates, createRandom(`${name}-${attempt}`), before),
  )
  const most = (one: Sections): number => Math.max(0, ...before.map((other) => sharedFamilies(one, other)))
  const [best = null] = drawn
    .flatMap((one) => (one !== null && fits(one) ? [one] : []))
    .sort((a, b) => most(a) - most(b))
  return best
}

/** Long problems are drawn first: they have the fewest families. */
function drawOnce(
  format: ExamFormat,
  candidates: readonly Candidate[],
  random: Random,
  before: readonly Sections[],
): Sections | null {
  const uses = new Map<string, number>()
  for (const { family } of before.flatMap(everyDrawn)) uses.set(family, (uses.get(family) ?? 0) + 1)
  // Not strictly the least used: a paper that lacks something must have a chance.
  const ranks = new Map(candidates.map(({ family }) => [family, 3 * (uses.get(family) ?? 0) + random.below(5)]))
  const rank = ({ family }: Candidate): number => ranks.get(family) ?? 0
  for (const pattern of format.long) {
    const taken = new Set<string>()
    const take: Take = (marks, fits, strands) => {
      const open = random.shuffled(
        candidates.filter((one) => one.marks === marks && fits(one) && !taken.has(one.family)),
      )
      const crowded = (one: Candidate): number =>
        strands.at(-1) === one.strand && strands.at(-2) === one.strand ? 1 : 0
      const [best] = open.sort((a, b) => crowded(a) - crowded(b) || rank(a) - rank(b))
      if (best === undefined) return null
      taken.add(best.family)
      return { family: best.family, marks, seed: random.below(10_000) }
    }
    const paper = fillSections(format, pattern, take)
    if (paper !== null) return paper
  }
  return null
}

type Take = (marks: number, fits: (one: Candidate) => boolean, strands: readonly string[]) => Drawn | null

function fillSections(format: ExamFormat, long: readonly number[], take: Take): Sections | null {
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
  const choice = section(format.choice, (one) => one.choice && !one.calculator)
  const short = section(format.short, (one) => one.boxes && !one.calculator)
  const first = section(format.first, ({ boxes }) => boxes)
  if (longer === null || choice === null || short === null || first === null) return null
  return { choice, short, paper2: [...first, ...longer.reverse()] }
}
