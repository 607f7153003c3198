/**
 * Draws one Science paper from the bank by a seed: 28 questions with options (56 marks) and 12 or 13 open ones (44 marks),
 * no idea and no set-up twice, keys spread evenly. Pure: the same bank and seed give the same paper.
 */
import { createDraw, type Draw } from '#papers/maths/draw.ts'
import type { ScienceChoice, ScienceOpen, SciencePlan, ScienceTheme } from './bank.ts'

export type SciencePaper = Readonly<{
  year: number
  school: string
  /** With the options as printed. */
  choice: readonly ScienceChoice[]
  open: readonly ScienceOpen[]
}>

const OPEN_MARKS = 44
const OPEN_COUNTS: readonly number[] = [12, 13]
/** Questions with options a theme; 28 altogether. */
const QUOTAS: Readonly<Record<ScienceTheme['theme'], number>> = {
  diversity: 4,
  cycles: 7,
  systems: 6,
  interactions: 6,
  energy: 5,
}
/** Of 28 keys, each position is used so often. */
const FEWEST_KEYS = 5
const MOST_KEYS = 9
const MOST_TRIES = 20_000

const ideaOf = (id: string): string => id.slice(0, -1)

export const marksOf = ({ parts }: ScienceOpen): number => parts.reduce((sum, { points }) => sum + points.length, 0)

function shuffled<T>(draw: Draw, list: readonly T[]): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = draw.int(0, i)
    const [a, b] = [copy[i], copy[j]]
    if (a !== undefined && b !== undefined) {
      copy[i] = b
      copy[j] = a
    }
  }
  return copy
}

/** The first `count` that share neither idea nor set-up nor drawing with one another or with what is taken. */
function take<T extends ScienceChoice | ScienceOpen>(list: readonly T[], count: number, taken: Set<string>): T[] {
  const chosen: T[] = []
  for (const item of list) {
    const marks = [ideaOf(item.id), item.setup, item.figure?.file ?? ''].filter((name) => name !== '')
    if (chosen.length === count || marks.some((name) => taken.has(name))) continue
    for (const name of marks) taken.add(name)
    chosen.push(item)
  }
  return chosen
}

function reorder(draw: Draw, item: ScienceChoice): ScienceChoice {
  if (item.fixed) return item
  const order = shuffled(draw, [0, 1, 2, 3])
  const arrange = <T>(list: readonly T[]): T[] => order.flatMap((i) => list.slice(i, i + 1))
  const { optionTable } = item
  return {
    ...item,
    options: arrange(item.options),
    optionTable: optionTable === null ? null : { ...optionTable, rows: arrange(optionTable.rows) },
    key: order.indexOf(item.key),
  }
}

function spread(items: readonly ScienceChoice[]): boolean {
  const keys = items.map(({ key }) => key)
  const counts = [0, 1, 2, 3].map((position) => keys.filter((key) => key === position).length)
  const runs = keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])
  return !runs && Math.min(...counts) >= FEWEST_KEYS && Math.max(...counts) <= MOST_KEYS
}

function drawOpen(draw: Draw, themes: readonly ScienceTheme[], taken: Set<string>): ScienceOpen[] | null {
  const count = OPEN_COUNTS[draw.int(0, OPEN_COUNTS.length - 1)] ?? 12
  const chosen = take(
    shuffled(
      draw,
      themes.flatMap(({ open }) => open),
    ),
    count,
    taken,
  )
  const sum = chosen.reduce((total, item) => total + marksOf(item), 0)
  return chosen.length === count && sum === OPEN_MARKS ? chosen : null
}

/** Throws if the bank is too small for a paper. */
export function makeSciencePaper(themes: readonly ScienceTheme[], { year, school, seed }: SciencePlan): SciencePaper {
  const draw = createDraw(`science-${seed}`)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const taken = new Set<string>()
    const open = drawOpen(draw, themes, taken)
    if (open === null) continue
    const choice = themes
      .flatMap(({ theme, choice: own }) => take(shuffled(draw, own), QUOTAS[theme], taken))
      .map((item) => reorder(draw, item))
    if (choice.length === 28 && spread(choice)) return { year, school, choice, open }
  }
  throw new Error(`the bank of Science is too small for the paper of ${school}`)
}
