/** A question away from the others of its quiz: what it needs to be asked again by itself. Pure; it names no type. */
import type { Item, ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import { parseMarkup, type Segment } from '#quiz/markup/parse-markup.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'

type WithQuestions = Quiz & Readonly<{ questions: readonly Question[] }>
type WithPassage = Quiz & Readonly<{ passage: string }>
type WithLines = Quiz & Readonly<{ lines: readonly Readonly<{ number: number; speaker: string; text: string }>[] }>
type WithWords = Quiz & Readonly<{ wordList: readonly Readonly<{ letter: string; word: string }>[] }>
type WithPhrases = Quiz & Readonly<{ phrases: readonly string[] }>

const hasQuestions = (quiz: Quiz): quiz is WithQuestions => 'questions' in quiz
const hasPassage = (quiz: Quiz): quiz is WithPassage => 'passage' in quiz
const hasLines = (quiz: Quiz): quiz is WithLines => 'lines' in quiz
const hasWords = (quiz: Quiz): quiz is WithWords => 'wordList' in quiz
const hasPhrases = (quiz: Quiz): quiz is WithPhrases => 'phrases' in quiz

/** The words that the key of an item stands for. */
function keyWords(quiz: Quiz, { key, options }: Item): string {
  if (options.length > 0) return options[Number(key)] ?? ''
  if (hasWords(quiz)) return quiz.wordList.find(({ letter }) => letter === key)?.word ?? ''
  if (hasPhrases(quiz)) return quiz.phrases[Number(key) - 1] ?? ''
  return key
}

/** What stands in the place of a marker once its item is not asked. */
function withoutItem(quiz: Quiz, segment: Segment, asked: ReadonlySet<ItemId>): string {
  if (segment.kind !== 'mark' && segment.kind !== 'blank' && segment.kind !== 'slot') return segment.source
  const item = quiz.items.find(({ id }) => id === segment.label)
  return item === undefined || asked.has(item.id) ? segment.source : keyWords(quiz, item)
}

const filledIn = (quiz: Quiz, text: string, asked: ReadonlySet<ItemId>): string =>
  parseMarkup(text)
    .segments.map((segment) => withoutItem(quiz, segment, asked))
    .join('')

const asks = (text: string, asked: ReadonlySet<ItemId>): boolean =>
  parseMarkup(text).segments.some((segment) => 'label' in segment && asked.has(segment.label))

/** The paragraphs with these items, or all of a passage whose paragraphs cannot be told apart. */
function ownParagraphs(passage: string, asked: ReadonlySet<ItemId>): string {
  const paragraphs = passage.replaceAll('\r\n', '\n').split(/\n[ \t]*\n+/)
  const own = paragraphs.filter((paragraph) => asks(paragraph, asked))
  return (own.length === 0 ? paragraphs : own).join('\n\n')
}

/** The quiz with these items only; of its passage what is around them, with the keys of all others filled in. */
export function alone<Q extends Quiz>(quiz: Q, ids: readonly ItemId[]): Q {
  const asked = new Set(ids)
  const items = quiz.items.filter(({ id }) => asked.has(id))
  if (hasQuestions(quiz)) {
    const questions = quiz.questions.filter(({ parts }) => parts.some(({ id }) => asked.has(id)))
    return { ...quiz, items, questions }
  }
  if (hasPassage(quiz)) return { ...quiz, items, passage: filledIn(quiz, ownParagraphs(quiz.passage, asked), asked) }
  if (hasLines(quiz)) {
    const lines = quiz.lines.map((line) => ({ ...line, text: filledIn(quiz, line.text, asked) }))
    return { ...quiz, items, lines }
  }
  return { ...quiz, items }
}
