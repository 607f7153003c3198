/**
 * A quiz of somebody else whose questions are about one text: of six of the nine types. Its texts are words alone, as in any quiz
 * of somebody else.
 */
import { z } from 'zod'
import { MAX_TEXT } from '#lib/text-limits.ts'
import { MAX_OPTIONS, MAX_QUESTIONS, MAX_TITLE, MIN_OPTIONS, optionTexts, text, words } from '#own-quiz/words/limits.ts'
import { kinds, textTypes } from './kinds.ts'
import { type Place, placesIn } from './places.ts'

const MAX_PARAGRAPHS = 60
/** Of words that are right at a place. */
const MAX_ANSWERS = 20
/** Of wrong ones that have a reason: all others of the longest list. */
const MAX_MISTAKES = 14

/**
 * The question of one place: the first one is that of place 1. `answers` are what is right, the best first; only typed ones have
 * several. `options` are empty where it has none. `reasons` has one entry an option, '' for the key, or none at all. `mistakes` are
 * wrong answers that are typed or from the list, each with its reason; none where it has options.
 */
const item = z
  .strictObject({
    answers: z.array(text('option').min(1)).min(1).max(MAX_ANSWERS),
    options: z.array(text('option').min(1)).max(MAX_OPTIONS),
    reason: text('explanation'),
    reasons: z.array(text('explanation')),
    mistakes: z
      .array(z.strictObject({ answer: text('option').min(1), reason: text('explanation').min(1) }).readonly())
      .max(MAX_MISTAKES),
  })
  .refine(({ options, reasons }) => reasons.length === 0 || reasons.length === options.length)
  .readonly()

const shape = z
  .strictObject({
    type: z.enum(textTypes),
    title: words(MAX_TITLE),
    paragraphs: z.array(text('passage').min(1)).max(MAX_PARAGRAPHS),
    words: z.array(text('option').min(1)),
    items: z.array(item).max(MAX_QUESTIONS),
  })
  .readonly()

/** `title` is '' where it has none. `words` are the list that answers are chosen from, empty where there is none. */
export type OwnText = z.infer<typeof shape>
type OwnItem = z.infer<typeof item>

/** What is wrong, in a sentence; `number` is that of the place, 0 for the text as a whole. */
export type TextProblem = Readonly<{ number: number; words: string }>

const problem = (number: number, said: string): TextProblem => ({ number, words: said })

/** How a place is written. */
const example = (number: number, holdsWord: boolean): string => (holdsWord ? `[${number} word]` : `[${number}]`)

function placeProblems(places: readonly Place[], count: number, holdsWord: boolean): readonly TextProblem[] {
  const numbers = places.map(({ number }) => number)
  const again = numbers.filter((number, i) => numbers.indexOf(number) !== i)
  const wanted = Array.from({ length: count }, (_, i) => i + 1)
  const found = [
    ...[...new Set(again)].map((number) => problem(number, `Place [${number}] stands twice in the text.`)),
    ...wanted
      .filter((number) => !numbers.includes(number))
      .map((number) =>
        problem(number, `Number ${number} has no place in the text: write ${example(number, holdsWord)} there.`),
      ),
    ...[...new Set(numbers)]
      .filter((number) => !wanted.includes(number))
      .map((number) => problem(number, `Place [${number}] of the text has no row with its answer.`)),
    ...places
      .filter(({ word }) => (word === '') === holdsWord)
      .map(({ number, word }) =>
        holdsWord
          ? problem(number, `Place [${number}] holds no word: write ${example(number, true)}.`)
          : problem(number, `Place [${number} ${word}] is a blank, and holds a word: write [${number}].`),
      ),
  ]
  const isSorted = numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))
  return found.length > 0 || isSorted
    ? found
    : [problem(0, `The places are not counted from 1 as they are read: ${numbers.join(', ')}.`)]
}

function listProblems({ type, words: list }: OwnText): readonly TextProblem[] {
  const { answered, maxWords } = kinds[type]
  if (answered !== 'listed') return list.length === 0 ? [] : [problem(0, 'This type has no list of words.')]
  const again = list.find((word, i) => list.indexOf(word) !== i)
  return [
    ...(list.length < MIN_OPTIONS
      ? [problem(0, 'There is no list of words: write a row that begins with Words.')]
      : []),
    ...(list.length > maxWords ? [problem(0, `The list has ${list.length} words: ${maxWords} are the most.`)] : []),
    ...(again === undefined ? [] : [problem(0, `“${again}” is twice in the list of words.`)]),
  ]
}

function mistakeProblem({ type, words: list }: OwnText, { answers, mistakes }: OwnItem): string {
  const { answered } = kinds[type]
  if (answered === 'options') return mistakes.length === 0 ? '' : 'has wrong answers beside its options.'
  const wrong = mistakes.map(({ answer }) => answer)
  const both = wrong.find((answer, i) => answers.includes(answer) || wrong.indexOf(answer) !== i)
  if (both !== undefined) return `has “${both}” as a wrong answer and once more.`
  const stray = answered === 'listed' ? wrong.find((answer) => !list.includes(answer)) : undefined
  return stray === undefined ? '' : `has the wrong answer “${stray}”, which is not in the list.`
}

function answerProblem({ type, words: list }: OwnText, item: OwnItem, place: Place): string {
  const { answered, holdsWord } = kinds[type]
  const [answer = ''] = item.answers
  if (answered === 'typed') {
    if (item.options.length > 0) return 'has options, and is answered by typing.'
    if (item.answers.some(({ length }) => length > MAX_TEXT.word))
      return `is too long: ${MAX_TEXT.word} characters are typed at most.`
    return holdsWord && item.answers.includes(place.word) ? 'has as its answer what stands in the text.' : ''
  }
  if (item.answers.length > 1) return 'has more than one right answer: which?'
  if (answered === 'listed') return list.includes(answer) ? '' : `has the answer “${answer}”, which is not in the list.`
  return optionTexts.safeParse(item.options).success && item.options.includes(answer)
    ? ''
    : 'has no two to six options that differ, with the right one among them.'
}

/** None for a text that can be asked. */
export function problemsOf(own: OwnText): readonly TextProblem[] {
  const { type, paragraphs, items } = own
  if (paragraphs.length === 0) return [problem(0, 'There is no text: begin each of its rows with Text.')]
  if (items.length === 0)
    return [problem(0, 'There are no answers: write a row a place, which begins with its number.')]
  const places = paragraphs.flatMap(placesIn)
  const answers = items.flatMap((item, i) => {
    const place = places.find(({ number }) => number === i + 1) ?? { number: i + 1, word: '' }
    const said = answerProblem(own, item, place) || mistakeProblem(own, item)
    return said === '' ? [] : [problem(i + 1, `Number ${i + 1} ${said}`)]
  })
  return [...listProblems(own), ...placeProblems(places, items.length, kinds[type].holdsWord), ...answers]
}

/** The shape alone: what the problems of a text are looked for in. */
export const textShape: typeof shape = shape

export const ownText: z.ZodType<OwnText> = shape.refine((own) => problemsOf(own).length === 0)
