/**
 * Whole papers as the exam of 2026 has them: 30 questions with options (60 marks), 10 or 11 open ones (40 marks). A plan in
 * content/papers/science-2026/ names the questions, so that a paper stays as it is when the bank grows.
 */
import { z } from 'zod'
import { createRandom, type Random } from '#lib/random.ts'
import type { ScienceChoice, ScienceOpen, ScienceTheme } from './bank.ts'
import { fits, type Item, marksOf, reorder } from './paper.ts'

const CHOICES = 30
const OPEN_MARKS = 40

const shape = z.strictObject({
  number: z.int().min(1).max(99),
  /** `order` are the places of the options in the bank, from 0, in the order of print. */
  choice: z.array(z.strictObject({ id: z.string(), order: z.array(z.int().min(0).max(3)).length(4) })).length(CHOICES),
  open: z.array(z.string()).min(10).max(11),
})

/** A paper by the ids of its questions. */
export type SciencePaperPlan = z.infer<typeof shape>

/** The schema of a plan. The questions are looked up when the paper is made. */
export const sciencePaperPlan: z.ZodType<SciencePaperPlan> = shape

/** The questions of a paper in the order of print. */
export type ScienceExam = Readonly<{ choice: readonly ScienceChoice[]; open: readonly ScienceOpen[] }>

function arranged(item: ScienceChoice, order: readonly number[]): ScienceChoice {
  const arrange = <T>(list: readonly T[]): T[] => order.flatMap((i) => list.slice(i, i + 1))
  const { optionTable } = item
  return {
    ...item,
    options: arrange(item.options),
    optionTable: optionTable === null ? null : { ...optionTable, rows: arrange(optionTable.rows) },
    key: order.indexOf(item.key),
  }
}

/** Throws for an id that the bank does not have, and for questions that do not make a paper. */
export function makeScienceExam(themes: readonly ScienceTheme[], { choice, open }: SciencePaperPlan): ScienceExam {
  const choices = new Map(themes.flatMap((theme) => theme.choice.map((item) => [item.id, item] as const)))
  const opens = new Map(themes.flatMap((theme) => theme.open.map((item) => [item.id, item] as const)))
  const made = {
    choice: choice.map(({ id, order }) => {
      const item = choices.get(id)
      if (item === undefined) throw new Error(`the bank has no question ${id}`)
      return arranged(item, order)
    }),
    open: open.map((id) => {
      const item = opens.get(id)
      if (item === undefined) throw new Error(`the bank has no question ${id}`)
      return item
    }),
  }
  const marks = made.open.reduce((sum, item) => sum + marksOf(item), 0)
  if (marks !== OPEN_MARKS) throw new Error(`the open questions have ${marks} marks, not ${OPEN_MARKS}`)
  return made
}

/** Of the 30 questions with options. */
const CHOICE_QUOTAS: Readonly<Record<ScienceTheme['theme'], number>> = {
  diversity: 5,
  cycles: 7,
  systems: 6,
  interactions: 6,
  energy: 6,
}
/** Of the open questions, 11; one is left out where the marks are reached without it. */
const OPEN_QUOTAS: Readonly<Record<ScienceTheme['theme'], number>> = {
  diversity: 1,
  cycles: 2,
  systems: 3,
  interactions: 2,
  energy: 3,
}
const MAX_TRIES = 4000
const MIN_KEYS = 5
const MAX_KEYS = 10

const isAsked = ({ until }: Item): boolean => until === 0

/** In an order of chance in which those that earlier papers used come last. */
function leastUsed<T extends Item>(random: Random, list: readonly T[], used: ReadonlyMap<string, number>): T[] {
  return random.shuffled(list.filter(isAsked)).sort((a, b) => (used.get(a.id) ?? 0) - (used.get(b.id) ?? 0))
}

function take<T extends Item>(list: readonly T[], count: number, taken: readonly Item[]): T[] {
  const chosen: T[] = []
  for (const item of list) if (chosen.length < count && fits(item, [...taken, ...chosen])) chosen.push(item)
  return chosen
}

/** Open questions with exactly the marks; null if this draw has others. */
function drawOpen(
  random: Random,
  themes: readonly ScienceTheme[],
  used: ReadonlyMap<string, number>,
): ScienceOpen[] | null {
  const chosen: ScienceOpen[] = []
  for (const { theme, open } of themes) chosen.push(...take(leastUsed(random, open, used), OPEN_QUOTAS[theme], chosen))
  const total = chosen.reduce((sum, item) => sum + marksOf(item), 0)
  if (total === OPEN_MARKS && chosen.length >= 10) return chosen
  const without = chosen.find((item) => total - marksOf(item) === OPEN_MARKS)
  return without === undefined || chosen.length !== 11 ? null : chosen.filter((item) => item !== without)
}

/** The order of the options of one question, so that its key comes to a place of chance. */
function orderOf(random: Random, item: ScienceChoice): number[] {
  if (item.fixed) return [0, 1, 2, 3]
  const texts = (one: ScienceChoice): string[] =>
    one.optionTable === null ? one.options : one.optionTable.rows.map((row) => row.join('|'))
  const before = texts(item)
  return texts(reorder(random, item)).map((text) => before.indexOf(text))
}

function isSpread(items: readonly ScienceChoice[], orders: readonly (readonly number[])[]): boolean {
  const keys = items.map((item, i) => orders[i]?.indexOf(item.key) ?? 0)
  const counts = [0, 1, 2, 3].map((place) => keys.filter((key) => key === place).length)
  const runs = keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])
  return !runs && Math.min(...counts) >= MIN_KEYS && Math.max(...counts) <= MAX_KEYS
}

/** A new plan that uses what earlier ones used least; null if the bank is too small. */
export function drawSciencePlan(
  number: number,
  themes: readonly ScienceTheme[],
  before: readonly SciencePaperPlan[],
): SciencePaperPlan | null {
  const random = createRandom(`science-exam-${number}`)
  const used = new Map<string, number>()
  for (const { choice, open } of before)
    for (const id of [...choice.map((one) => one.id), ...open]) used.set(id, (used.get(id) ?? 0) + 1)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const open = drawOpen(random, themes, used)
    if (open === null) continue
    const choice: ScienceChoice[] = []
    for (const { theme, choice: own } of themes)
      choice.push(...take(leastUsed(random, own, used), CHOICE_QUOTAS[theme], [...open, ...choice]))
    const orders = choice.map((item) => orderOf(random, item))
    if (choice.length !== CHOICES || !isSpread(choice, orders)) continue
    return {
      number,
      choice: choice.map(({ id }, i) => ({ id, order: orders[i] ?? [0, 1, 2, 3] })),
      open: random.shuffled(open).map(({ id }) => id),
    }
  }
  return null
}
