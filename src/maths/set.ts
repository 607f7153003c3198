/** Sets of problems, the same for ever for the same number: eight of one skill or mixed, or ten of one skill and level. Pure. */

import { DrawError } from '#families/draw-error.ts'
import { families } from '#families/families.ts'
import type { Family, Maker, Problem } from '#families/family.ts'
import { makeProblem } from '#families/make-problem.ts'
import { chooseOptions, type Options } from '#families/options.ts'
import { isAskedIn, type SkillId, STRANDS, skills, strandOf } from '#families/skills.ts'
import { createRandom, type Random } from '#lib/random.ts'

/** The name of a set of any skills. */
export const MIXED = 'mixed'

/** Problems of a set. */
const SIZE = 8
/** Problems of a set of one level. */
const LEVEL_SIZE = 10
/** Problems with options at the head of a set. */
const CHOICES = 3
/** The year whose exam the sets are for. */
const EXAM_YEAR = 2026

/** A problem with its options; null where it is answered in boxes. */
export type Asked = Readonly<{ family: Family; maker: Maker; problem: Problem; options: Options | null }>

type Source = Readonly<{ family: Family; maker: Maker }>

/** All makers that the exam still asks. */
const sources: readonly Source[] = families
  .filter(({ skill }) => isAskedIn(EXAM_YEAR, skill))
  .flatMap((family) => family.makers.map((maker) => ({ family, maker })))

/** The skills that have sets, in their order. */
export const playedSkills = skills.filter(({ id }) => sources.some(({ family }) => family.skill === id))

/** Without options nothing could be answered, or too much would be right. */
const isChosenOnly = ({ parts: [first] }: Problem): boolean =>
  first?.answer.form.kind === 'words' || /\b[Ww]hich of (?:the following|these)\b/.test(first?.ask ?? '')

/** A maker that tells one story is not asked for another for long. */
const STORY_DRAWS = 12

/** With some numbers two slips are the same, and too few options are left: then the numbers are drawn again. */
const MAX_DRAWS = 50

/**
 * The problem of a maker and a seed for the exam of a year; `choice`: with options if it can have them. Throws a DrawError if no
 * numbers give it options.
 */
export function ask({ family, maker }: Source, seed: string, choice: boolean, year: number): Asked {
  const plain = makeProblem(maker, seed, false, year)
  if (!maker.choice || !(choice || isChosenOnly(plain))) return { family, maker, problem: plain, options: null }
  for (let tries = 0; tries < MAX_DRAWS; tries += 1) {
    const own = tries === 0 ? seed : `${seed} again ${tries}`
    const problem = makeProblem(maker, own, false, year)
    const options = chooseOptions(problem, createRandom(`options ${own}`))
    if (options !== null) return { family, maker, problem, options }
  }
  throw new DrawError('options', `${family.id} ${seed}`)
}

/** Each maker once before one comes again. */
function takeTurns(random: Random, from: readonly Source[], size: number): readonly Source[] {
  const taken: Source[] = []
  while (taken.length < size && from.length > 0) taken.push(...random.shuffled(from))
  return taken.slice(0, size)
}

/** One maker of each of eight strands, in an order of chance. */
function fromStrands(random: Random): readonly Source[] {
  const strands = random
    .shuffled(Object.keys(STRANDS))
    .map((strand) => sources.filter(({ family }) => strandOf(family.skill) === strand))
  return strands.flatMap((list) => random.shuffled(list).slice(0, 1)).slice(0, SIZE)
}

/** `number` from 1 to MAX_SET. The easy problems come first, those with options at the head. */
export function drawSet(skill: SkillId | typeof MIXED, number: number): readonly Asked[] {
  const random = createRandom(`maths-${skill}-${number}`)
  const chosen =
    skill === MIXED
      ? fromStrands(random)
      : takeTurns(
          random,
          sources.filter(({ family }) => family.skill === skill),
          SIZE,
        )
  const ordered = [...chosen].sort((a, b) => a.maker.marks - b.maker.marks || a.maker.level - b.maker.level)
  const told = new Set<string>()
  const set = ordered.map((source, i) => {
    const seed = `${source.family.id}-${source.maker.marks}-${skill}-${number}-${i}`
    const asked = askOther({ source, seed, choice: i < CHOICES }, told, storyOf, STORY_DRAWS)
    told.add(storyOf(asked))
    return asked
  })
  return lowestFirst(set)
}

const HEIGHT = /viewBox="\S+ \S+ \S+ (\S+)"/
/** Of a line of words, in characters and in the unit of a picture. */
const LINE = { characters: 36, height: 25 }

/** About how high a problem is on a phone without its options, in the unit of a picture. */
function heightOf({ problem: { stem, picture, parts } }: Asked): number {
  const words = [stem, ...parts.map(({ ask: line }) => line)].join(' ').length
  return Math.ceil(words / LINE.characters) * LINE.height + Number(HEIGHT.exec(picture?.svg ?? '')?.[1] ?? 0)
}

/** What a phone shows above two rows of options, in the unit of a picture. */
const MAX_HEIGHT = 230

/** Of those at the head, which have options, the lowest comes first, so that it is seen whole on arrival: with as many marks if that one is low enough. */
function lowestFirst(set: readonly Asked[]): readonly Asked[] {
  const head = set
    .slice(0, CHOICES)
    .filter(({ options }) => options !== null)
    .toSorted((a, b) => heightOf(a) - heightOf(b))
  const easy = head.find(({ maker }) => maker.marks === set[0]?.maker.marks)
  const first = easy !== undefined && heightOf(easy) <= MAX_HEIGHT ? easy : head[0]
  return first === undefined ? set : [first, ...set.filter((one) => one !== first)]
}

/** The levels of the problems of a skill. */
export const levelsOf = (skill: SkillId): readonly Maker['level'][] =>
  ([1, 2, 3] as const).filter((level) =>
    sources.some(({ family, maker }) => family.skill === skill && maker.level === level),
  )

/** The names that problems have. */
const NAME = /\b(?:(?:Mr|Mrs|Ms|Mdm) )?[A-Z][a-z]+(?: [A-Z][a-z]+)*\b/g

/** What a problem tells, without its numbers and names: two that are equal in it tell the same story. */
export const storyOf = ({ problem: { stem, parts } }: Asked): string =>
  [stem, ...parts.map(({ ask: words }) => words)]
    .join(' ')
    .replaceAll(/\{[^}]*\}|\d[\d\u00a0.]*/g, '#')
    .replaceAll(NAME, 'Name')
    .replaceAll(/\b(?:she|her|his|him)\b/gi, 'he')

/** What a pupil reads of a problem: two that are equal in it are the same problem. */
const readAs = ({ problem: { stem, parts, picture } }: Asked): string =>
  JSON.stringify([stem, picture?.svg ?? '', parts.map(({ ask: words, answer }) => [words, answer.text])])

type Seeded = Readonly<{ source: Source; seed: string; choice: boolean }>

/** The first of the seeds whose problem, by what `key` says of it, is not among those before; the first one where there is none. */
function askOther(
  { source, seed, choice }: Seeded,
  before: ReadonlySet<string>,
  key: (asked: Asked) => string,
  draws: number,
): Asked {
  const first = ask(source, seed, choice, EXAM_YEAR)
  let asked = first
  for (let tries = 1; before.has(key(asked)); tries += 1) {
    if (tries > draws) return first
    asked = ask(source, `${seed} other ${tries}`, choice, EXAM_YEAR)
  }
  return asked
}

/** Ten problems of one skill and level, those with few marks first; none where there is no such maker. `number` as in `drawSet`. */
export function drawLevel(skill: SkillId, level: Maker['level'], number: number): readonly Asked[] {
  const own = sources.filter(({ family, maker }) => family.skill === skill && maker.level === level)
  const chosen = takeTurns(createRandom(`maths-${skill}-level-${level}-${number}`), own, LEVEL_SIZE)
  const before = new Set<string>()
  return chosen
    .toSorted((a, b) => a.maker.marks - b.maker.marks)
    .map((source, i) => {
      const seed = `${source.family.id}-${source.maker.marks}-${skill}-level-${level}-${number}-${i}`
      const asked = askOther({ source, seed, choice: i < CHOICES }, before, readAs, MAX_DRAWS)
      before.add(readAs(asked))
      return asked
    })
}
