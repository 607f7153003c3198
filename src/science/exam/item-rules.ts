/**
 * Draws the Science papers from the bank, each by a seed: 28 questions with options (56 marks) and 12 or 13 open ones
 * (44 marks), no idea and no set-up twice, at most two of a topic, keys spread evenly. A paper takes what the papers
 * before it used least, so that two papers share little. Pure: the same bank and plans give the same papers, and a plan
 * added at the end changes none.
 */
import { createRandom, type Random } from '#lib/random.ts'
import type { ScienceChoice, ScienceOpen, SciencePlan, ScienceTheme } from './bank.ts'

/** `choice` has 28 questions of two marks, `open` 12 or 13 with 44 marks together; both in the order of print. */
export type SciencePaper = Readonly<{
  year: number
  school: string
  /** With the options as printed. */
  choice: readonly ScienceChoice[]
  open: readonly ScienceOpen[]
}>

const OPEN_MARKS = 44
/** Open questions a theme; most papers have one less. */
const OPEN_QUOTAS: Readonly<Record<ScienceTheme['theme'], number>> = {
  diversity: 1,
  cycles: 3,
  systems: 3,
  interactions: 3,
  energy: 3,
}
/** Questions with options a theme; 28 altogether. */
const QUOTAS: Readonly<Record<ScienceTheme['theme'], number>> = {
  diversity: 4,
  cycles: 7,
  systems: 6,
  interactions: 6,
  energy: 5,
}
/** Of 28 keys, each position is used so often. */
const MIN_KEYS = 5
const MAX_KEYS = 9
const MAX_TRIES = 20_000
const MAX_ORDERS = 40
/** Papers drawn for one plan; the one that shares least is kept. */
const CANDIDATES = 20

/** Of one topic, both kinds together. */
const MAX_OF_TOPIC = 2

/** A question of either kind. */
export type Item = ScienceChoice | ScienceOpen

/** One mark a point, over all parts. */
export const marksOf = ({ parts }: ScienceOpen): number => parts.reduce((sum, { points }) => sum + points.length, 0)

/** What no other question of its paper may have: its group, ideas, set-up and drawing. */
function namesOf({ id, ideas, setup, figure }: Item): readonly string[] {
  return [id.slice(0, -1), ...ideas, setup, figure?.file ?? ''].filter((name) => name !== '')
}

/** Whether an item may stand on a paper with these. */
export function fits(item: Item, others: readonly Item[]): boolean {
  const names = namesOf(item)
  const sameTopic = others.filter(({ topic }) => topic === item.topic).length
  return sameTopic < MAX_OF_TOPIC && !others.some((other) => namesOf(other).some((name) => names.includes(name)))
}

/** The first `count` that fit with one another and with what is taken. */
function take<T extends Item>(list: readonly T[], count: number, taken: readonly Item[]): readonly T[] {
  const chosen: T[] = []
  for (const item of list) if (chosen.length < count && fits(item, [...taken, ...chosen])) chosen.push(item)
  return chosen
}

/** With its options in an order of chance, unless their order is fixed. */
export function reorder(random: Random, item: ScienceChoice): ScienceChoice {
  if (item.fixed) return item
  const order = random.shuffled([0, 1, 2, 3])
  const arrange = <T>(list: readonly T[]): T[] => order.flatMap((i) => list.slice(i, i + 1))
  const { optionTable } = item
  return {
    ...item,
    options: arrange(item.options),
    optionTable: optionTable === null ? null : { ...optionTable, rows: arrange(optionTable.rows) },
    key: order.indexOf(item.key),
  }
}

function isSpread(items: readonly ScienceChoice[]): boolean {
  const keys = items.map(({ key }) => key)
  const counts = [0, 1, 2, 3].map((position) => keys.filter((key) => key === position).length)
  const runs = keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])
  return !runs && Math.min(...counts) >= MIN_KEYS && Math.max(...counts) <= MAX_KEYS
}

/** The options put in orders of chance until the keys are spread. */
function spreadKeys(random: Random, items: readonly ScienceChoice[]): readonly ScienceChoice[] | null {
  for (let tries = 0; tries < MAX_ORDERS; tries += 1) {
    const arranged = items.map((item) => reorder(random, item))
    if (isSpread(arranged)) return arranged
  }
  return null
}

/** How often each question stands on the papers. */
type Uses = ReadonlyMap<string, number>

const idsOf = ({ choice, open }: SciencePaper): string[] => [...choice, ...open].map(({ id }) => id)

function usesOf(papers: readonly SciencePaper[]): Uses {
  const uses = new Map<string, number>()
  for (const id of papers.flatMap(idsOf)) uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}

/** In an order of chance in which the least used come first, though not strictly: marks and keys must come out as well. */
function leastUsed<T extends Item>(random: Random, list: readonly T[], uses: Uses): T[] {
  const ranks = new Map(list.map(({ id }) => [id, 3 * (uses.get(id) ?? 0) + random.below(5)]))
  return random.shuffled(list).sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0))
}

/** With one question exchanged for another of its theme, if that makes the marks right. `pools`: a theme's questions each. */
function withRightMarks(
  chosen: readonly ScienceOpen[],
  pools: readonly (readonly ScienceOpen[])[],
): readonly ScienceOpen[] | null {
  const missing = OPEN_MARKS - chosen.reduce((total, item) => total + marksOf(item), 0)
  if (missing === 0) return chosen
  for (const out of chosen) {
    const rest = chosen.filter((item) => item !== out)
    const wanted = marksOf(out) + missing
    const pool = pools.find((items) => items.includes(out)) ?? []
    const other = pool.find((item) => marksOf(item) === wanted && !chosen.includes(item) && fits(item, rest))
    if (other !== undefined) return [...rest, other]
  }
  return null
}

function drawOpen(random: Random, themes: readonly ScienceTheme[], uses: Uses): readonly ScienceOpen[] | null {
  const shorter = random.pick(['', 'cycles', 'systems', 'interactions', 'energy'])
  const chosen: ScienceOpen[] = []
  const pools = themes.map(({ open }) => leastUsed(random, open, uses))
  for (const [i, { theme }] of themes.entries())
    chosen.push(...take(pools[i] ?? [], OPEN_QUOTAS[theme] - (theme === shorter ? 1 : 0), chosen))
  const right = chosen.length >= 12 ? withRightMarks(chosen, pools) : null
  return right === null ? null : random.shuffled(right)
}

function drawPaper(
  random: Random,
  themes: readonly ScienceTheme[],
  uses: Uses,
): Pick<SciencePaper, 'choice' | 'open'> | null {
  const open = drawOpen(random, themes, uses)
  if (open === null) return null
  const chosen: ScienceChoice[] = []
  for (const { theme, choice } of themes)
    chosen.push(...take(leastUsed(random, choice, uses), QUOTAS[theme], [...open, ...chosen]))
  const choice = chosen.length === 28 ? spreadKeys(random, chosen) : null
  return choice === null ? null : { choice, open }
}

/** Smaller is better: first the most that is shared with one paper, then what is shared with all of them. */
function likeness(paper: SciencePaper, others: readonly SciencePaper[]): number {
  const own = new Set(idsOf(paper))
  const shared = others.map((other) => idsOf(other).filter((id) => own.has(id)).length)
  return Math.max(0, ...shared) * 1000 + shared.reduce((sum, count) => sum + count, 0)
}

function nextPaper(
  themes: readonly ScienceTheme[],
  { year, school, seed }: SciencePlan,
  before: readonly SciencePaper[],
): SciencePaper {
  const random = createRandom(`science-${seed}`)
  const uses = usesOf(before)
  const candidates: SciencePaper[] = []
  for (let tries = 0; tries < MAX_TRIES && candidates.length < CANDIDATES; tries += 1) {
    const drawn = drawPaper(random, themes, uses)
    if (drawn !== null) candidates.push({ year, school, ...drawn })
  }
  const [best] = candidates.sort((a, b) => likeness(a, before) - likeness(b, before))
  if (best === undefined) throw new Error(`the bank of Science is too small for the paper of ${school}`)
  return best
}

/** Throws if the bank is too small for a paper. */
export function makeSciencePapers(
  themes: readonly ScienceTheme[],
  plans: readonly SciencePlan[],
): readonly SciencePaper[] {
  const papers: SciencePaper[] = []
  for (const plan of plans) papers.push(nextPaper(themes, plan, papers))
  return papers
}
