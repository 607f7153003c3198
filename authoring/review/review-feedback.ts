/**
 * Holds the reasons for wrong answers, the levels and the places of keys of the practice sets to docs/content-guide.md, 2. Each
 * sentence gives the figure that was measured.
 */
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { ByLanguage } from '#lib/language.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import type { Shelved } from './review-library.ts'
import { englishWords, sentences } from './texts.ts'
import { rarityOf } from './words/word-frequency.ts'

/** A blank has so many likely mistakes at least. */
const MIN_MISTAKES = 4
/** The share of a type's reasons in which the same three words may stand. */
const MAX_FORMULA = 0.1
/** A grade of the Flesch-Kincaid formula: Primary 5, eleven years. */
const MAX_GRADE = 6
/** Neighbouring keys at the same place: about one time in four. Fewer pairs than this say nothing. */
const REPEATS = [0.12, 0.38] as const
const MIN_PAIRS = 30
/** Items of level 1 in ten. */
const MAX_WARM_UP = 0.3
/** A rarer key alone has more points than level 1 allows. */
const MAX_RARITY_OF_WARM_UP = 1

/** Whether runs of words and a reading grade can be measured in a language. */
const HAS_MEASURES: ByLanguage<boolean> = { en: true, 'zh-Hans': false }

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Practice sets stand in this folder; prelims and operators' own documents may lack reasons. */
const isPractice = ({ name }: Shelved): boolean => /(?:^|\/)quizzes\//.test(name)

/** The types that ask for a word, so that a rare one is hard; in the others a rule of grammar is. */
const ASKS_WORDS = new Set<string>(['vocab-mcq', 'vocab-cloze', 'compre-cloze'])

/** The single word that an item is about (in a vocabulary cloze the prompt quotes it); '' where it is about several, or about a rule. */
function wordOf({ key, options, prompt }: Item, type: string): string {
  const asked = type === 'vocab-cloze' ? /"([^"]+)"/.exec(prompt)?.[1] : (options[Number(key)] ?? key)
  const text = asked ?? ''
  return ASKS_WORDS.has(type) && /^[a-z]+$/i.test(text) ? text : ''
}

function itemFaults(item: Item, type: string): readonly string[] {
  const wrong = item.options.length > 0 ? item.options.length - 1 : MIN_MISTAKES
  const word = wordOf(item, type)
  const isTooRare = item.level === 1 && word !== '' && rarityOf(word) > MAX_RARITY_OF_WARM_UP
  return [
    ...(item.mistakes.length < wrong ? [`${item.mistakes.length} reasons for wrong answers, not ${wrong}`] : []),
    ...(item.level === 0 ? ['no level'] : []),
    ...(isTooRare ? [`'${word}' is too rare a word for level 1`] : []),
  ]
}

function documentFaults(shelved: Shelved): readonly string[] {
  const { type, quiz } = shelved.typed
  const { items } = quiz
  const warmUp = items.filter(({ level }) => level === 1).length / Math.max(1, items.length)
  return [
    ...items.flatMap((item) => itemFaults(item, type).map((fault) => `${shelved.name}: item ${item.id}: ${fault}`)),
    ...(warmUp > MAX_WARM_UP ? [`${shelved.name}: ${percent(warmUp)} of the items are of level 1`] : []),
  ]
}

/** The runs of three words of a text, each once. */
function runsOf(text: string): ReadonlySet<string> {
  const words = englishWords(text).map((word) => word.toLowerCase())
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`))
}

/** The run of three words that stands in the most texts, and in what share of them. */
export function commonestRun(texts: readonly string[]): Readonly<{ run: string; share: number }> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const run of runsOf(text)) counts.set(run, (counts.get(run) ?? 0) + 1)
  const [best = ['', 0] as const] = [...counts].sort((a, b) => b[1] - a[1])
  return { run: best[0], share: best[1] / Math.max(1, texts.length) }
}

/** The Flesch-Kincaid grade of texts read as one; 0 without a word. */
export function gradeOf(texts: readonly string[]): number {
  const words = texts.flatMap(englishWords)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return fleschKincaid({ sentence: texts.flatMap(sentences).length, word: words.length, syllable: syllables })
}

/** How many neighbouring keys are the same, of how many pairs. */
export function repeatsOf(quizzes: readonly (readonly Item[])[]): Readonly<{ same: number; pairs: number }> {
  const keys = quizzes.map((items) => items.filter(({ options }) => options.length > 0).map(({ key }) => key))
  const pairs = keys.flatMap((list) => list.slice(1).map((key, i) => key === list[i]))
  return { same: pairs.filter((same) => same).length, pairs: pairs.length }
}

function typeFaults(type: keyof typeof definitions, shelf: readonly Shelved[]): readonly string[] {
  const quizzes = shelf.map(({ typed }) => typed.quiz.items)
  const reasons = quizzes.flat().flatMap(({ mistakes }) => mistakes.map(({ reason }) => reason))
  const { same, pairs } = repeatsOf(quizzes)
  const share = same / Math.max(1, pairs)
  const measured = HAS_MEASURES[definitions[type].language] ? reasons : []
  const { run, share: often } = commonestRun(measured)
  const grade = gradeOf(measured)
  return [
    ...(pairs >= MIN_PAIRS && (share < REPEATS[0] || share > REPEATS[1])
      ? [`${type}: ${percent(share)} of neighbouring keys are the same (chance: 25 %)`]
      : []),
    ...(often > MAX_FORMULA ? [`${type}: '${run}' stands in ${percent(often)} of the reasons`] : []),
    ...(grade > MAX_GRADE ? [`${type}: the reasons are of reading grade ${grade.toFixed(1)}, not ${MAX_GRADE}`] : []),
  ]
}

/** What the feedback of the practice sets lacks, one sentence each. */
export function reviewFeedback(shelf: readonly Shelved[]): readonly string[] {
  const practice = shelf.filter(isPractice)
  const byType = Map.groupBy(practice, ({ typed }) => typed.type)
  return [
    ...practice.flatMap(documentFaults),
    ...[...byType].flatMap(([type, documents]) => typeFaults(type, documents)),
  ]
}
