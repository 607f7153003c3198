/**
 * The papers of schools in the format of the exam until 2025, for print. A blueprint in content/papers/maths/ names the families
 * and seeds, so that a paper stays as it is when families are added.
 */

import { z } from 'zod'
import { DrawError } from '#families/draw-error.ts'
import { createRandom } from '#lib/random.ts'
import type { Asked } from '#maths/set.ts'
import { drawSections } from './draw-sections.ts'
import { UNTIL_2025 } from './format.ts'
import {
  type AskedSections,
  askSections,
  everyDrawn,
  isOld,
  type Sections,
  sectionFaults,
  sectionFields,
} from './sections.ts'

const shape = z.strictObject({
  year: z.int().min(2020).max(2025),
  school: z.string().regex(/^[A-Za-z0-9]+$/),
  ...sectionFields,
})

export type PrelimBlueprint = z.infer<typeof shape>

/** The schema: the shape, then the rules of the exam. What breaks a rule of the exam has the path '$'. */
export const prelimBlueprint: z.ZodType<PrelimBlueprint> = shape.superRefine((value, context) => {
  for (const message of sectionFaults(UNTIL_2025, value.year, value)) context.addIssue({ code: 'custom', message })
})

/** The problems of a paper, with the GST of its year. */
export const makePrelimPaper = (blueprint: PrelimBlueprint): AskedSections =>
  askSections(blueprint, 'prelim', blueprint.year)

/** Each place is the key's so often among fifteen, and never three times running. */
const [MIN_KEYS, MAX_KEYS] = [2, 6]
const MAX_TRIES = 2000

function keysSpread({ choice }: AskedSections): boolean {
  const keys = choice.map(({ options }) => options?.key ?? 0)
  const counts = [0, 1, 2, 3].map((place) => keys.filter((key) => key === place).length)
  const running = keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])
  return !running && Math.min(...counts) >= MIN_KEYS && Math.max(...counts) <= MAX_KEYS
}

/** All that tells a problem from another of its family. */
const textOf = ({ problem: { stem, parts, picture }, options }: Asked): string =>
  [stem, ...parts.map(({ ask }) => ask), picture?.alt, ...(options?.options ?? []).map(({ text }) => text)].join(' ')

/** With other seeds until no problem of the section is among those that were asked. */
function withFreshNumbers(
  blueprint: PrelimBlueprint,
  section: 'choice' | 'short' | 'paper2',
  asked: ReadonlySet<string>,
): PrelimBlueprint {
  let fresh = blueprint
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const known = makePrelimPaper(fresh)[section].map((one) => asked.has(textOf(one)))
    if (!known.includes(true)) return fresh
    fresh = { ...fresh, [section]: fresh[section].map((one, i) => (known[i] ? { ...one, seed: one.seed + 1 } : one)) }
  }
  throw new DrawError('numbers', `${blueprint.year} ${blueprint.school} ${section}`)
}

/** With other seeds for the questions with options until their keys are spread. */
function withSpreadKeys(blueprint: PrelimBlueprint, asked: ReadonlySet<string>): PrelimBlueprint {
  const random = createRandom(`keys-${blueprint.year}-${blueprint.school}`)
  let candidate = blueprint
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const choice = blueprint.choice.map((one) => ({ ...one, seed: random.below(10_000) }))
    candidate = withFreshNumbers({ ...blueprint, choice }, 'choice', asked)
    if (keysSpread(makePrelimPaper(candidate))) return candidate
  }
  return candidate
}

/** A new blueprint that shares few families with those before it and asks what only the exam until 2025 has; null if there are too few families. */
export function drawPrelimBlueprint(
  year: number,
  school: string,
  before: readonly PrelimBlueprint[],
): PrelimBlueprint | null {
  const asksOldPart = (drawn: Sections): boolean => everyDrawn(drawn).some(isOld)
  const sections = drawSections(UNTIL_2025, year, `prelim-${year}-${school}`, before, asksOldPart)
  if (sections === null) return null
  const asked = new Set(
    before.map(makePrelimPaper).flatMap(({ choice, short, paper2 }) => [...choice, ...short, ...paper2].map(textOf)),
  )
  const short = withFreshNumbers({ year, school, ...sections }, 'short', asked)
  return withSpreadKeys(withFreshNumbers(short, 'paper2', asked), asked)
}
