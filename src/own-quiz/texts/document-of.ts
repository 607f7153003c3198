/** A text of somebody else as a document of its type, which the schema of the type reads. */
import type { ByLanguage, Language } from '#lib/language.ts'
import { kinds, type TextType } from './kinds.ts'
import type { OwnText } from './own-text.ts'
import { type Place, piecesOf, placesIn, spokenLine, withPlaces } from './places.ts'

/** The letters of a list of words, without I and O, which are easily taken for digits. */
export const LETTERS = 'ABCDEFGHJKLMNPQ'

/** A reason is named as the writer's, because it is not ours. */
const WRITERS: ByLanguage<string> = { en: 'The writer’s reason: ', 'zh-Hans': '出题者的解释：' }

/** '' stays ''. */
export const writersReason = (reason: string, language: Language): string =>
  reason === '' ? '' : `${WRITERS[language]}${reason}`

/** How documents of a type mark a place of their passage. */
const MARKERS: Readonly<Record<Exclude<TextType, 'chinese-dialogue'>, (place: Place) => string>> = {
  'vocab-cloze': ({ number, word }) => `**__[${number}]${word}[/${number}]__**`,
  'grammar-cloze': ({ number }) => `[${number}]_____`,
  editing: ({ number, word }) => `[${number}]${word}[/${number}]`,
  'compre-cloze': ({ number }) => `[${number}]____[/${number}]`,
  'inline-context': ({ number }) => `Q[${number}]`,
}

/** As documents of 完成对话 and of blanks have them. */
const mistakesIn =
  (language: Language) =>
  ({ mistakes }: OwnText['items'][number]) =>
    mistakes.map(({ answer, reason }) => ({ word: answer, reason: writersReason(reason, language) }))

function dialogueOf({ type, paragraphs, words, items }: OwnText, said: readonly string[]): object {
  return {
    dialogue: paragraphs.map((line) => {
      const { speaker, words: spoken } = spokenLine(line)
      return {
        speaker,
        words: piecesOf(spoken).map((piece) =>
          typeof piece === 'string' ? piece : { type: 'blank', id: piece.number },
        ),
      }
    }),
    options: words,
    answers: items.map(({ answers: [answer = ''] }) => words.indexOf(answer)),
    explanations: said,
    mistakes: items.map(mistakesIn(kinds[type].language)),
  }
}

/** As it would be written in content/quizzes. */
export function documentOf(own: OwnText): object {
  const { type, title, paragraphs, words, items } = own
  const { language } = kinds[type]
  const said = items.map(({ reason }) => writersReason(reason, language))
  if (type === 'chinese-dialogue') return { title, ...dialogueOf(own, said) }
  const passage = paragraphs.map((paragraph) => withPlaces(paragraph, MARKERS[type])).join('\n\n')
  const places = paragraphs.flatMap(placesIn)
  const extras = items.map((item, i) => ({
    explanation: said[i] ?? '',
    reasons: item.reasons.map((reason) => writersReason(reason, language)),
    mistakes: mistakesIn(language)(item),
  }))
  const entries = items.map(({ answers: [answer = '', ...alternatives], options }, i) => {
    const index = i + 1
    const own = { index, ...extras[i] }
    if (type === 'editing') return { ...own, correct: answer, alternatives }
    if (type === 'compre-cloze') return { ...own, answer, alternatives }
    if (type === 'grammar-cloze') return { ...own, answer: LETTERS[words.indexOf(answer)] ?? '' }
    return {
      ...own,
      word: places.find(({ number }) => number === index)?.word ?? '',
      options,
      answer: options.indexOf(answer),
    }
  })
  if (type === 'editing') return { title, passage, errors: entries }
  if (type !== 'grammar-cloze') return { title, passage, questions: entries }
  const wordList = words.map((word, i) => ({ letter: LETTERS[i] ?? '', word }))
  return { title, passage, wordList, answers: entries }
}
