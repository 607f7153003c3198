/**
 * Draws the questions of a new Science paper: no idea and no set-up twice, at most two of a topic, keys spread evenly, and first
 * what the papers before it used least. Pure.
 */
import { createRandom, type Random } from '#lib/random.ts'
import type { ScienceChoice, ScienceOpen, ScienceTheme } from '#science/bank.ts'
import type { ScienceFormat } from './format.ts'
import { fits, type Item, MAX_OF_TOPIC, marksOf, missingMarks, orderOf } from './item-rules.ts'
import { idsOf, type QuestionPlan, sharedQuestions } from './questions.ts'

const MAX_TRIES = 20_000
/** So many papers are drawn; the one that shares least with any other is kept. */
const CANDIDATES = 8

type Uses = ReadonlyMap<string, number>

/** In an order of chance in which the least used come first, though not strictly: marks and keys must come out as well. */
function leastUsed<T extends Item>(random: Random, list: readonly T[], used: Uses): T[] {
  const ranks = new Map(list.map(({ id }) => [id, 3 * (used.get(id) ?? 0) + random.below(5)]))
  return random.shuffled(list).sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0))
}

/** The first `count` that fit with one another and with what is taken. */
function take<T extends Item>(list: readonly T[], count: number, taken: readonly Item[]): T[] {
  const chosen: T[] = []
  for (const item of list)
    if (chosen.length < count && fits(item, [...taken, ...chosen], MAX_OF_TOPIC)) chosen.push(item)
  return chosen
}

/** Questions exchanged for others of their theme, one at a time, until the marks are right. `pools` has a list for each theme. */
function withMarks(
  chosen: readonly ScienceOpen[],
  pools: readonly (readonly ScienceOpen[])[],
  marks: number,
): readonly ScienceOpen[] | null {
  const missing = marks - chosen.reduce((sum, item) => sum + marksOf(item), 0)
  if (missing === 0) return chosen
  for (const out of chosen) {
    const rest = chosen.filter((item) => item !== out)
    const nearer = (item: ScienceOpen): boolean =>
      Math.abs(missing - marksOf(item) + marksOf(out)) < Math.abs(missing) &&
      !chosen.includes(item) &&
      fits(item, rest, MAX_OF_TOPIC)
    const other = pools.find((items) => items.includes(out))?.find(nearer)
    if (other !== undefined) return withMarks([...rest, other], pools, marks)
  }
  return null
}

/** Open questions with exactly the marks, one less than the quotas where that is nearer; null if this draw has none. */
function drawOpen(
  random: Random,
  themes: readonly ScienceTheme[],
  used: Uses,
  { open: quotas, openMarks }: ScienceFormat,
): readonly ScienceOpen[] | null {
  const pools = themes.map(({ open }) => leastUsed(random, open, used))
  const chosen: ScienceOpen[] = []
  for (const [i, { theme }] of themes.entries()) chosen.push(...take(pools[i] ?? [], quotas[theme], chosen))
  const total = chosen.reduce((sum, item) => sum + marksOf(item), 0)
  const fewer = total > openMarks ? random.shuffled(chosen).slice(1) : chosen
  return withMarks(fewer, pools, openMarks)
}

function isSpread(keys: readonly number[], [least, most]: ScienceFormat['keys']): boolean {
  const counts = [0, 1, 2, 3].map((place) => keys.filter((key) => key === place).length)
  const runs = keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])
  return !runs && Math.min(...counts) >= least && Math.max(...counts) <= most
}

function drawOnce(
  random: Random,
  themes: readonly ScienceTheme[],
  used: Uses,
  format: ScienceFormat,
): QuestionPlan | null {
  const open = drawOpen(random, themes, used, format)
  if (open === null || missingMarks(open, format) !== '') return null
  const chosen: ScienceChoice[] = []
  for (const { theme, choice } of themes)
    chosen.push(...take(leastUsed(random, choice, used), format.choice[theme], [...open, ...chosen]))
  const choice = chosen.map((item) => ({ id: item.id, order: orderOf(random, item) }))
  const keys = chosen.map((item, i) => choice[i]?.order.indexOf(item.key) ?? 0)
  if (chosen.length !== format.choices || !isSpread(keys, format.keys)) return null
  return { choice, open: random.shuffled(open).map(({ id }) => id) }
}

/** `name` decides the draw. Null if the bank is too small. */
export function drawQuestions(
  format: ScienceFormat,
  name: string,
  themes: readonly ScienceTheme[],
  before: readonly QuestionPlan[],
): QuestionPlan | null {
  const random = createRandom(name)
  const stock = themes.map((one) => ({
    ...one,
    choice: one.choice.filter(({ reserved }) => reserved === format.reserved),
    open: one.open.filter(({ reserved }) => reserved === format.reserved),
  }))
  const used = new Map<string, number>()
  for (const id of before.flatMap(idsOf)) used.set(id, (used.get(id) ?? 0) + 1)
  const found: QuestionPlan[] = []
  for (let tries = 0; tries < MAX_TRIES && found.length < CANDIDATES; tries += 1) {
    const drawn = drawOnce(random, stock, used, format)
    if (drawn !== null) found.push(drawn)
  }
  const most = (plan: QuestionPlan): number => Math.max(0, ...before.map((other) => sharedQuestions(plan, other)))
  const [best = null] = found.sort((a, b) => most(a) - most(b))
  return best
}
