/** Sets of ten questions from the bank, without those reserved for whole papers: of one theme, also of one level of it, or mixed, the same as long as the bank is the same. Pure. */
import { createRandom, type Random } from '#lib/random.ts'
import { type ScienceChoice, type ScienceOpen, type ScienceTheme, THEMES } from './bank.ts'
import { arranged, fits, type Item, MAX_OF_TOPIC, orderOf } from './exam/item-rules.ts'

/** The name of a set of all themes. */
export const MIXED = 'mixed'
/** The year whose exam the sets are for. */
const EXAM_YEAR = 2026
const CHOICES = 7
const OPEN = 3

/** The name of a set, for its URL. */
export type SetTheme = ScienceTheme['theme'] | typeof MIXED

/** How a theme is called on the page. */
export const THEME_NAMES: Readonly<Record<ScienceTheme['theme'], string>> = {
  diversity: 'Diversity',
  cycles: 'Cycles',
  systems: 'Systems',
  interactions: 'Interactions',
  energy: 'Energy',
}

/** A question with its theme. */
type Of<T> = Readonly<{ theme: ScienceTheme['theme']; item: T }>
export type ScienceSet = Readonly<{ choice: readonly Of<ScienceChoice>[]; open: readonly Of<ScienceOpen>[] }>

/** Whether the exam still asks it, and no whole paper is waiting for it. */
export const isPractised = ({ until, reserved }: Item): boolean => !reserved && (until === null || until >= EXAM_YEAR)

/** The first `count` that fit with one another and with what is taken, at most so many of a topic. */
function take<T extends Item>(
  list: readonly Of<T>[],
  count: number,
  taken: readonly Item[],
  ofTopic: number,
): readonly Of<T>[] {
  const chosen: Of<T>[] = []
  for (const one of list)
    if (chosen.length < count && fits(one.item, [...taken, ...chosen.map(({ item }) => item)], ofTopic))
      chosen.push(one)
  return chosen
}

/** Characters of a line of a phone, of the question and of an option. */
const LINE = { stem: 33, option: 24 }

/** What a phone shows below the head of a page. */
const SCREEN_LINES = 13.5

const linesOf = (text: string, width: number): number => Math.ceil(text.length / width)

/** About how many lines of a phone a question needs with its options; a drawing or a table counts as a screen of them. */
function sizeOf({ stem, options, optionTable, figure, table, statements }: ScienceChoice): number {
  const drawn = figure === null && table.length === 0 ? 0 : SCREEN_LINES
  // An option has a border and is at least as high as a finger; the cells of a row have their heads before them.
  const rows = optionTable === null ? options : optionTable.rows.map((row) => [...optionTable.head, ...row].join('  '))
  const asked = [...stem, ...statements].reduce((sum, line) => sum + linesOf(line, LINE.stem), 0)
  return rows.reduce((sum, row) => sum + 1.4 + 0.6 * linesOf(row, LINE.option), drawn + asked)
}

/** Easy, and seen at once with its options. */
const isOpener = (item: ScienceChoice): boolean => item.level < 3 && sizeOf(item) <= SCREEN_LINES

/** An opener at the head if there is one, then the easy ones first. */
function inOrder(asked: readonly Of<ScienceChoice>[]): readonly Of<ScienceChoice>[] {
  const ordered = asked.toSorted((a, b) => a.item.level - b.item.level || sizeOf(a.item) - sizeOf(b.item))
  const first = ordered.find(({ item }) => isOpener(item))
  return first === undefined ? ordered : [first, ...ordered.filter((one) => one !== first)]
}

/** `isAsked` chooses among the questions of the bank. Where there are few open ones, more have options. */
function draw(
  themes: readonly ScienceTheme[],
  theme: SetTheme,
  random: Random,
  isAsked: (item: Item) => boolean,
): ScienceSet {
  const own = themes.filter((one) => theme === MIXED || one.theme === theme)
  const open = own.flatMap((one) => one.open.filter(isAsked).map((item) => ({ theme: one.theme, item })))
  const choice = own.flatMap((one) => one.choice.filter(isAsked).map((item) => ({ theme: one.theme, item })))
  const topics = new Set(choice.map(({ item }) => item.topic)).size
  // A theme of few topics has more questions of each, so that a set is whole.
  const ofTopic = Math.max(MAX_OF_TOPIC, Math.ceil((CHOICES + OPEN) / Math.max(1, topics)))
  const takenOpen = take(random.shuffled(open), OPEN, [], ofTopic)
  const opens = takenOpen.map(({ item }) => item)
  const shuffled = random.shuffled(choice)
  const taken = take(shuffled, CHOICES + OPEN - opens.length, opens, ofTopic)
  const opener = shuffled.find(({ item }) => isOpener(item) && fits(item, opens, ofTopic))
  const takenChoice =
    opener === undefined || taken.some(({ item }) => isOpener(item))
      ? taken
      : take([opener, ...shuffled], taken.length, opens, ofTopic)
  return {
    choice: inOrder(takenChoice.map((one) => ({ ...one, item: arranged(one.item, orderOf(random, one.item)) }))),
    open: takenOpen,
  }
}

/** `number` from 1 to MAX_SET; `themes` is the whole bank. */
export const drawScienceSet = (themes: readonly ScienceTheme[], theme: SetTheme, number: number): ScienceSet =>
  draw(themes, theme, createRandom(`science-${theme}-${number}`), isPractised)

/** The same of one level of a theme. */
export const drawScienceLevel = (
  themes: readonly ScienceTheme[],
  theme: ScienceTheme['theme'],
  level: Item['level'],
  number: number,
): ScienceSet =>
  draw(
    themes,
    theme,
    createRandom(`science-${theme}-level-${level}-${number}`),
    (item) => isPractised(item) && item.level === level,
  )

/** The theme that a URL names, or 'mixed'; null for anything else. */
export function setTheme(name: string): SetTheme | null {
  return name === MIXED ? MIXED : (THEMES.find((theme) => theme === name) ?? null)
}
